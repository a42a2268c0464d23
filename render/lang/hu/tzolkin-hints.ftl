### Tzolk'in: hints, and the first steps of somebody who has never played.

## differs

differs-points = { $way ->
    [more] +{ $count } pont
    [less] −{ $count } pont
    [better] több pont
   *[worse] kevesebb pont
}
differs-temples = { $way ->
    [more] +{ $count } lépcsőfok a templomokban
    [less] −{ $count } lépcsőfok a templomokban
    [better] több haszon a templomokból
   *[worse] kevesebb haszon a templomokból
}
differs-monuments = { $way ->
    [more] +{ $count } emlékmű
    [less] −{ $count } emlékmű
    [better] több haszon az emlékművekből
   *[worse] kevesebb haszon az emlékművekből
}
differs-goods = { $way ->
    [better] nagyobb készlet kukoricából és más javakból
   *[worse] kisebb készlet kukoricából és más javakból
}
differs-food = { $way ->
    [better] több élelem a következő etetési napra
   *[worse] kevesebb élelem a következő etetési napra
}
differs-technologies = { $way ->
    [more] +{ $count } technológiai szint
    [less] −{ $count } technológiai szint
    [better] fejlettebb technológia
   *[worse] fejletlenebb technológia
}
differs-workers = { $way ->
    [more] +{ $count } munkás
    [less] −{ $count } munkás
    [better] több munkás
   *[worse] kevesebb munkás
}
differs-hand = { $way ->
    [more] +{ $count } lehelyezhető munkás
    [less] −{ $count } lehelyezhető munkás
    [better] több lehelyezhető munkás
   *[worse] kevesebb lehelyezhető munkás
}
differs-gears = { $way ->
    [better] jobb akciók felé haladó munkások
   *[worse] kevesebb haszon a fogaskerekeken lévő munkásokból
}
differs-buildings = { $way ->
    [more] +{ $count } épület
    [less] −{ $count } épület
    [better] több haszon az épületekből
   *[worse] kevesebb haszon az épületekből
}
differs-start = { $way ->
    [better] te leszel a kezdőjátékos
   *[worse] valaki más lesz a kezdőjátékos
}
differs-rivals = { $way ->
    [better] rosszabb helyzet a többieknek
   *[worse] jobb helyzet a többieknek
}

## why

why-points = Pontokkal lehet győzni, és sok pont az utolsó napon jön.
why-temples = A templomok két etetési napon javakat adnak, a másik kettőn pontot. Minél magasabban vagy, annál többet kapsz.
why-monuments = Egy emlékmű egyszer ad pontot, a végén, olyasmiért, amiből sokad van.
why-goods = Kukoricával fizetsz a munkások lehelyezéséért. Fával, kővel és arannyal építesz és fejlesztesz.
why-food = Minden etetési napon minden munkás 2 kukoricát eszik. Minden éhező munkás 3 pontodba kerül.
why-technologies = Egy technológia minden későbbi, ugyanolyan akciódat jobbá teszi.
why-workers = Több munkás többet végez, de többet is eszik.
why-hand = Csak a kezedben lévő munkásokat helyezheted le, ezért vegyél le párat időben.
why-gears = A fogaskeréken álló munkás naponta egy mezővel előrébb jut. Ha vársz, jobb lesz az akció.
why-buildings = Az épületek munkásokat etetnek, technológiát fejlesztenek, vagy feljebb visznek a templomokban.
why-start = A következő körben a kezdőjátékos helyez le elsőként.
why-rivals = Csak az győz, akinek a legtöbb pontja van, ezért jó neked, ha a többieket visszafogod.

## reason

reason-begins = Ezzel kezdesz: { $goods }.
reason-begins_worker = Három helyett { $count } munkással kezdesz, és ezzel: { $goods }.
reason-begins_pays = { $count ->
    [one] Ebből kifizetheted { FORM($thing, "acc") }.
   *[other] Ebből { $count } épület bármelyikét kifizetheted, például { FORM($thing, "acc") }.
}
reason-final = Ez az utolsó kör: az etetési nap után a javaid így { $count } pontot érnek { $other } helyett, az éhező munkásokat is beszámítva.
reason-falls = Enélkül a munkásod leesik { FORM($place, "from") }, amikor a naptár továbbfordul, és az akciója elvész.
reason-food_less = { $days ->
    [0] { $count ->
        [0] A mai etetési napon így { $other } kukorica helyett egy sem kell.
       *[other] A mai etetési napon így { $other } kukorica helyett { $count } kell.
    }
   *[other] { $count ->
        [0] { $days } nap múlva, az etetési napon így { $other } kukorica helyett egy sem kell.
       *[other] { $days } nap múlva, az etetési napon így { $other } kukorica helyett { $count } kell.
    }
}
reason-food_enough = { $days ->
    [0] Így { $count } kukoricád van, és a mai etetési naphoz { $other } kell.
   *[other] Így { $count } kukoricád van, és { AZ($days) } { $days } nap múlva következő etetési naphoz { $other } kell.
}
reason-food_closer = { $days ->
    [0] A mai etetési naphoz szükséges { $other } kukoricából így { $count } megvan.
   *[other] { CAPITAL(AZ($days)) } { $days } nap múlva következő etetési naphoz szükséges { $other } kukoricából így { $count } megvan.
}
reason-food_comes = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és { $count } kukoricát hozhat, még időben az etetési naphoz, amelyhez { $other } kukoricád hiányzik.
reason-food_kept = { $days ->
    [0] Megtartod { AZ($count) } { $count } kukoricádat, és a mai etetési naphoz { $other } kell.
   *[other] Megtartod { AZ($count) } { $count } kukoricádat, és { AZ($days) } { $days } nap múlva következő etetési naphoz { $other } kell.
}
reason-monument = { $thing }: a mostani állás szerint a végén { $count } pontot ér.
reason-built_points = Azonnal { $count } pontot szerzel.
reason-laid = A koponya itt { $count } pontot ér, ha viszont megtartod, a végén csak { $other } pontot.
reason-leads = { $days ->
    [0] Így egyedül vezetsz { $thing } templomában. Ez ma { $count } pont bónuszt hoz, ha senki sem ér utol.
   *[other] Így egyedül vezetsz { $thing } templomában. Ez { $count } pont bónuszt hoz, ha { $days } nap múlva is így lesz.
}
reason-climbed = { $days ->
    [0] Az új helyed { $thing } templomában { $count } ponttal többet ér a mai etetési napon.
   *[other] { $days } nap múlva, az etetési napon az új helyed { $thing } templomában { $count } ponttal többet ér.
}
reason-rewarded = { $days ->
    [0] Az új helyed { $thing } templomában ennyivel többet hoz a mai etetési napon: { $goods }.
   *[other] { $days } nap múlva, az etetési napon az új helyed { $thing } templomában ennyivel többet hoz: { $goods }.
}
reason-stands_take = { $days } nap múlva a munkásod { FORM($place, "on") } áll, ahol { FORM($goods, "acc") } kaphatsz.
reason-stands_skull_taken = { $other ->
    [0] { $days } nap múlva a munkásod { FORM($place, "on") } áll, ahol koponyát kaphatsz, amely még { $count } pontot érhet.
   *[other] { $days } nap múlva a munkásod { FORM($place, "on") } áll, ahol koponyát kaphatsz. Chichen Itza egy koponyáért { $count }–{ $other } pontot ad.
}
reason-stands_choice = { $days } nap múlva a munkásod { FORM($place, "on") } áll, ahol { FORM($goods, "acc") } vagy { FORM($thing, "acc") } kaphatsz.
reason-stands_harvest = { $count ->
    [0] { $days } nap múlva a munkásod { FORM($place, "on") } áll, ahol { FORM($goods, "acc") } kaphatsz.
    [one] { $days } nap múlva a munkásod { FORM($place, "on") } áll, ahol { FORM($goods, "acc") } kaphatsz, ha addig senki sem veszi el az utolsó lapkát.
   *[other] { $days } nap múlva a munkásod { FORM($place, "on") } áll, ahol { FORM($goods, "acc") } kaphatsz. Még { $count } lapka maradt.
}
reason-stands_no_harvest = { $days } nap múlva a munkásod { FORM($place, "on") } áll, de a mostani állás szerint ott nincs mit betakarítani.
reason-stands_build = { $count ->
    [one] { $days } nap múlva a munkásod { FORM($place, "on") } áll, és építhetsz: ki tudod fizetni { FORM($thing, "acc") }.
   *[other] { $days } nap múlva a munkásod { FORM($place, "on") } áll, és építhetsz: { $count } lapka bármelyikét ki tudod fizetni, például { FORM($thing, "acc") }.
}
reason-stands_build_corn = { $count ->
    [one] { $days } nap múlva a munkásod { FORM($place, "on") } áll, és kukoricáért építhetsz: elég kukoricád van erre: { $thing }.
   *[other] { $days } nap múlva a munkásod { FORM($place, "on") } áll, és kukoricáért építhetsz: { $count } lapka bármelyikére elég kukoricád van, például erre: { $thing }.
}
reason-stands_build_two = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és kettőt is építhetsz: ki tudod fizetni { FORM($thing, "acc") }, vagy két épületet egyszerre.
reason-stands_build_new = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és építhetsz. Addigra új épületek lesznek kirakva.
reason-stands_build_lack = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és építhetsz. Még { $goods } hiányzik ehhez: { $thing }.
reason-stands_build_not = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és építhetsz, amint több javad lesz a fizetéshez.
reason-stands_learn = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és egy technológiai lépést tehetsz: { $count } nyersanyagod van rá.
reason-stands_learn_two = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és legfeljebb két technológiai lépést tehetsz: { $count } nyersanyagod van rá.
reason-stands_learn_not = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és egy technológiai lépést tehetsz, amint lesz rá nyersanyagod.
reason-stands_climb_corn = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és { $other } kukoricáért feljebb léphetsz egy templomban.
reason-stands_climb_corn_not = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és feljebb léphetsz egy templomban, amint lesz { $other } kukoricád fizetni.
reason-stands_climb = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és { $other } nyersanyagért { $count } templomban feljebb léphetsz.
reason-stands_climb_not = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és { $count } templomban feljebb léphetsz, ha van hely, és lesz { $other } nyersanyagod fizetni.
reason-stands_skull = { $days } nap múlva a munkásod { FORM($place, "on") } áll, ahol a koponyád { $count } pontot ér, és feljebb visz { $thing } templomában.
reason-stands_skull_not = { $days } nap múlva a munkásod { FORM($place, "on") } áll, ahol egy koponya { $count } pontot ér. Ehhez még szerezned kell egyet.
reason-stands_hire = { $days } nap múlva a munkásod { FORM($place, "on") } áll, ahol megkaphatod { AZ($count) } { $count }. munkásodat.
reason-stands_market = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és kereskedhetsz a piacon.
reason-stands_any = { $days } nap múlva a munkásod { FORM($place, "on") } áll, és 1 kukoricáért egy másik fogaskerék akcióját hajthatod végre.
reason-pays_soon = Így ki tudod fizetni { FORM($thing, "acc") }, és { $days } nap múlva a munkásod építésre készen áll { FORM($place, "on") }.
reason-pays = Így ki tudod fizetni { FORM($thing, "acc") }.
reason-skulls = { $days ->
    [one] { $other ->
        [0] Így { $days } koponyád van, amely még { $count } pontot érhet.
       *[other] Így { $days } koponyád van, és Chichen Itza { $count }–{ $other } pontot ad érte.
    }
   *[other] { $other ->
        [0] Így { $days } koponyád van, és mindegyik még { $count } pontot érhet.
       *[other] Így { $days } koponyád van, és Chichen Itza mindegyikért { $count }–{ $other } pontot ad.
    }
}
reason-lacks = Így már csak { $goods } hiányzik ehhez: { $thing }.
reason-hired = Így { $count } munkásod van, és a következő etetési naphoz { $other } kukorica kell.
reason-claim_corn = Megkapod a naptáron lévő { $count } kukoricát.
reason-claim_first = A következő körben te kezdesz.
reason-claim_days = Két nappal is továbbforgathatod a naptárt, hacsak ez le nem lök egy munkást a fogaskerekéről.
reason-begged = Könyörgéssel { $other } helyett { $count } kukoricád lesz.
reason-hand = { $count ->
    [one] Most nincs munkás a kezedben. Ezután a következő fordulóban { $count } munkást helyezhetsz le.
   *[other] Most nincs munkás a kezedben. Ezután a következő fordulóban legfeljebb { $count } munkást helyezhetsz le.
}
reason-learned_agriculture1 = Mostantól a dzsungelben minden kukorica-betakarítás { $count } kukoricával többet hoz.
reason-learned_agriculture2 = Mostantól ott is betakaríthatsz kukoricát, ahol nincs nyitott kukoricalapka, és a halászat { $count } kukoricával többet hoz.
reason-learned_agriculture3 = Mostantól a dzsungelben minden kukorica-betakarítás { $count } kukoricával többet hoz, mint eddig.
reason-learned_extraction1 = Mostantól Yaxchilan és Palenque { $count } fával többet hoz, valahányszor fát hoz.
reason-learned_extraction2 = Mostantól Yaxchilan { $count } kővel többet hoz, valahányszor követ hoz.
reason-learned_extraction3 = Mostantól Yaxchilan { $count } arannyal többet hoz, valahányszor aranyat hoz.
reason-learned_architecture1 = Mostantól { $count } kukoricát kapsz, valahányszor épületet építesz.
reason-learned_architecture2 = Mostantól { $count } pontot szerzel, valahányszor épületet építesz.
reason-learned_architecture3 = Mostantól az épületek { $count } nyersanyaggal vagy { $other } kukoricával kevesebbe kerülnek neked.
reason-learned_theology1 = Mostantól Chichen Itzában a munkásaid az eggyel előrébb lévő mező akcióját is végrehajthatják.
reason-learned_theology2 = Mostantól minden Chichen Itza-i akciód után fizethetsz 1 nyersanyagot, hogy feljebb lépj egy templomban.
reason-learned_theology3 = Mostantól Yaxchilan { $count } koponyával többet hoz, valahányszor koponyát hoz.

## matter

matter-keep_wealth = Ezen a választáson kevés múlik. Azt dönti el, mivel kezdesz.
matter-beg = Ezen a választáson kevés múlik. Azt dönti el, melyik templomban lépsz lejjebb a kukoricáért.
matter-place = Ezen a választáson kevés múlik. Azt dönti el, hol áll majd a munkásod a következő napokban.
matter-claim = Ezen a választáson kevés múlik. Azt dönti el, ki kezd a következő körben.
matter-set_advance = Ezen a választáson kevés múlik. Azt dönti el, mennyit fordul tovább a naptár.
matter-move_calendar = Ezen a választáson kevés múlik. Azt dönti el, mennyit fordul tovább a naptár.
matter-take = Ezen a választáson kevés múlik. Azt dönti el, mely munkásokat helyezheted le a következő fordulóban.
matter-harvest = Ezen a választáson kevés múlik. Azt dönti el, mit hoz a betakarítás.
matter-research = Ezen a választáson kevés múlik. Azt dönti el, melyik technológiát fejleszted.
matter-construct = Ezen a választáson kevés múlik. Azt dönti el, mit építesz.
matter-climb = Ezen a választáson kevés múlik. Azt dönti el, melyik templomban lépsz feljebb.
matter-perform = Ezen a választáson kevés múlik. Azt dönti el, melyik akciót hajtja végre a munkásod.
matter-pay = Ezen a választáson kevés múlik. Azt dönti el, mely nyersanyagokat tartod meg.
matter-take_resources = Ezen a választáson kevés múlik. Azt dönti el, mely nyersanyagokat kapod.
matter-offer = Ezen a választáson kevés múlik. Azt dönti el, legyen-e egy nyersanyagból templomi lépés.
matter-trade = Ezen a választáson kevés múlik. Azt dönti el, milyen javakban tartod, amid van.
matter-skip = Ezen a választáson kevés múlik. Azt dönti el, élsz-e minden lehetőségeddel.
matter-end_turn = Ezen a választáson kevés múlik. Azt dönti el, lehelyezel vagy leveszel-e még egy munkást.

## lesson

lesson-goal = **A cél:** vezess egy maja törzset egy 26 napos naptáron át. Az győz, akinek a végén a legtöbb **pontja** van. Azzal kezdesz, amit a kezdőlapkáid adnak. Minden fordulódban vagy munkásokat helyezel a fogaskerekekre, vagy leveszel párat, de sohasem mindkettőt.
lesson-gears = **A trükk:** a fogaskeréken álló munkás még semmit sem csinál. A fogaskerekek naponta fordulnak, és egy mezővel előrébb viszik, egy jobb akcióhoz. Vedd le a munkást, hogy végrehajtsd a mezője akcióját. Ha egy fordulóban több munkást helyezel le, az kukoricába kerül, és minden további munkás drágább.
lesson-food = **Az etetés:** négy etetési napon minden munkás 2 kukoricát eszik. Kukoricát Palenque hoz, ezért használd időben. Ha 3-nál kevesebb kukoricád van, könyöröghetsz érte, de egy isten megharagszik.
lesson-growth = **Mire jók a javak:** Tikalban építesz és technológiákat fejlesztesz. Uxmalban kereskedsz, és munkásokat fogadsz fel. Chichen Itzában kristálykoponyákért pontot és templomi lépcsőfokokat kapsz. Válassz egyet ezek közül, és használd újra meg újra.

##
