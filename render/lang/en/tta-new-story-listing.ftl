### How Through the Ages: A New Story is listed, and what can be chosen before it.

title = Through the Ages: A New Story of Civilization
# the title for narrow lines
short-title = Through the Ages
summary = Lead a civilization from antiquity to the space age. Draft cards, feed a growing people and keep up with your neighbours' armies. The greatest culture wins.

## option(option): its title

option-order = Turn order
option-peaceful = Peaceful game
option-hands = Civil hands

## meaning(option): what an option means

meaning-order = random: seats are shuffled; fixed: as people joined
meaning-peaceful = There are no aggressions and no wars
meaning-hands = open: everybody may look at the civil cards in all hands

## value(value): what can be chosen for an option

value-random = random
value-fixed = fixed
value-open = open
value-hidden = hidden
