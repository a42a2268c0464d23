## doing

doing-cards = Αρχικές κάρτες
doing-placement = Τοποθέτηση: { $player }
doing-collection = Συλλογή: { $player }
doing-actions = Ενέργειες: { $player }
doing-scoring = Σκοράρισμα

##

shows = { $player }: δείξτε κάρτα
all-show = Κάρτες για τους Κατασκόπους
wins = Νικάει: { $player }
shared-victory = Κοινή νίκη
round = Γύρος { $round }
month = { $season } { $month }
majorities = πλειοψηφίες
passed = πάσο
elves = Ξωτικά
dwarves = Νάνοι
gnomes = Γνόμοι
buy = αγορά
sell = πώληση
rank = { $place }η
scored-now = σκοράρισμα αυτόν τον γύρο
next-scoring = σκοράρισμα στον γύρο { $round }
game-over = τέλος παιχνιδιού
before = προετοιμασία
deck = στην τράπουλα
discarded = ξεσκαρταρισμένες
display = Ανοιχτές
your-hand = Το χέρι σας
built-by = Κτίρια: { $player }
nothing-built = τίποτα ακόμη
shown = Κάρτες για τους Κατασκόπους
areas = Περιοχές
goods = αγαθά
chosen = επέλεξε
choosing = επιλέγει

## asked

asked-choose_cards = { $player }: κάρτες
asked-choose_dwarf = { $player }: ουδέτερος νάνος
asked-placement = Τοποθέτηση: { $player }
asked-send_rest = { $player }: οι υπόλοιποι
asked-swap_crests = { $player }: άλλος θυρεός;
asked-actions = Ενέργειες: { $player }
asked-discard_cards = { $player }: ξεσκαρτάρισμα
asked-choose_recruit = { $player }: πρόσληψη
asked-choose_half = { $player }: Φυλάκιο
asked-choose_design = { $player }: Αρχιτέκτονες
asked-pay_architects = { $player }: πληρωμή
asked-choose_loot = { $player }: λεία
asked-choose_exchange = { $player }: ανταλλαγή
asked-choose_arrival = { $player }: πλευρά
asked-show_cards = { $player }: δείξτε κάρτα
asked-take_shown = { $player }: πάρτε κάρτα
asked-choose_neutral_card = { $player }: ουδέτερη κάρτα
asked-choose_neutral_site = { $player }: ουδέτερο κτίριο

##

## about

about-choose_cards = κρατήστε { $count } κάρτες
about-choose_dwarf = πού ξεκινάει ο ουδέτερος παίκτης { $number }
about-send_rest = { $source } στις περιοχές
about-swap_crests = Σκηνή του Βασιλιά, έχετε θυρεό { $count }
about-discard_cards = { $count ->
    [one] ξεσκαρτάρετε { $count } κάρτα
   *[other] ξεσκαρτάρετε { $count } κάρτες
}
about-choose_recruit = { $source }
about-choose_half = δείκτης και στο άλλο μισό
about-choose_design = κατασκευή χωρίς κάρτα, με έκπτωση
about-pay_architects = { $source }
about-choose_loot = { $source }
about-choose_exchange = Μάγοι: δύο ίδιες τοποθεσίες
about-choose_arrival = ένας δείκτης ({ $who })
about-show_cards = Κατάσκοποι ({ $who })
about-take_shown = Κατάσκοποι: μία από αυτές
about-choose_neutral_card = χτίζει ο ουδέτερος παίκτης { $number }
about-choose_neutral_site = { $source }, ουδέτερος παίκτης { $number }

##

acts = σειρά: { $place }η
safe = ασφαλές
you = εσείς
in-reserve = στο απόθεμα
card-text = Κόστος: { $price }. { $does }
card-doubtful = Κόστος: { $price } (ανεπιβεβαίωτο). { $does }
