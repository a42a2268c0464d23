### Refusals about the week's deal. The ids are the codes of errors, as in refusals.ftl.

week-over = The time for this deal is over.
week-tried = You have had your try at this deal. The results come on Sunday.
week-one-try = The week's deal is played at this table, and everybody has one try at it. So there are no hints, nobody goes back further, the seats stay as they are, and its secrets stay secret.
week-not-shown = Others may still play this deal. You can show the board once the results are posted.
week-channel = The week's deal needs a text channel: people play in private threads there.
