### Standing orders as their owner sees them: in the panel, in the list and in the form.

## In the panel

called = The table waits for your answer now; nobody pinged you for it.
held = Your answer is in; it is shown in less than a minute, so that speed tells nothing.
# $action: the label of the answer
held-answer = **{ $action }** (you may still choose differently)
resting = Your standing orders leave this answer to you; a new one would give it.
answers-soon = Your standing order answers this in less than a minute, unless you do it yourself.
answers-later = Your standing order answers this after a while, unless you do it yourself.
# $count (int)
active = { $count ->
    [one] { $count } standing order is active.
   *[other] { $count } standing orders are active.
}
take-answer-back = Take my answer back
or-let-order-answer = **Or let an order answer**, now and when this comes to you again:
# $question: a sentence
comes-to-you = **This comes to you, too.** { $question }
answer-beforehand-private = You may answer beforehand; only you know what you give.
# $order: what an order does
you-have-ordered = You have ordered: { $order }.
# $order: the label of an answer
you-have-answered = Your answer: **{ $order }**. It is given as soon as the question comes.
order-menu = Order ...
name-limit = **Name your limit**, and nobody waits for you again here: it answers now and each time this comes back to you, with as little as it takes. Only you know it.
limit-menu = My limit ...
and-then = And if it comes to that ...
answer-beforehand = Answer beforehand
always-answer = **Always answer like this?** An order answers now, and every time this is asked:
always-menu = Always ...
another-number = Another number ...
# $order: with a number that is still to be named
another-number-of = Another number: { $order }
no-order = No order: ask me

## Orders in words

answer-unknown = An answer that this version of the game does not know

any-kind = Questions without a choice
any-policy = Give the only answer there is
# $kind: what the order is about
# $order: what it does
order = **{ $kind }**: { $order }
# $kind: what the order is about
# $limits: to what it is limited
# $order: what it does
order-limited = **{ $kind }** ({ $limits }): { $order }

## The list

your-orders = Your standing orders
introduction = They answer for you, so that nobody waits. Only you see them, and you may change them until they are used.
paced = At this table answers that hang on hidden things all come after the same short while, whoever or whatever gives them; who has to give one is told by direct message.
at-this-table = **At this table**
# $game
at-every-table = **At every table of { $game }**
none-given = You have given none.
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
limited-orders = When you are asked: **{ $order }** (only: { $subject }; an order for each, which ends once that was asked about).
give-this-order = Give this order
when-you-are-asked = When you are asked ...
which-number = Which number?
# $example: a few of the things that may be ticked
all-or-some = Every time, or tick: { $example } ...
window-title = A standing order

## What is said after a change

# $order: a sentence that says all of it
given = Given. { $order }.
# $count (int): of orders given at once
given-several =
    { $count ->
        [one] Given: { $count } order.
       *[other] Given: { $count } orders, one for each of what you ticked.
    }
ended = That order is ended.
no-order-answers = No order answers this; you will be asked.
# $order: what it does
ordered = Ordered: { $order }. You may change it until it is used.
# $order: the label of an answer
answered-beforehand = Your answer: { $order }. You may change it until the question comes; if it is not possible any more then, you are asked again.
# $order: a sentence that says all of it
ordered-always = Ordered. { $order }. /orders ends it.
taken-back = Your answer is taken back; choose again.
# $low (int)
# $high (int)
type-number-between = Please type a whole number from { $low } to { $high }.

## Usual answers

usual-answers = Usual answers
my-usual-answers = My usual answers
your-usual-answers = Your usual answers
# $game
usual-introduction = They answer for you at this table and at every table of { $game } that begins later, so that nobody waits for you in the turns of others. Only you see them; here they are standing orders like all others.
# $game
usual-not-here = This table takes no usual answers over, so nothing of it counts here; it is for other tables of { $game }.
usual-offer = **Others need not wait for you**: let your usual answers be given to what others' turns ask of you (**Orders**). Only you see them.
usual-set = **A sensible set**, to begin with; each can be changed afterwards:
usual-none = You have none; you are asked everything.
usual-change = Change an answer about ...
usual-take = Take all of these over
usual-take-set = Take the sensible set over
usual-refuse = Ask me everything
usual-ask-me = Ask me
# $order: what an order does
usual-is = Your usual answer: **{ $order }**
usual-is-none = You are asked each time.
usual-which = From now on ...
usual-taken = Taken over. Each of them can be changed or ended here.
# $order: a sentence that says all of it
usual-given = { $order }. So it is from now on.
# $kind: what the question is about
usual-ended = { $kind }: you are asked again.
usual-refused = You are asked everything from now on.
# $order: what an order does
always-everywhere = At every table: { $order }
usual-option = **Usual answers**
    -# whether what players usually answer is taken over when the game begins
usual-allowed = Usual answers are taken over
usual-forbidden = No usual answers at this table

# $question: what the reader is asked
# $answer: what is done
also-answers = **This also answers what you are asked now.** { $question } **Your answer: { $answer }**
# $question: what the reader was asked
# $answer: what is done
also-answered = It also answers what you are asked: { $question } **Your answer: { $answer }**
also-for-good = Once the answer is on the table, you cannot take it back. To answer this one by hand, go back and answer it first.
also-yes = Yes, answer this too

## The poker face

face-option = **Poker face**
    -# whether answers that depend on hidden cards are all revealed after the same delay
face-menu = Poker face
face-on = On: speed gives nothing away
face-off = Off: all answers at once
poker-face = Poker face: answers that hang on hidden things all come at the same pace.
no-poker-face = No poker face: all answers come at once, and their speed may tell something.
# $who
face-turned-on = { $who } turned the poker face of this table on: answers that hang on hidden things all come after the same short while, so that speed tells nothing, and who has to give one is told by direct message, so that pings tell nothing (`/me settings` changes that).
# $who
face-turned-off = { $who } turned the poker face of this table off: from the next question on all answers come at once, and speed and pings may tell something. Open questions keep their pace.

## Calls

# $title: of the table
call-title = { $title } · you are asked
then-it-comes-to-you = Then it comes to you; you may answer beforehand.
why-private = A ping in the channel would show whose orders do not answer; `/me settings` changes that.
