### Why somebody who looks for a table is refused something. The ids are the codes of `Refusal`s.

wish-fits-no-game = None of the games you chose is for so many players. Choose other numbers or games.
no-wish = You have no open wish on this server. Make one with /find.
# $count (int): parts of the day
hours-too-few = Choose at least { $count } parts of the day, so that they can overlap with those of others.
avoid-yourself = That is you. Choose somebody else.
# $most (int): people
avoids-too-many = Your list can hold { $most } people. First remove somebody in /find.
match-not-yours = This question is not for you, or it is over.
match-over = This is over. Your wish goes on: see /find.
wish-elsewhere = I can open tables only in threads of ordinary text channels. Use /find in one of these.
find-on-server = Tables belong to servers. Use /find in a channel of one.
# $name
bots-are-fine = { $name } is a bot. Bots sit down only where a host adds them.
