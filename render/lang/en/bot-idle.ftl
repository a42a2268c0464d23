### Tables at which nobody does anything, and which are closed for that.

# $who: those who are asked, or the host
idle-game = { $who }: nothing has happened at this table for a long time. In seven days I close it without a result, unless somebody plays on or keeps it open.
# $who: the host
idle-lobby = { $who }: nothing has happened at this table for a long time. In seven days I close it, unless somebody joins, starts the game or keeps it open.
keep-open = Keep it open
# $who
stays-open = { $who } wants to keep this table open, so I do not close it.
game-closed = Nothing has happened at this table, even since I asked, so I closed it. The game ends without a result.
lobby-closed = Nothing has happened at this table, even since I asked, so I closed it. `/game new` opens another one.
