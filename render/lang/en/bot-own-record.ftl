### The record of somebody's games: a private page, which its owner can share.

# max 100
record = See your record: places, points and rating in your games
# max 100
record-player = whose record; yours if you name nobody
# max 100
record-game = which game; the one you play most if you name none

my-record = See my record
only-you = Only you see this page.
# $who: a person
of-other = Record of { $who }. Only you see this page.
# $who: a person
shares = { $who } shares a record.

## Menus; at most 28 characters

which-game = Choose a game
which-size = Choose a table size
which-period = Choose a period
all-games = All games
all-sizes = All table sizes
# $count (int)
size = { $count } players

## period(period): from when on games count

period-all = All time
period-year = The last year
period-quarter = The last 3 months

##

share = Share
shared-button = Shared
best-game = See the best game
shared = I posted your record in this channel.
shared-without = I posted your record in this channel, without your rating. During a game at this table I show none.

## What is only on the page

none-yet = You have not finished a game with other people yet. Come back after your first one.
# $who: a person
none-of-other = { $who } has not finished a game with other people here yet.
none-of-these = No finished game with other people fits this choice.
met-heading = **People you have met** (each of you sees this, nobody else)
# $who: a person
# $games (int)
# $ahead (int)
# $behind (int)
met = { $who }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, you finished ahead { $ahead ->
    [0] never
    [one] once
    [2] twice
   *[other] { $ahead } times
}, after them { $behind ->
    [0] never
    [one] once
    [2] twice
   *[other] { $behind } times
}
# $who: a person
# $games (int)
# $ahead (int)
# $behind (int)
met-in-all = You and { $who } have finished { $games ->
    [one] one game
   *[other] { $games } games of all kinds
} together: you finished ahead { $ahead ->
    [0] never
    [one] once
    [2] twice
   *[other] { $ahead } times
}, after them { $behind ->
    [0] never
    [one] once
    [2] twice
   *[other] { $behind } times
}.
# $count (int)
more-met = { $count ->
    [one] And { $count } more person.
   *[other] And { $count } more people.
}
# $levels: each with numbers of games
practice = **Practice against computers:** { $levels }
# $level
# $won (int)
# $games (int)
practice-level = *{ $level }*: { $won } of { $games }
any-level = other
# $count (int)
thanks = { $count ->
    [one] You took over a seat in { $count } game. Thank you!
   *[other] You took over a seat in { $count } games. Thank you!
}
# $game: its title
# $table (int): its number
# $reason: as a manager gave it
voided = A manager took out the result of { $game }, table { $table }: { $reason }
unrated = Your rating is off. You can change that in `/me settings`.
# $who: a person
together = I show no rating while you and { $who } play at the same table.

## Another person

# $who: a person
keeps-private = { $who } keeps this record private.
# $who: a person
never-met = You and { $who } have not finished a game together.
# $name
bots-have-none = { $name } is a bot and has no record here.

## What was special about a game for the reader, one fact a line

# $game: its title
first-win = This was your first win in { $game }.
# $points (int)
# $before (int): the best until then
# $count (int)
most-points = { $points } points are your best with { $count } players so far. Until now it was { $before }.
# $lead (int): points
# $before (int): the smallest lead until then
closest-win = You won by { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
}, your closest win so far. Until now it was { $before }.
# $count (int): 10, 25, 50, 100, 200
# $game: its title
round-number = This was your { $count }th game of { $game } with other people.
# $game: its title
first-game = This was your first game of { $game } with other people.

## What was to be expected

# $chance (int)
# $place: such as "2nd"
expected-about = You had a { $chance } % chance to win. Finishing { $place } is about what I expected.
# $chance (int)
# $place: such as "2nd"
expected-better = You had a { $chance } % chance to win. Finishing { $place } is better than I expected.
# $chance (int)
# $place: such as "2nd"
expected-less = You had a { $chance } % chance to win. Finishing { $place } is less than I expected.
