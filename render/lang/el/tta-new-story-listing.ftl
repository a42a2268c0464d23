title = Through the Ages: A New Story of Civilization
short-title = Through the Ages
summary = Οδηγήστε έναν πολιτισμό από την αρχαιότητα ως την εποχή του διαστήματος. Διαλέξτε κάρτες, θρέψτε έναν λαό που μεγαλώνει και μη μείνετε πίσω από τους στρατούς των γειτόνων. Νικάει ο σπουδαιότερος πολιτισμός.

## option(option)

option-order = Σειρά παικτών
option-peaceful = Ειρηνικό παιχνίδι
option-hands = Αστικές κάρτες

## meaning(option)

meaning-order = τυχαία: οι θέσεις ανακατεύονται. σταθερή: με τη σειρά που μπήκαν οι παίκτες
meaning-peaceful = Δεν υπάρχουν επιθέσεις ούτε πόλεμοι
meaning-hands = ανοιχτές: όλοι μπορούν να δουν τις αστικές κάρτες σε όλα τα χέρια

## value(value)

value-random = τυχαία
value-fixed = σταθερή
value-open = ανοιχτές
value-hidden = κρυφές
