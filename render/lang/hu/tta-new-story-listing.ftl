### How Through the Ages: A New Story is listed, and what can be chosen before it.

title = Through the Ages: A New Story of Civilization
short-title = Through the Ages
summary = Vezess egy civilizációt az ókortól az űrkorszakig. Gyűjts kártyákat, etesd növekvő népedet, és tarts lépést a szomszédok seregeivel. A legnagyobb kultúra győz.

## option

option-order = Játékosok sorrendje
option-peaceful = Békés játék
option-hands = Civil kártyák kézben

## meaning

meaning-order = véletlen: kevert helyek; kötött: a csatlakozás sorrendjében
meaning-peaceful = Nincs agresszió és háború
meaning-hands = nyitott: mindenki megnézheti a civil kártyákat minden kézben

## value

value-random = véletlen
value-fixed = kötött
value-open = nyitott
value-hidden = rejtett
