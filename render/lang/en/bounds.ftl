### Why there is no room for more, or why somebody has to wait. The ids are the codes of `Refusal`s.

# $count (int)
too-many-of-host = { $count ->
    [one] You host { $count } table already that has not begun or at which only computers sit with you; begin or close it first (/host close).
   *[other] You host { $count } tables already that have not begun or at which only computers sit with you; begin or close one of them first (/host close).
}
# $count (int)
too-many-hosted = { $count ->
    [one] You host { $count } open table already, and the host of the bot allows no more for one person. Close it first (/host close), or let somebody else open the table.
   *[other] You host { $count } open tables already, and the host of the bot allows no more for one person. Close one of them first (/host tables), or let somebody else open the table.
}
# $count (int)
too-many-of-yours-in-channel = { $count ->
    [one] You host { $count } open table in this channel already, which is as much of its room as one person may use. Close it first (/host close), or use another channel.
   *[other] You host { $count } open tables in this channel already, which is as much of its room as one person may use. Close one of them first (/host tables), or use another channel.
}
# $count (int)
too-many-of-yours-on-server = { $count ->
    [one] You host { $count } open table on this server already, which is as much of its room as one person may use. Close it first (/host close).
   *[other] You host { $count } open tables on this server already, which is as much of its room as one person may use. Close one of them first (/host tables).
}
# $count (int)
too-many-in-channel = { $count ->
    [one] This channel has { $count } open table already, those in its threads included, and the host of the bot allows no more; use another channel, or let it end first.
   *[other] This channel has { $count } open tables already, those in its threads included, and the host of the bot allows no more; use another channel, or let one of them end first.
}
# $count (int)
too-many-on-server = { $count ->
    [one] This server has { $count } open table already, and the host of the bot allows no more; let it end first.
   *[other] This server has { $count } open tables already, and the host of the bot allows no more; let one of them end first.
}
no-tables-of-yours = You host no open table on this server. Its managers see all tables here.
no-tables-there = There is no open table on this server.
# $name
no-tables-of-host = { $name } hosts no open table on this server.
# $name
takes-no-invitations = { $name } takes no invitations (`/me settings`); choose somebody else.
# $span: of time
declined-lately = That user did not accept the last invitation to this table. You can invite them again in { $span }.
# $span: of time
invited-many = You have sent all the invitations that one person may send in a day. You can send the next one in { $span }.
# $span: of time
seat-asked-often = This player has been asked about the seat often enough today. You can ask again in { $span }, or when their time by the table's clock is out.
# $count (int)
too-many-reports = You have reported { $count } problems within an hour; please wait a while, or tell the host of the bot directly. Nothing was stored.
