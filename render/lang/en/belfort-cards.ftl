### Belfort: what building cards, gnomes and guilds do.

## does(effect): what a worker does, or a guild
## $goods: taken
## $count (int)
## $second (int): a second number

does-take = take { $goods }
does-recruit_worker = recruit an elf or a dwarf
does-recruit_gnome = put a gnome on a lock
does-recruit_any = recruit an elf or a dwarf, or put a gnome on a lock
does-draw = draw { $count }, discard { $second }
does-swap = { $second } more visits, swap { $count } wood or stone for metal
does-build = build without a card for less
does-steal = take goods from opponents
does-exchange_sites = two sites swap their markers
does-reveal_cards = opponents show a card each, take one

## guild-text(guild): what a guild does, in full
## $goods: taken
## $count (int)
## $second (int): a second number

guild-text-traders = Trade 1 wood or 1 stone for { $goods }, up to { $count } times. Visit the Trading Post { $second } more times this turn.
guild-text-librarians = Draw { $count } cards, then discard { $second } from your hand.
guild-text-architects = Build any building, Wall or guild without a card. Pay 1 metal less, or 2 less of wood and stone. You only get the marker.
guild-text-recruiters = Recruit an elf or a dwarf from your reserve, or put a gnome on a free lock.
guild-text-lumberjacks = Take { $goods }.
guild-text-miners = Take { $goods }.
guild-text-bankers = Take { $goods }.
guild-text-masons = Take { $goods }.
guild-text-thieves = Take { $count } gold from one opponent, or 1 gold each from up to three.
guild-text-bandits = Take 1 metal, or 2 of wood and stone, from one opponent. Or take 1 wood or stone each from up to three.
guild-text-wizards = Two sites of the same kind swap all their markers. One of them may be empty.
guild-text-spies = Every opponent shows a card from their hand. You take one of them.

##

# $count (int)
coins = { $count ->
    [one] Income: { $count } gold each round.
   *[other] Income: { $count } gold each round.
}
# $does
worker = Worker: { $does }.
# $does
# $fee (int)
locked-worker = Worker (needs a gnome here, { $fee } gold): { $does }.

## gnome(lock): what a gnome on a lock gives
## $goods: taken
## $other: paid

gnome-master_elf = Gnome: one of your elves becomes a master.
gnome-master_dwarf = Gnome: one of your dwarves becomes a master.
gnome-plank = Gnome: opens the space for a worker.
gnome-power = Gnome: take { $goods } once a round.
gnome-paid_power = Gnome: pay { $other } to take { $goods } once a round.
gnome-visit = Gnome: one more visit to the Trading Post each round.
gnome-other_half = Gnome: mark the free half of a Gatehouse where you have a marker.
gnome-draw_last = Gnome: draw a card at the end of your Actions.

##

# $number (int): of gnomes
gnomes-fit = { $number ->
    [one] Room for { $number } gnome.
   *[other] Room for { $number } gnomes.
}
no-plank = Puts two markers in its district.
# $card
# $cost
# $text: what it does
line = { $card } ({ $cost }): { $text }
# $card
# $cost: nobody has confirmed it
# $text: what it does
doubtful-line = { $card } ({ $cost }) (?): { $text }
