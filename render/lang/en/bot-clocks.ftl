### Reminders, clocks, and whom a table has waited for.

## Links in lines

# $link
the-board = [the board]({ $link })
channel-was-deleted = the channel of this table was deleted
by-direct-message = played by direct message
# where a table is
direct-messages = direct messages

## Reminders

# $title: of the table
reminder = { $title } · reminder
# $when: a moment
asked = asked { $when }
# $when: a moment
your-time-is-out = your deadline: { $when }
# $when: a moment
time-is-out = deadline: { $when }
it-is-your-turn = It is your turn
# $others: the other players
with-others = with { $others }
# $count (int)
and-more = and { $count } more
no-table-waits = No table is waiting for you.

## Whom a table has waited for

waited-for = **The table waited for**
former-player = a former player
# $who
# $total: how long
waited-once = { $who }: { $total } in total, once
# $who
# $total: how long
# $times (int)
# $longest: how long
waited-often = { $times ->
    [one] { $who }: { $total } in total, { $times } time, longest { $longest }
   *[other] { $who }: { $total } in total, { $times } times, longest { $longest }
}
# $who
# $when: a moment
time-of-is-out = deadline of { $who }: { $when }
# $who
caretaker-plays-for = A caretaker plays for { $who }.

## The pace of a table

idle = There is no clock yet. This counts once you set hours for each wait.
host-changes-this = The host can change this with `/host clock`.

## The form of the pace

change-reminders = Change reminders
change-clock = Change the clock
reminders-window = Reminders
clock-window = The clock
# The label of a field; at most 45 letters.
field-first = Hours until the first reminder
field-every = Hours between further reminders
field-most = Most reminders for one wait (0: none)
field-move = Hours for each wait (0: no clock)
field-bank = Extra hours for the whole game

## fallback(choice): what happens when time is out, as an option
fallback-none = Out of time: only a notice
fallback-replace = Out of time: the host is asked to replace the player
fallback-caretaker = Out of time: a caretaker plays carefully for the player

## pauses(choice): what stops the clock, as an option
pauses-all = The clock stops: during quiet hours and absence
pauses-quiet = The clock stops: during quiet hours only
pauses-none = The clock stops: never

## Notices

# $who
# $rules: the pace, in sentences
pace-set = { $who } set the pace of this table. { $rules }
# $who
caretaker-begins = { $who } has run out of time. A caretaker now plays carefully for them: no attacks, no pacts, bids up to half. It does not end the game while it can do anything else. To take the seat back at once, press **Take my turn**, or **I am back** below `/turns`.
# $who
returned = { $who } is back and plays again.
# $who
# $hosts
# $seat (int)
replace-asked = { $who } has run out of time. { $hosts }: you can now give the seat to somebody else or to a computer, with `/host replace seat:{ $seat }`.
# $who
# $seat (int)
managers-replace = { $who } has run out of time. A server manager can now give the seat to somebody else or to a computer, with `/host replace seat:{ $seat }`.
# $who
goes-on-waiting = { $who } has run out of time. The table keeps waiting.
