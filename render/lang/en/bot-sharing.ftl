### The board that a player shares in the channel.

share-board = Share board
# $who: shares the board
shares = shared by { $who }
# $link: to the table
is-shared = I post the board as everybody may see it, without anything only you know: { $link }
