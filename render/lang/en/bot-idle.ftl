### Tables at which nobody does anything, and which are closed for that.

# $who: those who are asked, or the host
idle-game = { $who }: nothing has happened at this table for a long time. Play on or keep it open. Otherwise I close it without a result in seven days.
idle = Nothing has happened at this table for a long time. Play on or keep it open. Otherwise I close it without a result in seven days.
# $who: the host
idle-lobby = { $who }: nobody has joined or started this game for a week. Keep it open? Otherwise I close it in seven days.
keep-open = Keep it open
# $who
stays-open = { $who } wants to keep this table open, so I do not close it.
game-closed = Nothing has happened at this table, even since I asked, so I closed it. The game ends without a result.
lobby-closed = Nothing has happened at this table, even since I asked, so I closed it. `/game new` opens another one.
