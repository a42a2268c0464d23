### Tzolk'in: the log.

# $who
game-began = The game begins. { $who } is the start player.
# $spaces
dummies = Dummy workers are on { $spaces }.
# $who (seat)
wealth-chosen = { $who } has chosen starting wealth.
# $who
# $tiles
wealth-shown = { $who } keeps { $tiles }.
# $day (day)
# $first (seat)
# $food_day (bool)
round-began = { $food_day ->
    [yes] Day { $day }: { $first } goes first. The day ends with a Food Day.
   *[no] Day { $day }: { $first } goes first.
}
# $who (seat)
turn-began = { $who } to move.
# $who (seat)
# $corn (int)
begged = { $who } begs for { $corn } corn.
# $who (seat)
# $space (space)
# $corn (int)
placed = { $corn ->
    [0] { $who } places a worker on { $space }.
   *[other] { $who } places a worker on { $space } for { $corn } corn.
}
# $who (seat)
# $space (space)
# $corn (int)
placed-mercy = { $who } pays all the corn there is, { $corn }, and places a worker on { $space }.
# $who (seat)
# $corn (int)
claimed = { $corn ->
    [0] { $who } places a worker on the start space.
   *[other] { $who } places a worker on the start space for { $corn } corn.
}

## claimed-advance(advance): what the calendar shall do, which only older games said with it
## $who (seat)
## $corn (int)

claimed-advance-one = { $corn ->
    [0] { $who } places a worker on the start space.
   *[other] { $who } places a worker on the start space for { $corn } corn.
}
claimed-advance-two = { $corn ->
    [0] { $who } places a worker on the start space and wants two days.
   *[other] { $who } places a worker on the start space for { $corn } corn and wants two days.
}
claimed-advance-two_unless_food = { $corn ->
    [0] { $who } places a worker on the start space and wants two days, but no earlier Food Day.
   *[other] { $who } places a worker on the start space for { $corn } corn and wants two days, but no earlier Food Day.
}

## advance-set(advance): the same, changed; only in older games
## $who (seat)

advance-set-one = { $who } wants to move the calendar one day.
advance-set-two = { $who } wants to move the calendar two days.
advance-set-two_unless_food = { $who } wants to move the calendar two days, but no earlier Food Day.

##

# $who
# $space
taken-for-nothing = { $who } takes a worker back from { $space } without an action.
# $who
# $space
taken = { $who } takes a worker back and uses { $space }.
# $who
# $space
# $action: another space
# $corn (int)
taken-for-other = { $corn ->
    [0] { $who } takes a worker back from { $space } and uses { $action }.
   *[other] { $who } takes a worker back from { $space } and pays { $corn } corn to use { $action }.
}
# $who (seat)
# $goods (goods)
# $source (cause)
gained = { $who } gets { $goods } ({ $source }).
# $who (seat)
# $goods (goods)
# $what (cause)
paid = { $who } pays { $goods } ({ $what }).

## harvested(way)
## $who (seat)
## $goods (goods)
## $group (palenque)

harvested-corn = { $who } harvests { $goods } at { $group }.
harvested-wood = { $who } cuts { $goods } at { $group }.
harvested-free = { $who } harvests { $goods } at { $group } without a tile.
harvested-burn = { $who } burns the forest at { $group }: { $goods }.

##

# $who (seat)
# $temple (temple)
# $step (int)
climbed = { $who } goes up on { $temple }, to step { $step }.
# $who (seat)
# $temple (temple)
climbed-wasted = { $who } cannot go up on { $temple }, so the step is wasted.
# $who (seat)
# $temple (temple)
# $step (int)
descended = The gods are angry: { $who } goes down on { $temple }, to step { $step }.
# $who (seat)
light-regained = { $who } may move the calendar two days again.
# $who (seat)
# $track (level)
researched = { $who } advances to { $track }.
# $who (seat)
# $track (technology)
researched-repeat = { $who } advances beyond the last level of { $track }.
# $who
# $tile
# $paid
# $free (bool)
constructed = { $free ->
    [yes] { $who } constructs { $tile }.
   *[no] { $who } constructs { $tile } for { $paid }.
}
# $who
# $tile
# $paid
monument-built = { $who } builds { $tile } for { $paid }.

## traded(way): what was sold and bought at the market
## $who
## $sold
## $bought
## $paid (int): corn
## $gained (int): corn

traded-buy = { $who } buys { $bought } for { $paid } corn.
traded-sell = { $who } sells { $sold } for { $gained } corn.
traded-both = { $paid ->
    [0] { $gained ->
        [0] { $who } sells { $sold } and buys { $bought }.
       *[other] { $who } sells { $sold }, buys { $bought } and gains { $gained } corn.
    }
   *[other] { $who } sells { $sold }, buys { $bought } and pays { $paid } corn.
}

##

# $who (seat)
# $space (chichen-itza)
# $points (int)
skull-laid = { $who } places a skull on { $space } for { $points } points.
# $who (seat)
worker-joined = { $who } gets a new worker.
# $who (seat)
# $points (number-of-points)
# $source (score)
points-scored = { $who } scores { $points } ({ $source }).
# $tiles (tiles)
display-filled = New buildings: { $tiles }.
# $who (seat)
# $corn (int)
calendar-corn = { $who } takes the { $corn } corn from the calendar.
# $number (int)
# $scoring (bool)
food-day-began = { $scoring ->
    [yes] Food Day { $number }: workers eat, temples give points.
   *[no] Food Day { $number }: workers eat, temples give goods.
}
# $who (seat)
# $corn (int)
fed = { $corn ->
    [0] { $who } needs no corn to feed the workers.
   *[other] { $who } pays { $corn } corn and feeds all workers.
}
# $who (seat)
# $corn (int)
# $hungry (int)
# $points (lost)
fed-hungry = { $hungry ->
    [one] { $who } pays { $corn } corn. { $hungry } worker goes hungry and costs { $points } points.
   *[other] { $who } pays { $corn } corn. { $hungry } workers go hungry and cost { $points } points.
}
# $display (tiles)
age-began = The second age begins. New buildings: { $display }.
# $who (seat)
# $goods (goods)
# $temple (temple)
rewarded = { $who } gets { $goods } from { $temple }.
# $due (int)
# $left (int)
skulls-short = { $left ->
    [0] { $due } skulls are due but none is left, so nobody gets one.
    [one] { $due } skulls are due but only { $left } is left, so nobody gets one.
   *[other] { $due } skulls are due but only { $left } are left, so nobody gets one.
}
# $who
# $temple
# $points
# $bonus (int)
temple-scored = { $bonus ->
    [0] { $who } scores { $points } on { $temple }.
   *[other] { $who } scores { $points } on { $temple }, { $bonus } of them for being highest.
}
# $who
# $points: lost
# $temple
# $bonus (int)
temple-lost = { $bonus ->
    [0] { $who } loses { $points } on { $temple }.
   *[other] { $who } loses { $points } on { $temple }, even with { $bonus } gained for being highest.
}
# $who (seat)
first-player = { $who } gets the start player marker.
# $day (int)
# $corn (int)
calendar-advanced = { $corn ->
    [0] The calendar moves to day { $day }.
   *[other] The calendar moves to day { $day }. { $corn } corn is added to it.
}
calendar-ends = The calendar moves one last time.
# $day (int)
# $who
calendar-advanced-twice = { $who } moves the calendar two days, to day { $day }.
# $who
# $spaces
# $count (int)
fell = { $count ->
    [one] A worker of { $who } falls off { $spaces }.
   *[other] Workers of { $who } fall off { $spaces }.
}
# $who
# $corn (int): after selling the resources
# $points
# $sources: points by source
final-scored = { $who } ends with { $corn } corn and scores { $points }: { $sources }.
# $who
# $corn (int): after selling the resources
# $points: lost
# $sources: points by source
final-lost = { $who } ends with { $corn } corn and loses { $points }: { $sources }.
# $who (seat)
resigned = { $who } resigns.

## ended(cause)
## $who: the winners
## $count (int): how many they are
## $scores: of all, by name

ended-food_days = { $count ->
    [one] The last Food Day is over. { $who } wins. { $scores }.
   *[other] The last Food Day is over. { $who } share the victory. { $scores }.
}
ended-resigned = { $who } wins because the others resigned. { $scores }.

##

# $what: corn, a temple …
# $points (int)
scored = { $what } { $points }
