### Antike Duellum: numbers of things, questions and standing orders.

won-in-all = személyiség

none = nincs
nothing = { $grammar ->
    [acc] semmit
   *[plain] semmi
}

## amount

amount-marble = { $grammar ->
    [acc] { $count } márványt
   *[plain] { $count } márvány
}
amount-iron = { $grammar ->
    [acc] { $count } vasat
   *[plain] { $count } vas
}
amount-gold = { $grammar ->
    [acc] { $count } aranyat
   *[plain] { $count } arany
}
amount-coin = { $grammar ->
    [acc] { $count } érmét
   *[plain] { $count } érme
}
amount-legion = { $grammar ->
    [acc] { $count } légiót
   *[plain] { $count } légió
}
amount-galley = { $grammar ->
    [acc] { $count } gályát
   *[plain] { $count } gálya
}
amount-general = { $grammar ->
    [acc] { $count } Tábornokot
   *[plain] { $count } Tábornok
}
amount-admiral = { $grammar ->
    [acc] { $count } Admirálist
   *[plain] { $count } Admirális
}
amount-unit = { $grammar ->
    [acc] { $count } egységet
   *[plain] { $count } egység
}
amount-wall = { $grammar ->
    [acc] { $count } városfalat
   *[plain] { $count } városfal
}

## people

people-king = { $count ->
   *[other] { $count } király
}
people-scholar = { $count ->
   *[other] { $count } tudós
}
people-general = { $count ->
   *[other] { $count } hadvezér
}
people-navigator = { $count ->
   *[other] { $count } hajós
}
people-citizen = { $count ->
   *[other] { $count } polgár
}

## stack

stack-king = királyok
stack-scholar = tudósok
stack-general = hadvezérek
stack-navigator = hajósok
stack-citizen = polgárok

## good

good-marble = márvány
good-iron = vas
good-gold = arany

## colour

colour-brown = barna
colour-beige = bézs

## phase

phase-rondel = rondellamező választása
phase-production = termelés
phase-templum = TEMPLUM
phase-militia = MILITIA
phase-scientia = SCIENTIA
phase-movement = egységek mozgatása
phase-conquest = városok meghódítása
phase-founding = városok alapítása
phase-personages = személyiségek és kártyák
phase-over = a játék véget ért

## caption

caption-field = Mező a rondellán
caption-pay = Hogyan fizetsz?
caption-temple = Templom építése
caption-wall = Városfal építése
caption-quarry = Templom Kőfejtővel
caption-deploy = Egység felállítása: hol?
caption-develop = Vívmány kifejlesztése
caption-recruit = Egységek toborzása a táborba
caption-move = Egységek mozgatása: honnan?
caption-conquer = Város meghódítása
caption-siege = Hódítás Ostromgéppel
caption-defend = Védekezés Erőddel
caption-remove = Melyik egységeket veszed le?
caption-found = Város alapítása: hol?
caption-colonists = Alapítás Telepesekkel
caption-coins = Fizetés érmével, jelző helyett
caption-know_how_in_coins = Vívmány érméért, arany helyett
caption-recruits_in_coins = Toborzás érméért, arany helyett
caption-card = Eseménykártya kijátszása
caption-barter = Karaván: csere egy az egyhez
caption-exchange = COMMERCIUM: három helyett kettő
caption-chip = Nyersanyagjelző választása
caption-take_card = Eseménykártya elvétele
caption-done = Tovább
caption-end_turn = Forduló befejezése
caption-offer_draw = Döntetlen ajánlása
caption-accept_draw = Döntetlen elfogadása
caption-decline_draw = Döntetlen elutasítása
caption-resign = A játék feladása

## prompt

prompt-choose_field = Lépj a bábuddal a rondellán. { $free ->
    [one] A következő mező ingyenes. Minden további egy tetszőleges nyersanyagba kerül.
   *[other] A következő { $free } mező ingyenes. Minden további egy tetszőleges nyersanyagba kerül.
}
prompt-pay_for_field = { $price ->
   *[other] A mező ára { $price } nyersanyag: { $field }. Hogyan fizetsz?
}
prompt-production = A termelésed következik. Játszol ki hozzá kártyát?
prompt-templum = TEMPLUM: építs templomokat és városfalakat a városaidban.
prompt-militia = MILITIA: állíts fel egységeket a táborodból a városaidban.
prompt-scientia = SCIENTIA: fejlessz ki vívmányokat, és toborozz egységeket a táborodba.
prompt-movement = DUELLUM: mozgasd az egységeidet. Ha egy egység azonos fajtájú ellenséges egységgel találkozik, mindkettő lekerül.
prompt-conquest = DUELLUM: hódítsd meg azokat az ellenséges városokat, ahol egységeid vannak. Minden várost egyszer támadhatsz meg.
prompt-fortress = { $need ->
   *[other] Megtámadták { FORM($region, "acc") }. A támadónak { $need } egység kell, és { $have } van ott. Minden kijátszott Erőd 1-gyel növeli a védelmet.
}
prompt-casualties = { $need ->
   *[other] Meghódítod { FORM($region, "acc") }. Válassz ki { $need } egységet, ennyi lekerül.
}
prompt-founding = Városokat alapíthatsz ott, ahol egységeid szabad városhelyen állnak. Vagy befejezheted a fordulódat.
prompt-choose_card = { $reason ->
    [city] Várost veszítettél: vegyél el egy eseménykártyát.
   *[personage] Az ellenfeled személyiséget szerzett: vegyél el egy eseménykártyát.
}
prompt-choose_chip = { $left ->
   *[other] A bankban nincs több érme számodra. Helyette vegyél el { $left } tetszőleges nyersanyagjelzőt.
}

##

first-field = Tedd a bábudat a rondella bármelyik mezőjére. Most az egyszer ingyen van.

## nothing-to-found

nothing-to-found-site = Nem alapíthatsz várost: egyetlen egységed sem áll szabad városhelyen. Ha kész vagy, fejezd be a fordulódat.
nothing-to-found-price = Nem tudsz várost fizetni: 1 márvány, 1 vas, 1 arany, és 1 érme minden szomszédért, amelynek ugyanaz a nyersanyaga. Ha kész vagy, fejezd be a fordulódat.

## awaits

awaits-choose_field = Várunk, amíg { $who } rondellamezőt választ
awaits-pay_for_field = Várunk, amíg { $who } fizet a rondelláért
awaits-production = Várunk, amíg { $who } termel
awaits-templum = Várunk, amíg { $who } épít
awaits-militia = Várunk, amíg { $who } egységeket állít fel
awaits-scientia = Várunk, amíg { $who } fejleszt és toboroz
awaits-movement = Várunk, amíg { $who } mozgatja az egységeit
awaits-conquest = Várunk, amíg { $who } városokat hódít
awaits-fortress = Várunk, amíg { $who } dönt az Erődről: { $region }
awaits-casualties = Várunk, amíg { $who } leveszi az egységeit: { $region }
awaits-founding = Várunk, amíg { $who } városokat alapít, vagy befejezi a fordulóját
awaits-choose_card = { $reason ->
    [city] Várunk, amíg { $who } eseménykártyát vesz el az elveszett városért
   *[personage] Várunk, amíg { $who } eseménykártyát vesz el ellenfele személyiségéért
}
awaits-choose_chip = Várunk, amíg { $who } jelzőt vesz el érme helyett

## picture

picture-board = Tábla
picture-map = Térkép
picture-tables = Táblázatok
picture-phone = Térkép és verseny, telefonra
picture-phone-more = Rondella és készletek, telefonra
picture-phone-whole = Az egész asztal, álló képen

## orderable

orderable-fortress = Erőd, ha megtámadják egy városodat
orderable-choose_card = Eseménykártyák, amelyeket elveszel

## fortress-policy

fortress-policy-save = Csak annyi Erőd, amennyi megmenti a várost, különben egy sem
fortress-policy-save_or_weaken = Csak annyi Erőd, amennyi megmenti a várost, különben egy
fortress-policy-none = Erőd kijátszása nélkül

## subject

subject-city = elveszített városaidért
subject-personage = az ellenfeled személyiségéért

##

card-policy = Elvesz, ha nyitva van: { $card }
