### The notice board of a server.

heading = Open tables
how-to-join = Press **Join**. To open a table of your own, type `/game new` in another channel.
nothing-open = No table is open now. To open one, type `/game new` in another channel.
# $count (int): more than are shown
more-open = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
}
# $table: a line about it
# $channel: where it is, as a link
entry = { $table }
    -# in { $channel }
find-or-wish = Find or wish for a table
join = Join
# $role: as a mention
# $tables: lines about them
calls = { $role } People are looking for players:
    { $tables }
# $table: a line about it
# $link
called = - { $table } · { $link }
full-elsewhere = You are too late for that table. These are open:
full-nothing = You are too late for that table, and no other table is open here.

# $channel: as a link
event-about = Join the table in { $channel }. The game is played there.

## Setting it up

settings-heading = Notice board of this server
none = There is no notice board. `/server board channel:` makes one: a message in a text channel, or posts in a forum.
# $channel
in-channel = The open tables are shown in { $channel }, and change at most every 5 minutes.
# $channel
in-forum = New tables are opened as posts of { $channel }.
no-role = No role is pinged.
# $role
pings-role = { $role } is pinged at most once in 6 hours, by tables whose hosts ask for it.
# $hours: such as 22:00-08:00
# $zone: a time zone
quiet-hours = Never between { $hours } ({ $zone }).
remove = Remove this board
removed = The notice board is removed. Tables stay as they are.
# $open: what a tag is called
# $running
# $over
tags-hint = A post gets the tags of the forum that are called like its game, or { $open }, { $running } or { $over }.

## tag(status): what a tag of a forum is called

tag-open = open
tag-running = running
tag-over = over

## trouble(trouble): what is wrong with a board

trouble-gone = The channel was deleted. Choose another one with `/server board channel:`.
trouble-barred = I lack permissions in the channel. `/server board` lists them.
trouble-role = The role cannot be pinged. Allow everybody to mention it in the settings of the role, or choose another one.

##

# $permissions
lacks = Missing permissions: { $permissions }.
# $server: its name
# $said: what is wrong
told = The notice board of { $server } needs you. { $said }

## Telling the role

tell-role = **Tell the role of the notice board**
    -# once, as soon as it may be pinged

## tell-choice(tell): whether a table tells the role

tell-choice-y = Tell the role
tell-choice-n = Tell nobody

##

# $game
# $host
post-opened = { $game }, opened by { $host }. The game is played in this post.
