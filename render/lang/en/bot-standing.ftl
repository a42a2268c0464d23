### Standing orders as their owner sees them: in the panel, in the list and in the form.

## In the panel

called = The table is waiting for your answer. You were not pinged for it.
held = Answer saved. It is revealed within a minute, so your speed gives nothing away.
# $action: the label of the answer
held-answer = **{ $action }** (you can still change it)
resting = Your standing orders are paused here. Answer yourself or give a new order.
answers-soon = Your standing order answers this within a minute, unless you do it first.
answers-later = Your standing order answers this after a while, unless you do it first.
# $count (int)
active = { $count ->
    [one] { $count } standing order is active.
   *[other] { $count } standing orders are active.
}
take-answer-back = Take my answer back
or-let-order-answer = **Or let an order answer**, now and each time you are asked this again:
# $question: a sentence
comes-to-you = **You will be asked this next.** { $question }
answer-beforehand-private = You can answer in advance. Only you see your answer.
# $order: what an order does
you-have-ordered = Your order: { $order }.
# $order: the label of an answer
you-have-answered = Your answer: **{ $order }**. It is given as soon as you are asked.
order-menu = Order ...
name-limit = **Set a maximum.** I bid for you now and each time, as little as possible. Only you know it.
limit-menu = My maximum ...
and-then = And if it comes to that ...
answer-beforehand = Answer in advance
always-answer = **Always answer like this?** An order answers now and every time you are asked this:
always-menu = Always ...
another-number = Another number ...
# $order: with a number that is still to be named
another-number-of = Another number: { $order }
no-order = No order: ask me

## Orders in words

answer-unknown = An answer that this version of the game does not know

any-kind = Questions without a choice
any-policy = Give the only possible answer
# $kind: what the order is about
# $order: what it does
order = **{ $kind }**: { $order }
# $kind: what the order is about
# $limits: to what it is limited
# $order: what it does
order-limited = **{ $kind }** ({ $limits }): { $order }

## The list

your-orders = Your standing orders
introduction = They answer for you, so nobody has to wait. Only you see them. You can change them until they are used.
paced = Answers that depend on hidden cards are all revealed after the same delay here. Players who must give one get a direct message.
at-this-table = **At this table**
# $game
at-every-table = **At every table of { $game }**
none-given = You have none.
give-order-about = Give an order about ...
end-an-order = End an order

## The form

# $title: of the table
form-title = { $title } · a standing order
choose-number = When you are asked: choose which number.
choose-answer = When you are asked: choose what to answer.
# $order: what it does
every-time-order = When you are asked: **{ $order }** (every time, until you end it).
# $order: what it does
# $subject: to what it is limited
limited-order = When you are asked: **{ $order }** (only: { $subject }; then it ends).
# $order: what it does
# $subject: to what it is limited, several things
limited-orders = When you are asked: **{ $order }** (only: { $subject }; one order each, used once).
give-this-order = Give this order
when-you-are-asked = When you are asked ...
which-number = Which number?
# $example: a few of the things that may be ticked
all-or-some = Every time, or tick: { $example } ...
window-title = A standing order

## What is said after a change

# $order: a sentence that says all of it
given = Order given. { $order }.
# $count (int): of orders given at once
given-several =
    { $count ->
        [one] { $count } order given.
       *[other] { $count } orders given, one for each of what you ticked.
    }
ended = Order ended.
no-order-answers = No order answers this. I will ask you.
# $order: what it does
ordered = Ordered: { $order }. You can change it until it is used.
# $order: the label of an answer
answered-beforehand = Your answer: { $order }. You can change it until you are asked. If it is not possible then, I ask you again.
# $order: a sentence that says all of it
ordered-always = Ordered. { $order }. /orders ends it.
taken-back = Your answer was taken back. Please choose again.
# $low (int)
# $high (int)
type-number-between = Please type a whole number from { $low } to { $high }.

## Usual answers

usual-answers = Default answers
my-usual-answers = My default answers
your-usual-answers = Your default answers
# $game
usual-introduction = They answer for you in other players' turns, so nobody has to wait. They apply here and at every table of { $game } that starts later. Only you see them. At this table they work like your other standing orders.
# $game
usual-not-here = This table allows no default answers, so they do not apply here. They are for other tables of { $game }.
usual-offer = **Nobody needs to wait for you:** default answers can reply for you in other players' turns (**Orders**). Only you see them.
usual-set = **Recommended** to begin with. You can change each of them later:
usual-none = You have none, so I always ask you.
usual-change = Change an answer about ...
usual-take = Use all of these
usual-take-set = Use the recommended ones
usual-refuse = Always ask me
usual-ask-me = Ask me
# $order: what an order does
usual-is = Your default answer: **{ $order }**
usual-is-none = I ask you each time.
usual-which = From now on ...
usual-taken = Saved as your defaults. You can change or end each of them here.
# $order: a sentence that says all of it
usual-given = { $order }. Saved as your default.
# $kind: what the question is about
usual-ended = { $kind }: I ask you again.
usual-refused = From now on, I always ask you.
# $order: what an order does
always-everywhere = At every table: { $order }
usual-option = **Default answers**
    -# whether the default answers of players apply at this table
usual-allowed = Default answers apply
usual-forbidden = No default answers at this table

# $question: what the reader is asked
# $answer: what is done
also-answers = **This also answers what you are asked now.** { $question } **Your answer: { $answer }**
# $question: what the reader was asked
# $answer: what is done
also-answered = It also answers what you are asked: { $question } **Your answer: { $answer }**
also-for-good = Once the answer is posted, you cannot take it back. To answer this one yourself, go back and do that first.
also-yes = Yes, answer this too

## The same delay for answers

face-option = **Answer delay**
    -# whether all answers that depend on hidden cards take equally long
face-menu = Answer delay
face-on = On: speed gives nothing away
face-off = Off: all answers at once
poker-face = Answers that depend on hidden cards are all revealed after the same delay.
no-poker-face = All answers are revealed at once, so their speed may give something away.
# $who
face-turned-on = { $who } turned on the answer delay: answers that depend on hidden cards all take equally long. Speed gives nothing away. Players who must answer get a direct message, so pings reveal nothing either (`/me settings` changes that).
# $who
face-turned-off = { $who } turned off the answer delay. From the next question on, all answers are revealed at once. Speed and pings may then give something away. Open questions keep their delay.

## Calls

# $title: of the table
call-title = { $title } · you are asked
then-it-comes-to-you = You will be asked next. You can answer in advance.
why-private = A ping in the channel would show whose orders do not answer. `/me settings` changes that.
