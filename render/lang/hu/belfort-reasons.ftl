### Belfort: why something is not possible, and what to do about it.

cost = Ennek a költsége { $cost }. Előbb szerezd meg, ami hiányzik.
no-guilds-picked = Te akarod kiválasztani a céheket, de egyet sem választottál. Válassz ötöt a beállításokban, vagy válassz más összeállítást.
guilds-barred = Két játékossal ezek a céhek nem használhatók: { $guilds }. Válassz másikat a beállításokban.
no-site = Ennek az épületnek nincs szabad telke: { $building }. Építs valami mást.
no-visit = Ebben a fordulóban nincs több látogatásod a Kereskedőházban. A Kereskedők és a Piacra tett gnómok adnak még.
hired = Ebben a fordulóban már felfogadtál egy gnómot. A következőt a következő körben fogadhatod fel.
no-gnome = Nincs több gnóm a készletben. Hagyd üresen a lakatot.
plank-taken = Ez a hely foglalt. Válassz másikat.
camp-once = Már van munkásod a Királyi táborban. Válassz másik helyet.
dwarf-stands = Ebben a körben egy semleges törpe foglalja el ezt a céhet. Válassz másik helyet.
gold = Ez a hely { $need } aranyba kerül, neked { $have } van. Válassz olcsóbbat, vagy passzolj.
