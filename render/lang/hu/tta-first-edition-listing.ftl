### How the first edition of Through the Ages is listed, and what can be chosen before it.

title = Through the Ages: A Story of Civilization (2006)
short-title = Through the Ages (2006)
summary = Az első kiadás, egyszerű, haladó vagy teljes játékként. Vezess egy civilizációt az ókortól az űrkorszakig. Seregeket áldozhatsz fel a győzelemért, és senki sem másolja a taktikáidat.

## option

option-length = Hossz
option-order = Játékosok sorrendje
option-peaceful = Békés játék
option-easier = Könnyebb játék
option-no_ganging_up = Egyszerre egy támadó
option-mild_corruption = Enyhe korrupció
option-draw_by_action = Húzás akcióért
option-bonus_cards = Bónuszkártyák
option-open_cards = Nyitott bónuszkártyák
option-fewer_bonuses = Kevesebb bónusz
option-hands = Civil kártyák kézben

## meaning

meaning-length = teljes: A–III. kor. haladó: a II. korig, háború nélkül. egyszerű: az I. korig, katonai kártyák és politika nélkül
meaning-order = véletlen: kevert helyek; kötött: a csatlakozás sorrendjében
meaning-peaceful = igen: nincs agresszió és háború; egyezmény nélkül: egyezmény sincs
meaning-easier = Minden bankban eggyel több sárga jelző, és minden típusból eggyel több épület
meaning-no_ganging_up = Egy civilizációt egyszerre csak egy ellenfél támadhat
meaning-mild_corruption = Amikor a bányák termelnek, egyikük a bankban hagyhatja a kék jelzőjét
meaning-draw_by_action = Katonai kártyát az akciófázisban húzol, egyenként egy katonai akcióért
meaning-bonus_cards = Honnan jönnek a végén pontot adó események: pakli, nyitott, koronként egy, saját vagy választott
meaning-open_cards = Hány bónuszkártya nyitott a kezdettől, ha van ilyen
meaning-fewer_bonuses = A megmaradt aktuális és jövőbeli események a végén nem adnak pontot
meaning-hands = nyitott: mindenki megnézheti a civil kártyákat minden kézben

## value

value-full = teljes
value-advanced = haladó
value-simple = egyszerű
value-standard = szokásos
value-age_by_age = koronként
value-own = saját, titkos
value-open_choice = nyílt választás
value-random = véletlen
value-fixed = kötött
value-no = nem
value-yes = igen
value-without_pacts = egyezmény nélkül
value-open = nyitott
value-hidden = rejtett
