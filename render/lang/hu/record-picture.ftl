### The pictures of somebody's record, and the same in words.

games = { $count ->
    [one] { $count } játék
   *[other] { $count } játék
}
all-games = Minden játék
players = { $count } játékos

## during

during-all = a kezdetektől
during-year = az elmúlt év
during-quarter = az elmúlt 3 hónap

places = Helyezések
chance = a véletlen szerint
place = { $place ->
   *[other] { $place }.
}

strength = Értékszám
about = kb. { $points }
between = { $low }–{ $high }
four-in-five = Ötből négyszer ezen belül
too-early = Kb. { $needed } értékelt játék kell, eddig { $count } van: még kevés.
server-too-early = Összesen kb. { $needed } értékelt játék kell, eddig { $count } van.

points = Pontok, medián
server = szerver
unknown = –
winners = győztesek
sources = Pontok játékonként

answers = Válaszidő
within = { $share }% ezen belül

## first

first-first_game = Első játék
first-first_win = Első győzelem
first-most_points = Legtöbb pont
first-closest_win = Legszorosabb győzelem

##

by-points = { $points } · { $when }
of-game = { $game } · { $when }
lead = előny: { $points }
firsts = Elsők és legjobbak

alt-head = { $count ->
    [one] { $who } mérlege: { $game }, { $count } játék, { $which }.
   *[other] { $who } mérlege: { $game }, { $count } játék, { $which }.
}
all-sizes = minden létszám
alt-places = { $people } játékosnál: { $places }. A véletlen szerint mindegyik { $chance }.
alt-place = { $place }. hely { $count ->
    [0] soha
    [one] egyszer
   *[other] { $count } alkalommal
}
alt-strength = Értékszám, { $end }: kb. { $middle }, { $low } és { $high } között, ötből négyszer helyes, { $count } értékelt játék után.
alt-too-early = Értékszám: { $said }
alt-strength-before = Korábban, { $begin }: kb. { $middle }, { $low } és { $high } között.
alt-computers = Számítógépek: { $levels }.
alt-computer = { $level } { $points }
alt-answers = Válaszok: egynegyedük ezen belül: { $quarter }, a felük: { $half }, háromnegyedük: { $most }.
alt-points = Pontok { $count } játékosnál, mediánként: { $mine }
alt-server = mindenki a szerveren { $points }
alt-winners = győztesek { $points }
alt-sources = Pontok játékonként: { $sources }.
alt-source = { $source } { $mine }
alt-source-against = { $source } { $mine }, győztesek { $winners }
alt-first = { $first }: { $when }.
