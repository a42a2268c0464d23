player = { $name } ({ $nation })
headline-over = Τέλος παιχνιδιού · { $race } προσωπικότητες
headline = Γύρος { $turn } · { $who }: { $doing } · { $race } προσωπικότητες
headline-answering = Γύρος { $turn } · { $who }: { $doing } · αναμονή για { $asked } · { $race } προσωπικότητες
headline-limited = Γύρος { $turn } από { $limit } · { $who }: { $doing } · { $race } προσωπικότητες
headline-limited-answering = Γύρος { $turn } από { $limit } · { $who }: { $doing } · αναμονή για { $asked } · { $race } προσωπικότητες
picture-of-board = Ταμπλό του Antike Duellum, { $board }.
picture-of-nation = { $who }, { $colour }: προσωπικότητες { $personages }, πόλεις { $cities }, ναοί { $temples }. Πόροι: { $purse }.
side = { $who }, { $colour }.
won = Προσωπικότητες: { $personages }.
city-of-temple = { $city } (ναός)
army = Στον χάρτη: { $army }.
marker-and-army = Δείκτης: { $field }. Στον χάρτη: { $army }.
army-without-marker = Ο δείκτης δεν έχει μπει ακόμη. Στον χάρτη: { $army }.
nation-heading = **{ $who }, { $colour }: { $track } από { $goal }**
nation-personages = Προσωπικότητες: { $won }. Επόμενες: { $goals }.
nation-purse = Πόροι: { $purse }. Δείκτης: { $field }.
nation-purse-without-marker = Πόροι: { $purse }. Ο δείκτης δεν έχει μπει ακόμη.
nation-movable = Μπορούν ακόμη να κινηθούν: { $units }.
cards-held = Κάρτες γεγονότων: { $cards }.
nation-cards = Τεχνογνωσία: { $known }. Κάρτες γεγονότων: { $cards }.
nation-stock = Θέση στρατολόγησης: { $box }. Απόθεμα: { $supply }, { $walls }.
nation-cities = Πόλεις ({ $count }): { $cities }.
nation-cities-in-full = Πόλεις ({ $count }), καθεμία με πόρο και άμυνα: { $cities }.
nation-abroad = Μονάδες αλλού: { $units }.

## goal

goal-king = βασιλιάς στα { $goal } (τώρα { $have })
goal-navigator = θαλασσοπόρος στα { $goal } (τώρα { $have })
goal-citizen = πολίτης στα { $goal } (τώρα { $have })

##

copies = { $count } × { $card }
city = { $city } { $resource } { $defence }
city-with = { $city } { $resource } { $defence } ({ $what })
temple-there = ναός
wall-there = τείχος
home-there = αρχική πόλη
region-units = { $region } { $units }
know-how = { $know_how } { $price } χρυσό
table-row = Ανοιχτές κάρτες γεγονότων: { $cards }.
know-how-of = { $know_how } ({ $owners })
know-how-of-one = { $know_how } ({ $owners }, τώρα { $price } χρυσό)
table-know-how = Τεχνογνωσία: { $known }.
table-cards = Ανοιχτές κάρτες γεγονότων: { $cards }. Στοίβα { $pile }, παιγμένες { $used }.
table-personages = Προσωπικότητες που μένουν: { $people }.
table-bank = Τράπεζα: { $coins }, ναοί { $temples }, { $walls }, δείκτες πόλεων { $tokens }.
draw-offered = { $who } προτείνει ισοπαλία.
resigned = { $who } έχει παραιτηθεί.
table-prices-free = Κυκλικός πίνακας, { $who }: κάθε θέση είναι δωρεάν.
table-prices = Κυκλικός πίνακας, { $who }: { $free } δωρεάν. Οι πιο πέρα κοστίζουν πόρους: { $paid }.
field-price = { $field } { $price }
table-changed = Αλλαγές από τον τελευταίο γύρο, { $who }: { $regions }.
table-sites = Ελεύθερες τοποθεσίες πόλεων: { $sites }.
no-hand = Δεν έχετε κάρτες γεγονότων.
hand-card = { $card }: { $text }

doubts = Δεν είναι επιβεβαιωμένα από το τυπωμένο παιχνίδι: { $what }.
doubtful-cards = { $count } από τις { $all } κάρτες γεγονότων
doubtful-copies = πόσες φορές υπάρχει: { $cards }
doubtful-prices = οι τιμές για { $names }
doubtful-homes = οι αρχικές πόλεις { $cities }
doubtful-borders = { $count } από τα { $all } σύνορα του χάρτη
doubtful-coins = ο αριθμός των νομισμάτων

##

personages-by-round = Προσωπικότητες μετά από κάθε γύρο
round-number = { $grammar ->
    [acc] τον γύρο { $number }
   *[plain] γύρος { $number }
}
