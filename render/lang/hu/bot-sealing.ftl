### The secrets of a game's chance: in the log, and in the channel.

comes-from-secret = A véletlen eredmények egy titokból jönnek, amelynek pecsétje `{ $seal }`.
goes-on-from-secret = A véletlen eredmények mostantól új titokból jönnek, amelynek pecsétje `{ $seal }`.
comes-from-opening = A véletlen eredmények abból a titokból jönnek, amelyet az asztal nyitásakor `{ $seal }` pecséttel zártunk le. Egy játékos sem adott hozzá saját szót.
comes-from-words = A véletlen eredmények abból a titokból jönnek, amelyet az asztal nyitásakor `{ $seal }` pecséttel zártunk le, és ezekből a szavakból: { $words }.
goes-on-with-deal = A véletlen eredmények mostantól a `{ $seal }` pecsétű titok { $deal }. osztásából jönnek.
word-of = { $name }: { $word }
secret-was = A `{ $seal }` pecsétű titok ez volt: `{ $secret }`.
sealed = A játék minden keverése egyetlen titokból jön, amelynek pecsétje `{ $seal }`. A titok a játék végén kiderül. Akkor mindenki ellenőrizheti, hogy az osztás soha nem változott.
sealed-again = Ami most következik, más, mint amit láttatok. A véletlen eredmények mostantól új titokból jönnek, amelynek pecsétje `{ $seal }`. A titok a játék végén kiderül.
sealed-at-opening = A játék minden keverése abból a titokból jön, amelyet az asztal nyitásakor `{ $seal }` pecséttel zártunk le. Egy játékos sem adott hozzá saját szót. A titok a játék végén kiderül. Akkor mindenki ellenőrizheti, hogy az osztás soha nem változott.
sealed-with-words = A játék minden keverése abból a titokból jön, amelyet az asztal nyitásakor `{ $seal }` pecséttel zártunk le, és ezekből a szavakból: { $words }. A titok a játék végén kiderül. Akkor mindenki ellenőrizheti, hogy senki sem választotta meg az osztást.
dealt-again = Ami most következik, más, mint amit láttatok. A véletlen eredmények mostantól a `{ $seal }` pecsétű titok { $deal }. osztásából jönnek. A titok a játék végén kiderül.
lobby-sealed = A keverések egy titokból jönnek, amelynek pecsétje `{ $seal }`. Adj hozzá egy saját szót, és akkor a bot üzemeltetője sem választhatta meg az osztást.
lobby-words = Szavak a keveréshez, a legújabb a végén: { $words }
give-word = Szót adok
your-word = A szavad a keveréshez
word-described = Bármi, amit senki sem találhat ki. Mindenki látja.

check-the-deal = Ellenőrizd az osztást a `/game log` fájljával: { $secrets }.
secret-begins = `{ $seal }…` ez volt: `{ $secret }…`
