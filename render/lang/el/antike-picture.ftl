know-how = Τεχνογνωσία
personages = Προσωπικότητες
personages-note = στη στοίβα · ανά πλευρά
event-cards = Ανοιχτές κάρτες γεγονότων
event-cards-note = { $pile } στη στοίβα · { $used } παιγμένες
box = Στρατός
supply = Απόθεμα
bank = Τράπεζα
city-tokens = δείκτες πόλεων
no-cards = καμία κάρτα γεγονότος
resigned = παραιτήθηκε
copies = { $card } ×{ $count }

## legend

legend-rock = κλειστό
legend-land = λεγεώνες
legend-sea = γαλέρες
legend-changed = άλλαξε
legend-shield = άμυνα
legend-gate = και τα δύο

## note

note-strata = λεγεώνες ως { $count }
note-navigatio = γαλέρες ως { $count }
note-moneta = +{ $count } στην παραγωγή
note-res_publica = +{ $count } άμυνα πόλεων
note-commercium = ανταλλαγή { $count } με { $other }

## stack

stack-king = Βασιλιάδες
stack-scholar = Φιλόσοφοι
stack-general = Στρατηγοί
stack-navigator = Θαλασσοπόροι
stack-citizen = Πολίτες

## condition

condition-king = ανά { $step } πόλεις
condition-scholar = πρώτη πρόοδος
condition-general = πτώση ναού
condition-navigator = ανά { $step } θάλασσες
condition-citizen = ανά { $step } ναούς

##

to-move = Παίζουν: { $nation }
wins = Νικούν: { $nation }
player-to-move = Παίζει: { $player }
player-wins = Νικάει: { $player }
draw = Ισοπαλία
turn = Γύρος { $turn }
turn-of = Γύρος { $turn } από { $limit }
offers-draw = Προτείνουν ισοπαλία: { $nation }

## doing

doing-rondel = θέση στον κυκλικό πίνακα
doing-production = παραγωγή
doing-templum = κατασκευές
doing-militia = ανάπτυξη μονάδων
doing-scientia = τεχνογνωσία και μονάδες
doing-movement = κίνηση μονάδων
doing-conquest = κατάκτηση πόλεων
doing-founding = ίδρυση πόλεων
doing-personages = προσωπικότητες και κάρτες
doing-over = το παιχνίδι τελείωσε

## at-field

at-field-production = { $field }, παραγωγή
at-field-templum = { $field }, κατασκευές
at-field-militia = { $field }, ανάπτυξη μονάδων
at-field-scientia = { $field }, τεχνογνωσία και μονάδες
at-field-movement = { $field }, κίνηση μονάδων
at-field-conquest = { $field }, κατάκτηση πόλεων
at-field-founding = { $field }, ίδρυση πόλεων
at-field-personages = { $field }, προσωπικότητες και κάρτες
at-field-over = { $field }, το παιχνίδι τελείωσε

## ended

ended-personages = { $goal } προσωπικότητες
ended-resigned = η άλλη πλευρά παραιτήθηκε
ended-agreed = με συμφωνία
ended-turn_limit = πέρασε ο τελευταίος γύρος
