### Through the Ages: ratings and prices taken apart, and what the end of a turn brings.

## rating

rating-strength = Harci erő { $number }: { $shares }.
rating-culture = Kultúra { $number }: { $shares }.
rating-science = Tudomány { $number }: { $shares }.
rating-happiness = Boldogság { $number }: { $shares }.

##

eaten = Fogyasztás: { $food } (a bankban { $tokens }).
corrupted = Korrupció: { $resources } (a bankban { $tokens }).

uprising = Ha most befejezed a fordulódat: felkelés tör ki, és semmit sem termelsz ({ $workers }).
gains = Ha most befejezed a fordulódat: { $gains }.

## gain

gain-science = tudomány { $made }
gain-culture = kultúra { $made }
gain-food = étel { $made }
gain-resources = erőforrás { $made }
gain-culture_less = kultúra { $made } (éhínség { $lost })
gain-food_less = étel { $made } (fogyasztás { $lost })
gain-resources_less = erőforrás { $made } (korrupció { $lost })

##

ending = Ezután { FORM($card, "nom") } ennyit hoz: { $culture }.
draw = Húzol { FORM($cards, "acc") }.
discard = Előbb el kell dobnod { FORM($cards, "acc") }.
discard-later = Ennyivel több van nálad a megengedettnél: { $cards }. A felesleget a következő fordulódban, a politikai fázis után dobod el, hacsak addig fel nem használod.

no-population = Lakosság: üres a sárga bank.
population = Lakosság: { $food }.
population-of = Lakosság: { $food } ({ $shares }).
build = Építés, erőforrásban: { $prices }.
upgrade = { $source } → { $target }: { $price } ({ $difference })
upgrades = Fejlesztés, erőforrásban: { $prices }.
stages = { $count ->
    [one] { $wonder }, a következő szint ára erőforrásban: { $prices }.
   *[other] { $wonder }, a következő szintek ára erőforrásban: { $prices }.
}
develop = Kifejlesztés, tudományban: { $prices }.
revolution = Forradalommal, tudományban: { $prices }.
row = Kártyasor, civil akcióban: { $prices }.
discount = { $card }: a lakosság növelése, egy építés vagy egy technológia { $amount } egységgel olcsóbb.
purse = { $count ->
   *[other] Csak katonai egységekre van még ennyi: { $goods }.
}
