### A game reviewed: the turns that cost its player most, privately and on request.

review-game = Játékom átnézése
review-of = { $game } · a játékod átnézve
looking = { $done ->
    [0] A fordulóidat nézem. Akkor dolgozom rajtuk, amikor egy asztal sem vár rám, ezért egy percig vagy tovább tart. Nem kell itt megvárnod.
   *[other] A fordulóidat nézem: { $done } / { $all }. Akkor dolgozom rajtuk, amikor egy asztal sem vár rám. Nem kell itt megvárnod.
}
later = Ha újra megnyomod a **Játékom átnézése** gombot, látod, hol tartok.
failed = Ezt a játékot nem tudtam átnézni. Próbáld újra később.
costly = { $turns ->
    [one] Megnéztem a fordulódat ebben a játékban.
   *[other] Megnéztem { $turns } fordulódat ebben a játékban. Amennyire meg tudom ítélni, ezekkel vesztettél a legtöbbet.
}
none-costly = { $turns ->
    [one] Megnéztem a fordulódat ebben a játékban. Amennyire meg tudom ítélni, nem vesztettél vele sokat. Jól játszottál!
   *[other] Megnéztem { $turns } fordulódat ebben a játékban. Amennyire meg tudom ítélni, egyikkel sem vesztettél sokat. Jól játszottál!
}
no-turns = Nem találtam olyan fordulódat, amelyet megnézhetnék. Egy számítógép játszott helyetted, vagy azóta megváltoztak a szabályok.
how-judged = -# Minden fordulót aszerint ítélek meg, amit akkor láthattál, és tévedhetek. Ezt az oldalt senki más nem látja.
turn = **{ $number }. { $headline }**
cost = kb. { $points ->
   *[other] { $points } pont
}
you-did = Ezt tetted (veszteség: { $cost }): { $steps }.
better = Jobb lett volna: { $steps }.
better-then = Jobb lett volna: { $steps }. A folytatás attól függött, mi derül ki.
for-it = -# Mellette szól: { $parts }.
against-it = -# Ellene szól: { $parts }.
see-board = { $number }. tábla megnézése

### Practice: a turn tried again at a table of its own.

try-from-here = Kipróbálom innen
practice-is-open = Kész a gyakorlóasztalod: { $link }. Csak te ülsz ott, számítógépekkel, és sehol sem számít. Bármikor bezárhatod.
practice-is-there = Ezt a fordulót már próbálod: { $link }.
practice-thread = Gyakorlás · { $game } · { $who }
practice-begins = { $who }, ez egy gyakorlóasztal: **{ $game }**. { CAPITAL(AZ($table)) } { $table }. asztalnál játszott egyik fordulóddal kezdődik, és minden más helyen számítógép ül. Amit akkor nem láthattál, azt újraosztottam, így itt senkinek sem az igazi kártyái vannak a kezében. Ez a játék sehol sem számít. Annyiszor léphetsz vissza, ahányszor szeretnél.
practice-noted = Ez a gyakorlójáték { AZ($table) } { $table }. asztal játékának közepén kezdődik. Amit a játékosa ott nem láthatott, azt újraosztottam. Nincs lepecsételt osztása, és sehol sem számít.
close-practice = Gyakorlás bezárása
try-again = Megpróbálom újra
