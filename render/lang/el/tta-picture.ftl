age = Εποχή
round = Γύρος
last-round-now = ο τελευταίος γύρος
last-round = τελευταίος: { $number }
to-play = Παίζει: { $who }
turn-of = Σειρά: { $who }
wins = { $count ->
    [one] Νικάει: { $who }
   *[other] Μοιράζονται τη νίκη: { $who }
}
all-others-resigned = όλοι οι άλλοι παραιτήθηκαν
culture = { $count } πολιτισμός

price-of-each = { $price ->
    [one] ενέργεια η μία
   *[other] ενέργειες η μία
}
taken = πάρθηκε
civil-cards = { $count ->
    [one] αστική κάρτα
   *[other] αστικές κάρτες
}
military-cards = { $count ->
    [one] στρατιωτική κάρτα
   *[other] στρατιωτικές κάρτες
}
civil-cards-left = { $count ->
    [one] αστική κάρτα μένει
   *[other] αστικές κάρτες μένουν
}
military-cards-left = { $count ->
    [one] στρατιωτική κάρτα μένει
   *[other] στρατιωτικές κάρτες μένουν
}
actions-left = { $total ->
    [one] { $left } από { $total } ενέργεια
   *[other] { $left } από { $total } ενέργειες
}

events = Γεγονότα
current = Τρέχοντα
future = Μελλοντικά
none = –
no-event = κανένα γεγονός ακόμη
last-event = τελευταίο γεγονός
past-events = { $count } περασμένα
common-tactics = Κοινές τακτικές
copy-price = { $actions ->
    [one] { $actions } στρατιωτική ενέργεια η αντιγραφή
   *[other] { $actions } στρατιωτικές ενέργειες η αντιγραφή
}
no-tactics = καμία ακόμη
own-tactics = Τακτικές σε χρήση
round-events = Γεγονότα του γύρου
to-come = Έρχονται
next-event = το επόμενο στην αρχή του γύρου { $number }
open-events = Σκοράρουν στο τέλος
offered-events = Προς επιλογή για το τέλος
kept-events = Κρυφά για το τέλος
own-events = Δικά σας για το τέλος
final-bonus = Πολιτισμός στο τέλος, με τα τωρινά δεδομένα

## bonus-of(what)

bonus-of-cards = τεχνολογία εποχής { $age }
bonus-of-strength_rating = ισχύς
bonus-of-happiness = χαρούμενο πρόσωπο
bonus-of-science_rating = επιστήμη ανά σειρά
bonus-of-food_production = τροφή ανά σειρά
bonus-of-resource_production = πόρος ανά σειρά

##

bank-empty = άδεια
unused = ελεύθεροι
discontent = { $count ->
    [one] { $count } δυσαρεστημένος
   *[other] { $count } δυσαρεστημένοι
}
uprising = { $count } εξέγερση!

first-player = αρχίζει
rank = { $place }ος
has-resigned = παραιτήθηκε
own-tactic = δική
ruin = ερείπιο
no-politics = χωρίς πολιτική μετά
leaves-next = φεύγει μετά
only-attacker = επίθεση μόνο από
open-to-all = ανοιχτές σε όλους
civil-hand = Αστικές στο χέρι
fresh = νέα

## note(state)

note-wins = νικάει
note-start_player = πρώτος παίκτης, γύρος { $number }
note-start_player_to_play = πρώτος παίκτης, παίζει, γύρος { $number }
note-to_play = παίζει, γύρος { $number }
note-to_play_no_politics = παίζει, μετά χωρίς πολιτική
note-no_politics = μετά χωρίς πολιτική

##

urban-limit = όριο αστικών { $limit }
ability-used = χρησιμοποιήθηκε
exclusive = αποκλειστική
common = κοινή
happy-face-of = { $leader }: +1 πρόσωπο
in-ruins = Ερείπιο: 2 πολιτισμός ανά σειρά αντί για όσα έκανε.

pact = με { $who }
against = εναντίον { $who }
declared-by = κήρυξη: { $who }

for-each-worker = ανά εργάτη
old-units = παλιές μονάδες { $strength }
defend = Άμυνα
colonize = Αποίκηση
colony = Αποικία
at-once = Αμέσως
or-else = ή

## price(verb)

price-develop = Ανάπτυξη
price-revolt = Επανάσταση
price-build = Χτίσιμο
price-play = Παίξιμο
price-play_by_level = Παίξιμο: επίπεδο ×
price-copy = Αντιγραφή
price-prepare = Προετοιμασία
price-offer = Πρόταση στη φάση πολιτικής σας

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
kind-government = Πολίτευμα
kind-leader = Ηγέτης
kind-wonder = Θαύμα
kind-action = Ενέργεια
kind-event = Γεγονός
kind-territory = Περιοχή
kind-tactic = Τακτική
kind-aggression = Επίθεση
kind-war = Πόλεμος
kind-pact = Συμφωνία
kind-bonus = Μπόνους

## special(sort)

special-civil = Ειδική: αστική
special-military = Ειδική: στρατιωτική
special-colonization = Ειδική: αποίκηση
special-construction = Ειδική: κατασκευή

## type(sort)

type-civil = Αστική
type-military = Στρατιωτική
type-colonization = Αποίκηση
type-construction = Κατασκευή

## deck(name)

deck-civil = Αστική
deck-military = Στρατιωτική
deck-current = τρέχοντα
deck-future = μελλοντικά

##

hand = { $held } από { $limit }
to-discard = { $count } για ξεσκαρτάρισμα στο τέλος της σειράς
to-discard-after-politics = { $count } για ξεσκαρτάρισμα μετά την επόμενη πολιτική σας
only-you = Μόνο εσείς βλέπετε αυτή την εικόνα
events-known = Γεγονότα που ξέρετε
