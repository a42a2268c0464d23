### Belfort: what can be chosen, and what it costs or brings.

# $cards
keep = Keep: { $cards }
# $guild
# $district
dwarf = Neutral dwarf: { $guild }, { $district }
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
keep-crest = Keep: your own crest
# $building
# $place
# $cost
build = Build: { $building }, { $place } ({ $cost })
# $building
# $cost
build-nowhere = Build: { $building } ({ $cost })
# $place
# $cost
wall = Wall: { $place } ({ $cost })
# $guild
# $place
# $cost
guild = Guild: { $guild }, { $place } ({ $cost })
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
barter = Traders: { $given } for { $taken }
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
card = Card: { $card } ({ $gold } gold, last action)
# $worker
recruit = Recruit: { $worker }
# $card
lock = Gnome: { $card }
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
neutral-build = Build by: { $card }

## skip(what): what is left out

skip-recruit = Recruit nobody
skip-design = Build nothing
skip-loot = Rob nobody
skip-exchange = Exchange nothing
skip-card = Take no card
skip-discard = Discard nothing

## plain(kind): what needs no more words

plain-end_turn = Done: end your Actions
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

vain-reserve = Your reserve holds no more workers of this kind: nobody new joins.
vain-workers = As things stand this does nothing: your reserve is empty.
vain-gnomes = As things stand this does nothing: there is no gnome for it, or no free lock of yours.
vain-recruiters = As things stand this does nothing: your reserve is empty, and no gnome can come.
vain-cards = As things stand this does nothing: there is no card to draw.
vain-masters = As things stand this does nothing: nobody can become a master.
vain-gatehouse = As things stand this does nothing: no half of a Gatehouse is free for you.

##

desk-detail = Comes back in Collection with a new worker of the same kind.
camp-detail = In Collection you may exchange your crest with another player; crest 1 goes first.
# $goods
pass-detail = Your workers bring { $goods }, before any bonus for the most workers.
pass-open-detail = You are asked for each kind of worker.
crest-detail = Crest 1 goes first, then crest 2 and so on. Nobody can take it from you in this round.
# $who: markers by player
# $district
markers-detail = { $district } now: { $who }.
doubtful = The cost is reconstructed.
doubtful-price = The price is reconstructed.
# $districts
free-detail = Free in { $districts }.
# $cost: the usual one
design-detail = Costs { $cost }, less 1 metal or less 2 of wood and stone.
rob-detail = The goods are taken from their owners at once.
exchange-detail = All markers on the two sites change places.
# $planks
# $count (int)
unused = { $count ->
    [one] Your worker comes back unused: { $planks }.
   *[other] Your workers come back unused: { $planks }.
}
