### Antike Duellum: the few words on the picture of the board. Everything must fit its place.

know-how = Know-how
personages = Personages
personages-note = left in the stack · won by each side
event-cards = Open event cards
# $pile (int)
# $used (int)
event-cards-note = { $pile } in the pile · { $used } used
box = Box
supply = Supply
bank = Bank
city-tokens = city tokens
no-cards = no event cards
resigned = resigned
# $card
# $count (int)
copies = { $card } ×{ $count }

## legend(mark): what lines and marks on the map mean

legend-rock = no passage
legend-land = legions
legend-sea = galleys
legend-changed = changed
legend-shield = defence
legend-gate = both

## note(know_how): what a know-how does
## $count (int)
## $other (int): exchanged for so many

note-strata = legions move { $count }
note-navigatio = galleys move { $count }
note-moneta = +{ $count } in production
note-res_publica = +{ $count } city defence
note-commercium = exchange { $count } for { $other }

## stack(kind)

stack-king = Kings
stack-scholar = Scholars
stack-general = Generals
stack-navigator = Navigators
stack-citizen = Citizens

## condition(kind): what brings one of its cards
## $step (int)

condition-king = per { $step } cities
condition-scholar = first know-how
condition-general = temple razed
condition-navigator = per { $step } sea points
condition-citizen = per { $step } temples

##

# $nation
to-move = { $nation } to move
# $nation
wins = { $nation } win
# $player
player-to-move = { $player } to move
# $player
player-wins = { $player } wins
draw = Draw
# $turn (int)
turn = Turn { $turn }
# $turn (int)
# $limit (int)
turn-of = Turn { $turn } of { $limit }
# $nation
offers-draw = { $nation } offer a draw

## doing(phase): what the mover is doing

doing-rondel = choose a rondel field
doing-production = production
doing-templum = building
doing-militia = placing units
doing-scientia = know-how and units
doing-movement = moving units
doing-conquest = conquering cities
doing-founding = founding cities
doing-personages = personages and cards
doing-over = the game is over

## at-field(phase): the same with the rondel field
## $field

at-field-production = { $field }, production
at-field-templum = { $field }, building
at-field-militia = { $field }, placing units
at-field-scientia = { $field }, know-how and units
at-field-movement = { $field }, moving units
at-field-conquest = { $field }, conquering cities
at-field-founding = { $field }, founding cities
at-field-personages = { $field }, personages and cards
at-field-over = { $field }, the game is over

## ended(cause): how the game ended
## $goal (int)

ended-personages = { $goal } personages
ended-resigned = the other side resigned
ended-agreed = by agreement
ended-turn_limit = the last turn was played
