### Results of finished games, and whether they count for ratings.

rated = **Értékelt**
    -# értékelt játékban nincs tanács, és marad a válaszkésleltetés; lejárt idő után egy helyettes játszik tovább

## rated-choice

rated-choice-y = Számítson az értékelésbe
rated-choice-n = Játék értékelés nélkül

##

is-rated = **Értékelt:** az eredmény beleszámít az értékelésbe. Ha kilépsz vagy lejár az időd, utolsó leszel.
in-line = értékelt

## unrated

unrated-not_rated = Az asztal nem volt értékelt.
unrated-alone = Az értékeléshez legalább két ember kell.
unrated-nobody_finished = Senki sem játszott végig.
unrated-nobody_scored = Senki sem szerzett pontot.

##

plays-unrated = Ez a játék nem számít az értékelésbe. { $because }

voided = A szerver egyik kezelője törölte ezt az eredményt az értékelésből. Indok: { $reason }
took-out = Ez az eredmény már nem számít: { $title }. A napló az indokoddal együtt jelzi.
