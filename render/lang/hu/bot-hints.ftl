### Hints: the best plans of a turn in words, and tables at which one learns a game.

hint = Tanács
hint-for = { $game } · tanács
looking = Előre nézek a fordulódban. Ez néhány másodpercig tart, ha sokan kérdeznek, akár egy percig. Közben játszhatsz tovább.
failed = Most nem találtam tanácsot. Semmi sem változott. Kérdezz újra, vagy játssz tovább.
busy = Sokan kérnek tanácsot, ezért a tiéd egy perc alatt nem került sorra. Kérdezz újra kicsit később, vagy játssz tovább.
replaced = Újabb tanácsot kértél. Fejenként egyszerre egy tanácson dolgozom.
ask-again = Kérdezek újra
best-plan = **Amit én tennék**
other-plan = **Vagy pedig**
step = { $number }. { $step }
step-detail = -# { $what }
new-then = -# A folytatás attól függ, mi derül ki. Akkor kérdezz újra.
for-it = Mellette szól: { $parts }.
for-it-later = Mellette szól, a következő lépéseimmel együtt: { $parts }.
for-it-versus = Mellette szól a másikkal szemben: { $parts }.
for-it-versus-later = Mellette szól a másikkal szemben, a következő lépéseimmel együtt: { $parts }.
against-it = Ellene szól: { $parts }.
against-it-versus = Ellene szól a másikkal szemben: { $parts }.
no-difference = Amennyire látom, ez alig változtat valamin.
better-choice = Amennyire látom, ez a jobb választás.
about-as-good = Amennyire látom, ez nagyjából ugyanolyan jó.
less-good = Amennyire látom, ez kevésbé jó.
less-of-the-same = Amennyire látom, ez ugyanazt hozza, csak kevesebbet belőle.
take-over = Ez legyen a tervem
take-other = A másik legyen
do-this = Ezt teszem
do-other = A másikat teszem
to-my-turn = A fordulómhoz
counts-at-once = -# Az **Ezt teszem** azonnal számít, mintha a paneleden választottad volna.
other-counts-at-once = -# **A másikat teszem** azonnal számít, mintha a paneleden választottad volna.
take-by-hand = -# Ezt meg kell erősítened, ezért tedd meg magad: nyomd meg **A fordulómhoz** gombot.
only-draft = -# A tervből vázlat lesz a fordulódban, ameddig visszavonható. A fordulót te fejezed be.
taken-over = Ez most a vázlatod. A **Visszavonás** lépésenként visszaveszi.
taken-over-up-to = Ez most a vázlatod. A **Visszavonás** lépésenként visszaveszi. A terv folytatása: **{ $step }**.
by-chance = -# Ez csak azt használja, amit te is látsz. Senki sem nézett meg rejtett kártyát.
why = -# { $why }

option-of-hints = **Tanácsok**
    -# kérhetnek-e a játékosok privátban jó tervet a fordulójukra

## allowed

allowed-on = A játékosok kérhetnek tanácsot
allowed-off = Ennél az asztalnál nincs tanács
allowed-learn = Tanulóasztal: a kezdettől minden fordulóban jön egy tanács

##

menu-of-hints = Tanácsok ennél az asztalnál
