title = Antike Duellum
short-title = Antike Duellum
summary = Δύο έθνη της αρχαιότητας ανταγωνίζονται για εννέα προσωπικότητες, χωρίς ζάρια.

## option

option-map = Χάρτης
option-first_seat = Ο αρχικός παίκτης έχει
option-variant = Στρατηγός και Ναύαρχος
option-auto_fortress = Αυτόματο Fortress
option-coins = Νομίσματα
option-turn_limit = Όριο γύρων
option-draws = Ισοπαλία με συμφωνία
option-figures = Αριθμοί

## meaning

meaning-map = δύση: Καρχηδόνιοι εναντίον Ρωμαίων. ανατολή: Έλληνες εναντίον Περσών.
meaning-first_seat = καφέ: Καρχηδόνιοι ή Έλληνες. μπεζ: Ρωμαίοι ή Πέρσες.
meaning-variant = Κάθε έθνος έχει μια ειδική μονάδα που βοηθάει στην κατάκτηση και στην άμυνα πόλεων.
meaning-auto_fortress = Η κάρτα Fortress αμύνεται στην πρώτη επίθεση χωρίς ερώτηση.
meaning-coins = Πόσα νομίσματα έχει το παιχνίδι. Αν λείπουν από την τράπεζα, τα αντικαθιστούν δείκτες πόρων.
meaning-turn_limit = Γύροι για κάθε έθνος. Μετά νικούν οι περισσότερες προσωπικότητες, έπειτα πόλεις, ναοί, αγαθά.
meaning-figures = Πόσες φορές υπάρχει κάθε κάρτα γεγονότος, οι τιμές της τεχνογνωσίας και οι αρχικές πόλεις.
meaning-draws = Μία φορά τον γύρο ένας παίκτης μπορεί να προτείνει ισοπαλία. Ο άλλος μπορεί να δεχτεί.

## value

value-west = δύση
value-east = ανατολή
value-brown = καφέ
value-beige = μπεζ
