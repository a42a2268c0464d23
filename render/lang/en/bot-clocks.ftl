### Reminders, clocks, and whom a table has waited for.

## How long something takes

# $minutes (int)
minutes = { $minutes } min
# $hours (int)
hours = { $hours } h
# $hours (int)
# $minutes (int)
hours-minutes = { $hours } h { $minutes } min
# $days (int)
days = { $days } d
# $days (int)
# $hours (int)
days-hours = { $days } d { $hours } h

## Links in lines

# $link
the-board = [the board]({ $link })
channel-was-deleted = the channel of this table was deleted

## Reminders

# $title: of the table
reminder = { $title } · reminder
# $when: a moment
asked = asked { $when }
# $when: a moment
your-time-is-out = your time is out { $when }
# $when: a moment
time-is-out = time is out { $when }
it-is-your-turn = It is your turn
# $others: the other players
with-others = with { $others }
# $count (int)
and-more = and { $count } more
no-table-waits = No table waits for you.

## Whom a table has waited for

waited-for = **The table waited for**
former-player = a former player
# $who
# $total: how long
waited-once = { $who }: { $total } in all, once
# $who
# $total: how long
# $times (int)
# $longest: how long
waited-often = { $times ->
    [one] { $who }: { $total } in all, { $times } time, longest { $longest }
   *[other] { $who }: { $total } in all, { $times } times, longest { $longest }
}
# $who
# $when: a moment
time-of-is-out = the time of { $who } is out { $when }
# $who
caretaker-plays-for = A caretaker plays for { $who }.

## The pace of a table

no-reminders = No reminders.
# $first: how long
# $every: how long
# $times (int)
reminders = { $times ->
    [one] Reminders after { $first }, then every { $every }, once.
   *[other] Reminders after { $first }, then every { $every }, at most { $times } times.
}
no-clock = No clock.

## clock(pauses): how long each wait may take, and what stops the clock
## $move: how long

clock-all = Clock: { $move } per wait; it stops in quiet hours and absence.
clock-quiet = Clock: { $move } per wait; it stops in quiet hours.
clock-none = Clock: { $move } per wait; it never stops.

## bank(pauses): the same, with more time for the whole game
## $move: how long
## $bank: how long

bank-all = Clock: { $move } per wait, and a bank of { $bank } for the game; it stops in quiet hours and absence.
bank-quiet = Clock: { $move } per wait, and a bank of { $bank } for the game; it stops in quiet hours.
bank-none = Clock: { $move } per wait, and a bank of { $bank } for the game; it never stops.

## when-out(fallback): what happens when time is out

when-out-none = When time is out: nothing but a notice.
when-out-replace = When time is out: the host is asked to give the seat to somebody else.
when-out-caretaker = When time is out: a caretaker plays the safest answers until the player is back.

##

idle = There is no clock yet: `bank`, `fallback` and `pauses` count once `move` sets one.
host-changes-this = The host changes this with the options of /game clock.

## Notices

# $who
# $rules: the pace, in sentences
pace-set = { $who } set the pace of this table. { $rules }
# $who
caretaker-begins = The time of { $who } is out. A caretaker now gives the safest answers in their place; **Take my turn** or `/me back` takes the seat back.
# $who
returned = { $who } is back and plays again.
# $who
# $hosts
# $seat (int)
replace-asked = The time of { $who } is out. { $hosts }: the seat may be given to somebody else or to a computer now, with `/game replace seat:{ $seat }`.
# $who
goes-on-waiting = The time of { $who } is out. The table goes on waiting.
