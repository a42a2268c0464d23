### Why a table cannot be rated, or a result cannot be taken out, and what to do instead.

rated-not-learning = A table for learning cannot be rated. Turn off the hints for beginners first.
# $option
rated-option = A rated game needs the option { $option } at its usual value. Reset it, or play without rating.
rated-needs-clock = A rated game needs a clock, so that it ends although somebody vanishes. Choose another pace, or play without rating.
rated-without-hints = This table is rated, so nobody gets hints.
rated-with-delay = This table is rated, so the answer delay stays on.
rated-on-servers = A table without a channel is not rated, because no server manager could correct its result.
rated-not-here = Ratings are off on this server, so this table is not rated.
rated-keeps-secrets = This game is rated, so nobody can export its secrets before it is over.
rated-not-closed = This game is rated, so it closes only if all who still play agree. If you play here, ask them with /host close, or resign.
competition-not-closed = This game belongs to a season or a tournament, so its players cannot close it. A manager who does not play here can.
closing-unrated = This game is not rated. Its host can close it with /host close.
closing-asked-already = Somebody has already asked to close this game. Answer that first: /host close shows it.
# $span: a length of time
closing-rests = You can all be asked again in { $span }.
closing-own = You asked this yourself. To take your question back, press Withdraw.
closing-not-yours = Only the player who asked this can withdraw it.
closing-out-of-game = You are out of this game. Those who still play decide.
closing-agreed = Everybody has already agreed. The game is closed.
closing-refused = This was refused. The game goes on.
closing-withdrawn = This was withdrawn. The game goes on.
closing-lapsed = This has expired. The game goes on.
# $most (int)
void-reason = Please give a reason of 1 to { $most } characters.
void-elsewhere = That table is not on this server.
void-no-result = That table has no result. Only finished games have one.
void-already = The result of that table has been taken out already.
void-own = You played in that game. Ask another manager to take its result out.
