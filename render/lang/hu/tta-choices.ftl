### Through the Ages: what can be chosen, and what it costs or brings.

## plain

plain-end_turn = Forduló vége
plain-pass_politics = Nincs politikai akció
plain-drop_out = Passz a licitben
plain-send_force = Sereg elküldése
plain-draw_card = Katonai kártya húzása (1 katonai akció)
plain-resign = A játék feladása

## decline

decline-defend = Kártya nélkül
decline-free_build = Semmit sem építek
decline-leave_token = Minden bánya termeljen
decline-take_agreed = Nem veszek el kártyát
decline-develops = Nem élek vele

##

take = { $price ->
    [0] Elvesz: { $card } (akció nélkül, { $space }. hely)
    [1] Elvesz: { $card } (egy akció, { $space }. hely)
    [2] Elvesz: { $card } (két akció, { $space }. hely)
    [3] Elvesz: { $card } (három akció, { $space }. hely)
    [4] Elvesz: { $card } (négy akció, { $space }. hely)
    [5] Elvesz: { $card } (öt akció, { $space }. hely)
    [6] Elvesz: { $card } (hat akció, { $space }. hely)
    [7] Elvesz: { $card } (hét akció, { $space }. hely)
    [8] Elvesz: { $card } (nyolc akció, { $space }. hely)
    [9] Elvesz: { $card } (kilenc akció, { $space }. hely)
   *[other] Elvesz: { $card } ({ $price } akció, { $space }. hely)
}
populate = Lakosság növelése ({ $price })
no-worker-left = nincs több munkás a bankban
build = Épít: { $card } ({ $price })
build-free = Ingyen épít: { $card }
upgrade = Fejleszt: { $source } → { $target } ({ $price })
stage = { $stage }. szint építése: { $wonder } ({ $price })
stages = { $first }–{ $last }. szint építése: { $wonder } ({ $price })
your-wonder = a csodád
develop = Kifejleszt: { $card } ({ $price })
revolution = Forradalom: { $card } ({ $price })
destroy = Megsemmisít: { $card }
disband = Feloszlat: { $card }
elect = Vezető: { $card }
elect-with-action = Vezető: { $card } (egy akció visszajár)
elect-over-wonder = Vezető: { $card } ({ $old } a csoda alá: { $wonder }, akció nem jár vissza)
play = Kijátszik: { $card }

## order

order-populate = Kijátszik: { $card }, lakosság növelése
order-build = Kijátszik: { $card }, épít: { $target }
order-upgrade = Kijátszik: { $card }, fejleszt: { $source } → { $target }
order-build_stages = Kijátszik: { $card }, { $count } szint építése
order-develop = Kijátszik: { $card }, kifejleszt: { $target }
order-revolution = Kijátszik: { $card }, forradalom: { $target }
order-choose = Kijátszik: { $card }, { $target }

##

use = Használ: { $card }

## ability

ability-alexander_the_great = Használ: { $card } (távozik, 1 sárga jelzőt ad)
ability-christopher_columbus = Használ: { $card } (gyarmat: { $target })
ability-hammurabi = Használ: { $card } (a következő civil akciót katonai akcióval fizeted)
ability-frederick_barbarossa = Használ: { $card } (lakosság növelése, épít: { $target })
ability-joan_of_arc = Használ: { $card } (a következő esemény megnézése)
ability-j_s_bach = Használ: { $card } (fejleszt: { $source } → { $target })
ability-winston_churchill-military = Használ: { $card } (3 tudomány és 3 erőforrás a katonaságra)
ability-winston_churchill-culture = Használ: { $card } (3 kultúra)
ability-ocean_liner_service = Használ: { $card } (ingyenes lakosságnövelés)
ability-trade_routes_agreement = Használ: { $card } (csere a következő fizetésnél)

##

play-tactic = Taktika kijátszása: { $card }
copy-tactic = Taktika másolása: { $card }
prepare-event = Esemény előkészítése: { $card }
prepare-territory = Terület előkészítése: { $card }
attack = Támad: { $card } (célpont: { $who })
declare = Hadat üzen: { $card } (ellenfél: { $who })

offer = Ajánl: { $card } (partner: { $who })
offer-side = Ajánl: { $card } (te: { $own }), partner: { $who }
cancel = Egyezmény felbontása: { $card }
accept = Az egyezmény elfogadása
refuse = Az egyezmény elutasítása
discard = Eldob: { $cards }
discard-nothing = Semmit sem dobok el
defend = Védekezik: { $cards }
defend-face-down = Védekezik képpel lefelé: { $down }
defend-both = Védekezik: { $cards }, képpel lefelé: { $down }
bid = Ajánlat: { $amount }
add = Hozzáad: { $card } (+{ $worth })
enough = Épp elég: { $things }
reach = Elérendő: { $total }
give-up-unit = Feláldoz: { $card } (+{ $worth })
use-card = Használ: { $card } (+{ $worth })
give-up = A választottak feláldozása: összesen { $total }
give-nothing = Semmit sem áldozok fel
send = Elküld: { $card } (+{ $worth })
discard-face-down = Képpel lefelé eldob: { $card } (+1)
fill-force = { $cards ->
    [yes] A legkisebb veszteség
   *[no] A legolcsóbb egységek
}
fill-force-how = { $cards ->
    [yes] kártyát is használ a kezedből
   *[no] kártyát csak szükség esetén használ
}
take-spoils = Elvesz: { $things }
take-no-technology = Technológiát nem veszek el
no-food = Ételt nem
all-nothing = Semmi

## option

option-food = Étel
option-resources = Erőforrás

##

for-price = ára: { $price }
for-price-military = ára: { $price }, 1 katonai akció
for-price-civil = ára: { $price }, 1 civil akció
growth-eats = utána a fogyasztás { $eaten }
growth-wants = utána { $faces } boldog arc kell (van: { $have })
growth-both = utána a fogyasztás { $eaten }, és { $faces } boldog arc kell (van: { $have })
becomes = { $old } helyett { $new }
worker-freed = A munkás nem dolgozó lesz. Eddig ezt adta: { $gain }
revolution-for = { $military ->
    [yes] Minden katonai akciódba kerül. { $text }
   *[no] Minden civil akciódba kerül. { $text }
}
revolution-price = { $military ->
    [yes] ára: { $price } és minden katonai akciód
   *[no] ára: { $price } és minden civil akciód
}
replaces = Felváltja { FORM($card, "acc") }.
replaces-leader = Leváltja { FORM($card, "acc") }. Visszakapsz 1 civil akciót.
face-stays = Megmarad a boldog arc ({ $card }), de nem kapsz vissza civil akciót.
old-stays = Megtartod { FORM($card, "acc") }, ezt a kártyát pedig azonnal eldobod.
by-strength = { $rivals ->
    [0] Semmi: egy ellenfél sem erősebb
   *[other] { $goods }: { $rivals } ellenfél erősebb
}
by-culture = { $rivals ->
    [0] Semmi: egy ellenfélnek sincs több kultúrája
   *[other] { $goods }: { $rivals } ellenfélnek több a kultúrája
}
for-military = { $resources } katonai egységekre ebben a fordulóban
stages-after = utána még { $count } szint marad
stages-before-score = utána még { $count } szint marad. Ha most elkészülne: { $culture }
scores = Most ennyit hoz: { $culture }. { $text }
attack-brings = { $price }, harci erő { $attack } : { $defence }. { $text }

## in-vain

in-vain-strength = { $price }, harci erő { $attack } : { $defence }. Minden egységeddel sem sikerülhet.
in-vain-colony = { $price }, harci erő { $attack } : { $defence }. Hatástalan: { $who } nem birtokol gyarmatot.
in-vain-leader_or_wonder = { $price }, harci erő { $attack } : { $defence }. Hatástalan: { $who } vezető és befejezetlen csoda nélkül áll.
in-vain-building = { $price }, harci erő { $attack } : { $defence }. Hatástalan: { $who } nem birtokol ilyen épületet.
in-vain-food_and_resources = { $price }, harci erő { $attack } : { $defence }. Hatástalan: { $who } étel és erőforrás nélkül áll.
in-vain-science = { $price }, harci erő { $attack } : { $defence }. Hatástalan: { $who } tudomány nélkül áll.
in-vain-culture = { $price }, harci erő { $attack } : { $defence }. Hatástalan: { $who } kultúra nélkül áll.

##

keep-bonuses = Megtart: { $cards }
choose-bonus = Választ: { $card }
