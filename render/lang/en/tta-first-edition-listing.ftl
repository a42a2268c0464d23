### How the first edition of Through the Ages is listed, and what can be chosen before it.

title = Through the Ages: A Story of Civilization (2006)
# the title for narrow lines
short-title = Through the Ages (2006)
summary = The first edition, as the simple, advanced or full game. Lead a civilization from antiquity to the space age. You can sacrifice armies to win, and nobody copies your tactics.

## option(option): its title

option-length = Length
option-order = Turn order
option-peaceful = Peaceful game
option-easier = Easier game
option-no_ganging_up = No ganging up
option-mild_corruption = Mild corruption
option-draw_by_action = Draw by action
option-bonus_cards = Bonus cards
option-open_cards = Open bonus cards
option-fewer_bonuses = Fewer bonuses
option-hands = Civil hands

## meaning(option): what an option means

meaning-length = full: ages A to III. advanced: to age II, no wars. simple: to age I, no military cards and no politics
meaning-order = random: seats are shuffled; fixed: as people joined
meaning-peaceful = yes: no aggressions and no wars; without pacts: no pacts either
meaning-easier = One more yellow token in every bank, and one more building of each type
meaning-no_ganging_up = Only one rival at a time may attack a civilization
meaning-mild_corruption = When the mines produce, one of them may leave its blue token in the bank
meaning-draw_by_action = You draw military cards in the action phase, for a military action each
meaning-bonus_cards = Where events that score at the end come from: the deck, open, one an age, own or chosen
meaning-open_cards = How many bonus cards are open from the start, if any
meaning-fewer_bonuses = Current and future events that are left do not score at the end
meaning-hands = open: everybody may look at the civil cards in all hands

## value(value): what can be chosen for an option

value-full = full
value-advanced = advanced
value-simple = simple
value-standard = standard
value-age_by_age = age by age
value-own = own, secret
value-open_choice = open choice
value-random = random
value-fixed = fixed
value-no = no
value-yes = yes
value-without_pacts = without pacts
value-open = open
value-hidden = hidden
