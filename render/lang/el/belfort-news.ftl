game-began = Η κατασκευή του Belfort αρχίζει. Θυρεό 1 έχει και ξεκινάει: { $who }. Συνοικίες και Συντεχνίες: { $guilds }.
guild-in = { $district } { $guild }
costs-given = Τα κόστη είναι από το αρχείο του διαχειριστή: { $title }.
cards-kept = { $who } έχει επιλέξει κάρτες.
cards-dropped = Όλοι έχουν επιλέξει. Ξεσκαρταρίστηκαν: { $cards }.
dwarf-placed = { $who } βάζει τον νάνο του ουδέτερου παίκτη { $neutral } { FORM($district, "in") }.
round-began = { $scoring ->
    [yes] Νέος γύρος: { $round }. Στο τέλος του γίνεται σκοράρισμα.
   *[no] Νέος γύρος: { $round }.
}
worker-placed = { $fee ->
    [0] { $who } τοποθετεί { FORM($worker, "acc") } { FORM($plank, "in") }.
   *[other] { $who } τοποθετεί { FORM($worker, "acc") } { FORM($plank, "in") } με { $fee } χρυσό.
}
worker-placed-to = { $who } τοποθετεί { FORM($worker, "acc") } { FORM($plank, "in") }. { $to } παίρνει { $fee } χρυσό.
passed-spread = { $who } πάει πάσο: { $spread }.
passed = { $who } δεν έχει άλλους εργάτες και πάει πάσο.
collected = { $bonus ->
    [0] { $who } συλλέγει { FORM($goods, "acc") } ({ $area }).
   *[other] { $who } συλλέγει { FORM($goods, "acc") } ({ $area }), μαζί με { $bonus } για τους περισσότερους εργάτες.
}
worker-recruited = { $who } προσλαμβάνει { FORM($worker, "acc") } ({ $source }).
crests-swapped-other = { $who } παίρνει τον θυρεό { $crest } από { $other }.
crests-swapped = { $who } κρατάει τον θυρεό { $crest }.
income-paid = { $tax ->
    [0] { $who } παίρνει εισόδημα { $income } χρυσό και δεν πληρώνει φόρο.
   *[other] { $who } παίρνει εισόδημα { $income } χρυσό και πληρώνει φόρο { $tax } χρυσό.
}
income-paid-points = { $who } παίρνει εισόδημα { $income } χρυσό, δεν μπορεί να πληρώσει φόρο { $tax } χρυσό και χάνει { FORM($points, "acc") }.
actions-began = { $who } αρχίζει τις Ενέργειες.

## site-built

site-built-hand = { $who } χτίζει { FORM($building, "acc") } με { FORM($paid, "acc") }.
site-built-architects = { $who } χτίζει με τους Αρχιτέκτονες { FORM($building, "acc") }. Κόστος: { $paid }.
site-built-gnome = { $who } παίρνει με γνόμο και το άλλο μισό: { $building }.
site-built-neutral = { $who } χτίζει για ουδέτερο παίκτη { FORM($building, "acc") }.

##

worker-activated = { $who } ενεργοποιεί εργάτη: { $plank }.
workers-returned = { $who } αφήνει εργάτες χωρίς ενεργοποίηση: { $planks }.
gained = { $who } παίρνει { FORM($goods, "acc") } ({ $source }).
traded = { $who } παίρνει { FORM($taken, "acc") } ({ $where }).
traded-given = { $who } δίνει { FORM($given, "acc") } για { FORM($taken, "acc") } ({ $where }).
gnome-locked = { $paid ->
    [0] { $who } βάζει γνόμο { FORM($card, "in") }.
   *[other] { $who } προσλαμβάνει γνόμο με { $paid } χρυσό και τον βάζει { FORM($card, "in") }.
}
master-made = { $who } αποκτά { FORM($worker, "acc") }.
cards-drawn = { $who } τραβάει { $count } ({ $source }).
hand-grew = { $who } τράβηξε: { $cards }.
card-bought-card = { $who } αγοράζει { FORM($card, "acc") } από τις ανοιχτές κάρτες.
card-bought = { $who } αγοράζει την πάνω κάρτα της τράπουλας.
display-filled = Νέες ανοιχτές κάρτες: { $cards }.
deck-shuffled = Όσες ξεσκαρταρίστηκαν γίνονται η νέα τράπουλα: { $cards }.
cards-discarded = { $who } ξεσκαρτάρει { FORM($cards, "acc") }.
robbed = { $who } παίρνει { FORM($goods, "acc") } από { $victim } ({ $guild }).
sites-exchanged = { $who } ανταλλάσσει τους δείκτες δύο τοποθεσιών: { $first } και { $second }.
card-chosen = { $who } έχει επιλέξει κάρτα για τους Κατασκόπους.
cards-revealed = Κάρτες για τους Κατασκόπους: { $cards }.
card-of = { $card } ({ $who })
card-taken = { $who } παίρνει { FORM($card, "acc") } από { $victim } (Κατάσκοποι).
neutral-drew = { $from_deck ->
    [yes] { $who } ανοίγει κάρτα από την τράπουλα για τον ουδέτερο παίκτη { $neutral }: { $card }.
   *[no] { $who } παίρνει ανοιχτή κάρτα για τον ουδέτερο παίκτη { $neutral }: { $card }.
}
dwarf-moved = Ο νάνος του ουδέτερου παίκτη { $neutral } πηγαίνει { FORM($district, "in") }.
dwarf-moved-to = Ο νάνος του ουδέτερου παίκτη { $neutral } πηγαίνει { FORM($district, "in") }. { $to } παίρνει { $gold } χρυσό.
district-scored = Πόντοι για { FORM($district, "acc") }: { $points }.
majority-scored = Πόντοι πλειοψηφίας ({ $piece }): { $points }.
scored = { $who } { $points }
resigned = { $who } παραιτείται.

## ended

ended-rounds = { $count ->
    [one] Νικάει: { $who }. Το Belfort χτίστηκε. Πόντοι: { $scores }.
   *[other] Μοιράζονται τη νίκη: { $who }. Το Belfort χτίστηκε. Πόντοι: { $scores }.
}
ended-resigned = { $who } νικάει, γιατί όλοι οι άλλοι παραιτήθηκαν. Πόντοι: { $scores }.
