### The pictures of somebody's record, and the same in words.

# $count (int)
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
all-games = All games
# $count (int)
players = { $count } players

## during(period): from when on games count

during-all = all time
during-year = the last year
during-quarter = the last 3 months

## Places

places = Places
chance = by chance
# $place (int)
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## Rating

strength = Rating
# $points (int)
about = about { $points }
# $low (int)
# $high (int)
between = { $low } to { $high }
four-in-five = Four times in five within
# $count (int)
# $needed (int)
too-early = { $count } of about { $needed } rated games: nothing to say yet.
# $count (int)
# $needed (int)
server-too-early = { $count } of about { $needed } rated games of everybody.

## Points

points = Points, median
server = server
unknown = –
winners = winners
sources = Points per game

## Answers

answers = Time to answer
# $share (int)
within = { $share } % within

## first(kind): a first or a best

first-first_game = First game
first-first_win = First win
first-most_points = Most points
first-closest_win = Closest win

##

# $when: a month
# $points: a number
by-points = { $points } · { $when }
# $when: a month
# $game: its title
of-game = { $game } · { $when }
# $points: a number
lead = by { $points }
firsts = Firsts and bests

## In words

# $who
# $game: its title
# $count (int)
# $which: sizes and period
alt-head = { $count ->
    [one] Record of { $who }: { $game }, { $count } game, { $which }.
   *[other] Record of { $who }: { $game }, { $count } games, { $which }.
}
all-sizes = all sizes
# $people (int)
# $places: how often each place, such as "1st 4 times"
# $chance: how often each would come by chance
alt-places = Among { $people } people: { $places }; by chance each { $chance }.
# $place (int)
# $count (int)
alt-place = place { $place } { $count ->
    [0] never
    [one] once
    [2] twice
   *[other] { $count } times
}
# $middle (int)
# $low (int)
# $high (int)
# $count (int)
# $end: a month
alt-strength = Rating in { $end }: about { $middle }, between { $low } and { $high }, right four times in five, after { $count } rated games.
# $said: that it is too early
alt-too-early = Rating: { $said }
# $begin: a month
# $middle (int)
# $low (int)
# $high (int)
alt-strength-before = In { $begin } it was about { $middle }, between { $low } and { $high }.
# $levels: computers with their strength
alt-computers = Computers: { $levels }.
# $level
# $points (int)
alt-computer = { $level } { $points }
# $quarter: a span
# $half: a span
# $most: a span
alt-answers = Answers: a quarter within { $quarter }, half within { $half }, three quarters within { $most }.
# $count (int)
# $mine: a number
alt-points = Points with { $count } players, as medians: { $mine }
# $points: a number
alt-server = all on this server { $points }
# $points: a number
alt-winners = winners { $points }
# $sources: their names and points
alt-sources = Points per game: { $sources }.
# $source: its name
# $mine: a number
alt-source = { $source } { $mine }
# $source: its name
# $mine: a number
# $winners: a number
alt-source-against = { $source } { $mine }, winners { $winners }
# $first: what it is
# $when: a month, and more
alt-first = { $first }: { $when }.
