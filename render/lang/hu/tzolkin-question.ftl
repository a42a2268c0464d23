### Tzolk'in: what the picture of a question shows, in words.

purse = Készlete: { $goods }.
rates = Vételi és eladási árak: { $rates }.
rate = { $block } { $corn } kukoricáért
blocks = Bármely { $count } nyersanyag.
have-chosen = { $count ->
   *[other] { $who } már választott.
}
are-choosing = { $count ->
   *[other] { $who } még választ.
}
tile = { $tile }: { $gives }
next-worker = Helyek a következő munkásnak: { $places }.
place = { $corn ->
    [0] { $space } (ingyen)
   *[other] { $space } ({ $corn } kukorica)
}
ahead = { $outlook }.
affordable = Kifizetheted: { $tiles }.
field = A föld: { $field }.
ways = Lehetőségeid: { $ways }.
of-gears = Bármely akció ezekről: { $gears }.
usable = { $space }: { $does }.
days = A következő napok: { $days }.
calendar-day = { $food ->
    [yes] { $day } (etetési nap)
   *[no] { $day }
}
moves-to = A naptár ide fordulhat: { $days }. nap.
