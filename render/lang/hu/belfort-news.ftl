### Belfort: the log.

game-began = Elkezdődik Belfort építése. { $who } kezd: övé az 1. címer. A kerületek és céheik: { $guilds }.
guild-in = { $district } { $guild }
costs-given = A költségek az üzemeltető fájljából valók: { $title }.
cards-kept = { $who } kártyákat választott.
cards-dropped = Mindenki választott. Eldobva: { $cards }.
dwarf-placed = { $who } { AZ(FORM($district, "to")) } { FORM($district, "to") } küldi { AZ($neutral) } { $neutral }. semleges játékos törpéjét.
round-began = { $scoring ->
    [yes] Új kör: { $round }. A végén pontozás lesz.
   *[no] Új kör: { $round }.
}
worker-placed = { $fee ->
    [0] { $who } { FORM($worker, "acc") } küld { AZ(FORM($plank, "to")) } { FORM($plank, "to") }.
   *[other] { $who } { $fee } aranyért { FORM($worker, "acc") } küld { AZ(FORM($plank, "to")) } { FORM($plank, "to") }.
}
worker-placed-to = { $who } { FORM($worker, "acc") } küld { AZ(FORM($plank, "to")) } { FORM($plank, "to") }. { $to } { $fee } aranyat kap.
passed-spread = { $who } passzol: { $spread }.
passed = { $who } passzol, mert nincs több munkása.
collected = { $bonus ->
    [0] { $who } { FORM($goods, "acc") } gyűjt ({ $area }).
   *[other] { $who } { FORM($goods, "acc") } gyűjt ({ $area }), ebből { $bonus } a legtöbb munkásért jár.
}
worker-recruited = { $who } { FORM($worker, "acc") } toboroz ({ $source }).
crests-swapped-other = { $who } elcseréli a címerét, és övé lesz { AZ($crest) } { $crest }. címer. Az eddigi gazdája: { $other }.
crests-swapped = { $who } megtartja { AZ($crest) } { $crest }. címert.
income-paid = { $tax ->
    [0] { $who } { $income } arany jövedelmet kap, adót nem fizet.
   *[other] { $who } { $income } arany jövedelmet kap, és { $tax } arany adót fizet.
}
income-paid-points = { $who } { $income } arany jövedelmet kap, nem tudja kifizetni { AZ($tax) } { $tax } arany adót, és elveszít { FORM($points, "acc") }.
actions-began = { $who } megkezdi az akcióit.

## site-built

site-built-hand = { $who } { FORM($paid, "pay") } felépíti { AZ(FORM($building, "acc")) } { FORM($building, "acc") }.
site-built-architects = { $who } az Építészekkel { FORM($paid, "pay") } felépíti { AZ(FORM($building, "acc")) } { FORM($building, "acc") }.
site-built-gnome = { $who } egyik gnómja megjelöli a másik felet: { $building }.
site-built-neutral = { $who } egy semleges játékosnak építi fel { AZ(FORM($building, "acc")) } { FORM($building, "acc") }.

##

worker-activated = { $who } aktivál egy munkást: { $plank }.
workers-returned = { $who } nem használja ezeket a munkásait: { $planks }.
gained = { $who } { FORM($goods, "acc") } kap ({ $source }).
traded = { $who } { FORM($taken, "acc") } kap ({ $where }).
traded-given = { $who } { FORM($given, "pay") } { FORM($taken, "acc") } kap ({ $where }).
gnome-locked = { $paid ->
    [0] { $who } gnómot tesz { AZ(FORM($card, "to")) } { FORM($card, "to") }.
   *[other] { $who } { $paid } aranyért felfogad egy gnómot { AZ(FORM($card, "to")) } { FORM($card, "to") }.
}
master-made = { $who } új mestere: { $worker }.
cards-drawn = { $who } húz { FORM($count, "acc") } ({ $source }).
hand-grew = { $who } ezt húzta: { $cards }.
card-bought-card = { $who } megveszi { AZ(FORM($card, "acc")) } { FORM($card, "acc") } a kínálatból.
card-bought = { $who } megveszi a pakli legfelső kártyáját.
display-filled = Új a kínálatban: { $cards }.
deck-shuffled = A dobópakliból új pakli lesz: { $cards }.
cards-discarded = { $who } ezt dobja el: { $cards }.
robbed = { $who } elvesz { FORM($goods, "acc") } ({ $guild }). Az áldozat: { $victim }.
sites-exchanged = { $who } kicseréli két telek jelzőit: { $first } és { $second }.
card-chosen = { $who } kártyát választott a Kémeknek.
cards-revealed = A Kémeknek megmutatva: { $cards }.
card-of = { $card } ({ $who })
card-taken = { $who } elveszi { AZ(FORM($card, "acc")) } { FORM($card, "acc") } (Kémek). Az eddigi gazdája: { $victim }.
neutral-drew = { $from_deck ->
    [yes] { $who } felfed egy kártyát a pakliból { AZ($neutral) } { $neutral }. semleges játékosnak: { $card }.
   *[no] { $who } elvesz egy kártyát a kínálatból { AZ($neutral) } { $neutral }. semleges játékosnak: { $card }.
}
dwarf-moved = { CAPITAL(AZ($neutral)) } { $neutral }. semleges játékos törpéje { AZ(FORM($district, "to")) } { FORM($district, "to") } megy.
dwarf-moved-to = { CAPITAL(AZ($neutral)) } { $neutral }. semleges játékos törpéje { AZ(FORM($district, "to")) } { FORM($district, "to") } megy. { $to } { $gold } aranyat kap.
district-scored = Pontok ({ $district }): { $points }.
majority-scored = Pontok a legtöbb { FORM($piece, "pay") }: { $points }.
scored = { $who } { $points }
resigned = { $who } feladja.

## ended

ended-rounds = { $count ->
    [one] { $who } győz. Belfort felépült. Pontok: { $scores }.
   *[other] { $who } osztozik a győzelmen. Belfort felépült. Pontok: { $scores }.
}
ended-resigned = { $who } győz, mert mindenki más feladta. Pontok: { $scores }.
