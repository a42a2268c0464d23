### Problems that players report.

## heading(kind): of the window

heading-problem = Report a problem
heading-figure = A printed figure differs

## hint(kind): what stands in the empty field

hint-problem = What happened, and what should have happened?
hint-figure = For example: Pub, 1 wood and 2 stone are printed; card of the first English edition.

## question(kind): over the field

question-problem = What is wrong?
question-figure = Which figure, and what is printed?

## reader(kind): who reads it

reader-problem = The host of the bot reads it, with the table and all its moves.
reader-figure = The host of the bot reads it, and can correct the figure for games to come.

##

# $reference
kept = Thank you. Your report is kept under the reference **{ $reference }**. It holds your words, so that the host of the bot can see what you saw; mention the reference when you talk about it. Nothing at your table has changed: play on if you can.
# $reference
# $table (int)
# $step (int)
kept-with-table = Thank you. Your report is kept under the reference **{ $reference }**. It holds your words and table { $table } as it stands now, after step { $step }, so that the host of the bot can see what you saw; mention the reference when you talk about it. Nothing at your table has changed: play on if you can.
