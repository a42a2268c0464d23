the-board = [το ταμπλό]({ $link })
channel-was-deleted = το κανάλι αυτού του τραπεζιού διαγράφηκε
by-direct-message = παίζεται με προσωπικά μηνύματα
direct-messages = προσωπικά μηνύματα

reminder = { $title } · υπενθύμιση
asked = ερώτηση { $when }
your-time-is-out = η προθεσμία σας: { $when }
time-is-out = προθεσμία: { $when }
it-is-your-turn = Είναι η σειρά σας
with-others = με { $others }
and-more = και { $count } ακόμη
no-table-waits = Κανένα τραπέζι δεν σας περιμένει.

waited-for = **Το τραπέζι περίμενε**
former-player = ένας πρώην παίκτης
waited-once = { $who }: { $total } συνολικά, μία φορά
waited-often = { $times ->
    [one] { $who }: { $total } συνολικά, { $times } φορά, το πολύ { $longest }
   *[other] { $who }: { $total } συνολικά, { $times } φορές, το πολύ { $longest }
}
time-of-is-out = προθεσμία, { $who }: { $when }
caretaker-plays-for = Παίζει αναπληρωτής στη θέση: { $who }.

idle = Δεν υπάρχει ακόμη ρολόι. Αυτό ισχύει όταν ορίσετε ώρες για κάθε αναμονή.
host-changes-this = Ο οικοδεσπότης το αλλάζει με το `/host clock`.

change-reminders = Αλλαγή υπενθυμίσεων
change-clock = Αλλαγή ρολογιού
reminders-window = Υπενθυμίσεις
clock-window = Το ρολόι
field-first = Ώρες ως την πρώτη υπενθύμιση
field-every = Ώρες ανάμεσα στις επόμενες
field-most = Υπενθυμίσεις ανά αναμονή (0: καμία)
field-move = Ώρες για κάθε αναμονή (0: χωρίς ρολόι)
field-bank = Επιπλέον ώρες για όλο το παιχνίδι

## fallback
fallback-none = Τέλος χρόνου: μόνο μια ειδοποίηση
fallback-replace = Τέλος χρόνου: ο οικοδεσπότης καλείται να βρει άλλον παίκτη
fallback-caretaker = Τέλος χρόνου: ένας αναπληρωτής παίζει προσεκτικά

## pauses
pauses-all = Το ρολόι σταματά: στις ώρες ησυχίας και στην απουσία
pauses-quiet = Το ρολόι σταματά: μόνο στις ώρες ησυχίας
pauses-none = Το ρολόι σταματά: ποτέ

##

pace-set = { $who } όρισε τον ρυθμό αυτού του τραπεζιού. { $rules }
caretaker-begins = Τέλος χρόνου: { $who }. Από εδώ και πέρα παίζει προσεκτικά ένας αναπληρωτής: χωρίς επιθέσεις, χωρίς συμφωνίες, προσφορές ως το μισό. Δεν τελειώνει το παιχνίδι όσο μπορεί να κάνει κάτι άλλο. Για να πάρετε αμέσως πίσω τη θέση, πατήστε **Παίζω τη σειρά μου**, ή **Επέστρεψα** κάτω από το `/turns`.
returned = { $who } επέστρεψε και παίζει ξανά.
replace-asked = Τέλος χρόνου: { $who }. { $hosts }: μπορείτε τώρα να δώσετε τη θέση σε άλλον ή σε υπολογιστή, με το `/host replace seat:{ $seat }`.
managers-replace = Τέλος χρόνου: { $who }. Ένας διαχειριστής του server μπορεί τώρα να δώσει τη θέση σε άλλον ή σε υπολογιστή, με το `/host replace seat:{ $seat }`.
goes-on-waiting = Τέλος χρόνου: { $who }. Το τραπέζι συνεχίζει να περιμένει.
