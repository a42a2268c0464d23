### Looking back: the log, the board as it was, what is new since the last turn, the time-lapse.

log-head = { $title } · napló, { $first }–{ $last }. lépés, összesen { $count }
first = Első
older = Régebbi
newer = Újabb
last = Utolsó
board-then = Akkori tábla
game-as-file = Játék fájlként
set-up = Előkészület
practice-beginning = Kezdet
somebody = Valaki
run-of-step = **{ $who }** · { $step }. lépés · { $when }
run-of-steps = **{ $who }** · { $first }–{ $last }. lépés · { $when }
not-yet-on-table = még nem látható

closed-without-result = Az asztalt eredmény nélkül bezárták.
closed-as-idle = Az asztal bezárult, mert senki sem játszott.
kept-open = Az asztal nyitva marad, bár senki sem játszik.
renamed = { $old } új neve: { $new }.
out-of-time = { $who } ideje lejárt. Egy helyettes játszik tovább.
is-back = { $who } visszatért.
clock-is-changed = Az asztal órája megváltozott.
table-moves = Az asztal átköltözött: { $old } → { $new }.
host-took-copy = A házigazda kimentette a játékot minden rejtett kártyával.

looking-back = { $title } · visszatekintés
step-of = { $step }. lépés, összesen { $count } · { $who }
board-is-lost = Ez a tábla nem mutatható meg. Azóta kijavítottuk a szabályokat, vagy sérült a mentése.
no-picture = Ehhez a játékhoz nincs kép.
board-goes-on = A tábla többi része itt nem fér el.
log-from-here = Napló innen
another-picture = Másik kép
turn-back = Előző forduló
step-back = Előző lépés
step-on = Következő lépés
turn-on = Következő forduló

step-set-up = { $step } · Előkészület
step-beginning = { $step } · Kezdet
step-after = { $step } · utána: { $who }
step-within-turn = { $step } · forduló közben

since-last-turn = Az utolsó fordulód óta
since-hand-over = A legutóbbi átadás óta
since-beginning = A játék kezdete óta
outlined-last-turn = kerettel: változott az utolsó fordulód óta
outlined-hand-over = kerettel: változott a legutóbbi átadás óta
outlined-beginning = kerettel: változott a játék kezdete óta
read-it-all = Minden elolvasása
unfold = A többi is ({ $count })
board-before = Korábbi tábla
nothing-since = Azóta semmi sem történt.
earlier-board-is-lost = A korábbi tábla nem mutatható meg. Azóta kijavítottuk a szabályokat, vagy sérült a mentése. A naplóban minden megvan.

game-in-seconds = { $seconds ->
   *[other] A játék { $seconds } másodpercben
}
every-turn = minden forduló, az elejétől a végéig
some-turns = { $frames } forduló, összesen { $turns }, az elejétől a végéig
lapse-alt = Az egész játék gyorsítva, { $frames } tábla { $seconds } másodpercben. Ezzel a táblával ér véget. { $board }
game-turn-by-turn = { $turns ->
   *[other] Visszanézheted az egész játékot: mind { AZ($turns) } { $turns } fordulót, és mindent, ami történt.
}
look-back = Visszanézem lépésenként
