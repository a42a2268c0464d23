### Tzolk'in: what can be chosen, and what it costs or brings.

keep = Megtart: { $tiles }
beg = Könyörgés { $corn } kukoricáért: { $temple } le
place = { $corn ->
    [0] Lehelyez: { $space } (ingyen)
   *[other] Lehelyez: { $space } ({ $corn } kukorica)
}
place-in-mercy = Lehelyez: { $space } (minden kukoricád)
place-nowhere = Lehelyez: { $space } (tele van)

claim = { $corn ->
    [0] Lehelyez: kezdőjátékos-mező (ingyen)
   *[other] Lehelyez: kezdőjátékos-mező ({ $corn } kukorica)
}
move-calendar = Naptár: { $days } nappal tovább
take-nothing = Levesz, { $space }: semmi
take = Levesz, { $space }: { $does }
take-other = { $corn ->
    [0] Levesz, { $space }, { $number }. akció: { $does }
   *[other] Levesz, { $space }, vissza { $corn } kukoricáért, { $number }. akció: { $does }
}
take-other-short = { $corn ->
    [0] { $space }, { $number }. akció: { $does }
   *[other] { $space }, { $number }. akció { $corn } kukoricáért: { $does }
}

## take-harvest

take-harvest-corn = Levesz, { $space }: { $goods }
take-harvest-wood = Levesz, { $space }: { $goods }
take-harvest-free = Levesz, { $space }: { $goods } lapka nélkül
take-harvest-burn = Levesz, { $space }: felégetés, { $goods }, { $temple } le

## harvest

harvest-corn = Betakarítás: { $goods }
harvest-wood = Betakarítás: { $goods }
harvest-free = Betakarítás lapka nélkül: { $goods }
harvest-burn = Az erdő felégetése: { $goods }, { $temple } le

##

take-research = Levesz, { $space }: { $technology } ({ $count } nyersanyag)
research = { $count ->
    [0] Fejleszt: { $technology } (ingyen)
   *[other] Fejleszt: { $technology } ({ $count } nyersanyag)
}
again = { $technology } újra

## take-build

take-build-plain = Levesz, { $space }, épít: { $tile } ({ $cost })
take-build-skilled = Levesz, { $space }, Építészettel: { $tile } ({ $cost })
take-build-wood = Levesz, { $space }, kevesebb fa: { $tile } ({ $cost })
take-build-stone = Levesz, { $space }, kevesebb kő: { $tile } ({ $cost })
take-build-gold = Levesz, { $space }, kevesebb arany: { $tile } ({ $cost })

## build

build-plain = Épít: { $tile } ({ $cost })
build-skilled = Építészettel épít: { $tile } ({ $cost })
build-wood = Kevesebb fából épít: { $tile } ({ $cost })
build-stone = Kevesebb kőből épít: { $tile } ({ $cost })
build-gold = Kevesebb aranyból épít: { $tile } ({ $cost })

##

take-climb = Levesz, { $space }: { $temples } fel
climb = Feljebb lép: { $temples }
take-perform = Levesz, { $space }: { $other } akciója
perform = { $space } akciója: { $does }
pay = Fizet: { $goods }
take-resources = Elvesz: { $goods }
offer = Áldoz: { $resource }, { $temple } fel

buy-word = vesz
sell-word = elad

## trade

trade-buy = Vesz: { $bought } (fizet { $paid } kukoricát)
trade-sell = Elad: { $sold } (kap { $gained } kukoricát)
trade-both = { $paid ->
    [0] { $gained ->
        [0] Elad: { $sold }, vesz: { $bought }
       *[other] Elad: { $sold }, vesz: { $bought } (kap { $gained } kukoricát)
    }
   *[other] Elad: { $sold }, vesz: { $bought } (fizet { $paid } kukoricát)
}

## skip

skip-construct = Nem építek többet
skip-research = Nem lépek többet
skip-action = Nem hajtok végre akciót
skip-market = Nem kereskedem
skip-offering = Nem áldozok

## plain

plain-end_turn = Forduló vége
plain-resign = A játék feladása

##

group = Levesz: { $space }
on-space = { $space }: { $does }.
today = Most: { $does }.
today-nothing = Most: semmi, amíg a naptár tovább nem fordul.
tomorrow = { $day } nap múlva: { $does }.
up-to = { $temple }: a következő lépcsőfok { $points } pontot ér.
wasted = { $temple }: elvész, nem léphetsz feljebb.
partly-wasted = { $temple }: { $steps } lépésből csak { $count }, ennél feljebb nem léphetsz.
teeth-corn = A naptáron lévő { $corn } kukoricát is megkapod.
marker-comes = Megkapod a kezdőjátékos-jelzőt, és a következő körben te kezdesz.
marker-goes = Elveszíted a kezdőjátékos-jelzőt ({ $who } kapja meg), és a következő körben utolsóként következel.
claim-light = Amikor a naptár továbbfordul, a munkásod visszatér. Ekkor két nappal is továbbforgathatod a naptárt, hacsak ez le nem lökne egy munkást a fogaskerekéről.
claim-dark = Amikor a naptár továbbfordul, a munkásod visszatér. A naptár csak egy napot fordul, mert a táblád a sötét oldalát mutatja.
claim-in-last-round = Az utolsó körben ez a mező semmi mást nem ad.
day-comes = { CAPITAL(AZ($day)) } { $day }. nap következik.
day-comes-with-food = { CAPITAL(AZ($day)) } { $day }. nap következik, a végén etetéssel.
board-turns = A táblád a sötét oldalára fordul. Ezt nem teheted meg újra, amíg el nem éred egy templom legfelső lépcsőfokát.
no-skull = Nem maradt kristálykoponya, ezért nem kapsz.
all-in-play = Minden munkásod játékban van, ezért nem kapsz újat.
no-more-skulls = Nem maradt több kristálykoponya.
takes-tile = Elveszel egy kukoricalapkát.
begging = { $corn } kukoricád lesz, és egy lépcsőfokot lejjebb lépsz ebben a templomban.
by-skill = Az Építészet hozzáadja ezt: { $gives }.
angry = Az istenek haragszanak: egy lépcsőfokot lejjebb lépsz.
tile-gives = { CAPITAL($kind) }: { $effects }
