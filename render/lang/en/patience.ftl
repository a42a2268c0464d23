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
    [one] One reminder after { $first }.
   *[other] First reminder after { $first }, the next ones { $every } apart, at most { $most } in total.
}
no-clock = No clock.

## clock(pauses): when the clock of a table stops
## $move: a span, for each wait
## $banked (bool): there is time beyond that
## $bank: a span, for the whole game

clock-all = { $banked ->
    [yes] Clock: { $move } per wait, plus a bank of { $bank } for the game. It stops during quiet hours and absence.
   *[no] Clock: { $move } per wait. It stops during quiet hours and absence.
}
clock-quiet = { $banked ->
    [yes] Clock: { $move } per wait, plus a bank of { $bank } for the game. It stops during quiet hours.
   *[no] Clock: { $move } per wait. It stops during quiet hours.
}
clock-none = { $banked ->
    [yes] Clock: { $move } per wait, plus a bank of { $bank } for the game. It never stops.
   *[no] Clock: { $move } per wait. It never stops.
}

## time-out(fallback): what happens then

time-out-none = When time runs out: only a notice.
time-out-replace = When time runs out: the host is asked to give the seat to somebody else.
time-out-caretaker = When time runs out: a caretaker plays carefully until the player is back.
