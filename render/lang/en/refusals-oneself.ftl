### Why somebody cannot have what they wish for themselves: settings, reminders.

## Settings

# $said
# $zones
zone-several = “{ $said }” can mean several time zones. Please choose one of them: { $zones }. Nothing was changed.
# $said
# $zones
zone-unknown = I do not know the time zone “{ $said }”. Name a city, for example { $zones }. Nothing was changed.
zone-missing = I also need your time zone to know your night. Nothing was changed.
# $begin
# $end
# $night: the same in the evening
# $count (int): hours
quiet-hours-long = From { $begin } to { $end } is { $count } quiet hours. For the night, write { $night }-{ $end }. If you do mean that long, write { $begin }-{ $end }. Nothing was changed.
# $said
quiet-hours-unread = I cannot read “{ $said }”. Please write quiet hours like 22:00-07:30 or 10pm-7am, or off. Nothing was changed.
# $said
absence-unread = I cannot read “{ $said }”. When will you be back? Write it like 2026-12-24, 2026-12-24 18:00, 3 days or 12 h. To end an absence, write off. Nothing was changed.
# $days (int)
absence-too-long = An absence must end in the future and lasts at most { $days } days. Nothing was changed.
forgotten-lately = I have just deleted your data. Please wait an hour before you do it again.
# $count (int): seats that were given up
# $tables: their tables
still-seated = { $count ->
    [0] You still have a seat. Nothing else was deleted.
    [one] Your seat at table { $tables } was given up. You still have a seat. Nothing else was deleted.
   *[other] Your seats at tables { $tables } were given up. You still have a seat. Nothing else was deleted.
}
empty-report = Please write in a few words what is wrong. Nothing was saved.
daily-needs-zone = I also need your time zone to know that hour. Press **Time zone, quiet hours, absence** first. Nothing was changed.

## Reminders

snooze-needs-zone = I no longer know your time zone. Set it in `/me settings`. Nothing was changed.
no-reminders = You get no reminders. Choose how you are reminded in `/me settings`.
snooze-over = This reminder is not put off any more. Nothing was changed.
table-knows = The table was told a few hours ago. Nothing was changed.
not-your-reminder = This reminder is for somebody else.
answered-meanwhile = This table no longer waits for you there.
