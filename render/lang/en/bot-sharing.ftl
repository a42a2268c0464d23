### The board that a player shares in the channel of the table, or where nothing of it is posted.

share-board = Share board
# $who: shares the board
shares = shared by { $who }
# $link: to the table
is-shared = I post the board as everybody may see it, without anything only you know: { $link }

## Where the player is

share-here = Share the board
shown-here = I show the board here to everybody, as everybody may see it, without anything only you know.
shown-to-you = This server lets apps like me answer in private only. So only you see the board.
