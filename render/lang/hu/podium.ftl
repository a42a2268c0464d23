### The end of a game as a picture with a podium, and the same in words.

total = Összesen
other = egyéb
gave-up = feladta

ended = Dobogó: { $title }, befejezve: { $when }.
ended-at-once = Dobogó: { $title }.
finish-sources = { $place }. { $who }: { $points } ({ $sources }).
finish-points = { $place }. { $who }: { $points }.
finish = { $place }. { $who }.
who-gave-up = { $who } (feladta)
from-source = { $source } { $points }

led-throughout = { $who } végig vezetett.
ahead-at-the-end = { $who } csak a végén került az élre.
led-from = { $who } innentől végig vezetett: { $when }.
lead-changed = { $count ->
    [one] Egyszer volt új éllovas.
   *[other] { $count } alkalommal volt új éllovas.
}
halfway = Az állás ekkor: { $when }. { $points }.
