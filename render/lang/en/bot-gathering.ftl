### Who plays at a table, and how its game starts.

# $table (int)
heading = Players and start of table { $table }
players-and-start = Players and start
name-table = Name this table
name-described = Up to 40 characters, shown in the lobby. Leave it empty for no name.
game-options = Options of the game
set-start = Set start time
start-described = Like today 20:00, Friday 8pm or 2026-12-04 20:00, in your time zone. Leave it empty for no time.
# $when: the time, as everybody reads it in their own zone
starts-at = Planned start: { $when }

## Pace

pace = **Pace**
    -# sets reminders and the clock; `/host clock` changes single numbers
pace-menu = How fast do you want to play?

## pace-choice(pace): how fast a table plays

pace-choice-evening = An evening now
pace-choice-several = Several turns a day
pace-choice-daily = A turn a day
pace-choice-weekly = A few turns a week

##

# $pace: one of these
pace-heading = **Pace** · { $pace }

## Who may join

joins = **Who may join**
    -# only a table for everybody is listed in `/find`

## joins-choice(joins): who may join a lobby

joins-choice-all = Everybody who finds this table
joins-choice-here = Everybody in this channel
joins-choice-asked = Only people who were invited

##

# $who: the player after the last start player
begins-again = { $who } begins, as the player after the last start player.
not-listed = Only people who see this message can join.
asked-only = Only people who were invited can join.

## Start

full = **Start**
    -# the game can start by itself when all seats are taken

## full-choice(full): whether a game starts by itself

full-choice-y = Start by itself when full
full-choice-n = Somebody presses Start

##

starts-when-full = Starts by itself when all seats are taken.

## Welcome

welcome = **Welcome**
    -# tells others for whom this table is meant; it keeps nobody out

## welcome-choice(welcome): for whom a table is meant

welcome-choice-anybody = Everybody
welcome-choice-learners = Beginners welcome
welcome-choice-experienced = Experienced players

## welcomes(welcome): the same in the lobby

welcomes-anybody = Everybody is welcome.
welcomes-learners = Beginners are welcome.
welcomes-experienced = For experienced players.

## Taking somebody out

take-out = **Take somebody out**
    -# they get a direct message and can rejoin only by invitation
whom-take-out = Whom?
# $title: of the table
# $link: to it
was-taken-out = The host of { $title } took you out of the lobby. You can join other tables. { $link }

## Asking people

ask = Invite
ask-heading = **Invite up to four people.** They are pinged in this channel, and their seats are held for 48 hours.
whom-ask = Whom do you want to invite?
# $names: of people
# $count (int)
are-asked = { $count ->
    [one] Invited: { $names }. The seat is held for 48 hours.
   *[other] Invited: { $names }. Their seats are held for 48 hours.
}
nobody-to-ask = Everybody you chose already has a seat.
# $names: of bots
bots-cannot-play = { $names } cannot be invited: bots do not play.
# $who: who asks
# $people: who are asked
# $game: its title
asks-to-join = { $who } invites { $people } to play { $game }. A seat is held for 48 hours.
# $who: who asks
# $people: who are asked
# $game: its title
asks-to-play-again = { $who } wants to play { $game } again with { $people }. Everybody's seat is held for 3 days.
accept = Accept
not-this-time = Not this time
# $title: of the table
# $link: to it
you-joined = You joined { $title }: { $link }
you-declined = Fine. Nobody is told.
# $who
seat-asked = { $who } · invited
