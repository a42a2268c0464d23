### Why somebody cannot have what they wish for themselves: settings, reminders.

zone-several = „{ $said }” több időzónát is jelenthet. Válassz ezek közül: { $zones }. Semmi sem változott.
zone-unknown = Nem ismerem ezt az időzónát: „{ $said }”. Adj meg egy várost, például: { $zones }. Semmi sem változott.
zone-missing = Az időzónád is kell, hogy tudjam, mikor van nálad éjszaka. Semmi sem változott.
quiet-hours-long = { $begin } és { $end } között { $count } csendes óra van. Az éjszakához ezt írd: { $night }-{ $end }. Ha valóban ilyen hosszút szeretnél, ezt írd: { $begin }-{ $end }. Semmi sem változott.
quiet-hours-unread = Nem értem ezt: „{ $said }”. Így írd a csendes órákat: 22:00-07:30 vagy: nincs. Semmi sem változott.
absence-unread = Nem értem ezt: „{ $said }”. Mikor leszel itt újra? Így írd: 2026-12-24, 2026-12-24 18:00, 3 nap vagy 12 óra. A távollét végét a „nincs” szóval jelezd. Semmi sem változott.
absence-too-long = A távollét vége a jövőben legyen, és legfeljebb { $days } napig tarthat. Semmi sem változott.
forgotten-lately = Épp most töröltem az adataidat. Várj egy órát, mielőtt újra kéred.
still-seated = { $count ->
    [0] Még van helyed egy asztalnál. Semmi mást nem töröltem.
    [one] Ennél az asztalnál megszűnt a helyed: { $tables }. Még van helyed egy asztalnál. Semmi mást nem töröltem.
   *[other] Ezeknél az asztaloknál megszűnt a helyed: { $tables }. Még van helyed egy asztalnál. Semmi mást nem töröltem.
}
empty-report = Írd le néhány szóval, mi a baj. Semmit sem mentettem el.
daily-needs-zone = Az időzónád is kell, hogy tudjam, mikor van az nálad. Előbb nyomd meg az **Időzóna, csendes órák, távollét** gombot. Semmi sem változott.

snooze-needs-zone = Már nem tudom az időzónádat. Add meg: `/me settings`. Semmi sem változott.
no-reminders = Nem kapsz emlékeztetőt. A `/me settings` alatt választhatod meg, hogyan emlékeztesselek.
snooze-over = Ez az emlékeztető már nincs elhalasztva. Semmi sem változott.
table-knows = Az asztal néhány órája már tud róla. Semmi sem változott.
not-your-reminder = Ez az emlékeztető másnak szól.
answered-meanwhile = Ez az asztal ott már nem vár rád.
