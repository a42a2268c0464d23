### Through the Ages: what a question depends on, on its picture and in words.

## verdict

verdict-lose_worker = Mibe kerül egy-egy veszteség
verdict-lose_token = Mennyit ér egy-egy jelző
verdict-leave_token = Egy bánya adhat 1 jelzővel kevesebbet
verdict-destroy_own = Mibe kerül egy-egy veszteség
verdict-give_up_colony = Mibe kerül egy-egy veszteség
verdict-ruin_wonder = Mibe kerül egy-egy rom
verdict-raid = Mibe kerül egy-egy veszteség ({ $who })
verdict-terrorism = Mibe kerül egy-egy veszteség ({ $who })
verdict-annex = Mit változtat egy-egy gyarmat
verdict-infiltrate = Mit változtat egy-egy veszteség
verdict-plunder = Vegyél el összesen legfeljebb { $count } egységet
verdict-steal = Vegyél el legfeljebb { $count } tudományt
verdict-develops = Egyet tehetsz, 1 egységgel olcsóbban
verdict-free_build = Ingyen, egy nem dolgozó munkással
verdict-take_agreed = { $count ->
   *[other] Vegyél el kártyát { $count } civil akcióért
}

##

add-to-hold = { $most ->
    [one] Adj hozzá { $missing } erőt egy kártyával
   *[other] Adj hozzá { $missing } erőt, legfeljebb { $most } kártyával
}
cannot-hold = A kártyáid nem elegek
would-hold = { $cards ->
    [0] { $missing } hiányzik, nincs kártya kézben
   *[other] { $missing } hiányzik, { $cards } kártya kézben
}

## fight-add

fight-add-sacrifice = Most még { $missing } kell a győzelemhez
fight-add-answer_attack = Adj hozzá { $missing } erőt a védelemhez
fight-add-war = Még { $missing } kell a háború megnyeréséhez

## fight-reached

fight-reached-sacrifice = Most elég a győzelemhez
fight-reached-answer_attack = Elég a védelemhez
fight-reached-war = Most elég a győzelemhez

## fight-hopeless

fight-hopeless-sacrifice = Az egységeid nem elegek
fight-hopeless-answer_attack = Nem tudod kivédeni
fight-hopeless-war = Ezt a háborút nem nyerheted meg

## fight-open

fight-open-sacrifice = { $missing } kell a győzelemhez, az egységek ereje { $units }
fight-open-answer_attack = { $cards ->
    [0] { $missing } kell még, az egységek ereje { $units }
   *[other] { $missing } kell még, az egységek ereje { $units }, { $cards } kártya
}

## fight-even

fight-even-sacrifice = Most elég a győzelemhez
fight-even-answer_attack = Most elég

## outcome

outcome-holds = kivéded
outcome-lost = vesztesz
outcome-wins = sikeres
outcome-fails = sikertelen
outcome-war_won = győzöl, előny: { $by }
outcome-war_lost = vesztesz, hátrány: { $by }
outcome-even = döntetlen

##

may-bid = Az ajánlatod { $low } és { $high } közötti lehet
may-bid-only = Az ajánlatod { $bid } lehet
cannot-bid = Nem ajánlhatsz többet
highest-by = Legmagasabb ajánlat: { $bid } ({ $who })
no-bid = Még nincs ajánlat
reach = Érd el: { $bid }, legalább egy egységgel
reach-so-far = Érd el: { $bid }, eddig { $force }
then-draw = { $count ->
    [0] Utána nem húzol kártyát
   *[other] Utána { $count } kártyát húzol
}

attacks = támad
defends = védekezik
yourself = { $who } (te)
holds = kivéded
lost = vesztesz
no-card = Nincs kártya
total-to = { $attack } : { $defence }
face-down = { $count } képpel lefelé
for-good = Véglegesen
at-once = azonnal
highest = legmagasabb
may-bid-still = még licitálhat
out = passzolt
your-force = A sereged
bid = Ajánlat
costs-least = legalább ennyi
you-can-add = Hozzáadhatod
give-up = Feláldozol
every-mine = Minden bánya termel
gain = Kapsz
lose = Elveszítesz
then-have = utána ennyid van
per-turn = { $number } fordulónként
makes = = { $number }
yes = Igen
no = Nem
nothing-changes = Semmi sem változik
starts-now = Az egyezmény most életbe lép
starts-instead = Most életbe lép, ez megszűnik: { $card } ({ $who })
each-turn = fordulónként
no-number = egy szám sem változik
buys = 1-re elég
too-little = kevés
decline = Semmi
population = Lakosság
unused = felhasználatlan
in-any-case = Mindenképpen

## fate
fate-produce = most termel
fate-free_build = ingyen építhet
fate-destroy_own = épületet semmisít meg
fate-give_up_colony = gyarmatot ad fel
fate-ruin_wonder = egy csoda rommá válik
fate-terrorism = épületet semmisít meg
fate-suffers_terrorism = épületet veszít
fate-develops = három akció egyike
fate-take_agreed = kártyát vehet a sorról
fate-leader_leaves = vezetőt veszít
fate-through = végzett
fate-spared = semmi több

## told

told-gains = { $who } { FORM($goods, "acc") } kap.
told-loses = { $who } { FORM($goods, "acc") } veszít.
told-either = { $who } ezek egyikét kapja: { $goods }.
told-more = { $who } összesen ennyi ételt és erőforrást kap: { $goods }.
told-less = { $who } összesen ennyi ételt és erőforrást veszít: { $goods }.
told-spend_actions = { $who } elhasznál { FORM($goods, "acc") }.
told-produce = { $who } most termel.
told-free_build = { $who } ingyen építhet.
told-destroy_own = { $who } megsemmisíti egy épületét.
told-give_up_colony = { $who } felad egy gyarmatot.
told-ruin_wonder = { $who } egyik csodája rommá válik.
told-suffers_terrorism = { $who } elveszít egy épületet.
told-develops = { $who } olcsóbban növelheti a lakosságát, építhet vagy fejleszthet ki technológiát.
told-take_agreed = { $who } kártyát vehet el a sorról.
told-leader_leaves = { $who } elveszíti a vezetőjét.
told-through = { $who } végzett.

## number

number-food = étel { $before } → { $after }
number-resources = erőforrás { $before } → { $after }
number-science = tudomány { $before } → { $after }
number-culture = kultúra { $before } → { $after }
number-idle = nem dolgozó munkás { $before } → { $after }
number-food_made = étel fordulónként { $before } → { $after }
number-resources_made = erőforrás fordulónként { $before } → { $after }
number-science_rating = tudományos mutató { $before } → { $after }
number-culture_rating = kulturális mutató { $before } → { $after }
number-strength = harci erő { $before } → { $after }
number-happiness = boldogság { $before } → { $after }
number-discontent = elégedetlen munkás { $before } → { $after }
number-civil_actions = civil akció { $before } → { $after }
number-military_actions = katonai akció { $before } → { $after }
number-colonization = gyarmatosítás { $before } → { $after }
number-yellow_bank = sárga bank { $before } → { $after }
number-blue_bank = kék bank { $before } → { $after }

##

change-of = { $who }: { $numbers }
attack-of = { $who } támad, ereje { $attack } ({ $parts }).
defence-of = { $who } védelme { $defence } ({ $parts }).
hand = Kézben: { $cards }.
holds-with = { $cards }: { $attack } : { $total }, kivéded.
lost-without = Kártya nélkül: { $attack } : { $total }, vesztesz.
inside = Még licitál: { $who }.
can-send = { $who } kártya nélkül ekkora erőt küldhet: { $force }.
bid-costs = Ha ennyit ajánlasz: { $bid }, az legalább ennyibe kerül: { $force }. Utána a harci erőd { $strength }.
would-send = { $force }. Utána a harci erőd { $strength }.
would-add = { $force }: { $attack } : { $defence }, { $outcome }. Utána a harci erőd { $strength }.
changes-always = Mindenképpen: { $changes }.
answer-changes = { $answer }: { $changes }.
row = Kártyasor: { $cards }.
scoring = A játék végén ezek adnak pontot: { $cards }.
offered = Ezek közül választhatsz: { $cards }.
event = { $card }: { $text }
