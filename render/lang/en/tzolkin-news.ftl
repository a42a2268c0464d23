### Tzolk'in: the log.

# $who
game-began = The calendar begins; { $who } is the start player.
# $spaces
dummies = Workers of nobody stand on { $spaces }.
# $who
wealth-chosen = { $who } has chosen starting wealth.
# $who
# $tiles
wealth-shown = { $who } keeps { $tiles }.
# $day (int)
# $who
# $food (bool)
round-began = { $food ->
    [yes] Day { $day }: { $who } begins. It ends with a Food Day.
   *[no] Day { $day }: { $who } begins.
}
# $who
turn-began = { $who } to move.
# $who
# $corn (int)
begged = { $who } begs for { $corn } corn.
# $who
# $space
# $corn (int)
placed = { $corn ->
    [0] { $who } places a worker on { $space }.
   *[other] { $who } places a worker on { $space } for { $corn } corn.
}
# $who
# $space
# $corn (int)
placed-in-mercy = { $who } places a worker on { $space } for all the corn there was: { $corn }.

## claimed(advance): what the calendar shall do, which only older games said with it
## $who
## $corn (int)

claimed-one = { $corn ->
    [0] { $who } places a worker on the start space.
   *[other] { $who } places a worker on the start space for { $corn } corn.
}
claimed-two = { $corn ->
    [0] { $who } places a worker on the start space and wants two days.
   *[other] { $who } places a worker on the start space for { $corn } corn and wants two days.
}
claimed-two_unless_food = { $corn ->
    [0] { $who } places a worker on the start space and wants two days unless the Food Day comes sooner.
   *[other] { $who } places a worker on the start space for { $corn } corn and wants two days unless the Food Day comes sooner.
}

## advance-set(advance): the same, changed; only in older games
## $who

advance-set-one = { $who } wants the calendar to go one day.
advance-set-two = { $who } wants the calendar to go two days.
advance-set-two_unless_food = { $who } wants the calendar to go two days unless the Food Day comes sooner.

##

# $who
# $space
taken-for-nothing = { $who } takes a worker back from { $space }.
# $who
# $space
taken = { $who } takes a worker back: { $space }.
# $who
# $space
# $action: another space
# $corn (int)
taken-for-other = { $corn ->
    [0] { $who } takes a worker back from { $space }: { $action }.
   *[other] { $who } takes a worker back from { $space } for { $corn } corn: { $action }.
}
# $who
# $goods
# $source
gained = { $who } gets { $goods } ({ $source }).
# $who
# $goods
# $source
paid = { $who } pays { $goods } ({ $source }).

## harvested(way)
## $who
## $goods
## $space

harvested-corn = { $who } harvests { $goods } at { $space }.
harvested-wood = { $who } cuts { $goods } at { $space }.
harvested-free = { $who } harvests { $goods } at { $space } without a tile.
harvested-burn = { $who } burns the forest at { $space }: { $goods }.

##

# $who
# $temple
# $step (int)
climbed = { $who } goes up on { $temple }, to step { $step }.
# $who
# $temple
climbed-in-vain = { $who } cannot go up on { $temple }: the step is wasted.
# $who
# $temple
# $step (int)
descended = The gods are angry: { $who } goes down on { $temple }, to step { $step }.
# $who
light-regained = { $who } may move the calendar two days again.
# $who
# $technology: with its level
researched = { $who } learns { $technology }.
# $who
# $technology
researched-again = { $who } takes a step beyond the end of { $technology }.
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
       *[other] { $who } sells { $sold } and buys { $bought }, which brings { $gained } corn.
    }
   *[other] { $who } sells { $sold } and buys { $bought }, which costs { $paid } corn.
}

##

# $who
# $space
# $points (int)
skull-laid = { $who } lays a skull on { $space }: { $points } points.
# $who
worker-joined = { $who } gets a new worker.
# $who
# $points
# $source
points-scored = { $who } scores { $points } ({ $source }).
# $tiles
display-filled = New buildings: { $tiles }.
# $who
# $corn (int)
calendar-corn = { $who } takes the { $corn } corn from the calendar.
# $number (int)
# $scoring (bool)
food-day = { $scoring ->
    [yes] Food Day { $number }: workers are fed, temples give points.
   *[no] Food Day { $number }: workers are fed, temples give goods.
}
# $who
# $corn (int)
fed = { $corn ->
    [0] { $who } needs no corn.
   *[other] { $who } feeds all workers with { $corn } corn.
}
# $who
# $corn (int)
# $hungry (int)
# $points (int): lost
went-hungry = { $hungry ->
    [one] { $who } pays { $corn } corn; { $hungry } worker goes hungry: { $points } points lost.
   *[other] { $who } pays { $corn } corn; { $hungry } workers go hungry: { $points } points lost.
}
# $tiles
age-began = The second age begins. Buildings: { $tiles }.
# $who
# $goods
# $temple
rewarded = { $who } gets { $goods } from { $temple }.
# $due (int)
# $left (int)
skulls-short = { $left ->
    [one] { $due } skulls would be due and { $left } is left, so nobody gets one.
   *[other] { $due } skulls would be due and { $left } are left, so nobody gets one.
}
# $who
# $temple
# $points
# $bonus (int)
temple-scored = { $bonus ->
    [0] { $who } scores { $points } on { $temple }.
   *[other] { $who } scores { $points } on { $temple }, { $bonus } of them for standing highest.
}
# $who
# $points: lost
# $temple
# $bonus (int)
temple-lost = { $bonus ->
    [0] { $who } loses { $points } on { $temple }.
   *[other] { $who } loses { $points } on { $temple }, { $bonus } gained for standing highest counted in.
}
# $who
first-player = { $who } gets the start player marker.
# $day (int)
# $corn (int)
calendar-advanced = { $corn ->
    [0] The calendar moves on to day { $day }.
   *[other] The calendar moves on to day { $day }, with { $corn } corn laid on it.
}
calendar-ends = The calendar moves on one last time.
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
# $who
resigned = { $who } resigns.

## ended(cause)
## $who: the winners
## $count (int): how many they are
## $scores: of all, by name

ended-food_days = { $count ->
    [one] { $who } wins: the last Food Day is over. { $scores }.
   *[other] { $who } share the victory: the last Food Day is over. { $scores }.
}
ended-resigned = { $who } wins: the others resigned. { $scores }.

##

# $what: corn, a temple …
# $points (int)
scored = { $what } { $points }
