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
