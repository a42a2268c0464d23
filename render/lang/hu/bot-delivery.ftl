### Public messages of running and finished games, and notices that belong to no feature of their own.

then-comes-to = Utána következik, és előre válaszolhat: { $seats }.
asked = megkérdezve: { $when }
play-again = Játsszunk újra

settled = Itt a kérdés neki szólt: { $who }. Lezárult.
still-asked = A kérdés még neki szól: { $who }. [A legújabb üzenet]({ $link }) megmondja, mi az.

placed = **{ $place }.** { $who }
placed-points = { $points ->
   *[other] **{ $place }.** { $who }: **{ $points }** pont
}
placed-source = **{ $place }.** { $who }: { $source } **{ $points }**
other-sources = egyéb { $points }
no-points = semmi

take-again = { $who }: történt valami az asztalnál, ezért a befejezetlen fordulódat visszavettem. Játszd le újra.
turn-lost = { $who }: történt valami az asztalnál, ezért a befejezetlen fordulódat visszavettem. Az asztal most nem rád vár.
closed = { $who } bezárta ezt az asztalt. A játék eredmény nélkül ér véget.
closed-by-last = { $who } utolsóként távozott, ezért ez az asztal bezárult. A játék értékelt: akik előbb távoztak, hátrébb kerülnek.
closed-for-too-few = Túl kevés játékos maradt ennél az asztalnál, ezért bezárult. A játék eredmény nélkül ér véget.
took-secrets = { $who } kimentette ezt a játékot minden rejtett kártyával, ahogy csak a házigazda teheti.
