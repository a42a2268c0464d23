### Going back by consent: how far, what would be lost, and the public question.

# $count (int)
steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
# $goal: whose turn or answer it is, for itself
# $count (int): steps that go
goal-and-steps = { $count ->
    [one] { $goal } · { $count } step goes
   *[other] { $goal } · { $count } steps go
}

## How far

go-back-how-far = Go back how far?
can-be-taken-back = What is on the table already can be taken back if everybody agrees.
before-menu = To the moment before …
your-last-action = Your last action
your-last-turn = Your last turn
# $who
turn-of = The turn of { $who }
# $who
answer-of = The answer of { $who }

## What would be lost

# $count (int)
take-back-question = { $count ->
    [one] Take back { $count } step?
   *[other] Take back { $count } steps?
}
# $count (int)
take-back = { $count ->
    [one] Take back { $count } step
   *[other] Take back { $count } steps
}
nobody-heard = Nobody else heard anything of it.
seen = Nobody can forget what was shown since. Where chance was used or hidden cards were seen, what nobody knows comes anew.
also-gone = Unfinished turns, prepared turns and held answers are thrown away, too.
# $who
# $count (int): how many they are
have-to-agree = { $count ->
    [one] { $who } has to agree; one refusal ends it.
   *[other] { $who } have to agree; one refusal ends it.
}
nobody-has-to-agree = Nobody else plays in person, so nobody has to agree.
ask-the-others = Ask the others
choose-again = Choose again
# $count (int)
taken-back-note = { $count ->
    [one] { $count } step taken back.
   *[other] { $count } steps taken back.
}
moved-on = The table has moved on meanwhile; please choose anew.

## The question

# $channel
# $who: those who are asked
question-is-out = The question is in { $channel }: { $who } can agree there or refuse. It lapses when the table moves on.
# $who
# $count (int): steps
asks-to-take-back = { $count ->
    [one] { $who } asks to take back **{ $count } step**:
   *[other] { $who } asks to take back **{ $count } steps**:
}
host = **Go on without** is for the host, if somebody does not answer for long.
# $who
# $count (int): how many they are
have-agreed = { $count ->
    [one] { $who } agrees.
   *[other] { $who } agree.
}
# $who
gave-no-answer = { $who } gave no answer in time.
# $who
do-you-agree = { $who }: do you agree? One refusal ends it.
# $who
taken-back-agreed = **Taken back.** { $who } agreed.
taken-back = **Taken back.**
# $who
refused = **Refused** by { $who }. The game goes on as it stands.
withdrawn = **Withdrawn.** The game goes on as it stands.
over = **Over:** the table has moved on before everybody agreed.
agree = Agree
refuse = Refuse
go-on-without = Go on without
