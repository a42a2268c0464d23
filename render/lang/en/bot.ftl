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
changes-outlined = Changes are outlined.
table-in-parts = The whole table, for a phone

## Lines of the log

# $event: what happened, as a sentence
ordered = { $event } (your standing order)
# $event: what happened, as a sentence
by-caretaker = { $event } (caretaker)
# $who
caretaker-was-careful = A caretaker played for { $who } and avoided everything binding or risky.
# $who
# $parts: what there is more of, as a list
caretaker-went-for = A caretaker played carefully for { $who }. Its reasons: { $parts }.
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
    [one] { $who } took back { $steps } step. { $agreed } agreed.
   *[other] { $who } took back { $steps } steps. { $agreed } agreed.
}
# $who
# $steps (int)
# $silent: those who gave no answer
took-back-unanswered = { $steps ->
    [one] { $who } took back { $steps } step. { $silent } did not answer in time.
   *[other] { $who } took back { $steps } steps. { $silent } did not answer in time.
}
# $who
# $steps (int)
# $agreed: those who agreed
# $silent: those who gave no answer
took-back-partly-agreed = { $steps ->
    [one] { $who } took back { $steps } step. { $agreed } agreed. { $silent } did not answer in time.
   *[other] { $who } took back { $steps } steps. { $agreed } agreed. { $silent } did not answer in time.
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
board-goes-on = More of the board: **{ $button }**
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
report-figure = Differs from my copy
# $option: figures of a game, for example "Costs"
# $title: of the file
by-host-file = { $option }: from this host's file “{ $title }”.
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
take-turn-at = Take turn: table { $table }

## Answers to presses that come at a bad time

restarting = Agora is restarting, so nothing happened. Press again in a minute.
too-fast = That was too fast for me, so your last press did nothing. Please wait a few seconds.
picture-follows = One moment. The picture follows in a separate message.

## When something goes wrong

stored = Your choice is saved. I just could not show the panel.
stored-elsewhere = Your change is saved. I just could not show the answer.
# $said: one of the two above
# $reference
stored-and-reported = { $said } Something went wrong on our side. Please tell the host of the bot this reference: { $reference }.
unreached = I could not answer because the connection to Discord failed. Nothing was changed. Please try again.
# $reference
went-wrong = Something went wrong on our side. The game is unchanged. Please try again. If it fails again, tell the host of the bot this reference: { $reference }.
# $said: what is wrong, as a sentence
# $reference
with-reference = { $said } Reference: { $reference }.
not-possible-now = That is not possible now. /turn shows what is.
only-on-servers = Please use this command in a server channel.
# $seconds (int)
please-wait = Please wait { $seconds } seconds and try again.
command-has-changed = This command has changed. Wait a minute, reload Discord and try again.
# $most (int): letters
too-long = That is too long. Please shorten it to { $most } characters.
# $said: what was typed
not-suggested = “{ $said }” does not work there. Choose one of the suggestions.
