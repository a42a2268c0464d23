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
shows = { $player }: show a card
all-show = Cards for the Spies
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
deck = in the deck
discarded = discarded
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

## about(kind): what a question is about, below its headline
## $count (int): of cards; the number of a crest
## $source: the guild, the card, the workers or the site that it is about
## $who: another player
## $number (int): of a neutral player

about-choose_cards = keep { $count } cards
about-choose_dwarf = where neutral player { $number } starts
about-send_rest = { $source } to the areas
about-swap_crests = King's Camp, you have crest { $count }
about-discard_cards = { $count ->
    [one] discard { $count } card
   *[other] discard { $count } cards
}
about-choose_recruit = { $source }
about-choose_half = mark the other half
about-choose_design = build without a card, for less
about-pay_architects = { $source }
about-choose_loot = { $source }
about-choose_exchange = Wizards: two sites of a kind
about-choose_arrival = a marker of { $who }
about-show_cards = Spies of { $who }
about-take_shown = Spies: one of these
about-choose_neutral_card = neutral player { $number } builds
about-choose_neutral_site = { $source } of neutral player { $number }

##

# $place (int): in the order of play
acts = acts { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
safe = safe
you = you
in-reserve = in reserve
# $price: what it costs
# $does: sentences
card-text = Cost: { $price }. { $does }
# $price: what it costs
# $does: sentences
card-doubtful = Cost: { $price } (not confirmed). { $does }
