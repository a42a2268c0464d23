### Turns prepared beforehand.

not-on-table = A prepared turn, not posted yet.
your-prepared-turn = Your prepared turn
your-turn-goes-on = The rest of your turn

## choice(mode): what becomes of a plan in its turn, as a choice

choice-run = Play it; stop if something new is revealed
choice-through = Play it to the end
choice-propose = Only propose it

## then(mode): the same as a sentence

then-run = **Not posted:** your choices are played when your turn comes. If something new is revealed, the rest is only proposed.
then-through = **Not posted:** your choices are played to the end when your turn comes, whatever is revealed.
then-propose = **Not posted:** your choices are proposed to you when your turn comes.

## going-on(mode): the same for the rest of a turn that waits for answers of others

going-on-run = **Not posted:** your choices are played when the others have answered. If something new is revealed, the rest is only proposed.
going-on-through = **Not posted:** your choices are played to the end when the others have answered, whatever is revealed.
going-on-propose = **Not posted:** your choices are proposed to you when the others have answered.

##

# of a list for turns that come again and again in one round
first-possible = This is a list. Each time it is your turn in that round, its first possible step is played. Steps before that one are dropped.

## end(why): why nothing more can be planned

end-hidden = The plan ends there, because what follows depends on chance or on something hidden.
end-others = The plan ends there, because somebody else is asked next.
end-turn = That is your whole turn.

##

no-longer-plan = The plan cannot get any longer.
takes-its-place = What you choose now replaces the rest.
how-it-would-begin = Your turn would begin like this. What happens until then may change it.
how-it-would-go-on = Your turn would go on like this, unless the answers of the others change it.
# $why: a sentence
no-longer-possible = no longer possible: { $why }
uncertain = uncertain: it depends on what nobody can know yet
# $count (int)
steps-behind = { $count ->
    [one] … and { $count } more step after it
   *[other] … and { $count } more steps after it
}
# $count (int)
steps-before = { $count ->
    [one] … { $count } earlier step
   *[other] … { $count } earlier steps
}
when-your-turn-comes = When your turn comes
throw-away = Delete
back-to-table = Back to the table
taken-back = The last step of your plan was removed.
thrown-away = Your prepared turn was deleted.
changed = Your plan or the table has changed. Here is the current plan.
