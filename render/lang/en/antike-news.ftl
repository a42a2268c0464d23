### Antike Duellum: the log.

# $board: the name of the map
# $who
game-began = { $board }. { $who } begins.
# $board: the name of the map
# $who
# $other
# $gift
game-began-with-gift = { $board }. { $who } begins, { $other } receives { $gift }.
# $cards
open-cards = Open event cards: { $cards }.
# $turn (int)
# $who (seat)
turn-began = Turn { $turn }: { $who }.
# $who (seat)
resigned = { $who } resigns.
# $who (seat)
draw-offered = { $who } offers a draw.
# $who (seat)
draw-declined = { $who } declines the draw.

## ended(cause): how a game can end
## $who: the winner, or both
## $count (int): how many they are

ended-personages = { $who } has nine personages and wins.
ended-turn_limit = { $count ->
    [one] { $who } wins. That was the last turn.
   *[other] { $who } share the victory. That was the last turn.
}
ended-resigned = { $who } wins because the other player resigned.
ended-agreed = Both players agreed: the game is a draw.

## played(name): what a card did
## $who
## $card
## $region: the target, if it has one
## $count (int): of what it brings

played-academy = { $who } plays { $card }: { $count } gold.
played-burglary = { $count ->
    [one] { $who } plays { $card }: the opponent loses { $count } coin.
   *[other] { $who } plays { $card }: the opponent loses { $count } coins.
}
played-earthquake = { $who } plays { $card } on { $region }: the town wall collapses.
played-forced_march = { $count ->
    [one] { $who } plays { $card }: legions cross { $count } more border.
   *[other] { $who } plays { $card }: legions cross { $count } more borders.
}
played-fair_wind = { $count ->
    [one] { $who } plays { $card }: galleys cross { $count } more border.
   *[other] { $who } plays { $card }: galleys cross { $count } more borders.
}
played-levy = { $count ->
    [one] { $who } plays { $card }: { $count } legion to the box.
   *[other] { $who } plays { $card }: { $count } legions to the box.
}
played-shipyard = { $count ->
    [one] { $who } plays { $card }: { $count } galley to the box.
   *[other] { $who } plays { $card }: { $count } galleys to the box.
}
played-armoury = { $count ->
    [one] { $who } plays { $card }: { $count } unit at a lower price.
   *[other] { $who } plays { $card }: { $count } units at a lower price.
}
played-rich_vein = { $count ->
    [one] { $who } plays { $card }: { $count } more chip.
   *[other] { $who } plays { $card }: { $count } more chips.
}
played-tribute = { $count ->
    [one] { $who } plays { $card }: { $count } coin.
   *[other] { $who } plays { $card }: { $count } coins.
}
played-mutiny = { $who } plays { $card } on { $region }: a legion goes home.
played-storm = { $who } plays { $card } on { $region }: a galley goes home.
played-siege_engine = { $who } plays { $card } on { $region }: the town wall does not count.
played-herald = { $count ->
    [one] { $who } plays { $card }: { $count } more free field.
   *[other] { $who } plays { $card }: { $count } more free fields.
}

## card-taken(reason)
## $who (seat)
## $card (card)

card-taken-city = { $who } takes { $card } for a lost city.
card-taken-personage = { $who } takes { $card } for the opponent's personage.

##

# $card (card)
card-turned-up = { $card } is turned up.
# $cards (int)
pile-shuffled = { $cards ->
    [one] The { $cards } discarded event card becomes the new pile.
   *[other] The { $cards } discarded event cards become the new pile.
}
# $who (seat)
# $give (pieces)
# $take (pieces)
# $caravan (bool)
exchanged = { $caravan ->
    [yes] { $who } exchanges { $give } for { $take } (Caravan).
   *[no] { $who } exchanges { $give } for { $take } (COMMERCIUM).
}
# $who (seat)
# $unit (units)
# $origin (region)
# $to (region)
units-moved = { $who } moves { $unit } from { $origin } to { $to }.
# $region (region)
# $unit (unit)
# $who (seat)
# $enemy (unit)
battle = Battle in { $region }: { $unit } of { $who } and { $enemy } cancel out.
# $who (seat)
# $city (region)
# $needed (number-of-units)
conquest-announced = { $who } attacks { $city } and needs { $needed }.
# $who (seat)
# $city (region)
# $needed (number-of-units)
# $cards (int)
# $automatic (bool)
fortress-played = { $automatic ->
    [yes] { $cards ->
        [one] { $who } plays { $cards } Fortress card automatically: { $city } now takes { $needed }.
       *[other] { $who } plays { $cards } Fortress cards automatically: { $city } now takes { $needed }.
    }
   *[no] { $cards ->
        [one] { $who } plays { $cards } Fortress card: { $city } now takes { $needed }.
       *[other] { $who } plays { $cards } Fortress cards: { $city } now takes { $needed }.
    }
}
# $who (seat)
# $city (region)
city-held = { $who } holds { $city }.
# $who
# $city
# $loser
# $units
city-conquered = { $who } conquers { $city } from { $loser } for { $units }.

## ruins(what): what a conquest destroys

ruins-temple = The temple is destroyed.
ruins-wall = The town wall is destroyed.
ruins-both = The temple and the town wall are destroyed.

##

# $count (int)
sent-home = { $count ->
    [one] { $count } defender returns to the box.
   *[other] { $count } defenders return to the box.
}
# $who (seat)
# $field (field)
marker-moved = { $who } goes to { $field }.
# $who (seat)
# $field (field)
# $paid (goods)
marker-moved-paid = { $who } goes to { $field } for { $paid }.
# $who (seat)
# $resource (production): with its number, and coins
produced = { $who } receives { $resource }.

## chip-taken(resource): in place of a coin
## $who (seat)

chip-taken-marble = { $who } takes 1 marble instead of a coin.
chip-taken-iron = { $who } takes 1 iron instead of a coin.
chip-taken-gold = { $who } takes 1 gold instead of a coin.

##

# $who (seat)
# $city (region)
# $quarry (bool)
# $paid (goods)
temple-built = { $quarry ->
    [yes] { $who } builds a temple in { $city } with Quarry for { $paid }.
   *[no] { $who } builds a temple in { $city } for { $paid }.
}
# $who (seat)
# $city (region)
# $paid (goods)
wall-built = { $who } builds a town wall in { $city } for { $paid }.
# $who (seat)
# $unit (unit)
# $city (region)
# $paid (goods)
deployed = { $who } deploys { $unit } to { $city } for { $paid }.
# $who (seat)
# $know_how (know-how)
# $paid (goods)
# $first (bool)
developed = { $first ->
    [yes] { $who } develops { $know_how } first for { $paid }.
   *[no] { $who } develops { $know_how } for { $paid }.
}
# $who (seat)
# $unit (units)
# $paid (goods)
recruited = { $who } recruits { $unit } for { $paid }.
# $who (seat)
# $city (region)
# $resource (resource)
# $colonists (bool)
# $paid (goods)
city-founded = { $colonists ->
    [yes] { $who } founds { $city } ({ $resource }) with Colonists for { $paid }.
   *[no] { $who } founds { $city } ({ $resource }) for { $paid }.
}

## personage-won(kind)
## $who
## $name
## $track (int): their number now
## $goal (int)

personage-won-king = { $who } wins the king { $name }: { $track } of { $goal }.
personage-won-scholar = { $who } wins the scholar { $name }: { $track } of { $goal }.
personage-won-general = { $who } wins the general { $name }: { $track } of { $goal }.
personage-won-navigator = { $who } wins the navigator { $name }: { $track } of { $goal }.
personage-won-citizen = { $who } wins the citizen { $name }: { $track } of { $goal }.

##

# $walls
walls-gained = It brings { $walls }.
