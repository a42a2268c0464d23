game-began = Το παιχνίδι αρχίζει. Αρχικός παίκτης: { $who }.
dummies = Ουδέτεροι εργάτες: { $spaces }.
wealth-chosen = { $who } έχει επιλέξει αρχική περιουσία.
wealth-shown = { $who } κρατάει: { $tiles }.
round-began = { $food_day ->
    [yes] Μέρα { $day }: ξεκινάει { $first }. Στο τέλος της είναι Ημέρα Ταΐσματος.
   *[no] Μέρα { $day }: ξεκινάει { $first }.
}
turn-began = Σειρά έχει: { $who }.
begged = { $corn ->
    [one] { $who } ικετεύει για { $corn } καλαμπόκι.
   *[other] { $who } ικετεύει για { $corn } καλαμπόκια.
}
placed = { $corn ->
    [0] { $who } τοποθετεί εργάτη { FORM($space, "in") }.
    [one] { $who } τοποθετεί εργάτη { FORM($space, "in") } με { $corn } καλαμπόκι.
   *[other] { $who } τοποθετεί εργάτη { FORM($space, "in") } με { $corn } καλαμπόκια.
}
placed-mercy = { $who } πληρώνει όλο το καλαμπόκι που έχει ({ $corn }) και τοποθετεί εργάτη { FORM($space, "in") }.
claimed = { $corn ->
    [0] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη.
    [one] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη με { $corn } καλαμπόκι.
   *[other] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη με { $corn } καλαμπόκια.
}

## claimed-advance

claimed-advance-one = { $corn ->
    [0] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη.
    [one] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη με { $corn } καλαμπόκι.
   *[other] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη με { $corn } καλαμπόκια.
}
claimed-advance-two = { $corn ->
    [0] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη και θέλει δύο μέρες.
    [one] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη με { $corn } καλαμπόκι και θέλει δύο μέρες.
   *[other] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη με { $corn } καλαμπόκια και θέλει δύο μέρες.
}
claimed-advance-two_unless_food = { $corn ->
    [0] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη και θέλει δύο μέρες, όχι όμως πιο νωρίς την Ημέρα Ταΐσματος.
    [one] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη με { $corn } καλαμπόκι και θέλει δύο μέρες, όχι όμως πιο νωρίς την Ημέρα Ταΐσματος.
   *[other] { $who } τοποθετεί εργάτη στη Θέση Αρχικού Παίκτη με { $corn } καλαμπόκια και θέλει δύο μέρες, όχι όμως πιο νωρίς την Ημέρα Ταΐσματος.
}

## advance-set

advance-set-one = { $who } θέλει να προχωρήσει το ημερολόγιο μία μέρα.
advance-set-two = { $who } θέλει να προχωρήσει το ημερολόγιο δύο μέρες.
advance-set-two_unless_food = { $who } θέλει να προχωρήσει το ημερολόγιο δύο μέρες, όχι όμως πιο νωρίς την Ημέρα Ταΐσματος.

##

taken-for-nothing = { $who } αφαιρεί εργάτη από { FORM($space, "acc") } χωρίς ενέργεια.
taken = { $who } αφαιρεί εργάτη και εκτελεί την ενέργεια { FORM($space, "gen") }.
taken-for-other = { $corn ->
    [0] { $who } αφαιρεί εργάτη από { FORM($space, "acc") } και εκτελεί την ενέργεια { FORM($action, "gen") }.
    [one] { $who } αφαιρεί εργάτη από { FORM($space, "acc") } και πληρώνει { $corn } καλαμπόκι για την ενέργεια { FORM($action, "gen") }.
   *[other] { $who } αφαιρεί εργάτη από { FORM($space, "acc") } και πληρώνει { $corn } καλαμπόκια για την ενέργεια { FORM($action, "gen") }.
}
gained = { $who } παίρνει { FORM($goods, "acc") } ({ $source }).
paid = { $who } πληρώνει { FORM($goods, "acc") } ({ $what }).

## harvested

harvested-corn = { $who } συγκομίζει { FORM($goods, "acc") } { FORM($group, "in") }.
harvested-wood = { $who } κόβει { FORM($goods, "acc") } { FORM($group, "in") }.
harvested-free = { $who } συγκομίζει { FORM($goods, "acc") } { FORM($group, "in") } χωρίς πλακίδιο.
harvested-burn = { $who } καίει το δάσος { FORM($group, "in") }: { $goods }.

##

climbed = { $who } ανεβαίνει στον ναό { FORM($temple, "gen") }, στη θέση { $step }.
climbed-wasted = { $who } δεν μπορεί να ανεβεί στον ναό { FORM($temple, "gen") }, η άνοδος πάει χαμένη.
descended = Οι θεοί εξοργίζονται: { $who } κατεβαίνει στον ναό { FORM($temple, "gen") }, στη θέση { $step }.
light-regained = { $who } μπορεί και πάλι να προχωρήσει το ημερολόγιο δύο μέρες.
researched = { $who } προχωράει { FORM($track, "in") }.
researched-repeat = { $who } προχωράει πέρα από το τελευταίο επίπεδο { FORM($track, "gen") }.
constructed = { $free ->
    [yes] { $who } κατασκευάζει { FORM($tile, "acc") }.
   *[no] { $who } κατασκευάζει { FORM($tile, "acc") } με { FORM($paid, "acc") }.
}
monument-built = { $who } κατασκευάζει { FORM($tile, "acc") } με { FORM($paid, "acc") }.

## traded

traded-buy = { $paid ->
    [one] { $who } αγοράζει { FORM($bought, "acc") } με { $paid } καλαμπόκι.
   *[other] { $who } αγοράζει { FORM($bought, "acc") } με { $paid } καλαμπόκια.
}
traded-sell = { $gained ->
    [one] { $who } πουλάει { FORM($sold, "acc") } για { $gained } καλαμπόκι.
   *[other] { $who } πουλάει { FORM($sold, "acc") } για { $gained } καλαμπόκια.
}
traded-both = { $paid ->
    [0] { $gained ->
        [0] { $who } πουλάει { FORM($sold, "acc") } και αγοράζει { FORM($bought, "acc") }.
        [one] { $who } πουλάει { FORM($sold, "acc") }, αγοράζει { FORM($bought, "acc") } και παίρνει { $gained } καλαμπόκι.
       *[other] { $who } πουλάει { FORM($sold, "acc") }, αγοράζει { FORM($bought, "acc") } και παίρνει { $gained } καλαμπόκια.
    }
    [one] { $who } πουλάει { FORM($sold, "acc") }, αγοράζει { FORM($bought, "acc") } και πληρώνει { $paid } καλαμπόκι.
   *[other] { $who } πουλάει { FORM($sold, "acc") }, αγοράζει { FORM($bought, "acc") } και πληρώνει { $paid } καλαμπόκια.
}

##

skull-laid = { $points ->
    [one] { $who } τοποθετεί κρανίο { FORM($space, "in") } για { $points } πόντο.
   *[other] { $who } τοποθετεί κρανίο { FORM($space, "in") } για { $points } πόντους.
}
worker-joined = { $who } παίρνει νέο εργάτη.
points-scored = { $who } κερδίζει { FORM($points, "acc") } ({ $source }).
display-filled = Νέα κτίρια: { $tiles }.
calendar-corn = { $corn ->
    [one] { $who } παίρνει το { $corn } καλαμπόκι του ημερολογίου.
   *[other] { $who } παίρνει τα { $corn } καλαμπόκια του ημερολογίου.
}
food-day-began = { $scoring ->
    [yes] Ημέρα Ταΐσματος { $number }: οι εργάτες τρώνε, οι ναοί δίνουν πόντους.
   *[no] Ημέρα Ταΐσματος { $number }: οι εργάτες τρώνε, οι ναοί δίνουν υλικά.
}
fed = { $corn ->
    [0] { $who } ταΐζει τους εργάτες χωρίς καλαμπόκι.
    [one] { $who } πληρώνει { $corn } καλαμπόκι και ταΐζει όλους τους εργάτες.
   *[other] { $who } πληρώνει { $corn } καλαμπόκια και ταΐζει όλους τους εργάτες.
}
fed-hungry = { $hungry ->
    [one] { $corn ->
        [0] { $who } δεν δίνει καλαμπόκι. { $hungry } εργάτης μένει ατάιστος και κοστίζει { $points } πόντους.
        [one] { $who } πληρώνει { $corn } καλαμπόκι. { $hungry } εργάτης μένει ατάιστος και κοστίζει { $points } πόντους.
       *[other] { $who } πληρώνει { $corn } καλαμπόκια. { $hungry } εργάτης μένει ατάιστος και κοστίζει { $points } πόντους.
    }
   *[other] { $corn ->
        [0] { $who } δεν δίνει καλαμπόκι. { $hungry } εργάτες μένουν ατάιστοι και κοστίζουν { $points } πόντους.
        [one] { $who } πληρώνει { $corn } καλαμπόκι. { $hungry } εργάτες μένουν ατάιστοι και κοστίζουν { $points } πόντους.
       *[other] { $who } πληρώνει { $corn } καλαμπόκια. { $hungry } εργάτες μένουν ατάιστοι και κοστίζουν { $points } πόντους.
    }
}
age-began = Αρχίζει η δεύτερη εποχή. Νέα κτίρια: { $display }.
rewarded = { $who } παίρνει { FORM($goods, "acc") } από τον ναό { FORM($temple, "gen") }.
skulls-short = { $left ->
    [0] Χρειάζονται { $due } κρανία, αλλά δεν έμεινε κανένα. Κανείς δεν παίρνει κρανίο.
    [one] Χρειάζονται { $due } κρανία, αλλά έμεινε μόνο { $left }. Κανείς δεν παίρνει κρανίο.
   *[other] Χρειάζονται { $due } κρανία, αλλά έμειναν μόνο { $left }. Κανείς δεν παίρνει κρανίο.
}
temple-scored = { $bonus ->
    [0] { $who } κερδίζει { FORM($points, "acc") } στον ναό { FORM($temple, "gen") }.
   *[other] { $who } κερδίζει { FORM($points, "acc") } στον ναό { FORM($temple, "gen") } (για την υψηλότερη θέση: { $bonus }).
}
temple-lost = { $bonus ->
    [0] { $who } χάνει { FORM($points, "acc") } στον ναό { FORM($temple, "gen") }.
   *[other] { $who } χάνει { FORM($points, "acc") } στον ναό { FORM($temple, "gen") }, ακόμη και με τους { $bonus } που δίνει η υψηλότερη θέση.
}
first-player = { $who } παίρνει τον δείκτη αρχικού παίκτη.
calendar-advanced = { $corn ->
    [0] Το ημερολόγιο προχωράει στη μέρα { $day }.
    [one] Το ημερολόγιο προχωράει στη μέρα { $day }. Προστίθεται { $corn } καλαμπόκι.
   *[other] Το ημερολόγιο προχωράει στη μέρα { $day }. Προστίθενται { $corn } καλαμπόκια.
}
calendar-ends = Το ημερολόγιο προχωράει για τελευταία φορά.
calendar-advanced-twice = { $who } προχωράει το ημερολόγιο δύο μέρες, στη μέρα { $day }.
fell = { $count ->
    [one] { $who }: εργάτης βγαίνει από { FORM($spaces, "acc") }.
   *[other] { $who }: εργάτες βγαίνουν από { FORM($spaces, "acc") }.
}
final-scored = { $corn ->
    [one] { $who } τελειώνει με { $corn } καλαμπόκι και κερδίζει { FORM($points, "acc") }: { $sources }.
   *[other] { $who } τελειώνει με { $corn } καλαμπόκια και κερδίζει { FORM($points, "acc") }: { $sources }.
}
final-lost = { $corn ->
    [one] { $who } τελειώνει με { $corn } καλαμπόκι και χάνει { FORM($points, "acc") }: { $sources }.
   *[other] { $who } τελειώνει με { $corn } καλαμπόκια και χάνει { FORM($points, "acc") }: { $sources }.
}
resigned = { $who } παραιτείται.

## ended

ended-food_days = { $count ->
    [one] Πέρασε και η τελευταία Ημέρα Ταΐσματος. Νικάει: { $who }. { $scores }.
   *[other] Πέρασε και η τελευταία Ημέρα Ταΐσματος. Μοιράζονται τη νίκη: { $who }. { $scores }.
}
ended-resigned = { $who } νικάει, γιατί όλοι οι άλλοι παραιτήθηκαν. { $scores }.

##

scored = { $what } { $points }
