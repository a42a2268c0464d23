### Why a table cannot be rated, or a result cannot be taken out, and what to do instead.

rated-not-learning = A table for learning cannot be rated. Turn off the hints for beginners first.
# $option
rated-option = A rated game needs the option { $option } at its usual value. Reset it, or play without rating.
rated-needs-clock = A rated game needs a clock, so that it ends although somebody vanishes. Choose another pace, or play without rating.
rated-without-hints = This table is rated, so nobody gets hints.
rated-with-delay = This table is rated, so the answer delay stays on.
rated-keeps-secrets = This game is rated, so nobody can export its secrets before it is over.
rated-not-closed = This game is rated, so its players cannot close it. To give up, resign. A manager who does not play here can close it.
# $most (int)
void-reason = Please give a reason of 1 to { $most } characters.
void-elsewhere = That table is not on this server.
void-no-result = That table has no result. Only finished games have one.
void-already = The result of that table has been taken out already.
void-own = You played in that game. Ask another manager to take its result out.
