### Belfort: numbers of things, places, questions and menus.

none = none
nothing = nothing
nobody = nobody

# $season
# $month (int)
month = { $season } { $month }
# $kind
# $district: or two for a Gatehouse
site = { $kind } { $district }
# $kind
# $district
# $number (int): several of them lie in a district
numbered-site = { $kind } { $district } no. { $number }
# $district: in which the marker lies
# $other: on the other side of the Gatehouse
side = { $district } by { $other }
# $first: district
# $second: district
border = { $first }/{ $second }
# $card
# $number (int): of the copies that a player has built
copy = { $card } { $number }
# $number (int)
neutral = neutral player { $number }
# $who
# $count (int)
tally = { $who } { $count }
# $number (int): of the neutral player
# $count (int)
neutral-tally = neutral player { $number }: { $count }
deck = top of the deck
# a guild whose name is not known where this is said
guild = guild
guilds = Guilds
# $card
# $count (int)
times = { $count } × { $card }
# $count (int)
# $area
to-area = { $count } to { $area }
# $goods
# $who: the victim
from-player = { $goods } from { $who }

## worker(worker): one worker of a kind

worker-elf = elf
worker-dwarf = dwarf
worker-master_elf = master elf
worker-master_dwarf = master dwarf

## amount(thing): a number of things, as it stands in lists and after a colon
## $count (int)

amount-wood = { $count } wood
amount-stone = { $count } stone
amount-metal = { $count } metal
amount-gold = { $count } gold
amount-elf = { $count ->
    [one] { $count } elf
   *[other] { $count } elves
}
amount-dwarf = { $count ->
    [one] { $count } dwarf
   *[other] { $count } dwarves
}
amount-master_elf = { $count ->
    [one] { $count } master elf
   *[other] { $count } master elves
}
amount-master_dwarf = { $count ->
    [one] { $count } master dwarf
   *[other] { $count } master dwarves
}
amount-gnome = { $count ->
    [one] { $count } gnome
   *[other] { $count } gnomes
}
amount-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## majority(piece): that of which the most are scored

majority-elf = Elves
majority-dwarf = Dwarves
majority-gnome = Gnomes

## source(source): where the points at the end come from

source-districts = districts
source-majority_elf = most elves
source-majority_dwarf = most dwarves
source-majority_gnome = most gnomes
source-taxes = taxes not paid

## caption(verb): what a menu is for

caption-keep = Choose the cards to keep
caption-dwarf = Choose a guild for the dwarf
caption-place = Place a worker
caption-pass = Pass: send the rest to areas
caption-send = Choose how many go where
caption-swap = Choose a crest
caption-activate = Activate a worker
caption-build = Build a card from your hand
caption-wall = Build a Wall
caption-guild = Build a guild
caption-buy = Buy at the Trading Post
caption-sell = Sell at the Trading Post
caption-barter = Trade with the Traders
caption-hire = Hire a gnome
caption-power = Use a gnome's power
caption-card = Buy a card as last action
caption-neutral_card = Choose the neutral card
caption-end_turn = End your Actions
caption-discard = Choose the cards to discard
caption-recruit = Choose whom to recruit
caption-skip = Skip this
caption-mark = Choose where the marker goes
caption-design = Build with the Architects
caption-pay = Choose how you pay
caption-rob = Choose what you take
caption-exchange = Choose two sites to swap
caption-reveal = Choose the card you show
caption-take = Choose the card you take
caption-resign = Resign from the game

## prompt(kind): the question, to the one who is asked
## $goods: of the player
## $workers: not placed yet
## $worker: a number of one kind
## $what: a guild, building or place, by its name
## $who: another player
## $count (int): how many
## $number (int): a crest, a neutral player, visits

prompt-choose_cards = Choose { $count } cards to keep. Only you see them. Once everybody has chosen, all discards are shown.
prompt-choose_dwarf = On which guild does the dwarf of neutral player { $number } start? While it is there, nobody can place a worker there.
prompt-placement = Place one worker. Or pass: the rest go to the areas and collect goods. You have { $workers }, and { $goods }.
prompt-send_rest = Where do these workers go: { $worker }? Choose how many go to each area.
prompt-swap_crests = King's Camp: do you swap your crest { $number } with another player? The new order starts with this round's Actions.
prompt-actions = { $number ->
    [0] Take your Actions in any order. You have { $goods }, and no visits to the Trading Post left.
    [one] Take your Actions in any order. You have { $goods }, and { $number } visit to the Trading Post left.
   *[other] Take your Actions in any order. You have { $goods }, and { $number } visits to the Trading Post left.
}
prompt-discard_cards = { $count ->
    [one] Choose { $count } card to discard. Everybody will see it.
   *[other] Choose { $count } cards to discard. Everybody will see them.
}
prompt-choose_recruit = { $what }: whom do you recruit?
prompt-choose_half = Your gnome lets you mark the other half of a Gatehouse. Which one?
prompt-choose_design = Architects: what do you build without a card? You pay 1 metal less, or 2 less of wood and stone. You have { $goods }.
prompt-pay_architects = Architects: how do you pay for { $what }?
prompt-choose_loot = { $what }: what do you take, and from whom?
prompt-choose_exchange = Wizards: which two sites of the same kind swap their markers?
prompt-choose_arrival = Wizards: on which side of the Gatehouse does the marker of { $who } go?
prompt-show_cards = { $who } sends Spies. Which card do you show? They may take it.
prompt-take_shown = Spies: which of these cards do you take?
prompt-choose_neutral_card = Which card does neutral player { $number } build with?
prompt-choose_neutral_site = Where does neutral player { $number } build this { $what }?

## awaits(kind): whom the table waits for, and for what
## $who

awaits-choose_cards = Waiting for { $who } to choose cards
awaits-choose_dwarf = Waiting for { $who } to place a neutral dwarf
awaits-placement = Waiting for { $who } to place a worker or pass
awaits-send_rest = Waiting for { $who } to send workers to the areas
awaits-swap_crests = Waiting for { $who } to decide about crests at King's Camp
awaits-actions = Waiting for { $who } to finish their Actions
awaits-discard_cards = Waiting for { $who } to discard cards
awaits-choose_recruit = Waiting for { $who } to recruit
awaits-choose_half = Waiting for { $who } to mark half of a Gatehouse
awaits-choose_design = Waiting for { $who } to build with the Architects
awaits-pay_architects = Waiting for { $who } to pay the Architects
awaits-choose_loot = Waiting for { $who } to take goods from others
awaits-choose_exchange = Waiting for { $who } to swap the markers of two sites
awaits-choose_arrival = Waiting for { $who } to choose a side of a Gatehouse
awaits-show_cards = Waiting for { $who } to show a card to the Spies
awaits-take_shown = Waiting for { $who } to take a card with the Spies
awaits-choose_neutral_card = Waiting for { $who } to choose a card for a neutral player
awaits-choose_neutral_site = Waiting for { $who } to build for a neutral player

## picture(picture): what a picture is called

picture-board = City
picture-market = Cards on display and Trading Post, larger
picture-phone = Districts and players, for a phone
picture-phone-more = Sites, workers and cards, for a phone

## orderable(kind): what can be ordered beforehand, as a heading

orderable-swap_crests = Crests at King's Camp
orderable-placement = Placement, when no space is left for you

## policy(policy): what an order does

policy-better = Take the lowest crest, if it is better than yours
policy-keep = Keep your crest
policy-full_raw = Pass: elves to the Forest, dwarves to the Quarry
policy-full_metal = Pass: pairs to the Mine, the others to Forest and Quarry
policy-full_gold = Pass: everybody to the Gold Mine
