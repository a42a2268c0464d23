head = { $kind }, εποχή { $age }, { $deck }.
laid-out = στο τραπέζι από την αρχή

## deck(name)

deck-starting = { $count ->
    [one] αρχική τράπουλα
   *[other] αρχική τράπουλα ({ $count } αντίτυπα)
}
deck-civil = { $count ->
    [one] αστική τράπουλα
   *[other] αστική τράπουλα ({ $count } αντίτυπα)
}
deck-military = { $count ->
    [one] στρατιωτική τράπουλα
   *[other] στρατιωτική τράπουλα ({ $count } αντίτυπα)
}

## copies-in(name)

copies-in-starting = αρχική τράπουλα (με 2, 3, 4 παίκτες: { $copies } αντίτυπα)
copies-in-civil = αστική τράπουλα (με 2, 3, 4 παίκτες: { $copies } αντίτυπα)
copies-in-military = στρατιωτική τράπουλα (με 2, 3, 4 παίκτες: { $copies } αντίτυπα)

## doubt(what)

doubt-figures = Αβέβαιο: κάποιοι αριθμοί της υπάρχουν σε μία μόνο πηγή, ή οι πηγές διαφέρουν.
doubt-reading = Αβέβαιο: το κείμενό της διαβάζεται με δύο τρόπους. Οι κανόνες λένε πώς παίζεται εδώ.

## special(sort)

special-civil = Ειδική τεχνολογία (αστική)
special-military = Ειδική τεχνολογία (στρατιωτική)
special-colonization = Ειδική τεχνολογία (αποίκηση)
special-construction = Ειδική τεχνολογία (κατασκευή)

##

costs = Κόστος: { $costs }.
to-develop = { $science } επιστήμη για ανάπτυξη
by-revolution = { $science } επιστήμη με επανάσταση
to-build = { $resources } για χτίσιμο
for-stages = { $stages } πόροι για τα στάδια
to-play = { $actions } για παίξιμο
colonized-by-auction = Αποικίζεται με δημοπρασία.
