### Belfort: names, with their cases. Only "in" has its article; sentences put AZ before the others.

## building

building-pub = { $grammar ->
    [acc] Kocsmát
    [to] Kocsmába
    [for] Kocsmához
   *[plain] Kocsma
}
building-gardens = { $grammar ->
    [acc] Kerteket
    [to] Kertekbe
    [for] Kertekhez
   *[plain] Kertek
}
building-tower = { $grammar ->
    [acc] Tornyot
    [to] Toronyba
    [for] Toronyhoz
   *[plain] Torony
}
building-inn = { $grammar ->
    [acc] Fogadót
    [to] Fogadóba
    [for] Fogadóhoz
   *[plain] Fogadó
}
building-blacksmith = { $grammar ->
    [acc] Kovácsműhelyt
    [to] Kovácsműhelybe
    [for] Kovácsműhelyhez
   *[plain] Kovácsműhely
}
building-bank = { $grammar ->
    [acc] Bankot
    [to] Bankba
    [for] Bankhoz
   *[plain] Bank
}
building-market = { $grammar ->
    [acc] Piacot
    [to] Piacra
    [for] Piachoz
   *[plain] Piac
}
building-gatehouse = { $grammar ->
    [acc] Kapuházat
    [to] Kapuházba
    [for] Kapuházhoz
   *[plain] Kapuház
}
building-library = { $grammar ->
    [acc] Könyvtárat
    [to] Könyvtárba
    [for] Könyvtárhoz
   *[plain] Könyvtár
}
building-keep = { $grammar ->
    [acc] Erődöt
    [to] Erődbe
    [for] Erődhöz
   *[plain] Erőd
}
building-wall = { $grammar ->
    [acc] Városfalat
    [to] Városfalra
    [for] Városfalhoz
   *[plain] Városfal
}

## guild

guild-traders = { $grammar ->
    [nom] Kereskedők céhe
    [acc] Kereskedők céhét
    [to] Kereskedőkhöz
    [for] Kereskedők céhéhez
   *[plain] Kereskedők
}
guild-librarians = { $grammar ->
    [nom] Könyvtárosok céhe
    [acc] Könyvtárosok céhét
    [to] Könyvtárosokhoz
    [for] Könyvtárosok céhéhez
   *[plain] Könyvtárosok
}
guild-architects = { $grammar ->
    [nom] Építészek céhe
    [acc] Építészek céhét
    [to] Építészekhez
    [for] Építészek céhéhez
   *[plain] Építészek
}
guild-recruiters = { $grammar ->
    [nom] Toborzók céhe
    [acc] Toborzók céhét
    [to] Toborzókhoz
    [for] Toborzók céhéhez
   *[plain] Toborzók
}
guild-lumberjacks = { $grammar ->
    [nom] Favágók céhe
    [acc] Favágók céhét
    [to] Favágókhoz
    [for] Favágók céhéhez
   *[plain] Favágók
}
guild-miners = { $grammar ->
    [nom] Bányászok céhe
    [acc] Bányászok céhét
    [to] Bányászokhoz
    [for] Bányászok céhéhez
   *[plain] Bányászok
}
guild-bankers = { $grammar ->
    [nom] Bankárok céhe
    [acc] Bankárok céhét
    [to] Bankárokhoz
    [for] Bankárok céhéhez
   *[plain] Bankárok
}
guild-masons = { $grammar ->
    [nom] Kőfaragók céhe
    [acc] Kőfaragók céhét
    [to] Kőfaragókhoz
    [for] Kőfaragók céhéhez
   *[plain] Kőfaragók
}
guild-thieves = { $grammar ->
    [nom] Tolvajok céhe
    [acc] Tolvajok céhét
    [to] Tolvajokhoz
    [for] Tolvajok céhéhez
   *[plain] Tolvajok
}
guild-bandits = { $grammar ->
    [nom] Banditák céhe
    [acc] Banditák céhét
    [to] Banditákhoz
    [for] Banditák céhéhez
   *[plain] Banditák
}
guild-wizards = { $grammar ->
    [nom] Varázslók céhe
    [acc] Varázslók céhét
    [to] Varázslókhoz
    [for] Varázslók céhéhez
   *[plain] Varázslók
}
guild-spies = { $grammar ->
    [nom] Kémek céhe
    [acc] Kémek céhét
    [to] Kémekhez
    [for] Kémek céhéhez
   *[plain] Kémek
}

## district

district-d1 = { $grammar ->
    [acc] 1. kerületet
    [in] az 1. kerületben
    [to] 1. kerületbe
   *[plain] 1. kerület
}
district-d2 = { $grammar ->
    [acc] 2. kerületet
    [in] a 2. kerületben
    [to] 2. kerületbe
   *[plain] 2. kerület
}
district-d3 = { $grammar ->
    [acc] 3. kerületet
    [in] a 3. kerületben
    [to] 3. kerületbe
   *[plain] 3. kerület
}
district-d4 = { $grammar ->
    [acc] 4. kerületet
    [in] a 4. kerületben
    [to] 4. kerületbe
   *[plain] 4. kerület
}
district-d5 = { $grammar ->
    [acc] 5. kerületet
    [in] az 5. kerületben
    [to] 5. kerületbe
   *[plain] 5. kerület
}

## short

short-d1 = { $grammar ->
    [adj] 1. kerületi
    [in] az 1. kerületben
   *[plain] K1
}
short-d2 = { $grammar ->
    [adj] 2. kerületi
    [in] a 2. kerületben
   *[plain] K2
}
short-d3 = { $grammar ->
    [adj] 3. kerületi
    [in] a 3. kerületben
   *[plain] K3
}
short-d4 = { $grammar ->
    [adj] 4. kerületi
    [in] a 4. kerületben
   *[plain] K4
}
short-d5 = { $grammar ->
    [adj] 5. kerületi
    [in] az 5. kerületben
   *[plain] K5
}

## area

area-forest = { $grammar ->
    [to] Erdőbe
   *[plain] Erdő
}
area-quarry = { $grammar ->
    [to] Kőfejtőbe
   *[plain] Kőfejtő
}
area-mine = { $grammar ->
    [to] Bányába
   *[plain] Bánya
}
area-gold_mine = { $grammar ->
    [to] Aranybányába
   *[plain] Aranybánya
}

## board

board-recruiters_desk = { $grammar ->
    [to] Toborzóirodába
   *[plain] Toborzóiroda
}
board-kings_camp = { $grammar ->
    [to] Királyi táborba
   *[plain] Királyi tábor
}
board-trading_post = { $grammar ->
    [to] Kereskedőházba
   *[plain] Kereskedőház
}

## season

season-spring = Tavasz
season-summer = Nyár
season-autumn = Ősz
