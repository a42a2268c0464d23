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
practice-beginning = Beginning
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
not-yet-on-table = not posted yet

## What happened beside the rules

closed-without-result = The table was closed without a result.
closed-as-idle = The table was closed because nobody was playing.
kept-open = The table stays open, although nobody is playing.
# $old
# $new
renamed = { $old } is now called { $new }.
# $who
out-of-time = { $who } has run out of time. A caretaker plays for them.
# $who
is-back = { $who } is back.
clock-is-changed = The clock of the table was changed.
# $old
# $new
table-moves = The table moved from { $old } to { $new }.
host-took-copy = The host exported the game with all hidden cards.

## The board as it was

# $title: of the table
looking-back = { $title } · looking back
# $step (int)
# $count (int)
# $who
step-of = Step { $step } of { $count } · { $who }
board-is-lost = This board cannot be shown. The rules were corrected since, or its save is damaged.
no-picture = There is no picture of this game.
board-goes-on = The rest of the board does not fit here.
log-from-here = Log from here
another-picture = Another picture
turn-back = Previous turn
step-back = Previous step
step-on = Next step
turn-on = Next turn

## Steps that are suggested while somebody types

# $step (int)
step-set-up = { $step } · Set-up
# $step (int)
step-beginning = { $step } · Beginning
# $step (int)
# $who
step-after = { $step } · after { $who }
# $step (int)
step-within-turn = { $step } · within a turn

## Since the last turn

since-last-turn = Since your last turn
since-hand-over = Since the last hand-over
since-beginning = Since the game started
outlined-last-turn = outlined: changed since your last turn
outlined-hand-over = outlined: changed since the last hand-over
outlined-beginning = outlined: changed since the game started
read-it-all = Read everything
# $count (int): sentences
unfold = Show the rest ({ $count })
board-before = Earlier board
nothing-since = Nothing has happened since then.
earlier-board-is-lost = The earlier board cannot be shown. The rules were corrected since, or its save is damaged. The log has everything.

## The time-lapse

# $seconds (int)
game-in-seconds = { $seconds ->
    [one] The game in { $seconds } second
   *[other] The game in { $seconds } seconds
}
every-turn = every turn, from the beginning to the end
# $frames (int)
# $turns (int)
some-turns = { $frames } of { $turns } turns, from the beginning to the end
# $frames (int)
# $seconds (int)
# $board: what the last board shows
lapse-alt = Time-lapse of the whole game, { $frames } boards in { $seconds } seconds. It ends with this board. { $board }
# $turns (int)
game-turn-by-turn = { $turns ->
    [one] You can look back at the whole game: its { $turns } turn with everything that happened.
   *[other] You can look back at the whole game: all { $turns } turns with everything that happened.
}
look-back = Look back step by step
