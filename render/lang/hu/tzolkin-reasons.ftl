### Tzolk'in: why something is not possible, and what to do about it.

no-worker = Nincs munkás a kezedben. Vegyél le munkásokat egy későbbi fordulóban.
no-room = Ezen a fogaskeréken nincs szabad mező. Válassz másikat.
corn = Ez { $need } kukoricába kerül, és neked { $have } van. Válassz olcsóbbat.
resources = Ez { $need } nyersanyagba kerül, és neked { $have } van. Előbb szerezz fát, követ vagy aranyat.
step-back = A visszalépés { $need } kukoricába kerül, és neked { $have } van. Válassz a munkáshoz közelebbi akciót.
cost = { $tile } ára: { $cost }. Előbb szerezd meg, ami hiányzik.
no-harvest = Itt semmit sem takaríthatsz be. Lépj vissza egy másik földre, vagy vedd le a munkást akció nélkül.
no-building = Semmire sincs elég javad abból, amit itt építhetsz. Előbb szerezz nyersanyagokat.
no-skull = Nincs koponyád. Előbb szerezz egyet, például Yaxchilanban.
skull-laid = Ezen a mezőn már van koponya: { $space }. Válassz másik mezőt ezen a fogaskeréken.
no-skulls-left = Nincs több koponya a készletben. Válassz másik akciót.
no-worker-left = Minden munkásod játékban van. Válassz másik akciót.
no-action = Most semmilyen más akciót nem hajthatsz végre. Vedd le a munkást valami másért.
nothing-to-trade = Nincs eladható nyersanyagod, és vételhez túl kevés a kukoricád. Válassz másik akciót.
