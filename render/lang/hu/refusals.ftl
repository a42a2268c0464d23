### Why a wish is not granted, and what to do instead. The ids are the codes of `Refusal`s.

## Tables

moved-on = Az asztal már továbblépett. Íme a mostani állás.
no-table = Itt nincs asztal. Nyiss egyet: /game new.
no-such-table = Nem ismerek ilyen számú asztalt, amelyet láthatnál: { $number }. A /turns felsorolja a tieidet.
no-table-of-yours = Nincs asztalod. Nyiss egyet egy csatornában: /game new.
no-table-at-all = Itt nincs asztal, és máshol sincs helyed. Nyiss egyet: /game new.
no-table-opens-here = Nincs asztalod. Nyiss egyet nekem írt privát üzenetben: /game new. Privát üzenetekben játsszátok, és a barátaid meghívóval csatlakoznak. Vagy adj hozzá egy szerverhez, amelyet te kezelsz: { $link }
no-table-elsewhere = Ezen a szerveren nincs helyed másik asztalnál. Válassz egyet a `table` kapcsolóval.
which-table = Melyik asztal? Add meg a számát.
table-exists = Ebben a csatornában már van asztal. Fejezzétek be, zárd be a /host close paranccsal, vagy használj másik csatornát vagy szálat.
opened-without-secret = Ez az asztal nem fogad szavakat a keveréshez, mert egy régebbi változat nyitotta. Nyiss hozzá új asztalt.
word-too-long = Adj meg egy 1–{ $most } karakteres szót.
not-seated = Nincs helyed ennél az asztalnál.
not-seated-watch = { $count ->
    [0] Nincs helyed ennél az asztalnál. A /board paranccsal nézheted.
    [one] Nincs helyed ennél az asztalnál: itt { $names } játszik. A /board paranccsal nézheted.
   *[other] Nincs helyed ennél az asztalnál: itt { $names } játszik. A /board paranccsal nézheted.
}
host-only = Ezt csak az asztal házigazdája vagy egy szerverkezelő teheti meg.
manager-only = Ennek az asztalnak nincs házigazdája. Ezt csak egy szerverkezelő teheti meg.
no-such-game = Ebben a változatban nincs ilyen játék: { $game }.
game-unknown = Nincs ilyen játékom: „{ $said }”. Ezek vannak: { $titles }.
game-unclear = „{ $said }” több játékra is illik: { $titles }. Írj be többet a nevéből.
not-begun = A játék még nem kezdődött el. Nyomd meg az Indítás gombot a váróban.
game-over = Ez a játék véget ért.
over-already = Ez a játék már véget ért.
lost-position = Azt az állást már nem tudom megmutatni, mert azóta kijavítottuk a szabályokat.
stopping = Az Agora újraindul. Semmi sem változott. Próbáld újra egy perc múlva.

## The lobby

hints-off = Ez az asztal tanácsok nélkül játszik. A váróban ez állt.
hint-not-asked = Most semmire sem kell válaszolnod. Akkor kérj tanácsot, amikor te következel.
review-not-over = A játékot akkor nézheted át, amikor véget ért.
review-unknown = Ezt a játékot nem tudom átnézni.
practice-not-yours = Csak a saját fordulóidat próbálhatod meg újra.
practice-no-place = A gyakorlóasztalokat privát szálakban nyitom, és itt ilyen nem lehet. Nyomd meg a **Játékom átnézése** gombot egy szöveges csatornában vagy annak egy szálában.
hint-unknown = Ehhez a játékhoz nincs tanács. Szabályt a /rules paranccsal kereshetsz.
begun-already = A játék már elkezdődött.
over-open-new = Ez a játék véget ért. Nyiss új asztalt: /game new.
closed-open-new = Ezt az asztalt bezárták. Nyiss újat: /game new.
options-settled = Ez a játék véget ért, ezért a beállításai már nem változnak.
already-seated = { $name } már ül ennél az asztalnál.
computer-seated = Ennél az asztalnál már ül számítógép.
seats-taken = Ennél az asztalnál minden hely foglalt.
seats-held = A szabad helyek a meghívottakra várnak. Próbáld újra ennyi idő múlva: { $span }, vagy ha valaki nem fogadja el.
joins-asked-only = Ehhez az asztalhoz csak meghívottak csatlakozhatnak. Kérj meghívást egy játékostól.
joins-by-invitation = Ehhez az asztalhoz meghívó kell. Kérj egyet egy játékostól.
invitation-unknown = Nincs nyitott váró ezzel a meghívóval. Lehet, hogy elírás van benne, vagy a játék már elindult. Kérdezd meg, akitől kaptad.
only-computers-take-over = Csatorna nélküli asztalnál csak számítógép vehet át helyet.
taken-out = A házigazda kivett ennek az asztalnak a várójából. Újra csatlakozhatsz, ha egy játékos meghív.
invited-here = { $name } már kapott meghívást.
cannot-be-asked = { $name } nem hívható meg ehhez az asztalhoz.
asked-at-once = Egyszerre legfeljebb { $most } embert hívhatsz meg.
asked-beyond-seats = { $free ->
    [0] Nincs több szabad hely.
    [one] Egy szabad hely van. Egy embert hívj meg.
   *[other] { $free } szabad hely van. Legfeljebb { $free } embert hívj meg.
}
not-asked = Nincs nyitott meghívásod ehhez az asztalhoz. Ha van szabad hely, nyomd meg a váróban a Csatlakozom gombot.
table-name-long = A név legfeljebb { $most } karakteres lehet.
no-computer = Ennél az asztalnál nincs számítógép.
no-such-seat = Ennek az asztalnak a helyei: 1–{ $seats }.
only-computers = Csak számítógépek maradnának. Válassz egy játékost, vagy zárd be az asztalt: /host close.
wrong-count = { $here ->
    [one] { $title } ennyi játékosnak való: { $players }. Itt { $here } van.
   *[other] { $title } ennyi játékosnak való: { $players }. Itt { $here } van.
}
no-such-option = Nincs ilyen beállítás: { $option }. { $title } beállításai: { $options }.
no-options = Ebben a játékban ({ $title }) nincs ilyen beállítás: { $option }. Más sincs.
option-one-of = E beállítás lehetséges értékei ({ $option }): { $values }.
option-yes-or-no = E beállítás értéke igen vagy nem lehet: { $option }.
option-at-least = E beállítás értéke legalább { $bound } legyen: { $option }.
option-at-most = E beállítás értéke legfeljebb { $bound } legyen: { $option }.
option-number = E beállítás értéke egész szám legyen: { $option }.
options-unfit = { $title } így nem indítható. { $why }
option-so-many = E beállításhoz ({ $option }) { $count } különböző érték kell, + jellel összekötve, vagy egy sem.
option-idle = E beállításnak ({ $option }) nincs hatása, ha a másik így áll: { $beside }. Állítsd vissza az egyiket.
option-unread = Nem értem ezt a beállítást: „{ $said }”. Így írd: név=érték. Ennek a játéknak ezek a beállításai: { $options }.
option-unread-none = Nem értem ezt a beállítást: „{ $said }”. Ennek a játéknak nincsenek beállításai.

## Channels and threads

no-server = Ez csak egy szerver csatornájában működik.
no-room = Asztalhoz szöveges csatorna vagy szál kell. Egy ilyenben használd a parancsot. Semmi sem változott.
thread-in-thread = Már egy szálban vagy, és szálban nem lehet másik szál. Hagyd el a `thread` kapcsolót, ha ezt használnád. Semmi sem változott.
no-threads = Szál csak szöveges vagy hírcsatornából nyitható. Hagyd el a `thread` kapcsolót, vagy használj másik csatornát. Semmi sem változott.
bot-not-here = Nem vagyok ezen a szerveren, ezért itt nem nyitható asztal. A köreidet a /turns mutatja. Egy szerverkezelő hozzáadhat: { $link }. Semmi sem változott.
bot-lacks = Ebben a csatornában nem tudok dolgozni. Hiányzó jogosultságok: { $permissions }. Kérd meg egy szerverkezelőt, hogy adja meg őket. Semmi sem változott.
bot-lacks-threads = Itt nem nyithatok szálat. Hiányzó jogosultságok: { $permissions }. Kérj meg egy szerverkezelőt, vagy használd magát a csatornát. Semmi sem változott.
member-lacks = Ezt itt nem teheted meg. Hiányzó jogosultságok: { $permissions }. Kérj meg egy szerverkezelőt, vagy használj másik csatornát. Semmi sem változott.
channel-gone = Ezt a csatornát törölték. Használj egy másikat. Semmi sem változott.
thread-private = Ebben a privát szálban nem írhatok, mert nem vagyok tagja. Említs meg itt, vagy kérj meg egy moderátort, hogy adjon hozzá, aztán próbáld újra. Semmi sem változott.
thread-closed = Ebben a szálban nem írhatok. Zárolt, archivált, vagy nem látom. Kérj meg egy moderátort, hogy nyissa meg, vagy használj másik csatornát. Semmi sem változott.
channel-barred = A Discord nem enged írni ebben a csatornában. Kérj meg egy szerverkezelőt, hogy engedélyezze, vagy használj másik csatornát. Semmi sem változott.
thread-not-opened = A Discord nem enged itt szálat nyitni. Használd magát a csatornát vagy egy másikat. Semmi sem változott.
over-not-moved = Ez a játék véget ért. Csak nyitott asztal költöztethető.
here-already = Ez az asztal már itt van. Semmi sem változott.
other-server = Az asztal a szerverén marad. Annak a szervernek egy másik csatornájában használd a parancsot.
stays-without-channel = Ennek az asztalnak nincs csatornája, és nem is költözhet egybe sem.

## Buttons and typed lines

rules-changed = Ezeket a szabályokat újraszámozták. Keresd meg őket újra: /rules.
pace-number = Ez nem jó: „{ $said }”. Minden szám egész legyen { $low } és { $high } között. Semmi sem változott.
choices-changed = Ezek a lehetőségek megváltoztak. Válassz újra.
old-button = Ez a gomb a bot egy másik változatából való. Használd helyette ezt: /turn.
no-course = Ehhez a játékhoz még nincs tanfolyam. Ha tanácsokkal játszanál, nyomd meg a **Játéktanulás** gombot a /help alatt.
old-button-new-table = Ez a gomb a bot egy másik változatából való. Használd helyette ezt: /game new.
line-too-long = Egy sorban legfeljebb { $most } akció lehet, a tiédben { $count } van. Küldd el több sorban. Semmit sem játszottam le.
nothing-to-undo = Nincs mit visszavonni. Az utolsó lépésed már végleges.

## Seats

seat-unknown = Ennél az asztalnál nincs ilyen hely: „{ $said }”. Válassz ezek közül: { $seats }.
other-bot = Botok nem játszhatnak. Ha számítógépet szeretnél, hagyd el a játékost.
no-resigning-any-more = Most már késő feladni. A `/rules resign` megmondja, mikor lehet.
nobody-else = A helyetteshez kell valaki más, aki még személyesen játszik.
invited-already = Erre a helyre már meghívtak valakit. Előbb vond vissza azt a meghívást.
invited-elsewhere = Ezt a felhasználót már meghívták ennek az asztalnak { AZ($seat) } { $seat }. helyére.
kept-lately = Ez a játékos megtartotta a helyét. Három nap múlva kérdezheted újra, vagy amikor lejárt az ideje.
knows-secrets = Ez a felhasználó nem veheti át ezt a helyet. Látta egy másik hely kártyáit vagy a játék minden titkát. Válassz valaki mást, vagy hagyd el a játékost, és számítógép játszik.
accept-not-yours = Ezt csak a meghívott fogadhatja el.
accept-elsewhere = Az asztal csatornájában fogadd el, ahol a meghívás van.
decline-not-yours = Ezt csak a meghívott utasíthatja el.
keep-out-of-time = Lejárt az időd, ezért a helyedet másnak adhatják. Lépj a /turn paranccsal. Akkor megtarthatod a helyet.
not-your-seat = Erre csak annak a helynek a játékosa válaszolhat.
no-such-invitation = Ennek az asztalnak nincs ilyen meghívása.
invitation-done = Ez a hely már gazdát cserélt.
invitation-declined = A meghívást elutasították.
invitation-kept = A játékos megtartja a helyét.
invitation-withdrawn = A meghívást visszavonták.
invitation-lapsed = A meghívás lejárt.
invitation-void = A meghívás lejárt, mert a hely gazdát cserélt.

## Going back

nothing-happened = Még semmi sem történt, így nincs mit visszavonni.
no-such-moment = Az asztal nem térhet vissza ahhoz a pillanathoz. Válassz másikat.
not-begun-no-undo = A játék még nem kezdődött el, így nincs mit visszavonni.
over-stays = Ez a játék véget ért, és már nem változtatható meg.
caretaker-plays = Egy helyettes játszik helyetted. Nyomd meg a Lépek gombot, aztán kérdezz újra.
asked-already = { $name } már kérte a visszalépést. Előbb arra válaszolj.
refused-before = Ezt elutasították. Akkor kérheted újra, amikor az asztal továbblépett.
asked-too-often = Itt már többször kérted. Akkor kérheted újra, amikor az asztal továbblépett.
own-question = Ezt te kérdezted. A többieknek kell válaszolniuk.
own-question-withdraw = Ezt te kérdezted. Ha vissza akarod vonni, nyomd meg a Visszavonom gombot.
own-answer-missing = Már csak a te válaszod hiányzik. Nyomd meg az Egyetértek vagy az Elutasítom gombot.
not-your-question = Ezt csak { $name } vonhatja vissza. Ha ellenzed, nyomd meg az Elutasítom gombot.
too-early = Valakinek még van ideje válaszolni: { $span }, a csendes órák és a távollét nélkül. Semmi sem változott.
out-of-game = Már kiestél ebből a játékból. Azok döntenek, akik még játszanak.
no-such-question = Az a kérdés már nincs nyitva. Kérdezni a /undo paranccsal lehet.
request-agreed = Már mindenki egyetértett. Az asztal visszalépett.
request-refused = Ezt elutasították.
request-withdrawn = Ezt visszavonták.
request-lapsed = Ez lejárt, mert az asztal továbblépett.

## Prepared turns

nothing-ahead = Nincs előkészíthető fordulód.
turn-has-come = Most te következel, így nincs mit előkészíteni.
plan-done = A terved befejeződött.
plan-changed = A terved megváltozott. Íme a mostani.
plan-under-way = A fordulód folyamatban van. A terved akkor folytatódik, amikor a többiek válaszoltak.
no-game-ahead = A játék nem fut, így nincs mit előkészíteni.

## Standing orders

order-gone = Ez az utasítás már nincs érvényben. A /orders felsorolja az érvényeseket.
nothing-held = A válaszod már megjelent. Itt nem vonhatod vissza.
too-many-orders = Túl sok utasításod van. Szüntess meg néhányat a /orders alatt. Semmi sem változott.
no-such-order = Nincs ilyen utasítás. A /orders megmutatja, mit adhatsz meg.
order-number = A szám 0 és { $highest } között legyen.
orders-while-running = Utasítást csak futó játékban adhatsz.
orders-not-begun = Utasítást akkor adhatsz, amikor a játék elkezdődött.

## Looking

not-begun-no-past = A játék még nem kezdődött el, így nincs mire visszanézni.
not-begun-no-steps = A játék még nem kezdődött el, így semmi sem történt.
not-begun-no-hand = A játék még nem kezdődött el, így senkinek sincs kártya a kezében.
not-begun-no-sight = A játék még nem kezdődött el, így nincs mit megnézni.
not-begun-no-numbers = A játék még nem kezdődött el, így nincs mit elmagyarázni.
no-such-step = { $count ->
    [one] Eddig csak { $count } lépés volt. Azt válaszd.
   *[other] Eddig csak { $count } lépés volt. Azok közül válassz.
}
no-hands = Ebben a játékban senkinek sincs kártya a kezében. A /board mindent megmutat.
no-hand-of-yours = Nincs helyed ennél az asztalnál, így kártyád sincs.
no-numbers = Ebben a játékban nincsenek magyarázható számok. Szabályt a /rules paranccsal kereshetsz.
picture-unknown = Nincs ilyen kép: „{ $said }”. Ezek vannak: { $pictures }.
which-game = Melyik játék? Válaszd ki a `game` kapcsolóval.
no-rules-text = Ehhez a játékhoz nincs szabályszövegem: { $title }.
no-cards = Itt egy játéknak sincsenek kereshető kártyái.
card-unknown = Nem ismerek ilyen kártyát: „{ $said }”.
card-unclear = Melyik kártya ez: „{ $said }”? Talán: { $likely }.
secrets-host-only = Az asztal titkait csak a házigazdája mentheti ki.
nothing-secret = Ennek az asztalnak nincsenek titkai. A /game log alatti **Játék fájlként** mindent tartalmaz.
