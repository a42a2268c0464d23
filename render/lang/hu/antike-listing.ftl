### How Antike Duellum is listed, and what can be chosen before it.

title = Antike Duellum
short-title = Antike Duellum
summary = Két ókori nép verseng kilenc személyiségért, kocka nélkül.

## option

option-map = Térkép
option-first_seat = A kezdőjátékos népe
option-variant = Tábornok és Admirális
option-auto_fortress = Automatikus Erőd
option-coins = Érmék
option-turn_limit = Fordulók korlátja
option-draws = Döntetlen megegyezéssel
option-figures = Számok

## meaning

meaning-map = nyugat: karthágóiak a rómaiak ellen; kelet: görögök a perzsák ellen.
meaning-first_seat = barna: karthágóiak vagy görögök; bézs: rómaiak vagy perzsák.
meaning-variant = Minden nép kap egy különleges egységet, amely segít városokat hódítani és megtartani.
meaning-auto_fortress = Az Erőd kártya az első támadás ellen gazdája megkérdezése nélkül véd.
meaning-coins = Hány érme van a játékban. Ha a bankban nincs több, jelzők helyettesítik.
meaning-turn_limit = Fordulók népenként. Az utolsó után a több személyiség, majd város, templom, áru győz.
meaning-figures = Hány van az egyes eseménykártyákból, a vívmányok ára és a kezdővárosok.
meaning-draws = A játékos fordulónként egyszer ajánlhat döntetlent. A másik elfogadhatja.

## value

value-west = nyugat
value-east = kelet
value-brown = barna
value-beige = bézs
