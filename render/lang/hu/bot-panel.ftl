### The private panel of a turn: menus, plans and standing orders in it, remarks on what was pressed.

sure = Igen: { $action }
sure-yes = Igen
are-you-sure = **Biztos?** Ezt nem lehet visszavonni.
still-unused = **Még felhasználható:** { $things }. Mégis folytatod?
some-and-more = { $names } és még { $count }
caption-between = { $caption } ({ $low }–{ $high })
caption-page = { $caption } ({ $first }–{ $last } / { $count })
caption-choose = { $caption } (válassz: { $count })
caption-choose-up-to = { $caption } (legfeljebb { $count })
caption-some = { $caption }: egy vagy több
caption-together = Több egyszerre
times = { $action } ×{ $count }
caption-choose-between = { $caption } (válassz: { $low }–{ $high })
choices = { $count ->
   *[other] { $count } lehetőség
}
copy-of-item = { $item } ({ $nth } / { $count })
menu-back = ← Vissza
menu-before = ← Előző
menu-more = Tovább →
items-before = ← Előző elemek
items-more = További elemek →
choose-none = Egyik sem
type-the-numbers = Számok beírása
choose-these = Ez a { $count } legyen

show-table = Mutasd az asztalt
where-numbers-come-from = Miért ezek a számok
show-question = Mutasd a kérdést

typed-line = -# Legközelebb be is írhatod: `/play { $line }`
goes-without-saying = -# Bármely más akció most ezt is jelenti: { $action }

no-number-between = „{ $said }” nem { $low } és { $high } közötti egész szám.
no-number-between-for = { $label }: „{ $said }” nem { $low } és { $high } közötti egész szám.
choose-exactly = Pontosan ennyit válassz: { $wanted }. Te { $chosen } darabot választottál.
choose-from-to = { $low }–{ $high } darabot válassz. Te { $chosen } darabot választottál.
choose-exactly-in-all = Összesen pontosan ennyit válassz: { $wanted }. Te { $chosen } darabot választottál.
choose-from-to-in-all = Összesen { $low }–{ $high } darabot válassz. Te { $chosen } darabot választottál.
choice-will-not-do = Ez a választás nem lehetséges. Válassz újra.

your-turn-has-shown = **Ebben a fordulóban felfedve:**
last-step-and-since = **Az utolsó lépésed és ami azóta történt:**
since-your-last-turn = **Az utolsó fordulód óta:**
your-turn-so-far = **A fordulód eddig** (még nem látható):
not-possible-now = **Most nem lehetséges**
closed-without-result = Ezt az asztalt eredmény nélkül bezárták.
restart-turn = ⟲ Forduló elölről
more = Több
less = Kevesebb
log = Napló
options = Beállítások
just-answered = { $who } válaszolt: { $when }.
next-table = Következő: { $game } ({ $table }. asztal)
refresh = Frissítés
ask-to-undo = Visszavonás kérése
standing-orders = Utasítások

done = A fordulód kész, mindenki látja.
answered = A válaszod megjelent.
beside = Megtörtént, mindenki látja.
moved-on = Az asztal már továbblépett. Íme a mostani állás.
undone = Az utolsó lépést visszavontam.
restarted = A forduló elölről indul.
no-direct-messages = Nem küldhetek neked privát üzenetet. Az új kártyákat a **Közelebbről** gombbal vagy a /hand paranccsal látod.
no-board-here = Itt nem mutathatom meg a táblát. Hiányzó jogosultságok: { $permissions }.
waits-for-answers = { $count ->
   *[other] Válaszra várunk: { $who }. Utána folytatódik a fordulód.
}

what-else = Mit mutassak még?
whole-table-in-words = Az egész asztal szavakban
board-goes-on = Az asztal folytatása: **{ $button }**, { $sight }
you-hold-nothing = Üres a kezed.

my-hand-now = A kezem most

which-table = **Melyik asztal?**
name-the-table = **Melyik asztal?** Add meg a számát a `table` kapcsolóval, például: { $table }.
table-of-game = { $table }. asztal · { $game }

plan-carried-out = **Az előkészített fordulódat** a terv szerint lejátszottam.
prepared-turn = **Az előkészített fordulód**
my-prepared-turn = Előkészített fordulóm
prepare-my-turn = Fordulóm előkészítése
prepare-what-is-left = A maradék előkészítése
plan-stopped = Megállt { AZ($step) } { $step }. lépés előtt ({ $steps } lépésből): { $why }
plan-goes-on = Akkor folytatódik, amikor erre a kérdésre megvan a válasz.
plan-goes-on-unless-new = Akkor folytatódik, amikor erre a kérdésre megvan a válasz, hacsak a válasz nem fed fel valami újat.
more-steps = … és még { $count }
carry-it-out = Lejátszom
forget-what-is-left = A maradék törlése
throw-away = Törlés
your-plan-stopped = A terved megállt { AZ($step) } { $step }. lépés előtt ({ $steps } lépésből): { $why }
your-plan-is-carried-out = A terved most a vázlatod. Még senki sem látja.
next-step-is-final = A következő lépés nem vonható vissza: { $step }. Ha megtennéd, nyomd meg újra a **Lejátszom** gombot.

## plan-reason

plan-reason-plan_revealed = Olyasmi derült ki, amit tervezéskor nem tudhattál.
plan-reason-plan_answered = Egy másik játékos lépett a fordulódban.
plan-reason-plan_undone = Az egyik lépését visszavontad.
plan-reason-plan_overtaken = Valami mást tettél.
plan-reason-plan_skipped = Olyan kérdést kaptál, amelyre a terv nem számított.
plan-reason-plan_grave = Ezt a lépést meg kell erősítened. Tedd meg magad.
plan-reason-plan_failed = Egy lépés nálunk elromlott. Tedd meg magad.

##
