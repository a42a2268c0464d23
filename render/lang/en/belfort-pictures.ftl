### Belfort: the few words on the pictures. Everything must fit its place.

## doing(phase): whose turn it is, as a headline
## $player

doing-cards = Starting hands
doing-placement = { $player } to place
doing-collection = { $player }: Collection
doing-actions = { $player } to act
doing-scoring = Scoring

##

# $player
wins = { $player } wins
shared-victory = Shared victory
# $round (int)
round = Round { $round }
# $season
# $month (int)
month = { $season } { $month }
majorities = majorities
passed = passed
elves = Elves
dwarves = Dwarves
gnomes = Gnomes
buy = buy
sell = sell
# $place (int)
rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
scored-now = scoring this round
# $round (int)
next-scoring = scoring in round { $round }
game-over = game over
before = setup
deck = deck
display = Display
your-hand = Your hand
# $player
built-by = { $player }'s buildings
nothing-built = nothing built yet
shown = Cards shown to the Spies
areas = Areas
goods = goods
chosen = chosen
choosing = choosing

## asked(kind): who is asked for what, as a headline
## $player

asked-choose_cards = { $player }: keep cards
asked-choose_dwarf = { $player }: neutral dwarf
asked-placement = { $player } to place
asked-send_rest = { $player }: send the rest
asked-swap_crests = { $player }: swap crests?
asked-actions = { $player } to act
asked-discard_cards = { $player }: discard
asked-choose_recruit = { $player }: recruit
asked-choose_half = { $player }: Gatehouse
asked-choose_design = { $player }: Architects
asked-pay_architects = { $player }: pay
asked-choose_loot = { $player }: take goods
asked-choose_exchange = { $player }: exchange
asked-choose_arrival = { $player }: choose a side
asked-show_cards = { $player }: show a card
asked-take_shown = { $player }: take a card
asked-choose_neutral_card = { $player }: neutral card
asked-choose_neutral_site = { $player }: neutral site

##

# $price: what it costs
# $does: sentences
card-text = Cost: { $price }. { $does }
# $price: what it costs
# $does: sentences
card-doubtful = Cost: { $price } (not confirmed). { $does }
