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
# $who
turn-began = Turn { $turn }: { $who }.
# $who
resigned = { $who } resigns.
# $who
draw-offered = { $who } offers a draw.
# $who
draw-declined = { $who } declines the draw.

## ended(cause): how a game can end
## $who: the winner, or both
## $count (int): how many they are

ended-personages = { $who } has won the favour of nine personages and wins.
ended-turn_limit = { $count ->
    [one] { $who } wins: the last turn is over.
   *[other] { $who } share the victory: the last turn is over.
}
ended-resigned = { $who } wins: the other player resigned.
ended-agreed = The game is a draw: the players agreed on a draw.

## played(name): what a card did
## $who
## $card
## $region: the target, if it has one
## $count (int): of what it brings

played-academy = { $who } plays { $card }: { $count } gold.
played-burglary = { $count ->
    [one] { $who } plays { $card }: the other side loses { $count } coin.
   *[other] { $who } plays { $card }: the other side loses { $count } coins.
}
played-earthquake = { $who } plays { $card } on { $region }: the town wall collapses.
played-forced_march = { $who } plays { $card }: legions cross { $count } more.
played-fair_wind = { $who } plays { $card }: galleys cross { $count } more.
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
## $who
## $card

card-taken-city = { $who } takes { $card } for the loss.
card-taken-personage = { $who } takes { $card } for the personage.

##

# $card
card-turned-up = { $card } is turned up.
# $cards (int)
pile-shuffled = { $cards ->
    [one] The { $cards } discarded event card becomes the new pile.
   *[other] The { $cards } discarded event cards become the new pile.
}
# $who
# $give
# $take
# $caravan (bool)
exchanged = { $caravan ->
    [yes] { $who } exchanges { $give } for { $take } (Caravan).
   *[no] { $who } exchanges { $give } for { $take } (COMMERCIUM).
}
# $who
# $units
# $origin
# $to
moved = { $who } moves { $units } from { $origin } to { $to }.
# $region
# $unit
# $who
# $enemy
battle = Battle in { $region }: { $unit } of { $who } and { $enemy } cancel out.
# $who
# $city
# $units
conquest-announced = { $who } attacks { $city }, which takes { $units }.
# $who
# $city
# $units
# $count (int): cards
# $automatic (bool)
fortress-played = { $automatic ->
    [yes] { $count ->
        [one] { $who } answers with { $count } Fortress card (by itself): { $city } now takes { $units }.
       *[other] { $who } answers with { $count } Fortress cards (by themselves): { $city } now takes { $units }.
    }
   *[no] { $count ->
        [one] { $who } answers with { $count } Fortress card: { $city } now takes { $units }.
       *[other] { $who } answers with { $count } Fortress cards: { $city } now takes { $units }.
    }
}
# $who
# $city
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
# $who
# $field
# $paid
# $free (bool)
marker-moved = { $free ->
    [yes] { $who } goes to { $field }.
   *[no] { $who } goes to { $field } for { $paid }.
}
# $who
# $goods
produced = { $who } receives { $goods }.

## chip-taken(resource): in place of a coin
## $who

chip-taken-marble = { $who } takes 1 marble in place of a coin.
chip-taken-iron = { $who } takes 1 iron in place of a coin.
chip-taken-gold = { $who } takes 1 gold in place of a coin.

##

# $who
# $city
# $paid
# $free (bool)
# $quarry (bool)
temple-built = { $quarry ->
    [yes] { $free ->
        [yes] { $who } builds a temple in { $city } with Quarry.
       *[no] { $who } builds a temple in { $city } with Quarry for { $paid }.
    }
   *[no] { $free ->
        [yes] { $who } builds a temple in { $city }.
       *[no] { $who } builds a temple in { $city } for { $paid }.
    }
}
# $who
# $city
# $paid
wall-built = { $who } builds a town wall in { $city } for { $paid }.
# $who
# $unit
# $city
# $paid
# $free (bool)
deployed = { $free ->
    [yes] { $who } deploys { $unit } to { $city }.
   *[no] { $who } deploys { $unit } to { $city } for { $paid }.
}
# $who
# $know_how
# $paid
# $first (bool)
developed = { $first ->
    [yes] { $who } develops { $know_how } first for { $paid }.
   *[no] { $who } develops { $know_how } for { $paid }.
}
# $who
# $units
# $paid
recruited = { $who } recruits { $units } for { $paid }.
# $who
# $city
# $resource
# $paid
# $free (bool)
# $colonists (bool)
city-founded = { $colonists ->
    [yes] { $free ->
        [yes] { $who } founds { $city } ({ $resource }) with Colonists.
       *[no] { $who } founds { $city } ({ $resource }) with Colonists for { $paid }.
    }
   *[no] { $free ->
        [yes] { $who } founds { $city } ({ $resource }).
       *[no] { $who } founds { $city } ({ $resource }) for { $paid }.
    }
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
walls-gained = With it: { $walls }.
