### Belfort: what the signs on the pictures mean. Names of buildings, guilds and areas stand in belfort-names.ftl.

## group(group): signs that belong together

group-goods = Goods and points
group-people = Workers and cards
group-buildings = Buildings
group-guilds = Guilds
group-categories = Colours of guilds
group-places = Where workers go
group-turn = What cards and guilds do
group-marks = Marks
group-players = Players

## sign(sign): what one sign means, without what has a name of its own

sign-wood = Wood
sign-stone = Stone
sign-metal = Metal
sign-gold = Gold
sign-laurel = Points
sign-crest = Crest: place in the order of play
sign-elf = Elf
sign-dwarf = Dwarf
sign-master = Crown above a worker: a master
sign-gnome = Gnome
sign-hand = Building cards
sign-people = Opponent
sign-desk = Recruiter's Desk
sign-camp = King's Camp
sign-trade = A visit to the Trading Post, or an exchange
sign-plank = Space for a worker on a card
sign-lock = Lock, for a gnome
sign-round = In every Collection
sign-arrow = Gives, or becomes
sign-basic = Basic
sign-resource = Resource
sign-interactive = Interactive
sign-number = Number of a district
sign-led = District with its sole leader
sign-marker = Building with the sign of its owner
sign-free = A free site
sign-golden = Golden rim: can be chosen
sign-filled = Lock: golden with a gnome on it
sign-chosen = Has chosen cards
sign-doubt = A price that nobody has confirmed
sign-brings = Points if scored now
sign-flag = Has resigned
sign-neutral = Neutral
