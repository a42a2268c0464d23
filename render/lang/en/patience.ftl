### Spans of time, and how patient a table is.

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

no-reminders = No reminders.
# $first: a span
# $every: a span
# $most (int)
reminders = { $most ->
    [one] Reminders after { $first }, then every { $every }, once.
   *[other] Reminders after { $first }, then every { $every }, at most { $most } times.
}
no-clock = No clock.

## clock(pauses): when the clock of a table stops
## $move: a span, for each wait
## $banked (bool): there is time beyond that
## $bank: a span, for the whole game

clock-all = { $banked ->
    [yes] Clock: { $move } per wait, and a bank of { $bank } for the game; it stops in quiet hours and absence.
   *[no] Clock: { $move } per wait; it stops in quiet hours and absence.
}
clock-quiet = { $banked ->
    [yes] Clock: { $move } per wait, and a bank of { $bank } for the game; it stops in quiet hours.
   *[no] Clock: { $move } per wait; it stops in quiet hours.
}
clock-none = { $banked ->
    [yes] Clock: { $move } per wait, and a bank of { $bank } for the game; it never stops.
   *[no] Clock: { $move } per wait; it never stops.
}

## time-out(fallback): what happens then

time-out-none = When time is out: nothing but a notice.
time-out-replace = When time is out: the host is asked to give the seat to somebody else.
time-out-caretaker = When time is out: a caretaker plays carefully until the player is back.
