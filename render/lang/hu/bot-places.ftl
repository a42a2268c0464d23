### Tables whose channel is gone or closed, tables that rest, moving, and lists of tables.

## state

state-barred = Ennek az asztalnak a csatornájában most nem írhatok.
state-gone = Ennek az asztalnak a csatornáját törölték, ezért a játékosok privát üzenetben kapják, amit oda írnék.
state-left = Eltávolítottak ennek az asztalnak a szerveréről. Az asztal szünetel, és az órája áll, amíg újra meg nem hívnak.

## field

field-barred = a csatornájában nem írhatok
field-gone = a csatornáját törölték (`/host move`)
field-left = szünetel: eltávolítottak a szerveréről

## table-in

table-in-there = { $table }. asztal: { $game } itt: { $channel }
table-in-barred = { $table }. asztal: { $game } itt: { $channel }
table-in-gone = { $table }. asztal: { $game } egy törölt csatornában
table-in-left = { $table }. asztal: { $game } olyan szerveren, ahonnan eltávolítottak

##

by-message = { $table }. asztal: { $game } privát üzenetekben
with-others = többiek: { $others }

## status

status-lobby = nem indult el
status-finished = véget ért
status-abandoned = bezárva
status-running = folyamatban

##

waits-for-you = **rád vár**
waits-for = következik: { $seats }

## What can be done

you-move = Ha elköltöztetnéd az asztalt, írd be a szerver egy másik csatornájában: `/host move table:{ $table }`.
host-moves = Az asztalt elköltöztetheti { $host } vagy egy szerverkezelő: a szerver egy másik csatornájában ezt kell beírni: `/host move table:{ $table }`.
manager-moves = Az asztalt egy szerverkezelő költöztetheti el: a szerver egy másik csatornájában ezt kell beírnia: `/host move table:{ $table }`.
newest-board-lost = A legújabb táblát nem tudtam kitenni a csatornában. Ez a panel megmutatja az asztalt.

## Direct messages in the place of those in the channel

why-gone = Törölték { AZ($table) } { $table }. asztal csatornáját. Amit oda írnék, mostantól ide jön.
posts-come-here = { CAPITAL(AZ($table)) } { $table }. asztalnak nincs csatornája, ezért itt írok.
why-refused = A Discord nem fogadta el { AZ($table) } { $table }. asztal tábláját itt: { $channel }. Ezért neked írok.
why-barred = Itt most nem írhatok: { $channel }. Ezért neked írok.
see-all = A `/board` az asztal számával az utolsó tábláját mutatja, a `/game log` az egész játékot.
see-question = A kérdés megnézése
asks-to-go-back = { $who } vissza szeretne lépni, és ehhez a többiek beleegyezését kéri. Nyomd meg **A kérdés megnézése** gombot: ott látod, és válaszolhatsz rá.
asks-to-close = { $who } eredmény nélkül bezárná ezt a játékot, és ehhez a többiek beleegyezését kéri. Nyomd meg **A kérdés megnézése** gombot: ott látod, és válaszolhatsz rá.
then-it-comes-to-you = Utána téged kérdeznek. Előre válaszolhatsz.

## Moving

move-here = Az asztal áthozása ide
bring-here = **Áthozod { AZ($table) } { $table }. asztalt ebbe a csatornába?** Itt teszem ki a tábláját. Mindenki, aki látja a csatornát, olvashatja a naplóját és minden mást, ami nyilvános. Lehet, hogy ők nem ugyanazok, mint eddig. A kézben lévő kártyák titkosak maradnak.
bring-to-thread = **Áthozod { AZ($table) } { $table }. asztalt e csatorna egy új szálába?** Ott teszem ki a tábláját. Mindenki, aki látja a csatornát, olvashatja a naplóját és minden mást, ami nyilvános. Lehet, hogy ők nem ugyanazok, mint eddig. A kézben lévő kártyák titkosak maradnak.
yes-move = Igen: hozd át
moved = { $who } áthozta ide ezt az asztalt a táblájával és minden előzményével. Eddig itt volt: { $channel }.
has-moved = { $title } átköltözött ide: { $channel }.
is-there-now = { CAPITAL(AZ($table)) } { $table }. asztal most itt van: { $channel }.
