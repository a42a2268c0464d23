### Reminders, clocks, and whom a table has waited for.

the-board = [a tábla]({ $link })
channel-was-deleted = az asztal csatornáját törölték
by-direct-message = privát üzenetekben
direct-messages = privát üzenetek

reminder = { $title } · emlékeztető
asked = megkérdezve: { $when }
your-time-is-out = a határidőd: { $when }
time-is-out = határidő: { $when }
it-is-your-turn = Te következel
with-others = többiek: { $others }
and-more = és még { $count }
no-table-waits = Egy asztal sem vár rád.

waited-for = **Az asztal rájuk várt**
former-player = egy korábbi játékos
waited-once = { $who }: összesen { $total }, egyszer
waited-often = { $times ->
   *[other] { $who }: összesen { $total }, { $times } alkalommal, a leghosszabb { $longest }
}
time-of-is-out = { $who } határideje: { $when }
caretaker-plays-for = { $who } helyett egy helyettes játszik.

idle = Még nincs óra. Ez akkor számít, ha megadod, hány óra jut egy várakozásra.
host-changes-this = A házigazda a `/host clock` paranccsal módosíthatja.

change-reminders = Emlékeztetők módosítása
change-clock = Óra módosítása
reminders-window = Emlékeztetők
clock-window = Az óra
field-first = Órák az első emlékeztetőig
field-every = Órák a további emlékeztetők között
field-most = Várakozásonként legfeljebb hány (0: nincs)
field-move = Órák várakozásonként (0: nincs óra)
field-bank = Tartalék órák az egész játékra

## fallback
fallback-none = Lejárt idő: csak értesítés
fallback-replace = Lejárt idő: a házigazdát megkérem, hogy cserélje le a játékost
fallback-caretaker = Lejárt idő: egy helyettes játszik óvatosan

## pauses
pauses-all = Az óra áll: csendes órákban és távollét alatt
pauses-quiet = Az óra áll: csak csendes órákban
pauses-none = Az óra áll: soha

##

pace-set = { $who } beállította az asztal tempóját. { $rules }
caretaker-begins = { $who } ideje lejárt. Mostantól egy helyettes játszik óvatosan: nem támad, nem köt egyezményt, legfeljebb a lehetséges legnagyobb licit feléig megy el. Nem vet véget a játéknak, amíg bármi mást tehet. Ha azonnal visszavennéd a helyet, nyomd meg a **Lépek** gombot, vagy az **Itt vagyok** gombot a `/turns` alatt.
returned = { $who } visszatért, és újra maga játszik.
replace-asked = { $who } ideje lejárt. { $hosts }: a helyet most másnak vagy egy számítógépnek adhatod: `/host replace seat:{ $seat }`.
managers-replace = { $who } ideje lejárt. Egy szerverkezelő most másnak vagy egy számítógépnek adhatja a helyet: `/host replace seat:{ $seat }`.
goes-on-waiting = { $who } ideje lejárt. Az asztal tovább vár.
