### Antike Duellum: what the signs on the pictures mean. Kinds of personages stand in antike-picture.ftl.

## group

group-goods = Javak és egységek
group-units = Egységek a térképen
group-cities = Városok
group-map = A térkép
group-personages = Személyiségek
group-marks = Jelek
group-nations = Népek

## sign

sign-marble = Márvány
sign-iron = Vas
sign-gold = Arany
sign-coin = Érme
sign-legion = Légió
sign-galley = Gálya
sign-star = Tábornokkal vagy Admirálissal
sign-ready = Arany perem: még mozoghat
sign-badge = Hány van ott
sign-site = Szabad hely egy városnak
sign-city = Város és amit hoz
sign-home = Kezdőváros: második gyűrű
sign-temple = Templom
sign-wall = Városfal
sign-shield = Védelmének ereje
sign-plain = Városok, harcban: templom nélkül
sign-sea-points = Tengeri pontok
sign-land = Légiók határa
sign-sea = Gályák határa
sign-gate = Mindkettő határa
sign-rock = Nincs átjárás
sign-changed = Arany név: itt történt valami
sign-swords = Háború vagy eleső város
sign-card = Eseménykártyák
sign-clockwise = Irány a rondellán
sign-free-field = Ingyenes mező
sign-price = A mező ára a lépőnek
sign-know-how = Vívmány, amely egy népé
sign-first = Vívmány, amelyben első volt
sign-gold-price = A vívmány ára
sign-flag = A sáv vége, vagy feladta
sign-track-wall = A sáv e helye falat hoz
sign-arrow = Ő következik

## nation

nation-brown = Barna, kerek
nation-beige = Bézs, szögletes
