### Closing a rated game by consent: whether one is sure, and the public question.

ask-to-close = Ask to close the table

## Whether one is sure

close-this-game = Close this game without a result?
counts-for-nobody = It would count for nobody.
# $who
# $count (int): how many they are
have-to-agree = { $count ->
    [one] It is rated, so { $who } has to agree. A refusal ends the question.
   *[other] It is rated, so { $who } all have to agree. One refusal ends the question.
}
discreet = I tell nobody who agreed or refused.
nobody-has-to-agree = Nobody else still plays in person, so nobody has to agree.
ask-the-others = Ask the others
close-the-game = Close the game

## The question

# $channel
# $who: those who are asked
# $when: a moment
question-is-out = I have asked in { $channel }. { $who } can agree or refuse there until { $when }. The game goes on meanwhile.
# $who: those who are asked
# $when: a moment
question-is-out-alone = I have asked by direct message. { $who } can agree or refuse there until { $when }. The game goes on meanwhile.
# $who
asks-to-close = { $who } asks to **close this rated game without a result**.
# $who
do-you-agree = { $who }: do you agree? One refusal ends the question.
# $count (int)
# $all (int): how many are asked
have-agreed = { $count ->
    [one] { $count } of { $all } has agreed.
   *[other] { $count } of { $all } have agreed.
}
# $when: a moment
expires = The game goes on meanwhile. The question expires { $when }.
agree = Agree
refuse = Refuse

## outcome(outcome): what became of the question

outcome-agreed = **Closed.** Everybody agreed.
outcome-refused = **Refused.** The game goes on.
outcome-withdrawn = **Withdrawn.** The game goes on.
outcome-lapsed = **Expired** before everybody agreed.

## answer(op): what is told to the player who has answered

answer-closeagree = Everybody has agreed. The game is closed, without a result.
answer-closerefuse = You have refused. The game goes on.
answer-closewithdraw = You have withdrawn your question. The game goes on.

##

you-agree = You have agreed. The game is closed once all have. To change your mind, press Refuse.

## What the channel is told

closed-by-all = All players agreed to close this game. It has no result.
