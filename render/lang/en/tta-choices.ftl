### Through the Ages: what can be chosen, and what it costs or brings.

## plain(kind): an answer that needs nothing else

plain-end_turn = End turn
plain-pass_politics = Skip the political action
plain-drop_out = Pass in the auction
plain-send_force = Send the force
plain-draw_card = Draw a military card (1 military action)
plain-resign = Resign and leave the game

## decline(question): not to do what a question offers

decline-defend = Use no cards
decline-free_build = Build nothing
decline-leave_token = Let every mine produce
decline-take_agreed = Take no cards
decline-develops = Do nothing

##

# $card
# $price (int): civil actions, in words: a figure in a label that is typed means a space
# $space (int)
take = { $price ->
    [0] Take: { $card } (no action, space { $space })
    [1] Take: { $card } (one action, space { $space })
    [2] Take: { $card } (two actions, space { $space })
    [3] Take: { $card } (three actions, space { $space })
    [4] Take: { $card } (four actions, space { $space })
    [5] Take: { $card } (five actions, space { $space })
    [6] Take: { $card } (six actions, space { $space })
    [7] Take: { $card } (seven actions, space { $space })
    [8] Take: { $card } (eight actions, space { $space })
    [9] Take: { $card } (nine actions, space { $space })
   *[other] Take: { $card } ({ $price } actions, space { $space })
}
# $price
populate = Increase population ({ $price })
no-worker-left = no worker left in the bank
# $card
# $price
build = Build: { $card } ({ $price })
# $card
build-free = Build for free: { $card }
# $source
# $target
# $price
upgrade = Upgrade: { $source } to { $target } ({ $price })
# $wonder
# $stage (int)
# $price
stage = Build stage { $stage }: { $wonder } ({ $price })
# $wonder
# $first (int)
# $last (int)
# $price
stages = Build stages { $first }–{ $last }: { $wonder } ({ $price })
your-wonder = your wonder
# $card
# $price
develop = Develop: { $card } ({ $price })
# $card
# $price
revolution = Revolution: { $card } ({ $price })
# $card
destroy = Destroy: { $card }
# $card
disband = Disband: { $card }
# $card
elect = Elect: { $card }
# $card
elect-with-action = Elect: { $card } (get one action back)
# $card
# $old
# $wonder
elect-over-wonder = Elect: { $card } ({ $old } under { $wonder }, no action back)
# $card
play = Play: { $card }

## order(kind): what an action card is used for
## $card
## $target
## $source
## $count (int): stages

order-populate = Play: { $card } to increase population
order-build = Play: { $card } to build { $target }
order-upgrade = Play: { $card } to upgrade { $source } to { $target }
order-build_stages = { $count ->
    [one] Play: { $card } to build { $count } stage
   *[other] Play: { $card } to build { $count } stages
}
order-develop = Play: { $card } to develop { $target }
order-revolution = Play: { $card } for revolution { $target }
order-choose = Play: { $card } for { $target }

##

# $card
use = Use: { $card }

## ability(name): what it is used for
## $card
## $target
## $source

ability-alexander_the_great = Use: { $card } (remove him for 1 yellow token)
ability-christopher_columbus = Use: { $card } (colonize { $target })
ability-hammurabi = Use: { $card } (pay your next civil action with a military action)
ability-frederick_barbarossa = Use: { $card } (increase population and build { $target })
ability-joan_of_arc = Use: { $card } (look at the next event)
ability-j_s_bach = Use: { $card } (upgrade { $source } to { $target })
ability-winston_churchill-military = Use: { $card } (3 science and 3 resources for military)
ability-winston_churchill-culture = Use: { $card } (3 culture)
ability-ocean_liner_service = Use: { $card } (increase population for free)
ability-trade_routes_agreement = Use: { $card } (exchange in your next payment)

##

# $card
play-tactic = Play tactic: { $card }
# $card
copy-tactic = Copy tactic: { $card }
# $card
prepare-event = Prepare event: { $card }
# $card
prepare-territory = Prepare territory: { $card }
# $card
# $who
attack = Play: { $card } against { $who }
# $card
# $who
declare = Declare: { $card } on { $who }

# $card
# $who
offer = Offer: { $card } to { $who }
# $card: with different sides
# $who
# $own: what the player who offers would have of it
offer-side = Offer: { $card } (you: { $own }) to { $who }
# $card
cancel = Cancel pact: { $card }
accept = Accept the pact
refuse = Refuse the pact
# $cards
discard = Discard: { $cards }
discard-nothing = Discard nothing
# $cards
defend = Defend: { $cards }
# $down
defend-face-down = Defend face down: { $down }
# $cards
# $down
defend-both = Defend: { $cards }, face down: { $down }
# $amount (int)
bid = Bid { $amount }
# $card
# $worth (int)
add = Add: { $card } (+{ $worth })
# $things: units and cards
enough = Use just enough: { $things }
# $total (int)
reach = Reach { $total }
# $card
# $worth (int)
give-up-unit = Give up: { $card } (+{ $worth })
# $card
# $worth (int)
use-card = Use: { $card } (+{ $worth })
# $total (int): the player's strength and what is given up
give-up = Give up what you chose: total { $total }
give-nothing = Give up nothing
# $card
# $worth (int)
send = Send: { $card } (+{ $worth })
# $card
discard-face-down = Discard face down: { $card } (+1)
# $cards (bool): whether cards from the hand may go too
fill-force = { $cards ->
    [yes] Choose the fewest losses
   *[no] Choose the cheapest units
}
# $cards (bool)
fill-force-how = { $cards ->
    [yes] uses cards from your hand
   *[no] uses cards only if needed
}
# $things
take-spoils = Take: { $things }
take-no-technology = Take no technology
no-food = No food
all-nothing = Nothing

## option(good)

option-food = Food
option-resources = Resources

##

# $price
for-price = for { $price }
# $price
for-price-military = for { $price }, 1 military action
# $price
for-price-civil = for { $price }, 1 civil action
# $eaten (int)
growth-eats = then consumption is { $eaten }
# $faces (int): that are needed
# $have (int)
growth-wants = { $faces ->
    [one] then you need { $faces } happy face (you have { $have })
   *[other] then you need { $faces } happy faces (you have { $have })
}
# $eaten (int)
# $faces (int): that are needed
# $have (int)
growth-both = { $faces ->
    [one] then consumption is { $eaten }, and you need { $faces } happy face (you have { $have })
   *[other] then consumption is { $eaten }, and you need { $faces } happy faces (you have { $have })
}
# $old
# $new
becomes = { $old } becomes { $new }
# $gain
worker-freed = The worker becomes unused. It gave { $gain }
# $military (bool)
# $text
revolution-for = { $military ->
    [yes] Uses all your military actions. { $text }
   *[no] Uses all your civil actions. { $text }
}
# $price
# $military (bool)
revolution-price = { $military ->
    [yes] for { $price } and all your military actions
   *[no] for { $price } and all your civil actions
}
# $card
replaces = Replaces { $card }.
# $card
replaces-leader = Replaces { $card }. You get 1 civil action back.
# $card
face-stays = You keep the happy face of { $card } but get no civil action back.
# $card
old-stays = You keep { $card } and discard this card at once.
# $goods
# $rivals (int): that are ahead
by-strength = { $rivals ->
    [0] Nothing: no rival is stronger
    [one] { $goods }: { $rivals } rival is stronger
   *[other] { $goods }: { $rivals } rivals are stronger
}
# $goods
# $rivals (int): that are ahead
by-culture = { $rivals ->
    [0] Nothing: no rival has more culture
    [one] { $goods }: { $rivals } rival has more culture
   *[other] { $goods }: { $rivals } rivals have more culture
}
# $resources
for-military = { $resources } for military units this turn
# $count (int): stages
stages-after = { $count ->
    [one] { $count } stage left after that
   *[other] { $count } stages left after that
}
# $count (int): stages
# $culture
stages-before-score = { $count ->
    [one] { $count } stage left after that. Completed now, it would score { $culture }
   *[other] { $count } stages left after that. Completed now, it would score { $culture }
}
# $culture
# $text
scores = Scores { $culture } now. { $text }
# $price
# $attack (int)
# $defence (int)
# $text
attack-brings = { $price }, strength { $attack } to { $defence }. { $text }

## in-vain(lack): an attack finds nothing to take
## $price
## $attack (int)
## $defence (int)
## $who

in-vain-strength = { $price }, strength { $attack } to { $defence }. It cannot succeed, even with all your units.
in-vain-colony = { $price }, strength { $attack } to { $defence }. No effect: { $who } has no colony.
in-vain-leader_or_wonder = { $price }, strength { $attack } to { $defence }. No effect: { $who } has no leader and no unfinished wonder.
in-vain-building = { $price }, strength { $attack } to { $defence }. No effect: { $who } has no such building.
in-vain-food_and_resources = { $price }, strength { $attack } to { $defence }. No effect: { $who } has no food and no resources.
in-vain-science = { $price }, strength { $attack } to { $defence }. No effect: { $who } has no science.
in-vain-culture = { $price }, strength { $attack } to { $defence }. No effect: { $who } has no culture.

##

# $cards: names
keep-bonuses = Keep: { $cards }
# $card
choose-bonus = Choose: { $card }
