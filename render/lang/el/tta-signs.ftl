## group(group)

group-counted = Αγαθά και τιμές
group-tokens = Ενέργειες, εργάτες και δείκτες
group-buildings = Τεχνολογίες με εργάτες
group-civil = Άλλες αστικές κάρτες
group-military = Στρατιωτικές κάρτες
group-backs = Πίσω όψεις καρτών
group-marks = Σημάδια
group-players = Παίκτες

## sign(sign)

sign-food = Τροφή
sign-resources = Πόροι
sign-science = Επιστήμη
sign-culture = Πολιτισμός
sign-strength = Ισχύς
sign-happiness = Χαρούμενα πρόσωπα
sign-discontent = Δυσαρεστημένοι εργάτες
sign-colonization = Μπόνους αποίκησης
sign-defense = Μπόνους άμυνας
sign-hand = Κάρτες στο χέρι
sign-civil = Αστική ενέργεια
sign-civil-spent = Ξοδεμένη αστική ενέργεια ή κενή θέση
sign-shield = Στρατιωτική ενέργεια
sign-shield-spent = Ξοδεμένη στρατιωτική ενέργεια
sign-worker = Αχρησιμοποίητος εργάτης
sign-yellow = Εργάτες σε κάρτα
sign-blue = Μπλε δείκτες: τροφή ή πόροι σε κάρτα
sign-stage = Χτισμένο στάδιο θαύματος
sign-price = Κόστος επιστήμης
sign-civil-back = Αστική κάρτα
sign-military-back = Στρατιωτική
sign-event-back = Γεγονός
sign-right = Δίνει, πάει σε ή επιτίθεται
sign-left = Δέχεται επίθεση από
sign-ruin = Ερειπωμένο θαύμα
sign-given-up = Θυσία
sign-limit = Τέλος της κλίμακας
sign-start = Πρώτος παίκτης
sign-turn = Ποιος παίζει
sign-star = Νικητής
sign-leaving = Φεύγει στην επόμενη σειρά
sign-no-politics = Χωρίς πολιτική μετά
sign-attacker = Επιτίθεται μόνο ο παίκτης δίπλα του
sign-new = Κίτρινο: νέο ή αλλαγμένο
sign-doubt = Αβέβαιη διατύπωση
