## plain(kind)

plain-end_turn = Τέλος σειράς
plain-pass_politics = Χωρίς πολιτική ενέργεια
plain-drop_out = Πάσο στη δημοπρασία
plain-send_force = Αποστολή της δύναμης
plain-draw_card = Τράβηγμα στρατιωτικής κάρτας (1 στρατιωτική ενέργεια)
plain-resign = Παραίτηση και αποχώρηση

## decline(question)

decline-defend = Καμία κάρτα
decline-free_build = Κανένα χτίσιμο
decline-leave_token = Παραγωγή σε όλα τα ορυχεία
decline-take_agreed = Καμία κάρτα από τη γραμμή
decline-develops = Τίποτα

##

take = { $price ->
    [0] Παίρνω: { $card } (χωρίς ενέργεια, θέση { $space })
    [1] Παίρνω: { $card } (μία ενέργεια, θέση { $space })
    [2] Παίρνω: { $card } (δύο ενέργειες, θέση { $space })
    [3] Παίρνω: { $card } (τρεις ενέργειες, θέση { $space })
    [4] Παίρνω: { $card } (τέσσερις ενέργειες, θέση { $space })
    [5] Παίρνω: { $card } (πέντε ενέργειες, θέση { $space })
    [6] Παίρνω: { $card } (έξι ενέργειες, θέση { $space })
    [7] Παίρνω: { $card } (επτά ενέργειες, θέση { $space })
    [8] Παίρνω: { $card } (οκτώ ενέργειες, θέση { $space })
    [9] Παίρνω: { $card } (εννέα ενέργειες, θέση { $space })
   *[other] Παίρνω: { $card } ({ $price } ενέργειες, θέση { $space })
}
populate = Αύξηση πληθυσμού ({ $price })
no-worker-left = κανένας εργάτης στην τράπεζα
build = Χτίσιμο: { $card } ({ $price })
build-free = Δωρεάν χτίσιμο: { $card }
upgrade = Αναβάθμιση: { $source } σε { $target } ({ $price })
stage = Στάδιο { $stage }: { $wonder } ({ $price })
stages = Στάδια { $first }–{ $last }: { $wonder } ({ $price })
your-wonder = το θαύμα σας
develop = Ανάπτυξη: { $card } ({ $price })
revolution = Επανάσταση: { $card } ({ $price })
destroy = Καταστροφή: { $card }
disband = Διάλυση: { $card }
elect = Εκλογή: { $card }
elect-with-action = Εκλογή: { $card } (μία ενέργεια πίσω)
elect-over-wonder = Εκλογή: { $card } ({ $old } κάτω από { FORM($wonder, "acc") }, καμία ενέργεια πίσω)
play = Παίξιμο: { $card }

## order(kind)

order-populate = Παίξιμο: { $card } για αύξηση πληθυσμού
order-build = Παίξιμο: { $card } για χτίσιμο: { $target }
order-upgrade = Παίξιμο: { $card } για αναβάθμιση: { $source } σε { $target }
order-build_stages = { $count ->
    [one] Παίξιμο: { $card } για { $count } στάδιο
   *[other] Παίξιμο: { $card } για { $count } στάδια
}
order-develop = Παίξιμο: { $card } για ανάπτυξη: { $target }
order-revolution = Παίξιμο: { $card } για επανάσταση: { $target }
order-choose = Παίξιμο: { $card } για { FORM($target, "acc") }

##

use = Χρήση: { $card }

## ability(name)

ability-alexander_the_great = Χρήση: { $card } (φεύγει για 1 κίτρινο δείκτη)
ability-christopher_columbus = Χρήση: { $card } (αποικία: { $target })
ability-hammurabi = Χρήση: { $card } (η επόμενη αστική ενέργεια με στρατιωτική)
ability-frederick_barbarossa = Χρήση: { $card } (αύξηση πληθυσμού και χτίσιμο: { $target })
ability-joan_of_arc = Χρήση: { $card } (ματιά στο επόμενο γεγονός)
ability-j_s_bach = Χρήση: { $card } (αναβάθμιση: { $source } σε { $target })
ability-winston_churchill-military = Χρήση: { $card } (3 επιστήμη και 3 πόροι για στρατό)
ability-winston_churchill-culture = Χρήση: { $card } (3 πολιτισμός)
ability-ocean_liner_service = Χρήση: { $card } (δωρεάν αύξηση πληθυσμού)
ability-trade_routes_agreement = Χρήση: { $card } (ανταλλαγή στην επόμενη πληρωμή)

##

play-tactic = Παίξιμο τακτικής: { $card }
copy-tactic = Αντιγραφή τακτικής: { $card }
prepare-event = Προετοιμασία γεγονότος: { $card }
prepare-territory = Προετοιμασία περιοχής: { $card }
attack = Παίξιμο: { $card } εναντίον { $who }
declare = Κήρυξη: { $card } εναντίον { $who }
offer = Πρόταση: { $card } σε { $who }
offer-side = Πρόταση: { $card } (εσείς: { $own }) σε { $who }
cancel = Ακύρωση συμφωνίας: { $card }
accept = Δέχομαι τη συμφωνία
refuse = Αρνούμαι τη συμφωνία
discard = Ξεσκαρτάρισμα: { $cards }
discard-nothing = Κανένα ξεσκαρτάρισμα
defend = Άμυνα: { $cards }
defend-face-down = Άμυνα με κλειστές: { $down }
defend-both = Άμυνα: { $cards }, κλειστές: { $down }
bid = Προσφορά { $amount }
add = Προσθήκη: { $card } (+{ $worth })
enough = Όσο χρειάζεται: { $things }
reach = Σύνολο { $total }
give-up-unit = Θυσία: { $card } (+{ $worth })
use-card = Χρήση: { $card } (+{ $worth })
give-up = Θυσία όσων διαλέξατε: σύνολο { $total }
give-nothing = Καμία θυσία
send = Αποστολή: { $card } (+{ $worth })
discard-face-down = Ξεσκαρτάρισμα κλειστά: { $card } (+1)
fill-force = { $cards ->
    [yes] Οι λιγότερες απώλειες
   *[no] Οι φθηνότερες μονάδες
}
fill-force-how = { $cards ->
    [yes] με κάρτες από το χέρι σας
   *[no] με κάρτες μόνο αν χρειαστεί
}
take-spoils = Παίρνω: { $things }
take-no-technology = Καμία τεχνολογία
no-food = Καθόλου τροφή
all-nothing = Τίποτα

## option(good)

option-food = Τροφή
option-resources = Πόροι

##

for-price = κόστος: { $price }
for-price-military = κόστος: { $price }, 1 στρατιωτική ενέργεια
for-price-civil = κόστος: { $price }, 1 αστική ενέργεια
growth-eats = μετά η κατανάλωση είναι { $eaten }
growth-wants = { $faces ->
    [one] μετά χρειάζεστε { $faces } χαρούμενο πρόσωπο (έχετε { $have })
   *[other] μετά χρειάζεστε { $faces } χαρούμενα πρόσωπα (έχετε { $have })
}
growth-both = { $faces ->
    [one] μετά η κατανάλωση είναι { $eaten } και χρειάζεστε { $faces } χαρούμενο πρόσωπο (έχετε { $have })
   *[other] μετά η κατανάλωση είναι { $eaten } και χρειάζεστε { $faces } χαρούμενα πρόσωπα (έχετε { $have })
}
becomes = { $old } → { $new }
worker-freed = Ο εργάτης μένει αχρησιμοποίητος. Έδινε { FORM($gain, "acc") }
revolution-for = { $military ->
    [yes] Χρησιμοποιεί όλες τις στρατιωτικές ενέργειές σας. { $text }
   *[no] Χρησιμοποιεί όλες τις αστικές ενέργειές σας. { $text }
}
revolution-price = { $military ->
    [yes] κόστος: { $price } και όλες οι στρατιωτικές ενέργειές σας
   *[no] κόστος: { $price } και όλες οι αστικές ενέργειές σας
}
replaces = Αντικαθιστά { FORM($card, "acc") }.
replaces-leader = Αντικαθιστά { FORM($card, "acc") }. Παίρνετε πίσω 1 αστική ενέργεια.
face-stays = Κρατάτε το χαρούμενο πρόσωπο της κάρτας «{ $card }», αλλά δεν παίρνετε πίσω αστική ενέργεια.
old-stays = Κρατάτε { FORM($card, "acc") } και ξεσκαρτάρετε αυτή την κάρτα αμέσως.
by-strength = { $rivals ->
    [0] Τίποτα: κανένας αντίπαλος δεν είναι ισχυρότερος
    [one] { $goods }: { $rivals } αντίπαλος είναι ισχυρότερος
   *[other] { $goods }: { $rivals } αντίπαλοι είναι ισχυρότεροι
}
by-culture = { $rivals ->
    [0] Τίποτα: κανένας αντίπαλος δεν έχει περισσότερο πολιτισμό
    [one] { $goods }: { $rivals } αντίπαλος έχει περισσότερο πολιτισμό
   *[other] { $goods }: { $rivals } αντίπαλοι έχουν περισσότερο πολιτισμό
}
for-military = { $resources } για μονάδες μάχης σε αυτή τη σειρά
stages-after = { $count ->
    [one] μετά μένει { $count } στάδιο
   *[other] μετά μένουν { $count } στάδια
}
stages-before-score = { $count ->
    [one] μετά μένει { $count } στάδιο. Ολοκληρωμένο τώρα θα σκόραρε { FORM($culture, "acc") }
   *[other] μετά μένουν { $count } στάδια. Ολοκληρωμένο τώρα θα σκόραρε { FORM($culture, "acc") }
}
scores = Σκοράρει τώρα { FORM($culture, "acc") }. { $text }
attack-brings = { $price }, ισχύς { $attack } προς { $defence }. { $text }

## in-vain(lack)

in-vain-strength = { $price }, ισχύς { $attack } προς { $defence }. Δεν μπορεί να πετύχει, ούτε με όλες τις μονάδες σας.
in-vain-colony = { $price }, ισχύς { $attack } προς { $defence }. Χωρίς αποτέλεσμα: { $who } δεν έχει αποικία.
in-vain-leader_or_wonder = { $price }, ισχύς { $attack } προς { $defence }. Χωρίς αποτέλεσμα: { $who } δεν έχει ηγέτη ούτε ημιτελές θαύμα.
in-vain-building = { $price }, ισχύς { $attack } προς { $defence }. Χωρίς αποτέλεσμα: { $who } δεν έχει τέτοιο κτίριο.
in-vain-food_and_resources = { $price }, ισχύς { $attack } προς { $defence }. Χωρίς αποτέλεσμα: { $who } δεν έχει τροφή ούτε πόρους.
in-vain-science = { $price }, ισχύς { $attack } προς { $defence }. Χωρίς αποτέλεσμα: { $who } δεν έχει επιστήμη.
in-vain-culture = { $price }, ισχύς { $attack } προς { $defence }. Χωρίς αποτέλεσμα: { $who } δεν έχει πολιτισμό.

##

keep-bonuses = Κρατάω: { $cards }
choose-bonus = Επιλογή: { $card }
