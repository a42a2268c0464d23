### Tzolk'in: other words for the same, as people type and ask. They are compared, never shown.

same =
    a negyedik etetési nap az utolsó: vége a játéknak, a játék vége, befejeződik
    a játék hossza: hány kör, meddig tart, a játék vége
    etetési nap: etetés, etetőnap, étkezés, evés, kajanap, etetések
    palenque: zöld fogaskerék, kukorica fogaskerék, kukoricás kerék, erdős kerék
    yaxchilan: piros fogaskerék, nyersanyag fogaskerék, nyersanyagos kerék
    tikal: barna fogaskerék, épület fogaskerék, technológia fogaskerék, építős kerék
    uxmal: sárga fogaskerék, kereskedő kerék, kereskedelem, piac
    chichen itza: kék fogaskerék, koponya fogaskerék, koponyás kerék, chichen, ci
    fogaskerék: kerék, fogaskerekek, kerekek
    fog: fogak
    mező: hely, mezők, pozíció
    naptár: nagy kerék, központi fogaskerék, tzolkin
    lehelyezés: lehelyez, letesz, felrak, rátesz, elhelyez, lehelyezni
    levétel: levesz, visszavesz, elvesz, felvesz, összeszed, levenni
    munkásokat lehelyez: letesz, felrak, munkást tesz
    a lehelyezés ára: több munkás, lehelyezési költség, mennyibe kerül lehelyezni
    legalacsonyabb szabad mező: mezőt kihagy, mezőt választ, következő mező
    nem passzolhat: passz, kihagy, kihagyja a fordulót
    alacsonyabb: visszalép, vissza, előző
    visszalépés: visszalép, alacsonyabb akció, előző akció
    könyörgés: könyörög, koldul, koldulás, nincs kukorica, kukorica nélkül
    kegyelem: nincs kukorica, kukorica nélkül, nem tud lehelyezni
    a munkások továbbmennek: leesik, lepottyan, lelökik
    lelökik: leesik, lepottyan, kiesik
    etetés: eszik, éhezik, éhes, éhezés, megetet
    minden játékban lévő munkásnak kell: munkások étele, élelem, etetés
    dupla továbbforgatás: két nap, két nappal, naptár forgatása, kettőt lép, napot kihagy
    akadály: megállít, megakadályoz
    kezdőjátékos-mező: kezdőmező, kezdőjátékos mező, első játékos helye
    kezdőjátékos-jelző: kezdőjátékos jelző, első játékos, ki kezd
    kukorica: étel, élelem, táp
    kristálykoponya: koponya, koponyák
    nyersanyag: kocka, anyag, nyersanyagok
    készlet: bank, közös készlet
    koponyák a készletben: elég koponya, hány koponya
    üres hely egy koponyának: koponyát letesz, ugyanaz a hely
    egy épület csak kukoricáért: épület kukoricával, kukoricáért épít
    felégetés: éget, leéget, tűz, felégetett
    kukoricalapka: kukoricaföld, kukoricamező
    erdőlapka: erdő, fa, fák, favágás, fakitermelés
    piac: kereskedés, csere, elad, vesz, vásárol
    technológia: tech, kutatás, tudás, fejlődés
    fejleszt: kutat, fejlesztés, technológiát fejleszt
    szint: szintek
    egy technológiai lépés ára: fejlesztés ára, technológia ára
    templom: isten, istenek, templomok
    chaac: chac, csák, barna templom
    quetzalcoatl: sárga templom
    kukulkan: zöld templom
    épület: épületek, lapka, ház
    épít: építés, megépít, felépít
    emlékmű: emlékművek, sárga épület
    farm: tanya, farmok
    sírkamra: sír, síremlék, sírhely
    középület: polgári épület, közösségi épület
    a legfelső lépcsőfok: legmagasabb, csúcs, teteje
    a legmagasabb helyért járó bónusz: döntetlen a templomban, első a templomban
    jutalom a kor végén: templomok pontjai
    jutalom a kor közepén: templomok javai
    semleges munkás: semleges, semleges munkások
    kezdővagyon: kezdőlapka, kezdőlapkák, kezdő vagyon
    felfordított: felfedve, felfed
    új épületek: feltöltés, feltölt, felfed, kirakott épületek
    munkás: bábu, figura, dolgozó
    munkás a készletből: több munkás, új munkás, negyedik munkás
    nyersanyagból kukorica: megmaradt nyersanyag, maradék
    győztes: döntetlen, hogyan győzök, hogyan nyerek, ki győz, ki nyer, győzelem
    teológia: vallás, istentan
    építészet: építész
    kitermelés: bányászat, nyersanyag-kitermelés

## verbs

verbs-place = lehelyez, letesz, felrak, rátesz, munkás, munkást, elküld
verbs-claim = kezdőjátékos, kezdőjátékos-mező, kezdő, első, jelző, lehelyez, mező, munkás
verbs-take = levesz, levétel, munkás, munkást, visszavesz, összeszed, felvesz, akció
verbs-end_turn = vége, forduló, kész, befejez, passz, elég
verbs-beg = könyörög, könyörgés, koldul, kukorica, isten, istenek
verbs-keep_wealth = megtart, választ, elvesz, vagyon
verbs-trade = kereskedik, kereskedés, elad, vesz, vásárol, csere, piac
verbs-research = fejleszt, fejlesztés, technológia, kutat, tanul, feljebb
verbs-construct = épít, építés, megépít, felépít, épület
verbs-pay = fizet, fizetés, költ
verbs-skip = kihagy, semmi, passz, nem, kész, elég
verbs-resign = felad, feladás, feladom, kilép
verbs-set_advance = naptár, továbbforgat, forgat, nap, napok, nappal
verbs-move_calendar = naptár, továbbforgat, forgat, nap, napok, nappal
verbs-harvest = betakarít, betakarítás, arat, elvesz, felégetés, éget
verbs-climb = feljebb, fel, lép, templom, lépcsőfok
verbs-perform = végrehajt, akció, használ, tesz
verbs-take_resources = elvesz, kap, választ
verbs-offer = áldoz, áldozat, felajánl, fizet, ad
