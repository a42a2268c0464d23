sure = Ναι: { $action }
sure-yes = Ναι
are-you-sure = **Σίγουρα;** Αυτό δεν αναιρείται.
still-unused = **Δεν χρησιμοποιήσατε ακόμη:** { $things }. Συνέχεια έτσι κι αλλιώς;
some-and-more = { $names } και { $count } ακόμη
caption-between = { $caption } ({ $low } έως { $high })
caption-page = { $caption } ({ $first }–{ $last } από { $count })
caption-choose = { $caption } (επιλέξτε { $count })
caption-choose-up-to = { $caption } (ως { $count })
caption-some = { $caption }: ένα ή περισσότερα
caption-together = Πολλά μαζί
times = { $action } ×{ $count }
caption-choose-between = { $caption } (επιλέξτε { $low } έως { $high })
choices = { $count ->
    [one] { $count } επιλογή
   *[other] { $count } επιλογές
}
copy-of-item = { $item } ({ $nth } από { $count })
menu-back = ← Πίσω
menu-before = ← Πριν
menu-more = Κι άλλα →
items-before = ← Πιο πριν
items-more = Κι άλλα →
choose-none = Κανένα
type-the-numbers = Γράψτε αριθμούς
choose-these = Επιλογή: αυτά τα { $count }

show-table = Το τραπέζι
where-numbers-come-from = Γιατί αυτοί οι αριθμοί
show-question = Η ερώτηση

typed-line = -# Την άλλη φορά μπορείτε να το γράψετε: `/play { $line }`
goes-without-saying = -# Οποιαδήποτε άλλη ενέργεια τώρα σημαίνει και: { $action }

no-number-between = Το «{ $said }» δεν είναι ακέραιος από { $low } έως { $high }.
no-number-between-for = { $label }: το «{ $said }» δεν είναι ακέραιος από { $low } έως { $high }.
choose-exactly = Επιλέξτε { $wanted }. Επιλέξατε { $chosen }.
choose-from-to = Επιλέξτε { $low } έως { $high }. Επιλέξατε { $chosen }.
choose-exactly-in-all = Επιλέξτε συνολικά { $wanted }. Επιλέξατε { $chosen }.
choose-from-to-in-all = Επιλέξτε συνολικά { $low } έως { $high }. Επιλέξατε { $chosen }.
choice-will-not-do = Αυτή η επιλογή δεν γίνεται. Επιλέξτε ξανά.

your-turn-has-shown = **Φάνηκαν ήδη σε αυτή τη σειρά:**
last-step-and-since = **Το τελευταίο σας βήμα και όσα έγιναν μετά:**
since-your-last-turn = **Από την τελευταία σας σειρά:**
your-turn-so-far = **Η σειρά σας ως τώρα** (όχι ακόμη στο τραπέζι):
not-possible-now = **Δεν γίνονται τώρα**
closed-without-result = Αυτό το τραπέζι έκλεισε χωρίς αποτέλεσμα.
restart-turn = ⟲ Από την αρχή
more = Κι άλλα
less = Λιγότερα
log = Ημερολόγιο
options = Επιλογές
just-answered = { $who } απάντησε { $when }.
next-table = Επόμενο: { $game } (τραπέζι { $table })
refresh = Ανανέωση
ask-to-undo = Αίτημα αναίρεσης
standing-orders = Πάγιες εντολές

done = Η σειρά σας τελείωσε και φάνηκε στο τραπέζι.
answered = Η απάντησή σας φάνηκε στο τραπέζι.
beside = Έγινε και φάνηκε στο τραπέζι.
moved-on = Το τραπέζι προχώρησε. Αυτή είναι η τωρινή κατάσταση.
undone = Το τελευταίο βήμα αναιρέθηκε.
restarted = Η σειρά αρχίζει ξανά.
no-direct-messages = Δεν μπορώ να σας στείλω προσωπικά μηνύματα. Για νέες κάρτες χρησιμοποιήστε το **Από κοντά** ή το /hand.
no-board-here = Δεν μπορώ να δείξω εδώ το ταμπλό. Λείπουν δικαιώματα: { $permissions }.
waits-for-answers = { $count ->
    [one] Αναμονή για μια απάντηση: { $who }. Μετά η σειρά σας συνεχίζεται.
   *[other] Αναμονή για απαντήσεις: { $who }. Μετά η σειρά σας συνεχίζεται.
}

what-else = Τι άλλο;
whole-table-in-words = Όλο το τραπέζι με λόγια
board-goes-on = Το υπόλοιπο τραπέζι: **{ $button }**, { $sight }
you-hold-nothing = Δεν έχετε τίποτα στο χέρι.

my-hand-now = Το χέρι μου τώρα

which-table = **Ποιο τραπέζι;**
name-the-table = **Ποιο τραπέζι;** Δώστε τον αριθμό του με την επιλογή `table`, για παράδειγμα { $table }.
table-of-game = Τραπέζι { $table } · { $game }

plan-carried-out = **Η προετοιμασμένη σειρά σας** παίχτηκε όπως τη σχεδιάσατε.
prepared-turn = **Η προετοιμασμένη σειρά σας**
my-prepared-turn = Το σχέδιό μου
prepare-my-turn = Ετοιμάζω τη σειρά μου
prepare-what-is-left = Ετοιμάζω τα υπόλοιπα
plan-stopped = Σταμάτησε πριν από το βήμα { $step } από { $steps }: { $why }
plan-goes-on = Συνεχίζεται μόλις απαντηθεί αυτή η ερώτηση.
plan-goes-on-unless-new = Συνεχίζεται μόλις απαντηθεί αυτή η ερώτηση, εκτός αν η απάντηση δείξει κάτι νέο.
more-steps = … και { $count } ακόμη
carry-it-out = Παίξτε το
forget-what-is-left = Διαγραφή υπολοίπων
throw-away = Διαγραφή
your-plan-stopped = Το σχέδιό σας σταμάτησε πριν από το βήμα { $step } από { $steps }: { $why }
your-plan-is-carried-out = Το σχέδιό σας είναι τώρα το πρόχειρό σας. Δεν φάνηκε ακόμη στο τραπέζι.
next-step-is-final = Το επόμενο βήμα δεν αναιρείται: { $step }. Για να το κάνετε, πατήστε ξανά **Παίξτε το**.

## plan-reason

plan-reason-plan_revealed = Φάνηκε κάτι που δεν μπορούσατε να ξέρετε όταν σχεδιάζατε.
plan-reason-plan_answered = Έπαιξε άλλος παίκτης μέσα στη σειρά σας.
plan-reason-plan_undone = Αναιρέσατε ένα από τα βήματά του.
plan-reason-plan_overtaken = Κάνατε κάτι άλλο.
plan-reason-plan_skipped = Σας ρώτησαν κάτι που το σχέδιο δεν περίμενε.
plan-reason-plan_grave = Αυτό το βήμα θέλει επιβεβαίωση. Κάντε το εσείς.
plan-reason-plan_failed = Ένα βήμα απέτυχε από λάθος δικό μας. Κάντε το εσείς.

##
