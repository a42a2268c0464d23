### What the host of the bot is told in a channel of their own.

# $what: where it happened, in words of the program
# $reference
fault = Something went wrong that had not gone wrong in the last day: `{ $what }`. It is kept under the reference **{ $reference }**; `agora problems { $reference }` shows all of it.
# $what: the same
logged = Something went wrong that had not gone wrong in the last day: `{ $what }`. The log shows all of it.
# $most (int)
enough = { $most } new faults within an hour. More are not told here until the hour is over; `agora problems` lists them.

## failing(part): a part of the bot does not work

failing-database = The database does not answer, or takes nothing. Presses are answered with a sentence; nothing is delivered.
failing-gateway = At least one connection to Discord is lost and does not come back. Servers that hang on it get no answer.
failing-outbox = Messages are due at tables and do not go out.
failing-scheduler = Nobody looks for reminders and clocks that are due.
failing-drawing = No pictures can be drawn. Boards come in words.

##

well-again = All parts of the bot work again.
