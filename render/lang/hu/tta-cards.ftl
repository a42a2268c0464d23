### Through the Ages: a card by itself, where it is looked up.

head = { $age ->
    [A] { $kind }, A kor, { $deck }.
   *[other] { $kind }, { $age }. kor, { $deck }.
}
laid-out = a játék elején kirakva

## deck

deck-starting = { $count ->
    [one] kezdőpakli
   *[other] kezdőpakli ({ $count } példány)
}
deck-civil = { $count ->
    [one] civil pakli
   *[other] civil pakli ({ $count } példány)
}
deck-military = { $count ->
    [one] katonai pakli
   *[other] katonai pakli ({ $count } példány)
}

## copies-in

copies-in-starting = kezdőpakli (2, 3, 4 játékossal: { $copies } példány)
copies-in-civil = civil pakli (2, 3, 4 játékossal: { $copies } példány)
copies-in-military = katonai pakli (2, 3, 4 játékossal: { $copies } példány)

## doubt

doubt-figures = Bizonytalan: egyes számai csak egy forrásban szerepelnek, vagy a források eltérnek.
doubt-reading = Bizonytalan: a szövege kétféleképpen érthető. A szabályok megadják, itt hogyan játsszuk.

## special

special-civil = Speciális technológia (civil)
special-military = Speciális technológia (katonai)
special-colonization = Speciális technológia (gyarmatosítás)
special-construction = Speciális technológia (építési)

##

costs = Ára: { $costs }.
to-develop = kifejlesztése { $science } tudomány
by-revolution = forradalommal { $science } tudomány
to-build = építése { $resources }
for-stages = szintjei { $stages } erőforrás
to-play = kijátszása { $actions }
colonized-by-auction = Licittel gyarmatosítható.
