### Antike Duellum: why something is not possible.

# $price (int)
# $have (int)
rondel-price = { $price ->
    [one] Going there costs { $price } resource, you have { $have }. Nearer fields are cheaper.
   *[other] Going there costs { $price } resources, you have { $have }. Nearer fields are cheaper.
}
no-temples = All 12 temples are on the map. One must be destroyed first.
# $marble (int)
# $have: what the player has of both
temple-price = A temple there costs { $marble } marble, you have { $have }.
# $marble (int)
# $coins: for temples beside it
# $have: what the player has of both
temple-price-beside = A temple there costs { $marble } marble, and { $coins } for neighbouring temples. You have { $have }.
no-walls = You have no town walls in your supply. Personages bring new ones.
wall-price = A town wall costs 1 marble or a coin, and you have neither.

## wrong-borders(unit): it cannot enter a city
## $region

wrong-borders-legion = A legion cannot enter { $region }. Choose another city.
wrong-borders-galley = A galley cannot enter { $region }. Choose another city.
wrong-borders-general = A General cannot enter { $region }. Choose another city.
wrong-borders-admiral = An Admiral cannot enter { $region }. Choose another city.

## needs-temple(unit): it is deployed only beside temples
## $region

needs-temple-legion = You can deploy this legion only in a city with a temple, and { $region } has none.
needs-temple-galley = You can deploy this galley only in a city with a temple, and { $region } has none.
needs-temple-general = You can deploy the General only in a city with a temple, and { $region } has none.
needs-temple-admiral = You can deploy the Admiral only in a city with a temple, and { $region } has none.

## way-barred(unit): enemies stand on its way
## $region

way-barred-legion = Enemy units block the way to { $region }. The legion must fight where it meets them, so move there first.
way-barred-galley = Enemy units block the way to { $region }. The galley must fight where it meets them, so move there first.
way-barred-general = Enemy units block the way to { $region }. The General must fight where it meets them, so move there first.
way-barred-admiral = Enemy units block the way to { $region }. The Admiral must fight where it meets them, so move there first.

## no-units(unit): the supply is empty

no-units-legion = You have no more legions in your supply.
no-units-galley = You have no more galleys in your supply.
no-units-general = You have no General in your supply.
no-units-admiral = You have no Admiral in your supply.

##

# $region
# $limit (int)
city-full = { $limit ->
    [one] { $region } has already taken { $limit } unit in this action. Choose another city.
   *[other] { $region } has already taken { $limit } units in this action. Choose another city.
}
# $iron (int)
# $have (int)
unit-price = This unit costs { $iron } iron, and you can pay only { $have } in iron and coins.
# $know_how
known = You already have { $know_how }.
# $gold (int)
# $have (int)
know-how-price = This know-how costs { $gold } gold, and you can pay only { $have } in gold and coins.
# $gold (int)
# $have (int)
recruit-price = This unit costs { $gold } gold, and you can pay only { $have } in gold and coins.
# $region
# $need (int)
# $have (int)
too-strong = { $need ->
    [one] Conquering { $region } takes { $need } unit, you have { $have } there.
   *[other] Conquering { $region } takes { $need } units, you have { $have } there.
}
# $region
tried = You already attacked { $region } this turn. You can attack each city only once.
# $region
no-unit-there = You have no unit in { $region }. A city needs one on its site.

## no-token(resource): no city of this resource can be founded

no-token-marble = No city token for marble is left. Choose another resource.
no-token-iron = No city token for iron is left. Choose another resource.
no-token-gold = No city token for gold is left. Choose another resource.

##

# $region
# $resource
# $coins (int): for its neighbours
city-price = { $coins ->
    [0] You cannot pay for a city. It costs 1 marble, 1 iron and 1 gold.
    [one] You cannot pay for { $region } with { $resource }. It costs 1 marble, 1 iron, 1 gold, and { $coins } coin for its neighbours.
   *[other] You cannot pay for { $region } with { $resource }. It costs 1 marble, 1 iron, 1 gold, and { $coins } coins for its neighbours.
}
