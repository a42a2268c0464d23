### Belfort: hints, and the first steps of somebody who has never played.

## differs

differs-points = { $way ->
    [more] +{ $count } pont
    [less] −{ $count } pont
    [better] több pont
   *[worse] kevesebb pont
}
differs-districts = { $way ->
    [better] több pont a kerületekből
   *[worse] kevesebb pont a kerületekből
}
differs-majorities = { $way ->
    [better] több pont a munkástöbbségekből
   *[worse] kevesebb pont a munkástöbbségekből
}
differs-markers = { $way ->
    [better] több épület, amely pontot hozhat
   *[worse] kevesebb épület, amely pontot hozhat
}
differs-gnomes = { $way ->
    [more] +{ $count } gnóm
    [less] −{ $count } gnóm
    [better] több gnóm
   *[worse] kevesebb gnóm
}
differs-workers = { $way ->
    [better] több vagy jobb munkás
   *[worse] kevesebb vagy gyengébb munkás
}
differs-guilds = { $way ->
    [better] egy saját céh
   *[worse] kevesebb saját céh
}
differs-cards = { $way ->
    [more] +{ $count } kártya a kezedben
    [less] −{ $count } kártya a kezedben
    [better] jobb kártyák a kezedben
   *[worse] gyengébb kártyák a kezedben
}
differs-income = { $way ->
    [more] +{ $count } arany körönként
    [less] −{ $count } arany körönként
    [better] több arany körönként
   *[worse] kevesebb arany körönként
}
differs-goods = { $way ->
    [better] több nyersanyag nálad
   *[worse] kevesebb nyersanyag nálad
}
differs-areas = { $way ->
    [more] +{ $count } nyersanyag a területekről
    [less] −{ $count } nyersanyag a területekről
    [better] több nyersanyag az Erdőből, a Kőfejtőből, a Bányából és az Aranybányából
   *[worse] kevesebb nyersanyag az Erdőből, a Kőfejtőből, a Bányából és az Aranybányából
}
differs-spaces = { $way ->
    [better] egy munkás céhnél vagy épületnél, az akciókhoz
   *[worse] kevesebb munkás céheknél és épületeknél
}
differs-recruits = { $way ->
    [better] új munkás a Toborzóirodából
   *[worse] nincs új munkás a Toborzóirodából
}
differs-camp = { $way ->
    [better] címercsere a Királyi táborban
   *[worse] nincs címercsere a Királyi táborban
}
differs-unplaced = { $way ->
    [better] több még lehelyezhető munkás
   *[worse] kevesebb még lehelyezhető munkás
}
differs-order = { $way ->
    [better] előbbre kerülsz a sorrendben
   *[worse] hátrább kerülsz a sorrendben
}
differs-rivals = { $way ->
    [better] rosszabb helyzet a többieknek
   *[worse] jobb helyzet a többieknek
}

## why

why-points = Pontokkal lehet győzni. Három pontozás van, ezeken szerzed őket.
why-districts = Minden pontozáskor a legtöbb épület hozza egy kerületben a legtöbb pontot, a második legtöbb kevesebbet.
why-majorities = A legtöbb elf pontot hoz. Ugyanígy a legtöbb törpe és a legtöbb gnóm is.
why-markers = Minden épületed számít a kerületében, minden későbbi pontozáskor.
why-gnomes = Egy gnóm kinyitja egy épület lakatját, és beleszámít a gnómtöbbségbe.
why-workers = Minden munkás minden körben nyersanyagot gyűjt, vagy egy céhnél dolgozik.
why-guilds = A többiek neked fizetnek, ha munkást tesznek a céhedhez. A céh a kerületében is számít.
why-cards = A kezedben lévő kártya olyan épület, amelyet felépíthetsz, amint megvan hozzá a nyersanyag.
why-income = A jövedelem minden körben jön. Az adó a pontjaiddal együtt nő.
why-goods = Nyersanyagból lesz épület, Városfal, gnóm és céh.
why-areas = Az a munkás, aki a lehelyezés végén egy területen van, nyersanyagot hoz. Eggyel több jár, ha ott neked van a legtöbb munkásod.
why-spaces = A céhnél vagy épületnél álló munkás az akciófázisban tesz érted valamit, minden körben egyszer.
why-recruits = A munkás egy másodikkal tér vissza. Az a végéig neked dolgozik, és beleszámít egy többségbe.
why-camp = A címerek adják a sorrendet. Aki előbb kerül sorra, jobb helyet kap.
why-unplaced = Egy megtartott munkás még elfoglalhat egy fontossá váló helyet, vagy nyersanyagot gyűjthet.
why-order = Aki előbb kerül sorra, jobb helyet kap.
why-rivals = Csak az győz, akinek a legtöbb pontja van. Ezért neked is jó, ha a többiek lemaradnak.

## reason

reason-districts = { $days ->
    [0] Az épületeid { FORM($place, "in") } összesen { $count } pontot hoznak { $other } helyett, még e kör pontozásakor.
   *[other] Az épületeid { FORM($place, "in") } összesen { $count } pontot hoznak { $other } helyett a pontozáskor, { $days } kör múlva.
}
reason-district_alone = { $days ->
    [0] Neked lesz a legtöbb épületed { FORM($place, "in") }, és ott { $count } pontot kapsz { $other } helyett, még e kör pontozásakor.
   *[other] Neked lesz a legtöbb épületed { FORM($place, "in") }, és ott { $count } pontot kapsz { $other } helyett a pontozáskor, { $days } kör múlva.
}
reason-district_shared = { $days ->
    [0] Holtversenyben vezetsz majd { FORM($place, "in") }, és ott { $count } pontot kapsz { $other } helyett, még e kör pontozásakor.
   *[other] Holtversenyben vezetsz majd { FORM($place, "in") }, és ott { $count } pontot kapsz { $other } helyett a pontozáskor, { $days } kör múlva.
}
reason-district_after = { $days ->
    [0] Előbbre kerülsz { FORM($place, "in") }, és ott { $count } pontot kapsz { $other } helyett, még e kör pontozásakor.
   *[other] Előbbre kerülsz { FORM($place, "in") }, és ott { $count } pontot kapsz { $other } helyett a pontozáskor, { $days } kör múlva.
}
reason-behind = { $other ->
    [0] { $count } épületed lesz { FORM($place, "in") }, ugyanannyi, mint az ottani elsőnek.
   *[other] { $count } épületed lesz { FORM($place, "in") }, { $other } épülettel kevesebb, mint az ottani elsőnek.
}
reason-farther = { $other } épülettel vezetsz majd { FORM($place, "in") }.
reason-majority = { $days ->
    [0] Így { $thing } lesz nálad, és ezért { $count } pontot kapsz { $other } helyett, még e kör pontozásakor.
   *[other] Így { $thing } lesz nálad, és ezért { $count } pontot kapsz { $other } helyett a pontozáskor, { $days } kör múlva.
}
reason-hurts = { $days ->
    [0] A mostani állás szerint { $who } { $count } ponttal kevesebbet kap e kör pontozásakor.
   *[other] A mostani állás szerint { $who } { $count } ponttal kevesebbet kap a pontozáskor, { $days } kör múlva.
}
reason-income = A jövedelmed körönként { $other } aranyról { $count } aranyra nő.
reason-gnome_master_elf = { CAPITAL(AZ(FORM($thing, "to"))) } { FORM($thing, "to") } tett gnóm mesterré teszi az egyik elfedet, aki így kétszer annyit gyűjt.
reason-gnome_master_dwarf = { CAPITAL(AZ(FORM($thing, "to"))) } { FORM($thing, "to") } tett gnóm mesterré teszi az egyik törpédet, aki így kétszer annyit gyűjt.
reason-gnome_power = { CAPITAL(AZ(FORM($thing, "to"))) } { FORM($thing, "to") } tett gnómmal körönként egyszer { FORM($goods, "acc") } kapsz.
reason-gnome_plank = { CAPITAL(AZ(FORM($thing, "to"))) } { FORM($thing, "to") } tett gnóm megnyitja ott a helyet az egyik munkásodnak.
reason-workers = Így { $count } munkásod lesz { $other } helyett.
reason-robs = A nyersanyagot tőle veszed el: { $who }. A többiek közül neki van a legtöbb pontja, { $count }.
reason-keeps = Ha felépülnek, ezek a kártyák körönként { $count } arannyal többet hoznak. Együtt ennyibe kerülnek: { $goods }.
reason-keeps_cheap = Ezzel kezdhetsz: { $thing }. Ennyibe kerül: { $goods }.
reason-card_pays = A mostani állás szerint ki tudnád fizetni { AZ(FORM($thing, "acc")) } { FORM($thing, "acc") }.
reason-card_lacks = { CAPITAL(AZ(FORM($thing, "for"))) } { FORM($thing, "for") } még hiányzik { $goods }.
reason-discards = Megtartod { AZ(FORM($thing, "acc")) } { FORM($thing, "acc") }, amelyhez megvan a nyersanyagod.
reason-pays = Így meglesz a nyersanyagod { AZ(FORM($thing, "for")) } { FORM($thing, "for") }.
reason-lacks = Így { AZ(FORM($thing, "for")) } { FORM($thing, "for") } már csak { $goods } hiányzik.
reason-collects = A munkásaid legalább { FORM($goods, "acc") } gyűjtenek.
reason-collects_pays = A munkásaid legalább { FORM($goods, "acc") } gyűjtenek. A meglévőkkel együtt ez elég { AZ(FORM($thing, "for")) } { FORM($thing, "for") }.
reason-camp = Nálad { AZ($count) } { $count }. címer van. Az itteni munkás jobbra cserélheti, és akkor előbb kerülsz sorra.
reason-camp_keeps = Te vagy itt az első: tartsd meg { AZ($count) } { $count }. címert, és ebben a körben senki sem veheti el.
reason-own_guild = A céh a tiéd, ezért senki sem kap érte aranyat.
reason-desk = A munkásod egy másodikkal tér vissza, így onnantól { $count } munkásod lesz.
reason-desk_most_elf = Így { $count } elfed lesz, és senki másnak nincs több, mint { $other }.
reason-desk_most_dwarf = Így { $count } törpéd lesz, és senki másnak nincs több, mint { $other }.
reason-desk_level_elf = Így { $count } elfed lesz, és senki másnak nincs ennél több.
reason-desk_level_dwarf = Így { $count } törpéd lesz, és senki másnak nincs ennél több.
reason-space_takes = Az akciófázisban a munkás { FORM($goods, "acc") } hoz neked.
reason-space_pays = Az akciófázisban a munkás { FORM($goods, "acc") } hoz neked. A meglévőkkel együtt ez elég { AZ(FORM($thing, "for")) } { FORM($thing, "for") }.
reason-space_draws = { $count ->
    [0] Az akciófázisban a munkás kártyákat húz neked. A kezedben lévő { $other } kártya és az újak közül a jobbakat tartod meg.
   *[other] Az akciófázisban a munkás { $count } kártyával többet hoz neked, és most { $other } van a kezedben.
}
reason-space_swaps = Az akciófázisban a munkás legfeljebb { $count } fát vagy követ cserél fémre, és neked ezekből { $other } van.
reason-space_recruits_any = Az akciófázisban a munkás még egy munkást hoz neked, vagy egy gnómot ingyen.
reason-space_recruits_worker = Az akciófázisban a munkás még egy munkást hoz neked.
reason-space_recruits_gnome = Az akciófázisban a munkás egy gnómot hoz neked ingyen.
reason-space_builds = Az akciófázisban a munkás kártya nélkül épít, ráadásul olcsóbban.
reason-space_steals = Az akciófázisban a munkás nyersanyagot vesz el másoktól. A legtöbb most nála van: { $who }, { $count } darab.
reason-space_exchanges = Az akciófázisban a munkás felcserél két épületet különböző kerületekben, így valahol az élre kerülhetsz.
reason-space_spies = { $count ->
    [one] Az akciófázisban az ellenfeled mutat neked egy kártyát, és el is veheted.
   *[other] Az akciófázisban mind { AZ($count) } { $count } ellenfeled mutat neked egy kártyát, és egyet elveszel.
}
reason-crest = { CAPITAL(AZ($other)) } { $other }. címer helyett { AZ($count) } { $count }. lesz a tiéd, ezért előbb választasz.
reason-crest_first = Megtartod { AZ($count) } { $count }. címert, és te kezdesz.

##

guild-named = { $grammar ->
    [acc] { FORM($guild, "acc") }
    [for] { FORM($guild, "for") }
   *[plain] { FORM($guild, "nom") }
}

## matter

matter-keep_cards = Ezen kevés múlik. Az dől el, mely kártyákkal kezdesz.
matter-place_dwarf = Ezen kevés múlik. Az dől el, hol kezd a semleges törpe.
matter-place = Ezen kevés múlik. Az dől el, melyik helyre megy a munkásod.
matter-pass = Ezen kevés múlik. Az dől el, hol gyűjtenek nyersanyagot az utolsó munkásaid.
matter-send = Ezen kevés múlik. Az dől el, milyen nyersanyagot gyűjtenek a munkásaid.
matter-swap_crest = Ezen kevés múlik. Az dől el, milyen sorrendben játszotok.
matter-build = Ezen kevés múlik. Az dől el, mit építesz, és melyik kerületben.
matter-build_wall = Ezen kevés múlik. Az dől el, melyik kerületben számít a Városfalad.
matter-build_guild = Ezen kevés múlik. Az dől el, melyik céh lesz a tiéd.
matter-activate = Ezen kevés múlik. Az dől el, mikor használod ezt a munkást.
matter-buy = Ezen kevés múlik. Az dől el, milyen nyersanyagod lesz.
matter-sell = Ezen kevés múlik. Az dől el, milyen nyersanyagod lesz.
matter-barter = Ezen kevés múlik. Az dől el, milyen nyersanyagot adsz fémért.
matter-hire = Ezen kevés múlik. Az dől el, melyik épület kapja a gnómot.
matter-use_power = Ezen kevés múlik. Az dől el, mikor használod ezt az erőt.
matter-buy_card = Ezen kevés múlik. Az dől el, melyik kártyát építheted meg később.
matter-recruit_worker = Ezen kevés múlik. Az dől el, melyik munkást kapod.
matter-lock_gnome = Ezen kevés múlik. Az dől el, melyik épület kapja a gnómot.
matter-discard = Ezen kevés múlik. Az dől el, mely kártyákat tartod meg.
matter-mark = Ezen kevés múlik. Az dől el, melyik kerületben számít az épületed.
matter-design = Ezen kevés múlik. Az dől el, mit építenek neked az Építészek.
matter-pay_design = Ezen kevés múlik. Az dől el, mivel fizetsz a telekért.
matter-rob = Ezen kevés múlik. Az dől el, kitől veszel el nyersanyagot.
matter-exchange = Ezen kevés múlik. Az dől el, melyik kerületekben számítanak az épületek.
matter-reveal_card = Ezen kevés múlik. Az dől el, melyik kártyát látják a Kémek.
matter-take_card = Ezen kevés múlik. Az dől el, melyik kártyát veszed el.
matter-neutral_build = Ezen kevés múlik. Az dől el, mit épít a semleges játékos.
matter-skip = Ezen kevés múlik. Az dől el, élsz-e mindennel, amit megtehetsz.
matter-end_turn = Ezen kevés múlik. Az dől el, teszel-e még valamit ebben a körben.

## lesson

lesson-goal = **A cél:** elfek, törpék és gnómok hét kör alatt várost építenek öt kerülettel (K1–K5). Egy kerületben az kap pontot, akinek ott a legtöbb **épülete** van, a játék során háromszor. A legtöbb azonos fajtájú munkás is pontot hoz. Három kártyával kezdesz. Mindegyik egy épület, amelyet később felépíthetsz a zárójelben álló nyersanyagokból. A (?) olyan árat jelöl, amelyet senki sem erősített meg a nyomtatott játék alapján.
lesson-placing = **Lehelyezés:** a játékosok felváltva tesznek egy-egy munkást egy helyre (a szabályokban *plank*). Néhány hely aranyba kerül. A címerek adják a sorrendet: az 1. címer kezd, és a Királyi táborban elcserélheted a tiédet. Ha nem kell több hely, passzolj. A többi munkásod ekkor az Erdőbe, a Kőfejtőbe, a Bányába és az Aranybányába megy nyersanyagért. Az elfek fát vágnak, a törpék követ fejtenek, ketten együtt fémet hoznak.
lesson-actions = **Akciók:** most költsd el, amid van, tetszőleges sorrendben. Építs kártyákat a kezedből, Városfalat és céhet. Használd a munkásaidat, kereskedj, és fogadj fel egy gnómot egy lakatos épülethez. Utolsó akcióként kártyát is vehetsz. Utána fejezd be a fordulódat.
lesson-gnomes = **Gnómok és céhek:** fordulónként egyszer 3 aranyért felfogadhatsz egy gnómot. Kinyit egy lakatot az egyik épületeden. Munkást tenni egy céhhez 1 aranyba kerül, ezt a céh tulajdonosa kapja. A saját céhed ingyen van, és számít a kerületében.
lesson-scoring = **Nézd meg a rácsot:** minden sor egy kerület (K1–K5), minden oszlop egy épület. Ahol ugyanannyi épületed van, mint valaki másnak, ott ér a legtöbbet még egy.

##
