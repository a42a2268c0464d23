### Through the Ages: the log.

turn-began = { $round }. kör: { $who } következik.
row-cleared = Lekerült a kártyasorról: { $cards }.
row-dealt = Új a kártyasoron: { $cards }.
age-ended = { $level ->
    [A] Véget ért az A kor.
   *[other] Véget ért { AZ($level) } { $level }. kor.
}
age-ended-last_round = Véget ért { AZ($level) } { $level }. kor. Az utolsó kör { AZ($last_round) } { $last_round }.

## left

left-replaced = { $count ->
    [one] { $who } újabb kártyával váltja fel { FORM($cards, "acc") }.
   *[other] { $who } újabb kártyákkal váltja fel { FORM($cards, "acc") }.
}
left-obsolete = { $count ->
    [one] { $who } leveszi a játékból { FORM($cards, "acc") }: elavult.
   *[other] { $who } leveszi a játékból { FORM($cards, "acc") }: elavultak.
}
left-obsolete_hand = { $who } eldobja a kezéből, ami elavult: { $cards }.

##

service-left = { $who } elveszíti a vezetőjét: { $card }.
lost = { $who } vesztesége: { $things } ({ $why }).
gained = { $who } { FORM($goods, "acc") } kap ({ $why }).
scored = { $who } { FORM($goods, "acc") } szerez ({ $why }).
purse-filled = { $who } ebben a fordulóban { FORM($goods, "acc") } kap katonai egységekre ({ $why }).
actions-back = { $who } visszakap { FORM($count, "acc") } ({ $why }).
actions-spent = { $who } elveszít { FORM($count, "acc") } ({ $why }).
hand-aged = { $who } eldob { FORM($count, "acc") }.
took = { $who } elveszi { FORM($card, "acc") } ({ $price }).
populated = { $who } növeli a lakosságát ({ $food }).
built = { $who } épít: { $card } ({ $resources }).
upgraded = { $who } fejleszt: { $source } → { $target } ({ $resources }).
disbanded = { $who } feloszlat egy egységet: { $card }.
destroyed = { $who } megsemmisít egy épületet: { $card }. A munkás nem dolgozó lesz.
had-destroyed = { $who } egyik épülete megsemmisül: { $card } ({ $why }). A munkás nem dolgozó lesz.
worker-lost = { $who } elveszít egy nem dolgozó munkást.
worker-lost-card = { $who } elveszít egy munkást innen: { $card }.
leader-played = { $who } játékba hoz egy vezetőt: { $card }.
leader-played-replaced = { $who } játékba hozza { FORM($card, "acc") }, és leváltja { FORM($replaced, "acc") }.
homer-kept = { $who } e csoda alá teszi { FORM($card, "acc") }: { $wonder }.
stages-built = { $complete ->
    [yes] { $count ->
        [1] { $who } megépít egy szintet, és befejezi { FORM($card, "acc") } ({ $resources }).
       *[other] { $who } megépít { $count } szintet, és befejezi { FORM($card, "acc") } ({ $resources }).
    }
   *[no] { $count ->
        [1] { $who } megépíti egy csoda egy szintjét: { $card } ({ $resources }).
       *[other] { $who } megépíti egy csoda { $count } szintjét: { $card } ({ $resources }).
    }
}
developed = { $revolution ->
    [yes] { $who } forradalommal vezeti be { FORM($card, "acc") } ({ $science }).
   *[no] { $who } kifejleszti { FORM($card, "acc") } ({ $science }).
}
card-played = { $who } kijátssza { FORM($card, "acc") }.
ability-used = { $who } használja { FORM($card, "acc") }.
tactic-adopted = { $own ->
    [yes] { $who } taktikát játszik ki: { $card }.
   *[no] { $who } közös taktikát másol: { $card }.
}
tactic-shared = { $who } taktikája mostantól közös: { $card }.
uprising = { $unused ->
    [0] Felkelés: { $who } semmit sem termel, mert { $discontent } munkása elégedetlen, és nincs nem dolgozó munkása.
   *[other] Felkelés: { $who } semmit sem termel, mert { $discontent } munkása elégedetlen, és csak { $unused } nem dolgozó munkása van.
}
produced = { $who } { FORM($goods, "acc") } termel.
corruption = Veszteség a korrupció miatt: { $count }.
consumption = Elfogyasztott étel: { $count }.
famine = Az éhínség miatt elveszett kultúra: { $count }.
bonus-opened = Nyitott lap: { $card }. A játék végén mindenkinek pontot ad.
bonus-chosen = { $who } ezt választja: { $card }. A játék végén mindenkinek pontot ad.
bonuses-kept = { $who } titokban megtart { $count } eseményt a játék végére.
bonus-shown = { $who } ezt tartotta meg: { $card }.
drew = { $who } húz { FORM($count, "acc") }.
drew-cards = Ezt húzod: { $cards }.
discarded = { $who } képpel lefelé eldob { FORM($count, "acc") }.
passed = { $owed ->
    [yes] { $who } ebben a fordulóban nem hajt végre politikai akciót: a sor kártyáiért adta.
   *[no] { $who } befejezi a politikai fázist.
}
event-prepared = { $level ->
    [A] { $who } előkészít egy A kori eseményt.
   *[other] { $who } előkészít egy { $level }. kori eseményt.
}
event-revealed = { $kind } felfedve: { $card }.
events-restacked = A jövőbeli események lesznek az aktuális események.
event-seen = Megnézed a következő aktuális eseményt: { $card }.
looked = { $who } megnézi a következő aktuális eseményt ({ $why }).
attacked = { $who } agressziót játszik ki: { $card }. A célpont: { $target }. Harci erő: { $attack }, a védőé { $defence }.
defended = { $who } így védekezik: { $cards }. Sikertelen agresszió: { $card }.
attack-succeeds = Sikeres agresszió: { $card }. A vesztes: { $who }.
sacrificed = { $who } feláldoz { FORM($units, "acc") } ({ $card }): összesen { $total }.
war-declared = { $who } háborút indít: { $card }. Az ellenfél: { $target }.
war-resolved = Döntetlen: { $card }. { $who } { $attack }, { $target } { $defence }.
war-resolved-winner = { $winner } győz: { $card }. { $who } { $attack }, { $target } { $defence }.
pact-offered = { $who } egyezményt ajánl: { $card }. A partner: { $partner }.
pact-offered-sides = { $who } egyezményt ajánl: { $card }. { $who }: { $own }. { $partner }: { $other }.
pact-answered = { $accepted ->
    [yes] { $who } elfogadja { FORM($card, "acc") }.
   *[no] { $who } elutasítja { FORM($card, "acc") }.
}

## pact-ended

pact-ended-replaced = { $owner } egyezménye véget ér: { $card }. Új egyezmény lép a helyébe.
pact-ended-cancelled = { $owner } egyezményét felbontották: { $card }.
pact-ended-resigned = { $owner } egyezménye véget ér: { $card }. Az egyik fél feladta a játékot.
pact-ended-attack = { $owner } egyezménye véget ér: { $card }. Az egyik fél megtámadja a másikat.
pact-ended-obsolete = { $owner } egyezménye véget ér: { $card }. Letelt a kora.

##

resignation-announced = { $who } feladta, és következő fordulója elején kilép a játékból.
resigned = { $who } feladja, és kilép a játékból.
bid-made = { $amount ->
    [0] { $who } passzol a licitben.
   *[other] { $who } ajánlata: { $amount }.
}
force-sent = { $who } elküld { FORM($units, "acc") } ({ $territory }): gyarmatosító erő { $strength }.
colonized = { $why ->
    [stolen] { $who } átveszi a gyarmatot: { $territory }.
   *[other] { $who } gyarmatosítja { FORM($territory, "acc") }.
}
nobody-bid = Senki sem gyarmatosítja { FORM($territory, "acc") }.
ruined = { $who } egyik csodája rommá válik: { $wonder }.
stolen = { $kept ->
    [yes] { $who } elveszi ezt: { $card }. Az eddigi gazdája: { $victim }.
   *[no] { $who } elveszi és eltávolítja ezt: { $card }. Az eddigi gazdája: { $victim }. A típusból már van magasabb szintű játékban.
}

## victory

victory-last_round = { $count ->
    [one] { $who } a győztes: véget ért az utolsó kör.
   *[other] { $who } osztozik a győzelmen: véget ért az utolsó kör.
}
victory-resigned = { $count ->
    [one] { $who } a győztes: mindenki más feladta.
   *[other] { $who } osztozik a győzelmen: mindenki más feladta.
}

##

final-culture = Kultúra: { $scores }.
