### Antike Duellum: numbers of things, questions and standing orders.

won-in-all = personages

none = none
nothing = nothing

## amount(thing): a number of things, as it stands in lists and after a colon
## $count (int)

amount-marble = { $count } marble
amount-iron = { $count } iron
amount-gold = { $count } gold
amount-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
amount-legion = { $count ->
    [one] { $count } legion
   *[other] { $count } legions
}
amount-galley = { $count ->
    [one] { $count } galley
   *[other] { $count } galleys
}
amount-general = { $count ->
    [one] { $count } General
   *[other] { $count } Generals
}
amount-admiral = { $count ->
    [one] { $count } Admiral
   *[other] { $count } Admirals
}
amount-unit = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
amount-wall = { $count ->
    [one] { $count } town wall
   *[other] { $count } town walls
}

## people(kind): a number of personages, not to be confused with the unit General
## $count (int)

people-king = { $count ->
    [one] { $count } king
   *[other] { $count } kings
}
people-scholar = { $count ->
    [one] { $count } scholar
   *[other] { $count } scholars
}
people-general = { $count ->
    [one] { $count } general
   *[other] { $count } generals
}
people-navigator = { $count ->
    [one] { $count } navigator
   *[other] { $count } navigators
}
people-citizen = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
}

## stack(kind): where the points at the end come from

stack-king = kings
stack-scholar = scholars
stack-general = generals
stack-navigator = navigators
stack-citizen = citizens

## good(resource): the name of a resource

good-marble = marble
good-iron = iron
good-gold = gold

## colour(code): of a nation

colour-brown = brown
colour-beige = beige

## phase(code): where a turn stands, as it follows the name of a player and a colon

phase-rondel = choosing a rondel field
phase-production = production
phase-templum = TEMPLUM
phase-militia = MILITIA
phase-scientia = SCIENTIA
phase-movement = moving units
phase-conquest = conquering cities
phase-founding = founding cities
phase-personages = personages and cards
phase-over = game over

## caption(verb): what a menu is for

caption-field = Choose a rondel field
caption-pay = Choose how you pay
caption-temple = Build a temple
caption-wall = Build a town wall
caption-quarry = Build a temple with Quarry
caption-deploy = Deploy a unit: choose a city
caption-develop = Develop a know-how
caption-recruit = Recruit units into your box
caption-move = Move units: where from
caption-conquer = Conquer a city
caption-siege = Conquer with Siege Engine
caption-defend = Defend with Fortress
caption-remove = Choose the units to remove
caption-found = Found a city: choose a site
caption-colonists = Found a city with Colonists
caption-coins = Pay with coins, not chips
caption-know_how_in_coins = Develop for coins, not gold
caption-recruits_in_coins = Recruit for coins, not gold
caption-card = Play an event card
caption-barter = Caravan: swap one for one
caption-exchange = COMMERCIUM: three for two
caption-chip = Choose a chip
caption-take_card = Take an event card
caption-done = Go on
caption-end_turn = End your turn
caption-offer_draw = Offer a draw
caption-accept_draw = Accept the draw
caption-decline_draw = Decline the draw
caption-resign = Resign from the game

## prompt(kind): the question, to the one who is asked
## $free (int): rondel fields
## $field
## $price (int): of a field, in resources
## $region
## $need (int): units that a conquest takes
## $have (int): units of the attacker there
## $left (int): chips
## $reason: city or personage

prompt-choose_field = Move your rondel marker. { $free ->
    [one] The next field is free. Each further one costs one resource of your choice.
   *[other] The next { $free } fields are free. Each further one costs one resource of your choice.
}
prompt-pay_for_field = { $price ->
    [one] { $field } costs { $price } resource. How do you pay?
   *[other] { $field } costs { $price } resources. How do you pay?
}
prompt-production = Your production is next. Do you play a card for it?
prompt-templum = TEMPLUM: build temples and town walls in your cities.
prompt-militia = MILITIA: deploy units from your recruitment box to your cities.
prompt-scientia = SCIENTIA: develop know-how and recruit units into your box.
prompt-movement = DUELLUM: move your units. When a unit meets an enemy of its type, both are removed.
prompt-conquest = DUELLUM: conquer enemy cities where you have units. You can attack each city once.
prompt-fortress = { $need ->
    [one] { $region } is attacked. The attacker needs { $need } unit and has { $have } there. Each Fortress you play adds 1 to the defence.
   *[other] { $region } is attacked. The attacker needs { $need } units and has { $have } there. Each Fortress you play adds 1 to the defence.
}
prompt-casualties = { $need ->
    [one] You conquer { $region }. Choose { $need } unit to remove.
   *[other] You conquer { $region }. Choose { $need } units to remove.
}
prompt-founding = You can found cities where your units are on free sites. Or end your turn.
prompt-choose_card = { $reason ->
    [city] You lost a city: take an event card.
   *[personage] Your opponent won a personage: take an event card.
}
prompt-choose_chip = { $left ->
    [one] The bank has no coin for you. Take { $left } chip of your choice instead.
   *[other] The bank has no coin for you. Take { $left } chips of your choice instead.
}

##

first-field = Put your rondel marker on any field. This first time it is free.

## nothing-to-found(why): no city can be founded, because no unit is on a site or it costs too much

nothing-to-found-site = You cannot found a city: none of your units is on a free city site. End your turn when you are ready.
nothing-to-found-price = You cannot pay for a city: 1 marble, 1 iron, 1 gold, 1 coin for each neighbour with its resource. End your turn when you are ready.

## awaits(kind): whom the table waits for, and for what
## $who
## $region
## $reason: city or personage

awaits-choose_field = Waiting for { $who } to choose a rondel field
awaits-pay_for_field = Waiting for { $who } to pay for the rondel
awaits-production = Waiting for { $who } to produce
awaits-templum = Waiting for { $who } to build
awaits-militia = Waiting for { $who } to deploy units
awaits-scientia = Waiting for { $who } to develop and recruit
awaits-movement = Waiting for { $who } to move units
awaits-conquest = Waiting for { $who } to conquer cities
awaits-fortress = Waiting for { $who } to decide about Fortress for { $region }
awaits-casualties = Waiting for { $who } to remove units from { $region }
awaits-founding = Waiting for { $who } to found cities or end the turn
awaits-choose_card = { $reason ->
    [city] Waiting for { $who } to take an event card for a lost city
   *[personage] Waiting for { $who } to take an event card for their opponent's personage
}
awaits-choose_chip = Waiting for { $who } to take a chip instead of a coin

## picture(name): what a picture is called where it is offered

picture-board = Board
picture-map = Map
picture-tables = Tables
picture-phone = Map and race, for a phone
picture-phone-more = Rondel and stocks, for a phone
picture-phone-whole = The whole table as one tall picture

## orderable(kind): what can be ordered beforehand, as a heading

orderable-fortress = Fortress, when a city of yours is attacked
orderable-choose_card = Event cards you take

## fortress-policy(policy): what an order about Fortress does

fortress-policy-save = Play just enough Fortress to save the city, otherwise none
fortress-policy-save_or_weaken = Play just enough Fortress to save the city, otherwise one
fortress-policy-none = Play no Fortress

## subject(reason): why one takes a card, to which an order may be limited

subject-city = for cities you have lost
subject-personage = for a personage your opponent won

##

# $card
card-policy = Take { $card } if it is open
