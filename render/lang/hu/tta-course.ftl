### The course of Through the Ages: short lessons for somebody who has never played.

## title

title-win = Így győzöl
title-row = A fordulód: a kártyasor
title-build = A fordulód: a munkások
title-signs = Olvasd a képet: a korrupció
title-happy = Boldog arcok és étel
title-attack = Harci erő: támadás és védekezés
title-opening = Az első három fordulód
title-end = Az utolsó forduló

## about

about-win =
    Egy civilizációt vezetsz az ókortól az újkorig. A játék végén **az győz, akinek a legtöbb kultúrája van**. Kultúrát háromféleképpen kapsz:
    - **Minden fordulóban.** A képen a kultúrád mellett egy kis szám áll, például +2. Ennyit kapsz minden fordulód végén. Csodák, templomok, színházak, könyvtárak és egyes vezetők növelik.
    - **Azonnal:** az eseményekért, amelyeket előkészítesz, egyes kártyákért és a III. kori csodákért.
    - **A játék végén:** azokért a III. kori eseményekért, amelyek még nem történtek meg.

    Ami minden fordulóban kultúrát hoz, annál többet ér, minél előbb megvan. De ahhoz, hogy kifizesd, először bányák, tanyák és tudomány kell.
    Itt az egyik csodádnak egyetlen szintje hiányzik. Fejezd be.
about-row =
    A fordulódban **civil akciókat** költesz, ezek a fehér körök. Vehetsz értük például kártyát a **sorról**. Egy csoport bal oldalán a körben álló szám megmondja, hány akcióba kerül ott egy-egy kártya: 1, 2 vagy 3. A későbbi fordulókban a bal oldali kártyák lekerülnek, a többi olcsóbb lesz. Vedd el tehát, amire szükséged van, és hagyd ott, ami még drága.
    - **A vezetők** és **a technológiák** a kezedbe kerülnek. Kijátszásuk megint egy civil akcióba kerül, a technológiáé tudományba is.
    - **A csodák** szintenként épülnek. Egyszerre csak egyet építhetsz.
    - **Az akciókártyák** egyszer segítenek, a következő fordulódtól kezdve.

    Minden korból egy vezetőt vehetsz el. Az első fordulódban csak kártyákat vehetsz el. A második játékosnak két civil akciója van erre.
about-build =
    Mindent a **munkások** végeznek. A tanyán minden munkás ételt ad minden fordulóban, a bányában minden munkás erőforrást. Mások tudományt, kultúrát vagy harci erőt adnak.
    - **Az építés** egy nem dolgozó munkást tesz az egyik kártyádra. Egy civil akcióba és erőforrásba kerül. Az egységek civil akció helyett katonai akcióba kerülnek.
    - **A lakosság növelése** új, nem dolgozó munkást hoz. Egy civil akcióba és ételbe kerül.

    Két tanyával (Mezőgazdaság), két bányával (Bronzművesség) és egy nem dolgozó munkással kezdesz. Először erőforrásból lesz kevés, ezért a legtöbben a második fordulójukban megépítik a harmadik bányát, és rögtön pótolják a munkást.
about-signs =
    A kártyasor alatti keretes rész a civilizációd. A búza az étel, a doboz az erőforrás: először az, amid van, aztán az, amit egy forduló hoz, végül pirossal az, ami elvész. Utána sorban a technológiák jönnek, a munkásaikkal (sárga) és azzal, mennyibe kerülne még egy. Alattuk vannak a nem dolgozó munkásaid, egy új munkás ára és két bank: a sárga jelzők, és egy négyzetben a **kék jelzők**.
    Az ételt és az erőforrást kék jelzőkön tárolod. Ha sokat tárolsz, a kék bank kiürül, és a fordulód végén a **korrupció** erőforrást visz el: 2-t, ha legfeljebb tíz jelző van a bankban, 4-et, ha legfeljebb öt, 6-ot, ha egy sincs.
    Amit elköltesz, visszakerül a bankba. Egy csoda szintje magánál tart egy jelzőt, amíg a csoda el nem készül.
    Itt a forduló végén erőforrást veszítenél.
about-happy =
    A növekvő nép többet kíván. Minden új munkás a sárga bankból jön, és minél üresebb a bank,
    - annál több **ételt** eszik a néped minden forduló végén. Minden hiányzó étel 4 kultúrádba kerül.
    - annál több **boldog arc** kell. A kép megmutatja, mennyi van, és mennyi kell, például 0/1.

    Minden hiányzó arc miatt egy munkás **elégedetlen** lesz. Ha több az elégedetlen, mint a nem dolgozó munkás, a fordulód végén **felkelés** tör ki: nincs étel, nincs erőforrás, nincs tudomány, nincs kultúra.
    Boldog arcot templomok, arénák, színházak, egyes csodák és vezetők adnak. A Vallás az első templomod: rajta egy munkás egy boldog arcot ad, és minden fordulóban 1 kultúrát.
about-attack =
    A keresztbe tett kardok a **harci erőd**: egységek, taktika, egyes vezetők, csodák és technológiák. Az akciói előtt a játékos egy politikai akciót hajthat végre: eseményt készít elő, egyezményt ajánl, háborút indít, vagy **agressziót** játszik ki egy gyengébb ellenfél ellen.
    Az agresszió katonai akciókba kerül. A megtámadott játékos katonai kártyákat használhat:
    - egy **bónuszkártya** a védelmi értékét adja hozzá,
    - **bármely más** katonai kártya 1-et ad, ha képpel lefelé eldobja.

    Annyi kártyát használhat, ahány katonai akciója van, az elhasználtakat is beleszámítva. **Ha eléri a támadás erejét, az agresszió sikertelen.** Ugyanez segít neked is, ha téged támadnak. Ha kevés a kártyád, egyet se használj, és tartsd meg őket.
    Itt az ellenfél gyengébb nálad, és van egy agressziód.
about-opening =
    Egy jó kezdés így fest:
    - **1. forduló:** vegyél el egy vezetőt, amíg olcsó, és egy kártyát, amely az építésben segít.
    - **2. forduló:** építs egy bányát, és növeld a lakosságodat. A többi akcióval játszd ki a vezetődet, vagy vegyél el egy csodát vagy egy technológiát.
    - **3. forduló:** építs újra: egy negyedik bányát, vagy a tudományért egy második laboratóriumot. Növeld a lakosságodat, ha van rá ételed.

    A 2. fordulótól minden forduló a politikai akcióval kezdődik. Ha nincs esemény a kezedben, hagyd ki. A fordulód végén a fel nem használt katonai akcióidért katonai kártyákat húzol, ezért hamarosan lesz eseményed.
about-end =
    Ez az utolsó kör, tehát az utolsó fordulód. Az étel, az erőforrás, a tudomány, a kézben maradt kártyák és a befejezetlen csodák a végén semmit sem érnek, ezért amit csak lehet, váltsd kultúrára:
    - A forduló végén még egyszer megkapod egy forduló kultúráját. Minden +1 tehát még egyszer számít.
    - A III. kori csodák akkor hoznak pontot, amikor elkészülnek, és egyes kártyák azonnal kultúrát adnak.
    - A megmaradt III. kori események a végén pontot hoznak. Azokat ismered, amelyeket te készítettél elő: mi számít bennük?

    Nézd meg, mit hoz az egyes választás, és hasonlítsd össze őket.

## goal

goal-win = Szerezz ettől a fordulótól kezdve minden fordulóban { $need } kultúrával többet.
goal-row = Vegyél el egy vezetőt a kártyasorról.
goal-build = Építs egy bányát, és növeld a lakosságodat ebben a fordulóban.
goal-signs = Költs úgy, hogy semmit se vigyen el a korrupció.
goal-happy = Egyetlen munkásod se maradjon elégedetlen.
goal-attack = Játssz ki egy agressziót az ellenfeled ellen.
goal-opening = Három forduló után legyen { $need } bányád, és legyen egy vezetőd játékban.
goal-end = Hozzon ez a forduló { $need } kultúrával többet, mint ha most befejeznéd.

## done

done-win = Amit befejeztél, a játék végéig minden fordulód végén kultúrát hoz.
done-row = A vezető a kezedben van. A következő fordulódban játszd ki: addig segít, amíg a sajátja utáni kor véget nem ér, vagy amíg másik vezető nem váltja fel.
done-build = Egy bányával több minden fordulóban, és egy munkás a következő épülethez. Ebből fizeted mindazt, ami ezután jön.
done-signs = Semmi sem vész el. Nézd meg a piros számot, mielőtt befejezel egy fordulót. Később a jobb bányák egy-egy jelzőn többet tárolnak, és egyes technológiák újabb jelzőket hoznak.
done-happy = Mindenki elégedett. Mielőtt növeled a lakosságodat, nézd meg mindkét számot a mosolygó arc mellett.
done-attack = Támadtál. Ha az ellenfél kártyákkal nem éri el az erődet, megkapod, amit a kártya mond. Ezért te is tarts meg néhány katonai kártyát, és harci erőben ne maradj messze a többiek mögött.
done-opening = Jó kezdés. Mostantól minden fordulóban kérdezd meg: miből van a legkevesebb, erőforrásból, ételből, tudományból, boldog arcból vagy harci erőből? Előbb azt építsd, aztán jöhet a kultúra.
done-end = Az utolsó forduló után minden civilizáció összeszámolja a kultúráját. Most már tudod, hogyan zajlik egy Through the Ages játszma.

## missed

missed-little_culture = A fordulónként szükséges { $need } többletkultúrából { $count } van meg. A csodád utolsó szintje hozza meg. Építsd meg, amíg van rá erőforrásod.
missed-no_leader_taken = Nem vettél el vezetőt. Keresd a sorban az ember jelét, abban a csoportban, amely 1 vagy 2 akcióba kerül.
missed-no_mine = Nem építettél bányát. Építsd meg a Bronzművességet 2 erőforrásért, mielőtt másra költöd őket.
missed-no_worker = A bányád kész, de nincs új munkásod. Növeld a lakosságodat is, amíg van rá ételed.
missed-corruption = A korrupció továbbra is { $count }. Építs olyat, ami sok erőforrásba kerül, hogy a kék jelzőik visszakerüljenek a bankba.
missed-discontent = Még mindig { $count } munkásod elégedetlen. Tedd a nem dolgozó munkást a Vallás kártyára: a templom boldog arcot ad.
missed-no_aggression = A politikai akciódnak vége, és nem támadtál. Keresd az agressziót a lehetőségeid között, mielőtt a többi akciód elkezdődik.
missed-few_mines = { $need } bányából { $count } van meg. A második fordulódban építs egyet: akkor van egy nem dolgozó munkásod és 2 erőforrásod.
missed-no_leader = Megvannak a bányáid, de nincs vezetőd játékban. Az első fordulódban vegyél el egyet, és a másodikban vagy a harmadikban játszd ki.
missed-little_at_end = A forduló nem hozott { $need } kultúrával többet. Mielőtt befejezed, keress meg mindent, ami azonnal kultúrát hoz, vagy növeli egy forduló kultúráját.
