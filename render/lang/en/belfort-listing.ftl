### How Belfort is listed, and what can be chosen before it.

title = Belfort
# the title for narrow lines
short-title = Belfort
summary = Elves, dwarves and gnomes build a city of five districts in seven months. Whoever has most markers in a district scores. Costs of buildings and guilds and some prices of the Trading Post are reconstructed: nobody has confirmed them against the printed game. They are marked wherever they count, and a corrected file can replace them.

## option(option): its title

option-guilds = Guilds
option-thieves = Thieves

## meaning(option): what an option means

meaning-guilds = beginner: resource and basic ones; normal: also two that attack; no attacks; random: any five. With two players only Wizards attack.
meaning-thieves = What they take from one opponent: 2 gold, as a designer of the game says the tile has it, or 3, as the rulebook says.

## value(value): what can be chosen for an option

value-beginner = beginner
value-normal = normal
value-without_interactive = no attacks
value-random = random
value-tile = tile (2 gold)
value-rulebook = rulebook (3 gold)
