## caption(verb)

caption-take = Κάρτα από τη γραμμή
caption-populate = Αύξηση πληθυσμού
caption-build = Αγρόκτημα, ορυχείο, κτίριο
caption-build_unit = Χτίσιμο μονάδας μάχης
caption-free_build = Δωρεάν χτίσιμο
caption-upgrade = Αναβάθμιση: αγρόκτημα, ορυχείο, κτίριο
caption-upgrade_unit = Αναβάθμιση μονάδας μάχης
caption-destroy = Καταστροφή κτιρίου
caption-disband = Διάλυση μονάδας μάχης
caption-wonder = Στάδια του θαύματος
caption-leader = Εκλογή ηγέτη
caption-develop = Ανάπτυξη τεχνολογίας
caption-revolution = Κήρυξη επανάστασης
caption-card = Παίξιμο κάρτας ενέργειας
caption-tactic = Τακτική: παίξιμο, αντιγραφή
caption-ability = Χρήση ικανότητας
caption-end_turn = Τέλος σειράς
caption-look = Ματιά στο επόμενο γεγονός
caption-prepare = Προετοιμασία: γεγονός, περιοχή
caption-aggression = Παίξιμο επίθεσης
caption-aggression_in_vain = Επίθεση χωρίς αποτέλεσμα
caption-war = Κήρυξη πολέμου
caption-pact = Πρόταση συμφωνίας
caption-cancel = Ακύρωση συμφωνίας
caption-pass = Χωρίς πολιτική ενέργεια
caption-draw_card = Μία στρατιωτική κάρτα
caption-keep_bonus = Γεγονότα για το τέλος
caption-choose_bonus = Ένα γεγονός για το τέλος
caption-resign = Παραίτηση και αποχώρηση
caption-answer_pact = Απάντηση στη συμφωνία
caption-defend = Άμυνα με κάρτες
caption-decline = Άρνηση
caption-drop_out = Πάσο στη δημοπρασία
caption-bid = Προσφορά για την περιοχή
caption-fill_force = Αυτόματη δύναμη
caption-send_unit = Αποστολή μονάδας
caption-add_card = Κάρτα στη δύναμη
caption-send_force = Αποστολή της δύναμης
caption-enough = Θυσία όσο χρειάζεται
caption-reach = Θυσία ως ένα σύνολο
caption-give_up_unit = Θυσία μονάδας
caption-use_card = Χρήση κάρτας άμυνας
caption-give_up = Θυσία όσων διαλέξατε
caption-give_nothing = Καμία θυσία
caption-lose_worker = Ποιον εργάτη χάνετε
caption-lose_token = Ποιον δείκτη δίνετε
caption-discard = Κάρτες για ξεσκαρτάρισμα
caption-pick_good = Τι κερδίζετε
caption-gain_mix = Τι κερδίζετε
caption-lose_mix = Τι χάνετε
caption-leave_token = Ορυχείο με 1 λιγότερο
caption-plunder = Τι χάνει ο αντίπαλος
caption-plunder_other = Άλλες ποσότητες
caption-raid = Καταστροφή κτιρίου άλλου
caption-give_up_colony = Παραχώρηση αποικίας
caption-ruin_wonder = Ποιο θαύμα ερειπώνεται
caption-terrorism = Καταστροφή κτιρίου άλλου
caption-annex = Ποια αποικία παίρνετε
caption-infiltrate = Τι χάνει ο αντίπαλος
caption-steal = Λάφυρα του πολέμου
caption-steal_less = Λιγότερη επιστήμη

## awaits(kind)

awaits-actions = Αναμονή: { $who } κάνει ενέργειες
awaits-politics = Αναμονή: { $who } διαλέγει πολιτική ενέργεια
awaits-answer_pact = Αναμονή: { $who } απαντά στην πρόταση συμφωνίας «{ $card }» ({ $rival })
awaits-defend = Αναμονή: { $who } αμύνεται: { $card }, { $rival } (ισχύς { $attack } προς { $defence })
awaits-bid = { $high ->
    [0] Αναμονή: { $who } κάνει προσφορά για { FORM($territory, "acc") } (καμία προσφορά ακόμη)
   *[other] Αναμονή: { $who } κάνει προσφορά για { FORM($territory, "acc") } (μεγαλύτερη προσφορά { $high })
}
awaits-send_force = Αναμονή: { $who } στέλνει δύναμη { $bid } στην περιοχή «{ $territory }»
awaits-lose_worker = Αναμονή: { $who } διαλέγει ποιον εργάτη χάνει ({ $card })
awaits-lose_token = Αναμονή: { $who } διαλέγει ποιον μπλε δείκτη δίνει ({ $card })
awaits-discard = Αναμονή: { $who } ξεσκαρτάρει { FORM($cards, "acc") } ({ $card })
awaits-pick_good = Αναμονή: { $who } διαλέγει κέρδος ({ $card })
awaits-gain_mix = Αναμονή: { $who } διαλέγει κέρδος ({ $card })
awaits-lose_mix = Αναμονή: { $who } διαλέγει απώλεια ({ $card })
awaits-free_build = Αναμονή: { $who } αποφασίζει για ένα δωρεάν κτίριο ({ $card })
awaits-destroy_own = Αναμονή: { $who } διαλέγει ποιο κτίριο καταστρέφεται ({ $card })
awaits-leave_token = Αναμονή: { $who } αποφασίζει για τα ορυχεία
awaits-sacrifice = Αναμονή: { $who } αποφασίζει τι θυσιάζει ({ $card }, στόχος { $rival })
awaits-answer_attack = Αναμονή: { $who } απαντά: { $card }, { $rival } (ισχύς { $attack } προς { $defence })
awaits-answer_war = Αναμονή: { $who } απαντά: { $card }, { $rival } (ισχύς { $attack } προς { $defence })
awaits-plunder = Αναμονή: { $who } διαλέγει τι χάνει { $rival } ({ $card })
awaits-raid = Αναμονή: { $who } διαλέγει ένα κτίριο για καταστροφή ({ $rival }, { $card })
awaits-give_up_colony = Αναμονή: { $who } διαλέγει ποια αποικία παραχωρεί ({ $card })
awaits-ruin_wonder = Αναμονή: { $who } διαλέγει ποιο θαύμα ερειπώνεται ({ $card })
awaits-terrorism = Αναμονή: { $who } διαλέγει ένα κτίριο για καταστροφή ({ $rival }, { $card })
awaits-annex = Αναμονή: { $who } διαλέγει μια αποικία ({ $rival }, { $card })
awaits-infiltrate = Αναμονή: { $who } διαλέγει τι χάνει { $rival } ({ $card })
awaits-develops = Αναμονή: { $who } χρησιμοποιεί ή αρνείται { FORM($card, "acc") }
awaits-steal = Αναμονή: { $who } διαλέγει λάφυρα ({ $card }, { $rival })
awaits-keep_bonus = Αναμονή: { $who } διαλέγει τι κρατάει για το τέλος του παιχνιδιού
awaits-choose_bonus = Αναμονή: { $who } διαλέγει ένα γεγονός για το τέλος του παιχνιδιού
awaits-take_agreed = Αναμονή: { $who } παίρνει κάρτες από τη γραμμή ({ $card }, μένουν { $actions })

## prompt(kind)

prompt-lose_worker = { $card }: χάνετε έναν εργάτη. Δεν έχετε αχρησιμοποίητο, γι' αυτό διαλέξτε την κάρτα που τον χάνει.
prompt-lose_token = { $card }: δίνετε έναν μπλε δείκτη. Η μπλε τράπεζά σας είναι άδεια, γι' αυτό διαλέξτε την κάρτα που τον χάνει.
prompt-destroy_own = { $card }: διαλέξτε ένα δικό σας αγρόκτημα, ορυχείο ή αστικό κτίριο για καταστροφή.
prompt-give_up_colony = { $card }: διαλέξτε μια αποικία για παραχώρηση.
prompt-ruin_wonder = { $card }: διαλέξτε ένα θαύμα σας. Γίνεται ερείπιο.
prompt-terrorism = { $card }: διαλέξτε ένα αστικό κτίριο για καταστροφή ({ $rival }).
prompt-annex = { $card }, επιτυχία: διαλέξτε ποια αποικία παίρνετε ({ $rival }).
prompt-infiltrate = { $card }, επιτυχία: { $rival } χάνει τον ηγέτη ή το ημιτελές θαύμα. Σκοράρετε για το επίπεδό του.
prompt-develops = { $card }: μπορείτε να αυξήσετε τον πληθυσμό, να χτίσετε ή να αναπτύξετε. Κάντε ένα από αυτά με 1 λιγότερο και χωρίς ενέργεια.
prompt-take_agreed = { $card }: μπορείτε να πάρετε κάρτες από τη γραμμή, συνολικό κόστος { $actions }. Αν πάρετε έστω μία, δεν έχετε πολιτική ενέργεια στην επόμενη σειρά σας.

##

leaving = Παραιτηθήκατε. Φεύγετε από το παιχνίδι στην αρχή της επόμενης σειράς σας.
first-turn = Στον πρώτο γύρο παίρνετε μόνο κάρτες από τη γραμμή. Μετά τελειώστε τη σειρά σας. Έχετε { FORM($actions, "acc") }.
stock = Έχετε { FORM($things, "acc") }.
left-unused = Αχρησιμοποίητα ακόμη: { $things }.
purse = Μόνο για μονάδες μάχης, επιπλέον: { $goods }.
politics-owed = Δεν έχετε πολιτική ενέργεια στην επόμενη σειρά σας.
politics-spent = Η κάρτα «{ $card }» σας κόστισε την πολιτική ενέργεια αυτής της σειράς. Μπορείτε ακόμη να δείτε το επόμενο γεγονός.
politics = Φάση πολιτικής: κάντε μία πολιτική ενέργεια ή καμία.
strength-of-you = εσείς { $strength }
strengths = Ισχύς: { $strengths }. Έχετε { FORM($actions, "acc") }.
war-on-you = { $who } σας πολεμά: { $card }.
next-event = Το επόμενο τρέχον γεγονός είναι: { $card }.
pact-offered = { $who } σας προτείνει μια συμφωνία: { $card }.
attacked = { $who } παίζει εναντίον σας { FORM($card, "acc") }: επίθεση { $attack }, η άμυνά σας { $defence }.
defence-needs = Χρειάζεστε { $missing } ακόμη για να αντέξετε. Μπορείτε να χρησιμοποιήσετε ως { FORM($cards, "acc") }.
defence-hopeless = Οι κάρτες σας δεν αρκούν για να αντέξετε.
if-it-succeeds = Αν πετύχει: { $stake }
auction = Αρχίζει δημοπρασία: { $territory }.
highest-bid = { $high ->
    [0] Δεν υπάρχει προσφορά ακόμη.
   *[other] Η μεγαλύτερη προσφορά είναι { $high }.
}
bid-up-to = Μπορείτε να προσφέρετε ως { $most }.
cannot-bid = Δεν μπορείτε να προσφέρετε περισσότερα.
passing = Με πάσο βγαίνετε από τη δημοπρασία.
force-due = Κερδίσατε { FORM($territory, "acc") } για { $bid }. Στείλτε δύναμη τουλάχιστον { $bid }, με τουλάχιστον μία μονάδα. Χάνετε τις μονάδες.
force-bonus = Οι κάρτες σας στο παιχνίδι προσθέτουν { $bonus }.
force-so-far = Ως τώρα: { $force }, σύνολο { $strength }.
force-enough = Αρκεί. Στείλτε τη δύναμη ή προσθέστε κι άλλα.
force-open = Διαλέξτε τι θα στείλετε.
hand-limit = Το όριο των στρατιωτικών καρτών σας είναι { $limit }. Ξεσκαρτάρετε { FORM($cards, "acc") }.
discard-for = { $card }: ξεσκαρτάρετε { FORM($cards, "acc") }.
pick-good = { $card }: κερδίζετε { FORM($first, "acc") } ή { FORM($second, "acc") }. Ποιο από τα δύο;
mixture = { $gain ->
    [yes] { $card }: κερδίζετε { $amount } τροφή και πόρους συνολικά. Πόσα από το καθένα;
   *[no] { $card }: χάνετε { $amount } τροφή και πόρους συνολικά. Πόσα από το καθένα;
}
plunder = { $card }, επιτυχία: διαλέξτε πόση τροφή και πόσους πόρους χάνει { $who }, { $limit } συνολικά. { $who } έχει { FORM($food, "acc") } και { FORM($resources, "acc") }. Κερδίζετε όσα χάνει πραγματικά.
raid-building = ένα επιπέδου { $level } ή χαμηλότερο
raid = { $card }, επιτυχία: καταστρέψτε αστικά κτίρια ({ $who }): { $buildings }. Ποιο τώρα;
spoils = Κερδίζετε { FORM($card, "acc") } εναντίον { $who } με διαφορά { $advantage }. Πάρτε { $advantage } επιστήμη, ή ειδικές τεχνολογίες για ένα μέρος της.
free-build = { $event }: μπορείτε να χτίσετε δωρεάν στην κάρτα «{ $card }» με έναν αχρησιμοποίητο εργάτη.
mild-corruption = Τα ορυχεία σας παράγουν. Ένα από αυτά μπορεί να αφήσει τον μπλε δείκτη του στην τράπεζα.
keep-bonus = { $count ->
    [one] Κρατήστε κρυφά { $count } από αυτά τα γεγονότα. Στο τέλος του παιχνιδιού σκοράρει για όλους:
   *[other] Κρατήστε κρυφά { $count } από αυτά τα γεγονότα. Στο τέλος του παιχνιδιού σκοράρουν για όλους:
}
choose-bonus = Διαλέξτε ένα από αυτά τα γεγονότα. Στο τέλος του παιχνιδιού σκοράρει για όλους:
bonus = **{ $card }**: { $text }
sacrifice = { $card } εναντίον { $who }: ισχύς { $attack } προς { $defence }.
answer-attack = { $who } σας επιτίθεται: { $card }. Ισχύς { $attack } προς { $defence }.
units-count-again = Οι μονάδες που θυσιάζετε μετράνε άλλη μία φορά. Τις χάνετε σε κάθε περίπτωση.
cards-hold = { $missing ->
    [0] Και οι κάρτες μπόνους σας μετράνε. Ως τώρα αντέχετε.
   *[other] Και οι κάρτες μπόνους σας μετράνε. Χρειάζεστε { $missing } ακόμη για να αντέξετε.
}
