### Tzolk'in: the few words on the pictures. Everything must fit its place.

to-play = { $player } következik
wins = { $player } győz
shared-victory = Közös győzelem
starting-wealth = Kezdővagyon
age = { $age ->
    [1] I. kor
   *[other] II. kor
}
day-heading = NAP
day-of = { $day }/{ $last }. nap
day = { $day }. nap
food-in = { $days ->
    [0] ma
   *[other] { $days } nap
}
rank = { $place }.
first-player = 1.
skulls-laid = { $laid } / { $places }
left = { $count } maradt
buildings = Épületek
monuments = Emlékművek
deck = { $age ->
    [1] I. kor: { $count } maradt
   *[other] II. kor: { $count } maradt
}

## doing

doing-open = lehelyez vagy levesz
doing-placing = munkásokat helyez le
doing-taking = munkásokat vesz le
doing-wealth = mindenki két lapkát tart meg
doing-over = a játék véget ért

## asked

asked-turn = { $player } következik
asked-choose_wealth = { $player }: lapkák
asked-choose_building = { $player }: építés
asked-choose_track = { $player }: fejlesztés
asked-choose_temples = { $player }: templomok
asked-at_market = { $player }: piac
asked-choose_harvest = { $player }: betakarítás
asked-choose_offering = { $player }: áldozat
asked-choose_action = { $player }: akció
asked-pay_any = { $player }: fizetés
asked-choose_days = { $player }: naptár
asked-choose_resources = { $player }: nyersanyag

## about

about-turn = munkásokat helyez le vagy vesz le
about-choose_wealth = { $count ->
   *[other] { $count } lapka, akkor látható, ha mindenki választott
}
about-choose_building = { $count ->
    [0] { $source }: nyersanyagért
   *[other] { $source }: nyersanyagonként { $count } kukorica
}
about-choose_track = { $free ->
    [yes] { $source }: nem kell fizetni
   *[no] { $source }: nyersanyagért
}
about-choose_temples = { $count ->
    [one] { $source }: { $count } lépés
   *[other] { $source }: { $count } lépés, különböző templomokban
}
about-at_market = { $source }: eladás és vétel
about-choose_harvest = { $source }
about-choose_offering = { $source }: egy nyersanyag egy lépésért
about-choose_action = { $count ->
    [0] { $source }
   *[other] { $source }: { $count } kukoricáért
}
about-choose_days = hány nap?
about-pay_any = { $source }: bármely { $count } nyersanyag
about-choose_resources = { $source }: bármely { $count } nyersanyag

##

now = most
days-on = +{ $days }
chosen = kész
choosing = választ
burn = felégetés

##

wealth-tile = Kezdővagyon: { $space }
tile-text = { CAPITAL($kind) }, ára: { $price }. { $does }
