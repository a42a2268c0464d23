### Opening tables, filling them, their options, beginning and ending their games.

lobby-title = { $table }. asztal
players = **Játékosok** · { $counts }
player = { $seat }. { $who }
player-host = { $seat }. { $who } · házigazda
free-seats = { $count ->
   *[other] még { $count } szabad hely
}
pace = **Tempó**
join = Csatlakozom
leave = Kilépek
start = Indítás
add-computer = Számítógép hozzáadása
remove-computer = Számítógép eltávolítása
add-thinker = Számítógép hozzáadása

## level

level-beginner = Kezdő
level-normal = Közepes
level-good = Jó
level-strong = Erős

## skill

skill-beginner = Hibázik, és sosem támad. Első játékhoz jó
skill-normal = Kicsit előre néz, és azonnal válaszol
skill-good = Végiggondolja az egész fordulóját
skill-strong = Több lehetőséget mérlegel, és tovább gondolkodik

##

options = Beállítások
closed-when-idle = Ha senki sem tesz semmit, a váró { $lobby } nap után, a futó játék { $days } nap után bezárul. Egy héttel előtte rákérdezek.
lobby-closed-when-idle = Ha senki sem tesz semmit, a váró { $lobby } nap után bezárul. Egy héttel előtte rákérdezek.

game-has-begun = { $table }. asztal · { $game } · A játék elkezdődött. Játékosok: { $seats }. A táblák lejjebb vannak.
table-was-closed = { $table }. asztal · { $game } · Ezt az asztalt bezárták.
game-is-over = { $table }. asztal · { $game } · Itt { $seats } játszott. Ez a játék véget ért.

options-heading = **Beállítások**
option = { $option }: **{ $value }**
option-chosen = **{ $option }**: { $value }
options-of-table = { $table }. asztal: beállítások
change-option = Módosítás: { $option }
yes = igen
no = nem
none = nincs

posts-option = **Az asztal bejegyzései**
    -# a csatornában, mindenkinek. A saját paneljeidhez: `/me settings`
posts-menu = Az asztal bejegyzései

## posts-choice

posts-choice-phone = Képek telefonra
posts-choice-desk = Képek széles képernyőre
posts-choice-words = Szavakban, képek nélkül

##

game-for-players = { $game } ({ $counts } játékos)
table-is-open = { CAPITAL(AZ($table)) } { $table }. asztal nyitva van: { $link }
open-in-thread = Asztal nyitása új szálban
table-is-closed = { CAPITAL(AZ($table)) } { $table }. asztal bezárult.
nothing-was-changed = Semmi sem változott.

message-again = Az asztal üzenetét törölték. Itt az új: { $link }
your-tables = **Az asztalaid**
your-other-tables = **A többi asztalod**
seated = Játékosok: { $seats }
not-begun = A játék még nem kezdődött el.
closed-without-result = Az asztalt eredmény nélkül bezárták.
last-change = utolsó változás: { $when }

which-file = Melyik fájlt szeretnéd?
file-for-me = Amit én tudhatok
file-with-secrets = Minden rejtett kártyával
as-a-file = { $title } fájlként.
with-all-secrets = { $title } minden titkával.
take-secrets = **Kimented { AZ($table) } { $table }. asztal minden titkát?** A fájl minden kézben lévő kártyát, minden paklit és minden eljövendő véletlen eredményt megmutat. Az asztal értesül róla, hogy elvitted.
yes-show-all = Igen: mentsd ki mindet
file-is-below = A fájl lejjebb van.

close-table = **Bezárod { AZ($table) } { $table }. asztalt?** A játék mindenkinek eredmény nélkül ér véget.
yes-close = Igen: zárd be az asztalt
