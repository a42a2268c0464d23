turn-began = Γύρος { $round }: σειρά { $who }.
row-cleared = Φεύγουν από τη γραμμή καρτών: { $cards }.
row-dealt = Νέες στη γραμμή καρτών: { $cards }.
age-ended = Η εποχή { $level } τελείωσε.
age-ended-last_round = Η εποχή { $level } τελείωσε. Ο γύρος { $last_round } είναι ο τελευταίος.

## left(why)

left-replaced = { $count ->
    [one] { $who }: μια νεότερη κάρτα αντικαθιστά { FORM($cards, "acc") }.
   *[other] { $who }: νεότερες κάρτες αντικαθιστούν { FORM($cards, "acc") }.
}
left-obsolete = { $count ->
    [one] { $who }: απαρχαιωμένη, φεύγει από το παιχνίδι: { $cards }.
   *[other] { $who }: απαρχαιωμένες, φεύγουν από το παιχνίδι: { $cards }.
}
left-obsolete_hand = { $who } ξεσκαρτάρει από το χέρι απαρχαιωμένες κάρτες: { $cards }.

##

service-left = { $who } αφαιρεί { FORM($card, "acc") } από το παιχνίδι.
lost = { $who } χάνει { FORM($things, "acc") } ({ $why }).
gained = { $who } κερδίζει { FORM($goods, "acc") } ({ $why }).
scored = { $who } σκοράρει { FORM($goods, "acc") } ({ $why }).
purse-filled = { $who } έχει { FORM($goods, "acc") } για μονάδες μάχης σε αυτή τη σειρά ({ $why }).
actions-back = { $who } παίρνει πίσω { FORM($count, "acc") } ({ $why }).
actions-spent = { $who } χάνει { FORM($count, "acc") } ({ $why }).
hand-aged = { $who } ξεσκαρτάρει { FORM($count, "acc") }.
took = { $who } παίρνει { FORM($card, "acc") } ({ $price }).
populated = { $who } αυξάνει τον πληθυσμό ({ $food }).
built = { $who } χτίζει στην κάρτα «{ $card }» ({ $resources }).
upgraded = { $who } αναβαθμίζει: { $source } σε { $target } ({ $resources }).
disbanded = { $who } διαλύει μια μονάδα: { $card }.
destroyed = { $who } καταστρέφει ένα κτίριο: { $card }. Ο εργάτης μένει αχρησιμοποίητος.
had-destroyed = { $who } χάνει ένα κτίριο: { $card } ({ $why }). Ο εργάτης μένει αχρησιμοποίητος.
worker-lost = { $who } χάνει έναν αχρησιμοποίητο εργάτη.
worker-lost-card = { $who } χάνει έναν εργάτη από την κάρτα «{ $card }».
leader-played = { $who } εκλέγει { FORM($card, "acc") }.
leader-played-replaced = { $who } εκλέγει { FORM($card, "acc") } και αντικαθιστά { FORM($replaced, "acc") }.
homer-kept = { $who } βάζει { FORM($card, "acc") } κάτω από το θαύμα «{ $wonder }».
stages-built = { $complete ->
    [yes] { $count ->
        [1] { $who } χτίζει ένα στάδιο ({ $resources }) και ολοκληρώνει { FORM($card, "acc") }.
       *[other] { $who } χτίζει { $count } στάδια ({ $resources }) και ολοκληρώνει { FORM($card, "acc") }.
    }
   *[no] { $count ->
        [1] { $who } χτίζει ένα στάδιο στο θαύμα «{ $card }» ({ $resources }).
       *[other] { $who } χτίζει { $count } στάδια στο θαύμα «{ $card }» ({ $resources }).
    }
}
developed = { $revolution ->
    [yes] { $who } κάνει επανάσταση και αναπτύσσει { FORM($card, "acc") } ({ $science }).
   *[no] { $who } αναπτύσσει { FORM($card, "acc") } ({ $science }).
}
card-played = { $who } παίζει την κάρτα «{ $card }».
ability-used = { $who } χρησιμοποιεί την κάρτα «{ $card }».
tactic-adopted = { $own ->
    [yes] { $who } παίζει την τακτική «{ $card }».
   *[no] { $who } αντιγράφει την κοινή τακτική «{ $card }».
}
tactic-shared = { $who }: η τακτική «{ $card }» γίνεται κοινή.
uprising = { $discontent ->
    [one] { $unused ->
        [0] Εξέγερση: { $who } δεν παράγει τίποτα, με { $discontent } δυσαρεστημένο εργάτη και κανέναν αχρησιμοποίητο.
        [one] Εξέγερση: { $who } δεν παράγει τίποτα, με { $discontent } δυσαρεστημένο εργάτη και { $unused } αχρησιμοποίητο.
       *[other] Εξέγερση: { $who } δεν παράγει τίποτα, με { $discontent } δυσαρεστημένο εργάτη και { $unused } αχρησιμοποίητους.
    }
   *[other] { $unused ->
        [0] Εξέγερση: { $who } δεν παράγει τίποτα, με { $discontent } δυσαρεστημένους εργάτες και κανέναν αχρησιμοποίητο.
        [one] Εξέγερση: { $who } δεν παράγει τίποτα, με { $discontent } δυσαρεστημένους εργάτες και { $unused } αχρησιμοποίητο.
       *[other] Εξέγερση: { $who } δεν παράγει τίποτα, με { $discontent } δυσαρεστημένους εργάτες και { $unused } αχρησιμοποίητους.
    }
}
produced = { $who } παράγει { FORM($goods, "acc") }.
corruption = Απώλεια από διαφθορά: { $count }.
consumption = Κατανάλωση τροφής: { $count }.
famine = Απώλεια πολιτισμού από πείνα: { $count }.
bonus-opened = Ανοιχτή κάρτα: { $card }. Σκοράρει για όλους στο τέλος του παιχνιδιού.
bonus-chosen = { $who } διαλέγει { FORM($card, "acc") }: σκοράρει για όλους στο τέλος του παιχνιδιού.
bonuses-kept = { $count ->
    [one] { $who } κρατάει κρυφά { $count } γεγονός για το τέλος του παιχνιδιού.
   *[other] { $who } κρατάει κρυφά { $count } γεγονότα για το τέλος του παιχνιδιού.
}
bonus-shown = { $who } είχε κρατήσει { FORM($card, "acc") }.
drew = { $who } τραβάει { FORM($count, "acc") }.
drew-cards = Τραβάτε: { $cards }.
discarded = { $who } ξεσκαρτάρει κλειστά { FORM($count, "acc") }.
passed = { $owed ->
    [yes] { $who } δεν έχει πολιτική ενέργεια σε αυτή τη σειρά: την έδωσε για κάρτες της γραμμής.
   *[no] { $who } τελειώνει τη φάση πολιτικής.
}
event-prepared = { $who } προετοιμάζει ένα γεγονός της εποχής { $level }.
event-revealed = Αποκαλύπτεται ({ $kind }): { $card }.
events-restacked = Τα μελλοντικά γεγονότα γίνονται τρέχοντα.
event-seen = Βλέπετε το επόμενο τρέχον γεγονός: { $card }.
looked = { $who } κοιτάζει το επόμενο τρέχον γεγονός ({ $why }).
attacked = { $who } παίζει την επίθεση «{ $card }». Στόχος: { $target }. Ισχύς { $attack } προς { $defence }.
defended = { $who } αμύνεται με { FORM($cards, "acc") }. Αποτυγχάνει: { $card }.
attack-succeeds = Πετυχαίνει: { $card }. Στόχος: { $who }.
sacrificed = { $who } θυσιάζει { FORM($units, "acc") } ({ $card }): σύνολο { $total }.
war-declared = { $who } κηρύσσει πόλεμο: { $card }. Αντίπαλος: { $target }.
war-resolved = Ισοπαλία: { $card }. { $who } { $attack }, { $target } { $defence }.
war-resolved-winner = { $winner } κερδίζει: { $card }. { $who } { $attack }, { $target } { $defence }.
pact-offered = { $who } προτείνει μια συμφωνία: { $card }. Με: { $partner }.
pact-offered-sides = { $who } προτείνει μια συμφωνία: { $card }. Με: { $partner } ({ $who }: { $own } · { $partner }: { $other }).
pact-answered = { $accepted ->
    [yes] { $who } δέχεται { FORM($card, "acc") }.
   *[no] { $who } αρνείται { FORM($card, "acc") }.
}

## pact-ended(why)

pact-ended-replaced = { $owner }: η συμφωνία «{ $card }» τελειώνει. Την αντικαθιστά μια νέα.
pact-ended-cancelled = { $owner }: η συμφωνία «{ $card }» ακυρώνεται.
pact-ended-resigned = { $owner }: η συμφωνία «{ $card }» τελειώνει, γιατί ένας παίκτης της παραιτήθηκε.
pact-ended-attack = { $owner }: η συμφωνία «{ $card }» τελειώνει, γιατί ένας παίκτης της επιτίθεται στον άλλο.
pact-ended-obsolete = { $owner }: η συμφωνία «{ $card }» τελειώνει, γιατί πέρασε η εποχή της.

##

resignation-announced = { $who } παραιτήθηκε και φεύγει από το παιχνίδι στην αρχή της επόμενης σειράς.
resigned = { $who } παραιτείται και φεύγει από το παιχνίδι.
bid-made = { $amount ->
    [0] { $who } πάει πάσο στη δημοπρασία.
   *[other] { $who } προσφέρει { $amount }.
}
force-sent = { $who } στέλνει { FORM($units, "acc") } στην περιοχή «{ $territory }»: δύναμη { $strength }.
colonized = { $why ->
    [stolen] { $who } παίρνει την αποικία «{ $territory }».
   *[other] { $who } αποικίζει { FORM($territory, "acc") }.
}
nobody-bid = Κανείς δεν αποικίζει { FORM($territory, "acc") }.
ruined = { $who }: το θαύμα «{ $wonder }» γίνεται ερείπιο.
stolen = { $kept ->
    [yes] { $who } παίρνει { FORM($card, "acc") } από { $victim }.
   *[no] { $who } παίρνει { FORM($card, "acc") } από { $victim } και αφαιρεί την κάρτα: έχει ήδη ανώτερη του ίδιου τύπου.
}

## victory(cause)

victory-last_round = { $count ->
    [one] Νικάει: { $who }. Ο τελευταίος γύρος τελείωσε.
   *[other] Μοιράζονται τη νίκη: { $who }. Ο τελευταίος γύρος τελείωσε.
}
victory-resigned = { $count ->
    [one] Νικάει: { $who }. Όλοι οι άλλοι παραιτήθηκαν.
   *[other] Μοιράζονται τη νίκη: { $who }. Όλοι οι άλλοι παραιτήθηκαν.
}

##

final-culture = Πολιτισμός: { $scores }.
