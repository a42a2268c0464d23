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

led-throughout = Végig senki sem állt { $who } előtt.
ahead-at-the-end = { $who } csak a végén került az élre.
led-from = { CAPITAL(AZ($when)) } { $when } óta senki sem állt { $who } előtt.
lead-changed = { $count ->
    [one] Egyszer került más az élre.
   *[other] { $count } alkalommal került más az élre.
}
halfway = Az állás { AZ($when) } { $when } után: { $points }.
