### What the host of the bot is told in a channel of their own.

# $what: where it happened, in words of the program
# $reference
fault = Something new went wrong, not seen in the last day: `{ $what }`. Its reference is **{ $reference }**. `agora problems { $reference }` shows all of it.
# $what: the same
logged = Something new went wrong, not seen in the last day: `{ $what }`. The log shows all of it.
# $most (int)
enough = { $most } new faults within an hour. No more are reported here until the hour is over. `agora problems` lists them.

## failing(part): a part of the bot does not work

failing-database = The database does not answer, or cannot store anything. Users get an error message, and no messages are delivered.
failing-gateway = At least one connection to Discord is lost and does not come back. Its servers get no answer.
failing-outbox = Messages to tables are due but not sent.
failing-scheduler = Reminders and clocks are due but nothing happens.
failing-drawing = No pictures can be drawn. Boards are posted in words.

##

well-again = All parts of the bot work again.
