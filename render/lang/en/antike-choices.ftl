### Antike Duellum: what can be chosen, and what it costs or brings.

# $field
# $price (int)
go-to = { $price ->
    [0] Go to: { $field }
   *[other] Go to: { $field } (pay { $price })
}
# $goods
pay = Pay: { $goods }

## build-temple(quarry): by whether with the card Quarry
## $city
## $coins (int): paid in place of marble

build-temple-no = { $coins ->
    [0] Build temple: { $city }
    [one] Build temple: { $city } ({ $coins } coin for marble)
   *[other] Build temple: { $city } ({ $coins } coins for marble)
}
build-temple-yes = { $coins ->
    [0] Build temple with Quarry: { $city }
    [one] Build temple with Quarry: { $city } ({ $coins } coin for marble)
   *[other] Build temple with Quarry: { $city } ({ $coins } coins for marble)
}

##

# $city
# $coins (int): paid in place of marble
build-wall = { $coins ->
    [0] Build town wall: { $city }
    [one] Build town wall: { $city } ({ $coins } coin for marble)
   *[other] Build town wall: { $city } ({ $coins } coins for marble)
}

## deploy(unit)
## $city
## $coins (int): paid in place of iron

deploy-legion = { $coins ->
    [0] Deploy legion: { $city }
    [one] Deploy legion: { $city } ({ $coins } coin for iron)
   *[other] Deploy legion: { $city } ({ $coins } coins for iron)
}
deploy-galley = { $coins ->
    [0] Deploy galley: { $city }
    [one] Deploy galley: { $city } ({ $coins } coin for iron)
   *[other] Deploy galley: { $city } ({ $coins } coins for iron)
}
deploy-general = { $coins ->
    [0] Deploy General: { $city }
    [one] Deploy General: { $city } ({ $coins } coin for iron)
   *[other] Deploy General: { $city } ({ $coins } coins for iron)
}
deploy-admiral = { $coins ->
    [0] Deploy Admiral: { $city }
    [one] Deploy Admiral: { $city } ({ $coins } coin for iron)
   *[other] Deploy Admiral: { $city } ({ $coins } coins for iron)
}

##

# $know_how
# $coins (int): paid in place of gold
develop = { $coins ->
    [0] Develop: { $know_how }
    [one] Develop: { $know_how } ({ $coins } coin for gold)
   *[other] Develop: { $know_how } ({ $coins } coins for gold)
}
# $units
# $coins (int): paid in place of gold
recruit = { $coins ->
    [0] Recruit: { $units }
    [one] Recruit: { $units } ({ $coins } coin for gold)
   *[other] Recruit: { $units } ({ $coins } coins for gold)
}
# $units
# $origin
# $to
move = Move { $units }: { $origin } → { $to }
# $city
# $siege_engine (bool)
conquer = { $siege_engine ->
    [yes] Conquer with Siege Engine: { $city }
   *[no] Conquer: { $city }
}
# $cards (int)
defend = { $cards ->
    [0] Play no Fortress
    [one] Play: { $cards } Fortress card
   *[other] Play: { $cards } Fortress cards
}
# $units
remove = Remove: { $units }
# $card
play-card = Play: { $card }
# $card
# $region
play-card-on = Play: { $card } ({ $region })
# $give
# $take
barter = Swap with Caravan: { $give } for { $take }
# $give
# $take
exchange = Exchange: { $give } for { $take }
# $thing
take = Take: { $thing }

## finish(step): an answer that closes a step of the turn

finish-production = Produce now
finish-templum = Finish building
finish-militia = Finish deploying
finish-scientia = Finish SCIENTIA
finish-movement = Finish moving
finish-conquest = Finish conquering

## found(colonists): by whether with the card Colonists
## $city
## $resource
## $replaced (int): resources that are paid in coins
## $resources: these

found-no = { $replaced ->
    [0] Found: { $city } ({ $resource })
   *[other] Found: { $city } ({ $resource }, coins for { $resources })
}
found-yes = { $replaced ->
    [0] Found with Colonists: { $city } ({ $resource })
   *[other] Found with Colonists: { $city } ({ $resource }, coins for { $resources })
}

## plain(kind): an answer of which there is only one

plain-end_turn = End turn
plain-offer_draw = Offer a draw
plain-accept_draw = Accept the draw
plain-decline_draw = Decline the draw
plain-resign = Resign

##

# $goods
give = Give: { $goods }

## units(kind): the name of a group of units

units-legion = Legions
units-galley = Galleys
units-general = Generals
units-admiral = Admirals

## field(action): what a rondel field is for

field-FERRUM = take iron and a coin
field-AURUM = take gold and a coin
field-MARMOR = take marble and a coin
field-TEMPLUM = build temples and town walls
field-MILITIA = deploy units from your box
field-SCIENTIA = develop know-how, recruit units
field-DUELLUM = move units, conquer cities

## brings(know_how): what a know-how costs and does
## $cost
## $first (bool): it brings a scholar

brings-strata = { $first ->
    [yes] { $cost }. Legions cross up to 2 borders. You are first and win a scholar.
   *[no] { $cost }. Legions cross up to 2 borders.
}
brings-navigatio = { $first ->
    [yes] { $cost }. Galleys cross up to 2 borders. You are first and win a scholar.
   *[no] { $cost }. Galleys cross up to 2 borders.
}
brings-moneta = { $first ->
    [yes] { $cost }. 1 more chip in every production. You are first and win a scholar.
   *[no] { $cost }. 1 more chip in every production.
}
brings-res_publica = { $first ->
    [yes] { $cost }. Your cities defend with 1 more. You are first and win a scholar.
   *[no] { $cost }. Your cities defend with 1 more.
}
brings-commercium = { $first ->
    [yes] { $cost }. Exchange 3 chips for 2. You are first and win a scholar.
   *[no] { $cost }. Exchange 3 chips for 2.
}

##

# $cost
temple-brings = { $cost }. Triples yield, defence and deployment.
# $cost
wall-brings = { $cost }. Adds 1 to the defence.
# $units
battle-with = Battle with { $units }
# $count (int)
# $temple (bool)
conquest-takes = { $temple ->
    [yes] { $count ->
        [one] Uses up { $count } of your units, destroys a temple and wins a general
       *[other] Uses up { $count } of your units, destroys a temple and wins a general
    }
   *[no] { $count ->
        [one] Uses up { $count } of your units
       *[other] Uses up { $count } of your units
    }
}
