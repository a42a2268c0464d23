### Through the Ages: questions.

## caption

caption-take = Kártya elvétele a sorról
caption-populate = Lakosság növelése
caption-build = Tanya, bánya, épület építése
caption-build_unit = Katonai egység kiképzése
caption-free_build = Ingyenes építés
caption-upgrade = Tanya, bánya, épület fejl.
caption-upgrade_unit = Katonai egység fejlesztése
caption-destroy = Épület megsemmisítése
caption-disband = Katonai egység feloszlatása
caption-wonder = Csodaszintek építése
caption-leader = Vezető játékba hozása
caption-develop = Technológia kifejlesztése
caption-revolution = Forradalom kikiáltása
caption-card = Akciókártya kijátszása
caption-tactic = Taktika kijátszása, másolása
caption-ability = Képesség használata
caption-end_turn = Forduló befejezése
caption-look = Következő esemény
caption-prepare = Esemény, terület előkészítése
caption-aggression = Agresszió kijátszása
caption-aggression_in_vain = Hatástalan támadás
caption-war = Háború indítása
caption-pact = Egyezmény ajánlása
caption-cancel = Egyezmény felbontása
caption-pass = Nincs politikai akció
caption-draw_card = Katonai kártya húzása
caption-keep_bonus = Események megtartása
caption-choose_bonus = Esemény a játék végére
caption-resign = A játék feladása
caption-answer_pact = Válasz az egyezményre
caption-defend = Védekezés kártyákkal
caption-decline = Elutasítás
caption-drop_out = Passz a licitben
caption-bid = Ajánlat a területre
caption-fill_force = Sereg automatikusan
caption-send_unit = Egység elküldése
caption-add_card = Kártya a sereghez
caption-send_force = Sereg elküldése
caption-enough = Épp elég feláldozása
caption-reach = Elérendő összeg
caption-give_up_unit = Egység feláldozása
caption-use_card = Védelmi kártya használata
caption-give_up = A választottak feláldozása
caption-give_nothing = Semmit sem áldozok fel
caption-lose_worker = Melyik munkást veszíted el?
caption-lose_token = Melyik jelzőt adod fel?
caption-discard = Eldobandó kártyák
caption-pick_good = Mit kapsz?
caption-gain_mix = Mit kapsz?
caption-lose_mix = Mit veszítesz el?
caption-leave_token = Melyik bánya ad kevesebbet?
caption-plunder = Mit veszítsen az ellenfél?
caption-plunder_other = Más mennyiségek
caption-raid = Ellenfél épülete
caption-give_up_colony = Gyarmat feladása
caption-ruin_wonder = Melyik csoda lesz rom?
caption-terrorism = Ellenfél épülete
caption-annex = Melyik gyarmatot veszed el?
caption-infiltrate = Mit veszítsen az ellenfél?
caption-steal = Hadizsákmány
caption-steal_less = Kevesebb tudomány

## awaits

awaits-actions = Várunk, amíg { $who } végrehajtja az akcióit
awaits-politics = Várunk, amíg { $who } politikai akciót választ
awaits-answer_pact = Várunk, amíg { $who } válaszol { $rival } ajánlatára: { $card }
awaits-defend = Várunk, amíg { $who } védekezik { $rival } ellen: { $card } (harci erő { $attack } : { $defence })
awaits-bid = { $high ->
    [0] Várunk, amíg { $who } licitál: { $territory } (még nincs ajánlat)
   *[other] Várunk, amíg { $who } licitál: { $territory } (legmagasabb ajánlat: { $high })
}
awaits-send_force = Várunk, amíg { $who } sereget küld: { $territory } (szükséges erő: { $bid })
awaits-lose_worker = Várunk, amíg { $who } kiválasztja, melyik munkást veszíti el ({ $card })
awaits-lose_token = Várunk, amíg { $who } kiválasztja, melyik kék jelzőt adja fel ({ $card })
awaits-discard = Várunk, amíg { $who } eldob { FORM($cards, "acc") } ({ $card })
awaits-pick_good = Várunk, amíg { $who } kiválasztja, mit kap ({ $card })
awaits-gain_mix = Várunk, amíg { $who } kiválasztja, mit kap ({ $card })
awaits-lose_mix = Várunk, amíg { $who } kiválasztja, mit veszít ({ $card })
awaits-free_build = Várunk, amíg { $who } dönt egy ingyenes építésről ({ $card })
awaits-destroy_own = Várunk, amíg { $who } kiválasztja, melyik épületét semmisíti meg ({ $card })
awaits-leave_token = Várunk, amíg { $who } dönt a bányákról
awaits-sacrifice = Várunk, amíg { $who } dönt, mit áldoz fel: { $card } (ellenfél: { $rival })
awaits-answer_attack = Várunk, amíg { $who } válaszol { $rival } támadására: { $card } (harci erő { $attack } : { $defence })
awaits-answer_war = Várunk, amíg { $who } válaszol { $rival } háborújára: { $card } (harci erő { $attack } : { $defence })
awaits-plunder = Várunk, amíg { $who } kiválasztja, mit veszítsen { $rival } ({ $card })
awaits-raid = Várunk, amíg { $who } kiválasztja { $rival } egy épületét ({ $card })
awaits-give_up_colony = Várunk, amíg { $who } kiválasztja, melyik gyarmatot adja fel ({ $card })
awaits-ruin_wonder = Várunk, amíg { $who } kiválasztja, melyik csodája válik rommá ({ $card })
awaits-terrorism = Várunk, amíg { $who } kiválasztja { $rival } egy épületét ({ $card })
awaits-annex = Várunk, amíg { $who } kiválasztja { $rival } egy gyarmatát ({ $card })
awaits-infiltrate = Várunk, amíg { $who } kiválasztja, mit veszítsen { $rival } ({ $card })
awaits-develops = Várunk, amíg { $who } dönt, él-e ezzel: { $card }
awaits-steal = Várunk, amíg { $who } kiválasztja a zsákmányt: { $card } (vesztes: { $rival })
awaits-keep_bonus = Várunk, amíg { $who } kiválasztja, mit tart meg a játék végére
awaits-choose_bonus = Várunk, amíg { $who } eseményt választ a játék végére
awaits-take_agreed = Várunk, amíg { $who } kártyákat vesz el a sorról ({ $card }, maradt { $actions })

## prompt

prompt-lose_worker = { $card }: elveszítesz egy munkást. Nincs nem dolgozó munkásod, ezért válaszd ki, melyik kártyáról veszíted el.
prompt-lose_token = { $card }: feladsz egy kék jelzőt. Üres a kék bankod, ezért válaszd ki, melyik kártyáról adod fel.
prompt-destroy_own = { $card }: válaszd ki, melyik tanyádat, bányádat vagy városi épületedet semmisíted meg.
prompt-give_up_colony = { $card }: válaszd ki, melyik gyarmatot adod fel.
prompt-ruin_wonder = { $card }: válaszd ki egy csodádat. Rommá válik.
prompt-terrorism = { $card }: válaszd ki, { $rival } melyik városi épületét semmisíted meg.
prompt-annex = Sikeres agresszió: { $card }. Válaszd ki, { $rival } melyik gyarmatát veszed el.
prompt-infiltrate = Sikeres agresszió: { $card }. { $rival } elveszíti a vezetőjét vagy a befejezetlen csodáját. A szintje után pontot kapsz.
prompt-develops = { $card }: növelheted a lakosságodat, építhetsz, vagy kifejleszthetsz egy technológiát. Ezek közül egyet tehetsz, 1 egységgel olcsóbban és akció nélkül.
prompt-take_agreed = { $card }: kártyákat vehetsz el a sorról, összesen ennyi értékben: { $actions }. Ha akár egyet is elveszel, a következő fordulódban nincs politikai akciód.

##

leaving = Feladtad. A következő fordulód elején kilépsz a játékból.
first-turn = Az első körben csak kártyát veszel el a sorról. Utána fejezd be a fordulódat. Ennyid van: { $actions }.
stock = Ennyid van: { $things }.
left-unused = Még felhasználható: { $things }.
purse = Csak katonai egységekre van még: { $goods }.
politics-owed = A következő fordulódban nincs politikai akciód.
politics-spent = E forduló politikai akcióját már elvitte ez: { $card }. A következő eseményt még megnézheted.
politics = Politikai fázis: egy politikai akciót hajthatsz végre, vagy egyet sem.
strength-of-you = te { $strength }
strengths = Harci erő: { $strengths }. Ennyid van: { $actions }.
war-on-you = { $who } háborút visel ellened: { $card }.
next-event = A következő aktuális esemény: { $card }.
pact-offered = { $who } egyezményt ajánl neked: { $card }.
attacked = { $who } agressziót játszik ki ellened: { $card }. A támadás ereje { $attack }, a védelmedé { $defence }.
defence-needs = Még { $missing } kell, hogy kivédd. Legfeljebb ennyit használhatsz: { $cards }.
defence-hopeless = A kártyáid nem elegek, hogy kivédd.
if-it-succeeds = Ha sikeres: { $stake }
auction = Gyarmatosítható: { $territory }.
highest-bid = { $high ->
    [0] Még nincs ajánlat.
   *[other] A legmagasabb ajánlat { $high }.
}
bid-up-to = Legfeljebb ennyit ajánlhatsz: { $most }.
cannot-bid = Nem ajánlhatsz többet.
passing = Ha passzolsz, kiesel a licitből.
force-due = Megnyerted { FORM($territory, "acc") }, az ajánlatod { $bid } volt. Küldj legalább ekkora gyarmatosító erőt, legalább egy egységgel. Az egységeket elveszíted.
force-bonus = A játékban lévő kártyáid ennyit adnak hozzá: { $bonus }.
force-so-far = Eddig: { $force }, összesen { $strength }.
force-enough = Ez elég. Küldd el a sereget, vagy adj még hozzá.
force-open = Válaszd ki, mit küldesz.
hand-limit = Legfeljebb { $limit } katonai kártya lehet a kezedben. Eldobandó: { $cards }.
discard-for = { $card }: dobj el { FORM($cards, "acc") }.
pick-good = { $card }: { FORM($first, "acc") } vagy { FORM($second, "acc") } kapsz. Melyiket?
mixture = { $gain ->
    [yes] { $card }: összesen { $amount } ételt és erőforrást kapsz. Melyikből mennyit?
   *[no] { $card }: összesen { $amount } ételt és erőforrást veszítesz. Melyikből mennyit?
}
plunder = Sikeres agresszió: { $card }. Válaszd ki, mennyi ételt és erőforrást veszítsen { $who }, összesen legfeljebb { $limit } egységet. { $who } készlete: { $food } és { $resources }. Azt kapod meg, amit { $who } valóban elveszít.
raid-building = egy legfeljebb { $level }. szintűt
raid = Sikeres agresszió: { $card }. Semmisítsd meg { $who } városi épületeit: { $buildings }. Most melyiket?
spoils = Győztél: { $card }, vesztes: { $who }, az előnyöd { $advantage }. Elvehetsz { $advantage } tudományt, vagy egy részéért speciális technológiát.
free-build = { $event }: ingyen építhetsz egy nem dolgozó munkással: { $card }.
mild-corruption = A bányáid termelnek. Egyikük a bankban hagyhatja a kék jelzőjét.
keep-bonus = { $count ->
   *[other] Tarts meg titokban { $count } eseményt ezek közül. A játék végén mindenkinek pontot ad:
}
choose-bonus = Válassz egyet ezek közül az események közül. A játék végén mindenkinek pontot ad:
bonus = **{ $card }**: { $text }
sacrifice = { $card }, célpont: { $who }, harci erő { $attack } : { $defence }.
answer-attack = { $who } megtámad téged: { $card }, harci erő { $attack } : { $defence }.
units-count-again = A feláldozott egységek ereje még egyszer számít. Mindenképpen elveszíted őket.
cards-hold = { $missing ->
    [0] A bónuszkártyák is segítenek. Eddig kivéded.
   *[other] A bónuszkártyák is segítenek. Még { $missing } kell, hogy kivédd.
}
