### How strong people are, as they and others may read it.

# max 100
ratings = How strong people here are at a game, among those who show it
# max 100
ratings-game = which game; without it, the one that is rated here most

# $game: its title
heading = How strong people are at { $game }
# $count (int): rated games
about = { $count ->
    [one] On this server, from one rated game. A band is right four times in five.
   *[other] On this server, from { $count } rated games. A band is right four times in five.
}
# $count (int): rated games
about-everywhere = { $count ->
    [one] On all servers, from one rated game. A band is right four times in five.
   *[other] On all servers, from { $count } rated games. A band is right four times in five.
}
off-here = This server has no ratings. Its managers decided so.

## What is known of somebody

# $number (int)
# $low (int)
# $high (int)
# $count (int): rated games
band = { $count ->
    [one] about { $number }, between { $low } and { $high }; one game
   *[other] about { $number }, between { $low } and { $high }; { $count } games
}
# $games (int): rated games so far
# $least (int): games that are needed
too-early = { $games ->
    [one] One of about { $least } games: nothing to say yet
   *[other] { $games } of about { $least } games: nothing to say yet
}
# $games (int): rated games of everybody so far
# $least (int): games that are needed
too-early-here = { $games ->
    [0] No rated game has ended yet. A game is rated if its host says so before it begins.
    [one] One of about { $least } rated games of everybody: nothing to say yet
   *[other] { $games } of about { $least } rated games of everybody: nothing to say yet
}
# $known: what is known
you = **You:** { $known }
you-not-rated = **You** have no rated game yet.

## seen(shown): who reads it

seen-hidden = Only you see this. In `/me settings` you can show it to others.
seen-server = Members of this server see this. You can change that in `/me settings`.
seen-everywhere = Everybody may see this. You can change that in `/me settings`.
seen-off = You have no rating, as you chose in `/me settings`.

## The list

# $place: such as 3, or 1-4
# $who: as a mention
# $known: what is known
line = **{ $place }** · { $who } · { $known }
# $place: such as 3, or 1-4
# $who: as a mention
# $known: what is known
line-resting = { $place } · { $who } · { $known } · resting: no rated game for 90 days
# $first (int)
# $last (int)
places = { $first }-{ $last }
nobody-shows = Nobody shows their rating here yet. In `/me settings` you can.
another-island = These people have never met those above, not even through others. So nobody can compare them.
places-explained = Places such as 1-4 mean that the bands overlap: nobody knows the order yet.

## Other marks

# $count (int): forecasts
# $low (int): in percent
# $high (int): in percent
# $share (int): in percent
forecasts = { $count ->
    [one] Of one forecast of { $low }-{ $high } %, { $share } % came true.
   *[other] Of { $count } forecasts of { $low }-{ $high } %, { $share } % came true.
}
# $marks: a list
computers = Computers, for comparison: { $marks }

## computer(level): where computers of a level stand
## $number (int)
## $low (int)
## $high (int)

computer-beginner = *beginner* about { $number }, between { $low } and { $high }
computer-normal = *normal* about { $number }, between { $low } and { $high }
computer-good = *good* about { $number }, between { $low } and { $high }
computer-strong = *strong* about { $number }, between { $low } and { $high }

##

which-game = Which game?
show-everywhere = Show all servers
show-here = Show this server
next-page = Show next
page-before = Show previous

## Whether a server has ratings

server-on = Ratings are **on** for this server. They are worked out from games that hosts open as rated, and each person decides who sees theirs. `/server ratings ratings:off` stops that.
server-off = Ratings are **off** for this server: nothing is worked out or shown for it, and its games count nowhere. `/server ratings ratings:on` starts that.
