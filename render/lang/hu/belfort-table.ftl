### Belfort: the table in words, and where its numbers come from.

round = { $month } ({ $number }. kör { AZ($rounds) } { $rounds }-{ ENDING($rounds, "ból", "ből") })
before = Az első kör előtt
scored-now = a végén pontozás
next-scoring = következő pontozás: { $month }

## phase

phase-cards = kártyaválasztás
phase-placement = Lehelyezés: { $who }
phase-collection = Begyűjtés
phase-actions = Akciók: { $who }
phase-scoring = Pontozás

##

showing = { $count ->
   *[other] { $who } kártyát mutat a Kémeknek
}
everybody = mindenki
to-answer = várunk: { $who }
over = a játék véget ért
score = { $who } { $points }
picture-of-table = A Belfort asztala.

order = Sorrend: { $who }.
district = { $district }, { $guild }: { $markers }. Pontok most: { $points }.
district-empty = { $district }, { $guild }: nincs jelző.
district-short = { $district }: { $markers }.
owned = { $guild } (tulajdonos: { $who })
majority = { $piece }: { $counts }. Pontok most: { $points }.
free = Szabad telek { FORM($district, "in") }: { $sites }.
built-in = Beépítve { FORM($district, "in") }: { $built }.
sites-of = { $who } { $sites }
guild-plank = Munkáshely: { $plank }.
planks = Munkáshelyek: { $planks }.
standing = { $plank }: { $who } ({ $worker })
free-planks = { $plank }: { $count } szabad
dwarf = { $plank }: { AZ($number) } { $number }. semleges játékos törpéje
areas = Területek: { $areas }.
area = { $area }: { $workers }
workers-of = { $who } { $workers }
areas-empty = Nincs munkás a területeken.
common = Kínálat: { $cards }. Pakli { $deck }, dobópakli { $discards }, megmaradt gnómok { $gnomes }.

player = { $who }, { $crest }. címer: { $points }.
player-heading = **{ $who }, { $crest }. címer: { $points }**
purse = Nyersanyagok: { $goods }. Jövedelem { $income }, adó { $tax }. Kézben: { $cards }.
workers = Bevethető munkások: { $workers }. Tartalékban: { $reserve }. Lakatokon: { $gnomes }.
built = Felépítve: { $cards }.
sites = Jelzői itt: { $sites }.
with-gnome = { $card } { FORM($gnomes, "with") }
with-worker = { $card } ({ $worker })
passed = Már passzolt.
gone = Feladta.
gone-short = { $who } feladta.
player-short = { $who }: { $goods }, jövedelem { $income }, adó { $tax }.
shown = A Kémeknek megmutatva: { $cards }.
card-of = { $card } ({ $who })

scoring-heading = Hány pontot hoznának most az egyes kerületek
collection-heading = Mit hoz a következő begyűjtés
next-income = { $who }: jövedelem { $income } arany, adó { $tax } arany, van { $gold } aranya.
next-short = { $who }: jövedelem { $income } arany, adó { $tax } arany, van { $gold } aranya. Elveszítene { FORM($points, "acc") }.
next-area = { $who } { FORM($goods, "acc") } kapna ({ $area }), a bónusz nélkül.
costs-heading = Költségek
costs-file = A költségek az üzemeltető fájljából valók: { $title }.
doubt = A (?) olyan számot jelöl, amelyet senki sem erősített meg a nyomtatott játék alapján.
doubts = Ezeket senki sem erősítette meg a nyomtatott játék alapján: { $what }. A (?) jelöli őket.
all-buildings = { $count ->
    [one] az épület költsége
   *[other] mind { AZ($count) } { $count } épület költsége
}
all-guilds = { $count ->
    [one] a céh költsége
   *[other] mind { AZ($count) } { $count } céh költsége
}
some-costs = { AZ($names) } { $names } költsége
some-purchases = { AZ($goods) } { $goods } vételára a Kereskedőházban
some-sales = { AZ($goods) } { $goods } eladási ára a Kereskedőházban
all-confirmed = Ezek a számok mind meg vannak erősítve.
cost = { $name }: { $cost }
cost-doubtful = { $name }: { $cost } (?)
costs = Költségek: { $costs }.
purchase = { $goods } { FORM($gold, "pay") }
sale = { FORM($goods, "pay") } { $gold }
doubtful = { $what } (?)
buying = Kereskedőház, vétel: { $prices }.
selling = Kereskedőház, eladás: { $prices }.
any-of = { $grammar ->
    [pay] bármely { $count } darabért ({ $goods })
   *[plain] bármely { $count } darab ({ $goods })
}
district-scores = { $district }: { $points } (jelzők: { $markers }).
majority-scores = { $piece }: { $points } (ennyijük van: { $counts }).
scoring-total = Egy mostani pontozás ezt hozná: { $points }.

hand-free = Szabad telek: { $districts }.
hand = A kezed: { $cards }.
hand-empty = Üres a kezed.

## kind-of-good

kind-of-good-wood = fa
kind-of-good-stone = kő
kind-of-good-metal = fém
kind-of-good-gold = arany

##

points-by-round = Pontok az egyes körök után
round-number = { $number }. kör
