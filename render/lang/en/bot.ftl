### What many messages of the bot have in common: headings, buttons, lines of the log.

# $game
# $table (int): its number
title = { $game } · table { $table }
# $low (int)
# $high (int)
from-to = { $low } to { $high }
your-hand = Your hand
changes-outlined = What has changed is outlined.

## Lines of the log

# $event: what happened, as a sentence
ordered = { $event } (your standing order)
# $who
# $steps (int)
took-back = { $steps ->
    [one] { $who } took back { $steps } step.
   *[other] { $who } took back { $steps } steps.
}
# $who
# $steps (int)
# $agreed: those who agreed
took-back-agreed = { $steps ->
    [one] { $who } took back { $steps } step; { $agreed } agreed.
   *[other] { $who } took back { $steps } steps; { $agreed } agreed.
}
# $who
# $steps (int)
# $silent: those who gave no answer
took-back-unanswered = { $steps ->
    [one] { $who } took back { $steps } step; { $silent } gave no answer in time.
   *[other] { $who } took back { $steps } steps; { $silent } gave no answer in time.
}
# $who
# $steps (int)
# $agreed: those who agreed
# $silent: those who gave no answer
took-back-partly-agreed = { $steps ->
    [one] { $who } took back { $steps } step; { $agreed } agreed; { $silent } gave no answer in time.
   *[other] { $who } took back { $steps } steps; { $agreed } agreed; { $silent } gave no answer in time.
}
# $count (int): lines that are left out
earlier = … { $count } earlier, see /game log
# $count (int): lines that are left out
# $button: its label
earlier-button = … { $count } earlier, see “{ $button }”
# $count (int): lines that are left out
# $button: its label
earlier-button-or-log = … { $count } earlier, see “{ $button }” or /game log

## Buttons

take-my-turn = Take my turn
answer = Answer
board-in-words = Board in words
closer-look = Closer look
my-hand = My hand
my-turn = My turn
help = Help
back = Back
go-back = No, go back
never-mind = Never mind
withdraw = Withdraw
since-last-turn = Since your last turn
report-problem = Report a problem
open-panel = Open my panel
undo = ↶ Undo
fewer-choices = Fewer choices
more-choices = More choices
# $page (int)
# $pages (int)
next-menus = Next menus ({ $page } of { $pages })

## Windows that ask for a number

whole-number = a whole number
# $low (int)
whole-number-from = a whole number, { $low } or more
# $high (int)
whole-number-up-to = a whole number up to { $high }
# $low (int)
# $high (int)
whole-number-between = a whole number from { $low } to { $high }

##

## Tables

# $table (int)
table-here = Table { $table }

## Answers to presses that come at a bad time

restarting = Agora is restarting; press again in a minute. Nothing was done with this press.
too-fast = That was a little fast for me: nothing was done with your last press. Please wait a few seconds; your table stays as it is.
picture-follows = One moment; the picture follows in a message of its own.
