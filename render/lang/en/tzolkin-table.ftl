### Tzolk'in: the table in words, and where its numbers come from.

# $day (int)
# $last (int)
day = Day { $day } of { $last }
food-today = Food Day today
# $days (int)
food-in = { $days ->
    [one] Food Day in { $days } day
   *[other] Food Day in { $days } days
}
# $who
to-move = { $who } to move

## to-answer(kind): who is asked for what, apart from the turn and the starting wealth
## $who

to-answer-choose_harvest = { $who } to harvest
to-answer-choose_track = { $who } to advance a technology
to-answer-choose_building = { $who } to construct
to-answer-choose_temples = { $who } to choose temples
to-answer-choose_resources = { $who } to choose resources
to-answer-choose_action = { $who } to choose an action
to-answer-choose_offering = { $who } to decide about an offering
to-answer-at_market = { $who } to trade at the market
to-answer-choose_days = { $who } to move the calendar
to-answer-pay_any = { $who } to pay

##

everybody = everybody
# $who: who is asked
# $count (int): how many these are
choosing-wealth = { $count ->
    [one] { $who } chooses starting wealth
   *[other] { $who } choose starting wealth
}
over = game over
# $who
# $points (int)
score = { $who } { $points }
# $age (int)
age-goods = { $age ->
    [1] Age I: the next Food Day gives goods.
   *[other] Age II: the next Food Day gives goods.
}
# $age (int)
age-points = { $age ->
    [1] Age I: the next Food Day scores the temples.
   *[other] Age II: the next Food Day scores the temples.
}

# $gear
# $workers
gear = { $gear }: { $workers }.
# $number (int)
# $who
worker = { $number } { $who }
# whose worker it is, if nobody plays the colour
nobody = dummy
# $space: the next free one
# $corn (int): its price
next-space = { $corn ->
    [0] Next space: { $space }, free.
   *[other] Next space: { $space }, { $corn } corn.
}
# $corn (int)
teeth = Corn on the calendar: { $corn }.
# $who
start-taken = { $who } is on the start space.
start-free = The start space is free.
# $who
starts = { $who } has the start player marker.

# $fields
jungle = Jungle: { $fields }.
# $space
# $corn (int): open tiles
# $wood (int): tiles, each on a corn tile
jungle-field = { $wood ->
    [0] { $space }: { $corn } corn
   *[other] { $space }: { $corn } corn, { $wood } wood on corn
}
# $tiles
buildings = Buildings: { $tiles }.
# $age (int)
# $count (int): face down
deck = { $age ->
    [1] Buildings of age I to come: { $count }.
   *[other] Buildings of age II to come: { $count }.
}
# $tiles
monuments = Monuments: { $tiles }.
# $tile
# $cost
for-sale = { $tile } ({ $cost })
# $tile
# $who
built-by = { $tile } (built by { $who })
# $count (int)
# $laid: spaces of Chichen Itza with a skull
skulls = Skulls left: { $count }. Skulls at Chichen Itza: on { $laid }.
# $count (int)
skulls-none-laid = Skulls left: { $count }. Skulls at Chichen Itza: none yet.

# $who
# $points
player = { $who }: { $points }.
# $who
# $points
player-heading = **{ $who }: { $points }**
# $place (int)
# $players (int)
place = Place { $place } of { $players }.
# $goods
goods = Goods: { $goods }.
# $points (int)
would-lose = { $points ->
    [one] Hunger would cost 1 point now.
   *[other] Hunger would cost { $points } points now.
}
# $hand (int)
# $total (int)
# $corn (int)
workers = Workers: { $hand } of { $total } in hand. They need { $corn } corn.
# $who
# $points
# $goods
# $hand (int)
# $total (int)
# $corn (int)
# $lost (int): points, for hunger as it stands
figures = { $lost ->
    [0] { $who }: { $points }, { $goods }, { $hand } of { $total } workers in hand, needs { $corn } corn.
    [one] { $who }: { $points }, { $goods }, { $hand } of { $total } workers in hand, needs { $corn } corn or loses { $lost } point.
   *[other] { $who }: { $points }, { $goods }, { $hand } of { $total } workers in hand, needs { $corn } corn or loses { $lost } points.
}
# $temples
temples = Temples: { $temples }.
# $temple
# $step (int)
step = { $temple } { $step }
# $technologies
technologies = Technologies: { $technologies }.
no-technologies = Technologies: none.
# $tiles
built = Built: { $tiles }.
# $tiles
wealth = Starting wealth: { $tiles }.
# $corn (int)
# $wood (int)
harvested = Jungle tiles: { $corn } corn, { $wood } wood.
calendar-used = Board on its dark side: cannot move the calendar two days.
gone = Has resigned.

## does(mode): what the active player may do
## $who

does-open = { $who } may place workers or take workers back.
does-placing = { $who } is placing workers.
does-taking = { $who } is taking workers back.
does-calendar = { $who } chooses how many days the calendar moves.

##

picture-of-table = The table of Tzolk'in.

workers-heading = What your workers would bring
no-workers = You have no worker on a gear.
# $worker
# $outlook: fields
outlook = { $worker }: { $outlook }
# $what
now = { $what } now
# $days (int)
# $what
later = { $days ->
    [one] in { $days } day: { $what }
   *[other] in { $days } days: { $what }
}
falls = falls off
# $space: the next one, of which theology allows the action
# $does
ahead = { $does } (Theology: { $space })
not-possible = not possible as things are
no-action = no action
food-heading = Food
# $corn (int): needed
# $have (int)
# $lost (int): points
food = { $lost ->
    [0] Your workers need { $corn } corn on the next Food Day. You have { $have }, so nobody goes hungry.
   *[other] Your workers need { $corn } corn on the next Food Day. You have { $have } and would lose { $lost } points.
}
no-food = There are no more Food Days.
monuments-heading = What monuments are worth now
# $tile
# $points
# $scores: what it counts
own-monument = { $tile }, yours: { $points }. { $scores }
# $tile
# $points
# $scores: what it counts
open-monument = { $tile }: { $points }, if you built it. { $scores }
# $tile
# $points: of each player
# $scores: what it counts
unbuilt-monument = { $tile }, for the player who builds it: { $points }. { $scores }
# $tile
# $points
# $who
# $scores: what it counts
other-monument = { $tile }, built by { $who }: { $points }. { $scores }

## The curve of a game

points-by-day = Points after each day
# $number (int)
day-number = day { $number }
