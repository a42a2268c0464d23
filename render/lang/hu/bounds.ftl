### Why there is no room for more, why somebody has to wait, or what a server does not allow. The ids are the codes of `Refusal`s.

too-many-of-host = { $count ->
    [one] Már van { $count } asztalod, amely nem indult el, vagy ahol csak számítógépekkel játszol. Előbb indítsd el vagy zárd be (/host close).
   *[other] Már van { $count } asztalod, amely nem indult el, vagy ahol csak számítógépekkel játszol. Előbb indítsd el vagy zárd be az egyiket (/host close).
}
too-many-hosted = { $count ->
    [one] Már { $count } nyitott asztal házigazdája vagy, fejenként ennyi a legtöbb. Előbb zárd be (/host close), vagy nyissa valaki más az asztalt.
   *[other] Már { $count } nyitott asztal házigazdája vagy, fejenként ennyi a legtöbb. Előbb zárd be az egyiket (/host tables), vagy nyissa valaki más az asztalt.
}
too-many-of-yours-in-channel = { $count ->
    [one] Ebben a csatornában már { $count } nyitott asztal házigazdája vagy, fejenként ennyi a legtöbb. Előbb zárd be (/host close), vagy használj másik csatornát.
   *[other] Ebben a csatornában már { $count } nyitott asztal házigazdája vagy, fejenként ennyi a legtöbb. Előbb zárd be az egyiket (/host tables), vagy használj másik csatornát.
}
too-many-of-yours-on-server = { $count ->
    [one] Ezen a szerveren már { $count } nyitott asztal házigazdája vagy, fejenként ennyi a legtöbb. Előbb zárd be (/host close).
   *[other] Ezen a szerveren már { $count } nyitott asztal házigazdája vagy, fejenként ennyi a legtöbb. Előbb zárd be az egyiket (/host tables).
}
opens-most = { $count ->
    [one] Már { $count } nyitott asztal házigazdája vagy. Ez a szerver ennyit enged egy embernek. Előbb zárd be (/host close).
   *[other] Már { $count } nyitott asztal házigazdája vagy. Ez a szerver ennyit enged egy embernek. Előbb zárd be az egyiket (/host tables).
}
too-many-in-channel = { $count ->
    [one] Ebben a csatornában és szálaiban már van { $count } nyitott asztal, többet nem engedek. Használj másik csatornát, vagy várd meg, amíg véget ér.
   *[other] Ebben a csatornában és szálaiban már van { $count } nyitott asztal, többet nem engedek. Használj másik csatornát, vagy várd meg, amíg az egyik véget ér.
}
too-many-on-server = { $count ->
    [one] Ezen a szerveren már van { $count } nyitott asztal, többet nem engedek. Várd meg, amíg véget ér.
   *[other] Ezen a szerveren már van { $count } nyitott asztal, többet nem engedek. Várd meg, amíg az egyik véget ér.
}
no-tables-of-yours = Ezen a szerveren egy nyitott asztalnak sem vagy a házigazdája. A szerver kezelői itt minden asztalt látnak.
no-tables-there = Ezen a szerveren nincs nyitott asztal.
no-tables-of-host = Ezen a szerveren { $name } egy nyitott asztalnak sem házigazdája.
takes-no-invitations = { $name } nem fogad meghívásokat. Válassz valaki mást.
declined-lately = Ez a felhasználó nem fogadta el a legutóbbi meghívást ehhez az asztalhoz. Ennyi idő múlva hívhatod újra: { $span }.
invited-many = Mára minden meghívásodat elküldted. A következőt ennyi idő múlva küldheted: { $span }.
seat-asked-often = Ezt a játékost ma már elégszer megkérdezték a helyéről. Kérdezd újra ennyi idő múlva: { $span }, vagy amikor lejárt az ideje.
too-many-reports = Egy óra alatt { $count } hibát jelentettél. Várj egy kicsit, vagy írj közvetlenül a bot üzemeltetőjének. Semmit sem mentettem el.

follows-many = Már { $most } asztalt követsz: { $tables }. Nyisd meg az egyiket a `/board` paranccsal, és nyomd meg a **Követés vége** gombot.
many-followers = Ennek az asztalnak nem lehet több követője. A `/board` paranccsal nézheted.
plays-here = Ennél az asztalnál játszol, ezért nem követheted.
no-channel-to-share = Az asztal csatornájában nem írhatok.
shown-at-home = A táblát a másokkal közös üzeneteidben és más szervereken mutatom meg. Az asztal csatornájában a paneled **Tábla megosztása** gombja teszi ki.
shared-lately = { $seconds ->
    [one] A táblát épp most osztották meg. Próbáld újra egy másodperc múlva.
   *[other] A táblát épp most osztották meg. Próbáld újra { $seconds } másodperc múlva.
}
open-tables-only = Ezt csak olyan asztal mutatja, amelyhez a szerveren bárki csatlakozhat.
start-zone = Ehhez kell az időzónád. Előbb add meg: /me settings.
start-unread = Nem értem ezt: „{ $said }”. Mikor kezdődjön a játék? Így írd: ma 20:00, péntek 20:00 vagy 2026-12-04 20:00. Semmi sem változott.
start-too-far = A kezdés a jövőben legyen, legfeljebb { $days } nap múlva. Semmi sem változott.

barred-here = Ezen a szerveren nem csatlakozhatsz asztalhoz, és nem nyithatsz asztalt. A kezelői döntöttek így.
opens-managers = Ezen a szerveren csak a kezelők nyithatnak asztalt.
opens-role = Ezen a szerveren csak e rang tagjai nyithatnak asztalt: { $role }.
opens-elsewhere = Ezen a szerveren itt nyílnak az asztalok: { $channels }.
board-lacks = Ezt a csatornát nem használhatom. Hiányzó jogosultságok: { $permissions }.
board-zone = A csendes órákhoz kell az időzónád. Előbb add meg: /me settings.
board-kind = Válassz szöveges csatornát vagy fórumot.
board-gone = Ezen a szerveren már nincs hirdetőtábla.
application-owners-only = Ezt a parancsot csak a bot tulajdonosa vagy a csapatának egy tagja használhatja.
downtime-too-long = Leállást legfeljebb { $hours } órával előre lehet bejelenteni, és legfeljebb ennyi ideig tarthat.
managers-only = Ezt csak egy szerverkezelő teheti meg.
bars-themselves = Magadat nem tilthatod el a játéktól. Válassz valaki mást.
bar-days = Adj meg 1–{ $most } napot, vagy hagyd el a számot.
channels-at-once = Legfeljebb { $most } csatornát választhatsz.
