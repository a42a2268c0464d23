### Looking back: the log, the board as it was, what is new since the last turn, the time-lapse.

## The log

# $title: of the table
# $first (int)
# $last (int)
# $count (int)
log-head = { $title } · log, steps { $first } to { $last } of { $count }
first = First
older = Older
newer = Newer
last = Last
board-then = Board then
game-as-file = Game as a file
set-up = Set-up
somebody = Somebody
# $who
# $step (int)
# $when: a moment
run-of-step = **{ $who }** · step { $step } · { $when }
# $who
# $first (int)
# $last (int)
# $when: a moment
run-of-steps = **{ $who }** · steps { $first } to { $last } · { $when }
not-yet-on-table = not yet on the table

## What happened beside the rules

closed-without-result = The table is closed without a result.
closed-as-idle = The table is closed because nobody played on.
kept-open = The table is to stay open, although nobody plays at present.
# $old
# $new
renamed = { $old } is now called { $new }.
# $who
out-of-time = { $who } is out of time; a caretaker plays for them.
# $who
is-back = { $who } is back.
clock-is-changed = The clock of the table is changed.
# $old
# $new
table-moves = The table moves from { $old } to { $new }.
host-took-copy = The host took a copy of the game with all hidden cards.

## The board as it was

# $title: of the table
looking-back = { $title } · looking back
# $step (int)
# $count (int)
# $who
step-of = Step { $step } of { $count } · { $who }
board-is-lost = This board cannot be shown: the rules were corrected since, or its save is damaged.
no-picture = There is no picture of this game.
board-goes-on = The board goes on; there is no room for it here.
log-from-here = Log from here
another-picture = Another picture
turn-back = Turn back
step-back = Step back
step-on = Step on
turn-on = Turn on

## Steps that are suggested while somebody types

# $step (int)
step-set-up = { $step } · Set-up
# $step (int)
# $who
step-after = { $step } · after { $who }
# $step (int)
step-within-turn = { $step } · within a turn

## Since the last turn

since-last-turn = Since your last turn
since-hand-over = Since the last hand-over
since-beginning = Since the game began
outlined-last-turn = outlined: changed since your last turn
outlined-hand-over = outlined: changed since the last hand-over
outlined-beginning = outlined: changed since the game began
read-it-all = Read it all
# $count (int): sentences
unfold = Show the rest ({ $count })
board-before = Board before
nothing-since = Nothing has happened since then.
earlier-board-is-lost = The earlier board cannot be shown: the rules were corrected since, or its save is damaged. The log has everything.

## The time-lapse

# $seconds (int)
game-in-seconds = { $seconds ->
    [one] The game in { $seconds } second
   *[other] The game in { $seconds } seconds
}
every-turn = every turn, from the set-up to the end
# $frames (int)
# $turns (int)
some-turns = { $frames } of { $turns } turns, from the set-up to the end
# $frames (int)
# $seconds (int)
# $board: what the last board shows
lapse-alt = Time-lapse of the whole game, { $frames } boards in { $seconds } seconds. It ends with this board. { $board }
# $turns (int)
game-turn-by-turn = { $turns ->
    [one] The whole game is kept, its { $turns } turn with everything that happened.
   *[other] The whole game is kept, all { $turns } turns with everything that happened.
}
look-back = Look back step by step
