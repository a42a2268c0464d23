### Through the Ages: goods and other things with their numbers, kinds of cards, and where changes come from.

none = nincs
nothing = semmi
free = ingyen

## amount

amount-food = { $grammar ->
    [acc] { $count } ételt
   *[plain] { $count } étel
}
amount-science = { $grammar ->
    [acc] { $count } tudományt
   *[plain] { $count } tudomány
}
amount-culture = { $grammar ->
    [acc] { $count } kultúrát
   *[plain] { $count } kultúra
}
amount-strength = { $grammar ->
    [acc] { $count } harci erőt
   *[plain] { $count } harci erő
}
amount-population = { $grammar ->
    [acc] { $count } lakost
   *[plain] { $count } lakos
}
amount-resources = { $grammar ->
    [acc] { $count } erőforrást
   *[plain] { $count } erőforrás
}
amount-happiness = { $grammar ->
    [acc] { $count } boldog arcot
   *[plain] { $count } boldog arc
}
amount-civil_actions = { $grammar ->
    [acc] { $count } civil akciót
   *[plain] { $count } civil akció
}
amount-military_actions = { $grammar ->
    [acc] { $count } katonai akciót
   *[plain] { $count } katonai akció
}
amount-military_cards = { $grammar ->
    [acc] { $count } katonai kártyát
   *[plain] { $count } katonai kártya
}
amount-blue_tokens = { $grammar ->
    [acc] { $count } kék jelzőt
   *[plain] { $count } kék jelző
}
amount-yellow_tokens = { $grammar ->
    [acc] { $count } sárga jelzőt
   *[plain] { $count } sárga jelző
}
amount-card = { $grammar ->
    [acc] { $count } kártyát
   *[plain] { $count } kártya
}
amount-card_face_down = { $grammar ->
    [acc] { $count } képpel lefelé fordított kártyát
   *[plain] { $count } képpel lefelé fordított kártya
}
amount-old_military_card = { $grammar ->
    [acc] { $count } elavult katonai kártyát
   *[plain] { $count } elavult katonai kártya
}
amount-stage = { $grammar ->
    [acc] { $count } szintet
   *[plain] { $count } szint
}
amount-discontent_worker = { $grammar ->
    [acc] { $count } elégedetlen munkást
   *[plain] { $count } elégedetlen munkás
}
amount-unused_worker = { $count ->
    [0] nincs nem dolgozó munkás
   *[other] { $count } nem dolgozó munkás
}

## side

side-gains = kap: { $gains }
side-costs = veszít: { $costs }
side-both = { $costs } fejében { $gains }

## exchange

exchange-trade_routes_agreement = { $side ->
    [first] étellel erőforrás helyett fizethet
   *[second] erőforrással étel helyett fizethet
}

## symbol

symbol-food = { $signed } étel
symbol-science = { $signed } tudomány
symbol-culture = { $signed } kultúra
symbol-strength = { $signed } harci erő
symbol-colonization = { $signed } gyarmatosítás
symbol-resources = { $number ->
   *[other] { $signed } erőforrás
}
symbol-happiness = { $number ->
   *[other] { $signed } boldog arc
}
symbol-civil_actions = { $number ->
   *[other] { $signed } civil akció
}
symbol-military_actions = { $number ->
   *[other] { $signed } katonai akció
}
symbol-blue_tokens = { $number ->
   *[other] { $signed } kék jelző
}
symbol-yellow_tokens = { $number ->
   *[other] { $signed } sárga jelző
}

## kind

kind-farm = Tanya
kind-mine = Bánya
kind-lab = Laboratórium
kind-temple = Templom
kind-arena = Aréna
kind-library = Könyvtár
kind-theater = Színház
kind-infantry = Gyalogság
kind-cavalry = Lovasság
kind-artillery = Tüzérség
kind-air_force = Légierő
kind-special = Speciális technológia
kind-government = Vezetés
kind-leader = Vezető
kind-wonder = Csoda
kind-action = Akciókártya
kind-event = Esemény
kind-territory = Új terület
kind-tactic = Taktika
kind-aggression = Agresszió
kind-war = Háború
kind-pact = Egyezmény
kind-bonus = Bónuszkártya

## source

source-event_prepared = esemény előkészítése
source-cards = játékban lévő kártyák
source-age_end = a kor vége
source-resigned = egy ellenfél feladta
source-hand_limit = kézkorlát
source-replaced = leváltott vezető
source-final_bonus = végső bónusz

## share

share-yellow_bank = Sárga bank
share-space = Hely a sorban
share-discount = Kedvezmény
share-wonders = Kész csodák
share-given_up = Feláldozva
share-limit = Korlát

##

face-down = { $cards } képpel lefelé
