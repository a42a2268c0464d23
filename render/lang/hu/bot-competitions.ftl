### What seasons and tournaments have in common: signing up, taking part, tables.

sign-up = Jelentkezem
change-sign-up = Módosítom a jelentkezést
withdraw = Visszalépek
standings = Tabella
my-tables = Az asztalaim
i-am-in = Benne vagyok
stay = Maradok

## state

state-signing-up = Lehet jelentkezni
state-confirming = Hamarosan kezdődik
state-running = Folyamatban
state-over = Véget ért
state-cancelled = Lemondták

##

signed-up = { $count ->
    [0] Még senki sem jelentkezett. Kezdés: { $when }.
    [one] Egy jelentkező van. Kezdés: { $when }.
   *[other] { $count } jelentkező van. Kezdés: { $when }.
}
confirmed = { $all } jelentkezőből { $count } jelezte, hogy benne van. Kezdés: { $when }. Ha részt vennél, nyomd meg a **Benne vagyok** gombot.
missing = { $count ->
    [one] Még egy ember kell.
   *[other] Még { $count } ember kell.
}
places = { $most } hely van. Ha betelt, a további jelentkezők várólistára kerülnek.
progress = Befejezett asztalok: { $played } / { $all }. Folyamatban: { $open }.
sealed = A sorsolások egy titokból jönnek, amelynek pecsétje `{ $seal }`. A titkot a végén közzéteszem.
unsealed = Minden sorsolás titka: `{ $secret }`

## trouble

trouble-few = Még kevesen vannak benne. Elkezdődik, amint elegen lesznek.
trouble-apart = Két ember nem osztható be együtt. Elkezdődik, amint többen lesznek benne. Ezt csak neked mondom el.
trouble-gone = Eltűnt a csatorna, amelyet ehhez használtam. Szünetel, amíg másikat nem kapok: fejezd be, és indítsd el újra.
trouble-barred = A csatornájában nem írhatok, vagy nem nyithatok szálat. Szünetel, amíg ez így van.
trouble-room = Ezen a szerveren nem fér el több asztal. A következők akkor nyílnak, amikor mások véget érnek.
trouble-left = Már nem vagyok azon a szerveren.

## The window; labels of at most 45 characters

window = Részvétel
at-once = Asztalok egyszerre
at-once-about = Egyszerre nem nyitok neked többet
tables-at-once = { $count ->
   *[other] { $count } asztal
}
hours = Mikor játszol?
hours-about = Hagyd üresen, ha bármikor jó
you-signed-up = Jelentkeztél: { $title }. Kezdés: { $when }. Két nappal előtte megkérdezem, benne vagy-e.
you-are-in = Benne vagy: { $title }.
you-wait = Várólistán vagy: { $title }. Ha valaki kiszáll, átveszed az asztalait. Ezek a többi ott ülőnek számítanak, neked nem.
your-language = Ezen a nyelven játszol: { $language }. A nyelvedet és az időzónádat a `/me settings` alatt adhatod meg.

## Leaving

leave-heading = Kiszállsz ebből: { $title }?
leave-before = A kezdésig újra jelentkezhetsz.
leave-running = Kiszállsz. A még el nem indult asztalaidat valaki más veszi át, a többinél egy számítógép játszik tovább. Ebbe már nem térhetsz vissza.
leave = Kiszállok
left = Már nem veszel részt.
stayed = Maradsz.

## Questions and news, as direct messages

ask-in = { $title } ({ $server }): kezdés { $when }. Benne vagy? Ha nem válaszolsz, nem veszel részt.
begins = [{ $title }]({ $link }) ({ $server }): elkezdődött. Az asztalaidat egymás után nyitom meg.
no-place = { $title } ({ $server }): elkezdődött, de egyik csoportban sem jutott neked hely. Várólistán vagy, és a következőben elsőként kapsz helyet.
away = { $title } ({ $server }): minden asztalodnál lejárt az időd. Válaszolj valamelyiknél eddig: { $when }, különben kikerülsz a résztvevők közül.
dropped = { $title } ({ $server }): kikerültél a résztvevők közül, mert minden asztalodnál lejárt az időd.
ended-with-rank = { $rank ->
    [1] { $title } ({ $server }): véget ért. A csoportodban első lettél.
    [2] { $title } ({ $server }): véget ért. A csoportodban második lettél.
    [3] { $title } ({ $server }): véget ért. A csoportodban harmadik lettél.
   *[other] { $title } ({ $server }): véget ért. A csoportodban { AZ($rank) } { $rank }. helyen végeztél.
}
ended-with-place = { $rank ->
    [1] { $title } ({ $server }): véget ért. Első lettél.
    [2] { $title } ({ $server }): véget ért. Második lettél.
    [3] { $title } ({ $server }): véget ért. Harmadik lettél.
   *[other] { $title } ({ $server }): véget ért. { CAPITAL(AZ($rank)) } { $rank }. helyen végeztél.
}
slowest = { $title } ({ $server }): a te asztalod a leglassabb a fordulóban, a következő akkor kezdődik, amikor véget ér. Másnak nem szólok erről.
ended = { $title } ({ $server }): véget ért.
called-off = { $title } ({ $server }): lemondták.
question-waits = { $who }, egy kérdés vár rád.
see = Megnézem
manager-told = { $title } ({ $server }): { $said }

## Standings

in-bold = A pontok félkövérek.

## My tables

my-heading = Az asztalaid: { $title }
not-in = Nem veszel részt. Nyomd meg az üzenet alatt a **Jelentkezem** gombot.
table-line = { $number }. asztal · többiek: { $who } · { $state }
planned = még nem indult el
playing = [folyamatban]({ $link })
void = nincs eredmény
finished-with = { $place }. hely, { $points } pont
finished = véget ért
walkover = játék nélküli győzelem, { $points } pont
substitute-there = Ott valaki helyett ülsz, aki kiszállt.
no-tables-yet = Még nincsenek asztalaid.
a-computer = egy számítógép

## For managers

managed-heading = A szerver idényei és versenyei
managed-none = Egy sincs folyamatban. Ha indítanál egyet, add meg a parancs kapcsolóit.
managed-line = **{ $title }** · { $state }
smaller = Kisebb csoportok engedése
smaller-now = Mostantól kisebb csoportok is játszhatnak.
end-it = Befejezem
call-off = Lemondom
end-question = Befejezed most ezt: { $title }? Amit már lejátszottak, számít. A nyitott asztalok szokásos asztalként folytatódnak.
call-off-question = Lemondod ezt: { $title }? Minden jelentkezőnek szólok.
end-yes = Igen, befejezem
end-done = Véget ért.
call-off-done = Lemondva.
is-posted = Kész. Egy pillanat múlva itt lehet jelentkezni: { $where }.
