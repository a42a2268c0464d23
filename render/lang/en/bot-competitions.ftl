### What seasons and tournaments have in common: signing up, taking part, tables.

sign-up = Sign up
change-sign-up = Change my choices
withdraw = Withdraw
standings = Standings
my-tables = My tables
i-am-in = I am in
stay = Stay

## state(code): how far it has come

state-signing-up = People can sign up
state-confirming = It starts soon
state-running = It is running
state-over = It is over
state-cancelled = It was called off

##

# $count (int): who have signed up
# $when: a moment
signed-up = { $count ->
    [0] Nobody has signed up yet. It starts { $when }.
    [one] One person has signed up. It starts { $when }.
   *[other] { $count } people have signed up. It starts { $when }.
}
# $count (int): who are in
# $all (int): who have signed up
# $when: a moment
confirmed = { $count } of { $all } people have said that they are in. It starts { $when }. Press **I am in** to take part.
# $count (int)
missing = { $count ->
    [one] One more person is needed.
   *[other] { $count } more people are needed.
}
# $most (int)
places = There are { $most } places. People who sign up after that are on the waiting list.
# $played (int)
# $all (int): tables
# $open (int)
progress = Tables that are over: { $played } of { $all }. Being played: { $open }.
# $seal: digits
sealed = Draws come from a secret with the seal `{ $seal }`. I publish the secret at the end.
# $secret: digits
unsealed = The secret of all draws and lots: `{ $secret }`

## trouble(code): why it waits

trouble-few = Too few people are in. It starts as soon as there are enough.
trouble-apart = Two people cannot be placed together. It starts as soon as more people are in. Only you are told that.
trouble-gone = My channel for it is gone. It rests until I am given another one: end it, and set it up again.
trouble-barred = I cannot post or open threads in its channel. It rests until I can.
trouble-room = There is no room for more tables on this server. The next ones open when others are over.
trouble-left = I am no longer on that server.

## The window; labels of at most 45 characters

window = Take part
at-once = Tables at once
at-once-about = I open no more tables for you at the same time
# $count (int)
tables-at-once = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
hours = When do you play?
hours-about = Choose none if any hour suits you
# $title: of the competition
# $when: a moment
you-signed-up = You have signed up for { $title }. Two days before the start, { $when }, I ask whether you are in.
# $title
you-are-in = You are in: { $title }.
# $title
you-wait = You are on the waiting list of { $title }. You take over tables of people who drop out; these count for the others at the table, not for you.
# $language: its name
your-language = You play in { $language }. Your language and time zone come from `/me settings`.

## Leaving

# $title
leave-heading = Do you want to leave { $title }?
leave-before = You can sign up again until it starts.
leave-running = You drop out. Somebody else takes your tables that have not begun, and a computer plays on at the others. You cannot come back to this one.
leave = Leave
left = You do not take part any more.
stayed = You stay.

## Questions and news, as direct messages

# $title
# $server
# $when: a moment
ask-in = { $title } on { $server } starts { $when }. Are you in? If you do not answer, you do not take part.
# $title
# $server
# $link: to its message
begins = [{ $title }]({ $link }) on { $server } has started. I open your tables one after the other.
# $title
# $server
no-place = { $title } on { $server } has started, and there was no place in a group for you. You are on the waiting list, and you come first in the next one.
# $title
# $server
# $when: a moment
away = You have run out of time at all your tables of { $title } on { $server }. Answer at one of them before { $when }, or you drop out.
# $title
# $server
dropped = You have dropped out of { $title } on { $server }, because you had run out of time at all your tables.
# $title
# $server
# $rank (int)
ended-with-rank = { $title } on { $server } is over. You came in { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] at place { $rank }
} in your group.
# $title
# $server
# $rank (int)
ended-with-place = { $title } on { $server } is over. You came in { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] at place { $rank }
}.
# $title
# $server
slowest = Your table of { $title } on { $server } is the slowest of its round: the next round begins when it ends. Nobody else is told.
# $title
# $server
ended = { $title } on { $server } is over.
# $title
# $server
called-off = { $title } on { $server } was called off.
# $who: as a mention
question-waits = { $who }, there is a question for you.
see = See it
# $title
# $server
# $said: what is wrong
manager-told = { $title } on { $server }: { $said }

## Standings

in-bold = Points are in bold.

## My tables

# $title
my-heading = Your tables of { $title }
not-in = You do not take part. Press **Sign up** below the message.
# $number (int)
# $who: the others
# $state
table-line = Table { $number } with { $who } · { $state }
planned = not begun
# $link
playing = [being played]({ $link })
void = no result
# $place (int)
# $points
finished-with = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] place { $place }
}, { $points } points
finished = over
# $points
walkover = won without a game, { $points } points
substitute-there = You sit there for somebody who dropped out.
no-tables-yet = You have no tables yet.
a-computer = a computer

## For managers

managed-heading = Seasons and tournaments of this server
managed-none = None is under way. Give the options of the command to begin one.
# $title
# $state
managed-line = **{ $title }** · { $state }
smaller = Let smaller groups play
smaller-now = Smaller groups may play now.
end-it = End it
call-off = Call it off
# $title
end-question = Do you want to end { $title } now? What was played counts. Open tables go on as usual ones.
# $title
call-off-question = Do you want to call off { $title }? Everybody who signed up is told.
end-yes = Yes, end it
end-done = It is over.
call-off-done = It was called off.
# $where: a channel
is-posted = Done. People can sign up in { $where } in a moment.
