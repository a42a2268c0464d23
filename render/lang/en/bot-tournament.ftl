### Tournaments: what is special about them.

# $number (int)
# $game: its title
title = Tournament { $number } · { $game }
# $kind: such as "Swiss"
# $title
titled = { $title } · { $kind }

## kind(code): what kind of tournament it is; also choices of a command
## max 100

kind-swiss = Swiss
kind-knockout = knock-out
kind-groups = groups, then knock-out

##

## The rules, in five sentences

# $rounds (int)
# $size (int): players of a table
rule-swiss = You play { $rounds ->
    [one] one game
   *[other] { $rounds } games, one in each round
} at a table of { $size }. You meet people with about as many points, and if possible nobody twice.
# $size (int): players of a table
# $advance (int)
rule-knockout = You play at tables of { $size }; { $advance ->
    [one] the first of each table goes on
   *[other] the first { $advance } of each table go on
}, until one table is left. Its winner wins the tournament.
# $size (int): players of a table, and people of a group
# $rounds (int)
# $advance (int)
rule-groups = Groups of { $size } play { $rounds ->
    [one] one game
   *[other] { $rounds } games, each time on other seats
}; { $advance ->
    [one] the first of each group goes on
   *[other] the first { $advance } of each group go on
} to knock-out tables.
# $advance (int)
rule-groups-of-pairs = In groups of about four everybody plays everybody; { $advance ->
    [one] the first of each group goes on
   *[other] the first { $advance } of each group go on
} to a knock-out.
# $pace: such as "a turn a day"
rule-points = The pace is { $pace }. The first of a table gets 1 point, the last 0, the others a fraction. Equal points are decided by wins, then by the points of the people you met, then by a lot.
rule-rounds = A round ends with its last table, and I draw the next one at once.
rule-sizes = If numbers do not fit, some tables are smaller. Somebody who has to sit out gets half a point.
rule-sizes-knockout = If numbers do not fit, some tables are smaller. Somebody who has to sit out goes on.
rule-consent = Signing up is your yes to one table in each round and this pace: I open it in a thread of this channel. If you run out of time there for long, you drop out.

##

# $seal: digits
sealed = All draws come from one secret with the seal `{ $seal }`. **Standings** shows each draw, and everybody can repeat it.

## How things are

# $number (int)
round = Round { $number }
# $number (int)
# $all (int)
round-of = Round { $number } of { $all }
# $round: such as "Round 2"
# $who: names with their points, best first
leaders = **{ $round }** · { $who }
# $round: such as "Round 2"
# $count (int)
still-in = **{ $round }** · { $count ->
    [one] one person plays
   *[other] { $count } people play
}
# $who
winner = **{ $who }** has won.
# $who: names with their places
others = After them: { $who }
# $rank (int)
# $who
placed = { $rank }. { $who }
# $who
# $points
leader = { $who } { $points }

## Standings

# $title
standings-heading = { $title } · Standings
no-standings = There are no standings before it starts.
# $rank (int)
# $who
# $points
# $games (int)
# $wins (int)
line = **{ $rank }.** { $who } · **{ $points }** · { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $wins } won
# $line
# $number (int)
in-group = { $line } · group { $number }
dropped-out = dropped out
# $first (int)
# $last (int)
places = Places { $first } to { $last }
which-places = Which places?
# $who: names
waiting-list = Waiting list: { $who }

## How a round was drawn; captions of at most 28 characters

which-draw = See how it was drawn
# $number (int)
draw-of = Draw of round { $number }
# $title
# $number (int)
drawn-heading = { $title } · Draw of round { $number }
# $number (int)
# $who: names with their numbers
drawn-table = Table { $number }: { $who }
# $number (int)
# $who: names with their numbers
drawn-group = Group { $number }: { $who }
# $who: names with their numbers
drawn-byes = No table: { $who }
# $name
# $number (int): of their sign-up
numbered = { $name } ({ $number })
# $seed: digits
# $attempt (int)
drawn-from = Seed: `{ $seed }`. This is attempt { $attempt } of the draws that follow from it. The file has all facts; `agora draw FILE` draws again.
drawn-later = Nothing was drawn for this round.
