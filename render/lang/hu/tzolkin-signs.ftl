### Tzolk'in: what the signs on the pictures mean. Names of gears, temples and technologies stand in tzolkin-names.ftl.

## group

group-goods = Javak és pontok
group-workers = Munkások és etetés
group-gears = Fogaskerekek, színük szerint
group-gods = Templomok
group-tracks = Technológiák
group-tiles = Lapkák
group-jungle = A dzsungel
group-does = Mit tesznek a mezők és lapkák
group-marks = Jelek
group-players = Játékosok

## sign

sign-corn = Kukorica
sign-wood = Fa
sign-stone = Kő
sign-gold = Arany
sign-skull = Kristálykoponya
sign-block = Választott nyersanyag
sign-laurel = Pontok
sign-worker = Munkás
sign-playing = Munkás fogaskeréken, saját színben
sign-feed = Munkások, akiknek nem kell kukorica
sign-bowl = Etetési nap, és a kukorica, ami kell hozzá
sign-harvest-day = Etetési nap, amikor a templomok is fizetnek
sign-pyramid = Egy lépcsőfok felfelé egy templomban
sign-up = A legfelső lépcsőfok
sign-tech = Egy technológiai lépés
sign-top = Technológiák az utolsó szinten
sign-again = Egy lépés az utolsó szinten túl
sign-farm = Farm
sign-tomb = Sírkamra
sign-civic = Középület
sign-altar = Oltár
sign-house = Épület
sign-monument = Emlékmű
sign-corn_tile = Kukoricalapka
sign-wood_tile = Erdőlapka, kukoricán
sign-taken = Üres föld
sign-bare = Betakarítás lapka nélkül
sign-flame = Felégeti az erdőt
sign-fish = Halászat
sign-market = Csere a piacon
sign-cog = A fogaskerekek bármely akciója
sign-right = Ad, vagy átváltozik
sign-everybody = Az összes játékosé együtt
sign-first = Kezdőjátékos, és a mezője
sign-sun = Két nappal is forgathatja a naptárt
sign-moon = Nem forgathatja két nappal a naptárt
sign-next = Ide kerül a következő munkás, és ez az ára
sign-today = Ma
sign-tick = Már választott
sign-cross = Nem lehetséges
sign-alarm = Nem elég: ez pontokba kerülne
sign-laid = Itt koponya van
sign-flag = Feladta
sign-nobody = Semleges munkás
