### Hints: the best plans of a turn in words, and tables at which one learns a game.

hint = Hint
# $game
hint-for = { $game } · a hint
looking = Looking ahead in your turn. This takes a few seconds; you may go on meanwhile.
# $action: what is answered
nothing-better = I have found nothing better than this: **{ $action }**.
failed = Thinking about your turn has failed this time. Nothing was changed; ask again, or go on as you like.
best-plan = **What I would do**
other-plan = **Or else**
# $number (int)
# $step: what is done
step = { $number }. { $step }
# $step: what is done
new-then = -# Whatever comes after “{ $step }” hangs on what comes to light; ask again then.
# $action: the least that could be done
# $parts: what differs, as a list
compared = Against “{ $action }” alone: { $parts }.
# $parts: what differs, as a list
compared-other = Against the other plan: { $parts }.
no-difference = As far as I can see, little depends on this.
take-over = Take this over
take-other = Take the other one over
to-my-turn = To my turn
take-by-hand = -# This step counts at once, so it is yours to take: press **To my turn**.
only-draft = -# Taking a plan over puts it into your turn as far as it can be undone; ending the turn stays with you.
taken-over = Taken over. **Undo** takes it back step by step; go on from here.
by-chance = -# Nobody has looked into hidden cards for this: it is found from what you can see.
# $why: a sentence that tells why something is worth having
why = -# { $why }

## The table

option-of-hints = **Hints**
    -# whether players may ask, privately, what a good plan of their turn would be

## allowed(hints): whether they may, as a choice and as a line of the lobby

allowed-on = Players may ask for hints
allowed-off = No hints at this table
allowed-learn = A table to learn at: a hint in each turn

##

menu-of-hints = Hints at this table
