### Antike Duellum: why something is not possible.

# $price (int)
# $have (int)
rondel-price = { $price ->
    [one] Going there costs { $price } resource, you have { $have }; nearer fields are cheaper.
   *[other] Going there costs { $price } resources, you have { $have }; nearer fields are cheaper.
}
no-temples = All 12 temples stand on the map; one has to be destroyed first.
# $marble (int)
# $have: what the player has of both
temple-price = A temple there costs { $marble } marble; you have { $have }.
# $marble (int)
# $coins: for temples beside it
# $have: what the player has of both
temple-price-beside = A temple there costs { $marble } marble, and { $coins } for neighbouring temples; you have { $have }.
no-walls = You have no town wall in your supply; new ones come with personages.
wall-price = A town wall costs 1 marble or a coin, and you have neither.

## wrong-borders(unit): it cannot enter a city
## $region

wrong-borders-legion = { $region } cannot be entered by a legion; choose another city.
wrong-borders-galley = { $region } cannot be entered by a galley; choose another city.
wrong-borders-general = { $region } cannot be entered by a General; choose another city.
wrong-borders-admiral = { $region } cannot be entered by an Admiral; choose another city.

## needs-temple(unit): it is deployed only beside temples
## $region

needs-temple-legion = The legion is deployed only in cities with a temple, and { $region } has none.
needs-temple-galley = The galley is deployed only in cities with a temple, and { $region } has none.
needs-temple-general = The General is deployed only in cities with a temple, and { $region } has none.
needs-temple-admiral = The Admiral is deployed only in cities with a temple, and { $region } has none.

## way-barred(unit): enemies stand on its way
## $region

way-barred-legion = Enemy units stand on the way to { $region }: the legion has to fight where it meets them, so move there first.
way-barred-galley = Enemy units stand on the way to { $region }: the galley has to fight where it meets them, so move there first.
way-barred-general = Enemy units stand on the way to { $region }: the General has to fight where it meets them, so move there first.
way-barred-admiral = Enemy units stand on the way to { $region }: the Admiral has to fight where it meets them, so move there first.

## no-units(unit): the supply is empty

no-units-legion = Your supply holds no legion any more.
no-units-galley = Your supply holds no galley any more.
no-units-general = Your supply holds no General any more.
no-units-admiral = Your supply holds no Admiral any more.

##

# $region
# $limit (int)
city-full = { $limit ->
    [one] { $region } has taken { $limit } unit in this action already; choose another city.
   *[other] { $region } has taken { $limit } units in this action already; choose another city.
}
# $iron (int)
# $have (int)
unit-price = This unit costs { $iron } iron, and you can pay only { $have } in iron and coins.
# $know_how
known = You have { $know_how } already.
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
tried = { $region } was attacked in this turn already; each city only once.
# $region
no-unit-there = You have no unit in { $region }; a city needs one on its site.

## no-token(resource): no city of this resource can be founded

no-token-marble = No city token for marble is left; choose another resource.
no-token-iron = No city token for iron is left; choose another resource.
no-token-gold = No city token for gold is left; choose another resource.

##

# $region
# $resource
# $coins (int): for its neighbours
city-price = { $coins ->
    [0] A city costs 1 marble, 1 iron and 1 gold; you cannot pay that.
    [one] A city costs 1 marble, 1 iron and 1 gold, and { $region } with { $resource } also { $coins } coin for its neighbours; you cannot pay that.
   *[other] A city costs 1 marble, 1 iron and 1 gold, and { $region } with { $resource } also { $coins } coins for its neighbours; you cannot pay that.
}
