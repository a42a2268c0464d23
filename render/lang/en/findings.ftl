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
table-partly-read = Table { $table } could not be read completely: { $error }.
# $table (int)
# $error
table-not-examined = Table { $table } could not be checked to the end: { $error }.
# $table (int)
# $game
table-game-unknown = Table { $table }: this Agora knows no game called { $game }.
# $table (int)
# $count (int)
table-steps-before-begin = { $count ->
    [one] Table { $table } has not started, but { $count } step is stored.
   *[other] Table { $table } has not started, but { $count } steps are stored.
}

## The row of a table, and its seats

# $table (int)
# $status: as it is stored
table-status-impossible = Table { $table } has an impossible status: { $status }.
# $table (int)
table-lobby-with-secret = Table { $table } is in the lobby, but already has a secret for its random results.
# $table (int)
# $status
table-without-secret = Table { $table } is { $status }, but has no secret for its random results.
# $table (int)
# $option
# $error
table-option-impossible = Table { $table } has an impossible option { $option }: { $error }.
# $table (int)
table-seats-with-gaps = Table { $table }: the seat numbers have gaps.
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
draft-mismatched = Table { $table }: the unpublished steps do not fit the owner of the open draft.
# $table (int)
# $seat (int)
draft-of-no-seat = Table { $table }: its draft belongs to seat { $seat }, which does not exist.
# $table (int)
announced-no-seat = Table { $table } announced a question to a seat that does not exist.
# $table (int)
# $step (int)
# $published (int)
announced-too-much = Table { $table }: step { $step } was announced, but only { $published } are published.
# $table (int)
# $status
draft-not-running = Table { $table } is { $status }, but has a draft.
# $table (int)
secrets-not-sealed = Table { $table }: the secrets of its random results are not the sealed ones.

## The question whether a table should go back

# $table (int)
# $status
question-not-running = Table { $table } is { $status }, but has an open question whether to go back.
# $table (int)
# $first (int)
# $last (int)
# $published (int)
question-of-other-steps = Table { $table } asks whether to undo steps { $first } to { $last }, but { $published } are published.
# $table (int)
question-of-no-seat = Table { $table }: a seat that does not exist asks to go back, or agrees.
# $table (int)
question-answered = Table { $table } did not go back, although everybody agreed.

# $table (int)
# $status
closing-not-rated = Table { $table } is { $status } or unrated, but has an open question whether to close it.
# $table (int)
closing-of-no-seat = Table { $table }: a seat that nobody has asks to close it, or agrees.
# $table (int)
closing-answered = Table { $table } was not closed, although everybody agreed.

## Prepared turns

# $table (int)
# $seat (int)
# $error
plan-unreadable = Table { $table }: the prepared turn of seat { $seat } cannot be read: { $error }.
# $table (int)
# $seat (int)
# $status
plan-not-running = Table { $table } is { $status }, but the prepared turn of seat { $seat } is stored.
# $table (int)
# $seat (int)
plan-of-nobody = Table { $table }: the prepared turn of seat { $seat } belongs to nobody.
# $table (int)
# $seat (int)
# $begun (int)
# $steps (int)
plan-begun-later = Table { $table }: seat { $seat } prepared a turn after step { $begun }, but there are only { $steps }.

## Steps

# $table (int)
# $steps: the first of them
# $count (int)
# $last (int)
steps-missing = { $count ->
    [one] Table { $table }: of steps 0 to { $last }, { $steps } is missing.
   *[other] Table { $table }: of steps 0 to { $last }, { $steps } are missing.
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
consent-of-no-seat = Table { $table }: a seat that does not exist agreed to go back.
# $table (int)
# $seat (int)
consent-told-otherwise = Table { $table }: the log and the question differ on whether seat { $seat } agreed to go back.
# $table (int)
table-mistimed = Table { $table }: the times when it was opened and last changed are impossible.
# $table (int)
# $steps
# $count (int)
steps-mistimed = { $count ->
    [one] Table { $table }: the time of one step is impossible: { $steps }.
   *[other] Table { $table }: the times of { $count } steps are impossible: { $steps }.
}
# $table (int)
# $steps: the first of them
# $count (int)
steps-of-strangers = { $count ->
    [one] Table { $table }: step { $steps } was made by a user who never had a seat.
   *[other] Table { $table }: steps { $steps } were made by users who never had a seat.
}
# $table (int)
# $steps: the first of them
# $count (int)
steps-misjudged = { $count ->
    [one] Table { $table }: step { $steps } says otherwise than the rules what it answered, or whether it can be undone.
   *[other] Table { $table }: steps { $steps } say otherwise than the rules what they answered, or whether they can be undone.
}
# $table (int)
# $count (int)
notes-misplaced = { $count ->
    [one] Table { $table }: { $count } entry of the log is of an unknown kind, or of a step that does not exist.
   *[other] Table { $table }: { $count } entries of the log are of unknown kinds, or of steps that do not exist.
}
# $table (int)
# $count (int)
consent-unasked = { $count ->
    [one] Table { $table }: by its log it went back { $count } time to which nobody agreed.
   *[other] Table { $table }: by its log it went back { $count } times to which nobody agreed.
}
# $table (int)
# $seat (int)
wait-of-other = Table { $table } waits at seat { $seat } for somebody who does not sit there.
# $table (int)
# $seat (int)
wait-missing = Table { $table } asks seat { $seat }, but does not wait for it. Nobody is reminded.
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
    [one] Table { $table }: step { $steps } leads to another state than the stored one. An action or a hash was changed, or the rules were corrected. If it was the rules, the stored state counts.
   *[other] Table { $table }: steps { $steps } lead to another state than the stored one. An action or a hash was changed, or the rules were corrected. If it was the rules, the stored state counts.
}
# $table (int)
# $steps: the first of them
# $count (int)
steps-tell-otherwise = { $count ->
    [one] Table { $table }: step { $steps } gives other news than the stored news. The news was changed, or the rules were corrected.
   *[other] Table { $table }: steps { $steps } give other news than the stored news. The news was changed, or the rules were corrected.
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
nobody-asked = Table { $table } is running, but asks nobody.
# $table (int)
finished-without-result = Table { $table } is finished, but has no result.
# $table (int)
draft-unpublished = Table { $table } should have published its draft.

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
orders-not-running = Table { $table } is { $status }, but has orders.
# $table (int)
# $status
result-not-finished = Table { $table } is { $status }, but has a result.
# $table (int)
result-differs = The result of table { $table } does not agree with the end of its game.
# $table (int)
# $status
# $number (int)
# $seat (int)
invitation-not-running = Table { $table } is { $status }, but the invitation { $number } to seat { $seat } is open.
# $table (int)
# $number (int)
# $seat (int)
invitation-to-no-seat = Table { $table }: the invitation { $number } is to seat { $seat }, which does not exist.
# $table (int)
# $number (int)
# $seat (int)
invitation-of-other = Table { $table }: the invitation { $number } to seat { $seat } does not name the seat's player.
# $table (int)
# $number (int)
# $seat (int)
invitation-for-seated = Table { $table }: somebody who has a seat is invited to seat { $seat } (invitation { $number }).
# $table (int)
# $number (int)
# $seat (int)
invitation-for-computer = Table { $table }: a computer has not accepted its seat { $seat } (invitation { $number }).
# $table (int)
# $status
insights-not-running = Table { $table } is { $status }, but still records who has seen which hand.

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
message-state-impossible = Table { $table }: message { $row } of the outbox has an impossible state: { $state }.
# $table (int)
# $row (int)
# $state
message-state-mistimed = Table { $table }: message { $row } of the outbox is { $state }, but its delivery time does not fit.
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
message-searched-otherwise = Table { $table }: message { $row } of the outbox has search facts that do not fit its text.
# $table (int)
# $row (int)
# $first (int)
# $last (int)
# $published (int)
message-of-other-steps = Table { $table }: outbox message { $row } tells of steps { $first } to { $last }, but { $published } are published.

## The file

# $schema (int)
# $known (int)
newer-database = The database was written by a newer Agora (schema { $schema }, this one knows { $known }). The tables were not checked.
# $schema (int)
# $known (int)
older-database = The database has schema { $schema }, and this Agora needs { $known }. The bot or `agora migrate` upgrades it. An upgraded copy was checked.
# $error
migration-failed = The migration fails: { $error }.
# $count (int)
# $all (int)
some-tables-only = { $count } of { $all } tables were checked.
# $count (int)
tables-remembered = { $count ->
    [one] { $count } table was checked by an earlier run and is unchanged. It was not read again.
   *[other] { $count } tables were checked by an earlier run and are unchanged. They were not read again.
}
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
# $rows: a kind of rows
# $column
rows-impossible = { $count ->
    [one] In { $rows }, { $count } row has an impossible value of { $column }.
   *[other] In { $rows }, { $count } rows have impossible values of { $column }.
}
# $count (int)
# $rows: a kind of rows
# $wanted: what the schema demands
rows-unfit = { $count ->
    [one] In { $rows }, { $count } row breaks a rule of the schema: { $wanted }.
   *[other] In { $rows }, { $count } rows break a rule of the schema: { $wanted }.
}
# $count (int)
# $child: a kind of rows
# $parent: the kind they belong to
rows-stray = { $count ->
    [one] { $count } row is an orphan: in { $child }, without their { $parent }.
   *[other] { $count } rows are orphans: in { $child }, without their { $parent }.
}
# $table (int)
board-astray = Table { $table }: its board message is not among its messages.
# $competition (int)
# $number (int)
competition-table-astray = Season or tournament { $competition }: the game or a player of its table { $number } is missing.

## The file of a game

# $deal (int)
deal-unsealed = the secret of deal { $deal } does not fit its commitment
# $step (int)
step-uncommitted = step { $step } uses a secret that has no commitment
secret-unsealed = the secret of the table does not fit its commitment
words-of-nobody = the words for the shuffles do not come from different seats of the table
# $player (int)
word-not-given = player { $player } cannot have given the word in this form
# $deal (int)
deal-undrawn = deal { $deal } does not follow from the table's secret and its players' words
# $deal (int)
deal-uncommitted = deal { $deal } has no commitment
# $deal (int)
deal-misplaced = deal { $deal } names another moment than its place in the file shows
# $deal (int)
deal-unused = deal { $deal } was committed to, but never used
chance-twice = besides the committed secrets there is another source of chance (a seed or a second commitment)
# $step (int)
# $number (int)
step-misnumbered = step { $number } is in the place of step { $step }
# $step (int)
step-silent = step { $step } says neither what it led to nor what players were told
# $step (int)
step-tells-otherwise = step { $step } tells players something else than it did
# $steps (int)
game-cut-short = the file says that the game is over, but it goes on after its { $steps } steps
# $step (int)
step-leads-elsewhere = step { $step } leads to another state than it did
# $step (int)
step-unseated = step { $step } names no seat
# $step (int)
# $error
step-impossible = step { $step } is not possible: { $error }
