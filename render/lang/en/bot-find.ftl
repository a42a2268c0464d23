### Looking for a table: open tables, what somebody would like to play, and matches.

# max 100
find = Find a table to play at, or people to play with
heading = Open tables here
# $game: its title
heading-game = Open tables of { $game }
nobody-yet = No table is open that you could join now.
# $count (int)
more = { $count ->
    [one] One more table is open. Choose a game to see it.
   *[other] { $count } more tables are open. Choose a game to see them.
}
your-hours = plays at your hours
suits = suits your wish
# $number (int)
join = Join { $number }
join-table = Join
look-at = Look at a table
which-game = Which game?
all-games = All games
would-play = I would play ...
ask-me = Ask me when somebody does
my-wish = My wish
avoid-somebody = Avoid somebody
back = Back to the tables
# $who: names
players = Players: { $who }
# $title: of the table
# $link: to it
joined = You joined { $title }: { $link }
full-now = The last seat was just taken. Here are the tables that are left.
gone-now = You can no longer join that table. Here are the tables that are left.
# $table: a line about it
next-best = The next best one: { $table }

## The wish

# $games: their titles
# $sizes: numbers of players
# $pace
# $when: a moment
wish = **You would play** { $games } · { $sizes } players · { $pace } · until { $when }
# $count (int)
most = { $count ->
    [one] You play at { $count } table at once, at most.
   *[other] You play at { $count } tables at once, at most.
}
# $hours: parts of the day
hours = You play at { $hours }, in your time zone. At first this comes from your own answers.
any-hours = You play at any hour, as far as I know.
# $language: its name
in-language = You play in { $language }. Your language and time zone come from `/me settings`.
looking = I look for people and tables, and ask you first.
asleep = Your wish is paused, because you left two questions unanswered.
# $when: a moment
rests = Your wish is paused until { $when }.
no-wish-here = You have no wish on this server.
wish-heading = What you would play
change = Change it
end = End it
wake = Resume
ended = Your wish is over.
which-hours = When do you play?
any-time = At any hour
# $begin
# $end
between = { $begin } to { $end }
whom-for = For whom should it be?

## meant(welcome): for whom somebody would like a table to be

meant-anybody = Anybody is welcome
meant-learners = Beginners are welcome
meant-experienced = Rather experienced players

## The window; labels of at most 45 characters

window = What would you play?
games = Games
games-about = Choose all that you would play
sizes = Players
sizes-about = How many people may play, including you
# $count (int)
size = { $count } players
pace = Pace
at-once = Tables at once
at-once-about = I do not match you while you play at that many
# $count (int)
tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
until = Until

## speed(pace): how fast a table plays, as a choice
## max 100

speed-evening = An evening now
speed-several = Several turns a day
speed-daily = A turn a day
speed-weekly = A few turns a week

## lasts(until): how long a wish lasts

lasts-tonight = Tonight
lasts-week = For a week
lasts-month = For a month

## Whom somebody would rather not meet

# max 100
avoid = Agora: rather not play with
avoid-heading = With whom would you rather not play?
avoid-about = You will not be matched with them, and their tables are not offered to you. Nobody is told, not even them. It counts both ways.
nobody-avoided = Your list is empty.
# $names
avoided = **Your list:** { $names }
whom-avoid = Whom do you mean?
whom-forgive = Remove from your list
avoided-now = Done. Nobody is told. `/find` has your list.

## A match

you = you
# $who: all of them, such as "Ann, Bob and you"
# $game: its title
# $pace
# $server: its name
match = **{ $who } would all play { $game }**, { $pace }, on { $server }.
widened = This does not fit every wish exactly. Half of somebody's time has passed, so I searched a little wider.
# $when: a moment
answer-until = If everybody says yes until { $when }, I open the table. Nobody learns who said no.
yes = I am in
no = Not now
not-with = Not with somebody here
# $when: a moment
you-are-in = You are in. I tell you by { $when } whether the others are, too.
you-are-last = You are in, and so is everybody else. I open the table now and send you the link.
you-are-out = Fine. Nobody is told. Your wish is paused until tomorrow.
you-avoid = Fine. Nobody is told. I keep looking for other people.
whom-here = With whom?
# $who: a ping
may-be-table = { $who }, there may be a table for you.
see = See it
# $game: its title
# $server: its name
over = It did not come together: { $game } on { $server }. I keep looking.
over-asleep = You left two questions unanswered, so your wish is paused. In `/find`, press **My wish** to go on.
# $game: its title
# $link: to it
open = Everybody said yes. Your table of { $game } is open: { $link }
# $who: a ping
# $table: a line about it
table-suits = { $who }, this table suits your wish: { $table }
# $link: to it
where = { $link }
