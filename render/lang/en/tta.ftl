### Through the Ages: goods and other things with their numbers, kinds of cards, and where changes come from.

none = none
nothing = nothing
# in the place of a price that is zero, after "for"
free = free

## amount(thing): a number of things, as it stands in lists and after a colon
## $count (int)

amount-food = { $count } food
amount-science = { $count } science
amount-culture = { $count } culture
amount-strength = { $count } strength
amount-population = { $count } population
amount-resources = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
amount-happiness = { $count ->
    [one] { $count } happy face
   *[other] { $count } happy faces
}
amount-civil_actions = { $count ->
    [one] { $count } civil action
   *[other] { $count } civil actions
}
amount-military_actions = { $count ->
    [one] { $count } military action
   *[other] { $count } military actions
}
amount-military_cards = { $count ->
    [one] { $count } military card
   *[other] { $count } military cards
}
amount-blue_tokens = { $count ->
    [one] { $count } blue token
   *[other] { $count } blue tokens
}
amount-yellow_tokens = { $count ->
    [one] { $count } yellow token
   *[other] { $count } yellow tokens
}
amount-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
amount-card_face_down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
amount-old_military_card = { $count ->
    [one] { $count } antiquated military card
   *[other] { $count } antiquated military cards
}
amount-stage = { $count ->
    [one] { $count } stage
   *[other] { $count } stages
}
amount-discontent_worker = { $count ->
    [one] { $count } discontent worker
   *[other] { $count } discontent workers
}
amount-unused_worker = { $count ->
    [0] no unused worker
    [one] { $count } unused worker
   *[other] { $count } unused workers
}

## side(change): what one side has of a pact
## $gains: goods, food, resources and culture per turn
## $costs: the same

side-gains = gain { $gains }
side-costs = lose { $costs }
side-both = { $gains } for { $costs }

## exchange(card): what one side of a pact may do, where that is no symbol
## $side (first | second): which side of the card

exchange-trade_routes_agreement = { $side ->
    [first] food as resources
   *[second] resources as food
}

## symbol(name): what a card gives, with its sign
## $signed: the number with its sign
## $number (int): the number without it

symbol-food = { $signed } food
symbol-science = { $signed } science
symbol-culture = { $signed } culture
symbol-strength = { $signed } strength
symbol-colonization = { $signed } colonization
symbol-resources = { $number ->
    [one] { $signed } resource
   *[other] { $signed } resources
}
symbol-happiness = { $number ->
    [one] { $signed } happy face
   *[other] { $signed } happy faces
}
symbol-civil_actions = { $number ->
    [one] { $signed } civil action
   *[other] { $signed } civil actions
}
symbol-military_actions = { $number ->
    [one] { $signed } military action
   *[other] { $signed } military actions
}
symbol-blue_tokens = { $number ->
    [one] { $signed } blue token
   *[other] { $signed } blue tokens
}
symbol-yellow_tokens = { $number ->
    [one] { $signed } yellow token
   *[other] { $signed } yellow tokens
}

## kind(name): of a card

kind-farm = Farm
kind-mine = Mine
kind-lab = Lab
kind-temple = Temple
kind-arena = Arena
kind-library = Library
kind-theater = Theater
kind-infantry = Infantry
kind-cavalry = Cavalry
kind-artillery = Artillery
kind-air_force = Air force
kind-special = Special technology
kind-government = Government
kind-leader = Leader
kind-wonder = Wonder
kind-action = Action card
kind-event = Event
kind-territory = Territory
kind-tactic = Tactic
kind-aggression = Aggression
kind-war = War
kind-pact = Pact
kind-bonus = Bonus card

## source(why): where a change comes from that no card made, in brackets

source-event_prepared = preparing an event
source-cards = cards in play
source-age_end = end of the age
source-resigned = a rival resigned
source-hand_limit = hand limit
source-replaced = replaced leader
source-final_bonus = final bonus

## share(what): a part of a price that no card makes, before its number

share-yellow_bank = Yellow bank
share-space = Space in the row
share-discount = Discount
share-wonders = Completed wonders
share-given_up = Given up
share-limit = Limit

##

# $cards: names
face-down = { $cards } face down
