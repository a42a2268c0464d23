### Antike Duellum: the table in words.

# $name
# $nation
player = { $name } ({ $nation })
# $race: "3–4"
headline-over = Game over · { $race } personages
# $turn (int)
# $who
# $doing
# $race
headline = Turn { $turn } · { $who }: { $doing } · { $race } personages
# $turn (int)
# $who
# $doing
# $asked: who is asked in the other's turn
# $race
headline-answering = Turn { $turn } · { $who }: { $doing } · waiting for { $asked } · { $race } personages
# $turn (int)
# $limit (int)
# $who
# $doing
# $race
headline-limited = Turn { $turn } of { $limit } · { $who }: { $doing } · { $race } personages
# $turn (int)
# $limit (int)
# $who
# $doing
# $asked: who is asked in the other's turn
# $race
headline-limited-answering = Turn { $turn } of { $limit } · { $who }: { $doing } · waiting for { $asked } · { $race } personages
# $board: the name of the map
picture-of-board = Board of Antike Duellum, { $board }.
# $who
# $colour
# $personages (int)
# $cities (int)
# $temples (int)
# $purse
picture-of-nation = { $who }, { $colour }: personages { $personages }, cities { $cities }, temples { $temples }. Purse: { $purse }.
# $who
# $colour
side = { $who }, { $colour }.
# $personages
won = Personages: { $personages }.
# $city
city-of-temple = { $city } (temple)
# $army
army = On the map: { $army }.
# $field
# $army
marker-and-army = Marker on { $field }. On the map: { $army }.
# $army
army-without-marker = Marker not placed yet. On the map: { $army }.
# $who
# $colour
# $track (int)
# $goal (int)
nation-heading = **{ $who }, { $colour }: { $track } of { $goal }**
# $won
# $goals
nation-personages = Personages: { $won }. Next: { $goals }.
# $purse
# $field
nation-purse = Purse: { $purse }. Marker on { $field }.
# $purse
nation-purse-without-marker = Purse: { $purse }. Marker not placed yet.
# $units
nation-movable = May still move: { $units }.
# $cards
cards-held = Event cards: { $cards }.
# $known
# $cards
nation-cards = Know-how: { $known }. Event cards: { $cards }.
# $box
# $supply
# $walls
nation-stock = Box: { $box }. Supply: { $supply }, { $walls }.
# $count (int)
# $cities
nation-cities = Cities ({ $count }): { $cities }.
# $count (int)
# $cities
nation-cities-in-full = Cities ({ $count }), each with its resource and defence: { $cities }.
# $units
nation-abroad = Units elsewhere: { $units }.

## goal(kind): the next personage of a kind
## $goal (int)
## $have (int)

goal-king = king at { $goal } ({ $have } now)
goal-navigator = navigator at { $goal } ({ $have } now)
goal-citizen = citizen at { $goal } ({ $have } now)

##

# $count (int)
# $card
copies = { $count } × { $card }
# $city
# $resource
# $defence (int)
city = { $city } { $resource } { $defence }
# $city
# $resource
# $defence (int)
# $what
city-with = { $city } { $resource } { $defence } ({ $what })
temple-there = temple
wall-there = wall
home-there = home city
# $region
# $units
region-units = { $region } { $units }
# $know_how
# $price (int)
know-how = { $know_how } { $price } gold
# $cards
table-row = Open event cards: { $cards }.
# $know_how
# $owners
know-how-of = { $know_how } ({ $owners })
# $know_how
# $owners
# $price (int)
know-how-of-one = { $know_how } ({ $owners }, then { $price } gold)
# $known
table-know-how = Know-how: { $known }.
# $cards
# $pile (int)
# $used (int)
table-cards = Open event cards: { $cards }. Pile { $pile }, used { $used }.
# $people
table-personages = Personages left: { $people }.
# $coins
# $temples (int)
# $walls
# $tokens
table-bank = Bank: { $coins }, temples { $temples }, { $walls }, city tokens { $tokens }.
# $who
draw-offered = { $who } offers a draw.
# $who
resigned = { $who } has resigned.
# $who
table-prices-free = Rondel for { $who }: every field is free.
# $who
# $free: fields
# $paid: fields with their prices
table-prices = Rondel for { $who }: { $free } free. Further fields cost resources: { $paid }.
# $field
# $price (int)
field-price = { $field } { $price }
# $who: the mover
# $regions
table-changed = Changed since the last turn of { $who }: { $regions }.
# $sites
table-sites = Free city sites: { $sites }.
no-hand = You hold no event cards.
# $card
# $text
hand-card = { $card }: { $text }

# $what: figures
doubts = Nobody has confirmed these against the printed game: { $what }.
# $count (int): cards
# $all (int): of so many
doubtful-cards = { $count } of the { $all } event cards
# $cards: their names
doubtful-copies = how many { $cards } there are
# $names: of know-how
doubtful-prices = prices of { $names }
# $cities: their names
doubtful-homes = the home cities { $cities }
# $count (int): borders
# $all (int): of so many
doubtful-borders = { $count } of the { $all } borders of the map
doubtful-coins = the number of coins

## The curve of a game

personages-by-round = Personages after each round
# $number (int)
round-number = round { $number }
