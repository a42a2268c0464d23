### Belfort: the log.

# $guilds: by district
# $who: the first player
game-began = The building of Belfort begins. { $who } has crest 1 and goes first. Districts and their guilds: { $guilds }.
# $guild
# $district
guild-in = { $district } { $guild }
# $title: of the file
costs-given = Costs come from this host's file: { $title }.
# $who (seat)
cards-kept = { $who } has chosen cards.
# $cards (tally)
cards-dropped = Everybody has chosen. Discarded: { $cards }.
# $who (seat)
# $neutral (neutral)
# $district (guild-at)
dwarf-placed = { $who } puts the dwarf of neutral player { $neutral } on { $district }.
# $round (month)
# $scoring (bool)
round-began = { $scoring ->
    [yes] { $round } begins. It ends with a scoring.
   *[no] { $round } begins.
}
# $who (seat)
# $worker (worker)
# $plank (plank)
# $fee (int): in gold
worker-placed = { $fee ->
    [0] { $who } places a worker ({ $worker }) on { $plank }.
   *[other] { $who } places a worker ({ $worker }) on { $plank } for { $fee } gold.
}
# $who (seat)
# $worker (worker)
# $plank (plank)
# $fee (int): in gold
# $to (seat): gets it
worker-placed-to = { $who } places a worker ({ $worker }) on { $plank }. { $to } gets { $fee } gold.
# $who (seat)
# $spread (areas): workers by area
passed-spread = { $who } passes: { $spread }.
# $who (seat)
passed = { $who } has no workers left and passes.
# $who (seat)
# $goods (goods)
# $area (area)
# $bonus (int)
collected = { $bonus ->
    [0] { $who } collects { $goods } ({ $area }).
   *[other] { $who } collects { $goods } ({ $area }), including { $bonus } for the most workers.
}
# $who (seat)
# $worker (worker)
# $source (source)
worker-recruited = { $who } recruits: { $worker } ({ $source }).
# $who (seat)
# $other (seat)
# $crest (int)
crests-swapped-other = { $who } takes crest { $crest } from { $other }.
# $who (seat)
# $crest (int)
crests-swapped = { $who } keeps crest { $crest }.
# $who (seat)
# $income (int): in gold
# $tax (int): in gold
income-paid = { $tax ->
    [0] { $who } gets an income of { $income } gold and pays no tax.
   *[other] { $who } gets an income of { $income } gold and pays { $tax } gold in tax.
}
# $who (seat)
# $income (int): in gold
# $tax (int): in gold
# $points (lost)
income-paid-points = { $who } gets an income of { $income } gold, cannot pay the tax of { $tax } gold and loses { $points }.
# $who (seat)
actions-began = { $who } starts their Actions.

## site-built(by): how something was built
## $who (seat)
## $building (site)
## $paid (goods)

site-built-hand = { $who } builds { $building } for { $paid }.
site-built-architects = { $who } builds with the Architects for { $paid }: { $building }.
site-built-gnome = A gnome of { $who } marks the other half: { $building }.
site-built-neutral = { $who } builds for a neutral player: { $building }.

##

# $who (seat)
# $plank (plank)
worker-activated = { $who } activates a worker: { $plank }.
# $who (seat)
# $planks (planks)
workers-returned = { $who } leaves workers unused: { $planks }.
# $who (seat)
# $goods (goods)
# $source (source)
gained = { $who } takes { $goods } ({ $source }).
# $who (seat)
# $taken (goods)
# $where (source)
traded = { $who } takes { $taken } ({ $where }).
# $who (seat)
# $given (goods)
# $taken (goods)
# $where (source)
traded-given = { $who } gives { $given } for { $taken } ({ $where }).
# $who (seat)
# $card (card)
# $paid (int): in gold
gnome-locked = { $paid ->
    [0] { $who } puts a gnome on { $card }.
   *[other] { $who } hires a gnome for { $paid } gold and puts it on { $card }.
}
# $who (seat)
# $worker (master)
master-made = { $who } has a new master: { $worker }.
# $who (seat)
# $count (number-of-cards)
# $source (source)
cards-drawn = { $who } draws { $count } ({ $source }).
# $who (seat)
# $cards (cards)
hand-grew = Drawn by { $who }: { $cards }.
# $who (seat)
# $card (card)
card-bought-card = { $who } buys { $card } from the display.
# $who (seat)
card-bought = { $who } buys the top card of the deck.
# $cards (cards)
display-filled = New on display: { $cards }.
# $cards (number-of-cards)
deck-shuffled = The discard pile becomes the new deck: { $cards }.
# $who (seat)
# $cards (cards)
cards-discarded = { $who } discards { $cards }.
# $who (seat)
# $victim (seat)
# $goods (goods)
# $guild (guild)
robbed = { $who } takes { $goods } from { $victim } ({ $guild }).
# $who (seat)
# $first (place)
# $second (place)
sites-exchanged = { $who } swaps the markers of two sites: { $first } and { $second }.
# $who (seat)
card-chosen = { $who } has chosen a card for the Spies.
# $cards (shown): with their owners
cards-revealed = Shown to the Spies: { $cards }.
# $card
# $who
card-of = { $card } of { $who }
# $who (seat)
# $victim (seat)
# $card (card)
card-taken = { $who } takes { $card } from { $victim } (Spies).
# $who (seat)
# $neutral (neutral)
# $card (card)
# $from_deck (bool)
neutral-drew = { $from_deck ->
    [yes] { $who } turns up a card from the deck for neutral player { $neutral }: { $card }.
   *[no] { $who } takes a card from the display for neutral player { $neutral }: { $card }.
}
# $neutral (neutral)
# $district (guild-at)
dwarf-moved = The dwarf of neutral player { $neutral } moves to { $district }.
# $neutral (neutral)
# $district (guild-at)
# $to (seat)
# $gold (int)
dwarf-moved-to = The dwarf of neutral player { $neutral } moves to { $district }, and { $to } gets { $gold } gold.
# $district (district)
# $points (points): by name
district-scored = Points for { $district }: { $points }.
# $piece (majority): Elves, Dwarves, Gnomes
# $points (points): by name
majority-scored = Points for the most { $piece }: { $points }.
# $who
# $points (int)
scored = { $who } { $points }
# $who (seat)
resigned = { $who } resigns.

## ended(cause)
## $who: the winners
## $count (int): how many they are
## $scores: of all, by name

ended-rounds = { $count ->
    [one] { $who } wins. Belfort is built. Points: { $scores }.
   *[other] { $who } share the victory. Belfort is built. Points: { $scores }.
}
ended-resigned = { $who } wins because the others resigned. Points: { $scores }.
