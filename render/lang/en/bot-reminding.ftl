### Reminders that are put off, and one message a day with all tables.

## snooze(choice): puts a reminder off, as a button

snooze-evening = Snooze until 20:00
snooze-morning = Snooze until 8:00
snooze-short = Snooze for 4 hours
snooze-long = Snooze for 12 hours

##

# $when: a moment
# $span: how far away that is
snoozed = I remind you { $when } ({ $span }), if the table still waits for you. The table is not told.
after-quiet = That is the end of your quiet hours or absence.
# $when: a moment
# $span: how far away that is
clock-goes-on = The clock goes on. Your deadline: { $when } ({ $span }).
# $when: a moment
# $span: how far away that is
out-before = **Your time runs out before that: { $when } ({ $span }).** The clock goes on.
tell-the-table = Tell the table
table-is-told = The table is told.
# $who
# $when: a moment
# $span: how far away that is
back-later = { $who } will be back { $when } ({ $span }).

## One message a day

# $count (int): tables
daily-list = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
# $count (int): tables
daily-more = and { $count } more: `/turns` lists them
daily-how = You get this once a day instead of pings.
change-this = Change this
# $who
daily-refused = { $who }, I cannot send you direct messages. From now on, I ping you here instead of once a day. `/me settings` changes that.
