### How to play here: what /help says, and the answers of commands that look things up.

help-title = Agora · súgó
more-help = További súgó
this-game = **{ $game }**, { $counts } játékos. { $summary }
one-game = { $game } ({ $counts } játékos): { $summary }
rules-about = { $game } · szabályok erről: „{ $word }”
more-rules = Továbbiak
rules-say-nothing = A szabályok ({ $game }) semmit sem mondanak erről: „{ $word }”. Próbálj más szavakat, vagy nyiss meg egy fejezetet.
which-chapter = Kérdezz a saját szavaiddal: `/rules`, vagy nyiss meg egy fejezetet.
open-chapter = Fejezet megnyitása
figures-of-file-count = Az üzemeltető fájljában más számok vannak. Ahol az itteni szabályok eltérnek, a fájl számai érvényesek.
worked-case = Példa: { $case }
with-sources = Számokkal és forrásokkal
without-sources = Csak a szabályok

## heading

heading-begin = Hogyan játssz itt
heading-turn = A fordulód
heading-typing = Beírás
heading-hints = Tanácsok
heading-before = A fordulód előtt
heading-orders = Utasítások
heading-looking = Nézelődés
heading-tables = Asztalok
heading-waiting = Várakozás
heading-trouble = Ha baj van
heading-games = Játékok
heading-commands = Minden parancs

## text

text-begin = Ha értesítelek, nyomd meg a **Lépek** gombot, és válassz egy olyan panel menüiből, amelyet csak te látsz. A fordulód végéig senki sem lát belőle semmit, így a **Visszavonás** nem kerül semmibe. A **Játéktanulás** rövid leckékből álló tanfolyamot kínál, vagy játékot számítógépek ellen, minden fordulódban egy tanáccsal.
text-turn = Amikor te következel, kiteszem a táblát, és egyszer értesítelek. Nyomd meg a **Lépek** vagy a **Válaszolok** gombot (vagy írd be: `/turn`): megnyílik egy panel, amelyet csak te látsz. Válassz a menüiből. A fordulód végéig senki sem lát belőle semmit, így a **Visszavonás** és a **Forduló elölről** nem kerül semmibe. Végleges az a lépés, amely kártyát fed fel vagy mást kérdez meg. Ha messzebbre mennél vissza, kérdezd meg a többieket: `/undo`.
text-typing = A `/play` szavakkal leírt akciókat fogad, és javasolja, mi lehetséges. Az akciókat `;` választja el.
text-hints = A **Tanács** a paneleden (vagy `/hint`) jó tervet javasol a fordulódra, és megmondja, mit változtatna. Csak te látod. Azt használja, amit te is látsz, rejtett kártyát soha. Az **Ez legyen a tervem** visszavonható vázlatot készít belőle. A váró megmondja, enged-e az asztal tanácsot. Ha egy játékot tanulnál, nyomd meg a **Játéktanulás** gombot, vagy add meg a `/game new` parancsnál a `learn` kapcsolót.
text-before = Amíg mások játszanak, megtervezheted a fordulódat: **Fordulóm előkészítése** a paneleden (vagy `/plan`). A tervet csak te látod. Amikor te következel, végigjátszom, megállok, ha új derül ki, vagy csak javaslom, ahogy választottad.
text-orders = A `/orders` őrzi az állandó utasításaidat: válaszokat olyan kérdésekre, amelyek mások fordulójában jönnek. Csak te látod őket. Licitnél előre megadhatod a maximumodat. A rejtett kártyáktól függő válaszok legfeljebb egy perccel később derülnek ki, így a gyorsaságod nem árul el semmit. Akinek válaszolnia kell, privát üzenetet kap, így az értesítés sem árul el semmit (`/me settings`). A házigazda ezt a **Beállítások** alatt módosíthatja.
text-looking = A `/board` az asztalt mutatja (szavakban is), a `/hand` a kezedben lévő kártyákat, a `/card` egy kártyát. A `/rules` szabályt keres. A tábla alatt **Az utolsó fordulód óta** gomb bekeretezi, mi változott. A **Közelebbről** többet és nagyobban mutat belőle, és megmagyarázza a számokat. A `/me settings` alatt azt állítod be, amit csak te látsz: képek telefonra, széles képernyőre, vagy szavak. A házigazda ugyanezt az asztal bejegyzéseihez a **Beállítások** alatt adja meg. A `/game log` felsorol mindent, ami történt. Korábbi táblákat is mutat, és fájlként is odaadja a játékot.
text-tables = A `/game new` asztalt nyit: csatornánként vagy szálanként egyet. A házigazda számítógépeket vehet fel, beállításokat módosíthat, és elindítja a játékot. A `/turns` megmutatja, hogy áll a játék, és kire mennyit várt az asztal. A `/game leave` paranccsal bármikor elhagyhatod a helyedet: feladod a játékot, vagy egy számítógép játszik tovább. A `/host replace` paranccsal a házigazda másnak ajánl fel egy helyet. A hely játékosának ekkor egy napja van, hogy megtartsa. A `/host close` bezár egy asztalt, a `/host move` másik csatornába viszi. A `/host tables` felsorolja a nyitott asztalokat, amelyeket bezárhatsz.
text-waiting = A `/turns` megmutatja, hogy áll a játék, és minden szerveren felsorolja, mi vár rád. Az első emlékeztető 12 óra után jön, aztán naponta. Az emlékeztető elhalasztható. A `/me settings` alatt van az időzónád, a csendes órák, a távollét, az emlékeztetők, vagy értesítések helyett napi egy üzenet. A `/host clock` megszabja, mennyire türelmes egy asztal. A helyettes óvatosan játszik helyetted: nem támad, nem köt egyezményt, legfeljebb a lehetséges legnagyobb licit feléig megy el. A `/turns` alatti **Itt vagyok** azonnal véget vet ennek.
text-trouble = A `/report` szól a bot üzemeltetőjének, mi a baj. A `/me settings` alatt az **Adataim mentése** mindent odaad, amit rólad tárolok, a **Felejts el** pedig törli.
text-games = Ezeket a játékokat játszhatod itt. A `/game new` asztalt nyit.
text-commands = Írj be egy `/` jelet, és a Discord írás közben javasolja a parancsokat.

hand-is-sent = A kezedben lévő kártyákat privát üzenetben elküldtem.
no-direct-messages = Nem küldhetek neked privát üzenetet, ezért itt van.
