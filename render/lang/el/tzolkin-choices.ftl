keep = Κρατάω { $tiles }
beg = { $corn ->
    [one] Ικεσία για { $corn } καλαμπόκι: { $temple } κάτω
   *[other] Ικεσία για { $corn } καλαμπόκια: { $temple } κάτω
}
place = { $corn ->
    [0] Τοποθέτηση: { $space } (δωρεάν)
    [one] Τοποθέτηση: { $space } ({ $corn } καλαμπόκι)
   *[other] Τοποθέτηση: { $space } ({ $corn } καλαμπόκια)
}
place-in-mercy = Τοποθέτηση: { $space } (όλο το καλαμπόκι)
place-nowhere = Τοποθέτηση: { $space } (γεμάτο)

claim = { $corn ->
    [0] Τοποθέτηση: Θέση Αρχικού Παίκτη (δωρεάν)
    [one] Τοποθέτηση: Θέση Αρχικού Παίκτη ({ $corn } καλαμπόκι)
   *[other] Τοποθέτηση: Θέση Αρχικού Παίκτη ({ $corn } καλαμπόκια)
}
move-calendar = { $days ->
    [one] Ημερολόγιο: { $days } μέρα μπροστά
   *[other] Ημερολόγιο: { $days } μέρες μπροστά
}
take-nothing = Αφαίρεση, { $space }: τίποτα
take = Αφαίρεση, { $space }: { $does }
take-other = { $corn ->
    [0] Αφαίρεση, { $space }, ενέργεια { $number }: { $does }
    [one] Αφαίρεση, { $space }, πίσω στο { $number } ({ $corn } καλαμπόκι): { $does }
   *[other] Αφαίρεση, { $space }, πίσω στο { $number } ({ $corn } καλαμπόκια): { $does }
}
take-other-short = { $corn ->
    [0] { $space }, ενέργεια { $number }: { $does }
    [one] { $space }, πίσω στο { $number } ({ $corn } καλαμπόκι): { $does }
   *[other] { $space }, πίσω στο { $number } ({ $corn } καλαμπόκια): { $does }
}

## take-harvest

take-harvest-corn = Αφαίρεση, { $space }: { $goods }
take-harvest-wood = Αφαίρεση, { $space }: { $goods }
take-harvest-free = Αφαίρεση, { $space }: { $goods } χωρίς πλακίδιο
take-harvest-burn = Αφαίρεση, { $space }: κάψιμο για { FORM($goods, "acc") }, { $temple } κάτω

## harvest

harvest-corn = Συγκομιδή: { $goods }
harvest-wood = Συγκομιδή: { $goods }
harvest-free = Συγκομιδή χωρίς πλακίδιο: { $goods }
harvest-burn = Κάψιμο του δάσους: { $goods }, { $temple } κάτω

##

take-research = { $count ->
    [one] Αφαίρεση, { $space }: { $technology } ({ $count } πόρος)
   *[other] Αφαίρεση, { $space }: { $technology } ({ $count } πόροι)
}
research = { $count ->
    [0] Πρόοδος: { $technology } (δωρεάν)
    [one] Πρόοδος: { $technology } ({ $count } πόρος)
   *[other] Πρόοδος: { $technology } ({ $count } πόροι)
}
again = { $technology } ξανά

## take-build

take-build-plain = Αφαίρεση, { $space }: χτίζω { FORM($tile, "acc") } ({ $cost })
take-build-skilled = Αφαίρεση, { $space }, με Αρχιτεκτονική: { $tile } ({ $cost })
take-build-wood = Αφαίρεση, { $space }, έκπτωση σε ξύλο: { $tile } ({ $cost })
take-build-stone = Αφαίρεση, { $space }, έκπτωση σε πέτρα: { $tile } ({ $cost })
take-build-gold = Αφαίρεση, { $space }, έκπτωση σε χρυσό: { $tile } ({ $cost })

## build

build-plain = Κατασκευή: { $tile } ({ $cost })
build-skilled = Κατασκευή με Αρχιτεκτονική: { $tile } ({ $cost })
build-wood = Κατασκευή, έκπτωση σε ξύλο: { $tile } ({ $cost })
build-stone = Κατασκευή, έκπτωση σε πέτρα: { $tile } ({ $cost })
build-gold = Κατασκευή, έκπτωση σε χρυσό: { $tile } ({ $cost })

##

take-climb = Αφαίρεση, { $space }: άνοδος, { $temples }
climb = Άνοδος: { $temples }
take-perform = Αφαίρεση, { $space }: ενέργεια { $other }
perform = Ενέργεια { $space }: { $does }
pay = Πληρωμή: { $goods }
take-resources = Παίρνω: { $goods }
offer = Προσφορά: { $resource }, { $temple } πάνω

buy-word = αγορά
sell-word = πώληση

## trade

trade-buy = { $paid ->
    [one] Αγορά: { $bought } (πληρώνω { $paid } καλαμπόκι)
   *[other] Αγορά: { $bought } (πληρώνω { $paid } καλαμπόκια)
}
trade-sell = { $gained ->
    [one] Πώληση: { $sold } (παίρνω { $gained } καλαμπόκι)
   *[other] Πώληση: { $sold } (παίρνω { $gained } καλαμπόκια)
}
trade-both = { $paid ->
    [0] { $gained ->
        [0] Πώληση: { $sold }, αγορά: { $bought }
        [one] Πώληση: { $sold }, αγορά: { $bought } (παίρνω { $gained } καλαμπόκι)
       *[other] Πώληση: { $sold }, αγορά: { $bought } (παίρνω { $gained } καλαμπόκια)
    }
    [one] Πώληση: { $sold }, αγορά: { $bought } (πληρώνω { $paid } καλαμπόκι)
   *[other] Πώληση: { $sold }, αγορά: { $bought } (πληρώνω { $paid } καλαμπόκια)
}

## skip

skip-construct = Καμία άλλη κατασκευή
skip-research = Κανένα άλλο βήμα
skip-action = Καμία ενέργεια
skip-market = Καμία συναλλαγή
skip-offering = Καμία προσφορά

## plain

plain-end_turn = Τέλος σειράς
plain-resign = Παραίτηση

##

group = Αφαίρεση: { $space }
on-space = { $space }: { $does }.
today = Τώρα: { $does }.
today-nothing = Τώρα: τίποτα μέχρι να προχωρήσει το ημερολόγιο.
tomorrow = { $day ->
    [one] Σε { $day } μέρα: { $does }.
   *[other] Σε { $day } μέρες: { $does }.
}
up-to = { $points ->
    [one] { $temple }: η επόμενη θέση αξίζει { $points } πόντο.
   *[other] { $temple }: η επόμενη θέση αξίζει { $points } πόντους.
}
wasted = { $temple }: πάει χαμένο, δεν μπορείτε να ανεβείτε άλλο.
partly-wasted = { $temple }: μόνο { $count } από { $steps } θέσεις, δεν μπορείτε να ανεβείτε άλλο.
teeth-corn = { $corn ->
    [one] Παίρνετε και το { $corn } καλαμπόκι του ημερολογίου.
   *[other] Παίρνετε και τα { $corn } καλαμπόκια του ημερολογίου.
}
marker-comes = Παίρνετε τον δείκτη αρχικού παίκτη και ξεκινάτε τον επόμενο γύρο.
marker-goes = Δίνετε τον δείκτη αρχικού παίκτη (νέος κάτοχος: { $who }) και παίζετε στο τέλος του επόμενου γύρου.
claim-light = Όταν προχωράει το ημερολόγιο, ο εργάτης σας επιστρέφει. Τότε μπορείτε να προχωρήσετε το ημερολόγιο δύο μέρες, εκτός αν έτσι θα έβγαινε εργάτης από το γρανάζι του.
claim-dark = Όταν προχωράει το ημερολόγιο, ο εργάτης σας επιστρέφει. Το ημερολόγιο προχωράει μόνο μία μέρα, γιατί το ταμπλό σας δείχνει τη σκούρα μεριά του.
claim-in-last-round = Στον τελευταίο γύρο αυτή η θέση δεν δίνει τίποτα άλλο.
day-comes = Ακολουθεί η μέρα { $day }.
day-comes-with-food = Ακολουθεί η μέρα { $day }, με Ημέρα Ταΐσματος στο τέλος της.
board-turns = Το ταμπλό σας γυρίζει στη σκούρα μεριά του. Δεν μπορείτε να το ξανακάνετε, ώσπου να φτάσετε στην κορυφή ενός ναού.
no-skull = Δεν έμεινε κρυστάλλινο κρανίο, άρα δεν παίρνετε.
all-in-play = Όλοι οι εργάτες σας είναι στο παιχνίδι, άρα δεν παίρνετε άλλον.
no-more-skulls = Δεν έμειναν άλλα κρυστάλλινα κρανία.
takes-tile = Παίρνετε ένα πλακίδιο καλαμποκιού.
begging = { $corn ->
    [one] Θα έχετε { $corn } καλαμπόκι και κατεβαίνετε μία θέση σε αυτόν τον ναό.
   *[other] Θα έχετε { $corn } καλαμπόκια και κατεβαίνετε μία θέση σε αυτόν τον ναό.
}
by-skill = Η Αρχιτεκτονική δίνει επιπλέον { FORM($gives, "acc") }.
angry = Οι θεοί εξοργίζονται: κατεβαίνετε μία θέση.
tile-gives = { CAPITAL($kind) }: { $effects }
