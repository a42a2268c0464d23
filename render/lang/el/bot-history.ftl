log-head = { $title } · ημερολόγιο, βήματα { $first } έως { $last } από { $count }
first = Αρχή
older = Παλιότερα
newer = Νεότερα
last = Τέλος
board-then = Ταμπλό τότε
game-as-file = Παιχνίδι σε αρχείο
set-up = Στήσιμο
practice-beginning = Αρχή
somebody = Κάποιος
run-of-step = **{ $who }** · βήμα { $step } · { $when }
run-of-steps = **{ $who }** · βήματα { $first } έως { $last } · { $when }
not-yet-on-table = δεν φάνηκε ακόμη

closed-without-result = Το τραπέζι έκλεισε χωρίς αποτέλεσμα.
closed-as-idle = Το τραπέζι έκλεισε, γιατί δεν έπαιζε κανείς.
kept-open = Το τραπέζι μένει ανοιχτό, αν και δεν παίζει κανείς.
renamed = Νέο όνομα: { $new } (πριν { $old }).
out-of-time = Τέλος χρόνου: { $who }. Στη θέση παίζει αναπληρωτής.
is-back = { $who } επέστρεψε.
clock-is-changed = Το ρολόι του τραπεζιού άλλαξε.
table-moves = Το τραπέζι μεταφέρθηκε από το { $old } στο { $new }.
host-took-copy = Ο οικοδεσπότης έκανε εξαγωγή του παιχνιδιού με όλες τις κρυφές κάρτες.

looking-back = { $title } · αναδρομή
step-of = Βήμα { $step } από { $count } · { $who }
board-is-lost = Αυτό το ταμπλό δεν μπορεί να φανεί. Από τότε διορθώθηκαν οι κανόνες, ή χάλασε το αποθηκευμένο παιχνίδι.
no-picture = Για αυτό το παιχνίδι δεν υπάρχει εικόνα.
board-goes-on = Το υπόλοιπο ταμπλό δεν χωράει εδώ.
log-from-here = Ημερολόγιο από εδώ
another-picture = Άλλη εικόνα
turn-back = Προηγούμενη σειρά
step-back = Προηγούμενο βήμα
step-on = Επόμενο βήμα
turn-on = Επόμενη σειρά

step-set-up = { $step } · Στήσιμο
step-beginning = { $step } · Αρχή
step-after = { $step } · μετά: { $who }
step-within-turn = { $step } · μέσα σε σειρά

since-last-turn = Από την τελευταία σειρά σας
since-hand-over = Από την τελευταία αλλαγή σειράς
since-beginning = Από την αρχή του παιχνιδιού
outlined-last-turn = με περίγραμμα: άλλαξε από την τελευταία σειρά σας
outlined-hand-over = με περίγραμμα: άλλαξε από την τελευταία αλλαγή σειράς
outlined-beginning = με περίγραμμα: άλλαξε από την αρχή του παιχνιδιού
read-it-all = Διαβάστε τα όλα
unfold = Τα υπόλοιπα ({ $count })
board-before = Παλιότερο ταμπλό
nothing-since = Από τότε δεν έγινε τίποτα.
earlier-board-is-lost = Το παλιότερο ταμπλό δεν μπορεί να φανεί. Από τότε διορθώθηκαν οι κανόνες, ή χάλασε το αποθηκευμένο παιχνίδι. Το ημερολόγιο τα έχει όλα.

game-in-seconds = { $seconds ->
    [one] Το παιχνίδι σε { $seconds } δευτερόλεπτο
   *[other] Το παιχνίδι σε { $seconds } δευτερόλεπτα
}
every-turn = κάθε σειρά, από την αρχή ως το τέλος
some-turns = { $frames } από { $turns } σειρές, από την αρχή ως το τέλος
lapse-alt = Όλο το παιχνίδι σε γρήγορη κίνηση, { $frames } ταμπλό σε { $seconds } δευτερόλεπτα. Τελειώνει με αυτό το ταμπλό. { $board }
game-turn-by-turn = { $turns ->
    [one] Μπορείτε να δείτε ξανά όλο το παιχνίδι: τη { $turns } σειρά του με όλα όσα έγιναν.
   *[other] Μπορείτε να δείτε ξανά όλο το παιχνίδι: και τις { $turns } σειρές του με όλα όσα έγιναν.
}
look-back = Αναδρομή βήμα βήμα
