### Following a table without playing.

follow = Follow
unfollow = Unfollow

## What a follower reads

# $title: of the table
# $link: to it
you-follow = You follow { $title }: { $link }
    After each round you get one line, at most once an hour, and at the end the final board. Nobody at the table sees who follows.
# $title: of the table
# $link: to it
you-follow-here = You follow { $title }: { $link }
    After each round you are pinged in its channel, at most once an hour. The ping shows that you follow.
in-direct-messages = Tell me by direct message
in-its-channel = Ping me in the channel
if-refused = If I cannot send you direct messages, I ping you in the channel.
# $title: of the table
no-longer = You no longer follow { $title }.
# $title: of the table
never-did = You do not follow { $title }.

## The lines

# $title: of the table
# $link: to it
line = { $title } · { $link }
# $names: of the seats that are asked
asked-now = Next: { $names }
# $people: who follow
for-followers = For { $people }
# $people: who follow
over-for-followers = For { $people }: the game is over, the final board is above.
# $count (int)
more = and { $count } more
