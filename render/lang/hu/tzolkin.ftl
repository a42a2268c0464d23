### Tzolk'in: numbers of things, questions and menus.

none = nincs
nothing = { $grammar ->
    [acc] semmit
   *[plain] semmi
}
free = ingyen

space = { $grammar ->
    [on] { $gear } { $number }. mezőjén
    [to] { $gear } { $number }. mezőjére
    [from] { $gear } { $number }. mezőjéről
   *[plain] { $gear } { $number }
}
start-space = { $grammar ->
    [on] a kezdőjátékos-mezőn
    [to] a kezdőjátékos-mezőre
    [from] a kezdőjátékos-mezőről
   *[plain] kezdőjátékos-mező
}
starting-wealth = kezdővagyon
level = { $grammar ->
    [acc] { AZ($technology) } { $technology } { $level }. szintjét
   *[plain] { $technology } { $level }
}

## amount

amount-corn = { $grammar ->
    [acc] { $count } kukoricát
    [for] { $count } kukoricáért
   *[plain] { $count } kukorica
}
amount-wood = { $grammar ->
    [acc] { $count } fát
    [for] { $count } fáért
   *[plain] { $count } fa
}
amount-stone = { $grammar ->
    [acc] { $count } követ
    [for] { $count } kőért
   *[plain] { $count } kő
}
amount-gold = { $grammar ->
    [acc] { $count } aranyat
    [for] { $count } aranyért
   *[plain] { $count } arany
}
amount-skull = { $grammar ->
    [acc] { $count } koponyát
    [for] { $count } koponyáért
   *[plain] { $count } koponya
}
amount-point = { $grammar ->
    [acc] { $count } pontot
    [for] { $count } pontért
   *[plain] { $count } pont
}
amount-resource = { $grammar ->
    [acc] { $count } nyersanyagot
    [for] { $count } nyersanyagért
   *[plain] { $count } nyersanyag
}
amount-worker = { $grammar ->
    [acc] { $count } munkást
   *[plain] { $count } munkás
}
amount-day = { $count } nap

## kind

kind-farm = farm
kind-tomb = sírkamra
kind-civic = középület
kind-altar = oltár

## source

source-temples = templomok
source-chichen_itza = Chichen Itza
source-building = épületek
source-architecture = Építészet
source-hunger = éhező munkások
source-corn = kukorica
source-skulls = többi koponya
source-monuments = emlékművek

## caption

caption-keep = Kezdővagyon megtartása
caption-beg = Könyörgés kukoricáért
caption-place = Munkás egy fogaskerékre
caption-claim = Munkás a kezdőjátékos-mezőre
caption-take = Munkás levétele
caption-end_turn = Forduló befejezése
caption-harvest = Betakarítás módja
caption-research = Technológia választása
caption-construct = Épület építése
caption-monument = Emlékmű építése
caption-climb = Templomok választása
caption-perform = Akció választása
caption-pay = Mivel fizetsz?
caption-take_resources = Nyersanyagok választása
caption-offer = Egy nyersanyag egy templomi lépcsőfokért
caption-trade = Kereskedés: mennyit veszel, vagy adsz el (-1)
caption-skip = Tovább
caption-move_calendar = Naptár továbbforgatása
caption-resign = A játék feladása

## share

share-wood = fa (van: { $count }, -1: egyet eladsz)
share-stone = kő (van: { $count }, -1: egyet eladsz)
share-gold = arany (van: { $count }, -1: egyet eladsz)

## picture

picture-board = Tábla
picture-gears = Fogaskerekek, nagyobban
picture-tiles = Épületek és emlékművek, nagyobban
picture-phone = Fogaskerekek és játékosok, telefonra
picture-phone-more = Templomok, technológiák és lapkák, telefonra

##

tableau = Játékostábla: { $who }

## prompt

prompt-choose_wealth = Melyik { $count } lapkát tartod meg ezek közül? Titokban maradnak, amíg mindenki nem választott.
prompt-turn = { $mode ->
    [place] Helyezz le munkásokat. Nincs levehető munkásod. Készleted: { $goods }.
    [take] Vegyél le munkásokat. Most nem helyezhetsz le. Készleted: { $goods }.
    [beg] Előbb könyörögj kukoricáért. Munkást nem tudsz lehelyezni, és levehető munkásod sincs. Készleted: { $goods }.
    [placing] Helyezz le még egy munkást, vagy fejezd be a fordulódat. Készleted: { $goods }.
    [taking] Vegyél le még egy munkást, vagy fejezd be a fordulódat. Készleted: { $goods }.
    [done] Fejezd be a fordulódat. Mást nem tehetsz. Készleted: { $goods }.
   *[open] Helyezz le vagy vegyél le munkásokat. A kettőt együtt nem lehet. Készleted: { $goods }.
}
prompt-choose_harvest = { $cause }: mit takarítasz be?
prompt-choose_track = { $count ->
    [one] { $cause }: melyik technológiát fejleszted?
   *[other] { $cause }: melyik technológiát fejleszted? { $count } lépésed van.
}
prompt-choose_building = { $corn ->
    [0] { $cause }: mit építesz? Készleted: { $goods }.
   *[other] { $cause }: mit építesz? Az ár minden nyersanyagáért { $corn } kukoricát fizetsz. Készleted: { $goods }.
}
prompt-choose_temples = { $count ->
    [one] { $cause }: melyik templomban lépsz feljebb?
   *[other] { $cause }: melyik { $count } templomban lépsz feljebb?
}
prompt-choose_resources = { $count ->
    [one] { $cause }: melyik nyersanyagot veszed el?
   *[other] { $cause }: melyik { $count } nyersanyagot veszed el?
}
prompt-choose_action = { $corn ->
    [0] { $cause }: melyik akciót hajtod végre?
   *[other] { $cause }: melyik akciót hajtod végre { $corn } kukoricáért?
}
prompt-choose_offering = Teológia: fizetsz egy nyersanyagot, hogy egy lépcsőfokkal feljebb lépj egy templomban?
prompt-at_market = Piac: a fa { $wood }, a kő { $stone }, az arany { $gold } kukoricát ér. Mit veszel, és mit adsz el? Készleted: { $goods }.
prompt-choose_days = A kezdőjátékos-mezőn állsz: hány nappal forduljon tovább a naptár?
prompt-pay_any = { $cause }: milyen nyersanyagokkal fizetsz?

## awaits

awaits-choose_wealth = Várunk, amíg { $who } kezdővagyont választ
awaits-turn = Várunk, amíg { $who } munkásokat helyez le vagy vesz le
awaits-choose_harvest = Várunk, amíg { $who } betakarít
awaits-choose_track = Várunk, amíg { $who } technológiát fejleszt
awaits-choose_building = Várunk, amíg { $who } épít
awaits-choose_temples = Várunk, amíg { $who } templomokat választ
awaits-choose_resources = Várunk, amíg { $who } nyersanyagokat választ
awaits-choose_action = Várunk, amíg { $who } akciót választ
awaits-choose_offering = Várunk, amíg { $who } dönt az áldozatról
awaits-at_market = Várunk, amíg { $who } kereskedik a piacon
awaits-choose_days = Várunk, amíg { $who } továbbforgatja a naptárt
awaits-pay_any = Várunk, amíg { $who } kiválasztja, mivel fizet

##

wealth-line = { $tile }: { $gives }

## orderable

orderable-choose_days = Naptár: egy nap vagy kettő

## policy

policy-one = Egy nappal forduljon tovább
policy-two = Két nappal forduljon tovább
policy-two_unless_food = Két nappal, de eggyel, ha kettővel hamarabb jönne az etetési nap
