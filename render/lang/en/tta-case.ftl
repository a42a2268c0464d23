### Through the Ages: what a question depends on, on its picture and in words.

## verdict(kind): the line that decides, to the player who is asked
## $count (int): how many
## $who: the rival

verdict-lose_worker = What each loss costs
verdict-lose_token = What each token is worth
verdict-leave_token = One mine may make 1 token less
verdict-destroy_own = What each loss costs
verdict-give_up_colony = What each loss costs
verdict-ruin_wonder = What each ruin costs
verdict-raid = What each loss costs { $who }
verdict-terrorism = What each loss costs { $who }
verdict-annex = What each colony changes
verdict-infiltrate = What each loss changes
verdict-plunder = Take up to { $count } in all
verdict-steal = Take up to { $count } science in all
verdict-develops = Do one of these, for 1 less
verdict-free_build = Free with one unused worker
verdict-take_agreed = { $count ->
    [one] Take cards for { $count } civil action
   *[other] Take cards for { $count } civil actions
}

##

# $missing (int)
# $most (int)
add-to-hold = { $most ->
    [one] Add { $missing } to hold with one card
   *[other] Add { $missing } to hold with up to { $most } cards
}
cannot-hold = Your cards are not enough
# $missing (int)
# $cards (int): in hand
would-hold = { $cards ->
    [0] { $missing } more would hold, no cards in hand
    [one] { $missing } more would hold, { $cards } card in hand
   *[other] { $missing } more would hold, { $cards } cards in hand
}

## fight-add(goal): how much is missing, to the player who may give up units
## $missing (int)

fight-add-sacrifice = { $missing } more to win as things stand
fight-add-answer_attack = Add { $missing } to hold
fight-add-war = Add { $missing } to win this war

## fight-reached(goal): nothing is missing any more

fight-reached-sacrifice = Enough to win as things stand
fight-reached-answer_attack = Enough to hold
fight-reached-war = Enough to win as things stand

## fight-hopeless(goal): everything the player has is too little

fight-hopeless-sacrifice = Your units are not enough
fight-hopeless-answer_attack = You cannot hold it
fight-hopeless-war = You cannot win this war

## fight-open(kind): the same to everybody
## $missing (int)
## $units (int): what all units would add
## $cards (int): in hand

fight-open-sacrifice = { $missing } more would win, units add up to { $units }
fight-open-answer_attack = { $cards ->
    [0] { $missing } more needed, units add { $units }
    [one] { $missing } more needed, units add { $units }, { $cards } card
   *[other] { $missing } more needed, units add { $units }, { $cards } cards
}

## fight-even(kind): nothing is missing as things stand, to everybody

fight-even-sacrifice = Enough to win as things stand
fight-even-answer_attack = Enough as things stand

## outcome(code): what two totals lead to for the player who is asked
## $by (int): the advantage in a war

outcome-holds = holds
outcome-lost = you lose
outcome-wins = wins
outcome-fails = fails
outcome-war_won = you win by { $by }
outcome-war_lost = you lose by { $by }
outcome-even = a draw

##

# $low (int)
# $high (int)
may-bid = You may bid { $low } to { $high }
# $bid (int)
may-bid-only = You may bid { $bid }
cannot-bid = You cannot bid more
# $who
# $bid (int)
highest-by = Highest bid: { $bid } by { $who }
no-bid = No bid yet
# $bid (int)
reach = Reach { $bid } with at least one unit
# $bid (int)
# $force (int)
reach-so-far = Reach { $bid }, so far { $force }
# $count (int)
then-draw = { $count ->
    [0] Then you draw no cards
    [one] Then you draw { $count } card
   *[other] Then you draw { $count } cards
}

### Words beside numbers and signs.

attacks = attacks
defends = defends
# $who
yourself = { $who } (you)
holds = holds
lost = you lose
no-card = No cards
# $attack (int)
# $defence (int)
total-to = { $attack } : { $defence }
# $count (int)
face-down = { $count } face down
for-good = For good
at-once = at once
highest = highest
may-bid-still = may bid
out = passed
your-force = Your force
bid = Bid
costs-least = costs at least
you-can-add = You can add
give-up = You give up
every-mine = Every mine produces
gain = Gain
lose = Lose
then-have = then you have
# $number: with its sign
per-turn = { $number } a turn
# $number (int)
makes = = { $number }
yes = Yes
no = No
nothing-changes = Nothing changes
starts-now = The pact starts now
# $who
# $card: the pact that is replaced
starts-instead = Starts now, { $card } of { $who } ends
each-turn = per turn
no-number = no number changes
buys = pays for 1
too-little = too little
decline = Nothing
population = Population
unused = unused
in-any-case = In any case

## fate(what): what an event still does to a player, beside the name
fate-produce = produces now
fate-free_build = may build for free
fate-destroy_own = destroys a building
fate-give_up_colony = gives up a colony
fate-ruin_wonder = ruins a wonder
fate-terrorism = destroys a building
fate-suffers_terrorism = loses a building
fate-develops = one of three actions
fate-take_agreed = takes row cards
fate-leader_leaves = loses the leader
fate-through = is done
fate-spared = nothing more

## told(what): the same as a sentence
## $who
## $goods: with their numbers

told-gains = { $who } gains { $goods }.
told-loses = { $who } loses { $goods }.
told-either = { $who } gains one of these: { $goods }.
told-more = { $who } gains { $goods } food and resources in all.
told-less = { $who } loses { $goods } food and resources in all.
told-spend_actions = { $who } spends { $goods }.
told-produce = { $who } produces now.
told-free_build = { $who } may build for free.
told-destroy_own = { $who } destroys one of their buildings.
told-give_up_colony = { $who } gives up a colony.
told-ruin_wonder = { $who } ruins a wonder.
told-suffers_terrorism = { $who } loses a building.
told-develops = { $who } may increase population, build or develop for less.
told-take_agreed = { $who } may take cards from the row.
told-leader_leaves = { $who } loses the leader.
told-through = { $who } is done.

## number(what): of a civilization, before and after an answer
## $before (int)
## $after (int)

number-food = food { $before } to { $after }
number-resources = resources { $before } to { $after }
number-science = science { $before } to { $after }
number-culture = culture { $before } to { $after }
number-idle = unused workers { $before } to { $after }
number-food_made = food per turn { $before } to { $after }
number-resources_made = resources per turn { $before } to { $after }
number-science_rating = science per turn { $before } to { $after }
number-culture_rating = culture per turn { $before } to { $after }
number-strength = strength { $before } to { $after }
number-happiness = happiness { $before } to { $after }
number-discontent = discontent workers { $before } to { $after }
number-civil_actions = civil actions { $before } to { $after }
number-military_actions = military actions { $before } to { $after }
number-colonization = colonization { $before } to { $after }
number-yellow_bank = yellow bank { $before } to { $after }
number-blue_bank = blue bank { $before } to { $after }

##

# $who
# $numbers: what changes
change-of = { $who }: { $numbers }
# $who
# $attack (int)
# $parts
attack-of = { $who } attacks with { $attack } ({ $parts }).
# $who
# $defence (int)
# $parts
defence-of = { $who } has { $defence } ({ $parts }).
# $cards: with what each adds
hand = Hand: { $cards }.
# $cards
# $total (int)
# $attack (int)
holds-with = { $cards }: { $attack } to { $total }, holds.
# $total (int)
# $attack (int)
lost-without = No cards: { $attack } to { $total }, you lose.
# $who: all of them
inside = Still in: { $who }.
# $who
# $force (int)
can-send = { $who } can send { $force } without cards.
# $bid (int)
# $force
# $strength (int): afterwards
bid-costs = A bid of { $bid } costs at least { $force }. Your strength is then { $strength }.
# $force
# $strength (int): afterwards
would-send = { $force }. Your strength is then { $strength }.
# $force: units and cards
# $attack (int)
# $defence (int)
# $outcome: what that leads to
# $strength (int): afterwards
would-add = { $force }: { $attack } to { $defence }, { $outcome }. Your strength is then { $strength }.
# $changes
changes-always = In any case: { $changes }.
# $answer
# $changes
answer-changes = { $answer }: { $changes }.
# $cards: names
row = Row: { $cards }.
# $cards: names
scoring = At the end of the game these score: { $cards }.
# $cards: names
offered = To choose from: { $cards }.
# $card
# $text
event = { $card }: { $text }
