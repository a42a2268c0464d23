### Through the Ages: standing orders.

## orderable

orderable-answer_pact = Neked ajánlott egyezmények
orderable-defend = Védekezés agresszió ellen
orderable-sacrifice = Támadáskor feláldozott egységek
orderable-answer_attack = Válaszok agresszióra
orderable-answer_war = Válaszok háborúra
orderable-steal = Hadizsákmány ({ $card })
orderable-bid = Ajánlatok területekre
orderable-send_force = Sereg a megnyert területekre
orderable-give_up_colony = Feladott gyarmatok ({ $card })
orderable-lose_worker = Elveszített munkások
orderable-destroy_own = Saját épületek megsemmisítése ({ $card })
orderable-lose_token = Feladott kék jelzők
orderable-lose_mix = Elveszített étel és erőforrás ({ $card })
orderable-discard = Esemény miatt eldobott katonai kártyák
orderable-ruin_wonder = Rommá váló csodáid ({ $card })
orderable-pick_good = Kapott étel vagy erőforrás ({ $card })
orderable-gain_mix = Kapott étel és erőforrás ({ $card })
orderable-free_build = Ingyenes épületek és egységek
orderable-develops = { $card }
orderable-take_agreed = { $card }
orderable-terrorism = Ellenfelek megsemmisített épületei ({ $card })

## policy

policy-answer_pact-accept = Az egyezmény elfogadása
policy-answer_pact-refuse = Az egyezmény elutasítása
policy-answer_pact-accept_equal = A mindkét félnek azonos egyezmény elfogadása, a többinél kérdezz meg
policy-answer_pact-accept_as_a = Elfogadás az A oldalon, elutasítás a B oldalon
policy-answer_pact-accept_as_b = Elfogadás a B oldalon, elutasítás az A oldalon
policy-defend-fewest = Kivédés, ha lehet, kevés és olcsó kártyával
policy-defend-decline = Kártya nélkül
policy-sacrifice-units = { $amount ->
    [-1] Add meg, legfeljebb hány egységet áldozol fel, csak ha az most győzelmet hoz
    [one] Legfeljebb { $amount } egység feláldozása, csak ha az most győzelmet hoz
   *[other] Legfeljebb { $amount } egység feláldozása, a legolcsóbbaké, csak ha az most győzelmet hoz
}
policy-sacrifice-resources = { $amount ->
    [-1] Add meg, milyen árig áldozol fel egységeket, csak ha az most győzelmet hoz
   *[other] A legolcsóbb egységek feláldozása legfeljebb { $amount } értékben, csak ha az most győzelmet hoz
}
policy-sacrifice-enough = A most győzelmet hozó legolcsóbb egységek feláldozása
policy-sacrifice-nothing = Egységet nem áldozok fel
policy-answer_attack-cards = Kivédés csak kártyákkal, ha lehet
policy-answer_attack-units = { $amount ->
    [-1] Add meg, legfeljebb hány egységet áldozol fel kártyák mellett, csak ha így kivéded
    [one] Legfeljebb { $amount } egység feláldozása kártyák mellett, csak ha így kivéded
   *[other] Legfeljebb { $amount } egység feláldozása kártyák mellett, csak ha így kivéded
}
policy-answer_attack-resources = { $amount ->
    [-1] Add meg, milyen árig áldozol fel egységeket kártyák mellett, csak ha így kivéded
   *[other] Egységek feláldozása legfeljebb { $amount } értékben, kártyák mellett, csak ha így kivéded
}
policy-answer_attack-enough = Kivédés, ha lehet, kártyákkal és egységekkel
policy-answer_attack-nothing = Se kártya, se egység
policy-answer_war-units = { $amount ->
    [-1] Add meg, legfeljebb hány egységet áldozol fel, csak ha az megnyeri a háborút
    [one] Legfeljebb { $amount } egység feláldozása, csak ha az megnyeri a háborút
   *[other] Legfeljebb { $amount } egység feláldozása, csak ha az megnyeri a háborút
}
policy-answer_war-resources = { $amount ->
    [-1] Add meg, milyen árig áldozol fel egységeket, csak ha az megnyeri a háborút
   *[other] Egységek feláldozása legfeljebb { $amount } értékben, csak ha az megnyeri a háborút
}
policy-answer_war-enough = A legolcsóbb egységek feláldozása, csak ha megfordítják a háborút
policy-answer_war-nothing = Háborúban soha nem áldozok fel egységet
policy-steal-technologies = Előbb technológiák, a többi tudományban
policy-steal-science = Csak tudomány
policy-bid-up_to = { $amount ->
    [-1] A lehető legkisebb ajánlat, legfeljebb az általad megadott összegig
   *[other] A lehető legkisebb ajánlat, legfeljebb { $amount }, utána passz
}
policy-bid-lightly = Ajánlat, amíg bónuszokkal és kártyákkal egy egység elég, utána passz
policy-bid-drop_out = Passz a licitben
policy-send_force-units = A legolcsóbb egységek, kártya csak ha muszáj
policy-send_force-cards = Kártyákkal is, hogy kevés és olcsó egység vesszen el
policy-give_up_colony-oldest = A legrégebbi kor gyarmatának feladása
policy-lose_worker-cheapest = A legolcsóbb kártya munkása
policy-lose_worker-unit = Előbb katonai egység, a legolcsóbb
policy-lose_worker-urban = Előbb városi épület, a legolcsóbb
policy-lose_worker-farm_mine = Előbb tanya vagy bánya, a legolcsóbb
policy-destroy_own-cheapest = A legolcsóbb épület megsemmisítése
policy-destroy_own-urban = Egy városi épület megsemmisítése, a legolcsóbbé
policy-destroy_own-farm_mine = Egy tanya vagy bánya megsemmisítése, a legolcsóbbé
policy-lose_token-least = A legkevesebbet érő jelzők feladása
policy-lose_token-food = Előbb étel feladása
policy-lose_token-resources = Előbb erőforrás feladása
policy-lose_mix-food = A lehető legtöbb étel elvesztése
policy-lose_mix-resources = A lehető legtöbb erőforrás elvesztése
policy-lose_mix-even = Ugyanannyi étel és erőforrás elvesztése
policy-discard-keep_bonus = A legrégebbi kártyák eldobása, a bónuszkártyáké utoljára
policy-discard-oldest = A legrégebbi kártyák eldobása fajtától függetlenül
policy-ruin_wonder-least_culture = A legkevesebb kultúrát adó csoda feladása
policy-ruin_wonder-oldest = A legrégebbi csoda feladása
policy-pick_good-food = Étel
policy-pick_good-resources = Erőforrás
policy-gain_mix-food = Csak étel
policy-gain_mix-resources = Csak erőforrás
policy-gain_mix-even = Ugyanannyi étel és erőforrás
policy-free_build-build = Ingyenes építés
policy-free_build-decline = Semmit sem építek
policy-develops-populate = A lakosság növelése, ha ki tudod fizetni
policy-develops-decline = Nem élek vele
policy-take_agreed-decline = Nem veszek el kártyát
policy-terrorism-highest = A legmagasabb szintű épület megsemmisítése

##

from-player = { $who } részéről
