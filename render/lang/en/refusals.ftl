### Why a wish is not granted, and what to do instead. The ids are the codes of `Refusal`s.

## Tables

moved-on = The table has moved on. Here is the current position.
no-table = There is no table here. Open one with /game new.
# $number (int)
no-such-table = I know no table { $number } that you can see. /turns lists yours.
no-table-of-yours = You have no table. Open one in a channel with /game new.
no-table-at-all = There is no table here, and you have no seat at any. Open one with /game new.
# $link
no-table-opens-here = You have no table. Open one in a direct message to me with /game new: it is played by direct message, and friends join by an invitation. Or add me to a server that you manage: { $link }
no-table-elsewhere = You have no seat at another table of this server. Choose one with the option `table`.
which-table = Which table? Please give its number.
table-exists = This channel already has a table. Finish it, close it with /host close, or use another channel or thread.
opened-without-secret = This table takes no words for its shuffles, because an older version opened it. Open a new table for that.
# $most (int)
word-too-long = Please give a word of 1 to { $most } characters.
not-seated = You have no seat at this table.
# $names: of those who play
# $count (int): how many
not-seated-watch = { $count ->
    [0] You have no seat at this table. To watch, use /board.
    [one] You have no seat at this table: { $names } plays here. To watch, use /board.
   *[other] You have no seat at this table: { $names } play here. To watch, use /board.
}
host-only = Only the host of this table or a server manager can do that.
manager-only = This table has no host. Only a server manager can do that.
# $game
no-such-game = This version has no game called { $game }.
# $said: what was typed
# $titles: of the games there are
game-unknown = I have no game called “{ $said }”. I have { $titles }.
# $said: what was typed
# $titles: of the games it may mean
game-unclear = “{ $said }” fits several games: { $titles }. Please type more of the name.
not-begun = The game has not started. Press Start in the lobby message.
game-over = This game is over.
over-already = This game is already over.
lost-position = I can no longer show that position, because the rules were corrected since.
stopping = Agora is restarting. Nothing was changed. Try again in a minute.

## The lobby

hints-off = This table plays without hints. The lobby said so.
hint-not-asked = You have nothing to answer now. Ask for a hint when it is your turn.
review-not-over = You can review a game once it is over.
review-unknown = I cannot review this game.
practice-not-yours = You can only try your own turns again.
practice-no-place = I open practice tables in private threads, and there can be none here. Press **Review my game** in a text channel or a thread of one.
hint-unknown = There are no hints for this game. To find a rule, use /rules.
begun-already = The game has already started.
over-open-new = This game is over. Open a new table with /game new.
closed-open-new = This table was closed. Open a new one with /game new.
options-settled = This game is over, so its options are fixed.
# $name
already-seated = { $name } already has a seat at this table.
computer-seated = A computer already has a seat at this table.
seats-taken = All seats of this table are taken.
# $span: of time
seats-held = The free seats are held for people who were invited. Try again in { $span }, or when somebody declines.
joins-by-invitation = You need an invitation to join this table. Ask a player for one.
invitation-unknown = No open lobby has this invitation. It may be mistyped, or the game has started. Ask your friend for it.
only-computers-take-over = At a table without a channel, only a computer can take over a seat.
joins-asked-only = Only people who were invited can join this table. Ask a player for an invitation.
taken-out = The host took you out of this table. You can join again if a player invites you.
# $name
invited-here = { $name } is invited already.
# $name
cannot-be-asked = { $name } cannot be invited to this table.
# $most (int)
asked-at-once = You can invite up to { $most } people at once.
# $free (int)
asked-beyond-seats = { $free ->
    [0] There is no free seat for more people.
    [one] There is one free seat. Invite one person.
   *[other] There are { $free } free seats. Invite up to { $free } people.
}
not-asked = You have no open invitation to this table. If there is a free seat, press Join in the lobby.
# $most (int)
table-name-long = A name can have up to { $most } characters.
no-computer = There is no computer player at this table.
# $seats (int)
no-such-seat = This table has seats 1 to { $seats }.
only-computers = Only computers would be left. Choose a player, or close the table with /host close.
# $title: of the game
# $players: numbers
# $here (int)
wrong-count = { $here ->
    [one] { $title } is for { $players } players. There is { $here } here.
   *[other] { $title } is for { $players } players. There are { $here } here.
}
# $title: of the game
# $option
# $options: all there are
no-such-option = { $title } has no option { $option }. Its options: { $options }.
# $title: of the game
# $option
no-options = { $title } has no option { $option }, nor any other.
# $option
# $values
option-one-of = The option { $option } must be { $values }.
# $option
option-yes-or-no = The option { $option } must be yes or no.
# $option
# $bound (int)
option-at-least = The option { $option } must be at least { $bound }.
# $option
# $bound (int)
option-at-most = The option { $option } must be at most { $bound }.
# $option
option-number = The option { $option } must be a whole number.
# $title: of a game
# $why: a sentence of the game
options-unfit = { $title } cannot start like this. { $why }
# $option
# $count (int)
option-so-many = The option { $option } takes { $count } different values, joined by +, or none.
# $option
# $beside: another option
option-idle = The option { $option } has no effect with { $beside } set like that. Reset one of them.
# $said: what was typed
# $options: all there are
option-unread = I do not understand the option “{ $said }”. Write it as name=value. This game has the options { $options }.
# $said: what was typed
option-unread-none = I do not understand the option “{ $said }”. This game has no options.


## Channels and threads

no-server = This works only in a channel of a server.
no-room = A table needs a text channel or a thread. Use the command in one. Nothing was changed.
thread-in-thread = You are already in a thread, and a thread cannot contain another. Leave out the option `thread` to use this one. Nothing was changed.
no-threads = A thread can only be opened from a text or announcement channel. Leave out the option `thread`, or use another channel. Nothing was changed.
# $link
bot-not-here = I am not on this server, so no table can be opened here. Your turns are in /turns. Somebody who manages the server can add me: { $link }. Nothing was changed.
# $permissions: in Discord's words
bot-lacks = I cannot work in this channel. Missing permissions: { $permissions }. Ask a server manager to grant them. Nothing was changed.
# $permissions: in Discord's words
bot-lacks-threads = I cannot open a thread here. Missing permissions: { $permissions }. Ask a server manager, or use the channel itself. Nothing was changed.
# $permissions: in Discord's words
member-lacks = You cannot do that here. Missing permissions: { $permissions }. Ask a server manager, or use another channel. Nothing was changed.
channel-gone = This channel was deleted. Please use another one. Nothing was changed.
thread-private = I cannot write in this private thread because I am not a member. Mention me here or ask a moderator to add me, then try again. Nothing was changed.
thread-closed = I cannot write in this thread. It is locked or archived, or I cannot see it. Ask a moderator to open it, or use another channel. Nothing was changed.
channel-barred = Discord does not let me write in this channel. Ask a server manager to allow it, or use another channel. Nothing was changed.
thread-not-opened = Discord does not let me open a thread here. Use the channel itself or another one. Nothing was changed.
over-not-moved = This game is over. Only an open table can be moved.
here-already = This table is already here. Nothing was changed.
other-server = A table stays on its server. Use the command in another channel of that server.
stays-without-channel = This table has no channel, and it cannot be moved to one.

## Buttons and typed lines

rules-changed = These rules have been renumbered. Look them up again with /rules.
# $low (int)
# $high (int)
# $said: what was typed
pace-number = I cannot use “{ $said }”. Each number must be a whole one from { $low } to { $high }. Nothing was changed.
choices-changed = These choices have changed. Please choose again.
old-button = This button is from another version of the bot. Use /turn instead.
no-course = This game has no course yet. Press **Take a lesson** in /help for a game with hints.
old-button-new-table = This button is from another version of the bot. Use /game new instead.
# $most (int)
# $count (int)
line-too-long = A line takes at most { $most } actions, and yours has { $count }. Please send it in several lines. Nothing was played.
nothing-to-undo = There is nothing to undo. Your last step is already final.

## Seats

# $said: what was typed
# $seats: numbers with names
seat-unknown = This table has no seat “{ $said }”. Choose { $seats }.
other-bot = Bots cannot play. For a computer player, leave out the player.
no-resigning-any-more = It is too late to resign now. `/rules resign` says when you can.
nobody-else = A caretaker needs somebody else who still plays in person.
invited-already = Somebody is already invited to this seat. Withdraw that invitation first.
# $seat (int)
invited-elsewhere = That user is already invited to seat { $seat } of this table.
kept-lately = This player chose to keep the seat. You can ask again after three days, or once their time has run out.
knows-secrets = That user cannot take this seat. They have seen what another seat holds, or all secrets of this game. Choose somebody else, or leave out the player for a computer.
accept-not-yours = Only the invited user can accept this.
accept-elsewhere = Please accept in the channel of the table, where the invitation is.
decline-not-yours = Only the invited user can decline this.
keep-out-of-time = You have run out of time, so your seat may be given away. Take your turn with /turn. Then you can keep the seat.
not-your-seat = Only the player of that seat can answer this.
no-such-invitation = This table has no such invitation.
invitation-done = This seat has already changed hands.
invitation-declined = The invitation was declined.
invitation-kept = The player keeps the seat.
invitation-withdrawn = The invitation was withdrawn.
invitation-lapsed = The invitation has expired.
invitation-void = The invitation has expired, because the seat has changed.

## Going back

nothing-happened = Nothing has happened yet, so there is nothing to take back.
no-such-moment = The table cannot go back to that moment. Choose another one.
not-begun-no-undo = The game has not started, so there is nothing to take back.
over-stays = This game is over and can no longer be changed.
caretaker-plays = A caretaker plays for you. Press Take my turn, then ask again.
# $name
asked-already = { $name } has already asked to go back. Answer that first.
refused-before = This was refused. You can ask again once the table has moved on.
asked-too-often = You have asked several times here. You can ask again once the table has moved on.
own-question = You asked this yourself. The others have to answer.
own-question-withdraw = You asked this yourself. To take your question back, press Withdraw.
own-answer-missing = Only your own answer is missing. Press Agree or Refuse.
# $name
not-your-question = Only { $name } can withdraw this. To object, press Refuse.
# $span: of time
too-early = Somebody still has { $span } to answer, not counting quiet hours and absence. Nothing was changed.
out-of-game = You are out of this game. Those who still play decide.
no-such-question = That question is no longer open. To ask, use /undo.
request-agreed = Everybody has already agreed. The table went back.
request-refused = This was refused.
request-withdrawn = This was withdrawn.
request-lapsed = This has expired, because the table has moved on.

## Prepared turns

nothing-ahead = You have no turn to prepare.
turn-has-come = It is your turn now, so there is nothing to prepare.
plan-done = Your plan is finished.
plan-changed = Your plan has changed. Here is the current one.
plan-under-way = Your turn is under way. Your plan continues when the others have answered.
no-game-ahead = The game is not running, so there is no turn to prepare.

## Standing orders

order-gone = That order is no longer active. /orders lists those that are.
nothing-held = Your answer has already been posted. You cannot take it back here.
too-many-orders = You have too many orders. End some of them with /orders. Nothing was changed.
no-such-order = That order does not exist. /orders shows what you can order.
# $highest (int)
order-number = The number must be from 0 to { $highest }.
orders-while-running = You can give orders only while the game runs.
orders-not-begun = You can give orders once the game has started.

## Looking

not-begun-no-past = The game has not started, so there is nothing to look back on.
not-begun-no-steps = The game has not started, so nothing has happened.
not-begun-no-hand = The game has not started, so nobody has a hand yet.
not-begun-no-sight = The game has not started, so there is nothing to see yet.
not-begun-no-numbers = The game has not started, so there is nothing to explain yet.
# $count (int)
no-such-step = { $count ->
    [one] There is only { $count } step so far. Choose that one.
   *[other] There are only { $count } steps so far. Choose one of those.
}
no-hands = Nobody holds a hand in this game. /board shows everything.
no-hand-of-yours = You have no seat at this table, so you have no hand.
no-numbers = This game has no numbers to explain. To find a rule, use /rules.
# $said: what was typed
# $pictures
picture-unknown = There is no picture “{ $said }”. There are { $pictures }.
which-game = Which game? Choose it with the option `game`.
# $title: of the game
no-rules-text = I have no rules text for { $title }.
no-cards = No game here has cards to look up.
# $said: what was typed
card-unknown = I know no card called “{ $said }”.
# $said: what was typed
# $likely
card-unclear = Which card is “{ $said }”? Perhaps { $likely }.
secrets-host-only = Only the host of this table can export its secrets.
nothing-secret = This table has no secrets. **Game as a file** below /game log has everything.
