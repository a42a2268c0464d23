### Through the Ages: why something is not possible, and what to do about it.

## refusal

refusal-civil_actions = { $have ->
    [0] Ehhez { $need } civil akció kell, és nincs civil akciód.
   *[other] Ehhez { $need } civil akció kell, és csak { $have } van.
}
refusal-military_actions = { $have ->
    [0] Ehhez { $need } katonai akció kell, és nincs katonai akciód.
   *[other] Ehhez { $need } katonai akció kell, és csak { $have } van.
}
refusal-food = { $have ->
    [0] Ehhez { $need } étel kell, és nincs ételed.
   *[other] Ehhez { $need } étel kell, és csak { $have } van.
}
refusal-resources = { $have ->
    [0] { $card }: ehhez { $need } erőforrás kell, és nincs rá erőforrásod.
   *[other] { $card }: ehhez { $need } erőforrás kell, és csak { $have } van rá.
}
refusal-science = { $have ->
    [0] { $card }: ehhez { $need } tudomány kell, és nincs tudományod.
   *[other] { $card }: ehhez { $need } tudomány kell, és csak { $have } van.
}
refusal-partner_science = { $have ->
    [0] Az egyezményed szerint { $who } { $need } tudományt fizetne, de nincs neki. Addig nem fejleszthetsz ki technológiát.
   *[other] Az egyezményed szerint { $who } { $need } tudományt fizetne, de csak { $have } van neki. Addig nem fejleszthetsz ki technológiát.
}
refusal-revolution_actions = { $military ->
    [yes] { $have ->
        [0] A forradalom a fordulód mind { AZ($need) } { $need } katonai akcióját elviszi, és egy sem maradt. Válts vezetést békésen, vagy várd meg a következő fordulódat.
       *[other] A forradalom a fordulód mind { AZ($need) } { $need } katonai akcióját elviszi, és csak { $have } maradt. Válts vezetést békésen, vagy várd meg a következő fordulódat.
    }
   *[no] { $have ->
        [0] A forradalom a fordulód mind { AZ($need) } { $need } civil akcióját elviszi, és egy sem maradt. Válts vezetést békésen, vagy várd meg a következő fordulódat.
       *[other] A forradalom a fordulód mind { AZ($need) } { $need } civil akcióját elviszi, és csak { $have } maradt. Válts vezetést békésen, vagy várd meg a következő fordulódat.
    }
}
refusal-no_blue_token = Nincs több kék jelződ, amellyel letakarhatnád a szintet. Előbb költs ételt vagy erőforrást.
refusal-no_unused_worker = Nincs nem dolgozó munkásod. Előbb növeld a lakosságodat.
refusal-no_worker_there = Nincs munkásod ezen a kártyán: { $card }.
refusal-empty_yellow_bank = Üres a sárga bankod, ezért nem növelheted a lakosságodat.
refusal-not_in_hand = Nincs a kezedben: { $card }.
refusal-not_in_play = Nincs nálad játékban: { $card }.
refusal-not_in_row = Nincs a kártyasoron: { $card }.
refusal-other_space = { CAPITAL(FORM($card, "nom")) } a sor másik helyén van. Azt a helyet add meg.
refusal-already_have = Már van a kezedben vagy játékban: { $card }.
refusal-wrong_card = Ezzel a kártyával ez nem lehetséges: { $card }. Válassz másikat.
refusal-taken_this_turn = Ebben a fordulóban vetted el { FORM($card, "acc") }. A következő fordulódtól játszhatod ki.
refusal-order_needed = Add meg, mire használod { FORM($card, "acc") }.
refusal-order_impossible = Most semmire sem használhatod: { $card }.
refusal-not_ordered = Erre nem használhatod: { $card }. Olyasmit válassz, ami a szövegében áll.
refusal-hand_full = { $limit ->
   *[other] Tele van a kezed civil kártyákkal (legfeljebb { $limit } kártya). Előbb játssz ki egyet.
}
refusal-urban_limit = { $limit ->
   *[other] A vezetésed ebből a típusból csak { $limit } városi épületet enged: { $kind }. Fejlessz vagy semmisíts meg egyet, vagy válts vezetést.
}
refusal-leader_age = Ebből a korból már vettél el vezetőt: { $age }. Minden korból egyet vehetsz el.
refusal-wonder_unfinished = Előbb fejezd be { FORM($card, "acc") }. Egyszerre csak egy csodát építhetsz.
refusal-no_wonder = Nincs csodád építés alatt. Vegyél el egyet a kártyasorról.
refusal-stages_left = { $left ->
   *[other] A csodának még { $left } szintje van hátra.
}
refusal-stages_at_once = { $most ->
   *[other] Egy civil akció legfeljebb { $most } szintet épít. Építési technológiákkal több is lehet.
}
refusal-other_type = { $source } és { $target }: két különböző típus. Fejleszteni csak egy típuson belül lehet.
refusal-not_higher = { $target } nem magasabb szintű, mint ez: { $source }.
refusal-tactic_done = Ebben a fordulóban már kijátszottál vagy másoltál taktikát. Várd meg a következő fordulódat.
refusal-tactic_in_use = Már ez a taktikád: { $card }.
refusal-not_common = Ez a taktika még nem közös: { $card }. A kezedből játszd ki.
refusal-ability_used = Már használtad: { $card }.
refusal-ability_not_now = Most nem használhatod: { $card }.
refusal-drawn_at_end = Ennél az asztalnál a fordulód végén húzol katonai kártyákat.
refusal-no_military_cards = Nincs több katonai kártya, amelyet húzhatnál.
refusal-first_turn = Az első körben csak kártyát veszel el. Utána fejezd be a fordulódat.
refusal-wrong_phase = { $politics ->
    [yes] Erre az akciófázisban van mód. Előbb fejezd be a politikai fázist.
   *[no] Erre csak a fordulód eleji politikai fázisban van mód, az pedig véget ért.
}
refusal-last_round = Az utolsó körben nem indíthatsz háborút: már nem dőlne el.
refusal-no_resigning = A IV. korban nem adhatod fel. A játék mindjárt véget ér.
refusal-no_target = Olyan játékost adj meg, aki még játszik.
refusal-may_not_attack = Nem támadhatsz, amíg ez nálad van: { $card }.
refusal-pact_forbids = Egyezményed van vele, és az tiltja: { $who }. Bontsd fel egy korábbi fordulóban.
refusal-attacked_already = Valaki már támadja: { $who }. A támadó következő politikai fázisáig más nem támadhatja.
refusal-last_round_units = Az utolsó körben nem áldozhatsz fel egységeket.
refusal-no_cards_in_war = Háborúban nem használhatod: { $card }. Csak az egységek számítanak.
refusal-no_cards_in_attack = Támadáskor nem használhatod: { $card }. Egységeket feláldozhatsz.
refusal-no_defence_card = Nem bónuszkártya: { $card }. Semmit sem ad a védelmedhez.
refusal-not_weaker = Agresszióhoz gyengébb ellenfél kell: a te harci erőd { $attack }, { $who } harci ereje { $defence }.
refusal-immune = Egyezmény védi a háborúktól: { $who }.
refusal-no_sides = Ennek nincsenek választható oldalai: { $card }.
refusal-pact_blocks = { $card }: amíg a két játékos egyikének nincs tudománya, egyikük sem fejleszthet ki technológiát.
refusal-no_such_pact = Nincs ilyen egyezményed: { $card }.
refusal-politics_owed = Ezt a politikai akciót a sor kártyáiért adtad.
refusal-no_events = Nincs több felfedhető aktuális esemény, ezért nem készíthetsz elő újat.

##

held-by = { $who } birtokolja: { $card }.
