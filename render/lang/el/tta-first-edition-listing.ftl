title = Through the Ages: A Story of Civilization (2006)
short-title = Through the Ages (2006)
summary = Η πρώτη έκδοση, ως απλό, προχωρημένο ή πλήρες παιχνίδι. Οδηγήστε έναν πολιτισμό από την αρχαιότητα ως το διάστημα. Μπορείτε να θυσιάσετε στρατούς για να νικήσετε, και κανείς δεν αντιγράφει τις τακτικές σας.

## option(option)

option-length = Διάρκεια
option-order = Σειρά παικτών
option-peaceful = Ειρηνικό παιχνίδι
option-easier = Ευκολότερο παιχνίδι
option-no_ganging_up = Ένας επιτιθέμενος τη φορά
option-mild_corruption = Ήπια διαφθορά
option-draw_by_action = Τράβηγμα με ενέργεια
option-bonus_cards = Κάρτες μπόνους
option-open_cards = Ανοιχτά μπόνους
option-fewer_bonuses = Λιγότερα μπόνους
option-hands = Αστικές κάρτες

## meaning(option)

meaning-length = πλήρες: εποχές A ως III. προχωρημένο: ως II, χωρίς πολέμους. απλό: ως I, χωρίς στρατιωτικές κάρτες και πολιτική
meaning-order = τυχαία: οι θέσεις ανακατεύονται. σταθερή: με τη σειρά που μπήκαν οι παίκτες
meaning-peaceful = ναι: χωρίς επιθέσεις και πολέμους. χωρίς συμφωνίες: ούτε συμφωνίες
meaning-easier = Ένας κίτρινος δείκτης παραπάνω σε κάθε τράπεζα και ένα κτίριο παραπάνω από κάθε τύπο
meaning-no_ganging_up = Μόνο ένας αντίπαλος τη φορά μπορεί να επιτεθεί σε έναν πολιτισμό
meaning-mild_corruption = Όταν παράγουν τα ορυχεία, ένα μπορεί να αφήσει τον μπλε δείκτη του στην τράπεζα
meaning-draw_by_action = Τραβάτε στρατιωτικές κάρτες στη φάση ενεργειών, με μία στρατιωτική ενέργεια για καθεμία
meaning-bonus_cards = Από πού έρχονται τα γεγονότα που σκοράρουν στο τέλος: τράπουλα, ανοιχτά, ένα ανά εποχή, δικά ή επιλογή
meaning-open_cards = Πόσες κάρτες μπόνους είναι ανοιχτές από την αρχή
meaning-fewer_bonuses = Όσα τρέχοντα και μελλοντικά γεγονότα μένουν δεν σκοράρουν στο τέλος
meaning-hands = ανοιχτές: όλοι μπορούν να δουν τις αστικές κάρτες σε όλα τα χέρια

## value(value)

value-full = πλήρες
value-advanced = προχωρημένο
value-simple = απλό
value-standard = κανονικά
value-age_by_age = ανά εποχή
value-own = δικά, κρυφά
value-open_choice = ανοιχτή επιλογή
value-random = τυχαία
value-fixed = σταθερή
value-no = όχι
value-yes = ναι
value-without_pacts = χωρίς συμφωνίες
value-open = ανοιχτές
value-hidden = κρυφές
