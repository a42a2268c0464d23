### How Belfort is listed, and what can be chosen before it.

title = Belfort
# the title for narrow lines
short-title = Belfort
summary = Elves, dwarves and gnomes build a city of five districts in seven rounds. Whoever has most markers in a district scores.

## option(option): its title

option-guilds = Guilds
option-picked = Guilds chosen
option-thieves = Thieves
option-mine = Bonus of the Mine
option-gatehouses = Free half of a Gatehouse
option-costs = Costs

## meaning(option): what an option means

meaning-guilds = beginner: resource and basic ones; normal: two that attack, too; chosen: the five that you choose below. With two players only Wizards attack.
meaning-picked = Five guilds; which district has which is drawn by lot. With two players Thieves, Bandits and Spies cannot be used.
meaning-thieves = What they take from one opponent: 2 gold, as a designer of the game says the tile has it, or 3, as the rulebook says.
meaning-mine = The rulebook gives 1 more metal to whoever has most workers in the Mine. The other way needs an elf and a dwarf there as well.
meaning-gatehouses = Who may build on the second half: only somebody with a marker on that Gatehouse, by a gnome, or everybody who has the card.
meaning-costs = What building cards and guilds cost, and the prices of the Trading Post.

## value(value): what can be chosen for an option

value-beginner = beginner
value-normal = normal
value-without_interactive = no attacks
value-random = random
value-chosen = chosen
value-tile = tile (2 gold)
value-rulebook = rulebook (3 gold)
value-workers = most workers
value-pairs = most workers, with a pair
value-builder = by a gnome only
value-everybody = everybody
value-traders = Traders
value-librarians = Librarians
value-architects = Architects
value-recruiters = Recruiters
value-lumberjacks = Lumberjacks
value-miners = Miners
value-bankers = Bankers
value-masons = Masons
value-thieves = Thieves
value-bandits = Bandits
value-wizards = Wizards
value-spies = Spies
