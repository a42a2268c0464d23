### /agora-host: for the owner of the bot's application. The message about a stop is read by all players.

## What stands beside the commands

host = For the owner of this bot: how it is, and telling tables when it stops
status = How the bot is: tables, messages, memory, backups, errors
announce = Tell all tables when you will stop the bot; without pinging anybody
announce-ahead = in how many minutes the bot stops (15)
announce-lasts = for how many minutes (15)
over = Take the announcement away: the bot does not stop, or works again

## How the bot is

status-heading = How the bot is
# $version
# $started: a moment
version = Version { $version }, started { $started }
all-works = All parts work.
# $part: what fails
# $since: a moment
fails = **{ $part }**, since { $since }

## broken(part): a part of the bot that does not work

broken-database = The database does not answer
broken-gateway = Discord is not connected
broken-outbox = Messages are not delivered
broken-scheduler = Reminders and clocks are not checked
broken-drawing = Pictures cannot be drawn

##

# $connected (int)
# $count (int): how many there should be
connections = Connections to Discord: { $connected } of { $count }
# $count (int)
servers = Servers: { $count }
# $count (int)
nodes = Nodes: { $count }
# $size (int): megabytes
# $count (int): processes
memory = { $count ->
    [one] Memory: { $size } MB in { $count } process
   *[other] Memory: { $size } MB in { $count } processes
}
# $count (int)
running = Running tables: { $count }
# $tables (int)
# $count (int): people
waiting = { $count ->
    [one] Waiting for somebody: { $tables }, for { $count } person in all
   *[other] Waiting for somebody: { $tables }, for { $count } people in all
}
# $count (int)
lobbies = Lobbies: { $count }
# $count (int)
outbox = Messages to post: { $count }
# $since: a moment
outbox-oldest = The oldest of them is due since { $since }
# $size (int): megabytes
size = Database: { $size } MB
# $schema (int)
schema = Schema: { $schema }, up to date
# $schema (int)
# $known (int)
schema-newer = Schema: { $schema }, but this version knows { $known }: update this process
backups-off = Scheduled backups are off (`AGORA_BACKUPS`).
backup-missing = No backup has been made yet.
# $made: a moment
# $size (int): megabytes
backup = Last backup: { $made }, { $size } MB, checked by restoring it
# $failed: a moment
backup-failed = **The last try failed** { $failed }.
faults-none = No errors in the last day.
# $count (int)
faults = Errors in the last day: { $count }
# $at: a moment
# $reference
# $what: the kind of error
fault = `{ $reference }` { $at }: { $what }
# $count (int): reports of players that are kept
where-more = { $count ->
    [0] `agora problems` on the bot's machine shows more.
    [one] `agora problems` on the bot's machine shows more, with { $count } report of a player.
   *[other] `agora problems` on the bot's machine shows more, with { $count } reports of players.
}

## Announcing a stop

# $begins: a moment
# $soon: the same as a distance
# $ends: a moment
downtime = The bot stops for maintenance { $begins } ({ $soon }), until about { $ends }. Nothing is lost, and clocks stop meanwhile.
# $count (int): channels
announced = { $count ->
    [one] I tell { $count } channel:
   *[other] I tell { $count } channels:
}
announced-nowhere = No table is running, so nobody needs to be told.
goes-by-itself = The messages go when the time is over, or when the bot is started again after it has stopped.
# $count (int): tables
taken-back = { $count ->
    [one] I remove the message about maintenance at { $count } table.
   *[other] I remove the messages about maintenance at { $count } tables.
}
nothing-announced = Nothing was announced.
