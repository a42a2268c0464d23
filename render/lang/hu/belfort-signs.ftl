### Belfort: what the signs on the pictures mean. Names of buildings, guilds and areas are in belfort-names.ftl.

## group

group-goods = Nyersanyagok és pontok
group-people = Munkások és kártyák
group-buildings = Épületek
group-guilds = Céhek
group-categories = A céhek színei
group-places = Ahová a munkások mennek
group-turn = Amit a kártyák és a céhek tesznek
group-marks = Jelek
group-players = Játékosok

## sign

sign-wood = Fa
sign-stone = Kő
sign-metal = Fém
sign-gold = Arany
sign-laurel = Pontok
sign-crest = Címer: hely a sorrendben
sign-elf = Elf
sign-dwarf = Törpe
sign-master = Korona a munkás fölött: mester
sign-gnome = Gnóm
sign-hand = Épületkártyák
sign-people = Ellenfél
sign-desk = Toborzóiroda
sign-camp = Királyi tábor
sign-trade = Látogatás a Kereskedőházban vagy csere
sign-plank = Munkáshely egy kártyán
sign-lock = Lakat, gnómnak
sign-round = Minden begyűjtéskor
sign-arrow = Ezt adja, vagy ez lesz belőle
sign-basic = Alapcéh
sign-resource = Nyersanyagcéh
sign-interactive = Interaktív céh
sign-number = Kerület száma
sign-led = Kerület, ahol egyvalaki egyedül vezet
sign-marker = Épület a tulajdonosa jelével
sign-free = Szabad telek
sign-golden = Arany keret: választható
sign-filled = Lakat: arany, ha gnóm van rajta
sign-chosen = Már választott kártyákat
sign-doubt = Ár, amelyet senki sem erősített meg
sign-brings = Pontok, ha most lenne pontozás
sign-flag = Feladta
sign-neutral = Semleges
