### Belfort: the table in words, and where its numbers come from.

# $month
# $number (int)
# $rounds (int)
round = { $month } (round { $number } of { $rounds })
before = Before the first round
scored-now = scoring at its end
# $month
next-scoring = next scoring in { $month }

## phase(phase)
## $who: the mover

phase-cards = choosing cards
phase-placement = Placement: { $who }
phase-collection = Collection
phase-actions = Actions: { $who }
phase-scoring = Scoring

##

# $who: who is asked
# $count (int): how many these are
showing = { $count ->
    [one] { $who } shows a card to the Spies
   *[other] { $who } show cards to the Spies
}
everybody = everybody
# $who: who is asked in somebody else's turn, or in nobody's
to-answer = waiting for { $who }
over = the game is over
# $who
# $points (int)
score = { $who } { $points }
picture-of-table = The table of Belfort.

# $who: all names, by their crests
order = Turn order: { $who }.
# $district
# $guild
# $markers: by player
# $points: by player
district = { $district }, { $guild }: { $markers }. Scoring now: { $points }.
# $district
# $guild
district-empty = { $district }, { $guild }: no markers.
# $district
# $markers: by player
district-short = { $district }: { $markers }.
# $guild
# $who
owned = { $guild } owned by { $who }
# $piece: Elves, Dwarves, Gnomes
# $counts: by player
# $points: by player
majority = { $piece }: { $counts }. Scoring now: { $points }.
# $district
# $sites: kinds of free sites
free = Free in { $district }: { $sites }.
# $district
# $built: by player
built-in = Built in { $district }: { $built }.
# $who: a player, or a neutral one
# $sites: with how many markers where these are several
sites-of = { $who } { $sites }
# $plank: a guild, with who stands there
guild-plank = Worker space: { $plank }.
# $planks: with who stands there
planks = Worker spaces: { $planks }.
# $plank
# $who
# $worker
standing = { $plank }: { $who } ({ $worker })
# $plank
# $count (int): of free planks
free-planks = { $plank }: { $count } free
# $plank
# $number (int): of the neutral player
dwarf = { $plank }: dwarf of neutral player { $number }
# $areas
areas = Areas: { $areas }.
# $area
# $workers: by player
area = { $area }: { $workers }
# $who
# $workers
workers-of = { $who } { $workers }
areas-empty = No workers are in the areas.
# $cards
# $deck (int)
# $discards (int)
# $gnomes (int)
common = Display: { $cards }. Deck { $deck }, discard pile { $discards }, gnomes left { $gnomes }.

# $who
# $crest (int)
# $points
player = { $who }, crest { $crest }: { $points }.
# $who
# $crest (int)
# $points
player-heading = **{ $who }, crest { $crest }: { $points }**
# $goods
# $income (int)
# $tax (int)
# $cards: how many in hand
purse = Goods: { $goods }. Income { $income }, tax { $tax }. In hand: { $cards }.
# $workers
# $reserve
# $gnomes
workers = Workers at hand: { $workers }. In reserve: { $reserve }. On locks: { $gnomes }.
# $cards
built = Built: { $cards }.
# $sites: of one player, with their districts
sites = Has markers on: { $sites }.
# $card
# $gnomes
with-gnome = { $card } with { $gnomes }
# $card
# $worker
with-worker = { $card } ({ $worker })
passed = Has passed.
gone = Has resigned.
# $who
gone-short = { $who } has resigned.
# $who
# $goods
# $income (int)
# $tax (int)
player-short = { $who }: { $goods }, income { $income }, tax { $tax }.
# $cards: with their owners
shown = Shown to the Spies: { $cards }.
# $card
# $who
card-of = { $card } of { $who }

scoring-heading = What each district would score now
collection-heading = What the next Collection brings
# $who
# $income (int)
# $tax (int)
# $gold (int): at hand now
next-income = { $who }: income { $income } gold, tax { $tax } gold, has { $gold } gold.
# $who
# $income (int)
# $tax (int)
# $gold (int): at hand now
# $points: would be lost
next-short = { $who }: income { $income } gold, tax { $tax } gold, has { $gold } gold. Would lose { $points }.
# $who
# $goods: from the areas
# $area
next-area = { $who } would get { $goods } ({ $area }), before the bonus.
costs-heading = Costs
# $title: of a file of costs
costs-file = Costs come from this host's file: { $title }.
doubt = (?) marks a figure that nobody has confirmed against the printed game.
# $what: costs and prices
doubts = Nobody has confirmed these against the printed game: { $what }. A (?) marks them.
# $count (int): of kinds of buildings
all-buildings = { $count ->
    [one] the cost of the building
   *[other] the costs of all { $count } buildings
}
# $count (int)
all-guilds = { $count ->
    [one] the cost of the guild
   *[other] the costs of all { $count } guilds
}
# $names: of buildings, or of guilds
some-costs = the costs of { $names }
# $goods: that can be bought
some-purchases = the Trading Post's price of { $goods }
# $goods: that can be sold
some-sales = what the Trading Post gives for { $goods }
all-confirmed = All of these figures are confirmed.
# $name
# $cost
cost = { $name }: { $cost }
# $name
# $cost
cost-doubtful = { $name }: { $cost } (?)
# $costs: each with its name
costs = Costs: { $costs }.
# $gold
# $goods
purchase = { $goods } for { $gold }
# $gold
# $goods
sale = { $gold } for { $goods }
# $what: a price
doubtful = { $what } (?)
# $prices
buying = Trading Post, you buy: { $prices }.
# $prices
selling = Trading Post, you sell: { $prices }.
# $goods: kinds of goods
# $count (int)
any-of = { $count } of { $goods }
# $district
# $markers: by player
# $points: by player
district-scores = { $district }: { $points } (markers: { $markers }).
# $piece: Elves, Dwarves, Gnomes
# $counts: by player
# $points: by player
majority-scores = { $piece }: { $points } (they have: { $counts }).
# $points: by player
scoring-total = Scoring now would bring: { $points }.

# $districts
hand-free = Free in { $districts }.
# $cards: how many, or which
hand = Your hand: { $cards }.
hand-empty = Your hand is empty.

## kind-of-good(good): goods without a number

kind-of-good-wood = wood
kind-of-good-stone = stone
kind-of-good-metal = metal
kind-of-good-gold = gold

## The curve of a game

points-by-round = Points after each round
# $number (int)
round-number = round { $number }
