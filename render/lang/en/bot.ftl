### What many messages of the bot have in common: headings, buttons, lines of the log.

# $game
# $table (int): its number
title = { $game } · table { $table }

## thinker(level): a computer at a table, by how well it plays
## $number (int): the how manieth of this level at the table

thinker-beginner = { $number ->
    [1] Computer (beginner)
   *[other] Computer { $number } (beginner)
}
thinker-normal = { $number ->
    [1] Computer (normal)
   *[other] Computer { $number } (normal)
}
thinker-good = { $number ->
    [1] Computer (good)
   *[other] Computer { $number } (good)
}
thinker-strong = { $number ->
    [1] Computer (strong)
   *[other] Computer { $number } (strong)
}

## stand-in(kind): whoever has no name of their own at a table: a computer, somebody who is forgotten
## $number (int): the how manieth at the table

stand-in-computer = { $number ->
    [1] Computer
   *[other] Computer { $number }
}
stand-in-former = { $number ->
    [1] Former player
   *[other] Former player { $number }
}

##

# behind the name of somebody who could be taken for a computer, in brackets
person = person
# $low (int)
# $high (int)
from-to = { $low } to { $high }
your-hand = Your hand
changes-outlined = What has changed is outlined.
table-in-parts = The whole table, for a phone

## Lines of the log

# $event: what happened, as a sentence
ordered = { $event } (your standing order)
# $event: what happened, as a sentence
by-caretaker = { $event } (caretaker)
# $who
caretaker-was-careful = A caretaker played carefully for { $who }, with nothing that binds or endangers them.
# $who
# $parts: what there is more of, as a list
caretaker-went-for = A caretaker played carefully for { $who }. What spoke for it: { $parts }.
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
# $count (int): sentences that are left out
more = … { $count } more, see /game log
# $count (int): sentences that are left out
# $button: its label
more-button = … { $count } more, see “{ $button }”
# $count (int): sentences that are left out
# $button: its label
more-button-or-log = … { $count } more, see “{ $button }” or /game log

## Buttons

take-my-turn = Take my turn
answer = Answer
board-in-words = Board in words
# $button: its label
board-goes-on = The board goes on: **{ $button }**
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
report-figure = A printed figure differs
# $option: figures of a game, for example "Costs"
# $title: of the file
by-host-file = { $option }: by this host's file “{ $title }”.
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

## When something goes wrong

stored = Your choice is stored; only the panel could not be shown.
stored-elsewhere = What you wished is stored; only the answer could not be shown.
# $said: one of the two above
# $reference
stored-and-reported = { $said } Something went wrong on our side; tell the host of the bot this reference: { $reference }.
unreached = The connection to Discord failed, so I could not answer. Nothing was changed; please try again.
# $reference
went-wrong = Something went wrong on our side; the game is as it was before. Please try again, and if it goes wrong again, tell the host of the bot this reference: { $reference }.
# $said: what is wrong, as a sentence
# $reference
with-reference = { $said } Reference: { $reference }.
not-possible-now = That is not possible now; /turn shows what is.
only-on-servers = Please use this command in a channel of a server.
# $seconds (int)
please-wait = Please wait { $seconds } seconds and try again.
command-has-changed = This command has changed; wait a minute, reload Discord and try again.
# $most (int): letters
too-long = That is too long: at most { $most } characters fit there. Please shorten it.
# $said: what was typed
not-suggested = “{ $said }” cannot be used there; choose one of the suggestions.
