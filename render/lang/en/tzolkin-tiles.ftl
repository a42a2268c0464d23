### Tzolk'in: what tiles, spaces and technologies do.

## gives(effect): a sentence for each effect of a tile
## $goods
## $count (int)
## $temple
## $technology

gives-gain = { $goods }.
gives-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
gives-temple = { $count ->
    [one] { $count } step on { $temple }.
   *[other] { $count } steps on { $temple }.
}
gives-any_temple = { $count ->
    [one] { $count } step on a temple of your choice.
   *[other] { $count } steps on temples of your choice.
}
gives-technology = { $count ->
    [one] { $count } step in { $technology }.
   *[other] { $count } steps in { $technology }.
}
gives-any_technology = { $count ->
    [one] { $count } technology step of your choice.
   *[other] { $count } technology steps of your choice.
}
gives-resources = { $count ->
    [one] { $count } resource of your choice.
   *[other] { $count } resources of your choice.
}
gives-worker = { $count ->
    [one] { $count } new worker.
   *[other] { $count } new workers.
}
gives-free_workers = { $count ->
    [one] { $count } worker needs no corn on Food Days.
   *[other] { $count } workers need no corn on Food Days.
}
gives-cheaper_food = Each worker needs { $count } corn less on Food Days.
gives-extra_building = You may construct another building.
gives-market = You may use the market.
gives-any_action = { $count ->
    [0] You may use any action except those of Chichen Itza.
   *[other] You may use any action for { $count } corn, except those of Chichen Itza.
}

##

# $number (int): how many there are
# $points (int)
table-entry = { $points } for { $number }

## scores(by): what a monument counts
## $points (int): for each thing counted
## $table: points by number
## $kind (farm | tomb | civic | altar)

scores-kind = { $kind ->
    [farm] { $points } points for each of your farms, including this one.
    [tomb] { $points } points for each of your tombs, including this one.
    [civic] { $points } points for each of your civic tiles, including this one.
   *[altar] { $points } points for each of your altars, including this one.
}
scores-corn = { $points } points for each of your corn tiles.
scores-wood = { $points } points for each of your wood tiles.
scores-tiles = { $points } points for each of your buildings and monuments, including this one.
scores-levels = { $points } points for each of your technology levels.
scores-monuments = Points for each monument built by any player, including this one. They depend on the number of players: { $table }.
scores-mastered = Points for your technologies at level 3: { $table }.
scores-workers = Points for your workers in play: { $table }.
scores-temple_points = The points of your steps on all temples, once more.
scores-best_temple = { $points } points for each step above the start step on your best temple.
scores-all_skulls = { $points } points for each skull at Chichen Itza, your own and others'.
scores-own_skulls = { $points } points for each of your skulls at Chichen Itza.

## doubt(tile): what our sources do not agree on

doubt-A1-04 = Doubtful: the price may be 4 corn.
doubt-A1-05 = Doubtful: the price may be 4 corn.
doubt-A1-08 = Doubtful: how the other building is paid.
doubt-A2-04 = Doubtful: the price may be 3 gold.
doubt-A2-07 = Doubtful: whether Chichen Itza is left out.
doubt-A2-11 = Doubtful: the price may be 1 gold.
doubt-A2-14 = Doubtful: it may give no points.
doubt-A2-17 = Doubtful: whether both steps may go on different tracks.
doubt-A2-18 = Doubtful: it may give no points.
doubt-M02 = Doubtful: it may be 1 point for each, or 4.
doubt-M12 = Doubtful: it may count from the bottom step.
doubt-M13 = Doubtful: it may count your own skulls only.
doubt-W-Y1 = Doubtful: it may give no wood.

## does(action): what a space allows, as a thing after its name
## $goods
## $count (int)
## $corn (int)
## $other: goods one may have instead
## $temple

does-take = { $goods }
does-harvest = harvest { $goods }
does-harvest_or = harvest { $goods } or { $other }
does-advance = { $count ->
    [one] { $count } technology step
   *[other] up to { $count } technology steps
}
does-build = { $count ->
    [one] { $count } building
   *[other] up to { $count } buildings
}
does-build_monument = up to { $count } buildings or a monument
does-build_for_corn = a building for corn
does-climb_for_corn = { $count ->
    [one] a temple step for { $corn } corn
   *[other] steps on { $count } temples for { $corn } corn
}
does-climb = { $count ->
    [one] a temple step for { $goods }
   *[other] steps on { $count } temples for { $goods }
}
does-market = trade at the market
does-worker = { $count ->
    [one] a new worker
   *[other] { $count } new workers
}
does-any_action = any other action for { $corn } corn
does-skull = skull for { $count } points, { $temple } up
does-skull_and = skull for { $count } points, { $temple } up, { $goods }
does-anything = any action of the gear

## learns(level): what a level of a technology adds
## $count (int)
## $other (int): its second number

learns-agriculture1 = Each corn harvest in the jungle brings { $count } corn more.
learns-agriculture2 = You can harvest corn where no corn tile is open. Fishing brings { $count } corn more.
learns-agriculture3 = Each corn harvest in the jungle brings { $count } corn more.
learns-extraction1 = { $count } wood more whenever Yaxchilan or Palenque brings wood.
learns-extraction2 = { $count } stone more whenever Yaxchilan brings stone.
learns-extraction3 = { $count } gold more whenever Yaxchilan brings gold.
learns-architecture1 = { $count } corn whenever you construct a building.
learns-architecture2 = { $count } points whenever you construct a building.
learns-architecture3 = Buildings cost you { $count } resource less, or { $other } corn less.
learns-theology1 = Your workers at Chichen Itza can use the action one space ahead.
learns-theology2 = After each action at Chichen Itza you may pay 1 resource to go up on a temple.
learns-theology3 = { $count } skull more whenever Yaxchilan brings a skull.
