### How Antike Duellum is listed, and what can be chosen before it.

title = Antike Duellum
# the title for narrow lines
short-title = Antike Duellum
summary = Two nations of antiquity compete for nine personages, without dice.

## option(option): its title

option-map = Map
option-first_seat = First player leads
option-variant = General and Admiral
option-auto_fortress = Automatic Fortress
option-coins = Coins
option-turn_limit = Turn limit
option-draws = Draw by agreement
option-figures = Figures

## meaning(option): what an option means

meaning-map = west: Carthaginians against Romans; east: Greeks against Persians.
meaning-first_seat = brown: Carthaginians or Greeks; beige: Romans or Persians.
meaning-variant = Each nation gets one special unit that helps to conquer and hold cities.
meaning-auto_fortress = The card Fortress defends against the first attack without asking its owner.
meaning-coins = Number of coins in the game; when the bank has none, chips replace them.
meaning-turn_limit = Turns for each nation. After the last one, most personages, then cities, temples, goods win.
meaning-figures = How often each event card occurs, the prices of know-how, and the home cities.
meaning-draws = A player may offer a draw once per turn; the other may accept it.

## value(value): what can be chosen for an option

value-west = west
value-east = east
value-brown = brown
value-beige = beige
