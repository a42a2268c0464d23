game-began = { $board }. Ξεκινάει: { $who }.
game-began-with-gift = { $board }. Ξεκινάει: { $who }. { $other } παίρνει { FORM($gift, "acc") }.
open-cards = Ανοιχτές κάρτες γεγονότων: { $cards }.
turn-began = Γύρος { $turn }: { $who }.
resigned = { $who } παραιτείται.
draw-offered = { $who } προτείνει ισοπαλία.
draw-declined = { $who } απορρίπτει την ισοπαλία.

## ended

ended-personages = { $who } έχει εννέα προσωπικότητες και νικάει.
ended-turn_limit = { $count ->
    [one] Νικάει: { $who }. Αυτός ήταν ο τελευταίος γύρος.
   *[other] Μοιράζονται τη νίκη: { $who }. Αυτός ήταν ο τελευταίος γύρος.
}
ended-resigned = { $who } νικάει, γιατί ο άλλος παίκτης παραιτήθηκε.
ended-agreed = Οι δύο παίκτες συμφώνησαν: ισοπαλία.

## played

played-academy = { $who } παίζει την κάρτα { $card }: { $count } χρυσό.
played-burglary = { $count ->
    [one] { $who } παίζει την κάρτα { $card }: ο αντίπαλος χάνει { $count } νόμισμα.
   *[other] { $who } παίζει την κάρτα { $card }: ο αντίπαλος χάνει { $count } νομίσματα.
}
played-earthquake = { $who } παίζει την κάρτα { $card } ({ $region }): το τείχος πέφτει.
played-forced_march = { $count ->
    [one] { $who } παίζει την κάρτα { $card }: οι λεγεώνες περνούν { $count } σύνορο παραπάνω.
   *[other] { $who } παίζει την κάρτα { $card }: οι λεγεώνες περνούν { $count } σύνορα παραπάνω.
}
played-fair_wind = { $count ->
    [one] { $who } παίζει την κάρτα { $card }: οι γαλέρες περνούν { $count } σύνορο παραπάνω.
   *[other] { $who } παίζει την κάρτα { $card }: οι γαλέρες περνούν { $count } σύνορα παραπάνω.
}
played-levy = { $count ->
    [one] { $who } παίζει την κάρτα { $card }: { $count } λεγεώνα στη θέση στρατολόγησης.
   *[other] { $who } παίζει την κάρτα { $card }: { $count } λεγεώνες στη θέση στρατολόγησης.
}
played-shipyard = { $count ->
    [one] { $who } παίζει την κάρτα { $card }: { $count } γαλέρα στη θέση στρατολόγησης.
   *[other] { $who } παίζει την κάρτα { $card }: { $count } γαλέρες στη θέση στρατολόγησης.
}
played-armoury = { $count ->
    [one] { $who } παίζει την κάρτα { $card }: { $count } μονάδα πιο φθηνή.
   *[other] { $who } παίζει την κάρτα { $card }: { $count } μονάδες πιο φθηνές.
}
played-rich_vein = { $count ->
    [one] { $who } παίζει την κάρτα { $card }: { $count } δείκτης πόρου παραπάνω.
   *[other] { $who } παίζει την κάρτα { $card }: { $count } δείκτες πόρου παραπάνω.
}
played-tribute = { $count ->
    [one] { $who } παίζει την κάρτα { $card }: { $count } νόμισμα.
   *[other] { $who } παίζει την κάρτα { $card }: { $count } νομίσματα.
}
played-mutiny = { $who } παίζει την κάρτα { $card } ({ $region }): μια λεγεώνα γυρίζει πίσω.
played-storm = { $who } παίζει την κάρτα { $card } ({ $region }): μια γαλέρα γυρίζει πίσω.
played-siege_engine = { $who } παίζει την κάρτα { $card } ({ $region }): το τείχος δεν μετράει.
played-herald = { $count ->
    [one] { $who } παίζει την κάρτα { $card }: { $count } δωρεάν θέση παραπάνω.
   *[other] { $who } παίζει την κάρτα { $card }: { $count } δωρεάν θέσεις παραπάνω.
}

## card-taken

card-taken-city = { $who } παίρνει την κάρτα { $card } για μια χαμένη πόλη.
card-taken-personage = { $who } παίρνει την κάρτα { $card } για την προσωπικότητα του αντιπάλου.

##

card-turned-up = Ανοίγει η κάρτα { $card }.
pile-shuffled = { $cards ->
    [one] { $cards } ξεσκαρταρισμένη κάρτα γεγονότος γίνεται η νέα στοίβα.
   *[other] { $cards } ξεσκαρταρισμένες κάρτες γεγονότων γίνονται η νέα στοίβα.
}
exchanged = { $caravan ->
    [yes] { $who } ανταλλάσσει { FORM($give, "acc") } με { FORM($take, "acc") } (Καραβάνι).
   *[no] { $who } ανταλλάσσει { FORM($give, "acc") } με { FORM($take, "acc") } (COMMERCIUM).
}
units-moved = { $who } μετακινεί { FORM($unit, "acc") }: { $origin } → { $to }.
battle = Μάχη { FORM($region, "in") }: αφαιρούνται { $unit } ({ $who }) και { $enemy }.
conquest-announced = { $who } επιτίθεται { FORM($city, "in") } και χρειάζεται { FORM($needed, "acc") }.
fortress-played = { $automatic ->
    [yes] { $cards ->
        [one] { $who } παίζει αυτόματα { $cards } κάρτα Φρούριο: η πόλη { $city } πέφτει τώρα με { FORM($needed, "acc") }.
       *[other] { $who } παίζει αυτόματα { $cards } κάρτες Φρούριο: η πόλη { $city } πέφτει τώρα με { FORM($needed, "acc") }.
    }
   *[no] { $cards ->
        [one] { $who } παίζει { $cards } κάρτα Φρούριο: η πόλη { $city } πέφτει τώρα με { FORM($needed, "acc") }.
       *[other] { $who } παίζει { $cards } κάρτες Φρούριο: η πόλη { $city } πέφτει τώρα με { FORM($needed, "acc") }.
    }
}
city-held = { $who } κρατάει { FORM($city, "acc") }.
city-conquered = { $who } παίρνει από { $loser } { FORM($city, "acc") } με { FORM($units, "acc") }.

## ruins

ruins-temple = Ο ναός καταστρέφεται.
ruins-wall = Το τείχος καταστρέφεται.
ruins-both = Ο ναός και το τείχος καταστρέφονται.

##

sent-home = { $count ->
    [one] { $count } αμυνόμενη μονάδα επιστρέφει στη θέση στρατολόγησης.
   *[other] { $count } αμυνόμενες μονάδες επιστρέφουν στη θέση στρατολόγησης.
}
marker-moved = { $who } πηγαίνει στη θέση { $field }.
marker-moved-paid = { $who } πηγαίνει στη θέση { $field } με { FORM($paid, "acc") }.
produced = { $who } παίρνει { FORM($resource, "acc") }.

## chip-taken

chip-taken-marble = { $who } παίρνει 1 μάρμαρο αντί για νόμισμα.
chip-taken-iron = { $who } παίρνει 1 σίδηρο αντί για νόμισμα.
chip-taken-gold = { $who } παίρνει 1 χρυσό αντί για νόμισμα.

##

temple-built = { $quarry ->
    [yes] { $who } κατασκευάζει ναό { FORM($city, "in") } με Λατομείο. Κόστος: { $paid }.
   *[no] { $who } κατασκευάζει ναό { FORM($city, "in") } με { FORM($paid, "acc") }.
}
wall-built = { $who } κατασκευάζει τείχος { FORM($city, "in") } με { FORM($paid, "acc") }.
deployed = { $who } αναπτύσσει { FORM($unit, "acc") } { FORM($city, "in") } με { FORM($paid, "acc") }.
developed = { $first ->
    [yes] Πρώτη ανάπτυξη: { $who } αποκτά την τεχνογνωσία { $know_how } με { FORM($paid, "acc") }.
   *[no] { $who } αποκτά την τεχνογνωσία { $know_how } με { FORM($paid, "acc") }.
}
recruited = { $who } στρατολογεί { FORM($unit, "acc") } με { FORM($paid, "acc") }.
city-founded = { $colonists ->
    [yes] { $who } ιδρύει { FORM($city, "acc") } ({ $resource }) με Αποίκους. Κόστος: { $paid }.
   *[no] { $who } ιδρύει { FORM($city, "acc") } ({ $resource }) με { FORM($paid, "acc") }.
}

## personage-won

personage-won-king = { $who } κερδίζει τον βασιλιά { FORM($name, "acc") }: { $track } από { $goal }.
personage-won-scholar = { $who } κερδίζει τον φιλόσοφο { FORM($name, "acc") }: { $track } από { $goal }.
personage-won-general = { $who } κερδίζει τον στρατηγό { FORM($name, "acc") }: { $track } από { $goal }.
personage-won-navigator = { $who } κερδίζει τον θαλασσοπόρο { FORM($name, "acc") }: { $track } από { $goal }.
personage-won-citizen = { $who } κερδίζει τον πολίτη { FORM($name, "acc") }: { $track } από { $goal }.

##

walls-gained = Μαζί έρχεται: { $walls }.
