### Tzolk'in: what the picture of a question shows, in words.

# $goods
purse = Has { $goods }.
# $rates
rates = Sold and bought at { $rates }.
# $block: of a resource
# $corn (int)
rate = { $block } for { $corn } corn
# $count (int): of any kind
blocks = { $count ->
    [one] Any { $count } resource.
   *[other] Any { $count } resources.
}
# $who
# $count (int): how many these are
have-chosen = { $count ->
    [one] { $who } has chosen.
   *[other] { $who } have chosen.
}
# $who
# $count (int): how many these are
are-choosing = { $count ->
    [one] { $who } is still choosing.
   *[other] { $who } are still choosing.
}
# $tile: starting wealth, named by the space it marks
# $gives: sentences
tile = { $tile }: { $gives }
# $places: with their prices
next-worker = Places for the next worker: { $places }.
# $space
# $corn (int)
place = { $corn ->
    [0] { $space } (free)
   *[other] { $space } ({ $corn } corn)
}
# $outlook: a worker and what it would bring in the next days
ahead = { $outlook }.
# $tiles
affordable = You can pay for { $tiles }.
# $field
field = The field: { $field }.
# $ways: of harvesting
ways = You can choose { $ways }.
# $gears
of-gears = Any action of { $gears }.
# $space
# $does: what it allows
usable = { $space }: { $does }.
# $days
days = The next days: { $days }.
# $day (int)
# $food (bool)
calendar-day = { $food ->
    [yes] { $day } (Food Day)
   *[no] { $day }
}
# $days
moves-to = The calendar can move to day { $days }.
