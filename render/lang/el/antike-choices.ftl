go-to = { $price ->
    [0] Θέση: { $field }
   *[other] Θέση: { $field } (πληρώνω { $price })
}
pay = Πληρωμή: { $goods }

## build-temple

build-temple-no = { $coins ->
    [0] Ναός: { $city }
    [one] Ναός: { $city } ({ $coins } νόμισμα αντί για μάρμαρο)
   *[other] Ναός: { $city } ({ $coins } νομίσματα αντί για μάρμαρο)
}
build-temple-yes = { $coins ->
    [0] Ναός με Λατομείο: { $city }
    [one] Ναός με Λατομείο: { $city } ({ $coins } νόμισμα αντί για μάρμαρο)
   *[other] Ναός με Λατομείο: { $city } ({ $coins } νομίσματα αντί για μάρμαρο)
}

##

build-wall = { $coins ->
    [0] Τείχος: { $city }
    [one] Τείχος: { $city } ({ $coins } νόμισμα αντί για μάρμαρο)
   *[other] Τείχος: { $city } ({ $coins } νομίσματα αντί για μάρμαρο)
}

## deploy

deploy-legion = { $coins ->
    [0] Ανάπτυξη λεγεώνας: { $city }
    [one] Ανάπτυξη λεγεώνας: { $city } ({ $coins } νόμισμα αντί για σίδηρο)
   *[other] Ανάπτυξη λεγεώνας: { $city } ({ $coins } νομίσματα αντί για σίδηρο)
}
deploy-galley = { $coins ->
    [0] Ανάπτυξη γαλέρας: { $city }
    [one] Ανάπτυξη γαλέρας: { $city } ({ $coins } νόμισμα αντί για σίδηρο)
   *[other] Ανάπτυξη γαλέρας: { $city } ({ $coins } νομίσματα αντί για σίδηρο)
}
deploy-general = { $coins ->
    [0] Ανάπτυξη Στρατηγού: { $city }
    [one] Ανάπτυξη Στρατηγού: { $city } ({ $coins } νόμισμα αντί για σίδηρο)
   *[other] Ανάπτυξη Στρατηγού: { $city } ({ $coins } νομίσματα αντί για σίδηρο)
}
deploy-admiral = { $coins ->
    [0] Ανάπτυξη Ναυάρχου: { $city }
    [one] Ανάπτυξη Ναυάρχου: { $city } ({ $coins } νόμισμα αντί για σίδηρο)
   *[other] Ανάπτυξη Ναυάρχου: { $city } ({ $coins } νομίσματα αντί για σίδηρο)
}

##

develop = { $coins ->
    [0] Τεχνογνωσία: { $know_how }
    [one] Τεχνογνωσία: { $know_how } ({ $coins } νόμισμα αντί για χρυσό)
   *[other] Τεχνογνωσία: { $know_how } ({ $coins } νομίσματα αντί για χρυσό)
}
recruit = { $coins ->
    [0] Στρατολόγηση: { $units }
    [one] Στρατολόγηση: { $units } ({ $coins } νόμισμα αντί για χρυσό)
   *[other] Στρατολόγηση: { $units } ({ $coins } νομίσματα αντί για χρυσό)
}
move = Κίνηση, { $units }: { $origin } → { $to }
conquer = { $siege_engine ->
    [yes] Κατάκτηση με Πολιορκητική Μηχανή: { $city }
   *[no] Κατάκτηση: { $city }
}
defend = { $cards ->
    [0] Κανένα Φρούριο
    [one] Παίζω: { $cards } κάρτα Φρούριο
   *[other] Παίζω: { $cards } κάρτες Φρούριο
}
remove = Αφαίρεση: { $units }
play-card = Παίζω: { $card }
play-card-on = Παίζω: { $card } ({ $region })
barter = Ανταλλαγή με Καραβάνι: { $give } για { $take }
exchange = Ανταλλαγή: { $give } για { $take }
take = Παίρνω: { $thing }

## finish

finish-production = Παραγωγή τώρα
finish-templum = Τέλος κατασκευών
finish-militia = Τέλος ανάπτυξης
finish-scientia = Τέλος SCIENTIA
finish-movement = Τέλος κίνησης
finish-conquest = Τέλος κατακτήσεων

## found

found-no = { $replaced ->
    [0] Ίδρυση: { $city } ({ $resource })
   *[other] Ίδρυση: { $city } ({ $resource }, νομίσματα αντί για { FORM($resources, "acc") })
}
found-yes = { $replaced ->
    [0] Ίδρυση με Αποίκους: { $city } ({ $resource })
   *[other] Ίδρυση με Αποίκους: { $city } ({ $resource }, νομίσματα αντί για { FORM($resources, "acc") })
}

## plain

plain-end_turn = Τέλος γύρου
plain-offer_draw = Πρόταση ισοπαλίας
plain-accept_draw = Αποδοχή ισοπαλίας
plain-decline_draw = Απόρριψη ισοπαλίας
plain-resign = Παραίτηση

##

give = Δίνω: { $goods }

## units

units-legion = Λεγεώνες
units-galley = Γαλέρες
units-general = Στρατηγοί
units-admiral = Ναύαρχοι

## field

field-FERRUM = σίδηρος και ένα νόμισμα
field-AURUM = χρυσός και ένα νόμισμα
field-MARMOR = μάρμαρο και ένα νόμισμα
field-TEMPLUM = κατασκευή ναών και τειχών
field-MILITIA = ανάπτυξη μονάδων στις πόλεις
field-SCIENTIA = τεχνογνωσία, στρατολόγηση
field-DUELLUM = κίνηση μονάδων, κατάκτηση πόλεων

## brings

brings-strata = { $first ->
    [yes] { $cost }. Οι λεγεώνες περνούν ως 2 σύνορα. Πρώτο έθνος: κερδίζετε φιλόσοφο.
   *[no] { $cost }. Οι λεγεώνες περνούν ως 2 σύνορα.
}
brings-navigatio = { $first ->
    [yes] { $cost }. Οι γαλέρες περνούν ως 2 σύνορα. Πρώτο έθνος: κερδίζετε φιλόσοφο.
   *[no] { $cost }. Οι γαλέρες περνούν ως 2 σύνορα.
}
brings-moneta = { $first ->
    [yes] { $cost }. Σε κάθε παραγωγή 1 πόρος παραπάνω. Πρώτο έθνος: κερδίζετε φιλόσοφο.
   *[no] { $cost }. Σε κάθε παραγωγή 1 πόρος παραπάνω.
}
brings-res_publica = { $first ->
    [yes] { $cost }. Οι πόλεις σας έχουν 1 άμυνα παραπάνω. Πρώτο έθνος: κερδίζετε φιλόσοφο.
   *[no] { $cost }. Οι πόλεις σας έχουν 1 άμυνα παραπάνω.
}
brings-commercium = { $first ->
    [yes] { $cost }. Ανταλλαγή 3 πόρων με 2. Πρώτο έθνος: κερδίζετε φιλόσοφο.
   *[no] { $cost }. Ανταλλαγή 3 πόρων με 2.
}

##

temple-brings = { $cost }. Τριπλασιάζει παραγωγή, άμυνα και ανάπτυξη.
wall-brings = { $cost }. Προσθέτει 1 στην άμυνα.
battle-with = Μάχη με { FORM($units, "acc") }
conquest-takes = { $temple ->
    [yes] { $count ->
        [one] Κοστίζει { $count } μονάδα σας, καταστρέφει έναν ναό και κερδίζει έναν στρατηγό
       *[other] Κοστίζει { $count } μονάδες σας, καταστρέφει έναν ναό και κερδίζει έναν στρατηγό
    }
   *[no] { $count ->
        [one] Κοστίζει { $count } μονάδα σας
       *[other] Κοστίζει { $count } μονάδες σας
    }
}
