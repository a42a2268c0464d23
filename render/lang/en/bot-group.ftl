### Tables in group messages, and on servers without the bot.

## The lobby

lobby-note = I can write here only when somebody presses a button. In between, I tell those who are asked by direct message.
# $player: a line about them
seat-unreached = { $player } · cannot be reminded
some-unreached = Players who cannot be reminded get no direct messages from me and have to look here.
host-menu = Host

## Whether somebody can be written to

# $table (int)
# $game
you-sit = You have a seat at table { $table }: { $game }. I can write there only when somebody presses a button. So I tell you here when it is your turn.
cannot-write = I cannot write to you, so nobody reminds you when it is your turn. Add me to your apps, or let people of a common server write to you. Then press **Try again**.
add-me = Add me to your apps
try-again = Try again
can-write = Now I can write to you. You will be told when it is your turn.

## What the host can do

# $table (int)
host-page = **Table { $table }: what its host can do**
pace = Pace
close = Close the table
# $table (int)
how-to-link = To bring the table to a server that I am on, type `/group link table:{ $table }` in a channel there. From then on I write there by myself, and everybody here has `/turns`.

## Showing the board, and the time-lapse

# $table (int)
board-follows = I post the newest board of table { $table } below.
# $table (int)
lobby-follows = I post the lobby of table { $table } below.
time-lapse = Time-lapse
film-follows = The time-lapse follows here. That can take a minute.
film-was-shown = The time-lapse was shown here already.

## To a server

# $table (int)
bring-here = **Give table { $table } a home in this channel?** From now on I post here instead of there. Everybody who sees the channel can read its log and everything else that is public. Hands stay secret.
# $table (int)
bring-to-thread = **Give table { $table } a home in a new thread of this channel?** From now on I post there instead of where it was. Everybody who sees the channel can read its log and everything else that is public. Hands stay secret.
yes-bring = Yes: bring it here
