### Tzolk'in: what tiles, spaces and technologies do.

## gives

gives-gain = { $goods }.
gives-points = { $count } pont.
gives-temple = { $count } lépés felfelé { $temple } templomában.
gives-any_temple = { $count ->
    [one] { $count } lépés felfelé egy választott templomban.
   *[other] { $count } lépés felfelé választott templomokban.
}
gives-technology = { $count } lépés { FORM($technology, "in") }.
gives-any_technology = { $count ->
    [one] { $count } lépés egy választott technológiában.
   *[other] { $count } lépés választott technológiákban.
}
gives-resources = { $count } választott nyersanyag.
gives-worker = { $count } új munkás.
gives-free_workers = { $count } munkásnak nem kell kukorica az etetési napokon.
gives-cheaper_food = Minden munkásnak { $count } kukoricával kevesebb kell az etetési napokon.
gives-extra_building = Építhetsz még egy épületet.
gives-market = Kereskedhetsz a piacon.
gives-any_action = { $count ->
    [0] Bármely akciót végrehajthatod, kivéve Chichen Itza akcióit.
   *[other] Bármely akciót végrehajthatod { $count } kukoricáért, kivéve Chichen Itza akcióit.
}

##

table-entry = { $number } esetén { $points }

## scores

scores-kind = { $kind ->
    [farm] { $points } pont minden farmodért, ezt is beleértve.
    [tomb] { $points } pont minden sírkamrádért, ezt is beleértve.
    [civic] { $points } pont minden középületedért, ezt is beleértve.
   *[altar] { $points } pont minden oltárodért, ezt is beleértve.
}
scores-corn = { $points } pont minden kukoricalapkádért.
scores-wood = { $points } pont minden erdőlapkádért.
scores-tiles = { $points } pont minden épületedért és emlékművedért, ezt is beleértve.
scores-levels = { $points } pont minden technológiai szintedért.
scores-monuments = Pont minden emlékműért, amelyet bármelyik játékos épített, ezt is beleértve. A játékosok számától függ: { $table }.
scores-mastered = Pont a 3. szinten álló technológiáidért: { $table }.
scores-workers = Pont a játékban lévő munkásaidért: { $table }.
scores-temple_points = Az összes templomban elért lépcsőfokaid pontjai, még egyszer.
scores-best_temple = { $points } pont a legjobb templomodban minden lépcsőfokért a kezdőfok fölött.
scores-all_skulls = { $points } pont minden koponyáért Chichen Itzában, a tieidért és másokéért is.
scores-own_skulls = { $points } pont minden saját koponyádért Chichen Itzában.

## doubt

doubt-A1-04 = Bizonytalan: az ára 4 kukorica is lehet.
doubt-A1-05 = Bizonytalan: az ára 4 kukorica is lehet.
doubt-A1-08 = Bizonytalan: hogyan kell fizetni a másik épületért.
doubt-A2-04 = Bizonytalan: az ára 3 arany is lehet.
doubt-A2-07 = Bizonytalan: kivétel-e Chichen Itza.
doubt-A2-11 = Bizonytalan: az ára 1 arany is lehet.
doubt-A2-14 = Bizonytalan: lehet, hogy nem ad pontot.
doubt-A2-17 = Bizonytalan: lehet-e a két lépés két különböző technológiában.
doubt-A2-18 = Bizonytalan: lehet, hogy nem ad pontot.
doubt-M02 = Bizonytalan: darabonként 1 vagy 4 pont is lehet.
doubt-M12 = Bizonytalan: lehet, hogy a legalsó lépcsőfoktól számít.
doubt-M13 = Bizonytalan: lehet, hogy csak a saját koponyáid számítanak.
doubt-W-Y1 = Bizonytalan: lehet, hogy nem ad fát.

## does

does-take = { $goods }
does-harvest = { $goods } betakarítása
does-harvest_or = { $goods } vagy { $other } betakarítása
does-advance = { $count ->
    [one] { $count } technológiai lépés
   *[other] legfeljebb { $count } technológiai lépés
}
does-build = { $count ->
    [one] { $count } épület
   *[other] legfeljebb { $count } épület
}
does-build_monument = legfeljebb { $count } épület vagy egy emlékmű
does-build_for_corn = egy épület kukoricáért
does-climb_for_corn = { $count ->
    [one] egy lépés egy templomban { $corn } kukoricáért
   *[other] egy-egy lépés { $count } templomban { $corn } kukoricáért
}
does-climb = { $count ->
    [one] egy lépés egy templomban { FORM($goods, "for") }
   *[other] egy-egy lépés { $count } templomban { FORM($goods, "for") }
}
does-market = kereskedés a piacon
does-worker = { $count ->
    [one] egy új munkás
   *[other] { $count } új munkás
}
does-any_action = bármely más akció { $corn } kukoricáért
does-skull = koponya { $count } pontért, { $temple } fel
does-skull_and = koponya { $count } pontért, { $temple } fel, { $goods }
does-anything = a fogaskerék bármely akciója

## learns

learns-agriculture1 = A dzsungelben minden kukorica-betakarítás { $count } kukoricával többet hoz.
learns-agriculture2 = Ott is betakaríthatsz kukoricát, ahol nincs nyitott kukoricalapka. A halászat { $count } kukoricával többet hoz.
learns-agriculture3 = A dzsungelben minden kukorica-betakarítás { $count } kukoricával többet hoz.
learns-extraction1 = Yaxchilan és Palenque { $count } fával többet hoz, valahányszor fát hoz.
learns-extraction2 = Yaxchilan { $count } kővel többet hoz, valahányszor követ hoz.
learns-extraction3 = Yaxchilan { $count } arannyal többet hoz, valahányszor aranyat hoz.
learns-architecture1 = { $count } kukorica, valahányszor épületet építesz.
learns-architecture2 = { $count } pont, valahányszor épületet építesz.
learns-architecture3 = Az épületek { $count } nyersanyaggal vagy { $other } kukoricával kevesebbe kerülnek neked.
learns-theology1 = Chichen Itzában a munkásaid az eggyel előrébb lévő mező akcióját is végrehajthatják.
learns-theology2 = Minden Chichen Itza-i akciód után fizethetsz 1 nyersanyagot, hogy feljebb lépj egy templomban.
learns-theology3 = Yaxchilan { $count } koponyával többet hoz, valahányszor koponyát hoz.
