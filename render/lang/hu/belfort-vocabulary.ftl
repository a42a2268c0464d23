### Belfort: other words for the same, as people type and ask. They are compared, never shown.
### The second half has English words of the rules, which are read in English where they are not translated.

same =
    győztes: hogyan győzök, hogyan nyerek, ki nyer, ki győz, győzelem, nyerés, nyertes, a játék vége
    1. címer: ki kezd, kezdőjátékos, első játékos
    pontozás: pont, pontok, pontszám, mikor van pontozás
    hét kör: hány kör, meddig tart, a játék vége, hossz
    kerület: kerületek, városrész, negyed, terület
    többség: többségek, legtöbb, munkástöbbség
    címer: sorrend, játékossorrend, címerek, címercsere, sorrendcsere
    királyi tábor: király, tábor, királyi, sorrendcsere, király tábora
    toborzóiroda: toborzás, iroda, több munkás, új munkás, toborzóasztal
    lehelyezés: munkáslehelyezés, lerakás, lerak, letesz
    begyűjtés: gyűjtés, begyűjt, termelés, nyersanyagszerzés
    akciók: akció, akciófázis
    mester: mesterelf, mestertörpe, fejlesztett munkás, mesterek
    munkás: munkások, bábu, dolgozó
    elf: elfek, tünde, tündék
    törpe: törpék, törp
    gnóm: gnómok, manó, gnome
    gnóm felfogadása: felfogad, gnómvétel, gnómot venni, gnómbérlés
    lakat: lakatok, zár, kinyit, kulcs
    munkáshely: hely, helyek, deszka, mező
    erdő: fa területe, favágás
    kőfejtő: kő területe, kőbánya
    bánya: fém területe, pár, páros
    aranybánya: arany területe
    fém: vas, érc, vasérc
    arany: pénz, érme, érmék, aranyak
    fa: faanyag, rönk, deszka
    kő: kövek, szikla
    nyersanyag: nyersanyagok, javak, áru, áruk, erőforrás, alapanyag
    adó: adók, adózás, adót
    jövedelem: bevétel, jövedelmek, keres
    passz: passzol, passzolás, kimarad
    tartalék: tartalékban, készlet
    épület: épületek, épít, ház
    építés: épít, építeni, felépít
    városfal: fal, falak, városfalak
    erőd: vár, kastély, öregtorony
    kovácsműhely: kovács, kovácsok
    kapuház: kapu, kaputorony, kapuházak
    másik fele: második fél, másik fél, fél kapuház
    céh: céhek, céhhatás, céhdíj
    kőfaragók: kőművesek, kőműves
    banditák: rablók, rabló, bandita
    kereskedőház: kereskedőállomás, kereskedelmi állomás, kereskedés, kereskedik, bolt, piac
    eladás: elad, eladni
    vétel: vesz, venni, vásárol, vásárlás
    látogatás: látogatások, kereskedés
    5 kártya: kézkorlát, kézméret, hány kártya
    kínálat: felfedett kártyák, nyitott kártyák, kirakott kártyák
    pakli: húzópakli, húzás, talon
    dobópakli: eldobott kártyák, dobott lapok
    kártyavétel: kártyát húz, kártyát vesz, új kártya
    elvesz: lop, rabol, ellop, kirabol
    tolvajok: lop, lopás, tolvaj
    csere: cserél, felcserél, kicserél
    semleges játékos: semleges, két játékos, 2 játékos, kétszemélyes
    jelző: jelzők, jelölő, bábu, korong
    telek: telkek, építési hely, szabad hely
    crest: címer, címerek, sorrend, játékossorrend, sorrendcsere
    crest 1: ki kezd, kezdőjátékos, első játékos
    winner: győztes, ki nyer, ki győz, hogyan nyerek, hogyan győzök
    players with as many points: döntetlen, holtverseny, egyenlőség
    scoring: pontozás, pont, pontok, pontszám, mikor van pontozás
    seven rounds: hány kör, hét kör, a játék vége, meddig tart
    points for districts: kerületek pontjai, pont a kerületekért
    points for workers: munkások pontjai, legtöbb elf, legtöbb törpe, legtöbb gnóm
    district: kerület, kerületek, városrész
    majority: többség, többségek
    worker: munkás, munkások
    elf: elf, elfek, tünde
    dwarf: törpe, törpék
    gnome: gnóm, gnómok, manó
    hiring a gnome: gnóm felfogadása, felfogad, gnómvétel
    master: mester, mesterek, mesterelf, mestertörpe
    lock: lakat, lakatok
    plank: munkáshely, munkáshelyek, hely, helyek
    placement: lehelyezés, munkáslehelyezés
    collection: begyűjtés, gyűjtés
    actions: akciók, akció, akciófázis
    passing: passz, passzol, passzolás
    forest: erdő
    quarry: kőfejtő, kőbánya
    mine: bánya
    gold mine: aranybánya
    recruiter's desk: toborzóiroda, toborzás, új munkás, több munkás
    king's camp: királyi tábor, tábor, király tábora
    trading post: kereskedőház, kereskedés, kereskedőállomás
    visit: látogatás, látogatások
    sell: elad, eladás
    wood: fa
    stone: kő, kövek
    metal: fém, vas
    gold: arany, pénz
    goods: nyersanyag, nyersanyagok, javak
    taxes: adó, adók, adózás
    income: jövedelem, bevétel
    reserve: tartalék
    supply: készlet
    deck: pakli, húzópakli
    discard: dobópakli, eldob, eldobás
    display: kínálat
    5 cards: kézkorlát, kézméret, hány kártya
    buying a card: kártyavétel, kártyát vesz, új kártya
    building: építés, épít, épület, épületek
    copies of a kind: ugyanaz az épület, kétszer építeni
    wall: városfal, városfalak, fal
    keep: erőd, vár
    pub: kocsma
    gardens: kertek, kert
    tower: torony
    inn: fogadó
    blacksmith: kovácsműhely, kovács
    bank: bank
    market: piac
    gatehouse: kapuház, kapuházak, kapu
    other half: másik fele, másik fél
    library: könyvtár
    guild: céh, céhek
    traders: kereskedők
    librarians: könyvtárosok
    architects: építészek
    recruiters: toborzók
    lumberjacks: favágók
    miners: bányászok
    bankers: bankárok
    masons: kőfaragók, kőművesek
    thieves: tolvajok, lop, lopás
    bandits: banditák, rablók
    wizards: varázslók
    spies: kémek
    take: elvesz, lop, rabol
    exchange: csere, cserél, felcserél
    marker: jelző, jelzők
    site: telek, telkek, építési hely
    neutral players: semleges játékos, két játékos, 2 játékos, kétszemélyes
    what a player begins with: kezdőkészlet, kezdéskor
    k1: d1, 1. kerület, első kerület
    k2: d2, 2. kerület, második kerület
    k3: d3, 3. kerület, harmadik kerület
    k4: d4, 4. kerület, negyedik kerület
    k5: d5, 5. kerület, ötödik kerület

## verbs

verbs-place = lehelyez, lehelyezés, letesz, tesz, rak, küld, munkás, munkást
verbs-pass = passz, passzol, küld, begyűjt, gyűjt, többi
verbs-send = elküld, küld, tesz, munkás, munkást
verbs-swap_crest = csere, cserél, elcserél, elvesz, megtart, címer, címert, sorrend
verbs-activate = aktivál, használ, munkás, munkást, céh
verbs-build = épít, építés, építeni, felépít, kijátszik
verbs-build_guild = épít, építés, építeni, céh, céhet, vesz
verbs-build_wall = épít, építés, építeni, fal, falat, városfal, városfalat
verbs-buy = vesz, venni, vétel, vásárol, kereskedik, kereskedőház
verbs-sell = elad, eladni, eladás, kereskedik, kereskedőház
verbs-buy_card = vesz, kártya, kártyát, kártyavétel, húz
verbs-end_turn = vége, akciók, befejez, kész, passz, forduló
verbs-discard = eldob, dob, eldobás, kidob
verbs-barter = csere, cserél, elcserél, kereskedők
verbs-recruit_worker = toboroz, toborzás, új, kap
verbs-skip = kihagy, kihagyás, semmi, semmit, senkit, nem, passz
verbs-keep_cards = megtart, tart, választ
verbs-hire = felfogad, felfogadás, fogad, gnóm, gnómot, vesz
verbs-resign = felad, feladom, feladás, kilép
verbs-place_dwarf = tesz, letesz, küld, törpe, törpét, semleges
verbs-use_power = használ, gnóm, erő, képesség
verbs-lock_gnome = tesz, letesz, gnóm, gnómot, lakat
verbs-mark = jelző, jelzőt, megjelöl, tesz, választ
verbs-design = épít, építés, építészek, megjelöl
verbs-pay_design = fizet, kifizet, ad
verbs-rob = elvesz, lop, rabol, ellop
verbs-exchange = csere, cserél, felcserél, kicserél
verbs-reveal_card = megmutat, mutat, felfed, választ
verbs-take_card = elvesz, vesz, választ
verbs-neutral_build = épít, kártya, választ
