### Antike Duellum: why something is not possible.

rondel-price = { $price ->
   *[other] Odáig { $price } nyersanyagba kerül az út, neked { $have } van. A közelebbi mezők olcsóbbak.
}
no-temples = Mind a 12 templom a térképen van. Előbb le kell rombolni egyet.
temple-price = Ott egy templom { $marble } márványba kerül. Neked ennyid van: { $have }.
temple-price-beside = Ott egy templom ára { $marble } márvány, a szomszédos templomok miatt pedig még { $coins }. Neked ennyid van: { $have }.
no-walls = Nincs városfal a készletedben. Újakat a személyiségek hoznak.
wall-price = Egy városfal 1 márványba vagy egy érmébe kerül, és neked egyik sincs.

## wrong-borders

wrong-borders-legion = Légió nem léphet be ide: { $region }. Válassz másik várost.
wrong-borders-galley = Gálya nem léphet be ide: { $region }. Válassz másik várost.
wrong-borders-general = Tábornok nem léphet be ide: { $region }. Válassz másik várost.
wrong-borders-admiral = Admirális nem léphet be ide: { $region }. Válassz másik várost.

## needs-temple

needs-temple-legion = Ezt a légiót csak olyan városban állíthatod fel, ahol templom van. { CAPITAL(FORM($region, "in")) } nincs.
needs-temple-galley = Ezt a gályát csak olyan városban állíthatod fel, ahol templom van. { CAPITAL(FORM($region, "in")) } nincs.
needs-temple-general = A Tábornokot csak olyan városban állíthatod fel, ahol templom van. { CAPITAL(FORM($region, "in")) } nincs.
needs-temple-admiral = Az Admirálist csak olyan városban állíthatod fel, ahol templom van. { CAPITAL(FORM($region, "in")) } nincs.

## way-barred

way-barred-legion = Ellenséges egységek állják el az utat ide: { $region }. A légiónak meg kell küzdenie velük, ahol találkoznak. Előbb oda lépj.
way-barred-galley = Ellenséges egységek állják el az utat ide: { $region }. A gályának meg kell küzdenie velük, ahol találkoznak. Előbb oda lépj.
way-barred-general = Ellenséges egységek állják el az utat ide: { $region }. A Tábornoknak meg kell küzdenie velük, ahol találkoznak. Előbb oda lépj.
way-barred-admiral = Ellenséges egységek állják el az utat ide: { $region }. Az Admirálisnak meg kell küzdenie velük, ahol találkoznak. Előbb oda lépj.

## no-units

no-units-legion = Nincs több légió a készletedben.
no-units-galley = Nincs több gálya a készletedben.
no-units-general = Nincs Tábornok a készletedben.
no-units-admiral = Nincs Admirális a készletedben.

##

city-full = { $limit ->
   *[other] { CAPITAL(FORM($region, "in")) } ebben az akcióban már felállítottál { $limit } egységet. Válassz másik várost.
}
unit-price = Ez az egység { $iron } vasba kerül, és vasban meg érmében csak { $have } van.
known = { CAPITAL(AZ($know_how)) } { $know_how } vívmány már a tiéd.
know-how-price = Ez a vívmány { $gold } aranyba kerül, és aranyban meg érmében csak { $have } van.
recruit-price = Ez az egység { $gold } aranyba kerül, és aranyban meg érmében csak { $have } van.
too-strong = { $need ->
   *[other] { $region } elfoglalásához { $need } egység kell, neked { $have } van ott.
}
tried = { CAPITAL(FORM($region, "acc")) } ebben a fordulóban már megtámadtad. Minden várost csak egyszer támadhatsz meg.
no-unit-there = { CAPITAL(FORM($region, "in")) } nincs egységed. Városhoz egység kell a városhelyen.

## no-token

no-token-marble = Nincs több márványos városjelző. Válassz más nyersanyagot.
no-token-iron = Nincs több vasas városjelző. Válassz más nyersanyagot.
no-token-gold = Nincs több aranyos városjelző. Válassz más nyersanyagot.

##

city-price = { $coins ->
    [0] Nem tudsz várost fizetni. Ára 1 márvány, 1 vas és 1 arany.
   *[other] Nem tudod kifizetni: { $region } ({ $resource }). Ára 1 márvány, 1 vas, 1 arany, és a szomszédai miatt { $coins } érme.
}
