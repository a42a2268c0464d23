### What `agora doctor` finds in a database, and `agora replay` in the file of a game: for whoever runs
### the bot. The ids are the codes of `Finding`s.

## How far it is

looking-at-file = the file itself
# $number (int)
# $tables (int)
# $steps (int)
looking-at-table = table { $number } of { $tables }, steps so far: { $steps }

## Files of the host

# $path
# $game
# $file: its title
host-file-used = { $path } corrects figures of { $game } ({ $file })

## Tables as a whole

# $table (int)
# $error
table-unreadable = Table { $table }: { $error }.
# $table (int)
# $error
table-partly-read = Table { $table }: part of it could not be read: { $error }.
# $table (int)
# $error
table-not-examined = Table { $table }: it could not be checked to the end: { $error }.
# $table (int)
# $game
table-game-unknown = Table { $table }: this Agora knows no game called { $game }.
# $table (int)
# $count (int)
table-steps-before-begin = { $count ->
    [one] Table { $table }: it has not started, yet { $count } step is stored.
   *[other] Table { $table }: it has not started, yet { $count } steps are stored.
}

## The row of a table, and its seats

# $table (int)
# $status: as it is stored
table-status-impossible = Table { $table }: it is { $status }, which no table can be.
# $table (int)
table-lobby-with-secret = Table { $table }: it is in the lobby, yet the game already has a secret for its random results.
# $table (int)
# $status
table-without-secret = Table { $table }: it is { $status }, yet the game has no secret for its random results.
# $table (int)
# $option
# $error
table-option-impossible = Table { $table }: its option { $option } is not possible: { $error }.
# $table (int)
table-seats-with-gaps = Table { $table }: its seats are not numbered without gaps.
# $table (int)
# $count (int)
table-seats-miscounted = { $count ->
    [one] Table { $table }: { $count } seat is too few or too many for the game.
   *[other] Table { $table }: { $count } seats are too few or too many for the game.
}
# $table (int)
table-empty = Table { $table }: nobody has a seat.
# $table (int)
# $seat (int)
seat-unnamed = Table { $table }: seat { $seat } has no name.
# $table (int)
# $seat (int)
seat-of-nobody = Table { $table }: seat { $seat } belongs neither to a user nor to a computer.

## What was announced, and whose draft there is

# $table (int)
# $published (int)
# $steps (int)
published-too-many = Table { $table }: { $published } steps are marked as published, but there are only { $steps }.
# $table (int)
draft-mismatched = Table { $table }: its unpublished steps do not fit the owner of its open draft.
# $table (int)
# $seat (int)
draft-of-no-seat = Table { $table }: its draft belongs to seat { $seat }, which does not exist.
# $table (int)
announced-no-seat = Table { $table }: it announced a question to a seat that does not exist.
# $table (int)
# $step (int)
# $published (int)
announced-too-much = Table { $table }: step { $step } was announced, but only { $published } are published.
# $table (int)
# $status
draft-not-running = Table { $table }: it is { $status }, yet there is a draft.
# $table (int)
secrets-not-sealed = Table { $table }: the secrets of its random results are not those that were sealed.

## The question whether a table should go back

# $table (int)
# $status
question-not-running = Table { $table }: it is { $status }, yet there is an open question whether to go back.
# $table (int)
# $first (int)
# $last (int)
# $published (int)
question-of-other-steps = Table { $table }: the question whether to go back is about steps { $first } to { $last }, but { $published } are published.
# $table (int)
question-of-no-seat = Table { $table }: a seat that does not exist asks to go back, or agrees.
# $table (int)
question-answered = Table { $table }: everybody agreed to go back, yet it did not.

## Prepared turns

# $table (int)
# $seat (int)
# $error
plan-unreadable = Table { $table }: the prepared turn of seat { $seat } cannot be read: { $error }.
# $table (int)
# $seat (int)
# $status
plan-not-running = Table { $table }: it is { $status }, yet the prepared turn of seat { $seat } is stored.
# $table (int)
# $seat (int)
plan-of-nobody = Table { $table }: the prepared turn of seat { $seat } belongs to nobody.
# $table (int)
# $seat (int)
# $begun (int)
# $steps (int)
plan-begun-later = Table { $table }: the prepared turn of seat { $seat } began after step { $begun }, but there are only { $steps }.

## Steps

# $table (int)
# $steps: the first of them
# $count (int)
# $last (int)
steps-missing = { $count ->
    [one] Table { $table }: step { $steps } is missing of 0 to { $last }.
   *[other] Table { $table }: steps { $steps } are missing of 0 to { $last }.
}
# $table (int)
# $steps: the first of them
# $count (int)
# $last (int)
steps-behind = { $count ->
    [one] Table { $table }: step { $steps } is stored after the last one, { $last }.
   *[other] Table { $table }: steps { $steps } are stored after the last one, { $last }.
}
# $table (int)
# $step (int)
step-with-action = Table { $table }: step { $step } has an action.
# $table (int)
# $step (int)
step-without-action = Table { $table }: step { $step } has no action.
# $table (int)
# $step (int)
step-of-no-seat = Table { $table }: step { $step } belongs to a seat that does not exist.
# $table (int)
# $step (int)
news-unreadable = Table { $table }: the news of step { $step } cannot be read.
# $table (int)
# $step (int)
step-in-other-draft = Table { $table }: step { $step } is in the draft of another seat.
# $table (int)
# $step (int)
step-no-draft = Table { $table }: step { $step } cannot be undone, so it must not be a draft.
# $table (int)
# $steps: the first of them
# $count (int)
steps-lead-elsewhere = { $count ->
    [one] Table { $table }: step { $steps } leads to another state than the stored one. An action or a hash was changed, or the rules were corrected since (then the stored state counts).
   *[other] Table { $table }: steps { $steps } lead to another state than the stored one. An action or a hash was changed, or the rules were corrected since (then the stored state counts).
}
# $table (int)
# $steps: the first of them
# $count (int)
steps-tell-otherwise = { $count ->
    [one] Table { $table }: step { $steps } gives other news than was stored. The news was changed, or the rules were corrected since.
   *[other] Table { $table }: steps { $steps } give other news than was stored. The news was changed, or the rules were corrected since.
}

## Saves

# $table (int)
# $step (int)
save-missing = Table { $table }: step { $step } has no save.
# $table (int)
# $step (int)
save-is-text = Table { $table }: the save of step { $step } is text.
# $table (int)
# $step (int)
# $error
save-unreadable = Table { $table }: the save of step { $step } cannot be read: { $error }.
# $table (int)
# $step (int)
save-not-of-hash = Table { $table }: the save of step { $step } does not match its hash.
# $table (int)
# $step (int)
# $error
state-impossible = Table { $table }: the state after step { $step } is not possible: { $error }.
# $table (int)
# $step (int)
# $error
action-impossible = Table { $table }: the action of step { $step } is not possible: { $error }.
# $table (int)
# $step (int)
# $error
step-not-played-again = Table { $table }: step { $step } cannot be replayed: { $error }.
# $table (int)
nobody-asked = Table { $table }: it is running, yet nobody is asked.
# $table (int)
finished-without-result = Table { $table }: it is finished, yet the game has no result.
# $table (int)
draft-unpublished = Table { $table }: its draft should have been published.

## Orders, held answers and invitations

# $table (int)
# $number (int)
order-of-nobody = Table { $table }: order { $number } belongs to nobody.
# $table (int)
# $seat (int)
held-of-nobody = Table { $table }: the answer held for seat { $seat } belongs to nobody.
# $table (int)
# $number (int)
order-limit-unreadable = Table { $table }: the limit of order { $number } cannot be read.
# $game
usual-unreadable = Some default answers in { $game } cannot be read. They answer nothing.
# $table (int)
# $number (int)
order-unknown = Table { $table }: the game does not know order { $number }. It answers nothing.
# $table (int)
# $seat (int)
held-unreadable = Table { $table }: the answer held for seat { $seat } cannot be read.
# $table (int)
# $status
orders-not-running = Table { $table }: it is { $status }, yet it has orders.
# $table (int)
# $status
# $number (int)
# $seat (int)
invitation-not-running = Table { $table }: it is { $status }, yet the invitation { $number } to seat { $seat } is open.
# $table (int)
# $number (int)
# $seat (int)
invitation-to-no-seat = Table { $table }: the invitation { $number } is to seat { $seat }, which does not exist.
# $table (int)
# $number (int)
# $seat (int)
invitation-of-other = Table { $table }: the invitation { $number } to seat { $seat } names another player than the one who has it.
# $table (int)
# $number (int)
# $seat (int)
invitation-for-seated = Table { $table }: the invitation { $number } to seat { $seat } is for somebody who has a seat.
# $table (int)
# $number (int)
# $seat (int)
invitation-for-computer = Table { $table }: the invitation { $number } to seat { $seat } is for a computer that has not accepted.
# $table (int)
# $status
insights-not-running = Table { $table }: it is { $status }, yet it still records who has seen which hand.

## The outbox

# $count (int)
outbox-waiting = { $count ->
    [one] { $count } message waits in the outbox.
   *[other] { $count } messages wait in the outbox.
}
# $count (int)
outbox-given-up = { $count ->
    [one] { $count } message was given up. Its row says why.
   *[other] { $count } messages were given up. Their rows say why.
}
# $table (int)
# $row (int)
# $kind
message-kind-unknown = Table { $table }: message { $row } of the outbox has an unknown kind, { $kind }.
# $table (int)
# $row (int)
# $state: as it is stored
message-state-impossible = Table { $table }: message { $row } of the outbox is { $state }, which is not possible.
# $table (int)
# $row (int)
# $state
message-state-mistimed = Table { $table }: message { $row } of the outbox is { $state }, which does not fit its time of delivery.
# $table (int)
# $row (int)
message-given-up-silently = Table { $table }: message { $row } of the outbox was given up without a reason.
# $table (int)
# $row (int)
message-sent-unattempted = Table { $table }: message { $row } of the outbox was sent without an attempt.
# $table (int)
# $row (int)
# $error
message-unreadable = Table { $table }: message { $row } of the outbox cannot be read: { $error }.
# $table (int)
# $row (int)
message-searched-otherwise = Table { $table }: the search facts of message { $row } of the outbox do not fit what it says.
# $table (int)
# $row (int)
# $first (int)
# $last (int)
# $published (int)
message-of-other-steps = Table { $table }: message { $row } of the outbox tells of steps { $first } to { $last }, but { $published } are published.

## The file

# $schema (int)
# $known (int)
newer-database = The database was written by a newer Agora (schema { $schema }, this one knows { $known }). The tables were not checked.
# $schema (int)
# $known (int)
older-database = The database has schema { $schema }, and this Agora needs { $known }. The bot or `agora migrate` upgrades it. An upgraded copy was checked.
# $error
migration-failed = The migration fails: { $error }.
quick-look = A quick check: no game was replayed, and not every page was read.
# $error
not-looked-at = Not everything could be checked: { $error }.
# $error
file-damaged = The file is damaged. Restore a backup. SQLite says: { $error }.
# $sort: SQLite's word for it
# $name
schema-lacks = The { $sort } { $name } is missing.
# $sort: SQLite's word for it
# $name
schema-differs = The { $sort } { $name } differs from what this Agora makes.
# $sort: SQLite's word for it
# $name
schema-foreign = The { $sort } { $name } does not belong to Agora.
# $count (int)
# $child: a kind of rows
# $parent: the kind they belong to
rows-stray = { $count ->
    [one] { $count } row is an orphan: in { $child }, without their { $parent }.
   *[other] { $count } rows are orphans: in { $child }, without their { $parent }.
}
# $table (int)
board-astray = Table { $table }: its board message is not among its messages.

## The file of a game

# $deal (int)
deal-unsealed = the secret of deal { $deal } does not fit its commitment
# $step (int)
step-uncommitted = step { $step } goes on from a secret that nobody was committed to
secret-unsealed = the secret of the table does not fit its commitment
words-of-nobody = the words for the shuffles are not of different seats of the table
# $player (int)
word-not-given = nobody can have given the word of player { $player } in this form
# $deal (int)
deal-undrawn = deal { $deal } does not follow from the secret of the table and the words of its players
# $deal (int)
deal-uncommitted = deal { $deal } has no commitment
# $deal (int)
deal-misplaced = deal { $deal } says that it came at another moment than its place in the file shows
# $deal (int)
deal-unused = deal { $deal } was committed to, but never used
chance-twice = there is another source of chance (a seed, or a second commitment) besides the secrets that were committed to
# $step (int)
# $number (int)
step-misnumbered = step { $step } is expected, but step { $number } is there
# $step (int)
step-silent = step { $step } says neither what it led to nor what players were told
# $step (int)
step-tells-otherwise = step { $step } tells players something else than it did
# $steps (int)
game-cut-short = the game is said to be over, but it goes on after its { $steps } steps
# $step (int)
step-leads-elsewhere = step { $step } leads to another state than it did
# $step (int)
step-unseated = step { $step } names no seat
# $step (int)
# $error
step-impossible = step { $step } is not possible: { $error }
