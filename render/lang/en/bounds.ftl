### Why there is no room for more, why somebody has to wait, or what a server does not allow. The ids are the codes of `Refusal`s.

# $count (int)
too-many-of-host = { $count ->
    [one] You already host { $count } table that has not started or has only computers besides you. Start or close it first (/host close).
   *[other] You already host { $count } tables that have not started or have only computers besides you. Start or close one of them first (/host close).
}
# $count (int)
too-many-hosted = { $count ->
    [one] You already host { $count } open table, the limit per person. Close it first (/host close), or let somebody else open the table.
   *[other] You already host { $count } open tables, the limit per person. Close one of them first (/host tables), or let somebody else open the table.
}
# $count (int)
too-many-of-yours-in-channel = { $count ->
    [one] You already host { $count } open table in this channel, the limit per person. Close it first (/host close), or use another channel.
   *[other] You already host { $count } open tables in this channel, the limit per person. Close one of them first (/host tables), or use another channel.
}
# $count (int)
too-many-of-yours-on-server = { $count ->
    [one] You already host { $count } open table on this server, the limit per person. Close it first (/host close).
   *[other] You already host { $count } open tables on this server, the limit per person. Close one of them first (/host tables).
}
# $count (int)
opens-most = { $count ->
    [one] You already host { $count } open table, as many as this server allows each person. Close it first (/host close).
   *[other] You already host { $count } open tables, as many as this server allows each person. Close one of them first (/host tables).
}
# $count (int)
too-many-in-channel = { $count ->
    [one] This channel and its threads already have { $count } open table, the most I allow. Use another channel, or wait until it ends.
   *[other] This channel and its threads already have { $count } open tables, the most I allow. Use another channel, or wait until one of them ends.
}
# $count (int)
too-many-on-server = { $count ->
    [one] This server already has { $count } open table, the most I allow. Wait until it ends.
   *[other] This server already has { $count } open tables, the most I allow. Wait until one of them ends.
}
no-tables-of-yours = You host no open table on this server. Its managers see all tables here.
no-tables-there = There is no open table on this server.
# $name
no-tables-of-host = { $name } hosts no open table on this server.
# $name
takes-no-invitations = { $name } does not accept invitations. Please choose somebody else.
# $span: of time
declined-lately = That user did not accept the last invitation to this table. You can invite them again in { $span }.
# $span: of time
invited-many = You have sent all your invitations for a day. You can send the next one in { $span }.
# $span: of time
seat-asked-often = This player has been asked about the seat often enough today. Ask again in { $span }, or once their time has run out.
# $count (int)
too-many-reports = You have reported { $count } problems within an hour. Please wait a while, or tell the host of the bot directly. Nothing was saved.

## Following a table, sharing its board, and facts about its people

# $most (int)
# $tables: their numbers
follows-many = You follow { $most } tables already: { $tables }. Open one of them with `/board` and press **Unfollow**.
many-followers = This table has as many followers as it can have. You can watch it with `/board`.
plays-here = You play at this table, so you cannot follow it.
no-channel-to-share = I cannot post in the channel of this table.
shown-at-home = I show the board in messages that you write with others, and on other servers. In the channel of the table, **Share board** in your panel posts it.
# $seconds (int)
shared-lately = { $seconds ->
    [one] The board was shared just now. Try again in one second.
   *[other] The board was shared just now. Try again in { $seconds } seconds.
}
open-tables-only = Only a table that everybody on its server may join shows this.
start-zone = I need your time zone for that. Set it with /me settings first.
# $said: what was typed
start-unread = I cannot read “{ $said }”. When is the game to start? Write it like today 20:00, Friday 8pm or 2026-12-04 20:00. Nothing was changed.
# $days (int)
start-too-far = A start must be in the future, at most { $days } days ahead. Nothing was changed.

## What managers of a server decide

barred-here = You cannot join or open tables of this server. Its managers decided that.
opens-managers = Only managers of this server can open tables here.
# $role: as a mention
opens-role = Only members with the role { $role } can open tables on this server.
# $channels: as links
opens-elsewhere = Tables of this server are opened in { $channels }.
# $permissions
board-lacks = I cannot use that channel. Missing permissions: { $permissions }.
board-zone = I need your time zone for quiet hours. Set it with /me settings first.
board-kind = Choose a text channel or a forum.
board-gone = There is no notice board on this server any more.
application-owners-only = Only the owner of this bot, or somebody in its team, can use this command.
# $hours (int)
downtime-too-long = A stop can be announced for up to { $hours } hours ahead and last as long.
managers-only = Only a server manager can do that.
bars-themselves = You cannot keep yourself from playing. Choose somebody else.
# $most (int)
bar-days = Please give 1 to { $most } days, or leave the number out.
# $most (int)
channels-at-once = You can choose up to { $most } channels.
