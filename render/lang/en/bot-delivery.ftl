### Public messages of running and finished games, and notices that belong to no feature of their own.

# $seats: those to whom the next question comes
then-comes-to = Next to be asked: { $seats }, who can answer in advance.
# $when: a moment
asked = asked { $when }
play-again = Play again

## What is left of a message that pinged, once a newer one stands below

# $who: those who were asked
settled = Asked here: { $who }. This is settled.
# $who: those who are asked
# $link: the address of the newest message
still-asked = Still asked: { $who }. [The newest message]({ $link }) says what.

## The end

# $place (int)
# $who
placed = **{ $place }.** { $who }
# $place (int)
# $who
# $points (int)
placed-points = { $points ->
    [one] **{ $place }.** { $who }: **{ $points }** point
   *[other] **{ $place }.** { $who }: **{ $points }** points
}
# $place (int)
# $who
# $points (int)
# $source: what the game calls its points
placed-source = **{ $place }.** { $who }: { $source } **{ $points }**
# $points: a number with its sign
other-sources = other { $points }
no-points = nothing

## Notices

# $who
take-again = { $who }: something happened at the table, so your unfinished turn was taken back. Please take it again.
# $who
turn-lost = { $who }: something happened at the table, so your unfinished turn was taken back. The table is not waiting for you now.
# $who
closed = { $who } closed this table. The game ends without a result.
# $who
closed-by-last = { $who } was the last to leave, so this table is closed. The game is rated: players who left earlier come after.
closed-for-too-few = Too few of the players of this table are left, so it is closed. The game ends without a result.
# $who
took-secrets = { $who } exported this game with all hidden cards, as only its host can.
