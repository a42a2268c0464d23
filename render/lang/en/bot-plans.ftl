### Turns prepared beforehand.

not-on-table = A prepared turn, not on the table.
your-prepared-turn = Your prepared turn
your-turn-goes-on = The rest of your turn

## choice(mode): what becomes of a plan in its turn, as a choice

choice-run = Carry it out; stop if something new comes to light
choice-through = Carry it out to the end
choice-propose = Only propose it

## then(mode): the same as a sentence

then-run = **Not on the table:** what you choose is carried out when your turn comes; at something new it stops and proposes the rest.
then-through = **Not on the table:** what you choose is carried out to the end when your turn comes, whatever comes to light.
then-propose = **Not on the table:** what you choose is proposed to you when your turn comes.

## going-on(mode): the same for the rest of a turn that waits for answers of others

going-on-run = **Not on the table:** what you choose is carried out when the others have answered; at something new it stops and proposes the rest.
going-on-through = **Not on the table:** what you choose is carried out to the end when the others have answered, whatever comes to light.
going-on-propose = **Not on the table:** what you choose is proposed to you when the others have answered.

##

# of a list for turns that come again and again in one round
first-possible = It is a list: each time it is your turn in that round, the first step of it that is possible is done, and what is not possible before it is left out.

## end(why): why nothing more can be planned

end-hidden = What comes after the last step hangs on chance or on something hidden, so the plan ends there.
end-others = After the last step somebody else is asked, so the plan ends there.
end-turn = That is your whole turn.

##

no-longer-plan = A longer plan cannot be kept.
takes-its-place = What you choose now takes the place of the rest.
how-it-would-begin = This is how your turn would begin; what happens until then may change it.
how-it-would-go-on = This is how your turn would go on if nothing came of what the others are asked; their answers may change it.
# $why: a sentence
no-longer-possible = no longer possible: { $why }
uncertain = uncertain: it hangs on what nobody can know yet
# $count (int)
steps-behind = { $count ->
    [one] … and { $count } more step behind it
   *[other] … and { $count } more steps behind it
}
# $count (int)
steps-before = { $count ->
    [one] … { $count } step before
   *[other] … { $count } steps before
}
when-your-turn-comes = When your turn comes
throw-away = Throw away
back-to-table = Back to the table
taken-back = The last step of your plan is gone.
thrown-away = Your prepared turn is thrown away.
changed = Your plan or the table has changed since; this is how it stands now.
