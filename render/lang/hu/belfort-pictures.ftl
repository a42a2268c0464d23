### Belfort: the few words on the pictures. Everything must fit its place.

## doing

doing-cards = Kezdőkártyák
doing-placement = { $player }: lehelyezés
doing-collection = { $player }: begyűjtés
doing-actions = { $player }: akciók
doing-scoring = Pontozás

##

shows = { $player }: mutass egy kártyát
all-show = Kártyák a Kémeknek
wins = { $player } győz
shared-victory = Közös győzelem
round = { $round }. kör
month = { $season } { $month }
majorities = többségek
passed = passz
elves = Elfek
dwarves = Törpék
gnomes = Gnómok
buy = vesz
sell = elad
rank = { $place }.
scored-now = pontozás e körben
next-scoring = pontozás { AZ($round) } { $round }. körben
game-over = vége a játéknak
before = előkészület
deck = a pakliban
discarded = eldobva
display = Kínálat
your-hand = A kezed
built-by = { $player } épületei
nothing-built = még semmi
shown = Kártyák a Kémeknek
areas = Területek
goods = nyersanyag
chosen = választott
choosing = választ

## asked

asked-choose_cards = { $player }: kártyák
asked-choose_dwarf = { $player }: semleges törpe
asked-placement = { $player }: lehelyezés
asked-send_rest = { $player }: a többiek
asked-swap_crests = { $player }: címercsere?
asked-actions = { $player }: akciók
asked-discard_cards = { $player }: eldobás
asked-choose_recruit = { $player }: toborzás
asked-choose_half = { $player }: Kapuház
asked-choose_design = { $player }: Építészek
asked-pay_architects = { $player }: fizetés
asked-choose_loot = { $player }: zsákmány
asked-choose_exchange = { $player }: csere
asked-choose_arrival = { $player }: melyik oldal?
asked-show_cards = { $player }: mutass kártyát
asked-take_shown = { $player }: vegyél el egyet
asked-choose_neutral_card = { $player }: semleges kártya
asked-choose_neutral_site = { $player }: semleges telek

##

## about

about-choose_cards = tarts meg { $count } kártyát
about-choose_dwarf = hol kezd { AZ($number) } { $number }. semleges játékos
about-send_rest = { $source } a területekre
about-swap_crests = Királyi tábor, címered: { $count }.
about-discard_cards = dobj el { $count } kártyát
about-choose_recruit = { $source }
about-choose_half = jelöld meg a másik felet
about-choose_design = építés kártya nélkül, olcsóbban
about-pay_architects = { $source }
about-choose_loot = { $source }
about-choose_exchange = Varázslók: két azonos telek
about-choose_arrival = egy jelző ({ $who })
about-show_cards = Kémek ({ $who })
about-take_shown = Kémek: egyet ezek közül
about-choose_neutral_card = { AZ($number) } { $number }. semleges játékos épít
about-choose_neutral_site = { $source }, { $number }. semleges játékos

##

acts = { $place }. a sorban
safe = védett
you = te
in-reserve = tartalékban
card-text = Költség: { $price }. { $does }
card-doubtful = Költség: { $price } (nincs megerősítve). { $does }
