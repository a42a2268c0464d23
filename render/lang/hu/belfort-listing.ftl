### How Belfort is listed, and what can be chosen before it.

title = Belfort
short-title = Belfort
summary = Elfek, törpék és gnómok várost építenek öt kerülettel, hét kör alatt. Egy kerületben az a játékos kap pontot, akinek ott a legtöbb jelzője van.

## option

option-guilds = Céhek
option-picked = Választott céhek
option-thieves = Tolvajok
option-mine = Bónusz a Bányában
option-gatehouses = A Kapuház másik fele
option-costs = Költségek

## meaning

meaning-guilds = kezdő: alapcéhek és nyersanyagcéhek. szokásos: két támadó céh is. választott: az az öt, amelyet lejjebb megadsz. Két játékossal csak a Varázslók támadnak.
meaning-picked = Válassz öt céhet. Véletlen dönti el, melyik kerületbe melyik kerül. Két játékossal a Tolvajok, a Banditák és a Kémek nem használhatók.
meaning-thieves = Ennyit vesznek el egy ellenféltől. A játék egyik tervezője szerint a lapkán 2 arany áll, a szabálykönyv szerint 3.
meaning-mine = A szabálykönyv szerint 1 további fémet kap, akinek a legtöbb munkása van a Bányában. A másik módon ehhez egy elfje és egy törpéje is kell, hogy ott legyen.
meaning-gatehouses = Gnómmal foglalhatja el, akinek van jelzője azon a Kapuházon. Vagy bárki építhet oda, akinek megvan a kártyája.
meaning-costs = Az épületkártyák és a céhek költsége, és a Kereskedőház árai.

## value

value-beginner = kezdő
value-normal = szokásos
value-without_interactive = támadás nélkül
value-random = véletlen
value-chosen = választott
value-tile = lapka (2 arany)
value-rulebook = szabálykönyv (3 arany)
value-workers = legtöbb munkás
value-pairs = legtöbb munkás, párral
value-builder = csak gnómmal
value-everybody = mindenki
value-traders = Kereskedők
value-librarians = Könyvtárosok
value-architects = Építészek
value-recruiters = Toborzók
value-lumberjacks = Favágók
value-miners = Bányászok
value-bankers = Bankárok
value-masons = Kőfaragók
value-thieves = Tolvajok
value-bandits = Banditák
value-wizards = Varázslók
value-spies = Kémek
