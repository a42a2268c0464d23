none = –
nothing = τίποτα
free = δωρεάν

## amount(thing)

amount-food = { $count } τροφή
amount-science = { $count } επιστήμη
amount-culture = { $grammar ->
    [acc] { $count } πολιτισμό
   *[plain] { $count } πολιτισμός
}
amount-strength = { $grammar ->
    [acc] { $count } ισχύ
   *[plain] { $count } ισχύς
}
amount-population = { $grammar ->
    [acc] { $count } πληθυσμό
   *[plain] { $count } πληθυσμός
}
amount-resources = { $grammar ->
    [acc] { $count ->
        [one] { $count } πόρο
       *[other] { $count } πόρους
    }
   *[plain] { $count ->
        [one] { $count } πόρος
       *[other] { $count } πόροι
    }
}
amount-happiness = { $count ->
    [one] { $count } χαρούμενο πρόσωπο
   *[other] { $count } χαρούμενα πρόσωπα
}
amount-civil_actions = { $count ->
    [one] { $count } αστική ενέργεια
   *[other] { $count } αστικές ενέργειες
}
amount-military_actions = { $count ->
    [one] { $count } στρατιωτική ενέργεια
   *[other] { $count } στρατιωτικές ενέργειες
}
amount-military_cards = { $count ->
    [one] { $count } στρατιωτική κάρτα
   *[other] { $count } στρατιωτικές κάρτες
}
amount-blue_tokens = { $grammar ->
    [acc] { $count ->
        [one] { $count } μπλε δείκτη
       *[other] { $count } μπλε δείκτες
    }
   *[plain] { $count ->
        [one] { $count } μπλε δείκτης
       *[other] { $count } μπλε δείκτες
    }
}
amount-yellow_tokens = { $grammar ->
    [acc] { $count ->
        [one] { $count } κίτρινο δείκτη
       *[other] { $count } κίτρινους δείκτες
    }
   *[plain] { $count ->
        [one] { $count } κίτρινος δείκτης
       *[other] { $count } κίτρινοι δείκτες
    }
}
amount-card = { $count ->
    [one] { $count } κάρτα
   *[other] { $count } κάρτες
}
amount-card_face_down = { $count ->
    [one] { $count } κλειστή κάρτα
   *[other] { $count } κλειστές κάρτες
}
amount-old_military_card = { $count ->
    [one] { $count } απαρχαιωμένη στρατιωτική κάρτα
   *[other] { $count } απαρχαιωμένες στρατιωτικές κάρτες
}
amount-stage = { $count ->
    [one] { $count } στάδιο
   *[other] { $count } στάδια
}
amount-discontent_worker = { $grammar ->
    [acc] { $count ->
        [one] { $count } δυσαρεστημένο εργάτη
       *[other] { $count } δυσαρεστημένους εργάτες
    }
   *[plain] { $count ->
        [one] { $count } δυσαρεστημένος εργάτης
       *[other] { $count } δυσαρεστημένοι εργάτες
    }
}
amount-unused_worker = { $grammar ->
    [acc] { $count ->
        [0] κανέναν αχρησιμοποίητο εργάτη
        [one] { $count } αχρησιμοποίητο εργάτη
       *[other] { $count } αχρησιμοποίητους εργάτες
    }
   *[plain] { $count ->
        [0] κανένας αχρησιμοποίητος εργάτης
        [one] { $count } αχρησιμοποίητος εργάτης
       *[other] { $count } αχρησιμοποίητοι εργάτες
    }
}

## side(change)

side-gains = κέρδος { FORM($gains, "acc") }
side-costs = απώλεια { FORM($costs, "acc") }
side-both = { $gains } για { FORM($costs, "acc") }

## exchange(card)

exchange-trade_routes_agreement = { $side ->
    [first] τροφή ως πόροι
   *[second] πόροι ως τροφή
}

## symbol(name)

symbol-food = { $signed } τροφή
symbol-science = { $signed } επιστήμη
symbol-culture = { $signed } πολιτισμός
symbol-strength = { $signed } ισχύς
symbol-colonization = { $signed } αποίκηση
symbol-resources = { $number ->
    [one] { $signed } πόρος
   *[other] { $signed } πόροι
}
symbol-happiness = { $number ->
    [one] { $signed } χαρούμενο πρόσωπο
   *[other] { $signed } χαρούμενα πρόσωπα
}
symbol-civil_actions = { $number ->
    [one] { $signed } αστική ενέργεια
   *[other] { $signed } αστικές ενέργειες
}
symbol-military_actions = { $number ->
    [one] { $signed } στρατιωτική ενέργεια
   *[other] { $signed } στρατιωτικές ενέργειες
}
symbol-blue_tokens = { $number ->
    [one] { $signed } μπλε δείκτης
   *[other] { $signed } μπλε δείκτες
}
symbol-yellow_tokens = { $number ->
    [one] { $signed } κίτρινος δείκτης
   *[other] { $signed } κίτρινοι δείκτες
}

## kind(name)

kind-farm = Αγρόκτημα
kind-mine = Ορυχείο
kind-lab = Εργαστήριο
kind-temple = Ναός
kind-arena = Αρένα
kind-library = Βιβλιοθήκη
kind-theater = Θέατρο
kind-infantry = Πεζικό
kind-cavalry = Ιππικό
kind-artillery = Πυροβολικό
kind-air_force = Αεροπορία
kind-special = Ειδική τεχνολογία
kind-government = Πολίτευμα
kind-leader = Ηγέτης
kind-wonder = Θαύμα
kind-action = Κάρτα ενέργειας
kind-event = Γεγονός
kind-territory = Περιοχή
kind-tactic = Τακτική
kind-aggression = Επίθεση
kind-war = Πόλεμος
kind-pact = Συμφωνία
kind-bonus = Κάρτα μπόνους

## source(why)

source-event_prepared = προετοιμασία γεγονότος
source-cards = κάρτες στο παιχνίδι
source-age_end = τέλος της εποχής
source-resigned = παραίτηση αντιπάλου
source-hand_limit = όριο χεριού
source-replaced = αλλαγή ηγέτη
source-final_bonus = τελικό μπόνους

## share(what)

share-yellow_bank = Κίτρινη τράπεζα
share-space = Θέση στη γραμμή
share-discount = Έκπτωση
share-wonders = Ολοκληρωμένα θαύματα
share-given_up = Θυσία
share-limit = Όριο

##

face-down = { $cards }, κλειστά
