### How Tzolk'in is listed, and what can be chosen before it.

title = Tzolk'in: The Mayan Calendar
# the title for narrow lines
short-title = Tzolk'in
summary = Workers ride on gears that a calendar turns: placed early and taken late they bring more. Corn feeds them, gods and monuments bring the points.

## option(option): its title

option-start_player = Start player

## meaning(option): what an option means

meaning-start_player = random: drawn by lot; host: whoever opened the table.

## value(value): what can be chosen for an option

value-random = random
value-host = host
