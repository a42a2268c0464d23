### Antike Duellum: what can be chosen, and what it costs or brings.

go-to = { $price ->
    [0] Ide lép: { $field }
   *[other] Ide lép: { $field } (ára { $price })
}
pay = Fizet: { $goods }

## build-temple

build-temple-no = { $coins ->
    [0] Templomot épít: { $city }
   *[other] Templomot épít: { $city } ({ $coins } érme márvány helyett)
}
build-temple-yes = { $coins ->
    [0] Templomot épít Kőfejtővel: { $city }
   *[other] Templomot épít Kőfejtővel: { $city } ({ $coins } érme márvány helyett)
}

##

build-wall = { $coins ->
    [0] Városfalat épít: { $city }
   *[other] Városfalat épít: { $city } ({ $coins } érme márvány helyett)
}

## deploy

deploy-legion = { $coins ->
    [0] Légiót állít fel: { $city }
   *[other] Légiót állít fel: { $city } ({ $coins } érme vas helyett)
}
deploy-galley = { $coins ->
    [0] Gályát állít fel: { $city }
   *[other] Gályát állít fel: { $city } ({ $coins } érme vas helyett)
}
deploy-general = { $coins ->
    [0] Tábornokot állít fel: { $city }
   *[other] Tábornokot állít fel: { $city } ({ $coins } érme vas helyett)
}
deploy-admiral = { $coins ->
    [0] Admirálist állít fel: { $city }
   *[other] Admirálist állít fel: { $city } ({ $coins } érme vas helyett)
}

##

develop = { $coins ->
    [0] Kifejleszt: { $know_how }
   *[other] Kifejleszt: { $know_how } ({ $coins } érme arany helyett)
}
recruit = { $coins ->
    [0] Toboroz: { $units }
   *[other] Toboroz: { $units } ({ $coins } érme arany helyett)
}
move = Mozgat: { $units }, { $origin } → { $to }
conquer = { $siege_engine ->
    [yes] Meghódít Ostromgéppel: { $city }
   *[no] Meghódít: { $city }
}
defend = { $cards ->
    [0] Erőd nélkül
   *[other] Kijátszik: { $cards } Erőd
}
remove = Levesz: { $units }
play-card = Kijátszik: { $card }
play-card-on = Kijátszik: { $card } ({ $region })
barter = Cserél Karavánnal: { $give } helyett { $take }
exchange = Cserél: { $give } helyett { $take }
take = Elvesz: { $thing }

## finish

finish-production = Termelés most
finish-templum = Építés befejezése
finish-militia = Felállítás befejezése
finish-scientia = SCIENTIA befejezése
finish-movement = Mozgás befejezése
finish-conquest = Hódítás befejezése

## found

found-no = { $replaced ->
    [0] Alapít: { $city } ({ $resource })
   *[other] Alapít: { $city } ({ $resource }, érmével fizetve: { $resources })
}
found-yes = { $replaced ->
    [0] Alapít Telepesekkel: { $city } ({ $resource })
   *[other] Alapít Telepesekkel: { $city } ({ $resource }, érmével fizetve: { $resources })
}

## plain

plain-end_turn = Forduló vége
plain-offer_draw = Döntetlen ajánlása
plain-accept_draw = Döntetlen elfogadása
plain-decline_draw = Döntetlen elutasítása
plain-resign = A játék feladása

##

give = Ad: { $goods }

## units

units-legion = Légiók
units-galley = Gályák
units-general = Tábornokok
units-admiral = Admirálisok

## field

field-FERRUM = vasat és egy érmét kapsz
field-AURUM = aranyat és egy érmét kapsz
field-MARMOR = márványt és egy érmét kapsz
field-TEMPLUM = templomok és városfalak építése
field-MILITIA = egységek felállítása a táborodból
field-SCIENTIA = vívmányok kifejlesztése, egységek toborzása
field-DUELLUM = egységek mozgatása, városok meghódítása

## brings

brings-strata = { $first ->
    [yes] { $cost }. A légiók legfeljebb 2 határt lépnek át. Te vagy az első, ezért tudóst szerzel.
   *[no] { $cost }. A légiók legfeljebb 2 határt lépnek át.
}
brings-navigatio = { $first ->
    [yes] { $cost }. A gályák legfeljebb 2 határt lépnek át. Te vagy az első, ezért tudóst szerzel.
   *[no] { $cost }. A gályák legfeljebb 2 határt lépnek át.
}
brings-moneta = { $first ->
    [yes] { $cost }. Minden termelésben 1 jelzővel több. Te vagy az első, ezért tudóst szerzel.
   *[no] { $cost }. Minden termelésben 1 jelzővel több.
}
brings-res_publica = { $first ->
    [yes] { $cost }. Városaid védelme 1-gyel nagyobb. Te vagy az első, ezért tudóst szerzel.
   *[no] { $cost }. Városaid védelme 1-gyel nagyobb.
}
brings-commercium = { $first ->
    [yes] { $cost }. 3 jelzőt 2-re cserélhetsz. Te vagy az első, ezért tudóst szerzel.
   *[no] { $cost }. 3 jelzőt 2-re cserélhetsz.
}

##

temple-brings = { $cost }. Megháromszorozza a hozamot, a védelmet és a felállítást.
wall-brings = { $cost }. 1-gyel növeli a védelmet.
battle-with = Csata, ellenfél: { $units }
conquest-takes = { $temple ->
    [yes] { $count ->
       *[other] { $count } egységedbe kerül, lerombol egy templomot, és hadvezért szerez
    }
   *[no] { $count ->
       *[other] { $count } egységedbe kerül
    }
}
