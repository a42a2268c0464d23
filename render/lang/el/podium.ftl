total = Σύνολο
other = άλλα
gave-up = παραιτήθηκε

ended = Βάθρο: { $title }, τέλος: { $when }.
ended-at-once = Βάθρο: { $title }.
finish-sources = { $place }. { $who }: { $points } ({ $sources }).
finish-points = { $place }. { $who }: { $points }.
finish = { $place }. { $who }.
who-gave-up = { $who } (παραιτήθηκε)
from-source = { $source } { $points }

led-throughout = Κανείς δεν πέρασε ποτέ μπροστά από { $who }.
ahead-at-the-end = { $who } πέρασε μπροστά μόλις στο τέλος.
led-from = Από { FORM($when, "acc") } και μετά κανείς δεν ήταν μπροστά από { $who }.
lead-changed = { $count ->
    [one] Η πρωτιά άλλαξε μία φορά.
   *[other] Η πρωτιά άλλαξε { $count } φορές.
}
halfway = Μετά από { FORM($when, "acc") }: { $points }.
