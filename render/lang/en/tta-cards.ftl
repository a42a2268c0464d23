### Through the Ages: a card by itself, where it is looked up.

# $kind
# $age: its numeral
# $deck
head = { $kind }, age { $age }, { $deck }.
laid-out = laid out at the start

## deck(name)
## $count (int): copies in it

deck-starting = { $count ->
    [one] starting deck
   *[other] starting deck ({ $count } copies)
}
deck-civil = { $count ->
    [one] civil deck
   *[other] civil deck ({ $count } copies)
}
deck-military = { $count ->
    [one] military deck
   *[other] military deck ({ $count } copies)
}

## copies-in(name)
## $copies: with 2, 3 and 4 players

copies-in-starting = starting deck (with 2, 3, 4 players: { $copies } copies)
copies-in-civil = civil deck (with 2, 3, 4 players: { $copies } copies)
copies-in-military = military deck (with 2, 3, 4 players: { $copies } copies)

## doubt(what): what is not certain about a card

doubt-figures = Uncertain: some of its figures are in one source only, or sources differ.
doubt-reading = Uncertain: its text can be read in two ways. The rules say how it is played here.

## special(sort): a special technology

special-civil = Special technology (civil)
special-military = Special technology (military)
special-colonization = Special technology (colonization)
special-construction = Special technology (construction)

##

# $costs
costs = Costs { $costs }.
# $science (int)
to-develop = { $science } science to develop
# $science (int)
by-revolution = { $science } science by revolution
# $resources
to-build = { $resources } to build
# $stages
for-stages = { $stages } resources for its stages
# $actions
to-play = { $actions } to play
colonized-by-auction = Colonized by auction.
