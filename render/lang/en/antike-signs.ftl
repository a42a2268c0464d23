### Antike Duellum: what the signs on the pictures mean. Kinds of personages stand in antike-picture.ftl.

## group(group): signs that belong together

group-goods = Goods and units
group-units = Units on the map
group-cities = Cities
group-map = The map
group-personages = Personages
group-marks = Marks
group-nations = Nations

## sign(sign): what one sign means, without what has a name of its own

sign-marble = Marble
sign-iron = Iron
sign-gold = Gold
sign-coin = Coin
sign-legion = Legion
sign-galley = Galley
sign-star = With the General or Admiral
sign-ready = Golden rim: may still move
sign-badge = How many there are
sign-site = Free site for a city
sign-city = City with what it brings
sign-home = Home city: a second ring
sign-temple = Temple
sign-wall = Town wall
sign-shield = Strength of its defence
sign-plain = Cities, in a fight one without a temple
sign-sea-points = Sea points
sign-land = Border for legions
sign-sea = Border for galleys
sign-gate = Border for both
sign-rock = No passage
sign-changed = Golden name: something happened here
sign-swords = War, or a city that falls
sign-card = Event cards
sign-clockwise = Direction on the rondel
sign-free-field = A field that costs nothing
sign-price = What a field costs the mover
sign-know-how = Know-how that a nation has
sign-first = Know-how that it had first
sign-gold-price = What a know-how costs
sign-flag = The end of the track; or has resigned
sign-track-wall = This place of the track brings a wall
sign-arrow = The player to act now

## nation(colour): of a nation

nation-brown = Brown, round
nation-beige = Beige, square
