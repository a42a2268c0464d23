lobby-title = Τραπέζι { $table }
players = **Παίκτες** · { $counts }
player = { $seat }. { $who }
player-host = { $seat }. { $who } · οικοδεσπότης
free-seats = { $count ->
    [one] { $count } θέση ακόμη ελεύθερη
   *[other] { $count } θέσεις ακόμη ελεύθερες
}
pace = **Ρυθμός**
join = Συμμετοχή
leave = Αποχώρηση
start = Έναρξη
add-computer = Προσθήκη υπολογιστή
remove-computer = Αφαίρεση υπολογιστή
add-thinker = Προσθέστε υπολογιστή

## level

level-beginner = Αρχάριος
level-normal = Κανονικός
level-good = Καλός
level-strong = Δυνατός

## skill

skill-beginner = Κάνει λάθη και δεν επιτίθεται ποτέ. Καλός για το πρώτο παιχνίδι
skill-normal = Βλέπει λίγο μπροστά και απαντάει αμέσως
skill-good = Σκέφτεται όλη τη σειρά του
skill-strong = Εξετάζει περισσότερες επιλογές και αργεί πιο πολύ

##

options = Επιλογές
closed-when-idle = Χωρίς κίνηση ένα λόμπι κλείνει μετά από { $lobby } μέρες και ένα παιχνίδι μετά από { $days }. Μία εβδομάδα πριν θα σας ρωτήσω.
lobby-closed-when-idle = Χωρίς κίνηση ένα λόμπι κλείνει μετά από { $lobby } μέρες. Μία εβδομάδα πριν θα σας ρωτήσω.

game-has-begun = Τραπέζι { $table } · { $game } · Το παιχνίδι άρχισε. Παίζουν: { $seats }. Τα ταμπλό είναι πιο κάτω.
table-was-closed = Τραπέζι { $table } · { $game } · Αυτό το τραπέζι έκλεισε.
game-is-over = Τραπέζι { $table } · { $game } · Εδώ έπαιξαν: { $seats }. Το παιχνίδι τελείωσε.

options-heading = **Επιλογές**
option = { $option }: **{ $value }**
option-chosen = **{ $option }**: { $value }
options-of-table = Επιλογές, τραπέζι { $table }
change-option = Αλλαγή: { $option }
yes = ναι
no = όχι
none = κανένα

posts-option = **Μηνύματα αυτού του τραπεζιού**
    -# στο κανάλι, για όλους. Για τους δικούς σας πίνακες: `/me settings`
posts-menu = Μηνύματα αυτού του τραπεζιού

## posts-choice

posts-choice-phone = Εικόνες για κινητό
posts-choice-desk = Εικόνες για φαρδιά οθόνη
posts-choice-words = Με λόγια, χωρίς εικόνες

##

game-for-players = { $game } ({ $counts } παίκτες)
table-is-open = Το τραπέζι { $table } άνοιξε: { $link }
open-in-thread = Άνοιγμα σε νέο νήμα
table-is-closed = Το τραπέζι { $table } έκλεισε.
nothing-was-changed = Τίποτα δεν άλλαξε.

message-again = Το μήνυμά του διαγράφηκε. Αυτό είναι το νέο: { $link }
your-tables = **Τα τραπέζια σας**
your-other-tables = **Τα άλλα τραπέζια σας**
seated = Παίκτες: { $seats }
not-begun = Το παιχνίδι δεν άρχισε ακόμη.
closed-without-result = Το τραπέζι έκλεισε χωρίς αποτέλεσμα.
last-change = τελευταία αλλαγή { $when }

which-file = Ποιο αρχείο θέλετε;
file-for-me = Όσα μπορώ να ξέρω
file-with-secrets = Με όλες τις κρυφές κάρτες
as-a-file = { $title } σε αρχείο.
with-all-secrets = { $title } με όλα τα μυστικά.
take-secrets = **Εξαγωγή όλων των μυστικών του τραπεζιού { $table };** Το αρχείο δείχνει κάθε χέρι, κάθε τράπουλα και όλα τα τυχαία αποτελέσματα που θα έρθουν. Το τραπέζι μαθαίνει ότι το πήρατε.
yes-show-all = Ναι: εξαγωγή όλων
file-is-below = Το αρχείο είναι πιο κάτω.

close-table = **Κλείσιμο του τραπεζιού { $table };** Το παιχνίδι τελειώνει για όλους χωρίς αποτέλεσμα.
yes-close = Ναι: κλείσιμο
