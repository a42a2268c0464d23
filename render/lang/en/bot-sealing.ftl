### The secrets of a game's chance: in the log, and in the channel.

# $seal
comes-from-secret = Random results come from a secret, sealed as `{ $seal }`.
# $seal
goes-on-from-secret = Random results now come from a new secret, sealed as `{ $seal }`.
# $seal
comes-from-opening = Random results come from the secret sealed as `{ $seal }` when this table was opened. No player added a word of their own.
# $seal
# $words: "Ann: kiwi, Bob: plum", in the order in which they were given
comes-from-words = Random results come from the secret sealed as `{ $seal }` when this table was opened, and from these words: { $words }.
# $seal
# $deal (int)
goes-on-with-deal = Random results now come from deal { $deal } of the secret sealed as `{ $seal }`.
# $name
# $word
word-of = { $name }: { $word }
# $seal
# $secret
secret-was = The secret sealed as `{ $seal }` was `{ $secret }`.
# $seal
sealed = Every shuffle of this game comes from one secret, sealed as `{ $seal }`. It is revealed when the game is over. Then everybody can check that the deal was never changed.
# $seal
sealed-again = What comes next is not what was seen. Random results now come from a new secret, sealed as `{ $seal }`. It is revealed when the game is over.
# $seal
sealed-at-opening = Every shuffle of this game comes from the secret sealed as `{ $seal }` when this table was opened. No player added a word of their own. The secret is revealed when the game is over. Then everybody can check that the deal was never changed.
# $seal
# $words: "Ann: kiwi, Bob: plum", in the order in which they were given
sealed-with-words = Every shuffle of this game comes from the secret sealed as `{ $seal }` when this table was opened, and from these words: { $words }. The secret is revealed when the game is over. Then everybody can check that nobody chose the deal.
# $seal
# $deal (int)
dealt-again = What comes next is not what was seen. Random results now come from deal { $deal } of the secret sealed as `{ $seal }`. It is revealed when the game is over.
# $seal
lobby-sealed = The shuffles come from a secret sealed as `{ $seal }`. Give a word of your own, and not even the host of the bot can have chosen the deal.
# $words: "Ann: kiwi, Bob: plum", in the order in which they were given
lobby-words = Words for the shuffles, the newest last: { $words }
give-word = Give a word
your-word = Your word for the shuffles
word-described = Anything that nobody can guess. Everybody sees it.

## Once the game is over

# $secrets: "`1a2b3c4d…` was `5e6f7a8b…`", the first digits
check-the-deal = Check the deal with the file of `/game log`: { $secrets }.
# $seal: the first digits of the commitment
# $secret: the first digits of the secret
secret-begins = `{ $seal }…` was `{ $secret }…`
