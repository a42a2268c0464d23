### Belfort: what building cards, gnomes and guilds do.

## does

does-take = { FORM($goods, "acc") } kapsz
does-recruit_worker = elfet vagy törpét toborzol
does-recruit_gnome = gnómot teszel egy lakatra
does-recruit_any = elfet vagy törpét toborzol, vagy gnómot teszel egy lakatra
does-draw = húzol { $count }, eldobsz { $second } kártyát
does-swap = még { $second } látogatás, { $count } fa vagy kő cseréje fémre
does-build = kártya nélkül építesz, olcsóbban
does-steal = nyersanyagot veszel el ellenfelektől
does-exchange_sites = két telek jelzői helyet cserélnek
does-reveal_cards = minden ellenfél mutat egy kártyát, egyet elveszel

## guild-text

guild-text-traders = 1 fáért vagy 1 kőért { FORM($goods, "acc") } kapsz, legfeljebb { $count } alkalommal. Ebben a fordulóban még { $second } alkalommal látogathatsz el a Kereskedőházba.
guild-text-librarians = Húzz { $count } kártyát, majd dobj el { $second } kártyát a kezedből.
guild-text-architects = Építs kártya nélkül egy tetszőleges épületet, Városfalat vagy céhet. 1 fémmel kevesebbet fizetsz, vagy fából és kőből összesen 2-vel kevesebbet. Csak a jelzőt kapod.
guild-text-recruiters = Toborozz egy elfet vagy egy törpét a tartalékodból, vagy tegyél egy gnómot egy szabad lakatra.
guild-text-lumberjacks = { FORM($goods, "acc") } kapsz.
guild-text-miners = { FORM($goods, "acc") } kapsz.
guild-text-bankers = { FORM($goods, "acc") } kapsz.
guild-text-masons = { FORM($goods, "acc") } kapsz.
guild-text-thieves = Vegyél el { $count } aranyat egy ellenféltől, vagy 1-1 aranyat legfeljebb háromtól.
guild-text-bandits = Vegyél el egy ellenféltől 1 fémet, vagy fából és kőből összesen 2 darabot. Vagy vegyél el 1-1 fát vagy követ legfeljebb háromtól.
guild-text-wizards = Két azonos fajtájú telek minden jelzője helyet cserél. Az egyik telek üres is lehet.
guild-text-spies = Minden ellenfél mutat egy kártyát a kezéből. Ezek közül egyet elveszel.

##

coins = Jövedelem: körönként { $count } arany.
worker = Munkás: { $does }.
locked-worker = Munkás (gnóm kell ide, { $fee } arany): { $does }.

## gnome

gnome-master_elf = Gnóm: az egyik elfed mester lesz.
gnome-master_dwarf = Gnóm: az egyik törpéd mester lesz.
gnome-plank = Gnóm: megnyitja a munkáshelyet.
gnome-power = Gnóm: körönként egyszer { FORM($goods, "acc") } kapsz.
gnome-paid_power = Gnóm: körönként egyszer { FORM($other, "pay") } { FORM($goods, "acc") } kapsz.
gnome-visit = Gnóm: körönként még egy látogatás a Kereskedőházban.
gnome-other_half = Gnóm: megjelölöd egy olyan Kapuház szabad felét, amelyen már van jelződ.
gnome-draw_last = Gnóm: az akcióid végén húzol egy kártyát.

##

gnomes-fit = { $number } gnóm fér el rajta.
no-plank = Két jelzőt tesz a kerületébe.
line = { $card } ({ $cost }): { $text }
doubtful-line = { $card } ({ $cost }) (?): { $text }
