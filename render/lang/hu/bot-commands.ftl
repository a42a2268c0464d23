### Slash commands: what stands beside their names and the names of their options.

table = az asztal száma, ha nem ennek a csatornának az asztala
clock = Mennyire türelmes az asztal: emlékeztetők és óra
card = Egy játék bármely kártyája: mibe kerül és mit tud
card-name = a kártya neve vagy a neve eleje
log = Mi történt, oldalanként, a tábla, ahogy akkor állt, és a játék fájlként
log-step = a tábla e lépés után
new = Asztal nyitása: ebben a csatornában, új szálban vagy privát üzenetekben
new-game = mit játsszatok
new-options = például: { $example } (a váróban később is módosítható)
new-thread = új szál nyitása az asztalnak
new-learn = tanuláshoz: könnyű számítógépes ellenfelek, és minden fordulóban egy megindokolt tanács
abandon = Az asztal bezárása eredmény nélkül
board = Az asztal mostani állása
board-text = kép helyett szavakban
board-picture = melyik kép, vagy melyik szám magyarázata
hand = Mi van a kezedben; más nem látja
hand-dm = küldd privát üzenetben, amely megmarad
rules = Az asztal játékának egy szabálya
rules-keyword = kérdés a saját szavaiddal, vagy egy szám; hagyd el az összes fejezethez
rules-game = másik játék, ha nem ennek az asztalnak a játéka
help = Hogyan lehet itt társasozni
me = A saját beállításaid
me-settings = Időzóna, csendes órák, távollét, emlékeztetők, képek, adataid
turns = Hogy áll itt a játék, és minden asztal, amely rád vár
turns-invitation = privát üzenetekben játszott asztalhoz: a meghívó, amelyet kaptál
orders = Állandó utasításaid: előre megadott válaszok; csak te látod
tables = A szerver nyitott asztalai (a tieid, ha nem vagy kezelő), több bezárása egyszerre
tables-host = csak ennek a házigazdának az asztalai
move = Asztal áthozása ebbe a csatornába vagy új szálba
move-table = az asztal száma, ha több asztalod van
move-thread = új szál nyitása neki ebben a csatornában
plan = A következő fordulód előkészítése, amíg mások játszanak (az akciók között ;)
plan-text = mit szeretnél tenni, a tervhez adva; hagyd el, ha menükből választanál
plan-then = mi legyen a tervvel, amikor te következel
turn = A privát paneled megnyitása, hogy léphess
undo = Az utolsó lépésed visszavonása, vagy a többiek megkérdezése a visszalépésről
hint = Egy jó terv a fordulódra szavakban; csak te látod
play = Akció beírása választás helyett (több között ;)
play-text = mit teszel, például az egyik javaslat
report = Szólj a bot üzemeltetőjének, mi a baj
report-kind = miről szól; hagyd el, ha valami elromlott
leave = A helyed elhagyása: feladod, vagy egy számítógép játszik tovább
replace = Egy hely átadása: meghívsz valakit, vagy egy számítógép veszi át
replace-seat = kinek a helye
replace-player = az új játékos; hagyd el a számítógéphez
game = Társasjátékok asztalai
server = A szerver szabályai az asztalokra, a kezelőinek
server-tables = Az asztalnyitás szabályai: ki, hol és mennyit
server-ratings = Kiszámoljuk-e itt, ki milyen erős
server-ratings-ratings = hagyd el, ha csak látni szeretnéd
server-board = A szerver nyitott asztalai egy csatornában vagy fórumbejegyzésként
server-board-channel = szöveges csatorna vagy fórum; hagyd el, ha csak látni szeretnéd
server-board-role = rang, amely 6 óránként legfeljebb egyszer kap értesítést, ha egy házigazda kéri
server-board-quiet = mikor ne kapjon a rang értesítést soha, például 22:00-08:00, az időzónád szerint
server-week = A hét osztása: mindenkinek ugyanaz, számítógépek ellen; megnézése vagy a helye
server-week-channel = szöveges csatorna; hagyd el, ha csak látni szeretnéd
server-bar = Valaki kitiltása az itteni asztaloktól, vagy visszaengedése
server-bar-player = a személy; hagyd el a kitiltottak listájához
server-bar-days = hány napra; hagyd el, ha végleges
server-season = Idény indítása itt, vagy a futók megnézése és befejezése
server-season-game = a játék; minden kapcsoló nélkül a futókat látod
server-season-size = játékosok egy asztalnál
server-season-pace = milyen gyorsak az asztalok
server-season-groups = legfeljebb ennyi csoport; hagyd el, ha mindegy
server-season-starts = mikor kezdődik, az időzónád szerint, például 2026-12-01 20:00
server-tournament = Verseny indítása itt, vagy a futók megnézése és befejezése
server-tournament-game = a játék; minden kapcsoló nélkül a futókat látod
server-tournament-size = játékosok egy asztalnál
server-tournament-kind = Svájci: mindenki végigjátssza. Kieséses: az elsők jutnak tovább. Csoportok: mindkettő
server-tournament-pace = milyen gyorsak az asztalok
server-tournament-rounds = egy svájci verseny fordulói vagy egy csoport játékai; általában 3
server-tournament-advance = hányan jutnak tovább asztalonként vagy csoportonként; általában 1
server-tournament-starts = mikor kezdődik, az időzónád szerint, például 2026-12-01 20:00
server-void = Befejezett játék eredményének törlése az értékelésből és a tabellából
server-void-table = az asztal száma
server-void-reason = miért; a játék naplója megmutatja
host = Az asztalod házigazdaként: óra, helyek, csatorna, bezárás (vagy szerverkezelőként)

## report-choice

report-choice-problem = valami elromlott
report-choice-figure = egy szám itt eltér a nyomtatott példányomtól

## plan-choice

plan-choice-run = Játszd le, de állj meg, ha valami új derül ki
plan-choice-through = Játszd le végig
plan-choice-propose = Csak javasold

## moved

moved-game_join = A `/game join` helyett most a **Csatlakozom** gomb van a váróban. Az ottani **Szót adok** fogadja a szavadat a keveréshez.
moved-game_start = A `/game start` helyett most az **Indítás** gomb van a váróban.
moved-game_status = A `/game status` most a `/turns` része.
moved-game_history = A `/game history` helyett most a `/game log` van `step` kapcsolóval, vagy a napló alatt az **Akkori tábla**.
moved-game_export = A `/game export` helyett most a **Játék fájlként** van a `/game log` alatt.
moved-game_resign = A `/game resign` most a `/game leave` része, amely megkérdezi, hogyan szeretnél távozni.
moved-game_undo = A `/game undo` helyett most `/undo` van. Ha nincs saját visszavonható lépésed, megkérdezi a többieket.
moved-host_pictures = A `/host pictures` most a **Beállítások** alatt van: a váróban vagy a `/turns` alatt.
moved-host_pokerface = A `/host pokerface` most a **Beállítások** alatt van: a váróban vagy a `/turns` alatt.
moved-why = A `/why` most a **Közelebbről** része. A `/board` a `picture` kapcsolóval egy számot magyaráz meg.
moved-me_export = A `/me export` helyett most az **Adataim mentése** gomb van a `/me settings` alatt.
moved-me_forget = A `/me forget` helyett most a **Felejts el** gomb van a `/me settings` alatt.
moved-me_back = A `/me back` helyett most az **Itt vagyok** gomb van a `/turns` és a `/me settings` alatt.

##
