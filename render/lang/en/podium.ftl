### The end of a game as a picture with a podium, and the same in words.

## On the picture

total = Total
other = other
gave-up = gave up

## The text in place of the picture

# $title: of the game
# $when: "round 19"
ended = Podium of { $title }, over in { $when }.
# $title: of the game
ended-at-once = Podium of { $title }.
# $place (int)
# $who
# $points: a number with its sign
# $sources: "production 109, wars −3"
finish-sources = { $place }. { $who }: { $points } ({ $sources }).
# $place (int)
# $who
# $points: a number with its sign
finish-points = { $place }. { $who }: { $points }.
# $place (int)
# $who
finish = { $place }. { $who }.
# $who
who-gave-up = { $who } (gave up)
# $source: what the points came from
# $points: a number with its sign
from-source = { $source } { $points }

## How the game went

# $who
led-throughout = Nobody was ever ahead of { $who }.
# $who
ahead-at-the-end = { $who } went ahead only at the end.
# $who
# $when: "round 3"
led-from = From { $when } on, nobody was ahead of { $who }.
# $count (int): how often somebody else went ahead
lead-changed = { $count ->
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
# $when: "round 10"
# $points: "Ann 45, Bob 40"
halfway = After { $when }: { $points }.
