### Opening tables, filling them, their options, beginning and ending their games.

## The lobby

# $table (int)
lobby-title = Table { $table }
# $counts: how many people can play, for example "2 to 4"
players = **Players** · { $counts }
# $seat (int)
# $who
player = { $seat }. { $who }
# $seat (int)
# $who
player-host = { $seat }. { $who } · host
# $count (int)
free-seats = { $count ->
    [one] { $count } more seat is free
   *[other] { $count } more seats are free
}
pace = **Pace**
join = Join
leave = Leave
start = Start
add-computer = Add computer
remove-computer = Remove computer
add-thinker = Add a computer

## level(level): how well a computer plays, in a menu

level-beginner = Beginner
level-normal = Normal
level-good = Good
level-strong = Strong

## skill(level): the same in a few more words

skill-beginner = Makes mistakes and never attacks. Good for a first game
skill-normal = Looks a little ahead and answers at once
skill-good = Thinks through its whole turn
skill-strong = Considers more options and takes longer

##

options = Options
# $lobby (int)
# $days (int)
closed-when-idle = Without activity, a lobby closes after { $lobby } days and a running game after { $days }. You are asked a week before.
# $lobby (int)
lobby-closed-when-idle = Without activity, a lobby closes after { $lobby } days. You are asked a week before.

## What is left of it

# $table (int)
# $game
# $seats
game-has-begun = Table { $table } · { $game } · The game has started: { $seats } play. The boards are below.
# $table (int)
# $game
table-was-closed = Table { $table } · { $game } · This table was closed.
# $table (int)
# $game
# $seats
game-is-over = Table { $table } · { $game } · { $seats } played here. This game is over.

## Options

options-heading = **Options**
# $option: its title
# $value
option = { $option }: **{ $value }**
# $option: its title
# $value
option-chosen = **{ $option }**: { $value }
# $table (int)
options-of-table = Options of table { $table }
# $option: its title
change-option = Change: { $option }
yes = yes
no = no
none = none

posts-option = **Posts of this table**
    -# in the channel, for everyone; for your own panels use `/me settings`
posts-menu = Posts of this table

## posts-choice(kind): how the posts of a table are shown

posts-choice-phone = Pictures for a phone
posts-choice-desk = Pictures for a wide screen
posts-choice-words = In words, no pictures

## Answers to commands and presses

# $game
# $counts: how many people can play, for example "2 to 4"
game-for-players = { $game } ({ $counts } players)
# $table (int)
# $link
table-is-open = Table { $table } is open: { $link }
open-in-thread = Open the table in a new thread
# $table (int)
table-is-closed = Table { $table } is closed.
nothing-was-changed = Nothing was changed.

## How a table stands

# $link
message-again = Its message was deleted. Here is a new one: { $link }
your-tables = **Your tables**
your-other-tables = **Your other tables**
# $seats
seated = Players: { $seats }
not-begun = The game has not started.
closed-without-result = The table was closed without a result.
# $when: a moment
last-change = last change { $when }

## The file of a game

which-file = Which file do you want?
file-for-me = What I may know
file-with-secrets = With all hidden cards
# $title: of the table
as-a-file = { $title } as a file.
# $title: of the table
with-all-secrets = { $title } with all its secrets.
# $table (int)
take-secrets = **Export all secrets of table { $table }?** The file shows every hand, every deck and all random results to come. The table is told that you took it.
yes-show-all = Yes: export all
file-is-below = The file is below.

## Closing

# $table (int)
close-table = **Close table { $table }?** The game ends without a result for everybody.
yes-close = Yes: close the table
