### Why a wish is not granted, and what to do instead. The ids are the codes of `Refusal`s.

## Tables

moved-on = The table has moved on; this is how it stands now.
no-table = There is no table here; open one with /game new.
# $number (int)
no-such-table = You know of no table { $number }; /turns lists yours.
no-table-of-yours = You sit at no table; open one in a channel with /game new.
no-table-at-all = There is no table here, and you sit at none; /game new opens one.
no-table-elsewhere = You sit at no other table of this server; name one in `table`.
which-table = Which table? Name it.
table-exists = This channel already has a table. Finish it, close it with /host close, or use another channel or thread.
opened-without-secret = This table was opened by an older Agora, so its shuffles take no words; open a new one for that.
# $most (int)
word-too-long = Please give a word of 1 to { $most } letters.
not-seated = You have no seat at this table.
# $names: of those who play
# $count (int): how many
not-seated-watch = { $count ->
    [0] You have no seat at this table. You can watch: /board shows the table.
    [one] You have no seat at this table; { $names } plays here. You can watch: /board shows the table.
   *[other] You have no seat at this table; { $names } play here. You can watch: /board shows the table.
}
host-only = Only the host of this table or a server manager can do that.
# $game
no-such-game = This Agora knows no game called { $game }.
# $said: what was typed
# $titles: of the games there are
game-unknown = I know no game called “{ $said }”. I know { $titles }.
# $said: what was typed
# $titles: of the games it may mean
game-unclear = Several games are like “{ $said }”: { $titles }. Write more of the name.
not-begun = The game has not begun; the lobby message has a Start button.
game-over = This game is over.
over-already = This game is over already.
lost-position = That position cannot be shown any more: the rules were corrected since.
stopping = Agora is restarting; nothing was changed. Try again in a minute.

## The lobby

hints-off = This table plays without hints; the lobby said so.
hint-not-asked = A hint is about what you are asked, and you are not asked now; wait for your turn.
hint-unknown = There are no hints for this game; /rules finds a rule of it.
begun-already = The game has begun already.
over-open-new = This game is over; open a new table with /game new.
closed-open-new = This table was closed; open a new one with /game new.
options-settled = This game is over; nothing about it can be changed any more.
# $name
already-seated = { $name } already has a seat at this table.
computer-seated = A computer already has a seat at this table.
seats-taken = All seats of this table are taken.
no-computer = No computer player sits at this table.
# $seats (int)
no-such-seat = This table has the seats 1 to { $seats }.
only-computers = Nobody would be left who plays in person; name a player, or close the table with /host close.
# $title: of the game
# $players: numbers
# $here (int)
wrong-count = { $here ->
    [one] { $title } is for { $players } players; { $here } sits here.
   *[other] { $title } is for { $players } players; { $here } sit here.
}
# $title: of the game
# $option
# $options: all there are
no-such-option = { $title } has no option { $option }; its options: { $options }.
# $title: of the game
# $option
no-options = { $title } has no option { $option }, and no other ones.
# $option
# $values
option-one-of = The option { $option } has to be { $values }.
# $option
option-yes-or-no = The option { $option } has to be yes or no.
# $option
# $bound (int)
option-at-least = The option { $option } has to be at least { $bound }.
# $option
# $bound (int)
option-at-most = The option { $option } has to be at most { $bound }.
# $option
option-number = The option { $option } has to be a whole number.
# $title: of a game
# $why: a sentence of the game
options-unfit = { $title } cannot begin like this. { $why }
# $option
# $count (int)
option-so-many = The option { $option } has to be { $count } different ones of its values, joined by +, or none.
# $option
# $beside: another option
option-idle = The option { $option } changes nothing beside the option { $beside } as it is chosen; set one of them back.
# $said: what was typed
# $options: all there are
option-unread = I do not understand the option “{ $said }”; write it as name=value. This game has the options { $options }.
# $said: what was typed
option-unread-none = I do not understand the option “{ $said }”; this game has no options.


## Channels and threads

no-server = A table needs a channel of a server; open it there with /game new.
no-room = A table needs a text channel or a thread; use the command in one. Nothing was changed.
thread-in-thread = This is a thread already, and a thread cannot be opened inside one; leave the option `thread` out to use this one. Nothing was changed.
no-threads = A thread can only be opened from a text or announcement channel; leave the option `thread` out, or use another channel. Nothing was changed.
# $link
bot-not-here = I am not on this server, so no table can be here. Somebody who manages the server can add me: { $link }. Then use the command again. Nothing was changed.
# $permissions: in Discord's words
bot-lacks = I may not do my work in this channel: I lack { $permissions }. Ask a server manager to allow that here. Nothing was changed.
# $permissions: in Discord's words
bot-lacks-threads = I cannot open a thread here: I lack { $permissions }. Ask a server manager, or use the channel itself. Nothing was changed.
# $permissions: in Discord's words
member-lacks = You may not do that here: you lack { $permissions }. Ask a server manager, or use another channel. Nothing was changed.
channel-gone = This channel was deleted meanwhile; use another one. Nothing was changed.
thread-private = I am no member of this private thread, so I cannot write here: mention me in it, or let a moderator add me, and try again. Nothing was changed.
thread-closed = I cannot write in this thread: it is locked or archived, or I may not see it. Ask a moderator to open it, or use another channel. Nothing was changed.
channel-barred = Discord does not let me write in this channel. Ask a server manager to allow it, or use another channel. Nothing was changed.
thread-not-opened = Discord does not let me open a thread here; use the channel itself or another one. Nothing was changed.
over-not-moved = This game is over; only a table that is open can be moved.
here-already = This table is here already; nothing was changed.
other-server = A table stays on its server: use the command in another channel of that server.

## Buttons and typed lines

rules-changed = These rules are no longer numbered so; look them up once more with /rules.
# $low (int)
# $high (int)
pace-number = Each number must be a whole one from { $low } to { $high }; nothing was changed.
choices-changed = These choices have changed; please choose again.
old-button = This button is of another version of the bot; use /turn instead.
old-button-new-table = This button is of another version of the bot; use /game new instead.
# $most (int)
# $count (int)
line-too-long = A line takes at most { $most } actions and yours has { $count }; send it in several lines. Nothing of it was done.
nothing-to-undo = There is nothing to take back: your last step is already on the table.

## Seats

# $said: what was typed
# $seats: numbers with names
seat-unknown = “{ $said }” is no seat of this table; choose { $seats }.
other-bot = Another bot cannot play; leave the player out for a computer.
no-resigning-any-more = You cannot resign at this moment any more; `/rules resign` tells when.
nobody-else = A caretaker needs somebody else who still plays in person.
invited-already = Somebody is to take this seat already; withdraw that first.
# $seat (int)
invited-elsewhere = That user is invited to seat { $seat } of this table already.
kept-lately = This player wants to keep the seat. You may ask again three days later, or when their time by the table's clock is out.
knows-secrets = That user has seen what another seat of this game holds, or all its secrets, and so cannot take this seat; choose somebody else, or leave the player out for a computer.
accept-not-yours = Only the invited user can accept this.
accept-elsewhere = Accept in the channel of the table, where the invitation is.
decline-not-yours = Only the invited user can decline this.
keep-out-of-time = Your time at this table is out, so your seat may be given away. Take your turn with /turn, then you can keep the seat.
not-your-seat = Only whoever sits there can answer this.
no-such-invitation = There is no such invitation at this table.
invitation-done = This seat has changed hands already.
invitation-declined = This is over: the invitation was declined.
invitation-kept = This is over: the player keeps the seat.
invitation-withdrawn = This is over: the invitation was withdrawn.
invitation-lapsed = This is over: nobody has accepted in time.
invitation-void = This is over: the seat is not what it was.

## Going back

nothing-happened = Nothing has happened yet that could be taken back.
no-such-moment = The table cannot go back to that moment; choose another one.
not-begun-no-undo = The game has not begun, so there is nothing to take back.
over-stays = This game is over; it stays as it ended.
caretaker-plays = A caretaker plays for you; press Take my turn first, then ask.
# $name
asked-already = { $name } has asked to go back already; that question has to be answered first.
refused-before = This was refused. Play on; you may ask again once the table has moved on.
asked-too-often = You have asked several times here. Play on; you may ask again once the table has moved on.
own-question = You asked yourself; the others have to answer.
own-question-withdraw = You asked yourself; press Withdraw to take your question back.
own-answer-missing = Only your own answer is missing; press Agree or Refuse.
# $name
not-your-question = Only { $name } can withdraw this; press Refuse if you object.
# $span: of time
too-early = Everybody has { $span } to answer, quiet hours and absence not counted; that is not over yet for those who have not. Nothing was changed.
out-of-game = You are out of this game; those who still play decide.
no-such-question = There is no such question at this table; /undo asks one.
request-agreed = Everybody agreed already; the table went back.
request-refused = This question is over: somebody refused.
request-withdrawn = This question is over: it was withdrawn.
request-lapsed = This question is over: the table has moved on since.

## Prepared turns

nothing-ahead = You have no turn ahead that could be prepared.
turn-has-come = The table waits for you now, so this is no preparation any more.
plan-done = Nothing is left of your plan.
plan-changed = Your plan has changed since; this is how it stands now.
plan-under-way = Your turn is under way; it goes on by your plan when the others have answered.
no-game-ahead = The game does not run, so there is no turn to prepare.

## Standing orders

order-gone = That order is not active any more; /orders lists those that are.
nothing-held = Your answer is on the table already; it cannot be taken back here.
too-many-orders = You have given so many orders already that no more can be kept; end some of them with /orders. Nothing was changed.
no-such-order = There is no such order (any more); /orders shows what can be ordered.
# $highest (int)
order-number = The number must be from 0 to { $highest }.
orders-while-running = Orders can be given while the game runs.
orders-not-begun = Orders can be given once the game has begun.

## Looking

not-begun-no-past = The game has not begun; there is nothing to look back on.
not-begun-no-steps = The game has not begun, so nothing has happened.
not-begun-no-hand = The game has not begun, so nobody holds anything yet.
not-begun-no-sight = The game has not begun, so there is nothing to see yet.
not-begun-no-numbers = The game has not begun, so there is nothing to explain yet.
# $count (int)
no-such-step = { $count ->
    [one] There is only { $count } step so far; choose that one.
   *[other] There are only { $count } steps so far; choose one of those.
}
no-hands = Nobody holds anything of their own in this game; /board shows all.
no-hand-of-yours = You have no seat at this table, so you hold nothing.
no-numbers = This game has no numbers that need explaining; /rules finds a rule.
# $said: what was typed
# $pictures
picture-unknown = There is no picture “{ $said }”; there are { $pictures }.
which-game = Which game? Name it in the option “game”.
# $title: of the game
no-rules-text = I have no rules text of { $title }.
no-cards = No game here has cards to look up.
# $said: what was typed
card-unknown = I know no card called “{ $said }”.
# $said: what was typed
# $likely
card-unclear = Which card is “{ $said }”? Perhaps { $likely }.
secrets-host-only = Only the host of this table may take its secrets away.
nothing-secret = Nothing is secret here; **Game as a file** below /game log has all there is.

## Oneself

# $said
# $zones
zone-several = “{ $said }” can mean several time zones. Write one of them: { $zones }. Nothing was changed.
# $zones
zone-unknown = I know no such time zone; name a city, for example { $zones }. Nothing was changed.
zone-missing = Choose your time zone as well, so that I know when your night is. Nothing was changed.
# $begin
# $end
# $night: the same in the evening
# $count (int): hours
quiet-hours-long = From { $begin } to { $end } would be { $count } quiet hours. Write { $night }-{ $end } if you mean the night, or { $begin }-{ $end } if you do mean so long. Nothing was changed.
quiet-hours-unread = Write quiet hours like 22:00-07:30 or 10pm-7am, or off. Nothing was changed.
absence-unread = Write when you are back, like 2026-12-24, 2026-12-24 18:00, 3 days or 12 h; off ends an absence. Nothing was changed.
# $days (int)
absence-too-long = An absence ends in the future and lasts at most { $days } days. Nothing was changed.
forgotten-lately = You were forgotten a moment ago; please wait an hour to do it again.
# $count (int): seats that were given up
# $tables: their tables
still-seated = { $count ->
    [0] You still have a seat; nothing else was removed.
    [one] Your seat at table { $tables } was given up. You still have a seat; nothing else was removed.
   *[other] Your seats at tables { $tables } were given up. You still have a seat; nothing else was removed.
}
empty-report = Please write in a few words what is wrong. Nothing was stored.
