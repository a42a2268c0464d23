### Tzolk'in: the few words on the pictures. Everything must fit its place.

##

# $player
to-play = { $player } to play
# $player
wins = { $player } wins
shared-victory = Shared victory
starting-wealth = Starting wealth
# $age (int)
age = { $age ->
    [1] Age I
   *[other] Age II
}
day-heading = DAY
# $day (int)
# $last (int)
day-of = day { $day } of { $last }
# $day (int)
day = Day { $day }
# $days (int): until the next Food Day
food-in = { $days ->
    [0] today
   *[other] in { $days }
}
# $place (int)
rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
first-player = 1st
# $laid (int)
# $places (int)
skulls-laid = { $laid } of { $places }
# $count (int)
left = { $count } left
buildings = Buildings
monuments = Monuments
# $age (int)
# $count (int): in the deck
deck = { $age ->
    [1] Age I: { $count } left
   *[other] Age II: { $count } left
}

## doing(mode): what the active player may do

doing-open = place or take back
doing-placing = placing workers
doing-taking = taking workers back
doing-wealth = everybody keeps two tiles
doing-over = the game is over

## asked(kind): who is asked for what, as a headline
## $player

asked-turn = { $player } to play
asked-choose_wealth = { $player }: keep tiles
asked-choose_building = { $player }: build
asked-choose_track = { $player }: advance
asked-choose_temples = { $player }: climb
asked-at_market = { $player }: trade
asked-choose_harvest = { $player }: harvest
asked-choose_offering = { $player }: offer
asked-choose_action = { $player }: use an action
asked-pay_any = { $player }: pay
asked-choose_days = { $player }: move calendar
asked-choose_resources = { $player }: take goods

## about(kind): what it is about, the second line
## $source: the action, tile or technology it comes from
## $count (int): tiles, steps, resources or corn
## $free (bool): nothing is paid for it

about-turn = place workers or take workers back
about-choose_wealth = { $count ->
    [one] { $count } tile, shown when all have chosen
   *[other] { $count } tiles, shown when all have chosen
}
about-choose_building = { $count ->
    [0] { $source }: pay resources
   *[other] { $source }: { $count } corn for each resource
}
about-choose_track = { $free ->
    [yes] { $source }: nothing to pay
   *[no] { $source }: pay resources
}
about-choose_temples = { $count ->
    [one] { $source }: { $count } step
   *[other] { $source }: { $count } steps, on different temples
}
about-at_market = { $source }: sell and buy
about-choose_harvest = { $source }
about-choose_offering = { $source }: pay a resource for a step
about-choose_action = { $count ->
    [0] { $source }
   *[other] { $source }: pay { $count } corn
}
about-choose_days = how many days?
about-pay_any = { $count ->
    [one] { $source }: any { $count } resource
   *[other] { $source }: any { $count } resources
}
about-choose_resources = { $count ->
    [one] { $source }: any { $count } resource
   *[other] { $source }: any { $count } resources
}

##

now = now
# $days (int)
days-on = +{ $days }
chosen = chosen
choosing = choosing
burn = burn

##

# $space: the space that a starting wealth tile marks
wealth-tile = Starting wealth { $space }
# $kind: of a building or monument
# $price: what it costs
# $does: sentences
tile-text = { $kind } for { $price }. { $does }

