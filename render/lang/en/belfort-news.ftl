### Belfort: the log.

# $guilds: by district
# $who: the first player
game-began = Belfort is to be built. Guilds: { $guilds }. { $who } has crest 1 and goes first.
# $guild
# $district
guild-in = { $guild } in { $district }
# $title: of the file
costs-given = Costs by this host's file: { $title }.
# $who
cards-kept = { $who } has chosen cards.
# $cards
cards-dropped = All have chosen. Discarded: { $cards }.
# $who
# $number (int): of the neutral player
# $guild
dwarf-placed = { $who } puts the dwarf of neutral player { $number } on { $guild }.
# $month
# $scoring (bool)
round-began = { $scoring ->
    [yes] { $month } begins. It ends with a scoring.
   *[no] { $month } begins.
}
# $who
# $worker
# $plank
# $fee (int): in gold
placed = { $fee ->
    [0] { $who } places a worker on { $plank }: { $worker }.
   *[other] { $who } places a worker on { $plank } for { $fee } gold: { $worker }.
}
# $who
# $worker
# $plank
# $fee (int): in gold
# $to: gets it
placed-at = { $who } places a worker on { $plank }: { $worker }. { $to } gets { $fee } gold.
# $who
# $areas: workers by area
passed = { $who } passes: { $areas }.
# $who
passed-alone = { $who } has no worker left and passes.
# $who
# $goods
# $area
# $bonus (int)
collected = { $bonus ->
    [0] { $who } collects { $goods } ({ $area }).
   *[other] { $who } collects { $goods } ({ $area }), { $bonus } of it for the most workers.
}
# $who
# $worker
# $source
recruited = { $who } recruits: { $worker } ({ $source }).
# $who
# $other
# $crest (int)
crests-swapped = { $who } takes crest { $crest } from { $other }.
# $who
# $crest (int)
crest-kept = { $who } keeps crest { $crest }.
# $who
# $income (int): in gold
# $tax (int): in gold
income = { $tax ->
    [0] { $who } has an income of { $income } gold and pays no tax.
   *[other] { $who } has an income of { $income } gold and pays { $tax } gold of tax.
}
# $who
# $income (int): in gold
# $tax (int): in gold
# $points: lost
income-short = { $who } has an income of { $income } gold and cannot pay the tax of { $tax } gold: { $points } lost.
# $who
actions-began = { $who } begins the Actions.

## built(by): how something was built
## $who
## $site
## $paid

built-hand = { $who } builds { $site } for { $paid }.
built-architects = { $who } builds with the Architects for { $paid }: { $site }.
built-gnome = A gnome of { $who } marks the other half: { $site }.
built-neutral = { $who } marks for a neutral player: { $site }.

##

# $who
# $plank
activated = { $who } activates a worker: { $plank }.
# $who
# $planks
returned = { $who } takes workers back unused: { $planks }.
# $who
# $goods
# $source
gained = { $who } takes { $goods } ({ $source }).
# $who
# $given
# $taken
# $where
traded = { $who } gives { $given } for { $taken } ({ $where }).
# $who
# $card
# $paid (int): in gold
gnome-locked = { $paid ->
    [0] { $who } puts a gnome on { $card }.
   *[other] { $who } hires a gnome for { $paid } gold and puts it on { $card }.
}
# $who
# $worker
master-made = { $who } has a new master: { $worker }.
# $who
# $cards: how many
# $source
cards-drawn = { $who } draws { $cards } ({ $source }).
# $who
# $cards
hand-grew = Drawn by { $who }: { $cards }.
# $who
# $card
card-bought = { $who } buys { $card } from the display.
# $who
deck-bought = { $who } buys the top card of the deck.
# $cards
display-filled = New in the display: { $cards }.
# $cards: how many
deck-shuffled = The discard pile becomes the deck: { $cards }.
# $who
# $cards
cards-discarded = { $who } discards { $cards }.
# $who
# $victim
# $goods
# $guild
robbed = { $who } takes { $goods } from { $victim } ({ $guild }).
# $who
# $first
# $second
sites-exchanged = { $who } makes two sites exchange their markers: { $first } and { $second }.
# $who
card-chosen = { $who } has chosen a card for the Spies.
# $cards: with their owners
cards-revealed = Shown to the Spies: { $cards }.
# $card
# $who
card-of = { $card } of { $who }
# $who
# $victim
# $card
card-taken = { $who } takes { $card } from { $victim } (Spies).
# $who
# $number (int): of the neutral player
# $card
# $from_deck (bool)
neutral-drew = { $from_deck ->
    [yes] { $who } turns up the card of the deck by which neutral player { $number } builds: { $card }.
   *[no] { $who } takes the card of the display by which neutral player { $number } builds: { $card }.
}
# $number (int): of the neutral player
# $guild
dwarf-moved = The dwarf of neutral player { $number } moves to { $guild }.
# $number (int): of the neutral player
# $guild
# $to
# $gold (int)
dwarf-paid = The dwarf of neutral player { $number } moves to { $guild }, and { $to } gets { $gold } gold.
# $district
# $points: by name
district-scored = Points for { $district }: { $points }.
# $piece: Elves, Dwarves, Gnomes
# $points: by name
majority-scored = Points for the majority ({ $piece }): { $points }.
# $who
# $points (int)
scored = { $who } { $points }
# $who
resigned = { $who } resigns.

## ended(cause)
## $who: the winners
## $count (int): how many they are
## $scores: of all, by name

ended-rounds = { $count ->
    [one] { $who } wins: Belfort is built. { $scores }.
   *[other] { $who } share the victory: Belfort is built. { $scores }.
}
ended-resigned = { $who } wins: the others resigned. { $scores }.
