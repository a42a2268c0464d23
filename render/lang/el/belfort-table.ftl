round = { $month } (γύρος { $number } από { $rounds })
before = Πριν από τον πρώτο γύρο
scored-now = σκοράρισμα στο τέλος του
next-scoring = επόμενο σκοράρισμα: { $month }

## phase

phase-cards = επιλογή καρτών
phase-placement = Τοποθέτηση: { $who }
phase-collection = Συλλογή
phase-actions = Ενέργειες: { $who }
phase-scoring = Σκοράρισμα

##

showing = { $count ->
    [one] Δείχνει κάρτα στους Κατασκόπους: { $who }
   *[other] Δείχνουν κάρτες στους Κατασκόπους: { $who }
}
everybody = όλοι
to-answer = αναμονή για { $who }
over = το παιχνίδι τελείωσε
score = { $who } { $points }
picture-of-table = Το τραπέζι του Belfort.

order = Σειρά παικτών: { $who }.
district = { $district }, { $guild }: { $markers }. Πόντοι τώρα: { $points }.
district-empty = { $district }, { $guild }: κανένας δείκτης.
district-short = { $district }: { $markers }.
owned = { $guild } (ανήκει σε { $who })
majority = { $piece }: { $counts }. Πόντοι τώρα: { $points }.
free = Ελεύθερα { FORM($district, "in") }: { $sites }.
built-in = Χτισμένα { FORM($district, "in") }: { $built }.
sites-of = { $who } { $sites }
guild-plank = Θέση εργάτη: { $plank }.
planks = Θέσεις εργατών: { $planks }.
standing = { $plank }: { $who } ({ $worker })
free-planks = { $count ->
    [one] { $plank }: { $count } ελεύθερη
   *[other] { $plank }: { $count } ελεύθερες
}
dwarf = { $plank }: νάνος του ουδέτερου παίκτη { $number }
areas = Περιοχές: { $areas }.
area = { $area }: { $workers }
workers-of = { $who } { $workers }
areas-empty = Στις περιοχές δεν υπάρχουν εργάτες.
common = Ανοιχτές κάρτες: { $cards }. Τράπουλα { $deck }, ξεσκαρταρισμένες { $discards }, γνόμοι που μένουν { $gnomes }.

player = { $who }, θυρεός { $crest }: { $points }.
player-heading = **{ $who }, θυρεός { $crest }: { $points }**
purse = Αγαθά: { $goods }. Εισόδημα { $income }, φόρος { $tax }. Στο χέρι: { $cards }.
workers = Διαθέσιμοι εργάτες: { $workers }. Στο απόθεμα: { $reserve }. Σε κλειδαριές: { $gnomes }.
built = Χτισμένα: { $cards }.
sites = Έχει δείκτες σε: { $sites }.
with-gnome = { $card } με { FORM($gnomes, "acc") }
with-worker = { $card } ({ $worker })
passed = Έχει πάει πάσο.
gone = Έχει παραιτηθεί.
gone-short = { $who } έχει παραιτηθεί.
player-short = { $who }: { $goods }, εισόδημα { $income }, φόρος { $tax }.
shown = Κάρτες για τους Κατασκόπους: { $cards }.
card-of = { $card } ({ $who })

scoring-heading = Τι θα έδινε τώρα κάθε συνοικία
collection-heading = Τι φέρνει η επόμενη Συλλογή
next-income = { $who }: εισόδημα { $income } χρυσό, φόρος { $tax } χρυσό, έχει { $gold } χρυσό.
next-short = { $who }: εισόδημα { $income } χρυσό, φόρος { $tax } χρυσό, έχει { $gold } χρυσό. Θα έχανε { FORM($points, "acc") }.
next-area = { $who } θα έπαιρνε { FORM($goods, "acc") } ({ $area }), χωρίς το bonus.
costs-heading = Κόστη
costs-file = Τα κόστη είναι από το αρχείο του διαχειριστή: { $title }.
doubt = Το (?) δείχνει αριθμό που δεν είναι επιβεβαιωμένος από το τυπωμένο παιχνίδι.
doubts = Δεν είναι επιβεβαιωμένα από το τυπωμένο παιχνίδι: { $what }. Έχουν ένα (?).
all-buildings = { $count ->
    [one] το κόστος του κτιρίου
   *[other] τα κόστη και των { $count } κτιρίων
}
all-guilds = { $count ->
    [one] το κόστος της Συντεχνίας
   *[other] τα κόστη και των { $count } Συντεχνιών
}
some-costs = τα κόστη για: { $names }
some-purchases = η τιμή αγοράς στο Ανταλλακτήριο για { FORM($goods, "acc") }
some-sales = η τιμή πώλησης στο Ανταλλακτήριο για { FORM($goods, "acc") }
all-confirmed = Όλοι αυτοί οι αριθμοί είναι επιβεβαιωμένοι.
cost = { $name }: { $cost }
cost-doubtful = { $name }: { $cost } (?)
costs = Κόστη: { $costs }.
purchase = { $goods } για { FORM($gold, "acc") }
sale = { $gold } για { FORM($goods, "acc") }
doubtful = { $what } (?)
buying = Ανταλλακτήριο, αγορά: { $prices }.
selling = Ανταλλακτήριο, πώληση: { $prices }.
any-of = { $count } από { FORM($goods, "acc") }
district-scores = { $district }: { $points } (δείκτες: { $markers }).
majority-scores = { $piece }: { $points } (έχουν: { $counts }).
scoring-total = Ένα σκοράρισμα τώρα θα έδινε: { $points }.

hand-free = Ελεύθερα σε: { $districts }.
hand = Το χέρι σας: { $cards }.
hand-empty = Το χέρι σας είναι άδειο.

## kind-of-good

kind-of-good-wood = ξύλο
kind-of-good-stone = πέτρα
kind-of-good-metal = μέταλλο
kind-of-good-gold = { $grammar ->
    [acc] χρυσό
   *[plain] χρυσός
}

##

points-by-round = Πόντοι μετά από κάθε γύρο
round-number = { $grammar ->
    [acc] τον γύρο { $number }
   *[plain] γύρος { $number }
}
