### Problems that players report.

what-happened = What happened, and what should have happened?
what-is-wrong = What is wrong?
host-reads-it = The host of the bot reads it, with the table and all its moves.
# $reference
kept = Thank you. Your report is kept under the reference **{ $reference }**. It holds your words, so that the host of the bot can see what you saw; mention the reference when you talk about it. Nothing at your table has changed: play on if you can.
# $reference
# $table (int)
# $step (int)
kept-with-table = Thank you. Your report is kept under the reference **{ $reference }**. It holds your words and table { $table } as it stands now, after step { $step }, so that the host of the bot can see what you saw; mention the reference when you talk about it. Nothing at your table has changed: play on if you can.
