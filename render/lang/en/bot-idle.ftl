### Tables at which nobody does anything, and which are closed for that.

# $who: those who are asked, or the host
idle-game = { $who }: nobody has done anything at this table for a long time. In seven days I close it without a result, unless somebody plays on or wants it to stay open.
# $who: the host
idle-lobby = { $who }: nobody has done anything at this table for a long time. In seven days I close it, unless somebody sits down, begins the game or wants it to stay open.
keep-open = Keep it open
# $who
stays-open = { $who } wants this table to stay open, so I do not close it.
game-closed = Nobody has done anything at this table for a long time, also not since I asked, so I closed it; the game ends without a result.
lobby-closed = Nobody has done anything at this table for a long time, also not since I asked, so I closed it. `/game new` opens another one.
