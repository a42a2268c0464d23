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
can-be-taken-back = If everybody agrees, even final steps can be taken back.
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
nobody-heard = Nobody else has heard of it.
seen = Nobody can forget what was shown since. If chance or hidden cards were involved, everything that nobody has seen is reshuffled.
also-gone = Unfinished turns, prepared turns and held answers are deleted, too.
# $who
# $count (int): how many they are
have-to-agree = { $count ->
    [one] { $who } has to agree. One refusal ends it.
   *[other] { $who } have to agree. One refusal ends it.
}
nobody-has-to-agree = Nobody else plays in person, so nobody has to agree.
ask-the-others = Ask the others
choose-again = Choose again
# $count (int)
taken-back-note = { $count ->
    [one] { $count } step taken back.
   *[other] { $count } steps taken back.
}
moved-on = The table has moved on. Please choose again.

## The question

# $channel
# $who: those who are asked
question-is-out = I have asked in { $channel }. { $who } can agree or refuse there. The question expires with the next move.
# $who: those who are asked
question-is-out-alone = I have asked by direct message. { $who } can agree or refuse there. The question expires with the next move.
# $who
# $count (int): steps
asks-to-take-back = { $count ->
    [one] { $who } asks to take back **{ $count } step**:
   *[other] { $who } asks to take back **{ $count } steps**:
}
host = If somebody does not answer for long, the host can press **Go on without**.
manager = If somebody does not answer for long, a server manager can press **Go on without**.
# $who
# $count (int): how many they are
have-agreed = { $count ->
    [one] { $who } agrees.
   *[other] { $who } agree.
}
# $who
gave-no-answer = { $who } did not answer in time.
# $who
do-you-agree = { $who }: do you agree? One refusal ends it.
# $who
taken-back-agreed = **Taken back.** { $who } agreed.
taken-back = **Taken back.**
# $who
refused = **Refused** by { $who }. The game goes on.
withdrawn = **Withdrawn.** The game goes on.
over = **Expired:** the table moved on before everybody agreed.
agree = Agree
refuse = Refuse
go-on-without = Go on without
