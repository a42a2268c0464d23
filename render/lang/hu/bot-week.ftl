heading = A hét osztása · { $game }
about = Játszd el ezt az osztást egyedül, { $computers ->
    [one] egy számítógép
   *[other] { $computers } számítógép
} ellen. Mindenkinek ugyanaz jut. Egy próbálkozásod van, a csatorna egy privát szálában. Eredmények: { $when }.
sealed = Az osztás le van pecsételve: `{ $seal }`. A titkát az eredményekkel teszem közzé.
was-sealed = Az osztás le volt pecsételve: `{ $seal }`. A titka az eredmények között van.
play = Eljátszom ezt az osztást
time-is-over = Ennek az osztásnak lejárt az ideje. Az eredmények ebben a csatornában vannak.
try-is-open = Kész az asztalod: { $link }. A játék akkor számít, ha eddig véget ér: { $when }.
try-is-there = Ezt az osztást már játszod: { $link }.
thread = A hét osztása · { $game } · { $who }
begins = { $who }, ez a próbálkozásod a hét osztásával: **{ $game }**. Mindenkinek ugyanaz az osztás és ugyanazok a számítógépek jutnak.
    Addig vonhatsz vissza lépéseket, amíg valami új ki nem derül, tovább nem. Tanácsok nincsenek.
    A játék akkor számít, ha eddig véget ér: { $when }. Kérlek, az eredményekig senkinek se mondd el, mit látsz itt.
    -# Az osztás pecsétje: `{ $seal }`
noted = Ennél az asztalnál a hét osztását játsszák. A pecsétje: `{ $seal }`. A titkát a hét eredményei mondják el.

results-heading = A hét osztása · { $game } · eredmények
scored = **{ $rank }.** { $who } · { $points ->
   *[other] { $points } pont
} · { $place }. hely az asztalnál ({ $seats } játékosból)
placed = **{ $rank }.** { $who } · { $place }. hely az asztalnál ({ $seats } játékosból)
row-of = { $rank }. { $who }
also = Utánuk: { $who }.
unfinished = Nem játszották végig: { $who }.
more = még { $count }
nobody = Ezt az osztást senki sem játszotta el.
secret-was = { CAPITAL(AZ($week)) } { $week }. osztás pecsétje `{ $seal }`, a titka `{ $secret }` volt.

settings-heading = A hét osztása ezen a szerveren
none = Ezen a szerveren nincs bekapcsolva a hét osztása. A `/server week channel:` paranccsal minden hétfőn lesz egy: aki szeretné, egyedül, számítógépek ellen játssza el, és vasárnap jönnek az eredmények.
in-channel = Minden hétfőn közzéteszek egy osztást itt: { $channel }, vasárnap pedig az eredményeket. Játszani is ott lehet, privát szálakban.
lacks = Hiányzó jogosultságok: { $permissions }.
remove = Ne legyen több osztás
removed = Nem lesz több osztás. Ha most folyik egy, annak az eredményei vasárnap jönnek, ahogy megígértem.
told-manager = Tennivaló van a hét osztásával itt: { $server }. { $said }

## trouble

trouble-gone = A csatornát törölték. Válassz másikat: `/server week channel:`.
trouble-barred = Hiányoznak jogosultságaim a csatornában. A `/server week` felsorolja őket.
trouble-refused = A Discord nem fogadja az üzeneteimet a csatornában. Nézd meg a beállításait, vagy válassz másikat: `/server week channel:`.
