none = –
nothing = τίποτα
free = δωρεάν

space = { FORM($gear, $grammar) } { $number }
start-space = { $grammar ->
    [acc] τη Θέση Αρχικού Παίκτη
    [in] στη Θέση Αρχικού Παίκτη
    [gen] της Θέσης Αρχικού Παίκτη
   *[plain] Θέση Αρχικού Παίκτη
}
starting-wealth = αρχική περιουσία
level = { FORM($technology, $grammar) } { $level }

## amount

amount-corn = { $count ->
    [one] { $count } καλαμπόκι
   *[other] { $count } καλαμπόκια
}
amount-wood = { $count ->
    [one] { $count } ξύλο
   *[other] { $count } ξύλα
}
amount-stone = { $count ->
    [one] { $count } πέτρα
   *[other] { $count } πέτρες
}
amount-gold = { $count } χρυσό
amount-skull = { $count ->
    [one] { $count } κρανίο
   *[other] { $count } κρανία
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
amount-resource = { $grammar ->
    [acc] { $count ->
        [one] { $count } πόρο
       *[other] { $count } πόρους
    }
   *[plain] { $count ->
        [one] { $count } πόρος
       *[other] { $count } πόροι
    }
}
amount-worker = { $grammar ->
    [acc] { $count ->
        [one] { $count } εργάτη
       *[other] { $count } εργάτες
    }
   *[plain] { $count ->
        [one] { $count } εργάτης
       *[other] { $count } εργάτες
    }
}
amount-day = { $count ->
    [one] { $count } μέρα
   *[other] { $count } μέρες
}

## kind

kind-farm = φάρμα
kind-tomb = τάφος
kind-civic = αστικό κτίριο
kind-altar = βωμός

## source

source-temples = ναοί
source-chichen_itza = Τσίτσεν Ίτσα
source-building = κτίρια
source-architecture = Αρχιτεκτονική
source-hunger = πείνα εργατών
source-corn = καλαμπόκι
source-skulls = υπόλοιπα κρανία
source-monuments = μνημεία

## caption

caption-keep = Κρατήστε αρχική περιουσία
caption-beg = Ικεσία για καλαμπόκι
caption-place = Εργάτης σε γρανάζι
caption-claim = Εργάτης στη Θέση Αρχικού Παίκτη
caption-take = Αφαίρεση εργάτη
caption-end_turn = Τέλος σειράς
caption-harvest = Τρόπος συγκομιδής
caption-research = Επιλογή τεχνολογίας
caption-construct = Κατασκευή κτιρίου
caption-monument = Κατασκευή μνημείου
caption-climb = Επιλογή ναών
caption-perform = Επιλογή ενέργειας
caption-pay = Με τι πληρώνετε
caption-take_resources = Επιλογή πόρων
caption-offer = Ένας πόρος για μια θέση σε ναό
caption-trade = Αγορά: πόσα αγοράζετε ή πουλάτε (-1)
caption-skip = Παρακάτω
caption-move_calendar = Προώθηση του ημερολογίου
caption-resign = Παραίτηση

## share

share-wood = ξύλο (έχετε { $count }, το -1 πουλά ένα)
share-stone = πέτρα (έχετε { $count }, το -1 πουλά μία)
share-gold = χρυσός (έχετε { $count }, το -1 πουλά έναν)

## picture

picture-board = Ταμπλό
picture-gears = Γρανάζια, πιο μεγάλα
picture-tiles = Κτίρια και μνημεία, πιο μεγάλα
picture-phone = Γρανάζια και παίκτες, για κινητό
picture-phone-more = Ναοί, τεχνολογίες και πλακίδια, για κινητό

##

tableau = Περιοχή παίκτη: { $who }

## prompt

prompt-choose_wealth = Ποια { $count } από αυτά τα πλακίδια κρατάτε; Μένουν κρυφά μέχρι να επιλέξουν όλοι.
prompt-turn = { $mode ->
    [place] Τοποθετήστε εργάτες. Δεν έχετε εργάτες για αφαίρεση. Έχετε { FORM($goods, "acc") }.
    [take] Αφαιρέστε εργάτες. Δεν μπορείτε να τοποθετήσετε τώρα. Έχετε { FORM($goods, "acc") }.
    [beg] Πρώτα ικετεύστε για καλαμπόκι. Δεν μπορείτε να τοποθετήσετε εργάτη και δεν έχετε κανέναν για αφαίρεση. Έχετε { FORM($goods, "acc") }.
    [placing] Τοποθετήστε κι άλλον εργάτη ή τελειώστε τη σειρά σας. Έχετε { FORM($goods, "acc") }.
    [taking] Αφαιρέστε κι άλλον εργάτη ή τελειώστε τη σειρά σας. Έχετε { FORM($goods, "acc") }.
    [done] Τελειώστε τη σειρά σας. Δεν μπορείτε να κάνετε κάτι άλλο. Έχετε { FORM($goods, "acc") }.
   *[open] Τοποθετήστε ή αφαιρέστε εργάτες, όχι και τα δύο. Έχετε { FORM($goods, "acc") }.
}
prompt-choose_harvest = { $cause }: τι συγκομίζετε;
prompt-choose_track = { $count ->
    [one] { $cause }: σε ποια τεχνολογία προχωράτε;
   *[other] { $cause }: σε ποια τεχνολογία προχωράτε; Έχετε { $count } βήματα.
}
prompt-choose_building = { $corn ->
    [0] { $cause }: τι κατασκευάζετε; Έχετε { FORM($goods, "acc") }.
    [one] { $cause }: τι κατασκευάζετε; Πληρώνετε { $corn } καλαμπόκι για κάθε πόρο του κόστους. Έχετε { FORM($goods, "acc") }.
   *[other] { $cause }: τι κατασκευάζετε; Πληρώνετε { $corn } καλαμπόκια για κάθε πόρο του κόστους. Έχετε { FORM($goods, "acc") }.
}
prompt-choose_temples = { $count ->
    [one] { $cause }: σε ποιον ναό ανεβαίνετε;
   *[other] { $cause }: σε ποιους { $count } ναούς ανεβαίνετε;
}
prompt-choose_resources = { $count ->
    [one] { $cause }: ποιον πόρο παίρνετε;
   *[other] { $cause }: ποιους { $count } πόρους παίρνετε;
}
prompt-choose_action = { $corn ->
    [0] { $cause }: ποια ενέργεια εκτελείτε;
    [one] { $cause }: ποια ενέργεια εκτελείτε με { $corn } καλαμπόκι;
   *[other] { $cause }: ποια ενέργεια εκτελείτε με { $corn } καλαμπόκια;
}
prompt-choose_offering = Θεολογία: πληρώνετε έναν πόρο για να ανεβείτε μία θέση σε ναό;
prompt-at_market = Αγορά: το ξύλο αξίζει { $wood } καλαμπόκια, η πέτρα { $stone }, ο χρυσός { $gold }. Τι αγοράζετε και τι πουλάτε; Έχετε { FORM($goods, "acc") }.
prompt-choose_days = Είστε στη Θέση Αρχικού Παίκτη: πόσες μέρες προχωράει το ημερολόγιο;
prompt-pay_any = { $cause }: με ποιους πόρους πληρώνετε;

## awaits

awaits-choose_wealth = Αναμονή για { $who }: επιλογή αρχικής περιουσίας
awaits-turn = Αναμονή για { $who }: τοποθέτηση ή αφαίρεση εργατών
awaits-choose_harvest = Αναμονή για { $who }: συγκομιδή
awaits-choose_track = Αναμονή για { $who }: πρόοδος σε τεχνολογία
awaits-choose_building = Αναμονή για { $who }: κατασκευή
awaits-choose_temples = Αναμονή για { $who }: επιλογή ναών
awaits-choose_resources = Αναμονή για { $who }: επιλογή πόρων
awaits-choose_action = Αναμονή για { $who }: επιλογή ενέργειας
awaits-choose_offering = Αναμονή για { $who }: προσφορά ή όχι
awaits-at_market = Αναμονή για { $who }: συναλλαγές στην αγορά
awaits-choose_days = Αναμονή για { $who }: προώθηση του ημερολογίου
awaits-pay_any = Αναμονή για { $who }: επιλογή πληρωμής

##

wealth-line = { $tile }: { $gives }

## orderable

orderable-choose_days = Ημερολόγιο: μία ή δύο μέρες

## policy

policy-one = Μία μέρα μπροστά
policy-two = Δύο μέρες μπροστά
policy-two_unless_food = Δύο μέρες μπροστά, ή μία αν οι δύο φέρνουν πιο νωρίς την Ημέρα Ταΐσματος
