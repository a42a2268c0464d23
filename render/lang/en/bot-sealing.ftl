### The secrets of a game's chance: in the log, and in the channel.

# $seal
comes-from-secret = Chance comes from a secret, sealed as `{ $seal }`.
# $seal
goes-on-from-secret = Chance goes on from a new secret, sealed as `{ $seal }`.
# $seal
# $secret
secret-was = The secret sealed as `{ $seal }` was `{ $secret }`.
# $seal
sealed = Every shuffle of this game comes from one secret, sealed as `{ $seal }`. It is told when the game is over, and everybody can check then that the deal was never changed.
# $seal
sealed-anew = What comes next is not what was seen: chance goes on from a new secret, sealed as `{ $seal }`. It is told when the game is over.
earlier-in-log = Earlier ones stand in the log.
how-to-check = Every shuffle of this game followed from that: `agora replay` checks it with the file of `/game export`.
