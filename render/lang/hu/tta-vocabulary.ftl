### Through the Ages: other words for the same, as people type and ask. They are compared, never shown.

same =
    a legtöbb kultúra győz: hogyan győzök, hogyan nyerek, ki nyer, győzelem, nyerés, nyertes, győztes, döntetlen
    végső pontozás: a játék vége, véget ér a játék, pontozás
    utolsó kör: a játék vége, véget ér a játék
    kor: korszak, éra
    kártyasor: sor, lapsor, piac, kínálat
    elvesz: elvenni, húz, választ, vesz, felvesz
    civil akció: fehér akció, fehér jelző, akciópont, akciók
    katonai akció: piros akció, piros jelző
    sárga jelző: sárga kocka, népességjelző, kocka
    kék jelző: kék kocka, árujelző
    sárga bank: népességbank, lakosságbank
    kék bank: árubank
    lakosság: népesség, nép, lakos, emberek
    lakosság növelése: növekedés, új munkás, több munkás, népesség növelése
    munkás: nép, ember, bábu, sárga, dolgozó
    nem dolgozó munkás: szabad munkás, tétlen munkás
    boldog arc: boldogság, mosoly, szmájli, vidám
    elégedetlen: boldogtalan, dühös, szomorú
    felkelés: lázadás, zavargás, forrongás
    éhínség: éhezés, éhség, nincs étel, elfogy az étel
    fogyasztás: etetés, evés, ellátás
    korrupció: pazarlás, veszteség
    étel: élelem, kaja, élelmiszer
    tanya: farm, mező, szántó
    bánya: érc, kő
    városi épület: templom, laboratórium, labor, könyvtár, aréna, színház, épület
    városépítési korlát: épületkorlát, hány épület, hány templom, hány laboratórium
    erőforrás: nyersanyag, érc, kő, anyag, termelés
    tudomány: tudományos pont, villanykörte, kutatás
    kultúra: kulturális pont, győzelmi pont, pont, hárfa
    harci erő: erő, haderő, katonaság, sereg ereje
    fejlesztés: fejleszt, javít, korszerűsít, szintlépés
    megsemmisít: lerombol, lebont, elpusztít, rombol
    feloszlat: elbocsát, leszerel
    csoda: világcsoda, emlékmű
    építés alatt: befejezetlen, folyamatban
    szint: lépcső, szakasz
    vezető: uralkodó, személy, személyiség
    leváltott: leváltás, csere
    vezetés: kormány, kormányzat, államforma, rendszer, vezetési rendszer
    forradalom: vezetésváltás, kormányváltás, puccs
    kifejleszt: kutat, felfedez, kijátszik, bevezet
    technológia: tech, tudománykártya
    akciókártya: sárga kártya, akciólap
    katonai kártya: piros kártya, katonai lap
    katonai egység: egység, katona, csapat
    taktika: taktikai kártya, alakzat
    elavult: régi, elavulás, kor vége
    kor vége: új kor, véget ér a kor
    sereg: hadsereg, seregek
    légierő: repülő, repülőgép
    agresszió: támadás, támad, rajtaütés
    háború: támadás, hadüzenet, hadat üzen
    védelem: véd, védekezik, védekezés
    egyezmény: paktum, egyezség, szerződés, szövetség, megállapodás
    egyezmény felbontása: paktum felbontása, felbont
    esemény: zöld kártya
    jövőbeli események: jövő események
    esemény előkészítése: esemény lerakása, előkészít
    új terület: gyarmat, terület
    gyarmat: új terület, kolónia
    gyarmatosítás: gyarmatosít, kolonizálás
    licit: ajánlat, licitál, árverés
    feláldoz: áldozat, egységek elvesztése
    taktika másolása: másol, átveszi a taktikát
    húzás: húz, lapot húz
    speciális technológia: kék technológia
    gyalogság: gyalogos, gyalogos katona
    lovasság: lovas, lovak
    tüzérség: ágyú, ágyúk
    laboratórium: labor, laborok
    rom: romok, romba dől

## verbs

verbs-take = elvesz, elvenni, vesz, húz, választ, felvesz, sor
verbs-populate = növel, növelés, lakosság, népesség, új, munkás
verbs-build = épít, építés, építeni, kiképez, kiképzés, toboroz
verbs-upgrade = fejleszt, fejlesztés, fejleszteni, javít
verbs-destroy = megsemmisít, lerombol, lebont, rombol
verbs-disband = feloszlat, feloszlatás, elbocsát
verbs-play_leader = vezető, játékba hoz, megválaszt, kijátszik
verbs-build_stages = épít, csoda, szint, lépcső, folytat
verbs-develop = kifejleszt, kutat, felfedez, bevezet, kijátszik, technológia
verbs-play_card = kijátszik, játszik, használ, kártya, akció
verbs-use_ability = használ, képesség, vezető
verbs-play_tactic = taktika, kijátszik, használ
verbs-copy_tactic = másol, másolás, taktika, átvesz
verbs-draw_card = húz, húzás, kártya, katonai
verbs-end_turn = vége, forduló, kész, befejez, passz
verbs-pass_politics = passz, kihagy, politika, nem, semmi
verbs-prepare_event = előkészít, esemény, lerak, kijátszik
verbs-play_aggression = támad, agresszió, kijátszik
verbs-declare_war = háború, hadat üzen, hadüzenet, támad
verbs-offer_pact = ajánl, ajánlat, egyezmény, paktum
verbs-cancel_pact = felbont, felbontás, egyezmény, paktum
verbs-answer_pact = elfogad, elutasít, igen, nem
verbs-discard_cards = eldob, dob, eldobás
verbs-decline = nem, elutasít, kihagy, passz, semmi
verbs-drop_out = passz, kiszáll, nem
verbs-bid = ajánlat, ajánl, licit, licitál
verbs-resign = felad, feladom, feladás, kilép
verbs-choose = választ, választok, veszít
verbs-defend = véd, védekezik, védelem, használ
verbs-keep_bonuses = megtart, választ
verbs-choose_bonus = megtart, választ
verbs-commit = küld, elküld, használ, feláldoz
verbs-fill_force = küld, feltölt, automatikus
verbs-assemble = küld, sereg, használ
verbs-reach = elér, véd, küld
verbs-send_force = küld, elküld, kész, sereg
verbs-split = veszít, fizet, választ
verbs-steal_technologies = elvesz, zsákmány
