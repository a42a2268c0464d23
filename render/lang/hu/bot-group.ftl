### Tables in group messages, and on servers without the bot.

## The lobby

lobby-note = Itt csak akkor írhatok, amikor valaki megnyom egy gombot. Közben privát üzenetben szólok annak, aki következik.
seat-unreached = { $player } · nem kap emlékeztetőt
some-unreached = Aki nem kap emlékeztetőt, annak nem tudok privát üzenetet küldeni, ezért neki itt kell figyelnie.
host-menu = Házigazda

## Whether somebody can be written to

you-sit = Helyed van { AZ($table) } { $table }. asztalnál: { $game }. Ott csak akkor írhatok, amikor valaki megnyom egy gombot. Ezért itt szólok, amikor te következel.
cannot-write = Nem tudok neked írni, ezért senki sem emlékeztet, amikor te következel. Adj hozzá az alkalmazásaidhoz, vagy engedd, hogy egy közös szerver tagjai írhassanak neked. Utána nyomd meg az **Újra** gombot.
add-me = Hozzáadás az alkalmazásaidhoz
try-again = Újra
can-write = Most már tudok neked írni. Szólok, amikor te következel.

## What the host can do

host-page = **{ $table }. asztal: amit a házigazda tehet**
pace = Tempó
close = Az asztal bezárása
how-to-link = Ha olyan szerverre hoznád az asztalt, ahol én is ott vagyok, írd be ott egy csatornában: `/group link table:{ $table }`. Attól kezdve ott magamtól írok, itt pedig mindenkinek ott a `/turns`.

## Showing the board, and the time-lapse

board-follows = Lent kiteszem { AZ($table) } { $table }. asztal legújabb tábláját.
lobby-follows = Lent kiteszem { AZ($table) } { $table }. asztal váróját.
time-lapse = A játék gyorsítva
film-follows = A felgyorsított játék itt jelenik meg. Ez eltarthat egy percig.
film-was-shown = A felgyorsított játék itt már megjelent.

## To a server

bring-here = **Ebben a csatornában legyen a helye { AZ($table) } { $table }. asztalnak?** Mostantól itt írok, és nem ott, ahol eddig volt. Mindenki, aki látja a csatornát, olvashatja a naplóját és minden mást, ami nyilvános. A kézben lévő kártyák titkosak maradnak.
bring-to-thread = **E csatorna egy új szálában legyen a helye { AZ($table) } { $table }. asztalnak?** Mostantól ott írok, és nem ott, ahol eddig volt. Mindenki, aki látja a csatornát, olvashatja a naplóját és minden mást, ami nyilvános. A kézben lévő kártyák titkosak maradnak.
yes-bring = Igen: hozd ide
