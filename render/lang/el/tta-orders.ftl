## orderable

orderable-answer_pact = Συμφωνίες που σας προτείνουν
orderable-defend = Άμυνα σε επιθέσεις
orderable-sacrifice = Μονάδες που θυσιάζετε όταν επιτίθεστε
orderable-answer_attack = Απαντήσεις σε επιθέσεις
orderable-answer_war = Απαντήσεις σε πολέμους
orderable-steal = Λάφυρα πολέμου ({ $card })
orderable-bid = Προσφορές για περιοχές
orderable-send_force = Δυνάμεις για περιοχές που κερδίσατε
orderable-give_up_colony = Αποικίες που παραχωρείτε ({ $card })
orderable-lose_worker = Εργάτες που χάνετε
orderable-destroy_own = Δικά σας κτίρια που καταστρέφετε ({ $card })
orderable-lose_token = Μπλε δείκτες που δίνετε
orderable-lose_mix = Τροφή και πόροι που χάνετε ({ $card })
orderable-discard = Στρατιωτικές κάρτες που ξεσκαρτάρετε σε γεγονότα
orderable-ruin_wonder = Θαύματά σας που ερειπώνονται ({ $card })
orderable-pick_good = Τροφή ή πόροι που κερδίζετε ({ $card })
orderable-gain_mix = Τροφή και πόροι που κερδίζετε ({ $card })
orderable-free_build = Δωρεάν κτίρια και μονάδες
orderable-develops = { $card }
orderable-take_agreed = { $card }
orderable-terrorism = Κτίρια αντιπάλων που καταστρέφετε ({ $card })

## policy

policy-answer_pact-accept = Δέχομαι τη συμφωνία
policy-answer_pact-refuse = Αρνούμαι τη συμφωνία
policy-answer_pact-accept_equal = Δέχομαι όσες είναι ίδιες και για τους δύο, ρωτήστε με για τις άλλες
policy-answer_pact-accept_as_a = Δέχομαι τη συμφωνία ως πλευρά A, την αρνούμαι ως πλευρά B
policy-answer_pact-accept_as_b = Δέχομαι τη συμφωνία ως πλευρά B, την αρνούμαι ως πλευρά A
policy-defend-fewest = Άμυνα αν γίνεται, με λίγες και φθηνές κάρτες
policy-defend-decline = Καμία κάρτα
policy-sacrifice-units = { $amount ->
    [-1] Ορίστε πόσες μονάδες το πολύ θυσιάζετε, μόνο αν νικούν με τα τωρινά δεδομένα
    [one] Θυσία το πολύ { $amount } μονάδας, μόνο αν νικάει με τα τωρινά δεδομένα
   *[other] Θυσία το πολύ { $amount } μονάδων, των φθηνότερων, μόνο αν νικούν με τα τωρινά δεδομένα
}
policy-sacrifice-resources = { $amount ->
    [-1] Ορίστε ως ποιο κόστος θυσιάζετε μονάδες, μόνο αν νικούν με τα τωρινά δεδομένα
   *[other] Θυσία των φθηνότερων μονάδων ως κόστος { $amount }, μόνο αν νικούν με τα τωρινά δεδομένα
}
policy-sacrifice-enough = Θυσία των φθηνότερων μονάδων που νικούν με τα τωρινά δεδομένα
policy-sacrifice-nothing = Καμία θυσία μονάδων
policy-answer_attack-cards = Άμυνα μόνο με κάρτες, αν γίνεται
policy-answer_attack-units = { $amount ->
    [-1] Ορίστε πόσες μονάδες το πολύ θυσιάζετε, μαζί με κάρτες, μόνο αν έτσι αντέχετε
    [one] Θυσία το πολύ { $amount } μονάδας και χρήση καρτών, μόνο αν έτσι αντέχω
   *[other] Θυσία το πολύ { $amount } μονάδων και χρήση καρτών, μόνο αν έτσι αντέχω
}
policy-answer_attack-resources = { $amount ->
    [-1] Ορίστε ως ποιο κόστος θυσιάζετε μονάδες, μαζί με κάρτες, μόνο αν έτσι αντέχετε
   *[other] Θυσία μονάδων ως κόστος { $amount } και χρήση καρτών, μόνο αν έτσι αντέχω
}
policy-answer_attack-enough = Άμυνα αν γίνεται, με κάρτες και μονάδες
policy-answer_attack-nothing = Ούτε κάρτες ούτε μονάδες
policy-answer_war-units = { $amount ->
    [-1] Ορίστε πόσες μονάδες το πολύ θυσιάζετε, μόνο αν έτσι κερδίζετε τον πόλεμο
    [one] Θυσία το πολύ { $amount } μονάδας, μόνο αν έτσι κερδίζω τον πόλεμο
   *[other] Θυσία το πολύ { $amount } μονάδων, μόνο αν έτσι κερδίζω τον πόλεμο
}
policy-answer_war-resources = { $amount ->
    [-1] Ορίστε ως ποιο κόστος θυσιάζετε μονάδες, μόνο αν έτσι κερδίζετε τον πόλεμο
   *[other] Θυσία μονάδων ως κόστος { $amount }, μόνο αν έτσι κερδίζω τον πόλεμο
}
policy-answer_war-enough = Θυσία των φθηνότερων μονάδων, μόνο αν γυρίζουν τον πόλεμο
policy-answer_war-nothing = Ποτέ θυσία μονάδων σε πόλεμο
policy-steal-technologies = Πρώτα τεχνολογίες, τα υπόλοιπα σε επιστήμη
policy-steal-science = Μόνο επιστήμη
policy-bid-up_to = { $amount ->
    [-1] Η μικρότερη δυνατή προσφορά, ως ένα όριο που ορίζετε
   *[other] Η μικρότερη δυνατή προσφορά, ως { $amount }, μετά πάσο
}
policy-bid-lightly = Προσφορά όσο φτάνει μία μονάδα, με μπόνους και κάρτες, μετά πάσο
policy-bid-drop_out = Πάσο στη δημοπρασία
policy-send_force-units = Οι φθηνότερες μονάδες, κάρτες μόνο αν χρειαστεί
policy-send_force-cards = Και κάρτες, ώστε να χαθούν λίγες και φθηνές μονάδες
policy-give_up_colony-oldest = Η αποικία της παλιότερης εποχής
policy-lose_worker-cheapest = Ο εργάτης στη φθηνότερη κάρτα
policy-lose_worker-unit = Πρώτα μονάδες μάχης, η φθηνότερη
policy-lose_worker-urban = Πρώτα αστικά κτίρια, το φθηνότερο
policy-lose_worker-farm_mine = Πρώτα αγροκτήματα και ορυχεία, το φθηνότερο
policy-destroy_own-cheapest = Καταστροφή του φθηνότερου κτιρίου
policy-destroy_own-urban = Καταστροφή αστικού κτιρίου, του φθηνότερου
policy-destroy_own-farm_mine = Καταστροφή αγροκτήματος ή ορυχείου, του φθηνότερου
policy-lose_token-least = Οι δείκτες που αξίζουν λιγότερο
policy-lose_token-food = Πρώτα τροφή
policy-lose_token-resources = Πρώτα πόροι
policy-lose_mix-food = Όσο γίνεται περισσότερη τροφή
policy-lose_mix-resources = Όσο γίνεται περισσότεροι πόροι
policy-lose_mix-even = Τόση τροφή όσους πόρους
policy-discard-keep_bonus = Οι παλιότερες κάρτες, και οι κάρτες μπόνους τελευταίες
policy-discard-oldest = Οι παλιότερες κάρτες κάθε είδους
policy-ruin_wonder-least_culture = Το θαύμα που δίνει τον λιγότερο πολιτισμό
policy-ruin_wonder-oldest = Το παλιότερο θαύμα
policy-pick_good-food = Τροφή
policy-pick_good-resources = Πόροι
policy-gain_mix-food = Μόνο τροφή
policy-gain_mix-resources = Μόνο πόροι
policy-gain_mix-even = Τόση τροφή όσους πόρους
policy-free_build-build = Δωρεάν χτίσιμο
policy-free_build-decline = Κανένα χτίσιμο
policy-develops-populate = Αύξηση πληθυσμού, αν μπορώ να πληρώσω
policy-develops-decline = Τίποτα
policy-take_agreed-decline = Καμία κάρτα
policy-terrorism-highest = Καταστροφή του κτιρίου με το υψηλότερο επίπεδο

##

from-player = από { $who }
