### Refusals about seasons and tournaments. The ids are the codes of errors, as in refusals.ftl.

no-such-competition = Ez az idény vagy verseny már nincs meg.
competition-over = Véget ért, vagy lemondták.
competition-begun = Már elkezdődött.
competition-there = Ezen a szerveren ebből a játékból már van egy. Előbb fejezd be: `/server season` kapcsolók nélkül.
competition-starts-soon = A kezdés a jövőben legyen.
competition-needs-tables = Ennyi csoport { $tables } asztalon játszik, és a szerveren egyszerre legfeljebb { $most } lehet. Válassz kevesebb csoportot.
competition-confirms-later = Jelentkeztél. Két nappal a kezdés előtt újra megkérdezlek.
competition-too-late = Ezt már késő megmondani. Jelentkezz, és várj egy helyre.
competition-not-in = Nem veszel részt. Előbb nyomd meg a **Jelentkezem** gombot.
competition-dropped = Ebből kiszálltál. A következőre jelentkezhetsz.
competition-full = Mind { AZ($most) } { $most } hely betelt, a várólista is.
competition-after-drop = Az előzőből kiszálltál. Előbb fejezz be egy másik játékot, aztán újra jelentkezhetsz.
season-needs-options = Add meg a `game`, `size` és `starts` kapcsolót.
