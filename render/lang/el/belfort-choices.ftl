keep = Κρατάω: { $cards }
dwarf = Ουδέτερος νάνος: { $guild }, { $district }
place = { $fee ->
    [0] Τοποθέτηση: { $plank }, { $worker }
   *[other] Τοποθέτηση: { $plank }, { $worker } ({ $fee } χρυσό)
}
place-at = Τοποθέτηση: { $plank }, { $worker } ({ $fee } χρυσό σε { $who })
passing = Πάσο: { $areas }
pass-open = Πάσο: επιλογή για κάθε εργάτη
send = Αποστολή: { $areas }
swap = Παίρνω: θυρεός { $number } από { $who }
keep-crest = Κρατάω τον θυρεό μου
build = Κατασκευή: { $building }, { $place } ({ $cost })
build-nowhere = Κατασκευή: { $building } ({ $cost })
wall = Κατασκευή Τείχους: { $place } ({ $cost })
guild = Κατασκευή Συντεχνίας: { $guild }, { $place } ({ $cost })
activate = Ενεργοποίηση: { $plank } ({ $does })
buy = Αγορά: { $taken } ({ $given })
sell = Πώληση: { $given } (για { FORM($taken, "acc") })
barter = Ανταλλαγή: { $given } για { FORM($taken, "acc") }
hire = Πρόσληψη γνόμου: { $card } ({ $gold } χρυσό)
power = Χρήση: { $card } ({ $given } για { FORM($taken, "acc") })
free-power = Χρήση: { $card } ({ $taken })
card = Αγορά κάρτας: { $card } ({ $gold } χρυσό, τελευταία ενέργεια)
recruit = Πρόσληψη: { $worker }
lock = Γνόμος: { $card }
discard = Ξεσκαρτάρισμα: { $cards }
mark = Δείκτης: { $place }
design = Έργο: { $building }, { $place }
pay = Πληρωμή: { $goods }
rob = Λεία: { $loot }
exchange = Ανταλλαγή: { $first } και { $second } ({ $mine } / { $theirs })
reveal = Δείχνω: { $card }
take = Παίρνω: { $card } από { $who }
neutral-build = Κατασκευή με: { $card }

## skip

skip-recruit = Καμία πρόσληψη
skip-design = Κανένα έργο
skip-loot = Καμία κλοπή
skip-exchange = Καμία ανταλλαγή
skip-card = Καμία κάρτα
skip-discard = Κανένα ξεσκαρτάρισμα

## plain

plain-end_turn = Τέλος Ενεργειών
plain-resign = Παραίτηση

##

plank-group = { $fee ->
    [0] { $plank }
   *[other] { $plank } ({ $fee } χρυσό)
}
plank-group-at = { $plank } ({ $fee } χρυσό σε { $who })
building-group = { $building } ({ $cost })

## vain

vain-reserve = Δεν έρχεται κανείς: δεν έχετε εργάτες αυτού του είδους στο απόθεμά σας.
vain-workers = Τώρα δεν κάνει τίποτα: το απόθεμά σας είναι άδειο.
vain-gnomes = Τώρα δεν κάνει τίποτα: δεν έμεινε γνόμος ή δεν έχετε ελεύθερη κλειδαριά.
vain-recruiters = Τώρα δεν κάνει τίποτα: το απόθεμά σας είναι άδειο και γνόμος δεν μπορεί να έρθει.
vain-cards = Τώρα δεν κάνει τίποτα: δεν έμεινε κάρτα για τράβηγμα.
vain-masters = Τώρα δεν κάνει τίποτα: κανένας εργάτης σας δεν μπορεί να γίνει αρχι-εργάτης.
vain-gatehouse = Τώρα δεν κάνει τίποτα: κανένα μισό Φυλακίου δεν είναι ελεύθερο για εσάς.

##

desk-detail = Στη Συλλογή ο εργάτης επιστρέφει μαζί με έναν νέο του ίδιου είδους.
camp-detail = Στη Συλλογή μπορείτε να ανταλλάξετε τον θυρεό σας με άλλου παίκτη. Ο θυρεός 1 παίζει πρώτος.
pass-detail = Οι εργάτες σας φέρνουν { FORM($goods, "acc") }, χωρίς το bonus για τους περισσότερους εργάτες.
pass-open-detail = Επιλέγετε για κάθε είδος εργάτη.
crest-detail = Ο θυρεός 1 παίζει πρώτος, μετά ο θυρεός 2 και ούτω καθεξής. Αυτόν τον γύρο κανείς δεν μπορεί να σας τον πάρει.
markers-detail = Τώρα { FORM($district, "in") }: { $who }.
doubtful = Αυτό το κόστος δεν είναι επιβεβαιωμένο.
doubtful-price = Αυτή η τιμή δεν είναι επιβεβαιωμένη.
free-detail = Ελεύθερο σε: { $districts }.
design-detail = Κοστίζει { FORM($cost, "acc") }, μείον 1 μέταλλο ή μείον συνολικά 2 ξύλα και πέτρες.
rob-detail = Οι κάτοχοι χάνουν αμέσως αυτά τα αγαθά.
exchange-detail = Οι δύο τοποθεσίες ανταλλάσσουν όλους τους δείκτες τους.
unused = { $count ->
    [one] Δεν έχετε ενεργοποιήσει έναν εργάτη: { $planks }.
   *[other] Δεν έχετε ενεργοποιήσει αυτούς τους εργάτες: { $planks }.
}
