### Antike Duellum: the few words on the picture of the board. Everything must fit its place.

know-how = Vívmányok
personages = Személyiségek
personages-note = maradt · ki hányat szerzett
event-cards = Nyitott eseménykártyák
event-cards-note = { $pile } a pakliban · { $used } kijátszva
box = Tábor
supply = Készlet
bank = Bank
city-tokens = városjelzők
no-cards = nincs eseménykártya
resigned = feladta
copies = { $card } ×{ $count }

## legend

legend-rock = nincs átjárás
legend-land = légiók
legend-sea = gályák
legend-changed = változott
legend-shield = védelem
legend-gate = mindkettő

## note

note-strata = légió: { $count } határ
note-navigatio = gálya: { $count } határ
note-moneta = +{ $count } a termelésben
note-res_publica = +{ $count } városvédelem
note-commercium = { $count } helyett { $other } jelző

## stack

stack-king = Királyok
stack-scholar = Tudósok
stack-general = Hadvezérek
stack-navigator = Hajósok
stack-citizen = Polgárok

## condition

condition-king = { $step }-{ $step } város
condition-scholar = első vívmány
condition-general = templomdúlás
condition-navigator = { $step }-{ $step } tengeri pont
condition-citizen = { $step }-{ $step } templom

##

to-move = A { FORM($nation, "in") } lépnek
wins = A { FORM($nation, "in") } győznek
player-to-move = { $player } következik
player-wins = { $player } győz
draw = Döntetlen
turn = { $turn }. forduló
turn-of = { $turn }. forduló (utolsó: { $limit }.)
offers-draw = A { FORM($nation, "in") } döntetlent ajánlanak

## doing

doing-rondel = rondellamező választása
doing-production = termelés
doing-templum = építés
doing-militia = egységek felállítása
doing-scientia = vívmányok és egységek
doing-movement = egységek mozgatása
doing-conquest = városok meghódítása
doing-founding = városok alapítása
doing-personages = személyiségek és kártyák
doing-over = a játék véget ért

## at-field

at-field-production = { $field }, termelés
at-field-templum = { $field }, építés
at-field-militia = { $field }, egységek felállítása
at-field-scientia = { $field }, vívmányok és egységek
at-field-movement = { $field }, egységek mozgatása
at-field-conquest = { $field }, városok meghódítása
at-field-founding = { $field }, városok alapítása
at-field-personages = { $field }, személyiségek és kártyák
at-field-over = { $field }, a játék véget ért

## ended

ended-personages = { $goal } személyiség
ended-resigned = a másik fél feladta
ended-agreed = megegyezéssel
ended-turn_limit = lement az utolsó forduló
