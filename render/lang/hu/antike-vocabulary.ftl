### Antike Duellum: other words for the same, as people type and ask. They are compared, never shown.

same =
    győzelem: hogyan győzök, hogyan nyerek, ki győz, ki nyer, nyer, nyerés, győztes, nyertes, a játék vége, véget ér a játék
    kilenc személyiség: győzelem, nyerés, hány személyiség, hány győzelmi pont, győzelmi pontok, a játék vége
    személyiség: győzelmi pont, személy, szereplő, figura, személyiségek
    rondella: rondel, kerék, körpálya, kör
    bábu: jelölő, jelző, figura, lépés a rondellán
    óramutató járásával: előre, tovább, irány
    mező: hely, kocka, mezők
    légió: katona, sereg, hadsereg, csapat, gyalogság, légiók, szárazföldi egység
    gálya: hajó, csónak, flotta, hajóhad, gályák, tengeri egység
    egység: sereg, csapat, katona, egységek
    toborzás: toboroz, új egységek, kiképzés, egységet venni
    felállítás: felállít, lerak, térképre tesz, bevet, hadba állít, egységeket letesz
    tábor: toborzótábor, doboz, toborzóhely
    készlet: tartalék
    városfal: fal, falak, erődítés, bástya
    templom: szentély, templomok
    alapítás: alapít, új város, várost épít, telepít, letelepedés
    városhely: hely, üres hely, szabad hely
    hódítás: meghódít, elfoglal, bevesz, megtámad, támadás, támad
    védelem: erő, védőerő, védekezés, város ereje, véd
    csata: harc, harcol, küzdelem, csaták
    mozgás: mozgat, lép, megy, utazik, milyen messze, mozgatás
    határ: határok
    vívmány: technológia, technológiák, tech, fejlesztés, kutatás, tudás, know-how, vívmányok
    strata: út, utak
    navigatio: hajózás
    moneta: pénz
    res publica: köztársaság
    commercium: csere, cserél, kereskedelem, kereskedik
    eseménykártya: kártya, kártyák, események, lap
    döntetlen: megegyezés, remi, döntetlent ajánl
    érme: pénz, pénzérme, érmék
    nyersanyagjelző: jelző, nyersanyag, nyersanyagok, chip
    termelés: termel, nyersanyagot kap, bevétel, jövedelem
    marmor: márvány, márványt termel
    ferrum: vas, vasat termel
    aurum: arany, aranyat termel
    templum: templom, épít, építés
    militia: felállítás, felállít
    scientia: kutatás, tudomány, vívmány, toborzás
    duellum: háború, mozgás, hódítás, harc
    tudós: tudósok, filozófus, bölcs
    király: királyok
    hadvezér: hadvezérek, tábornok
    hajós: hajósok, tengerész, felfedező
    polgár: polgárok
    kezdőváros: anyaváros, kezdő városok
    karthágó: carthago
    új-karthágó: carthago nova, új karthágó, újkarthágó
    szürakuszai: syracusae, szirakúza, siracusa
    genua: genova
    neapolis: nápoly
    massilia: marseille
    büzantion: bizánc, konstantinápoly, isztambul, byzantium
    adriai-tenger: adria
    korzika: corsica

## verbs

verbs-move_marker = lép, lépek, megy, menj, bábu, mező, választ, rondella, akció
verbs-pay_rondel = fizet, fizetés, ad, költ
verbs-build_temple = épít, építés, építek, templom, templomot
verbs-build_wall = épít, építés, fal, falat, városfal, erősít
verbs-deploy = felállít, felállítás, lerak, letesz, bevet, állít
verbs-move_units = mozgat, mozgás, lép, hajózik, vonul, megy, küld
verbs-recruit = toboroz, toborzás, új, vesz, vásárol, kiképez
verbs-develop = kifejleszt, fejleszt, kutat, vívmány, technológia, tanul
verbs-found = alapít, alapítás, város, letelepedik, új, épít
verbs-conquer = meghódít, hódít, megtámad, támad, elfoglal, bevesz
verbs-take_card = elvesz, vesz, húz, választ, kártya, lap
verbs-play_card = kijátszik, játszik, használ, kártya
verbs-done = kész, vége, befejez, befejezése, tovább, passz, mozgás, felállítás, építés, toborzás
verbs-end_turn = vége, forduló, kész, befejez, passz
verbs-resign = felad, feladom, feladás, kilép
verbs-offer_draw = döntetlen, ajánl, ajánlás, javasol
verbs-accept_draw = elfogad, elfogadás, döntetlen, igen
verbs-decline_draw = elutasít, elutasítás, nem
verbs-defend = véd, védekezik, kijátszik, használ, erőd
verbs-remove_units = levesz, elveszít, eltávolít, veszít
verbs-barter = cserél, csere, karaván, vált
verbs-exchange = cserél, csere, vált, kereskedik
verbs-take_chip = elvesz, vesz, választ, kap
