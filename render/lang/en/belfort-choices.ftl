### Belfort: what can be chosen, and what it costs or brings.

# $cards
keep = Keep: { $cards }
# $guild
# $district
dwarf = Place neutral dwarf: { $guild }, { $district }
# $plank
# $worker
# $fee (int): in gold
place = { $fee ->
    [0] Place: { $plank }, { $worker }
   *[other] Place: { $plank }, { $worker } ({ $fee } gold)
}
# $plank
# $worker
# $fee (int): in gold
# $who: gets it
place-at = Place: { $plank }, { $worker } ({ $fee } gold to { $who })
# $areas: workers by area
passing = Pass: { $areas }
pass-open = Pass: choose where each worker goes
# $areas: workers by area
send = Send: { $areas }
# $number (int)
# $who
swap = Take: crest { $number } from { $who }
keep-crest = Keep your crest
# $building
# $place
# $cost
build = Build: { $building }, { $place } ({ $cost })
# $building
# $cost
build-nowhere = Build: { $building } ({ $cost })
# $place
# $cost
wall = Build Wall: { $place } ({ $cost })
# $guild
# $place
# $cost
guild = Build guild: { $guild }, { $place } ({ $cost })
# $plank
# $does
activate = Activate: { $plank } ({ $does })
# $taken
# $given
buy = Buy: { $taken } ({ $given })
# $taken
# $given
sell = Sell: { $given } (for { $taken })
# $taken
# $given
barter = Trade with Traders: { $given } for { $taken }
# $card
# $gold (int)
hire = Hire gnome: { $card } ({ $gold } gold)
# $card
# $taken
# $given
power = Use: { $card } ({ $given } for { $taken })
# $card
# $taken
free-power = Use: { $card } ({ $taken })
# $card
# $gold (int)
card = Buy card: { $card } ({ $gold } gold, last action)
# $worker
recruit = Recruit: { $worker }
# $card
lock = Put gnome on: { $card }
# $cards
discard = Discard: { $cards }
# $place
mark = Mark: { $place }
# $building
# $place
design = Design: { $building }, { $place }
# $goods
pay = Pay: { $goods }
# $loot: goods with the names of victims
rob = Rob: { $loot }
# $first
# $second
# $mine: whose markers lie on the first
# $theirs: and on the second
exchange = Exchange: { $first } with { $second } ({ $mine } / { $theirs })
# $card
reveal = Show: { $card }
# $card
# $who
take = Take: { $card } from { $who }
# $card
neutral-build = Build with: { $card }

## skip(what): what is left out

skip-recruit = Recruit nobody
skip-design = Build nothing
skip-loot = Rob nobody
skip-exchange = Exchange nothing
skip-card = Take no card
skip-discard = Discard nothing

## plain(kind): what needs no more words

plain-end_turn = End your Actions
plain-resign = Resign

##

# $plank
# $fee (int)
plank-group = { $fee ->
    [0] { $plank }
   *[other] { $plank } ({ $fee } gold)
}
# $plank
# $fee (int)
# $who: gets it
plank-group-at = { $plank } ({ $fee } gold to { $who })
# $building
# $cost
building-group = { $building } ({ $cost })

## vain(why): why a choice brings nothing

vain-reserve = Nobody joins: you have no workers of this kind in reserve.
vain-workers = This does nothing now: your reserve is empty.
vain-gnomes = This does nothing now: no gnome is left, or you have no free lock.
vain-recruiters = This does nothing now: your reserve is empty, and no gnome can come.
vain-cards = This does nothing now: no card is left to draw.
vain-masters = This does nothing now: none of your workers can become a master.
vain-gatehouse = This does nothing now: no half of a Gatehouse is free for you.

##

desk-detail = In Collection, this worker returns with a new one of the same kind.
camp-detail = In Collection, you may swap your crest with another player. Crest 1 goes first.
# $goods
pass-detail = Your workers bring { $goods }, before any bonus for the most workers.
pass-open-detail = You choose for each kind of worker.
crest-detail = Crest 1 goes first, then crest 2 and so on. Nobody can take it from you this round.
# $who: markers by player
# $district
markers-detail = Now in { $district }: { $who }.
doubtful = Nobody has confirmed this cost.
doubtful-price = Nobody has confirmed this price.
# $districts
free-detail = Free in { $districts }.
# $cost: the usual one
design-detail = Costs { $cost }, minus 1 metal or minus 2 of wood and stone.
rob-detail = The owners lose these goods at once.
exchange-detail = The two sites swap all their markers.
# $planks
# $count (int)
unused = { $count ->
    [one] You have not used a worker: { $planks }.
   *[other] You have not used these workers: { $planks }.
}
