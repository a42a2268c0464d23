### Tables whose channel is gone or closed, tables that rest, moving, and lists of tables.

## state(place): what is the matter with the channel of a table

state-barred = I cannot write in the channel of this table at the moment.
state-gone = The channel of this table was deleted, so its players get its posts by direct message.
state-left = I was removed from the server of this table. The table rests and its clock is stopped until I am invited again.

## field(place): the same as a field in a list of tables

field-barred = I cannot write in its channel
field-gone = its channel was deleted (`/host move`)
field-left = rests: I was removed from its server

## table-in(place): a table in a list
## $table (int)
## $game
## $channel

table-in-there = Table { $table }: { $game } in { $channel }
table-in-barred = Table { $table }: { $game } in { $channel }
table-in-gone = Table { $table }: { $game } in a deleted channel
table-in-left = Table { $table }: { $game } in a server that I was removed from

##

# $table (int)
# $game
by-message = Table { $table }: { $game } by direct message
# $others: the other players
with-others = with { $others }

## status(status): how a table stands, as a field in a list

status-lobby = not started
status-finished = over
status-abandoned = closed
status-running = running

##

waits-for-you = **waits for you**
# $seats
waits-for = waits for { $seats }

## What can be done

# $table (int)
you-move = To move the table, type `/host move table:{ $table }` in another channel of the server.
# $host
# $table (int)
host-moves = { $host } or a server manager can move the table: type `/host move table:{ $table }` in another channel of the server.
# $table (int)
manager-moves = A server manager can move the table: type `/host move table:{ $table }` in another channel of the server.
newest-board-lost = I could not post the newest board in the channel. This panel shows the table.

## Direct messages in the place of those in the channel

# $table (int)
why-gone = The channel of table { $table } was deleted. From now on its posts come here.
# $table (int)
posts-come-here = Table { $table } has no channel, so its posts come here.
# $table (int)
# $channel
why-refused = Discord did not accept the board of table { $table } in { $channel }, so I write to you.
# $channel
why-barred = I cannot write in { $channel } at the moment, so I write to you.
see-all = `/board` with the number of the table shows its last board, and `/game log` the whole game.
see-question = See the question
# $who
asks-to-go-back = { $who } asks the others to go back. **See the question** shows it and takes your answer.
# $who
asks-to-close = { $who } asks the others to close this game without a result. **See the question** shows it and takes your answer.
then-it-comes-to-you = You will be asked next. You can answer in advance.

## Moving

move-here = Move the table here
# $table (int)
bring-here = **Bring table { $table } to this channel?** I post its board here. Everybody who sees the channel can read its log and everything else that is public. These may be other people than before. Hands stay secret.
# $table (int)
bring-to-thread = **Bring table { $table } to a new thread of this channel?** I post its board there. Everybody who sees the channel can read its log and everything else that is public. These may be other people than before. Hands stay secret.
yes-move = Yes: move it
# $who
# $channel
moved = { $who } brought this table here from { $channel }, with its board and its whole history.
# $title: of the table
# $channel
has-moved = { $title } has moved to { $channel }.
# $table (int)
# $channel
is-there-now = Table { $table } is in { $channel } now.
