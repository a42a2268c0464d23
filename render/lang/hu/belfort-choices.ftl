### Belfort: what can be chosen, and what it costs or brings.

keep = Megtart: { $cards }
dwarf = Semleges törpét tesz ide: { $guild }, { $district }
place = { $fee ->
    [0] Lehelyez: { $plank }, { $worker }
   *[other] Lehelyez: { $plank }, { $worker } ({ $fee } arany)
}
place-at = Lehelyez: { $plank }, { $worker } ({ $fee } arany, kapja: { $who })
passing = Passz: { $areas }
pass-open = Passz: munkásonként választok
send = Elküld: { $areas }
swap = Elvesz: { $number }. címer ({ $who })
keep-crest = Megtartom a címeremet
build = Épít: { $building }, { $place } ({ $cost })
build-nowhere = Épít: { $building } ({ $cost })
wall = Városfalat épít: { $place } ({ $cost })
guild = Céhet épít: { $guild }, { $place } ({ $cost })
activate = Aktivál: { $plank } ({ $does })
buy = Vesz: { $taken } ({ $given })
sell = Elad: { $given } ({ FORM($taken, "pay") })
barter = Csere a Kereskedőkkel: { FORM($given, "pay") } { $taken }
hire = Felfogad egy gnómot: { $card } ({ $gold } arany)
power = Használ: { $card } ({ FORM($given, "pay") } { $taken })
free-power = Használ: { $card } ({ $taken })
card = Kártyát vesz: { $card } ({ $gold } arany, utolsó akció)
recruit = Toboroz: { $worker }
lock = Gnómot tesz ide: { $card }
discard = Eldob: { $cards }
mark = Jelzőt tesz ide: { $place }
design = Épít: { $building }, { $place }
pay = Fizet: { $goods }
rob = Elvesz: { $loot }
exchange = Csere: { $first } és { $second } ({ $mine } / { $theirs })
reveal = Megmutat: { $card }
take = Elvesz: { $card } ({ $who })
neutral-build = Ezzel épít: { $card }

## skip

skip-recruit = Senkit sem toborzok
skip-design = Semmit sem építek
skip-loot = Senkitől sem veszek el semmit
skip-exchange = Semmit sem cserélek
skip-card = Egy kártyát sem veszek el
skip-discard = Semmit sem dobok el

## plain

plain-end_turn = Akciók vége
plain-resign = A játék feladása

##

plank-group = { $fee ->
    [0] { $plank }
   *[other] { $plank } ({ $fee } arany)
}
plank-group-at = { $plank } ({ $fee } arany, kapja: { $who })
building-group = { $building } ({ $cost })

## vain

vain-reserve = Senki sem csatlakozik: nincs ilyen munkás a tartalékodban.
vain-workers = Ez most hatástalan: üres a tartalékod.
vain-gnomes = Ez most hatástalan: nincs több gnóm, vagy nincs szabad lakatod.
vain-recruiters = Ez most hatástalan: üres a tartalékod, és gnóm sem jöhet.
vain-cards = Ez most hatástalan: nincs több húzható kártya.
vain-masters = Ez most hatástalan: egyik munkásodból sem lehet mester.
vain-gatehouse = Ez most hatástalan: egyetlen Kapuház fele sem szabad neked.

##

desk-detail = Begyűjtéskor ez a munkás egy ugyanolyan új munkással tér vissza.
camp-detail = Begyűjtéskor elcserélheted a címeredet egy másik játékoséval. Az 1. címer kezd.
pass-detail = A munkásaid { FORM($goods, "acc") } hoznak, a legtöbb munkásért járó bónusz nélkül.
pass-open-detail = Minden fajta munkásról te döntesz.
crest-detail = Az 1. címer kezd, utána a 2. címer jön, és így tovább. Ebben a körben senki sem veheti el tőled.
markers-detail = Most { FORM($district, "in") }: { $who }.
doubtful = Ezt a költséget senki sem erősítette meg.
doubtful-price = Ezt az árat senki sem erősítette meg.
free-detail = Szabad telek: { $districts }.
design-detail = A költsége { $cost }, mínusz 1 fém, vagy mínusz összesen 2 fa és kő.
rob-detail = A tulajdonosok azonnal elveszítik ezeket a nyersanyagokat.
exchange-detail = A két telek minden jelzője helyet cserél.
unused = { $count ->
    [one] Egy munkásodat még nem használtad: { $planks }.
   *[other] Ezeket a munkásaidat még nem használtad: { $planks }.
}
