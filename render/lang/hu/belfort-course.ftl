### The course of Belfort: short lessons for somebody who has never played.

## title

title-win = Így győzöl
title-place = Lehelyezés: küldd el a munkásaidat
title-build = Akciók: építs a kezedből
title-gnome = Olvasd a képet: egy szabad lakat
title-trade = Amikor egy darab hiányzik
title-opening = Az első két köröd
title-end = Az utolsó kör

## about

about-win =
    A többiekkel együtt egy várost építesz öt kerülettel, K1-től K5-ig. Hét kör után **az győz, akinek a legtöbb pontja van**. Pontok a 3., az 5. és a 7. körben járnak, mindig ugyanazért:
    - **Minden kerületben** 5 pontot kap, akinek ott a legtöbb jelzője van, a második 3-at. Minden épületed, Városfalad és céhed egy jelzőt tesz a kerületébe.
    - **A legtöbb elf, a legtöbb törpe és a legtöbb gnóm**: egyenként 3 pont, a másodiknak 1.

    Ha ketten egyformán állnak, mindketten csak a következő hely pontjait kapják. Ezért ott ér a legtöbbet még egy épület, ahol holtversenyben vagy, vagy ahol még senkinek sincs.
    Az első pontozás a 3. körrel jön. Építs ott, ahol pontot hoz.
about-place =
    Egy kör a **lehelyezéssel** kezdődik. Sorban mindenki egy munkást tesz a tábla egyik helyére, vagy passzol. A helyek valami különlegeset tudnak: a Királyi tábor jobb helyet ad a sorrendben, a céhek sokféleképpen segítenek. A legtöbb hely aranyba kerül.
    Ha **passzolsz**, az összes megmaradt munkásod nyersanyagért megy, és a legtöbb nyersanyag így jön: az elfek **fát** vágnak az Erdőben, a törpék **követ** fejtenek a Kőfejtőben, egy elf egy törpével pedig **fémet** bányászik a Bányában. Az Aranybányába bárki mehet. Akinek egy területen a legtöbb munkása van, ott eggyel többet kap.
    Szinte minden épülethez fa, kő és fém kell.
about-build =
    Ha megvan a nyersanyag, jönnek az **akciók**. Minden játékosnak egy teljes fordulója van, és annyit tesz, amennyit ki tud fizetni: kártyákat épít a kezéből, Városfalat és céhet épít, használja a helyeken álló munkásait, kereskedik, felfogad egy gnómot.
    A kártyán látszik, mennyibe kerül. Válaszd ki a kártyát és hozzá egy kerületet. A jelződ a játék végéig ott marad, és minden következő pontozáskor számít, ezért **építs korán**.
    Ha eleget tettél, válaszd ezt: **Akciók vége**.
about-gnome =
    Az asztal képén minden sor egy kerület, minden oszlop egy épületfajta. A színes jelző mutatja, kié az épület. Lejjebb vannak a játékosok az elfjeikkel és törpéikkel, a nyersanyagaikkal és pontjaikkal, és a kártyákkal, amelyeket felépítettek.
    Néhány épületen **lakat** van. Egy **gnóm** kinyitja 3 aranyért, fordulónként egyszer. Az épület ettől kezdve neked dolgozik: nyersanyagot vagy jövedelmet hoz, vagy saját helye van egy munkásnak. A gnóm a gnómtöbbségbe is beleszámít.
    Az asztalnál a **Közelebbről** gomb mutatja az összes jel listáját.
about-trade =
    A **Kereskedőházban** aranyért egyes darabokat vehetsz, és eladhatod, amire nincs szükséged. Egy fordulóban csak néhány darabra jut, és a fém drága. Az utolsó darabra való, amely egy épülethez hiányzik.
    Most abból, amid van, semmit sem építhetsz fel. Egy darab hiányzik.
about-opening =
    Egy jó kezdés így néz ki:
    - **1. kör:** tegyél egy vagy két munkást helyekre, és passzolj néggyel vagy öttel. Szerezz fát, követ és fémet, és építsd fel a legolcsóbb kártyádat.
    - **2. kör:** a Toborzóirodából eggyel több munkásod lesz a játék hátralévő részére. Építs még egy kártyát, olyan kerületben, ahol senki sincs előtted.
    - **3. kör:** pontozás van. Nézd meg a sorokat: hol vagy holtversenyben valakivel? Ott építs.

    Tarts meg egy kis aranyat: a gnóm 3-ba kerül, és az adó a pontjaiddal együtt nő.
about-end =
    Ez az utolsó kör, és a végén az utolsó pontozás. Utána a nyersanyag, a kártya és az arany már nem hoz pontot. Költs el tehát mindent, amit tudsz, jelzőkre olyan kerületekben, ahol egy további jelzővel első vagy második leszel, akár Városfalra vagy céhre is. És nézd meg, kinek van a legtöbb elfje, törpéje és gnómja.

## goal

goal-win = Érd el, hogy a következő pontozás { $need } ponttal többet hozzon neked, mint most hozna.
goal-place = Passzolj úgy, hogy a kör fát, követ és fémet hozzon.
goal-build = Építsd fel az egyik kártyádat.
goal-gnome = Keresd meg egy szabad lakatos épületedet, és fogadj fel hozzá egy gnómot.
goal-trade = Építs fel egy kártyát, bár egy darab hiányzik hozzá.
goal-opening = Két kör után legyen { $need } épületed.
goal-end = Legyen a legtöbb pontod, amikor a játék véget ér.

## done

done-win = Így lehet győzni: egy jelző a megfelelő kerületben, három pontozáson át.
done-place = Mind a három fajta megvan. Minden körben előbb ezt kérdezd: mit akarok építeni, és mi kell hozzá?
done-build = Megvan az első jelződ. Számít a 3., az 5. és a 7. körben.
done-gnome = Nyitva a lakat. Mostantól az épület minden körben segít neked.
done-trade = Egy darab néhány aranyért, és az épület egy körrel előbb elkészül. Erre való a Kereskedőház.
done-opening = Jó kezdés. Mostantól minden pontozás előtt nézd meg a sorokat, és ott építs, ahol egy további jelzővel első leszel.
done-end = Győztél! Most már tudod, hogyan zajlik egy Belfort-játszma.

## missed

missed-few_points = A pontozás csak { $count } ponttal hozna többet, pedig { $need } kell. Építs fel egy kártyát olyan kerületben, ahol még nincs senki, vagy ahol holtversenyben vagy valakivel.
missed-kinds = { $need } fajta nyersanyagból { $count } fajtát kaptál. Küldj egy elfet az Erdőbe fáért, egy törpét a Kőfejtőbe kőért, és egy elfet egy törpével a Bányába fémért.
missed-nothing_built = Úgy fejezted be az akcióidat, hogy nem építettél. Nézd meg a kezedben lévő kártyákat, és hogy mennyibe kerülnek. Ha egy darab hiányzik, előbb vedd meg a Kereskedőházban.
missed-no_gnome = Nem jött hozzád gnóm. Keresd a lehetőségeid között: **Gnóm felfogadása**. 3 aranyba kerül, ezért azt ne költsd előbb másra.
missed-few_buildings = { $need } épületből { $count } van meg. Minden lehelyezéskor küldj munkásokat fáért, kőért és fémért, ahogy a legolcsóbb kártyádhoz kell, és építsd fel az akciófázisban.
missed-not_first = { $count } pontod van, a győztesnek { $need }. Költs el mindent, amid van: most minden jelző pontot hoz, amellyel egy kerületben első vagy második leszel.
