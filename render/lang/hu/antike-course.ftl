### The course of Antike Duellum: short lessons for somebody who has never played.

## title

title-win = Így győzöl
title-rondel = A fordulód: a rondella
title-signs = A térkép: légiók és gályák
title-found = Város alapítása
title-attack = Város meghódítása
title-opening = Az első négy fordulód
title-end = A kilencedik személyiség

## about

about-win =
    Két ókori nép verseng. **Az győz, akinek előbb van meg a kilenc személyisége.** Maguktól jönnek, ha megvan, amit kérnek:
    - egy **király** minden öt városért,
    - egy **tudós** minden vívmányért, amelyet te fejlesztesz ki elsőként,
    - egy **hadvezér** minden templomért, amelyet lerombolsz,
    - egy **hajós** hét tengeri pontért, és még egy tizennégyért,
    - egy **polgár** minden három templomért.

    Személyiséget sosem veszítesz el, akkor sem, ha a város vagy a templom elvész. Törekedj tehát arra, amelyik a legközelebb van, és figyeld, miben gyorsabb a másik nép.
    Itt ebben a fordulóban megszerezhetsz egyet, ha élsz vele.
about-rondel =
    A forduló a **rondellán** kezdődik: ez a nyolc mezőből álló kerék. A bábud az óramutató járásával egyező irányban a választott mezőre lép, és **a mező mondja meg, mit tehetsz**. A következő három mező ingyenes, minden további egy jelzőbe vagy egy érmébe kerül. Nem maradhatsz ott, ahol vagy.
    - A MARMOR, a FERRUM és az AURUM márványt, vasat és aranyat hoz: minden ilyen városodért 1-et, templommal 3-at, és egy érmét.
    - A TEMPLUM mezőn márványért templomot építesz. A MILITIA vasért egységeket hoz a térképre. A SCIENTIA mezőn aranyért vívmányt fejlesztesz ki és toborzol.
    - Mindkét DUELLUM mezőn egységeket mozgatsz és hódítasz.

    Amelyik mező felhasznál valamit, azzal szemben van az, amelyik meghozza. A mező után városokat alapíthatsz. Utána befejezed a fordulódat.
about-signs =
    A térképen minden régió mutatja a városát: a színe a gazdájáé, a benne lévő jel az, amit hoz. Az oszlop templom, a kőgyűrű városfal.
    A **légió** a szárazföldi, a **gálya** a tengeri határokon kel át, a parti városokba mindkettő bejut. Az egységek a térkép alatt, a **táborodban** várnak. A MILITIA darabonként 2 vasért viszi őket a városaidba: fordulónként minden városba legfeljebb egyet, vagy hármat, ahol templom áll.
    Az asztaloknál a **Közelebbről** gomb mutatja az összes jel listáját.
about-found =
    Minden fordulóban, a mező után, várost alapíthatsz ott, ahol egységed szabad városhelyen áll. Ára **1 márvány, 1 vas és 1 arany**. Bármelyiket helyettesítheti egy érme. Minden szomszédos városért, amelynek ugyanaz a nyersanyaga, egy érmével többet fizetsz, ezért válassz másikat.
    Több város mindenből többet hoz, és minden öt után jön egy király.
about-attack =
    Várost a DUELLUM mezőn foglalsz el: lépj oda, aztán hódítsd meg. **Annyi légió és gálya kell a régiójában, amekkora a védelme**: 1, templommal 3, és még 1 a városfalért, 1 a gazdája minden ottani egységéért, és 1 a RES PUBLICA vívmányért. Ugyanennyi egységed visszakerül a táborodba, és a város a tiéd, azzal együtt, amit hoz.
    Ha nincs elég egységed, nem támadhatsz, így próbálkozással sosem veszítesz semmit. Ha útközben azonos fajtájú egységek találkoznak, mindkét oldalról egy visszakerül a táborba.
    A templom a várossal együtt elesik, és ez **hadvezért** hoz neked.
about-opening =
    Három várossal, 3 márvánnyal, 3 vassal és 3 arannyal kezdesz. Ami hiányzik: egységek szabad városhelyeken. Egy jó kezdés így fest:
    - **1. forduló:** MILITIA. Egy egység a táborodból 2 vasért a térképre kerül, és 1 vas marad egy városra.
    - **2. forduló:** DUELLUM. Az egység szabad városhelyre lép, és ott azonnal várost alapítasz.
    - **3. és 4. forduló:** az egység továbblép a következő városhelyre. Előtte vagy utána szerezd be, amiből kifogytál: FERRUM, MARMOR vagy AURUM.

    Az ötödik város meghozza az első királyodat.
about-end =
    A játék azonnal véget ér, amikor valakinek megvan a kilencedik személyisége. Neked nyolc van. Nézd meg, mit kérnek még az egyes fajták, és meddig jutottál: van-e olyan, amelyet ez a forduló meghozhat? Akkor már semmi más nem számít, költs el hát mindent, amid van.

## goal

goal-win = Szerezz személyiséget ebben a fordulóban.
goal-rondel = Szerezz be { $need } jelzőt egy fajtából.
goal-signs = Vigyél gályát a térképre ebben a fordulóban.
goal-found = Alapíts várost ebben a fordulóban.
goal-attack = Hódítsd meg a másik nép egyik városát ebben a fordulóban.
goal-opening = Négy forduló után legyen { $need } városod.
goal-end = Szerezd meg a kilencedik személyiséget ebben a fordulóban.

## done

done-win = A személyiség végleg a tiéd. A másik nép eseménykártyát vett el érte, így minden alkalommal, amikor előrébb jutsz, kap egy kis segítséget.
done-rondel = A jelzőid fizetik azt, ami következik. Gondolkodj két mezővel előre: amit most beszerzel, a következő utáni mezőre kell.
done-signs = A gályád a térképen áll. A DUELLUM mezővel oda mennek az egységeid, ahol alapítani vagy hódítani akarsz.
done-found = Új város. Termeléskor eggyel, templommal hárommal több jelzőt hoz.
done-attack = A város a tiéd. Hagyj egységet vagy városfalat ott, ahol a másik nép ugyanezt tehetné veled.
done-opening = Jó kezdés. Mostantól minden fordulóban kérdezd meg: melyik személyiség van a legközelebb, és melyik két mező hozza meg?
done-end = Győztél! Most már tudod, hogyan zajlik egy Antike Duellum játszma.

## missed

missed-no_personage = Nem jött személyiség. Nézd meg, mit kérnek az egyes fajták, és lépj arra a mezőre, amely az utolsó hiányzó dolgot hozza.
missed-few_chips = A fordulód { $count } egyforma jelzőt hozott, de { $need } kell. Lépj a MARMOR, a FERRUM vagy az AURUM mezőre, arra, amelyikből a legtöbb városod van.
missed-no_galley = Nem került gálya a térképre. Lépj a MILITIA mezőre, és állíts fel egyet egy tengerrel határos városban.
missed-no_city = Nem alapítottál várost. Kell egy egység szabad városhelyen, és a mező végén 1 márvány, 1 vas és 1 arany. Ne abból fizess tehát a rondelláért, amibe a város kerül.
missed-nothing_conquered = Nem esett el város. Lépj a DUELLUM mezőre, fejezd be a mozgást, és hódíts ott, ahol annyi egységed van, amekkora a város védelme.
missed-few_cities = { $need } városból { $count } van meg. Kezdd a MILITIA mezővel, aztán vidd az egységet a DUELLUM mezővel szabad városhelyre, és ott alapíts. Tartsd meg a márványt, a vasat és az aranyat az alapításra.
missed-not_yet_won = { $need } személyiségből { $count } van meg. Egyiküket ebben a fordulóban el lehetett érni: nézd meg, mit kérnek még az egyes fajták.
