### Reminders that are put off, and one message a day with all tables.

## snooze

snooze-evening = Halasztás 20:00-ig
snooze-morning = Halasztás 8:00-ig
snooze-short = Halasztás 4 órával
snooze-long = Halasztás 12 órával

##

snoozed = Emlékeztetlek: { $when } ({ $span }), ha az asztal még rád vár. Az asztal nem tud róla.
after-quiet = Akkor érnek véget a csendes óráid vagy a távolléted.
clock-goes-on = Az óra jár tovább. A határidőd: { $when } ({ $span }).
out-before = **Az időd előbb lejár: { $when } ({ $span }).** Az óra jár tovább.
tell-the-table = Szólok az asztalnak
table-is-told = Az asztal tud róla.
back-later = { $who } ekkor lesz itt újra: { $when } ({ $span }).

daily-list = { $count ->
    [one] Egy asztal vár rád
   *[other] { $count } asztal vár rád
}
daily-more = és még { $count }: a `/turns` felsorolja
daily-how = Ezt naponta egyszer kapod az értesítések helyett.
change-this = Módosítom
daily-refused = { $who }, nem küldhetek neked privát üzenetet. Mostantól itt értesítelek a napi üzenet helyett. A `/me settings` alatt módosíthatod.
