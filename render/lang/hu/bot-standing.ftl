### Standing orders as their owner sees them: in the panel, in the list and in the form.

called = Az asztal a válaszodra vár. Erről nem kaptál értesítést.
held = A válaszodat elmentettem. Egy percen belül derül ki, így a gyorsaságod nem árul el semmit.
held-answer = **{ $action }** (még módosíthatod)
resting = Az állandó utasításaid itt szünetelnek. Válaszolj magad, vagy adj új utasítást.
answers-soon = Az állandó utasításod egy percen belül válaszol erre, hacsak meg nem előzöd.
answers-later = Az állandó utasításod kicsit később válaszol erre, hacsak meg nem előzöd.
active = { $count ->
   *[other] { $count } állandó utasítás van érvényben.
}
take-answer-back = Visszaveszem a válaszomat
or-let-order-answer = **Vagy válaszoljon egy utasítás**, most és valahányszor újra ezt kérdezik:
comes-to-you = **Utána ezt kérdezik tőled.** { $question }
answer-beforehand-private = Előre válaszolhatsz. A válaszodat csak te látod.
you-have-ordered = Az utasításod: { $order }.
you-have-answered = A válaszod: **{ $order }**. Akkor számít, amikor megkérdeznek.
order-menu = Utasítás ...
name-limit = **Adj meg egy maximumot.** Most és minden alkalommal én licitálok helyetted, a lehető legkevesebbel. Csak te ismered.
limit-menu = A maximumom ...
and-then = És ha arra kerül sor ...
answer-beforehand = Válasz előre
always-answer = **Mindig így válaszolsz?** Egy utasítás válaszol most és valahányszor ezt kérdezik:
always-menu = Mindig ...
another-number = Másik szám ...
another-number-of = Másik szám: { $order }
no-order = Nincs utasítás: kérdezz meg

answer-unknown = Olyan válasz, amelyet a játék e változata nem ismer

any-kind = Kérdések választás nélkül
any-policy = Az egyetlen lehetséges válasz
order = **{ $kind }**: { $order }
order-limited = **{ $kind }** ({ $limits }): { $order }

your-orders = Az állandó utasításaid
introduction = Helyetted válaszolnak, így senkinek sem kell várnia. Csak te látod őket. Amíg sor nem kerül rájuk, módosíthatod őket.
paced = A rejtett kártyáktól függő válaszok itt mind ugyanakkora késéssel derülnek ki. Akinek válaszolnia kell, privát üzenetet kap.
at-this-table = **Ennél az asztalnál**
at-every-table = **E játék minden asztalánál: { $game }**
none-given = Nincs egy sem.
give-order-about = Utasítás erről ...
end-an-order = Utasítás megszüntetése

form-title = { $title } · állandó utasítás
choose-number = Ha megkérdeznek: válaszd ki a számot.
choose-answer = Ha megkérdeznek: válaszd ki, mit válaszolsz.
every-time-order = Ha megkérdeznek: **{ $order }** (minden alkalommal, amíg meg nem szünteted).
limited-order = Ha megkérdeznek: **{ $order }** (csak: { $subject }, utána megszűnik).
limited-orders = Ha megkérdeznek: **{ $order }** (csak: { $subject }, mindegyikre egy utasítás, egyszer).
give-this-order = Utasítás megadása
when-you-are-asked = Ha megkérdeznek ...
which-number = Melyik szám?
all-or-some = Minden alkalommal, vagy jelöld meg: { $example } ...
window-title = Állandó utasítás

given = Utasítás megadva. { $order }.
given-several = { $count ->
    [one] { $count } utasítás megadva.
   *[other] { $count } utasítás megadva, minden megjelöltre egy.
}
ended = Az utasítás megszűnt.
no-order-answers = Erre egy utasítás sem válaszol. Megkérdezlek.
ordered = Utasítás: { $order }. Amíg sor nem kerül rá, módosíthatod.
answered-beforehand = A válaszod: { $order }. Amíg meg nem kérdeznek, módosíthatod. Ha akkor nem lehetséges, újra megkérdezlek.
ordered-always = Utasítás megadva. { $order }. A /orders alatt szüntetheted meg.
taken-back = A válaszodat visszavetted. Válassz újra.
type-number-between = Írj be egy egész számot { $low } és { $high } között.

usual-answers = Szokásos válaszok
my-usual-answers = Szokásos válaszaim
your-usual-answers = A szokásos válaszaid
usual-introduction = Mások fordulójában helyetted válaszolnak, így senkinek sem kell várnia. Itt és e játék minden később induló asztalánál érvényesek: { $game }. Csak te látod őket. Ennél az asztalnál úgy működnek, mint a többi állandó utasításod.
usual-not-here = Ez az asztal nem enged szokásos válaszokat, így itt nem érvényesek. E játék más asztalaihoz valók: { $game }.
usual-offer = **Senkinek sem kell rád várnia:** mások fordulójában szokásos válaszok felelhetnek helyetted (**Utasítások**). Csak te látod őket.
usual-set = **Kezdésnek ajánlott.** Később mindegyiket módosíthatod:
usual-none = Nincs egy sem, ezért mindig megkérdezlek.
usual-change = Válasz módosítása erről ...
usual-take = Mindegyiket kérem
usual-take-set = Az ajánlottakat kérem
usual-refuse = Mindig kérdezz meg
usual-ask-me = Kérdezz meg
usual-is = A szokásos válaszod: **{ $order }**
usual-is-none = Minden alkalommal megkérdezlek.
usual-which = Mostantól ...
usual-taken = Elmentettem szokásos válaszaidként. Itt mindegyiket módosíthatod vagy megszüntetheted.
usual-given = { $order }. Elmentettem szokásos válaszodként.
usual-ended = { $kind }: újra megkérdezlek.
usual-refused = Mostantól mindig megkérdezlek.
always-everywhere = Minden asztalnál: { $order }
usual-option = **Szokásos válaszok**
    -# érvényesek-e ennél az asztalnál a játékosok szokásos válaszai
usual-allowed = A szokásos válaszok érvényesek
usual-forbidden = Itt nincsenek szokásos válaszok

also-answers = **Ez a mostani kérdésre is válaszol.** { $question } **A válaszod: { $answer }**
also-answered = A mostani kérdésre is válaszol: { $question } **A válaszod: { $answer }**
also-for-good = Ha a válasz már látható, nem veheted vissza. Ha erre magad válaszolnál, menj vissza, és tedd meg előbb azt.
also-yes = Igen, erre is válaszoljon

face-option = **Válaszkésleltetés**
    -# ugyanannyi ideig tart-e minden rejtett kártyától függő válasz
face-menu = Válaszkésleltetés
face-on = Be: a gyorsaság nem árul el semmit
face-off = Ki: minden válasz azonnal
poker-face = A rejtett kártyáktól függő válaszok mind ugyanakkora késéssel derülnek ki.
no-poker-face = Minden válasz azonnal kiderül, így a gyorsasága elárulhat valamit.
face-turned-on = { $who } bekapcsolta a válaszkésleltetést: a rejtett kártyáktól függő válaszok ugyanannyi ideig tartanak. A gyorsaság nem árul el semmit. Akinek válaszolnia kell, privát üzenetet kap, így az értesítés sem árul el semmit (a `/me settings` alatt módosítható).
face-turned-off = { $who } kikapcsolta a válaszkésleltetést. A következő kérdéstől minden válasz azonnal kiderül. A gyorsaság és az értesítés ekkor elárulhat valamit. A nyitott kérdéseknél marad a késleltetés.

call-title = { $title } · téged kérdeznek
then-it-comes-to-you = Utána téged kérdeznek. Előre válaszolhatsz.
why-private = Egy értesítés a csatornában megmutatná, kinek nem válaszolnak az utasításai. A `/me settings` alatt módosítható.
