### The record of somebody's games: a private page, which its owner can share.

record = A mérleged: helyezéseid, pontjaid és értékszámod a játékaidban
record-player = kinek a mérlege; hagyd el, ha a tiéd
record-game = melyik játék; hagyd el ahhoz, amelyiket a legtöbbet játszod

my-record = A mérlegem
only-you = Ezt az oldalt csak te látod.
of-other = { $who } mérlege. Ezt az oldalt csak te látod.
shares = { $who } megosztja a mérlegét.

## Menus; at most 28 characters

which-game = Válassz játékot
which-size = Válassz létszámot
which-period = Válassz időszakot
all-games = Minden játék
all-sizes = Minden létszám
size = { $count } játékos

## period

period-all = A kezdetektől
period-year = Az elmúlt év
period-quarter = Az elmúlt 3 hónap

##

share = Megosztás
shared-button = Megosztva
best-game = A legjobb játék megnézése
shared = A mérlegedet közzétettem ebben a csatornában.
shared-without = A mérlegedet közzétettem ebben a csatornában, az értékszámod nélkül. Amíg ennél az asztalnál játszanak, nem mutatok értékszámot.

## What is only on the page

none-yet = Még nem fejeztél be játékot másokkal. Az első után nézz vissza ide.
none-of-other = { $who } itt még nem fejezett be játékot másokkal.
none-of-these = Nincs olyan másokkal befejezett játék, amely ennek a választásnak megfelel.
met-heading = **Akikkel találkoztál** (az egymás elleni mérleget csak ti ketten látjátok)
met = { $who }: { $games } játék. Előtte végeztél: { $ahead ->
    [0] soha
    [1] egyszer
    [2] kétszer
   *[other] { $ahead } alkalommal
}, mögötte: { $behind ->
    [0] soha
    [1] egyszer
    [2] kétszer
   *[other] { $behind } alkalommal
}
met-in-all = Együtt befejezett játékok ({ $who } és te, mindenféle játék): { $games }. Előtte végeztél: { $ahead ->
    [0] soha
    [1] egyszer
    [2] kétszer
   *[other] { $ahead } alkalommal
}, mögötte: { $behind ->
    [0] soha
    [1] egyszer
    [2] kétszer
   *[other] { $behind } alkalommal
}.
more-met = { $count ->
   *[other] És még { $count } ember.
}
practice = **Gyakorlás számítógépek ellen:** { $levels }
practice-level = *{ $level }*: { $games } játékból { $won } győzelem
any-level = egyéb
thanks = { $count ->
   *[other] { $count } játékban átvetted valakinek a helyét. Köszönet érte!
}
voided = Egy szerverkezelő törölte ezt az eredményt: { $game }, { $table }. asztal. Indok: { $reason }
unrated = Az értékelésed ki van kapcsolva. A `/me settings` alatt módosíthatod.
together = Amíg egy asztalnál játszotok ({ $who } és te), nem mutatok értékszámot.

## Another person

keeps-private = { $who } nem mutatja meg a mérlegét.
never-met = Nem fejeztetek még be együtt játékot: { $who } és te.
bots-have-none = { $name } bot, és itt nincs mérlege.

## What was special about a game for the reader, one fact a line

first-win = Ez volt az első győzelmed ebben a játékban: { $game }.
most-points = { $points } pont: { $count } játékosnál ennél többet még nem szereztél. Eddigi csúcsod { $before } volt.
closest-win = { $lead } pont előnnyel győztél: ez eddig a legszorosabb győzelmed. Eddig { $before } volt a legkisebb előnyöd.
round-number = Ez volt { AZ($count) } { $count }. játékod másokkal: { $game }.
first-game = Ez volt az első játékod másokkal: { $game }.

## What was to be expected

expected-about = { $chance }% volt az esélyed a győzelemre. { CAPITAL(AZ($place)) } { $place } hely nagyjából az, amire számítottam.
expected-better = { $chance }% volt az esélyed a győzelemre. { CAPITAL(AZ($place)) } { $place } hely jobb, mint amire számítottam.
expected-less = { $chance }% volt az esélyed a győzelemre. { CAPITAL(AZ($place)) } { $place } hely gyengébb, mint amire számítottam.
