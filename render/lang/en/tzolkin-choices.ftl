### Tzolk'in: what can be chosen, and what it costs or brings.

# $tiles: two of them
keep = Keep { $tiles }
# $temple
# $corn (int)
beg = Beg for { $corn } corn: { $temple } down
# $space
# $corn (int)
place = { $corn ->
    [0] Place on { $space } (free)
   *[other] Place on { $space } ({ $corn } corn)
}
# $space
place-in-mercy = Place on { $space } (all your corn)
# $space: on which there is no room
place-nowhere = Place on { $space } (full)

# $corn (int)
claim = { $corn ->
    [0] Place on the start space (free)
   *[other] Place on the start space ({ $corn } corn)
}
# $days (int)
move-calendar = { $days ->
    [one] Move the calendar { $days } day
   *[other] Move the calendar { $days } days
}
# $space
take-nothing = Take { $space }: nothing
# $space
# $does: what the space allows
take = Take { $space }: { $does }
# $space
# $number (int): the action
# $does: what it allows
# $corn (int): for going back
take-other = { $corn ->
    [0] Take { $space }: use { $number }, { $does }
   *[other] Take { $space }: back to { $number } for { $corn } corn, { $does }
}
# where the label above is too long
# $space
# $number (int): the action
# $does: what it allows
# $corn (int): for going back
take-other-short = { $corn ->
    [0] { $space }, use { $number }: { $does }
   *[other] { $space } to { $number } for { $corn } corn: { $does }
}

## take-harvest(way): one way to harvest
## $space
## $goods
## $temple

take-harvest-corn = Take { $space }: { $goods }
take-harvest-wood = Take { $space }: { $goods }
take-harvest-free = Take { $space }: { $goods } without a tile
take-harvest-burn = Take { $space }: burn for { $goods }, { $temple } down

## harvest(way): the same where the worker has been taken
## $goods
## $temple

harvest-corn = Harvest: { $goods }
harvest-wood = Harvest: { $goods }
harvest-free = Harvest without a tile: { $goods }
harvest-burn = Burn the forest: { $goods }, { $temple } down

##

# $space
# $technology: with the level it leads to
# $count (int): the price in resources
take-research = { $count ->
    [one] Take { $space }: { $technology } ({ $count } resource)
   *[other] Take { $space }: { $technology } ({ $count } resources)
}
# $technology: with the level it leads to
# $count (int): the price in resources
research = { $count ->
    [0] Advance: { $technology } (free)
    [one] Advance: { $technology } ({ $count } resource)
   *[other] Advance: { $technology } ({ $count } resources)
}
# $technology: that is at its last level
again = { $technology } again

## take-build(skill): by how architecture helps
## $space
## $tile
## $cost

take-build-plain = Take { $space }: build { $tile } ({ $cost })
take-build-skilled = Take { $space }, with Architecture: build { $tile } ({ $cost })
take-build-wood = Take { $space }, save wood: build { $tile } ({ $cost })
take-build-stone = Take { $space }, save stone: build { $tile } ({ $cost })
take-build-gold = Take { $space }, save gold: build { $tile } ({ $cost })

## build(skill): the same where the worker has been taken
## $tile
## $cost

build-plain = Build: { $tile } ({ $cost })
build-skilled = Build with Architecture: { $tile } ({ $cost })
build-wood = Build, save wood: { $tile } ({ $cost })
build-stone = Build, save stone: { $tile } ({ $cost })
build-gold = Build, save gold: { $tile } ({ $cost })

##

# $space
# $temples
take-climb = Take { $space }: up on { $temples }
# $temples
climb = Go up on { $temples }
# $space
# $other: whose action is used
take-perform = Take { $space }: use { $other }
# $space
# $does: what it allows
perform = Use { $space }: { $does }
# $goods
pay = Pay: { $goods }
# $goods
take-resources = Take: { $goods }
# $temple
# $resource: one of it
offer = Offer { $resource }: { $temple } up

# typed before what is bought; a single word
buy-word = buy
# typed before what is sold; a single word
sell-word = sell

## trade(way): what is sold and bought at the market
## $sold
## $bought
## $paid (int): corn
## $gained (int): corn

trade-buy = Buy { $bought } (pay { $paid } corn)
trade-sell = Sell { $sold } (get { $gained } corn)
trade-both = { $paid ->
    [0] { $gained ->
        [0] Sell { $sold }, buy { $bought }
       *[other] Sell { $sold }, buy { $bought } (get { $gained } corn)
    }
   *[other] Sell { $sold }, buy { $bought } (pay { $paid } corn)
}

## skip(what): what is left out

skip-construct = Construct no more
skip-research = Take no further step
skip-action = Use no action
skip-market = Trade nothing
skip-offering = Offer nothing

## plain(kind): what needs no more words

plain-end_turn = End turn
plain-resign = Resign

##

# $space
group = Take { $space }
# $space
# $does
on-space = { $space }: { $does }.
# $does
today = Now: { $does }.
today-nothing = Now: nothing until the calendar moves.
# $day (int)
# $does
tomorrow = { $day ->
    [one] In { $day } day: { $does }.
   *[other] In { $day } days: { $does }.
}
# $temple
# $points (int): of the step
up-to = { $points ->
    [one] { $temple }: the next step is worth { $points } point.
   *[other] { $temple }: the next step is worth { $points } points.
}
# $temple
wasted = { $temple }: wasted, you cannot go higher.
# $temple
# $count (int): steps that are possible
# $steps (int): of so many
partly-wasted = { $temple }: only { $count } of { $steps } steps, you cannot go higher.
# $corn (int)
teeth-corn = You also get the { $corn } corn on the calendar.
# the mover gets it
marker-comes = You get the start player marker and go first in the next round.
# the mover has it already
# $who: the left neighbour
marker-goes = You lose the start player marker to { $who } and go last in the next round.
claim-light = When the calendar moves, your worker comes back. You may then move the calendar two days, unless that would push a worker off its gear.
claim-dark = When the calendar moves, your worker comes back. The calendar moves only one day, because your board shows its dark side.
claim-in-last-round = This space gives nothing else in the last round.
# $day (int)
day-comes = Day { $day } comes next.
# $day (int)
day-comes-with-food = Day { $day } comes next, with a Food Day at its end.
board-turns = Your board turns to its dark side. You cannot do this again until you reach the top of a temple.
no-skull = No crystal skull is left, so you get none.
all-in-play = All your workers are in play, so you get none.
no-more-skulls = No more crystal skulls are left.
takes-tile = You take a corn tile.
# $corn (int)
begging = You will have { $corn } corn and go down one step on this temple.
# $gives: what architecture adds
by-skill = Architecture adds { $gives }.
angry = The gods are angry: you go down one step.
# $kind
# $effects
tile-gives = { $kind }: { $effects }
