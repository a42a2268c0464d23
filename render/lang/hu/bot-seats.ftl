### Seats that change hands: the invitation, the private question, getting up.

a-computer = egy számítógép
former-player = egy korábbi játékos

head = { $title } · { $seat }. hely
wants-computer = { $by } azt szeretné, hogy { $old } helyét egy számítógép vegye át.
invites = { $by } meghívást küldött { $old } helyére: { $new }.
will-see-hand = Az új játékos látni fogja a hely kártyáit és mindent, amit ez a hely látott.
will-see-shown = Az új játékos látni fog mindent, amit ez a hely látott.
may-accept = { $who } eddig fogadhatja el: { $when }.
may-keep = { $who } legalább eddig megtarthatja a helyet: { $when }.
computer-takes = Ekkor egy számítógép veszi át a helyet: { $when }, hacsak { $old } meg nem tartja.
accepted-takes = { $new } elfogadta, és ekkor veszi át a helyet: { $when }, hacsak { $old } meg nem tartja.

done-computer = **Kész.** A helyet egy számítógép vette át.
done-sees-hand = **Kész.** A helyet { $who } vette át. Látja a hely kártyáit és mindent, amit ez a hely látott.
done-sees-shown = **Kész.** A helyet { $who } vette át. Lát mindent, amit ez a hely látott.
declined = **Elutasítva:** { $who } nem fogadta el.
kept = { $who } **megtartja a helyet**.
withdrawn = **Visszavonva.**
lapsed = **Lejárt:** { $who } nem fogadta el időben.
seat-has-changed = **Lejárt:** a hely gazdát cserélt.

accept = Elfogadom
decline = Nem fogadom el
keep-my-seat = Megtartom a helyem
let-it-go = Átengedem

asked-head = { $title } · [az asztal]({ $link })
wants-computer-for-you = { $old }: { $by } azt szeretné, hogy egy számítógép vegye át a helyedet.
wants-to-give-hand = { $old }: { $by } neki adná a helyedet: { $new }. Látná a kártyáidat és mindent, amit a helyed látott.
wants-to-give-shown = { $old }: { $by } neki adná a helyedet: { $new }. Látna mindent, amit a helyed látott.
if-you-do-nothing = Ha nem teszel semmit, ez leghamarabb ekkor történhet meg: { $when }.

## answer

answer-takeseat = Elfogadtad. A hely a tiéd, amint már senki sem ellenezheti.
answer-noseat = Nem fogadtad el.
answer-keepseat = Megtartod a helyedet.
answer-giveseat = A helyed gazdát cserél, amint elfogadják a meghívást.
answer-unseat = Visszavontad a meghívást.

##

you-play-now = Mostantól te játszol ezen a helyen. A /turn megmutatja, mi a kérdés.
all-done = Kész.

now-played-by = { $table }. asztal, mostani játékosok: { $seats }.
computer-will-take = Egy számítógép veszi át a helyet.
is-invited = { $who } meghívást kapott itt: { $channel }. Ott fogadhatja el eddig: { $when }.
is-told = { $who } privátban értesült, és eddig tarthatja meg a helyet: { $when }.

you-left = Elhagytad { AZ($table) } { $table }. asztalt.
leave-title = Elhagyod ezt az asztalt? { $title }
may-resign = Most **feladhatod**. A szabályok megmondják, mi lesz a bábuiddal.
may-not-resign = Ebben a pillanatban nem adhatod fel. A `/rules resign` megmondja, mikor lehet.
closes = Rajtad kívül itt senki sem játszik személyesen, ezért ez **bezárja az asztalt**. A játék eredmény nélkül ér véget.
closes-rated = Rajtad kívül itt senki sem játszik személyesen, ezért ez **bezárja az asztalt**. A játék értékelt: akik előtted távoztak, mögéd kerülnek.
close-the-table = Az asztal bezárása
computer-can-play = **Egy számítógép játszhat tovább** helyetted. Téged csak a házigazda hívhat vissza. Az utasításaid, terveid és a befejezetlen fordulód törlődnek.
computer-plays-for-good = **Egy számítógép játszhat tovább** helyetted. A helyet nem veheted vissza. Az utasításaid, terveid és a befejezetlen fordulód törlődnek.
can-ask-to-close = Ez a játék értékelt. **Eredmény nélkül is bezárható**, ha mindenki beleegyezik.
let-computer-play = Játsszon egy számítógép
resign = Feladom
stay = Nem, maradok
left-computer-plays = Elhagytad { AZ($table) } { $table }. asztalt. Helyetted egy számítógép játszik tovább.
left-closed = Elhagytad { AZ($table) } { $table }. asztalt. Bezárult, mert más nem játszott ott.

now-plays = Mostantól **{ $new }** játszik, eddig **{ $old }**.
now-plays-sees-hand = Mostantól **{ $new }** játszik, eddig **{ $old }**. Látja a hely kártyáit és mindent, amit ez a hely látott.
now-plays-sees-shown = Mostantól **{ $new }** játszik, eddig **{ $old }**. Lát mindent, amit ez a hely látott.
takes-over = { $new } átveszi { $old } helyét.
takes-over-sees-hand = { $new } átveszi { $old } helyét. Látja a hely kártyáit és mindent, amit ez a hely látott.
takes-over-sees-shown = { $new } átveszi { $old } helyét. Lát mindent, amit ez a hely látott.
