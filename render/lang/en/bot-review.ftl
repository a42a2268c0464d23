### A game reviewed: the turns that cost its player most, privately and on request.

review-game = Review my game
# $game: its title
review-of = { $game } · your game reviewed
# $done (int): turns
# $all (int): turns
looking = { $done ->
    [0] I am looking at your turns. I do that when no table waits for me, so it takes a minute or more. You need not wait here.
   *[other] I am looking at your turns: { $done } of { $all }. I do that when no table waits for me. You need not wait here.
}
later = When you press **Review my game** again, you see how far I am.
failed = I could not review this game. Try again later.
# $turns (int): that were looked at
costly = { $turns ->
    [one] I looked at your turn in this game.
   *[other] I looked at your { $turns } turns in this game. These cost you most, as far as I can judge.
}
# $turns (int): that were looked at
none-costly = { $turns ->
    [one] I looked at your turn in this game.
   *[other] I looked at your { $turns } turns in this game.
} None cost you much, as far as I can judge. Well played!
no-turns = I found no turn of yours to look at. A computer played for you, or the rules have changed since.
how-judged = -# I judge each turn by what you could see then, and I can be wrong. Nobody else sees this page.
# $number (int)
# $headline: the round and whose turn
turn = **{ $number }. { $headline }**
# $points (int): about so many
cost = about { $points ->
    [one] one point
   *[other] { $points } points
}
# $cost: about so many points
# $steps: what was done, as a list
you-did = You did, at a cost of { $cost }: { $steps }.
# $steps: what was done, as a list
better = Better: { $steps }.
# $steps: what was done, as a list
better-then = Better: { $steps }. What comes next depended on what was revealed.
# $parts: what the plan makes better, as a list
for-it = -# For it: { $parts }.
# $parts: what the plan makes worse, as a list
against-it = -# Against it: { $parts }.
# $number (int)
see-board = See board { $number }

### Practice: a turn tried again at a table of its own.

try-from-here = Try it from here
# $link: where the practice table is
practice-is-open = Your practice table is ready: { $link }. Only you are there with computers, and it counts nowhere. Close it whenever you like.
# $link: where the practice table is
practice-is-there = You are trying this turn already: { $link }.
# $game: its title
# $who: the player
practice-thread = Practice · { $game } · { $who }
# $who: a mention of the player
# $game: its title
# $table (int): number of the finished game
practice-begins = { $who }, this is a practice table for **{ $game }**. It begins with one of your turns at table { $table }, and computers have all other seats. What you could not see then was dealt again, so nobody's real hand is here. This game counts nowhere. You can go back as often as you like.
# $table (int): number of the finished game
practice-noted = This practice game begins in the middle of table { $table }. What its player could not see there was dealt again. It has no sealed deal and counts nowhere.
close-practice = Close practice
try-again = Try it again
