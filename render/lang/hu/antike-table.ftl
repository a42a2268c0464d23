### Antike Duellum: the table in words.

player = { $name } ({ FORM($nation, "in") })
headline-over = A játék véget ért · { $race } személyiség
headline = { $turn }. forduló · { $who }: { $doing } · { $race } személyiség
headline-answering = { $turn }. forduló · { $who }: { $doing } · { $asked } válaszol · { $race } személyiség
headline-limited = { $turn }. forduló (utolsó: { $limit }.) · { $who }: { $doing } · { $race } személyiség
headline-limited-answering = { $turn }. forduló (utolsó: { $limit }.) · { $who }: { $doing } · { $asked } válaszol · { $race } személyiség
picture-of-board = Az Antike Duellum táblája, { $board }.
picture-of-nation = { $who }, { $colour }: { $personages } személyiség, { $cities } város, { $temples } templom. Vagyon: { $purse }.
side = { $who }, { $colour }.
won = Személyiségek: { $personages }.
city-of-temple = { $city } (templom)
army = A térképen: { $army }.
marker-and-army = Bábu: { $field }. A térképen: { $army }.
army-without-marker = A bábu még nincs a rondellán. A térképen: { $army }.
nation-heading = **{ $who }, { $colour }: { $track } / { $goal }**
nation-personages = Személyiségek: { $won }. A következők: { $goals }.
nation-purse = Vagyon: { $purse }. Bábu: { $field }.
nation-purse-without-marker = Vagyon: { $purse }. A bábu még nincs a rondellán.
nation-movable = Még mozoghat: { $units }.
cards-held = Eseménykártyák: { $cards }.
nation-cards = Vívmányok: { $known }. Eseménykártyák: { $cards }.
nation-stock = Tábor: { $box }. Készlet: { $supply }, { $walls }.
nation-cities = Városok ({ $count }): { $cities }.
nation-cities-in-full = Városok ({ $count }), nyersanyaguk és védelmük: { $cities }.
nation-abroad = Egységek máshol: { $units }.

## goal

goal-king = király { $goal } városnál (most { $have })
goal-navigator = hajós { $goal } tengeri pontnál (most { $have })
goal-citizen = polgár { $goal } templomnál (most { $have })

##

copies = { $count } × { $card }
city = { $city } { $resource } { $defence }
city-with = { $city } { $resource } { $defence } ({ $what })
temple-there = templom
wall-there = városfal
home-there = kezdőváros
region-units = { $region } { $units }
know-how = { $know_how } { $price } arany
table-row = Nyitott eseménykártyák: { $cards }.
know-how-of = { $know_how } ({ $owners })
know-how-of-one = { $know_how } ({ $owners }, a következőnek { $price } arany)
table-know-how = Vívmányok: { $known }.
table-cards = Nyitott eseménykártyák: { $cards }. Pakli { $pile }, kijátszva { $used }.
table-personages = Hátralévő személyiségek: { $people }.
table-bank = Bank: { $coins }, { $temples } templom, { $walls }, { $tokens } városjelző.
draw-offered = { $who } döntetlent ajánl.
resigned = { $who } feladta.
table-prices-free = Rondella, { $who }: minden mező ingyenes.
table-prices = Rondella, { $who }: { $free } ingyenes. A további mezők nyersanyagba kerülnek: { $paid }.
field-price = { $field } { $price }
table-changed = Változások { $who } utolsó fordulója óta: { $regions }.
table-sites = Szabad városhelyek: { $sites }.
no-hand = Nincs eseménykártya a kezedben.
hand-card = { $card }: { $text }

doubts = Ezeket még senki sem vetette össze a nyomtatott játékkal: { $what }.
doubtful-cards = { AZ($all) } { $all } eseménykártyából { $count }
doubtful-copies = hány van belőle: { $cards }
doubtful-prices = { $names } ára
doubtful-homes = kezdővárosok: { $cities }
doubtful-borders = a térkép { $all } határából { $count }
doubtful-coins = az érmék száma

##

personages-by-round = Személyiségek az egyes körök után
round-number = { $number }. kör
