### Hints: the best plans of a turn in words, and tables at which one learns a game.

hint = Hint
# $game
hint-for = { $game } · a hint
looking = Looking ahead in your turn. This takes a few seconds, or up to a minute if many people ask. You can play on in the meantime.
failed = Thinking about your turn has failed this time. Nothing was changed; ask again, or go on as you like.
busy = Many people are asking for hints, so yours did not get its turn within a minute. Ask again in a moment, or play on.
replaced = You have asked for another hint since. The bot thinks about one hint at a time for each person, and the newest counts.
ask-again = Ask again
best-plan = **What I would do**
other-plan = **Or else**
# $number (int)
# $step: what is done
step = { $number }. { $step }
# $what: what a step costs or brings
step-detail = -# { $what }
new-then = -# What comes after that hangs on what comes to light; ask again then.
# $parts: what a plan makes better, as a list
for-it = For it: { $parts }.
# $parts: what a plan makes better, as a list
for-it-later = For it, with what I would do after it: { $parts }.
# $parts: what a plan makes better than another one, as a list
for-it-versus = For it, compared with the other: { $parts }.
# $parts: what a plan makes better than another one, as a list
for-it-versus-later = For it, compared with the other and with what I would do after it: { $parts }.
# $parts: what a plan makes worse, as a list
against-it = Against it: { $parts }.
# $parts: what a plan makes worse than another one, as a list
against-it-versus = Against it, compared with the other: { $parts }.
no-difference = As far as I can see, little depends on this.
about-as-good = As far as I can see, this is about as good.
nothing-much-better = As far as I can see, nothing else is much better, or much worse.
take-over = Take this over
take-other = Take the other one over
do-this = Do this
do-other = Do the other one
to-my-turn = To my turn
counts-at-once = -# **Do this** counts at once, as if you had chosen it in your panel.
other-counts-at-once = -# **Do the other one** counts at once, as if you had chosen it in your panel.
take-by-hand = -# This needs your word once more, so it is yours to take: press **To my turn**.
only-draft = -# Taking a plan over puts it into your turn as far as it can be undone; ending the turn stays with you.
taken-over = Taken over. **Undo** takes it back step by step; go on from here.
# $step: the first step of the plan that is not carried out
taken-over-up-to = Taken over. **Undo** takes it back step by step. Next in the plan: **{ $step }**.
by-chance = -# Nobody has looked into hidden cards for this: it is found from what you can see.
# $why: a sentence that tells why something is worth having
why = -# { $why }

## The table

option-of-hints = **Hints**
    -# whether players may ask, privately, what a good plan of their turn would be

## allowed(hints): whether they may, as a choice and as a line of the lobby

allowed-on = Players may ask for hints
allowed-off = No hints at this table
allowed-learn = A table to learn at: after Start a hint comes in each turn

##

menu-of-hints = Hints at this table
