### Why a table cannot be rated, or a result cannot be taken out, and what to do instead.

rated-not-learning = Tanulóasztal nem lehet értékelt. Előbb kapcsold ki a kezdőknek szóló tanácsokat.
rated-option = Értékelt játékhoz e beállítás szokásos értéke kell: { $option }. Állítsd vissza, vagy játsszatok értékelés nélkül.
rated-needs-clock = Értékelt játékhoz óra kell, hogy akkor is véget érjen, ha valaki eltűnik. Válassz másik tempót, vagy játsszatok értékelés nélkül.
rated-without-hints = Ez az asztal értékelt, ezért senki sem kap tanácsot.
rated-with-delay = Ez az asztal értékelt, ezért a válaszkésleltetés bekapcsolva marad.
rated-not-here = Ez az asztal nem értékelt, mert ezen a szerveren ki van kapcsolva az értékelés.
rated-on-servers = Csatorna nélküli asztal nem értékelt, mert nincs szerverkezelő, aki kijavíthatná az eredményét.
rated-keeps-secrets = Ez a játék értékelt, ezért a titkait a vége előtt senki sem mentheti ki.
rated-not-closed = Ez a játék értékelt, ezért csak akkor zárul be, ha mindenki beleegyezik, aki még játszik. Ha itt játszol, kérdezd meg őket a /host close paranccsal, vagy add fel.
competition-not-closed = Ez a játék egy idényhez vagy versenyhez tartozik, ezért a játékosai nem zárhatják be. Egy itt nem játszó kezelő megteheti.
closing-unrated = Ez a játék nem értékelt. A házigazda a /host close paranccsal bezárhatja.
closing-asked-already = Valaki már kérte a játék bezárását. Előbb arra válaszolj: a /host close megmutatja.
closing-rests = Ennyi idő múlva lehet újra megkérdezni mindenkit: { $span }.
closing-own = Ezt te kérdezted. Ha vissza akarod vonni, nyomd meg a Visszavonom gombot.
closing-not-yours = Ezt csak az vonhatja vissza, aki kérte.
closing-out-of-game = Már kiestél ebből a játékból. Azok döntenek, akik még játszanak.
closing-agreed = Már mindenki beleegyezett. A játék bezárult.
closing-refused = Ezt elutasították. A játék folytatódik.
closing-withdrawn = Ezt visszavonták. A játék folytatódik.
closing-lapsed = Ez lejárt. A játék folytatódik.
void-reason = Adj meg egy 1–{ $most } karakteres indokot.
void-elsewhere = Az az asztal nem ezen a szerveren van.
void-no-result = Annak az asztalnak nincs eredménye. Csak befejezett játéknak van.
void-already = Annak az asztalnak az eredményét már törölték.
void-own = Játszottál abban a játékban. Kérj meg egy másik kezelőt, hogy törölje az eredményét.
