### The course of Tzolk'in: short lessons for somebody who has never played.

## title

title-win = Hogyan győzhetsz
title-place = A fordulód: munkások lehelyezése
title-take = A fordulód: munkások levétele
title-signs = Így olvasd a képet
title-food = Etesd a munkásaidat
title-build = Mire jók a javak
title-opening = Az első három fordulód
title-end = Az utolsó nap

## about

about-win =
    Egy maja törzset vezetsz 26 napon át. A 26. nap után **az a játékos győz, akinek a legtöbb pontja van**. Pont négy helyről jön:
    - A **templomok** a 13. és a 26. napon fizetnek. Minél magasabban áll a jelződ, annál többet.
    - A **kristálykoponyák**, amelyeket Chichen Itzában hagysz.
    - Az **épületek**, némelyik azonnal, és az **emlékművek** a végén.
    - Egy kevés abból, ami megmarad: 4 kukorica 1 pontot ér.

    Senki sem tud mindent megcsinálni. Válassz kettőt ezek közül, és tedd újra meg újra.
    Itt van egy koponyád, és egy munkásod Chichen Itzában áll. Vedd le ezt a munkást. A koponya ott marad, te pedig megkapod, ami a mező fölött látható: pontokat, és egy lépést felfelé egy templomban.
about-place =
    Minden fordulódban két dolog közül egyet teszel: munkásokat **helyezel le**, vagy munkásokat **veszel le**. Sohasem mindkettőt.
    Ez az első fordulód, és minden munkásod a kezedben van, ezért most lehelyezel. A munkás egy fogaskerék legalacsonyabb szabad mezőjére kerül, és **annyi kukoricába kerül, amennyi a mező száma**. Egy forduló második munkása 1 kukoricával drágább, a harmadik 2-vel, és így tovább. Egy fordulóban tehát két-három munkás olcsó, sok munkás drága.
    A forduló addig tart, amíg meg nem nyomod a **Forduló vége** gombot.
about-take =
    Ha már mindenki lépett, véget ér egy nap: **minden fogaskerék fordul, és minden munkást egy mezővel előrébb visz**. A munkás semmit sem csinál, amíg le nem veszed. Akkor megteszi, ami a mezője fölött látható, és visszatér a kezedbe.
    A várakozás tehát ingyen van, és a későbbi mezők jobbak: Palenque 1. mezője 3 kukoricát hoz, a 4. mezője 7-et. Ha valami most kell, a munkás a fogaskereke egyik alacsonyabb akcióját is végrehajthatja, mezőnként 1 kukoricáért.
    A tiéd már elég messzire jutott. Vedd le.
about-signs =
    Minden játékosnak saját színe és alakja van. A tiéd a neveddel jelölt keretben látható: pontok, kukorica, koponyák, fa, kő, arany, munkások a kezedben és összesen. A tál azt mutatja, mennyi kukoricát esznek a munkásaid a következő etetési napon. Piros, ha túl kevés van.
    Minden sor egy fogaskerék, minden kör egy mezője. A mező fölötti jel az akciója:
    - **kukoricacső**, **rönk**, **kő**, **aranyrudak**, **koponya**: ezt kapod. Palenquében egy kis négyzet olyan föld, amelyen még van lapka.
    - **lépcső**: egy lépés egy technológiában. **Ház**: épület építése. **Piramis**: egy lépés felfelé egy templomban, vagy egy emlékmű.
    - **bábu + jellel**: új munkás. **Két nyíl**: kereskedés. **Fogaskerék**: ennek a fogaskeréknek bármely akciója.

    Az asztalnál a **Közelebbről** megmutatja ezt a listát, az összes jellel.
about-food =
    A 7., a 13., a 20. és a 26. napon **minden munkásod 2 kukoricát eszik**, bárhol van. Mindegyik, amelyiknek nem jut, 3 pontodba kerül. Három munkással a 7. napra 6 kukorica kell.
    A kukoricáért időben kell elindulni: egy munkásnak Palenquében kell pár nap, míg jó földre ér. Ha a fordulód elején 2 vagy kevesebb kukoricád van, **könyöröghetsz**: akkor 3 kukoricád lesz, de egy templomban lejjebb lépsz.
    Ez az 5. nap, és túl kevés a kukoricád. Három fordulód van, a 7. napét is beleértve.
about-build =
    Fát, követ és aranyat Yaxchilan ad. Ezeket egy tikali munkás költi el:
    - Tikal 2: **egy épületet épít**. Tikal 4: két épületet vagy egy **emlékművet**. Az épületek munkásokat etetnek, feljebb visznek a templomokban, vagy technológiát tanítanak. Egy emlékmű a végén ad pontot valamiért, amiből sokad van.
    - Tikal 1 és 3: **technológiákat** fejleszt. Minden szint jobbá teszi az összes későbbi, ugyanolyan akciót.
    - Tikal 5: egy nyersanyagért feljebb lépsz két templomban.

    Válassz egy tervet, és ahhoz vásárolj. A javak, amelyeket sosem költesz el, szinte semmit sem érnek.
about-opening =
    Minden fordulódban legalább egy munkást le kell helyezned vagy le kell venned. Ha mindhármat egyszerre lehelyezed, a következő fordulóban le kell venned egyet, mielőtt bárhová elért volna. Egy jó kezdet ezért így fest:
    - **1. forduló:** helyezz le két munkást, amíg olcsó. Az egyik Palenquébe megy, kukoricáért. A másik oda, ahol a terved kezdődik: Yaxchilanba javakért, Uxmalba egy további munkásért, Tikalba technológiáért.
    - **2. forduló:** helyezd le a harmadikat. Az első kettő közben tovább utazik.
    - **3. forduló:** vegyél le egy munkást, aki jó mezőre ért. Utána helyezd le újra, és így tovább.

    Tarts meg egy kevés kukoricát. A lehelyezés kukoricába kerül, és a 7. napon a munkásaid enni akarnak.
about-end =
    Ez a 26. nap. Ha ennek a körnek vége, a munkásaid még egyszer esznek, és a templomok fizetnek. Utána a fából, kőből és aranyból kukorica lesz, 4 kukorica 1 pontot ér, egy koponya 3-at, és az emlékművek pontot adnak. Azután már semmi sem számít.
    Amit tehát egy fogaskeréken álló munkás még tehetne, az elvész, hacsak most le nem veszed. Nézd meg mindegyik munkásodat: melyik akció hoz még pontot?

## goal

goal-win = Szerezz { $need } pontot ebben a fordulóban.
goal-place = Helyezz le { $need } munkást, aztán fejezd be a fordulódat.
goal-take = Szerezz { $need } kukoricát ebben a fordulóban.
goal-signs = Keresd meg a koponyás mezőt, és vedd le onnan a munkásodat.
goal-food = Juss túl a 7. napi etetésen éhező munkás nélkül.
goal-build = Építs egy épületet ebben a fordulóban.
goal-opening = Három forduló alatt hajtsd végre egy legalább 2-es számú mező akcióját, és tarts meg { $need } kukoricát.
goal-end = Neked legyen a legtöbb pontod, amikor a játék véget ér.

## done

done-win = A koponya azonnal pontot hozott. A templomi lépés majd akkor hoz többet, amikor a templomok fizetnek. Úgy győzöl, ha ezt gyakrabban teszed, mint a többiek.
done-place = A munkásaid úton vannak. Még semmit sem csinálnak: ha mindenki lépett, a fogaskerekek jobb mezőkre viszik őket.
done-take = Jó betakarítás. A munkás újra a kezedben van, és a következő fordulódban lehelyezheted.
done-signs = Már érted a táblát. Egy ilyen koponyát Chichen Itzában hagysz, pontokért.
done-food = Mindenki evett. A 7. és a 20. napon a templomok ezután javakat adnak, a 13. és a 26. napon pontot. Gondolj hát előre minden etetési napra: munkásonként 2 kukorica legyen nálad.
done-build = Az egész játékra a tiéd. Azt vedd, ami a tervedet szolgálja: egy épület, amely munkásokat etet, minden etetési napon kukoricát spórol.
done-opening = Jó kezdet. Innentől ismételd: helyezz le olcsón, várj, vedd le, ami jó lett, és minden etetési napra legyen kukoricád.
done-end = Győztél! Most már tudod, hogyan kell játszani a Tzolk'int.

## missed

missed-few_points = A fordulód { $count } pontot hozott a szükséges { $need } helyett. A kezedben lévő koponya hozza a pontot: vedd le a munkást Chichen Itzából, a saját mezője akciójáért.
missed-few_placed = { CAPITAL(AZ($need)) } { $need } munkásból csak { $count } áll a fogaskerekeken. A kezedben lévő munkás semmit sem tesz érted, és egy forduló első három munkása olcsó. Helyezd le őket különböző fogaskerekekre, ahol a 0. mező szabad.
missed-little_corn = A fordulód { $count } kukoricát hozott a szükséges { $need } helyett. Vedd le azt a munkást, amelyik Palenquében a legelőbbre jutott, a saját mezője akciójáért. Az alacsonyabb akció kevesebbet hoz, és visszalépni kukoricába kerül.
missed-no_skull = Nincs koponyád ebből a fordulóból. Keresd a koponya jelét Yaxchilan sorában, és vedd le az alatta álló munkást.
missed-hungry = { $count } pontot vesztettél, mert éheztek munkások. Vegyél le egy munkást Palenquéből az etetési nap előtt, és ne költs kukoricát lehelyezésre, amíg mindenkinek nem jut.
missed-nothing_built = Semmit sem építettél. Vedd le a Tikalban a ház alatt álló munkást, és válassz olyan épületet, amelyet ki tudsz fizetni.
missed-too_early = Egyik munkás sem használt olyan mezőt, amelynek a száma legalább { $need }. Az első fordulódban két munkást helyezz le, a másodikban egyet, hogy az első kettő utazhasson. A harmadik fordulódban vegyél le egyet, a saját mezője akciójáért.
missed-corn_spent = { $count } kukoricád maradt, és { $need } lenne biztonságos: kevesebbel talán könyörögnöd kell. Egy forduló harmadik munkása 2 kukoricával drágább, ezért az elsőben kettőt helyezz le, a másodikban egyet.
missed-not_first = Neked { $count } pontod van, a győztesnek { $need }. Vegyél le minden munkást, aki még pontot hoz, a legjobbat először. A kukorica és a nyersanyag csak négy kukoricánként számít.
