### Turns that are typed, with /play and /plan.

# $cards: their names
nothing-names = None of your choices has { $cards }.
# $words: in quotation marks
nothing-has-word-like = None of your choices has a word like { $words }.

## /play

# $actions: labels
played = Played: { $actions }.
# $actions: as they were typed
not-played = Not played: { $actions }.
# $line: as it was typed
nothing-played = Nothing was played, because I check a whole line first. Yours: `{ $line }`
# $action: its label
# $why: a sentence
nothing-done = Nothing was played, because { $action } would not be possible then: { $why }
something-new = Something new was revealed.
# $action: its label
# $why: a sentence
stopped-at = Stopped at { $action }: { $why }
# $said: what was typed
# $why: a sentence
did-not-play = I did not play “{ $said }”. { $why }
this-game-is-over = This game is over.
nothing-asked-of-you = You are not asked anything now.
# $said: what was typed
# $action: its label
# $why: a sentence
stopped-impossible = I stopped at “{ $said }” ({ $action }): { $why }
did-you-mean-this = Did you mean this?
# $said: what was typed
did-you-mean-one = I did not understand “{ $said }”. Did you mean one of these?
# $said: what was typed
several-mean = “{ $said }” can mean several things. Which of these?
# $said: what was typed
# $why: a sentence
not-possible-now = “{ $said }” is not possible now. { $why }
# $said: what was typed
# $why: a sentence
did-not-understand = I did not understand “{ $said }”. { $why }
panel-shows-what-is-possible = Your panel shows what is possible now.
# $commands
own-command = Use the command for that: { $commands }.
# what people type to take back a step of their turn; several, with commas between them
undo-words = undo, back
# the same for the whole turn
restart-words = restart, restart turn
goes-alone = Type that by itself: `/play restart`. Or press **Restart turn** in your panel.

## /plan

mode-settled = I have saved what happens to your plan. The actions were not added to it.
# $done (int)
# $count (int)
added-to-plan = { $done } of { $count } actions were added to your plan.
# $said: what was typed
nothing-more-to-plan = “{ $said }” was not added: nothing more can be planned.
# $said: what was typed
# $why: a sentence
not-added = “{ $said }” was not added: { $why }
# $said: what was typed
not-added-not-understood = “{ $said }” was not added: I did not understand it.
# $actions: labels
did-you-mean = Did you mean { $actions }?
# $actions: as they were typed
not-added-either = Also not added: { $actions }.
