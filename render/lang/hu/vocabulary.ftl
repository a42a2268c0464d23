### Words with which people of every game ask and type. They are compared, never shown.

fillers = a, az, egy, én, engem, enyém, mi, minket, te, ti, ő, ők, ez, az, ezek, azok, itt, ott, van, vannak, volt, lesz, lehet, lehetne, kell, kéne, tud, tudok, tudunk, tudsz, szabad, fog, fogok, hogy, hogyan, mi, mit, mikor, hol, hova, melyik, ki, kit, kinek, miért, ha, és, vagy, de, mint, akkor, tehát, nem, ne, sem, is, csak, még, már, most, kérlek, légyszi, magyarázd, mondd, szabály, szabályok, működik, működnek, valaki, bárki, mindenki, történik, jelent, játék, különbség, között, használ, használt, valami, sok, nagyon, szükséges, akarok, szeretnék, lehetséges, hadd, olyan, dolog, más, másik, közben, mert, újra, gyorsan, következő
places = hely, mező, szint, lépcső, kor, pakli, címer
numbers = egy, kettő, három, négy, öt, hat, hét, nyolc, kilenc
same =
    a játék vége: vége a játéknak, befejezés, befejeződik
    felad: feladás, kilép, kilépés, abbahagy
    döntetlen: egyenlő, egyenlőség, holtverseny
    kezdőjátékos: első játékos, ki kezd, kezdő
    játékos: ellenfél, rivális, ellenség
    ellenfél: játékos, rivális, ellenség, többiek
    költség: ár, drága, fizet, mennyibe kerül
    ár: költség, drága, fizet, mennyibe kerül
    fizet: ár, költség, költ
    kézkorlát: kézméret, hány kártya lehet, maximális kéz
    rejtett: titkos, titok
    eldob: kidob, megszabadul, dobás
    pont: pontok, győzelmi pont, pontszám
    kezdet: kezdő készlet, kezdéskor, az elején
    elfogy: üres, kifogy, nincs több
    korlát: maximum, legfeljebb, határ
    ingyen: fizetés nélkül, ingyenes
times =
    today: ma
    tomorrow: holnap
    monday: hétfő, hétfőn
    tuesday: kedd, kedden
    wednesday: szerda, szerdán
    thursday: csütörtök, csütörtökön
    friday: péntek, pénteken
    saturday: szombat, szombaton
    sunday: vasárnap
    h: óra, órát, órára, órakor
    days: nap, napot, napra, napig
    weeks: hét, hetet, hétre, hétig
    to: től, tól
    off: nem, nincs, ki, semmi
    -: este, kor, ig
