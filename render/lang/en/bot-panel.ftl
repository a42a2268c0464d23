### The private panel of a turn: menus, plans and standing orders in it, remarks on what was pressed.

## Menus

# $action: what is chosen, as its label
sure = Yes: { $action }
sure-yes = Yes
are-you-sure = **Are you sure?** You cannot undo this.
# $things: what could still be used, with numbers
still-unused = **Not used yet:** { $things }. Continue anyway?
# $names: labels of actions
# $count (int): how many more there are
some-and-more = { $names } and { $count } more
# $caption
# $low (int)
# $high (int)
caption-between = { $caption } ({ $low } to { $high })
# $caption
# $first (int)
# $last (int)
# $count (int)
caption-page = { $caption } ({ $first }–{ $last } of { $count })
# $caption
# $count (int)
caption-choose = { $caption } (choose { $count })
# $caption
# $count (int)
caption-choose-up-to = { $caption } (up to { $count })
# $caption
caption-some = { $caption }: one or more
caption-together = Several at once
# $action: what is done that many times, as its label
# $count (int)
times = { $action } ×{ $count }
# $caption
# $low (int)
# $high (int)
caption-choose-between = { $caption } (choose { $low } to { $high })
# $count (int)
choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
# $item
# $nth (int)
# $count (int)
copy-of-item = { $item } ({ $nth } of { $count })
menu-back = ← Back
menu-before = ← Previous
menu-more = More →
items-before = ← Previous items
items-more = More items →
choose-none = None
type-the-numbers = Type the numbers
# $count (int)
choose-these = Choose these { $count }

## What stands above the menus

show-table = Show the table
where-numbers-come-from = Why these numbers
show-question = Show the question

# $line: what may be typed after the command
typed-line = -# Next time you can type it: `/play { $line }`
# $action: the answer to the first of two questions that are shown at once, as its label
goes-without-saying = -# Any other action now also means: { $action }

## What is said of choices that do not do

# $said
# $low (int)
# $high (int)
no-number-between = “{ $said }” is not a whole number from { $low } to { $high }.
# $label: what the number is called
# $said
# $low (int)
# $high (int)
no-number-between-for = { $label }: “{ $said }” is not a whole number from { $low } to { $high }.
# $wanted (int)
# $chosen (int)
choose-exactly = Please choose { $wanted }. You chose { $chosen }.
# $low (int)
# $high (int)
# $chosen (int)
choose-from-to = Please choose { $low } to { $high }. You chose { $chosen }.
# $wanted (int): the sum of several numbers
# $chosen (int)
choose-exactly-in-all = Please choose { $wanted } in total. You chose { $chosen }.
# $low (int): of the sum of several numbers
# $high (int)
# $chosen (int)
choose-from-to-in-all = Please choose { $low } to { $high } in total. You chose { $chosen }.
choice-will-not-do = That choice is not possible. Please choose again.

## The panel

your-turn-has-shown = **Already revealed this turn:**
last-step-and-since = **Your last step and everything since:**
since-your-last-turn = **Since your last turn:**
your-turn-so-far = **Your turn so far** (not posted yet):
not-possible-now = **Not possible now**
closed-without-result = This table was closed without a result.
restart-turn = ⟲ Restart turn
more = More
less = Less
log = Log
options = Options
# $who
# $when: how long ago, such as: two minutes ago
just-answered = { $who } answered { $when }.
# $table (int)
# $game
next-table = Next: { $game } (table { $table })
refresh = Refresh
ask-to-undo = Ask to undo
standing-orders = Orders

## Remarks on what was pressed

done = Turn finished and posted.
answered = Answer posted.
beside = Done and posted.
moved-on = The table has moved on. Here is the current position.
undone = Last step undone.
restarted = Turn restarted.
no-direct-messages = I cannot send you direct messages. To see new cards, use **Closer look** or /hand.
# $permissions: as Discord calls them
no-board-here = I cannot post the board here. Missing permissions: { $permissions }.
# $who: those who are asked
# $count (int): how many they are
waits-for-answers = { $count ->
    [one] Waiting for an answer from { $who }. Then your turn continues.
   *[other] Waiting for answers from { $who }. Then your turn continues.
}

## A closer look

what-else = What else?
whole-table-in-words = The whole table in words
# $button: its label
# $sight: what is chosen there
board-goes-on = More of the table: **{ $button }**, { $sight }
you-hold-nothing = You hold nothing.

## The hand

my-hand-now = My hand now

## Which table

which-table = **Which table?**
# $table (int): an example
name-the-table = **Which table?** Add its number with the option `table`, for example { $table }.
# $table (int)
# $game
table-of-game = Table { $table } · { $game }
##

## Prepared turns

plan-carried-out = **Your prepared turn** was played as planned.
prepared-turn = **Your prepared turn**
my-prepared-turn = My prepared turn
prepare-my-turn = Prepare my turn
prepare-what-is-left = Prepare the rest of my turn
# $step (int)
# $steps (int)
# $why: a sentence
plan-stopped = It stopped before step { $step } of { $steps }: { $why }
plan-goes-on = It continues once this question is answered.
plan-goes-on-unless-new = It continues once this question is answered, unless the answer reveals something new.
# $count (int)
more-steps = … and { $count } more
carry-it-out = Play it
forget-what-is-left = Delete the rest
throw-away = Delete
# $step (int)
# $steps (int)
# $why: a sentence
your-plan-stopped = Your plan stopped before step { $step } of { $steps }: { $why }
your-plan-is-carried-out = Your plan is now your draft. Nothing is posted yet.
# $step: the label of an action
next-step-is-final = You cannot undo the next step: { $step }. To take it, press **Play it** again.

## plan-reason(code): why a plan does not go on

plan-reason-plan_revealed = Something was revealed that you could not know when you planned.
plan-reason-plan_answered = Another player acted during your turn.
plan-reason-plan_undone = You undid one of its steps.
plan-reason-plan_overtaken = You did something else.
plan-reason-plan_skipped = You were asked something the plan did not expect.
plan-reason-plan_grave = This step needs your confirmation. Please do it yourself.
plan-reason-plan_failed = A step failed because of an error on our side. Please do it yourself.

##
