### Through the Ages: what the signs on the pictures mean. Kinds of cards are in tta.ftl.

## group

group-counted = Javak és mutatók
group-tokens = Akciók, munkások, jelzők
group-buildings = Technológiák munkásokkal
group-civil = Más civil kártyák
group-military = Katonai kártyák
group-backs = Kártyahátlapok
group-marks = Jelek
group-players = Játékosok

## sign

sign-food = Étel
sign-resources = Erőforrás
sign-science = Tudomány
sign-culture = Kultúra
sign-strength = Harci erő
sign-happiness = Boldog arcok
sign-discontent = Elégedetlen munkások
sign-colonization = Bónusz gyarmatosításhoz
sign-defense = Bónusz védekezéshez
sign-hand = Kártyák kézben
sign-civil = Civil akció
sign-civil-spent = Elhasznált civil akció vagy üres hely
sign-shield = Katonai akció
sign-shield-spent = Elhasznált katonai akció
sign-worker = Nem dolgozó munkás
sign-yellow = Munkások egy kártyán
sign-blue = Kék jelzők: étel vagy erőforrás egy kártyán
sign-stage = Csoda megépített szintje
sign-price = Ár tudományban
sign-civil-back = Civil kártya
sign-military-back = Katonai
sign-event-back = Esemény
sign-right = Ad, ide kerül, vagy támad
sign-left = Támadója
sign-ruin = Rommá vált csoda
sign-given-up = Feláldozva
sign-limit = A sáv vége
sign-start = Kezdőjátékos
sign-turn = Ő következik
sign-star = Győztes
sign-leaving = Következő fordulójában kilép
sign-no-politics = Nincs politika a következő fordulóban
sign-attacker = Csak az utána álló játékos támadhatja
sign-new = Sárga: új vagy változott
sign-doubt = Bizonytalan szöveg
