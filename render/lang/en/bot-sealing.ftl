### The secrets of a game's chance: in the log, and in the channel.

# $seal
comes-from-secret = Chance comes from a secret, sealed as `{ $seal }`.
# $seal
goes-on-from-secret = Chance goes on from a new secret, sealed as `{ $seal }`.
# $seal
comes-from-opening = Chance comes from the secret sealed as `{ $seal }` when this table was opened; nobody gave a word.
# $seal
# $words: "Ann: kiwi, Bob: plum", in the order in which they were given
comes-from-words = Chance comes from the secret sealed as `{ $seal }` when this table was opened, and from these words: { $words }.
# $seal
# $deal (int)
goes-on-with-deal = Chance goes on with deal { $deal } of the secret sealed as `{ $seal }`.
# $name
# $word
word-of = { $name }: { $word }
# $seal
# $secret
secret-was = The secret sealed as `{ $seal }` was `{ $secret }`.
# $seal
sealed = Every shuffle of this game comes from one secret, sealed as `{ $seal }`. It is told when the game is over, and everybody can check then that the deal was never changed.
# $seal
sealed-anew = What comes next is not what was seen: chance goes on from a new secret, sealed as `{ $seal }`. It is told when the game is over.
# $seal
sealed-at-opening = Every shuffle of this game comes from the secret sealed as `{ $seal }` when this table was opened. Nobody gave a word for it. The secret is told when the game is over, and everybody can check then that the deal was never changed.
# $seal
# $words: "Ann: kiwi, Bob: plum", in the order in which they were given
sealed-with-words = Every shuffle of this game comes from the secret sealed as `{ $seal }` when this table was opened, and from these words: { $words }. The secret is told when the game is over, and everybody can check then that nobody chose the deal.
# $seal
# $deal (int)
dealt-again = What comes next is not what was seen: chance goes on with deal { $deal } of the secret sealed as `{ $seal }`. It is told when the game is over.
# $seal
lobby-sealed = The shuffles will come from a secret sealed as `{ $seal }`. Give a word of your own, and not even whoever runs the bot can have chosen the deal.
# $words: "Ann: kiwi, Bob: plum", in the order in which they were given
lobby-words = Words for the shuffles, the newest last: { $words }
give-word = Give a word
your-word = Your word for the shuffles
word-described = Anything that nobody can guess. Everybody sees it.
earlier-in-log = Earlier ones stand in the log.
how-to-check = Every shuffle of this game followed from that: `agora replay` checks it with **Game as a file** of `/game log`.
