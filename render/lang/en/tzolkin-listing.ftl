### How Tzolk'in is listed, and what can be chosen before it.

title = Tzolk'in: The Mayan Calendar
# the title for narrow lines
short-title = Tzolk'in
summary = Place workers on turning gears: the longer they ride, the more they bring. Feed them with corn, and score with temples and monuments.

## option(option): its title

option-start_player = Start player

## meaning(option): what an option means

meaning-start_player = random: drawn by lot; host: the player who opened the table.

## value(value): what can be chosen for an option

value-random = random
value-host = host
