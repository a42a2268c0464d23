### Through the Ages: hints, and the first steps of somebody who has never played.

## differs

differs-culture = { $way ->
    [more] +{ $count } kultúra
    [less] −{ $count } kultúra
    [better] több kultúra
   *[worse] kevesebb kultúra
}
differs-culture_rate = { $way ->
    [more] +{ $count } kultúra körönként
    [less] −{ $count } kultúra körönként
    [better] több kultúra körönként
   *[worse] kevesebb kultúra körönként
}
differs-science = { $way ->
    [more] +{ $count } tudomány
    [less] −{ $count } tudomány
    [better] több tudomány
   *[worse] kevesebb tudomány
}
differs-science_rate = { $way ->
    [more] +{ $count } tudomány körönként
    [less] −{ $count } tudomány körönként
    [better] több tudomány körönként
   *[worse] kevesebb tudomány körönként
}
differs-food = { $way ->
    [more] +{ $count } étel
    [less] −{ $count } étel
    [better] több étel
   *[worse] kevesebb étel
}
differs-food_rate = { $way ->
    [more] +{ $count } étel körönként
    [less] −{ $count } étel körönként
    [better] több étel körönként
   *[worse] kevesebb étel körönként
}
differs-resources = { $way ->
    [more] +{ $count } erőforrás
    [less] −{ $count } erőforrás
    [better] több erőforrás
   *[worse] kevesebb erőforrás
}
differs-resources_rate = { $way ->
    [more] +{ $count } erőforrás körönként
    [less] −{ $count } erőforrás körönként
    [better] több erőforrás körönként
   *[worse] kevesebb erőforrás körönként
}
differs-workers = { $way ->
    [more] +{ $count } munkás
    [less] −{ $count } munkás
    [better] jobban kihasznált munkások
   *[worse] rosszabbul kihasznált munkások
}
differs-happiness = { $way ->
    [more] +{ $count } boldog arc
    [less] −{ $count } boldog arc
    [better] boldogabb nép
   *[worse] boldogtalanabb nép
}
differs-actions = { $way ->
    [more] +{ $count } akció fordulónként
    [less] −{ $count } akció fordulónként
    [better] több akció, vagy jelző a bankokban
   *[worse] kevesebb akció, vagy jelző a bankokban
}
differs-strength = { $way ->
    [more] { $count } ponttal erősebb, ellenfél: { $rival }
    [less] { $count } ponttal gyengébb, ellenfél: { $rival }
    [better] biztosabb haderő
   *[worse] gyengébb haderő
}
differs-wars = { $way ->
    [better] egy háború jobban alakul neked
   *[worse] egy háború rosszabbul alakul neked
}
differs-technologies = { $way ->
    [better] jobb technológiák elérhető közelségben
   *[worse] kevesebb haszon a technológiákból
}
differs-wonder = { $way ->
    [better] csoda elkezdve, vagy közelebb a befejezéshez
   *[worse] csoda el nem kezdve, vagy távolabb a befejezéstől
}
differs-cards = { $way ->
    [better] jobb kéz vagy vezető
   *[worse] gyengébb kéz vagy vezető
}
differs-military_cards = { $way ->
    [more] +{ $count } katonai kártya
    [less] −{ $count } katonai kártya
    [better] jobb katonai kártyák
   *[worse] kevesebb haszon a katonai kártyákból
}
differs-rivals = { $way ->
    [better] rosszabb helyzet a többieknek
   *[worse] jobb helyzet a többieknek
}
differs-out = { $way ->
    [better] még játékban
   *[worse] kiesve a játékból
}

## why

why-culture = A kultúra a pontszámod. A végén az győz, akinek a legtöbb van.
why-culture_rate = Ezt a kultúrát a végéig minden körben megkapod. Minél korábban indul, annál többet hoz.
why-science = Tudománnyal fizeted ki a kezedben lévő technológiákat.
why-science_rate = Ha körönként elég a tudományod, egy-két fordulónként kijátszhatsz egy technológiát. Enélkül megtelik a kezed.
why-food = Minden új munkás ételbe kerül. A későbbi munkások drágábbak.
why-food_rate = A néped minden körben eszik. Ha elfogy az étel, éhezik, és kultúrát veszítesz.
why-resources = Erőforrásból lesz tanya, bánya, épület, egység és csoda. Ha túl sokat halmozol fel, egy részét elviszi a korrupció.
why-resources_rate = A körönkénti erőforrás dönti el, mennyit építhetsz a későbbi fordulókban.
why-workers = Minden munkásból lehet tanya, bánya, épület vagy egység. Amíg nem dolgozik, semmit sem termel.
why-happiness = Elég boldog arc nélkül a munkások elégedetlenek lesznek. Ha túl sokan vannak, felkelés tör ki: egy forduló termelés nélkül.
why-actions = Minden forduló többet kínál, mint amennyire akciód van.
why-strength = Az események és a támadások a leggyengébbet sújtják. Ne maradj le harci erőben.
why-wars = A háború a támadó következő fordulójának elején dől el. Az erősebb fél győz, és annál többet visz el, minél nagyobb a különbség. Addig a megtámadottnak egy fordulója van fegyverkezni.
why-technologies = Jobb technológiával ugyanaz a munkás többet ér.
why-wonder = A csoda szintenként kerül erőforrásba. Akkor számít, amikor elkészült.
why-cards = Amit a soron hagysz, hamar eltűnhet. De csak korlátozott számú kártya lehet a kezedben.
why-military_cards = Katonai kártya az esemény, a támadás, a taktika és a védelem. Minden fel nem használt katonai akcióért egyet húzol.
why-rivals = Csak az győz, akinek a legtöbb kultúrája van, ezért jó neked, ha a többieket visszafogod.
why-out = Csak akkor győzhetsz, ha játékban maradsz.

## reason

reason-uprising = Enélkül felkelés tör ki: a civilizációd semmit sem termel ebben a fordulóban.
reason-famine = Akkor a népednek lesz elég étele, és nem veszítesz { $count } kultúrát.
reason-corruption = { $count ->
    [0] Akkor a forduló végén a korrupció { $other } erőforrás helyett semmit sem visz el.
   *[other] Akkor a forduló végén a korrupció { $count } erőforrást visz el { $other } helyett.
}
reason-makes_culture = Akkor minden fordulóban { $count } kultúrát termelsz { $other } helyett.
reason-makes_science = Akkor minden fordulóban { $count } tudományt termelsz { $other } helyett.
reason-makes_resources = { $count ->
   *[other] Akkor minden fordulóban { $count } erőforrást termelsz { $other } helyett.
}
reason-makes_food = A tanyáid minden fordulóban { $count } étellel hoznak többet, mint amennyi elfogy, { $other } helyett.
reason-civil = Akkor minden fordulóban { $count } civil akciód lesz { $other } helyett.
reason-military = Akkor minden fordulóban { $count } katonai akciód lesz { $other } helyett.
reason-strength_ahead = Akkor a harci erőd { $count } lesz. Ezzel megelőzöd a többiek legerősebbjét: { $who } ({ $other }).
reason-strength_level = Akkor a harci erőd { $count } lesz. Ezzel utoléred a többiek legerősebbjét: { $who }.
reason-strength_behind = Akkor a harci erőd { $count } lesz. Ezzel közelebb kerülsz a többiek legerősebbjéhez: { $who } ({ $other }).
reason-tactic_idle = A taktika azonnal számít, amint meglesznek hozzá az egységeid.
reason-content = { $count ->
    [0] Akkor már senki sem lesz elégedetlen.
   *[other] Akkor { $count } elégedetlen munkásod lesz { $other } helyett.
}
reason-faces = { $count ->
   *[other] Akkor { $count } boldog arcod lesz, és { $other } kell, így a néped tovább nőhet.
}
reason-wonder_scores = { CAPITAL(FORM($thing, "nom")) } akkor elkészül, és azonnal { $count } kultúrát hoz.
reason-wonder_done = { CAPITAL(FORM($thing, "nom")) } akkor elkészül, és életbe lép a hatása.
reason-wonder_left = { $count ->
    [one] { CAPITAL(FORM($thing, "nom")) } akkor már csak egy szintre vár. Ára { $other } erőforrás, és te fordulónként { $days } erőforrást termelsz.
   *[other] { CAPITAL(FORM($thing, "nom")) } akkor még { $count } szintre vár. Együtt { $other } erőforrásba kerülnek, és te fordulónként { $days } erőforrást termelsz.
}
reason-wonder_taken = { CAPITAL(FORM($thing, "nom")) } { $count } szintből áll, együtt { $other } erőforrásért.
reason-affords = A következő fordulóban { $count } tudományod lesz. Ez elég erre: { $thing } (ára { $other }).
reason-affords_later = Ha fordulónként { $count } tudományod van, { $days } forduló múlva kifejlesztheted { FORM($thing, "acc") }.
reason-row_leaves = { CAPITAL(FORM($thing, "nom")) } hamarosan lekerül a sorról, a következő fordulódra már nem lenne ott.
reason-leader_wanted = Még nincs vezetőd, és a következő civil akcióval játékba hozhatod { FORM($thing, "acc") }.
reason-action_later = { CAPITAL(FORM($thing, "acc")) } a következő fordulódtól játszhatod ki.
reason-leader = Nem volt vezetőd: mostantól { FORM($thing, "nom") } segít neked.
reason-waits = { $count ->
    [one] A következő fordulódra készen áll egy munkásod, és akkor { $other } erőforrásod lesz az építéshez.
   *[other] A következő fordulódra készen áll { $count } munkásod, és akkor { $other } erőforrásod lesz az építéshez.
}
reason-draws = { $count ->
    [one] A meghagyott akcióért katonai kártyát húzol.
   *[other] A meghagyott akciókért { $count } katonai kártyát húzol.
}
reason-scores = Azonnal { $count } kultúrát kapsz.
reason-passes = Minden egységed megmarad, a harci erőd { $count }. A többiek legerősebbje { $who }: { $other }.
reason-prepares_territory = Csak te tudod, hogy ez a terület jön, így tartogathatsz rá egységeket.
reason-attack = { $count } harci erővel támadsz, { $who } harci ereje { $other }.
reason-war = A harci erőd { $count }. { $who } harci ereje { $other }, és még egy fordulója van fegyverkezni.

## matter

matter-take = Ezen a választáson kevés múlik. Ez dönti el, melyik kártyát veszed el, mielőtt drágább lesz vagy eltűnik.
matter-populate = Ezen a választáson kevés múlik. Ez dönti el, kapsz-e még egy munkást.
matter-build = Ezen a választáson kevés múlik. Ez dönti el, mit termel a munkásod.
matter-upgrade = Ezen a választáson kevés múlik. Ez dönti el, melyik munkásaid termelnek többet.
matter-destroy = Ezen a választáson kevés múlik. Ez dönti el, melyik munkásod szabadul fel.
matter-disband = Ezen a választáson kevés múlik. Ez dönti el, melyik egységedről mondasz le.
matter-play_leader = Ezen a választáson kevés múlik. Ez dönti el, melyik vezetőd lesz.
matter-build_stages = Ezen a választáson kevés múlik. Ez dönti el, milyen hamar készül el a csodád.
matter-develop = Ezen a választáson kevés múlik. Ez dönti el, melyik technológiád lesz meg.
matter-choose = Ezen a választáson kevés múlik. Ez dönti el, melyiket kapod ezek közül.
matter-play_card = Ezen a választáson kevés múlik. Ez dönti el, mikor használod ezt a kártyát.
matter-use_ability = Ezen a választáson kevés múlik. Ez dönti el, mikor használod ezt a képességet.
matter-play_tactic = Ezen a választáson kevés múlik. Ez dönti el, hogyan harcolnak az egységeid.
matter-copy_tactic = Ezen a választáson kevés múlik. Ez dönti el, hogyan harcolnak az egységeid.
matter-draw_card = Ezen a választáson kevés múlik. Ez dönti el, lesz-e egy katonai akcióból kártya.
matter-keep_bonuses = Ezen a választáson kevés múlik. Ez dönti el, mi hoz pontot a végén.
matter-choose_bonus = Ezen a választáson kevés múlik. Ez dönti el, mi hoz pontot a végén.
matter-end_turn = Ezen a választáson kevés múlik. Ez dönti el, felhasználsz-e többet az akcióidból.
matter-discard_cards = Ezen a választáson kevés múlik. Ez dönti el, melyik katonai kártyáidat tartod meg.
matter-pass_politics = Ezen a választáson kevés múlik. Ez dönti el, teszel-e valamit a politikában.
matter-prepare_event = Ezen a választáson kevés múlik. Ez dönti el, melyik esemény történik meg később mindenkivel.
matter-play_aggression = Ezen a választáson kevés múlik. Ez dönti el, kit támadsz meg, és miért.
matter-declare_war = Ezen a választáson kevés múlik. Ez dönti el, ki ellen harcolsz, és miért.
matter-offer_pact = Ezen a választáson kevés múlik. Ez dönti el, kivel kötsz egyezményt.
matter-cancel_pact = Ezen a választáson kevés múlik. Ez dönti el, érvényben marad-e az egyezmény.
matter-answer_pact = Ezen a választáson kevés múlik. Ez dönti el, érvénybe lép-e az egyezmény.
matter-defend = Ezen a választáson kevés múlik. Ez dönti el, melyik kártyáidat szánod a védekezésre.
matter-decline = Ezen a választáson kevés múlik. Ez dönti el, élsz-e ezzel az ajánlattal.
matter-bid = Ezen a választáson kevés múlik. Ez dönti el, mennyit ér neked ez a terület.
matter-drop_out = Ezen a választáson kevés múlik. Ez dönti el, licitálsz-e tovább.
matter-commit = Ezen a választáson kevés múlik. Ez dönti el, mit küldesz el.
matter-fill_force = Ezen a választáson kevés múlik. Ez dönti el, mit küldesz el.
matter-assemble = Ezen a választáson kevés múlik. Ez dönti el, mit küldesz el.
matter-reach = Ezen a választáson kevés múlik. Ez dönti el, mit küldesz el.
matter-send_force = Ezen a választáson kevés múlik. Ez dönti el, mit küldesz el.
matter-split = Ezen a választáson kevés múlik. Ez dönti el, miből mennyit veszel el vagy adsz.
matter-steal_technologies = Ezen a választáson kevés múlik. Ez dönti el, mit veszel el a vesztestől.

## lesson

lesson-goal = **A cél:** egy civilizációt vezetsz. Az győz, akinek a végén a legtöbb a **kultúrája**. Az első fordulód rövid: csak kártyát veszel el a sorról. A bal oldaliak 1 akcióba kerülnek, a jobb oldaliak 3-ba. Válaszd az **Elvesz** lehetőséget a paneled menüjében, majd fejezd be a fordulódat.
lesson-turn = **Egy forduló:** fehér (civil) akciókkal kártyát veszel el, növeled a lakosságodat, építesz és kártyát játszol ki. A piros (katonai) akciók az egységekre valók. A fordulód végén a tanyáid, bányáid és laboratóriumaid maguktól termelnek. Tegyél meg tehát mindent, amit tudsz, aztán fejezd be a fordulódat.
lesson-growth = **Így növekedsz:** ételért növeled a lakosságodat, erőforrásért építesz. Kezdd még egy bányával vagy tanyával, utána jöhet a Filozófia a tudományért. Tudománnyal fizeted a technológiakártyákat. Azután erőforrásért fejleszted, amid van.
lesson-politics = **A politika** a forduló elején van, az akcióid előtt. Előkészíthetsz egy eseményt: most kultúrát ad, és néhány körrel később mindenkivel megtörténik. Támadhatsz is, vagy nem teszel semmit. Az események és a támadások a harci erőn múlnak, ezért előbb vesd össze az erőket.
lesson-balance = **Tarts egyensúlyt:** a boldog arcok munkában tartják a népet, a harci erő távol tartja a támadókat. Tudománnyal játszhatod ki, amit elvettél. A tábla alatti **Közelebbről** megmutatja, miből áll össze egy-egy szám.
lesson-culture = **Váltsd kultúrára:** a templomok, színházak, könyvtárak, csodák és vezetők minden körben kultúrát adnak. Kezdd el a játék közepe előtt. Onnantól minden kör számít.
lesson-bonus = **Így ér véget:** ez a rövid játék az I. kor után befejeződik. Akkor minden játékban lévő I. szintű technológia, minden pont harci erő és minden boldog arc 2 kultúrát hoz. Amennyi tudományt, ételt és erőforrást egy körben termelsz, annyi kultúrát kapsz még. Építs tehát mindenből egy keveset.
lesson-auction = **Új terület:** a legtöbbet ajánló kapja meg, és legalább ekkora erejű egységeket kell küldenie. Az egységek elvesznek. A kezedben lévő bónuszkártyák segítenek. Passzolj, ha nagyobb szükséged van az egységeidre.
lesson-defence = **Megtámadtak:** a kérdés mindkét harci erőt mutatja. Ha kézből kijátszott kártyákkal eléred a támadó erejét, semmi sem történik. Különben elveszíted, amit a támadás mond. Tartsd meg a kártyáidat, ha nem érheted el.

##
