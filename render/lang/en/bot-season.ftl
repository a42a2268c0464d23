### Season leagues: what is special about them.

# $number (int)
# $game: its title
title = Season { $number } · { $game }
# $number (int)
group = Group { $number }
# $number (int)
# $division (int)
group-of = Group { $number } (division { $division })

## The rules, in five sentences

# $people (int): of a group
# $games (int): of each person
# $size (int): players of a table
rule-groups = Groups of { $people } play { $games } games each at tables of { $size }: everybody meets everybody equally often, and has every seat equally often.
# $pace: such as "a turn a day"
# $points: such as "10, 6, 3 and 1"
rule-points = The pace is { $pace }. The places of a table, from the first to the last, are worth { $points } points.
rule-ties = Equal points are decided by wins, then second places, then the share of the winner's score, then games against each other, then a lot.
rule-move = The first of a group goes up a division, the last two go down, and new people begin at the bottom.
rule-consent = Signing up is your yes to these tables and this pace: I open them in threads of this channel. If you run out of time at all of them, you drop out.

## Standings

# $title
# $group
standings-heading = { $title } · { $group }
# $rank (int)
# $who
# $points
# $games (int)
# $wins
line = **{ $rank }.** { $who } · **{ $points }** · { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $wins } won
dropped-out = dropped out
# $group
# $who: names with their points, best first
leaders = **{ $group }** · { $who }
# $who
# $points
leader = { $who } { $points }
which-group = Which group?
no-standings = There are no standings before it starts.
# $who: names
waiting-list = Waiting list: { $who }
