## headline(state)

headline-open = { $count ->
    [0] Εποχή { $age } · γύρος { $number } · παίζει { $who }
   *[other] Εποχή { $age } · γύρος { $number } · απαντά: { $asked } (σειρά { $who })
}
headline-ending = { $count ->
    [0] Εποχή { $age } · γύρος { $number } (τελευταίος: { $last }) · παίζει { $who }
   *[other] Εποχή { $age } · γύρος { $number } (τελευταίος: { $last }) · απαντά: { $asked } (σειρά { $who })
}
headline-last = { $count ->
    [0] Εποχή { $age } · γύρος { $number } (ο τελευταίος) · παίζει { $who }
   *[other] Εποχή { $age } · γύρος { $number } (ο τελευταίος) · απαντά: { $asked } (σειρά { $who })
}
headline-over = Τέλος παιχνιδιού · εποχή { $age } · γύρος { $number }

##

everybody = όλοι
civilization-out = **{ $who }**: παραιτήθηκε, με { FORM($culture, "acc") }.
ratings = Πολιτισμός { $culture } ({ $more_culture }), επιστήμη { $science } ({ $more_science }), ισχύς { $strength }, { $happiness }.
actions = Ενέργειες: αστικές { $civil }/{ $civil_total }, στρατιωτικές { $military }/{ $military_total }.
stocks = Τροφή { $food } ({ $more_food }), πόροι { $resources } ({ $more_resources }), { $workers }. Τράπεζα: κίτρινη { $yellow }, μπλε { $blue }.
next-worker = Ο επόμενος εργάτης κοστίζει { $price } τροφή.
purse = Μόνο για μονάδες μάχης: { $goods }.
workers = Εργάτες: { $workers }.
workers-and-tokens = { $card } { $workers } ({ $tokens } μπλε)
wonders = Θαύματα: { $wonders }.
specials = Ειδικές: { $cards }.
colonies = Αποικίες: { $cards }.
tactic = { $exclusive ->
    [yes] Τακτική: { $card } ({ $gives }, αποκλειστική).
   *[no] Τακτική: { $card } ({ $gives }).
}
changed = Νέα ή αλλαγμένα: { $cards }.
colonization = Αποίκηση { $number }.
war = { $card } εναντίον { $who }.
politics-owed = Χωρίς πολιτική ενέργεια στην επόμενη σειρά.
wonder-built = { $stages ->
    [one] { $wonder } ({ $built } από { $stages } στάδιο)
   *[other] { $wonder } ({ $built } από { $stages } στάδια)
}
ruin = ερείπιο

pact = { $card } με { $who }
pact-side = { $card } ({ $own }) με { $who }
pacts = Συμφωνίες: { $pacts }.
hands = Χέρι: αστικές { $civil } · στρατιωτικές { $military }.
civil-hands = Χέρι: { $civil }.
leaves = Φεύγει από το παιχνίδι στην αρχή της επόμενης σειράς.
began = Πρώτος παίκτης: { $who }.
only-attacker = Μόνο { $who } μπορεί να επιτεθεί.
at-limit = Στο όριο: { $tracks }.

## track(what)

track-culture = πολιτισμός ανά σειρά
track-science = πόντοι επιστήμης
track-strength = ισχύς

##

open-events = Σκοράρουν στο τέλος: { $cards }.
offered-events = Προς επιλογή για το τέλος: { $cards }.
kept-events = Κρυφά για το τέλος: { $kept }.
kept-by = { $who } { $count }
final-bonus = Τελικό μπόνους με τα τωρινά δεδομένα: { $bonuses }.
bonus-of = { $who } { $culture }
row = Γραμμή καρτών: { $row }.
row-empty = άδεια
decks = Τράπουλες: αστική { $civil }, στρατιωτική { $military }.
civil-decks = { $civil ->
    [one] Τράπουλα: { $civil } αστική κάρτα.
   *[other] Τράπουλα: { $civil } αστικές κάρτες.
}
current-events = Τρέχοντα γεγονότα: { $events }.
future-events = Μελλοντικά γεγονότα: { $events }.
prepared = { $count } της εποχής { $age } ({ $who })
dearer = { $card } ({ $more })
common-tactics = Κοινές τακτικές: { $cards }.
of-age = { $count } της εποχής { $age }

happiness = { $needed ->
    [0] ευχαρίστηση { $happiness }
   *[other] { $discontent ->
        [0] ευχαρίστηση { $happiness } (χρειάζονται { $needed })
       *[other] ευχαρίστηση { $happiness } (χρειάζονται { $needed }, δυσαρεστημένοι { $discontent })
    }
}

civilization-of = Πολιτισμός: { $who }

## picture(picture)

picture-board = Όλο το τραπέζι
picture-row = Γραμμή καρτών
picture-phone = Οι αριθμοί όλων
picture-phone-more = Γραμμή καρτών και ένας πολιτισμός ολόκληρος
picture-phone-whole = Όλο το τραπέζι, όρθιο

##

possessions = { $who } έχει: { $cards }. Αποικίες { $colonies }, ολοκληρωμένα θαύματα { $wonders }. Στο χέρι: αστικές { $civil }, στρατιωτικές { $military }.
in-full = { $who }, αναλυτικά:
past-event = Τελευταίο γεγονός: { $card }.
alt-phone = Through the Ages: οι αριθμοί όλων.
alt-phone_more = Through the Ages: η γραμμή καρτών και ένας πολιτισμός ολόκληρος.
alt-overview = Τραπέζι του Through the Ages.
alt-civilization = Ένας πολιτισμός του Through the Ages.
alt-row = Γραμμή καρτών του Through the Ages, εποχή { $age }.
actions-left = { $who }: μένουν { $civil } και { $military }.
resigned = { $who }: παραίτηση με { FORM($culture, "acc") }.
summary = { $who }, { $government }: πολιτισμός { $culture } ({ $more_culture }), επιστήμη { $science } ({ $more_science }), ισχύς { $strength }, { $happiness }.
at-war = { $who }: σε πόλεμο ({ $card }).
civil-deck = { $count ->
    [one] { $count } κάρτα στην αστική τράπουλα.
   *[other] { $count } κάρτες στην αστική τράπουλα.
}

civil-hand = **Αστικές κάρτες** ({ $count } από { $limit })
military-hand = **Στρατιωτικές κάρτες** ({ $count } από { $limit })
kept-bonuses = **Για το τέλος του παιχνιδιού**
fresh-card = **{ $card }** (νέα, παίζεται από την επόμενη σειρά): { $text }

explained-end = Τέλος της σειράς
explained-prices = Κόστος: { $who }
explained-ratings = Τιμές ισχύος, πολιτισμού κ.ά.: { $who }
