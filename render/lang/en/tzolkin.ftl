### Tzolk'in: numbers of things, questions and menus.

none = none
nothing = nothing
# a price of nothing
free = free

# $gear
# $number (int)
space = { $gear } { $number }
# what the space is called that makes the start player
start-space = start space
starting-wealth = starting wealth
# $technology
# $level (int)
level = { $technology } { $level }

## amount(thing): a number of things, as it stands in lists and after a colon
## $count (int)

amount-corn = { $count } corn
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-gold = { $count } gold
amount-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
amount-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
amount-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
amount-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## kind(kind): of a building or monument

kind-farm = farm
kind-tomb = tomb
kind-civic = civic tile
kind-altar = altar

## source(source): where the points at the end come from

source-temples = temples
source-chichen_itza = Chichen Itza
source-building = buildings
source-architecture = architecture
source-hunger = hungry workers
source-corn = corn
source-skulls = skulls left
source-monuments = monuments

## caption(verb): what a menu is for

caption-keep = Keep starting wealth
caption-beg = Beg for corn
caption-place = Place a worker on a gear
caption-claim = Place a worker on the start space
caption-take = Take a worker back
caption-end_turn = End your turn
caption-harvest = Choose how you harvest
caption-research = Choose a technology
caption-construct = Construct a building
caption-monument = Build a monument
caption-climb = Choose temples
caption-perform = Choose an action
caption-pay = Choose what you pay with
caption-take_resources = Choose resources
caption-offer = Pay a resource for a step on a temple
caption-trade = Trade: how many to buy, or to sell (-1)
caption-skip = Go on
caption-move_calendar = Move the calendar
caption-resign = Resign

## share(resource): a number to type at the market
## $count (int): how many one has

share-wood = wood (you have { $count }, -1 sells one)
share-stone = stone (you have { $count }, -1 sells one)
share-gold = gold (you have { $count }, -1 sells one)

## picture(name): what a picture is called where it is offered

picture-board = Board
picture-gears = Gears, larger
picture-tiles = Buildings and monuments, larger
picture-phone = Gears and players, for a phone
picture-phone-more = Temples, technologies and tiles, for a phone

##

# $who
tableau = Tableau: { $who }

## prompt(kind): the question, to the one who is asked
## $mode (open | place | take | beg | placing | taking | done): what can be done in the turn
## $goods: of the player
## $cause: an action or tile, by its name
## $count (int): how many
## $corn (int): a price
## $wood (int): what it is worth in corn
## $stone (int): likewise
## $gold (int): likewise

prompt-choose_wealth = Which { $count } of these tiles do you keep? They stay secret until everybody has chosen.
prompt-turn = { $mode ->
    [place] Place workers. You have none to take back. You have { $goods }.
    [take] Take workers back. You cannot place any now. You have { $goods }.
    [beg] Beg for corn first. You cannot place a worker and have none to take back. You have { $goods }.
    [placing] Place another worker, or end your turn. You have { $goods }.
    [taking] Take another worker back, or end your turn. You have { $goods }.
    [done] End your turn. You can do nothing else. You have { $goods }.
   *[open] Place workers or take workers back, not both. You have { $goods }.
}
prompt-choose_harvest = { $cause }: what do you harvest?
prompt-choose_track = { $count ->
    [one] { $cause }: which technology do you advance?
   *[other] { $cause }: which technology do you advance? You have { $count } steps.
}
prompt-choose_building = { $corn ->
    [0] { $cause }: what do you construct? You have { $goods }.
   *[other] { $cause }: what do you construct? You pay { $corn } corn for each resource of the price. You have { $goods }.
}
prompt-choose_temples = { $count ->
    [one] { $cause }: on which temple do you go up?
   *[other] { $cause }: on which { $count } temples do you go up?
}
prompt-choose_resources = { $count ->
    [one] { $cause }: which resource do you take?
   *[other] { $cause }: which { $count } resources do you take?
}
prompt-choose_action = { $corn ->
    [0] { $cause }: which action do you use?
   *[other] { $cause }: which action do you use for { $corn } corn?
}
prompt-choose_offering = Theology: do you pay a resource for a step on a temple?
prompt-at_market = Market: wood is worth { $wood } corn, stone { $stone }, gold { $gold }. What do you buy and sell? You have { $goods }.
prompt-choose_days = You are on the start space: how many days does the calendar move?
prompt-pay_any = { $cause }: which resources do you pay?

## awaits(kind): whom the table waits for, and for what
## $who

awaits-choose_wealth = Waiting for { $who } to choose starting wealth
awaits-turn = Waiting for { $who } to place workers or take them back
awaits-choose_harvest = Waiting for { $who } to harvest
awaits-choose_track = Waiting for { $who } to advance a technology
awaits-choose_building = Waiting for { $who } to construct
awaits-choose_temples = Waiting for { $who } to choose temples
awaits-choose_resources = Waiting for { $who } to choose resources
awaits-choose_action = Waiting for { $who } to choose an action
awaits-choose_offering = Waiting for { $who } to decide about an offering
awaits-at_market = Waiting for { $who } to trade at the market
awaits-choose_days = Waiting for { $who } to move the calendar
awaits-pay_any = Waiting for { $who } to choose what to pay with

##

# $tile: starting wealth, named by the space it marks
# $gives
wealth-line = { $tile }: { $gives }

## orderable(kind): what can be ordered beforehand, as a heading

orderable-choose_days = Calendar: one day or two

## policy(policy): what an order does

policy-one = Move it one day
policy-two = Move it two days
policy-two_unless_food = Move it two days, or one if two would bring the Food Day sooner
