### How Belfort is listed, and what can be chosen before it.

title = Belfort
# the title for narrow lines
short-title = Belfort
summary = Elves, dwarves and gnomes build a city of five districts in seven rounds. The player with the most markers in a district scores.

## option(option): its title

option-guilds = Guilds
option-picked = Guilds chosen
option-thieves = Thieves
option-mine = Mine bonus
option-gatehouses = Second half of a Gatehouse
option-costs = Costs

## meaning(option): what an option means

meaning-guilds = beginner: basic and resource guilds. normal: also two guilds that attack. chosen: the five you pick below. With two players, only the Wizards attack.
meaning-picked = Pick five guilds. Which district gets which is random. Two players cannot use Thieves, Bandits or Spies.
meaning-thieves = What they take from one opponent. A designer of the game says the tile has 2 gold, the rulebook says 3.
meaning-mine = By the rulebook, the most workers in the Mine get 1 more metal. The other way also needs an elf and a dwarf there.
meaning-gatehouses = A gnome opens it to players with a marker on that Gatehouse. Or everybody with the card may build there.
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
