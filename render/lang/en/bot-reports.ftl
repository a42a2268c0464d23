### Problems that players report.

## heading(kind): of the window

heading-problem = Report a problem
heading-figure = A number differs from my copy

## hint(kind): what stands in the empty field

hint-problem = What happened, and what should have happened?
hint-figure = For example: my Pub says 1 wood and 2 stone. It is the first English edition.

## question(kind): over the field

question-problem = What is wrong?
question-figure = Which number, and what is printed?

## reader(kind): who reads it

reader-problem = The host of the bot reads it, with the table and all its moves.
reader-figure = The host of the bot reads it and can correct the number for future games.

##

# $reference
kept = Thank you. Your report is saved as **{ $reference }**. It holds your words, so the host of the bot can see what you saw. Mention the reference when you talk about it. Nothing at your table has changed, so play on if you can.
# $reference
# $table (int)
# $step (int)
kept-with-table = Thank you. Your report is saved as **{ $reference }**. It holds your words and table { $table } after step { $step }, so the host of the bot can see what you saw. Mention the reference when you talk about it. Nothing at your table has changed, so play on if you can.
