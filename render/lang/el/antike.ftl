won-in-all = προσωπικότητες

none = –
nothing = τίποτα

## amount

amount-marble = { $count ->
    [one] { $count } μάρμαρο
   *[other] { $count } μάρμαρα
}
amount-iron = { $count } σίδηρο
amount-gold = { $count } χρυσό
amount-coin = { $count ->
    [one] { $count } νόμισμα
   *[other] { $count } νομίσματα
}
amount-legion = { $count ->
    [one] { $count } λεγεώνα
   *[other] { $count } λεγεώνες
}
amount-galley = { $count ->
    [one] { $count } γαλέρα
   *[other] { $count } γαλέρες
}
amount-general = { $grammar ->
    [acc] { $count ->
        [one] { $count } Στρατηγό
       *[other] { $count } Στρατηγούς
    }
   *[plain] { $count ->
        [one] { $count } Στρατηγός
       *[other] { $count } Στρατηγοί
    }
}
amount-admiral = { $grammar ->
    [acc] { $count ->
        [one] { $count } Ναύαρχο
       *[other] { $count } Ναυάρχους
    }
   *[plain] { $count ->
        [one] { $count } Ναύαρχος
       *[other] { $count } Ναύαρχοι
    }
}
amount-unit = { $count ->
    [one] { $count } μονάδα
   *[other] { $count } μονάδες
}
amount-wall = { $count ->
    [one] { $count } τείχος
   *[other] { $count } τείχη
}

## people

people-king = { $grammar ->
    [acc] { $count ->
        [one] { $count } βασιλιά
       *[other] { $count } βασιλιάδες
    }
   *[plain] { $count ->
        [one] { $count } βασιλιάς
       *[other] { $count } βασιλιάδες
    }
}
people-scholar = { $grammar ->
    [acc] { $count ->
        [one] { $count } φιλόσοφο
       *[other] { $count } φιλοσόφους
    }
   *[plain] { $count ->
        [one] { $count } φιλόσοφος
       *[other] { $count } φιλόσοφοι
    }
}
people-general = { $grammar ->
    [acc] { $count ->
        [one] { $count } στρατηγό
       *[other] { $count } στρατηγούς
    }
   *[plain] { $count ->
        [one] { $count } στρατηγός
       *[other] { $count } στρατηγοί
    }
}
people-navigator = { $grammar ->
    [acc] { $count ->
        [one] { $count } θαλασσοπόρο
       *[other] { $count } θαλασσοπόρους
    }
   *[plain] { $count ->
        [one] { $count } θαλασσοπόρος
       *[other] { $count } θαλασσοπόροι
    }
}
people-citizen = { $grammar ->
    [acc] { $count ->
        [one] { $count } πολίτη
       *[other] { $count } πολίτες
    }
   *[plain] { $count ->
        [one] { $count } πολίτης
       *[other] { $count } πολίτες
    }
}

## stack

stack-king = βασιλιάδες
stack-scholar = φιλόσοφοι
stack-general = στρατηγοί
stack-navigator = θαλασσοπόροι
stack-citizen = πολίτες

## good

good-marble = { $grammar ->
    [gen] μαρμάρου
   *[plain] μάρμαρο
}
good-iron = { $grammar ->
    [acc] σίδηρο
    [gen] σιδήρου
   *[plain] σίδηρος
}
good-gold = { $grammar ->
    [acc] χρυσό
    [gen] χρυσού
   *[plain] χρυσός
}

## colour

colour-brown = καφέ
colour-beige = μπεζ

## phase

phase-rondel = κυκλικός πίνακας
phase-production = παραγωγή
phase-templum = TEMPLUM
phase-militia = MILITIA
phase-scientia = SCIENTIA
phase-movement = κίνηση μονάδων
phase-conquest = κατάκτηση πόλεων
phase-founding = ίδρυση πόλεων
phase-personages = προσωπικότητες και κάρτες
phase-over = τέλος παιχνιδιού

## caption

caption-field = Θέση στον κυκλικό πίνακα
caption-pay = Πώς πληρώνετε
caption-temple = Κατασκευή ναού
caption-wall = Κατασκευή τείχους
caption-quarry = Ναός με Λατομείο
caption-deploy = Ανάπτυξη μονάδας: σε πόλη
caption-develop = Ανάπτυξη τεχνογνωσίας
caption-recruit = Στρατολόγηση μονάδων
caption-move = Κίνηση μονάδων: από πού
caption-conquer = Κατάκτηση πόλης
caption-siege = Με Πολιορκητική Μηχανή
caption-defend = Άμυνα με Φρούριο
caption-remove = Μονάδες που αφαιρείτε
caption-found = Ίδρυση πόλης: τοποθεσία
caption-colonists = Ίδρυση με Αποίκους
caption-coins = Με νομίσματα, όχι δείκτες
caption-know_how_in_coins = Ανάπτυξη με νομίσματα
caption-recruits_in_coins = Στρατολόγηση με νομίσματα
caption-card = Κάρτα γεγονότος
caption-barter = Καραβάνι: ένα προς ένα
caption-exchange = COMMERCIUM: τρία προς δύο
caption-chip = Επιλογή πόρου
caption-take_card = Πάρτε κάρτα γεγονότος
caption-done = Συνέχεια
caption-end_turn = Τέλος γύρου
caption-offer_draw = Πρόταση ισοπαλίας
caption-accept_draw = Αποδοχή ισοπαλίας
caption-decline_draw = Απόρριψη ισοπαλίας
caption-resign = Παραίτηση

## prompt

prompt-choose_field = Μετακινήστε τον δείκτη σας στον κυκλικό πίνακα. { $free ->
    [one] Η επόμενη θέση είναι δωρεάν. Κάθε επιπλέον θέση κοστίζει έναν πόρο της επιλογής σας.
   *[other] Οι επόμενες { $free } θέσεις είναι δωρεάν. Κάθε επιπλέον θέση κοστίζει έναν πόρο της επιλογής σας.
}
prompt-pay_for_field = { $price ->
    [one] Η θέση { $field } κοστίζει { $price } πόρο. Πώς πληρώνετε;
   *[other] Η θέση { $field } κοστίζει { $price } πόρους. Πώς πληρώνετε;
}
prompt-production = Ακολουθεί η παραγωγή σας. Παίζετε κάρτα για αυτήν;
prompt-templum = TEMPLUM: κατασκευάστε ναούς και τείχη στις πόλεις σας.
prompt-militia = MILITIA: αναπτύξτε μονάδες από τη θέση στρατολόγησης στις πόλεις σας.
prompt-scientia = SCIENTIA: αναπτύξτε τεχνογνωσία και στρατολογήστε μονάδες.
prompt-movement = DUELLUM: μετακινήστε τις μονάδες σας. Όταν μια μονάδα συναντά εχθρική του είδους της, αφαιρούνται και οι δύο.
prompt-conquest = DUELLUM: κατακτήστε εχθρικές πόλεις όπου έχετε μονάδες. Σε κάθε πόλη επιτίθεστε μία φορά.
prompt-fortress = { $need ->
    [one] Επίθεση: { $region }. Πέφτει με { $need } μονάδα, ο εχθρός έχει εκεί { $have }. Κάθε Φρούριο που παίζετε προσθέτει 1 στην άμυνα.
   *[other] Επίθεση: { $region }. Πέφτει με { $need } μονάδες, ο εχθρός έχει εκεί { $have }. Κάθε Φρούριο που παίζετε προσθέτει 1 στην άμυνα.
}
prompt-casualties = { $need ->
    [one] Κατακτάτε { FORM($region, "acc") }. Επιλέξτε { $need } μονάδα για αφαίρεση.
   *[other] Κατακτάτε { FORM($region, "acc") }. Επιλέξτε { $need } μονάδες για αφαίρεση.
}
prompt-founding = Μπορείτε να ιδρύσετε πόλεις όπου οι μονάδες σας είναι σε ελεύθερες τοποθεσίες. Ή τελειώστε τον γύρο σας.
prompt-choose_card = { $reason ->
    [city] Χάσατε μια πόλη: πάρτε μια κάρτα γεγονότος.
   *[personage] Ο αντίπαλος κέρδισε μια προσωπικότητα: πάρτε μια κάρτα γεγονότος.
}
prompt-choose_chip = { $left ->
    [one] Η τράπεζα δεν έχει νόμισμα για εσάς. Πάρτε { $left } δείκτη πόρου της επιλογής σας.
   *[other] Η τράπεζα δεν έχει νομίσματα για εσάς. Πάρτε { $left } δείκτες πόρων της επιλογής σας.
}

##

first-field = Βάλτε τον δείκτη σας σε όποια θέση του κυκλικού πίνακα θέλετε. Αυτή την πρώτη φορά είναι δωρεάν.

## nothing-to-found

nothing-to-found-site = Δεν μπορείτε να ιδρύσετε πόλη: καμία μονάδα σας δεν είναι σε ελεύθερη τοποθεσία πόλης. Τελειώστε τον γύρο σας, όταν θέλετε.
nothing-to-found-price = Δεν μπορείτε να πληρώσετε πόλη: 1 μάρμαρο, 1 σίδηρο, 1 χρυσό και 1 νόμισμα για κάθε γειτονική πόλη με τον ίδιο πόρο. Τελειώστε τον γύρο σας, όταν θέλετε.

## awaits

awaits-choose_field = Αναμονή για { $who }: θέση στον κυκλικό πίνακα
awaits-pay_for_field = Αναμονή για { $who }: πληρωμή για τον κυκλικό πίνακα
awaits-production = Αναμονή για { $who }: παραγωγή
awaits-templum = Αναμονή για { $who }: κατασκευές
awaits-militia = Αναμονή για { $who }: ανάπτυξη μονάδων
awaits-scientia = Αναμονή για { $who }: τεχνογνωσία και στρατολόγηση
awaits-movement = Αναμονή για { $who }: κίνηση μονάδων
awaits-conquest = Αναμονή για { $who }: κατάκτηση πόλεων
awaits-fortress = Αναμονή για { $who }: Φρούριο ή όχι, { $region }
awaits-casualties = Αναμονή για { $who }: αφαίρεση μονάδων, { $region }
awaits-founding = Αναμονή για { $who }: ίδρυση πόλεων ή τέλος γύρου
awaits-choose_card = { $reason ->
    [city] Αναμονή για { $who }: κάρτα γεγονότος για χαμένη πόλη
   *[personage] Αναμονή για { $who }: κάρτα γεγονότος για προσωπικότητα του αντιπάλου
}
awaits-choose_chip = Αναμονή για { $who }: πόρος αντί για νόμισμα

## picture

picture-board = Ταμπλό
picture-map = Χάρτης
picture-tables = Πίνακες
picture-phone = Χάρτης και κούρσα, για κινητό
picture-phone-more = Κυκλικός πίνακας και αποθέματα, για κινητό
picture-phone-whole = Όλο το τραπέζι σε μία ψηλή εικόνα

## orderable

orderable-fortress = Φρούριο, όταν δέχεται επίθεση πόλη σας
orderable-choose_card = Κάρτες γεγονότων που παίρνετε

## fortress-policy

fortress-policy-save = Μόνο όσα Φρούρια σώζουν την πόλη, αλλιώς κανένα
fortress-policy-save_or_weaken = Μόνο όσα Φρούρια σώζουν την πόλη, αλλιώς ένα
fortress-policy-none = Κανένα Φρούριο

## subject

subject-city = για πόλεις που χάσατε
subject-personage = για προσωπικότητα του αντιπάλου

##

card-policy = Παίρνω { $card }, αν είναι ανοιχτή
