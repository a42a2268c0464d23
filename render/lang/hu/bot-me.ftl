### What a user prefers, what is stored about them, and being forgotten.

settings-of-reminders = Beállításaid: emlékeztetők és üzenetek
other-settings = Beállításaid: minden más
show-other-settings = További beállítások
show-reminders = Emlékeztetők
time-zone = Időzóna: **{ $zone }**, ott most { $time }
no-time-zone = Időzóna: **UTC (nincs megadva)**, ott most { $time }
quiet-hours = Csendes órák: **{ $begin }–{ $end }**
no-quiet-hours = Csendes órák: **nincs**
not-away = Távol: **nem**
away-until = Távol: **eddig: { $when } ({ $span })**

## heading

heading-reminders = Emlékeztetők
heading-rhythm = Mikor jöjjön emlékeztető
heading-daily = Értesítések helyett napi egy üzenet
heading-calls = Kérdések, amelyekre utasítás válaszolhat
heading-told = Ha épp most válaszoltam
heading-pictures = Képek, amelyeket csak te látsz
heading-ending = Forduló vége maradék akciókkal
heading-invitations = Meghívások asztalokhoz
heading-inviters = Kitől jöhet meghívás
heading-record = Hogyan játszom, nyitott asztaloknál
heading-ratings = Ki láthatja az értékszámaimat
heading-firsts = Elsők és legjobbak
heading-language = Nyelv

## reminded

reminded-ping = Értesítés a csatornában
reminded-dm = Privát üzenet
reminded-none = Soha

## rhythm

rhythm-table = Ahogy az asztal megszabja
rhythm-sooner = Feleannyi idő után
rhythm-rarer = Feleannyiszor
rhythm-day = Egy nap után, majd naponta

##

no-daily = Nem
daily-at = Ekkor: { $time }

## told

told-no = Senki se tudja meg
told-yes = Az előttem játszó tudja meg

## called

called-dm = Privát üzenet, ha kell
called-ping = Mindenképp értesítés

## ending

ending-ask = Kérdezz meg még egyszer
ending-end = Érjen véget azonnal

## invitations

invitations-ping = Értesítéssel
invitations-quiet = Értesítés nélkül
invitations-never = Egy sem

## inviters

inviters-all = Bárkitől
inviters-met = Azoktól, akikkel már játszottam

## record

record-shown = Három adat látszik
record-private = Rejtve marad

## shown

shown-hidden = Csak én
shown-server = A szerver tagjai
shown-everywhere = Mindenki
shown-off = Senki: ne is számítsd ki

## firsts

firsts-told = Mondd el játék után
firsts-silent = Ne mondd el

## pictures

pictures-phone = Telefonra
pictures-desk = Széles képernyőre
pictures-words = Kép helyett szavak

##

calls-closed = Nem küldhettem neked privát üzenetet, ezért a csatornában értesítelek. Ha újra megpróbálnád, válaszd lent a **Privát üzenet, ha kell** lehetőséget.
language-kept = Nyelv: **{ $language }** (elmentve, de még nincs lefordítva)
language-spoken = { $language }
what-rhythm-does = Az emlékeztetők nem változtatnak az órán. Ha van óra, az első nem jön később, mint ahogy az asztal megszabja.
next-daily = { $reminded ->
    [yes] A következő asztallista: **{ $when }**, privát üzenetben, ha vár rád asztal. Nincs értesítés és emlékeztető. Csak mielőtt az óra döntene helyetted, emlékeztetlek egyszer.
   *[no] A következő asztallista: **{ $when }**, privát üzenetben, ha vár rád asztal. Nincs értesítés és emlékeztető, akkor sem, ha az óra döntene helyetted.
}
what-is-told = 5 percig az a játékos, aki átadja neked a fordulót, látja, mikor válaszoltál utoljára, bármely asztalnál. A csendes óráidban senki sem látja.
what-stops = Csendes órákban és távollét alatt senki sem emlékeztet. Az asztalaid órája is áll, ha az asztal engedi. Ha egy értesítés megmutatná, kinek nem válaszolnak az utasításai, privát üzenetet kapsz.
change-times = Időzóna, csendes órák, távollét
export-my-data = Adataim mentése

times-window = Az időbeosztásod
field-zone = Időzóna
field-zone-about = Egy város, pl. Budapest, vagy CET, UTC+2
field-quiet = Csendes órák
field-quiet-about = Például 22:00-07:30. Üresen: nincs
field-away = Távol eddig
field-away-about = 2026-12-24, 3 nap, 12 óra. Üresen: nem

forget-me = Felejts el
what-is-removed = Törlődnek a beállításaid, a várakozási időid és a jelentéseid szövege. A befejezett játékokban a neved helyén ez áll: „{ $name }”. A lépéseid megmaradnak, mert a többiekhez is tartoznak. Ez nem vonható vissza.
your-open-tables = **A nyitott asztalaid**
more-tables = és még { $count }, ugyanígy
invite-first = Ha azt szeretnéd, hogy más játsszon tovább helyetted, kérd meg a házigazdát, hogy előbb hívja meg: `/host replace`.
messages-stay = A csatornák üzenetei a Discordhoz tartoznak, a bot nem törli őket. Ha előbb mindenről másolatot szeretnél, nyomd meg az **Adataim mentése** gombot.
yes-forget-me = Igen: felejts el
you-stand-up = { $title } itt: { $channel }. Elhagyod a helyedet.
computer-plays-on = { $title } itt: { $channel }. Helyetted egy számítógép játszik tovább.
it-is-closed = { $title } itt: { $channel }. Az asztal bezárul, mert nem marad más, aki játszana.
you-are-forgotten = **Elfelejtettelek.**
seats-given-up = { $count ->
    [one] Egy asztalnál megszűnt a helyed.
   *[other] { $count } asztalnál megszűnt a helyed.
}
begin-again = A bot már nem ismer téged. Ha újra játszol, elölről kezded. Az üzemeltető korábbi mentései addig maradnak meg, amíg őrzi őket.
exported = Ez minden, amit itt rólad tárolok. Benne vannak a saját kártyáid és előkészített fordulóid, de mások titkai nem. Ne oszd meg, amíg játszol.

i-am-back = Itt vagyok
welcome-back = Üdv újra. A /turns felsorolja, mi vár rád.
welcome-back-at = Üdv újra. Ismét te játszol itt: { $tables }. A /turns felsorolja, mi vár rád.
a-table = { $table }. asztal
