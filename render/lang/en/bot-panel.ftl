### The private panel of a turn: menus, plans and standing orders in it, remarks on what was pressed.

## Menus

# $action: what is chosen, as its label
sure = Yes: { $action }
sure-yes = Yes
are-you-sure = **Are you sure?** This cannot be taken back.
# $things: what could still be used, with numbers
still-unused = **Still unused:** { $things }. Go on all the same?
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
caption-some = { $caption }: one or several
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
menu-before = ← Before
menu-more = More →
items-before = ← Items before
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
typed-line = -# The same typed: `/play { $line }`
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
choose-exactly = Please choose { $wanted }; you chose { $chosen }.
# $low (int)
# $high (int)
# $chosen (int)
choose-from-to = Please choose { $low } to { $high }; you chose { $chosen }.
# $wanted (int): the sum of several numbers
# $chosen (int)
choose-exactly-in-all = Please choose { $wanted } in all; you chose { $chosen }.
# $low (int): of the sum of several numbers
# $high (int)
# $chosen (int)
choose-from-to-in-all = Please choose { $low } to { $high } in all; you chose { $chosen }.
choice-will-not-do = That choice will not do; please choose differently.

## The panel

your-turn-has-shown = **Your turn has shown:**
last-step-and-since = **Your last step, and all since:**
since-your-last-turn = **Since your last turn:**
your-turn-so-far = **Your turn so far**, not yet on the table:
not-possible-now = **Not possible now**
closed-without-result = This table was closed without a result.
restart-turn = ⟲ Restart turn
more = More
less = Less
log = Log
options = Options
# $table (int)
# $game
next-table = Next table: { $game } · table { $table }
refresh = Refresh
ask-to-undo = Ask to undo
standing-orders = Orders

## Remarks on what was pressed

done = Your turn is done; the table knows of it.
answered = Your answer is on the table.
beside = That is done; the table knows of it.
moved-on = The table has moved on since this panel was made; this is how it stands now.
undone = Your last step is taken back.
restarted = Your turn starts anew.
no-letters = You take no direct messages from me, so new cards are not sent to you; **Closer look** or /hand shows them.
# $permissions: as Discord calls them
no-board-here = I cannot post the board here: I lack { $permissions }.
# $who: those who are asked
# $count (int): how many they are
waits-for-answers = { $count ->
    [one] Waiting for the answer of { $who }; then your turn goes on.
   *[other] Waiting for the answers of { $who }; then your turn goes on.
}

## A closer look

what-else = What else?
whole-table-in-words = The whole table in words
# $button: its label
# $sight: what is chosen there
board-goes-on = The table goes on: **{ $button }**, { $sight }
you-hold-nothing = You hold nothing.

## The hand

my-hand-now = My hand now

## Which table

which-table = **Which table?**
# $table (int): an example
name-the-table = **Which table?** Name it in the option `table`, for example { $table }.
# $table (int)
# $game
table-of-game = Table { $table } · { $game }
##

## Prepared turns

plan-carried-out = **Your prepared turn** is carried out.
prepared-turn = **Your prepared turn**
my-prepared-turn = My prepared turn
prepare-my-turn = Prepare my turn
prepare-what-is-left = Prepare the rest of my turn
# $step (int)
# $steps (int)
# $why: a sentence
plan-stopped = It stopped before step { $step } of { $steps }: { $why }
plan-goes-on = It goes on by itself once this question is answered.
plan-goes-on-unless-new = It goes on by itself once this question is answered, unless that shows something new.
# $count (int)
more-steps = … and { $count } more
carry-it-out = Carry it out
forget-what-is-left = Forget the rest
throw-away = Throw away
# $step (int)
# $steps (int)
# $why: a sentence
your-plan-stopped = Your plan stopped before step { $step } of { $steps }: { $why }
your-plan-is-carried-out = Your plan is carried out; nothing of it is on the table yet.
# $step: the label of an action
next-step-is-final = The next step cannot be taken back: { $step }. Press **Carry it out** again for it.

## plan-reason(code): why a plan does not go on

plan-reason-plan_revealed = Something came to light that you could not know when you planned.
plan-reason-plan_answered = Somebody else has acted in the middle of your turn.
plan-reason-plan_undone = You took a step of it back.
plan-reason-plan_overtaken = You went another way.
plan-reason-plan_skipped = You are asked something else than was foreseen.
plan-reason-plan_grave = This needs your word once more; please take it by hand.
plan-reason-plan_failed = A step of it failed on our side; please take it by hand.

##
