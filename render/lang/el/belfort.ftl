none = –
nothing = τίποτα
nobody = κανείς

month = { $season } { $month }
site = { FORM($kind, $grammar) } { $district }
numbered-site = { FORM($kind, $grammar) } { $district } αρ. { $number }
side = { $district } προς { $other }
border = { $first }/{ $second }
copy = { FORM($card, $grammar) } { $number }
neutral = ουδέτερος παίκτης { $number }
tally = { $who } { $count }
neutral-tally = ουδέτερος παίκτης { $number }: { $count }
deck = κορυφή της τράπουλας
guild = { $grammar ->
    [acc] τη Συντεχνία
    [in] στη Συντεχνία
   *[plain] Συντεχνία
}
guilds = Συντεχνίες
times = { $count } × { $card }
to-area = { $count } { FORM($area, "in") }
from-player = { FORM($goods, "acc") } από { $who }

## worker

worker-elf = ξωτικό
worker-dwarf = { $grammar ->
    [acc] νάνο
   *[plain] νάνος
}
worker-master_elf = αρχι-ξωτικό
worker-master_dwarf = { $grammar ->
    [acc] αρχι-νάνο
   *[plain] αρχι-νάνος
}

## amount

amount-wood = { $count ->
    [one] { $count } ξύλο
   *[other] { $count } ξύλα
}
amount-stone = { $count ->
    [one] { $count } πέτρα
   *[other] { $count } πέτρες
}
amount-metal = { $count } μέταλλο
amount-gold = { $count } χρυσό
amount-elf = { $count ->
    [one] { $count } ξωτικό
   *[other] { $count } ξωτικά
}
amount-dwarf = { $grammar ->
    [acc] { $count ->
        [one] { $count } νάνο
       *[other] { $count } νάνους
    }
   *[plain] { $count ->
        [one] { $count } νάνος
       *[other] { $count } νάνοι
    }
}
amount-master_elf = { $count ->
    [one] { $count } αρχι-ξωτικό
   *[other] { $count } αρχι-ξωτικά
}
amount-master_dwarf = { $grammar ->
    [acc] { $count ->
        [one] { $count } αρχι-νάνο
       *[other] { $count } αρχι-νάνους
    }
   *[plain] { $count ->
        [one] { $count } αρχι-νάνος
       *[other] { $count } αρχι-νάνοι
    }
}
amount-gnome = { $grammar ->
    [acc] { $count ->
        [one] { $count } γνόμο
       *[other] { $count } γνόμους
    }
   *[plain] { $count ->
        [one] { $count } γνόμος
       *[other] { $count } γνόμοι
    }
}
amount-point = { $grammar ->
    [acc] { $count ->
        [one] { $count } πόντο
       *[other] { $count } πόντους
    }
   *[plain] { $count ->
        [one] { $count } πόντος
       *[other] { $count } πόντοι
    }
}
amount-card = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}

## majority

majority-elf = Ξωτικά
majority-dwarf = { $grammar ->
    [acc] Νάνους
   *[plain] Νάνοι
}
majority-gnome = { $grammar ->
    [acc] Γνόμους
   *[plain] Γνόμοι
}

## source

source-districts = συνοικίες
source-majority_elf = πρωτιά: ξωτικά
source-majority_dwarf = πρωτιά: νάνοι
source-majority_gnome = πρωτιά: γνόμοι
source-taxes = απλήρωτοι φόροι

## caption

caption-keep = Κάρτες που κρατάτε
caption-dwarf = Συντεχνία για τον νάνο
caption-place = Τοποθέτηση εργάτη
caption-pass = Πάσο: οι άλλοι στις περιοχές
caption-send = Πόσοι πάνε πού
caption-swap = Επιλογή θυρεού
caption-activate = Ενεργοποίηση εργάτη
caption-build = Κατασκευή κάρτας από το χέρι
caption-wall = Κατασκευή Τείχους
caption-guild = Κατασκευή Συντεχνίας
caption-buy = Αγορά στο Ανταλλακτήριο
caption-sell = Πώληση στο Ανταλλακτήριο
caption-barter = Ανταλλαγή με τους Εμπόρους
caption-hire = Πρόσληψη γνόμου
caption-power = Ενέργεια γνόμου
caption-card = Αγορά κάρτας, στο τέλος
caption-neutral_card = Επιλογή ουδέτερης κάρτας
caption-end_turn = Τέλος Ενεργειών
caption-discard = Κάρτες για ξεσκαρτάρισμα
caption-recruit = Ποιον προσλαμβάνετε
caption-skip = Παράλειψη
caption-mark = Πού πάει ο δείκτης
caption-design = Έργο με τους Αρχιτέκτονες
caption-pay = Πώς πληρώνετε
caption-rob = Τι παίρνετε
caption-exchange = Δύο τοποθεσίες για ανταλλαγή
caption-reveal = Κάρτα που δείχνετε
caption-take = Κάρτα που παίρνετε
caption-resign = Παραίτηση

## prompt

prompt-choose_cards = Επιλέξτε { $count } κάρτες για να κρατήσετε. Τις βλέπετε μόνο εσείς. Όταν επιλέξουν όλοι, φαίνονται όσες ξεσκαρταρίστηκαν.
prompt-choose_dwarf = Σε ποια Συντεχνία ξεκινάει ο νάνος του ουδέτερου παίκτη { $number }; Όσο είναι εκεί, κανείς δεν μπορεί να τοποθετήσει εργάτη.
prompt-placement = Τοποθετήστε έναν εργάτη. Ή πηγαίνετε πάσο: οι υπόλοιποι πάνε στις Περιοχές Πρώτων Υλών και συλλέγουν. Εργάτες: { $workers }. Αγαθά: { $goods }.
prompt-send_rest = Πού πάνε αυτοί οι εργάτες: { $worker }; Επιλέξτε πόσοι πάνε σε κάθε περιοχή.
prompt-swap_crests = Σκηνή του Βασιλιά: ανταλλάσσετε τον θυρεό σας { $number } με άλλου παίκτη; Η νέα σειρά ισχύει από τις Ενέργειες αυτού του γύρου.
prompt-actions = { $number ->
    [0] Εκτελέστε τις Ενέργειές σας με όποια σειρά θέλετε. Αγαθά: { $goods }. Δεν σας μένει επίσκεψη στο Ανταλλακτήριο.
    [one] Εκτελέστε τις Ενέργειές σας με όποια σειρά θέλετε. Αγαθά: { $goods }. Σας μένει { $number } επίσκεψη στο Ανταλλακτήριο.
   *[other] Εκτελέστε τις Ενέργειές σας με όποια σειρά θέλετε. Αγαθά: { $goods }. Σας μένουν { $number } επισκέψεις στο Ανταλλακτήριο.
}
prompt-discard_cards = { $count ->
    [one] Επιλέξτε { $count } κάρτα για ξεσκαρτάρισμα. Θα τη δουν όλοι.
   *[other] Επιλέξτε { $count } κάρτες για ξεσκαρτάρισμα. Θα τις δουν όλοι.
}
prompt-choose_recruit = { $what }: ποιον προσλαμβάνετε;
prompt-choose_half = Με τον γνόμο σας μπαίνει δείκτης και στο άλλο μισό ενός Φυλακίου. Σε ποιο;
prompt-choose_design = Αρχιτέκτονες: τι χτίζετε χωρίς κάρτα; Πληρώνετε 1 μέταλλο λιγότερο, ή συνολικά 2 ξύλα και πέτρες λιγότερα. Έχετε { FORM($goods, "acc") }.
prompt-pay_architects = Αρχιτέκτονες: πώς πληρώνετε για { FORM($what, "acc") };
prompt-choose_loot = { $what }: τι παίρνετε, και από ποιον;
prompt-choose_exchange = Μάγοι: ποιες δύο τοποθεσίες του ίδιου είδους ανταλλάσσουν τους δείκτες τους;
prompt-choose_arrival = Μάγοι: σε ποια πλευρά του Φυλακίου πάει ο δείκτης (παίκτης: { $who });
prompt-show_cards = Έρχονται Κατάσκοποι (παίκτης: { $who }). Ποια κάρτα δείχνετε; Μπορεί να σας την πάρουν.
prompt-take_shown = Κατάσκοποι: ποια από αυτές τις κάρτες παίρνετε;
prompt-choose_neutral_card = Με ποια κάρτα χτίζει ο ουδέτερος παίκτης { $number };
prompt-choose_neutral_site = Πού χτίζει ο ουδέτερος παίκτης { $number } { FORM($what, "acc") };

## awaits

awaits-choose_cards = Αναμονή για { $who }: επιλογή καρτών
awaits-choose_dwarf = Αναμονή για { $who }: τοποθέτηση ουδέτερου νάνου
awaits-placement = Αναμονή για { $who }: τοποθέτηση εργάτη ή πάσο
awaits-send_rest = Αναμονή για { $who }: εργάτες στις περιοχές
awaits-swap_crests = Αναμονή για { $who }: θυρεοί στη Σκηνή του Βασιλιά
awaits-actions = Αναμονή για { $who }: Ενέργειες
awaits-discard_cards = Αναμονή για { $who }: ξεσκαρτάρισμα
awaits-choose_recruit = Αναμονή για { $who }: πρόσληψη
awaits-choose_half = Αναμονή για { $who }: το άλλο μισό ενός Φυλακίου
awaits-choose_design = Αναμονή για { $who }: έργο με τους Αρχιτέκτονες
awaits-pay_architects = Αναμονή για { $who }: πληρωμή των Αρχιτεκτόνων
awaits-choose_loot = Αναμονή για { $who }: λεία από τους άλλους
awaits-choose_exchange = Αναμονή για { $who }: ανταλλαγή δύο τοποθεσιών
awaits-choose_arrival = Αναμονή για { $who }: πλευρά ενός Φυλακίου
awaits-show_cards = Αναμονή για { $who }: κάρτα για τους Κατασκόπους
awaits-take_shown = Αναμονή για { $who }: κάρτα από τους Κατασκόπους
awaits-choose_neutral_card = Αναμονή για { $who }: κάρτα για ουδέτερο παίκτη
awaits-choose_neutral_site = Αναμονή για { $who }: κατασκευή για ουδέτερο παίκτη

## picture

picture-board = Πόλη
picture-market = Ανοιχτές κάρτες και Ανταλλακτήριο, πιο μεγάλα
picture-phone = Συνοικίες και παίκτες, για κινητό
picture-phone-more = Τοποθεσίες, εργάτες και κάρτες, για κινητό

## orderable

orderable-swap_crests = Θυρεοί στη Σκηνή του Βασιλιά
orderable-placement = Τοποθέτηση, όταν δεν σας μένει θέση

## policy

policy-better = Ο μικρότερος θυρεός, αν είναι καλύτερος από τον δικό σας
policy-keep = Ο θυρεός σας μένει
policy-full_raw = Πάσο: ξωτικά στο Δάσος, νάνοι στο Λατομείο
policy-full_metal = Πάσο: ζευγάρια στο Ορυχείο, οι άλλοι σε Δάσος και Λατομείο
policy-full_gold = Πάσο: όλοι στο Χρυσορυχείο
