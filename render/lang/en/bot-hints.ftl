### Hints: the best plans of a turn in words, and tables at which one learns a game.

hint = Hint
# $game
hint-for = { $game } · a hint
looking = Looking ahead in your turn. This takes a few seconds, or up to a minute if many people ask. Meanwhile you can play on.
failed = I could not find a hint this time. Nothing was changed. Ask again, or play on.
busy = Many people are asking for hints, so yours got no turn within a minute. Ask again in a moment, or play on.
replaced = You have asked for a newer hint. I work on one hint at a time for each person.
ask-again = Ask again
best-plan = **What I would do**
other-plan = **Or else**
# $number (int)
# $step: what is done
step = { $number }. { $step }
# $what: what a step costs or brings
step-detail = -# { $what }
new-then = -# What comes next depends on what is revealed. Ask again then.
# $parts: what a plan makes better, as a list
for-it = For it: { $parts }.
# $parts: what a plan makes better, as a list
for-it-later = For it, including what I would do next: { $parts }.
# $parts: what a plan makes better than another one, as a list
for-it-versus = For it, compared with the other: { $parts }.
# $parts: what a plan makes better than another one, as a list
for-it-versus-later = For it, compared with the other and including what I would do next: { $parts }.
# $parts: what a plan makes worse, as a list
against-it = Against it: { $parts }.
# $parts: what a plan makes worse than another one, as a list
against-it-versus = Against it, compared with the other: { $parts }.
no-difference = As far as I can see, this makes little difference.
better-choice = As far as I can see, this is the better choice.
about-as-good = As far as I can see, this is about as good.
less-good = As far as I can see, this is less good.
less-of-the-same = As far as I can see, this brings the same things, but less of them.
take-over = Use this plan
take-other = Use the other plan
do-this = Do this
do-other = Do the other one
to-my-turn = To my turn
counts-at-once = -# **Do this** takes effect at once, as if you had chosen it in your panel.
other-counts-at-once = -# **Do the other one** takes effect at once, as if you had chosen it in your panel.
take-by-hand = -# This needs your confirmation, so please do it yourself: press **To my turn**.
only-draft = -# A plan becomes a draft in your turn, as far as it can be undone. You end the turn yourself.
taken-over = This is now your draft. **Undo** takes it back step by step.
# $step: the first step of the plan that is not carried out
taken-over-up-to = This is now your draft. **Undo** takes it back step by step. Next in the plan: **{ $step }**.
by-chance = -# This uses only what you can see. Nobody has looked at hidden cards.
# $why: a sentence that tells why something is worth having
why = -# { $why }

## The table

option-of-hints = **Hints**
    -# whether players may privately ask for a good plan of their turn

## allowed(hints): whether they may, as a choice and as a line of the lobby

allowed-on = Players may ask for hints
allowed-off = No hints at this table
allowed-learn = A table to learn at: from the start, a hint comes in each turn

##

menu-of-hints = Hints at this table
