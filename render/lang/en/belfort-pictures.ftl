### Belfort: the few words on the pictures. Everything must fit its place.

## site(kind): as it is printed

site-pub = Pub
site-gardens = Gardens
site-tower = Tower
site-inn = Inn
site-blacksmith = Blacksmith
site-bank = Bank
site-market = Market
site-gatehouse = Gatehouse
site-library = Library
site-keep = Keep
site-wall = Wall
site-guild = Guild

## guild(id): as it is printed

guild-traders = Traders
guild-librarians = Librarians
guild-architects = Architects
guild-recruiters = Recruiters
guild-lumberjacks = Lumberjacks
guild-miners = Miners
guild-bankers = Bankers
guild-masons = Masons
guild-thieves = Thieves
guild-bandits = Bandits
guild-wizards = Wizards
guild-spies = Spies

## area(id): as it is printed

area-forest = Forest
area-quarry = Quarry
area-mine = Mine
area-gold_mine = Gold Mine

## people(kind): whose majority is scored

people-elf = Elves
people-dwarf = Dwarves
people-gnome = Gnomes

## season(id)

season-spring = Spring
season-summer = Summer
season-autumn = Autumn

## phase(id)

phase-cards = Choosing cards
phase-placement = Placement
phase-collection = Collection
phase-actions = Actions
phase-scoring = Scoring

## asked(kind): the headline of a question
## $player

asked-choose_cards = { $player }: keep cards
asked-placement = { $player }: place a worker
asked-send_rest = { $player }: send the rest
asked-swap_crests = { $player }: swap crests?
asked-actions = { $player }: actions
asked-choose_recruit = { $player }: recruit
asked-choose_half = { $player }: mark a half
asked-choose_design = { $player }: build
asked-pay_architects = { $player }: pay less
asked-choose_loot = { $player }: take goods
asked-choose_exchange = { $player }: exchange sites
asked-choose_arrival = { $player }: place a marker
asked-show_cards = { $player }: show a card
asked-take_shown = { $player }: take a card
asked-discard_cards = { $player }: discard
asked-choose_dwarf = { $player }: neutral dwarf
asked-choose_neutral_card = { $player }: neutral card
asked-choose_neutral_site = { $player }: neutral marker

## about(kind): the second line of a question
## $count (int)

about-choose_cards = keep { $count } of your cards
about-placement = Golden planks are free
about-send_rest = { $count } to be sent to the areas
about-swap_crests = Your crest: { $count }
about-actions = What you have, and your cards
about-choose_recruit = A worker or a gnome
about-choose_half = The free half of a Gatehouse
about-choose_design = Architects: a site without a card
about-pay_architects = Architects: what you pay
about-choose_loot = From whom, and what
about-choose_exchange = Wizards: two sites of a kind
about-choose_arrival = Where it is to stand
about-show_cards = Spies: one card of the hand
about-take_shown = Spies: the cards shown
about-discard_cards = { $count } too many
about-choose_dwarf = On a guild without one
about-choose_neutral_card = What it builds
about-choose_neutral_site = Where it builds

##

# $player
to-place = { $player } to place
# $player
to-act = { $player } to act
# $player
wins = { $player } wins
shared-victory = Shared victory
choosing-cards = Choosing cards
scoring-heading = Scoring
# $round (int)
round = Round { $round }
# $month (int)
# $season
month-of = { $season } { $month }
# $round (int)
next-scoring = scoring in round { $round }
scored-now = scored this round
# $count (int)
free = { $count } free
majorities = now, and points if scored
trading-post = Trading post
desk = Desk
buy = buy
sell = sell
passed = passed
your-hand = Your hand
doubtful = The printed price is not known: reconstructed.
# $place (int)
rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# $number (int)
district = District { $number }
# $kind
# $name
card = { $kind }: { $name }
building-card = Building
tile-guild = Guild
# $number (int)
neutral = Neutral { $number }

## does(id): what a card or guild does

does-pub = Income 1. Gnome: a dwarf becomes a master.
does-gardens = Income 1. Gnome: an elf becomes a master.
does-tower = Income 1. Plank, opened by a gnome, fee 1: place a gnome.
does-inn = Plank, opened by a gnome, fee 1: an elf or dwarf from the reserve.
does-blacksmith = Plank: 1 metal. Gnome: each round buy 1 metal for 1 gold.
does-bank = Income 1. Gnome: 1 gold each round.
does-market = Income 1. Plank: 2 gold. Each of two gnomes: one more visit to the trading post.
does-gatehouse = Marks one half. Gnome: mark the other half.
does-library = Plank: draw 2 cards, discard 2. Gnome: draw 1 card after your Actions.
does-keep = Income 1. Marks both symbols of its site.
does-traders = Twice: 1 wood or stone for 1 metal; 3 more visits to the trading post.
does-librarians = Draw 3 cards, discard 1.
does-architects = Build without a card: 1 metal less, or 2 of wood and stone less.
does-recruiters = Recruit an elf, a dwarf or a gnome.
does-lumberjacks = Take 4 wood.
does-miners = Take 2 metal.
does-bankers = Take 3 gold.
does-masons = Take 4 stone.
does-thieves = Take 2 gold from one, or 1 gold from each of three.
does-bandits = Take 1 metal from one, 2 of wood and stone from one, or 1 from each of three.
does-wizards = Exchange the markers of two sites of the same kind.
does-spies = Others show a card each; take one of them.
