### Tzolk'in: what the signs on the pictures mean. Names of gears, temples and technologies stand in tzolkin-names.ftl.

## group(group): signs that belong together

group-goods = Goods and points
group-workers = Workers and food
group-gears = Gears, by their colour
group-gods = Temples
group-tracks = Technologies
group-tiles = Tiles
group-jungle = The jungle
group-does = What spaces and tiles do
group-marks = Marks
group-players = Players

## sign(sign): what one sign means, without what has a name of its own

sign-corn = Corn
sign-wood = Wood
sign-stone = Stone
sign-gold = Gold
sign-skull = Crystal skull
sign-block = A resource of your choice
sign-laurel = Points
sign-worker = Worker
sign-playing = Worker on a gear, in its colour
sign-feed = Workers that need no corn
sign-bowl = Food Day, and the corn it takes
sign-harvest-day = Food Day on which temples also pay
sign-pyramid = A step up in a temple
sign-up = The highest step
sign-tech = A step of a technology
sign-top = Technologies at their last level
sign-again = A step beyond the last level
sign-farm = Farm
sign-tomb = Tomb
sign-civic = Civic building
sign-altar = Altar
sign-house = Building
sign-monument = Monument
sign-corn_tile = Corn tile
sign-wood_tile = Wood tile, on corn
sign-taken = Taken field
sign-bare = Harvest without a tile
sign-flame = Burns the forest
sign-fish = Fishing
sign-market = Exchange at the market
sign-cog = Any action of the gears
sign-right = Gives, or becomes
sign-everybody = Of all players together
sign-first = First player, and the space for it
sign-sun = May still move the calendar two days
sign-moon = May not move it two days
sign-next = Where the next worker goes, and its price
sign-today = Today
sign-tick = Has chosen
sign-cross = Not possible
sign-alarm = Not enough: this would lose points
sign-laid = A skull is here
sign-flag = Has resigned
sign-nobody = Dummy worker
