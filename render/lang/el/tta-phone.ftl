round = Γ. { $number }
round-of = Γ. { $number }/{ $last }
left-of = { $left } από { $total }
civil = αστικές
military = στρατ.
left = { $count ->
    [one] μένει
   *[other] μένουν
}
then = μετά
last = τελ.
own = δική
at-end = τέλος
offered = επιλογή
kept = κρυφά
scores-at-end = σκοράρει στο τέλος του παιχνιδιού
resigned = { $count ->
    [one] παραιτήθηκε
   *[other] παραιτήθηκαν
}

## scores(card)

scores-impact_of_agriculture = η τροφή των αγροκτημάτων
scores-impact_of_architecture = 1 ανά επίπεδο, αστικά
scores-impact_of_colonies = 4 ανά αποικία
scores-impact_of_competition = 1 ανά επίπεδο, μονάδες, αρένες
scores-impact_of_government = αστική ενέργεια 2, στρατ. 1
scores-impact_of_happiness = 2 ανά χαρούμενο πρόσωπο
scores-impact_of_industry = οι πόροι των ορυχείων
scores-impact_of_population = 2 ανά εργάτη πάνω από 10
scores-impact_of_progress = 2/επίπεδο: πολίτευμα, ειδικές
scores-impact_of_science = κατά σειρά επιστήμης
scores-impact_of_strength = κατά σειρά ισχύος
scores-impact_of_technology = 4 ανά κάρτα τελευταίου επιπ.
scores-impact_of_wonders = κατά εποχή: A 5 ως III 2

##

## asked(kind)

asked-actions = { $who }: παίζει
asked-politics = { $who }: πολιτική
asked-answer_pact = { $who }: συμφωνία;
asked-defend = { $who }: άμυνα
asked-bid = { $who }: προσφορά
asked-send_force = { $who }: δύναμη
asked-lose_worker = { $who }: χάνει εργάτη
asked-lose_token = { $who }: δίνει δείκτη
asked-discard = { $count ->
    [one] { $who }: πετά { $count } κάρτα
   *[other] { $who }: πετά { $count } κάρτες
}
asked-pick_good = { $who }: κέρδος
asked-gain_mix = { $who }: κέρδος
asked-lose_mix = { $who }: απώλεια
asked-free_build = { $who }: χτίζει δωρεάν
asked-destroy_own = { $who }: χάνει κτίριο
asked-plunder = { $who }: λεηλασία
asked-leave_token = { $who }: παραγωγή
asked-sacrifice = { $who }: επίθεση
asked-answer_attack = { $who }: άμυνα
asked-answer_war = { $who }: πόλεμος
asked-raid = { $who }: επιδρομή
asked-give_up_colony = { $who }: δίνει αποικία
asked-ruin_wonder = { $who }: ερείπιο
asked-terrorism = { $who }: καταστροφή
asked-annex = { $who }: αποικία
asked-infiltrate = { $who }: υπονόμευση
asked-develops = { $who }: μία ενέργεια
asked-steal = { $who }: λάφυρα
asked-take_agreed = { $who }: παίρνει κάρτες
asked-keep_bonus = { $count ->
    [one] { $who }: μπόνους
   *[other] { $who }: { $count } μπόνους
}
asked-choose_bonus = { $who }: ένα μπόνους

## detail(kind)

detail-defend = { $attack } προς { $defence }
detail-sacrifice = { $attack } προς { $defence }
detail-answer_attack = { $attack } προς { $defence }
detail-answer_war = { $attack } προς { $defence }
detail-bid = { $high ->
    [0] καμία προσφορά
   *[other] μεγαλύτερη { $high }
}
detail-send_force = για { $bid }

##
