title = { $game } · τραπέζι { $table }

## thinker

thinker-beginner = { $number ->
    [1] Υπολογιστής (αρχάριος)
   *[other] Υπολογιστής { $number } (αρχάριος)
}
thinker-normal = { $number ->
    [1] Υπολογιστής (κανονικός)
   *[other] Υπολογιστής { $number } (κανονικός)
}
thinker-good = { $number ->
    [1] Υπολογιστής (καλός)
   *[other] Υπολογιστής { $number } (καλός)
}
thinker-strong = { $number ->
    [1] Υπολογιστής (δυνατός)
   *[other] Υπολογιστής { $number } (δυνατός)
}

## stand-in

stand-in-computer = { $number ->
    [1] Υπολογιστής
   *[other] Υπολογιστής { $number }
}
stand-in-former = { $number ->
    [1] Πρώην παίκτης
   *[other] Πρώην παίκτης { $number }
}

##

person = άνθρωπος
from-to = { $low } έως { $high }
your-hand = Το χέρι σας
changes-outlined = Ό,τι άλλαξε έχει περίγραμμα.
table-in-parts = Όλο το τραπέζι, για κινητό

ordered = { $event } (πάγια εντολή σας)
by-caretaker = { $event } (αναπληρωτής)
caretaker-was-careful = { $who }: έπαιξε ένας αναπληρωτής και απέφυγε ό,τι δεσμεύει ή έχει ρίσκο.
caretaker-went-for = { $who }: ένας αναπληρωτής έπαιξε προσεκτικά. Οι λόγοι του: { $parts }.
took-back = { $steps ->
    [one] { $who } πήρε πίσω { $steps } βήμα.
   *[other] { $who } πήρε πίσω { $steps } βήματα.
}
took-back-agreed = { $steps ->
    [one] { $who } πήρε πίσω { $steps } βήμα. Με σύμφωνη γνώμη: { $agreed }.
   *[other] { $who } πήρε πίσω { $steps } βήματα. Με σύμφωνη γνώμη: { $agreed }.
}
took-back-unanswered = { $steps ->
    [one] { $who } πήρε πίσω { $steps } βήμα. Χωρίς απάντηση εγκαίρως: { $silent }.
   *[other] { $who } πήρε πίσω { $steps } βήματα. Χωρίς απάντηση εγκαίρως: { $silent }.
}
took-back-partly-agreed = { $steps ->
    [one] { $who } πήρε πίσω { $steps } βήμα. Με σύμφωνη γνώμη: { $agreed }. Χωρίς απάντηση εγκαίρως: { $silent }.
   *[other] { $who } πήρε πίσω { $steps } βήματα. Με σύμφωνη γνώμη: { $agreed }. Χωρίς απάντηση εγκαίρως: { $silent }.
}
earlier = … { $count } πιο πριν, δείτε /game log
earlier-button = … { $count } πιο πριν, δείτε «{ $button }»
more = … { $count } ακόμη, δείτε /game log
more-button = … { $count } ακόμη, δείτε «{ $button }»
more-button-or-log = … { $count } ακόμη, δείτε «{ $button }» ή /game log

take-my-turn = Παίζω τη σειρά μου
answer = Απάντηση
board-in-words = Ταμπλό με λόγια
board-goes-on = Το υπόλοιπο ταμπλό: **{ $button }**
closer-look = Από κοντά
my-hand = Το χέρι μου
my-turn = Η σειρά μου
help = Βοήθεια
back = Πίσω
go-back = Όχι, πίσω
never-mind = Άκυρο
withdraw = Απόσυρση
since-last-turn = Αλλαγές από τη σειρά μου
report-problem = Αναφορά προβλήματος
report-figure = Διαφέρει στο δικό μου
by-host-file = { $option }: από το αρχείο του διαχειριστή «{ $title }».
open-panel = Ο πίνακάς μου
undo = ↶ Αναίρεση
fewer-choices = Λιγότερες επιλογές
more-choices = Κι άλλες επιλογές
next-menus = Άλλα μενού ({ $page } από { $pages })

whole-number = ακέραιος αριθμός
whole-number-from = ακέραιος, { $low } ή παραπάνω
whole-number-up-to = ακέραιος έως { $high }
whole-number-between = ακέραιος από { $low } έως { $high }

take-turn-at = Παίζω: τραπέζι { $table }

restarting = Το Agora κάνει επανεκκίνηση, άρα δεν έγινε τίποτα. Πατήστε ξανά σε ένα λεπτό.
too-fast = Πολύ γρήγορα για εμένα, το τελευταίο πάτημα δεν έκανε τίποτα. Περιμένετε λίγα δευτερόλεπτα.
picture-follows = Μια στιγμή. Η εικόνα έρχεται σε άλλο μήνυμα.

stored = Η επιλογή σας αποθηκεύτηκε. Απλώς δεν μπόρεσα να δείξω τον πίνακα.
stored-elsewhere = Η αλλαγή σας αποθηκεύτηκε. Απλώς δεν μπόρεσα να δείξω την απάντηση.
stored-and-reported = { $said } Κάτι πήγε στραβά από τη μεριά μας. Πείτε στον διαχειριστή του bot αυτόν τον κωδικό: { $reference }.
unreached = Δεν μπόρεσα να απαντήσω, γιατί χάθηκε η σύνδεση με το Discord. Τίποτα δεν άλλαξε. Δοκιμάστε ξανά.
went-wrong = Κάτι πήγε στραβά από τη μεριά μας. Το παιχνίδι είναι όπως πριν. Δοκιμάστε ξανά. Αν ξανασυμβεί, πείτε στον διαχειριστή του bot αυτόν τον κωδικό: { $reference }.
with-reference = { $said } Κωδικός: { $reference }.
not-possible-now = Αυτό δεν γίνεται τώρα. Το /turn δείχνει τι γίνεται.
only-on-servers = Χρησιμοποιήστε αυτή την εντολή σε κανάλι ενός server.
please-wait = { $seconds ->
    [one] Περιμένετε { $seconds } δευτερόλεπτο και δοκιμάστε ξανά.
   *[other] Περιμένετε { $seconds } δευτερόλεπτα και δοκιμάστε ξανά.
}
command-has-changed = Αυτή η εντολή άλλαξε. Περιμένετε ένα λεπτό, φορτώστε ξανά το Discord και δοκιμάστε πάλι.
too-long = { $most ->
    [one] Είναι πολύ μεγάλο. Συντομέψτε το σε { $most } χαρακτήρα.
   *[other] Είναι πολύ μεγάλο. Συντομέψτε το σε { $most } χαρακτήρες.
}
not-suggested = Το «{ $said }» δεν γίνεται εκεί. Επιλέξτε μία από τις προτάσεις.
