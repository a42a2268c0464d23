### Belfort: numbers of things, places, questions and menus.
### Forms: acc (-t), pay (-ért), with (-val), to (where something goes), in (where it is), adj (-i). Only "in" has an article.

none = nincs
nothing = { $grammar ->
    [acc] semmit sem
    [pay] ingyen
   *[plain] semmi
}
nobody = senki

month = { $season } { $month }
site = { $grammar ->
    [acc] { FORM($district, "adj") } { FORM($kind, "acc") }
    [to] { FORM($district, "adj") } { FORM($kind, "to") }
   *[plain] { $kind } { $district }
}
numbered-site = { $number }. { $kind } { $district }
side = { $grammar ->
    [adj] { $other } melletti { FORM($district, "adj") }
   *[plain] { $district } { AZ($other) } { $other } mellett
}
border = { $grammar ->
    [adj] { $first } és { $second } közötti
   *[plain] { $first }/{ $second }
}
copy = { $number }. { FORM($card, $grammar) }
neutral = { $number }. semleges játékos
tally = { $who } { $count }
neutral-tally = { $number }. semleges játékos: { $count }
deck = a pakli teteje
guild = { $grammar ->
    [acc] céhet
    [to] céhhez
   *[plain] céh
}
guilds = Céhek
times = { $count } × { $card }
to-area = { $count } { AZ($area) } { FORM($area, "to") }
from-player = { $goods } ({ $who })

## worker

worker-elf = { $grammar ->
    [acc] elfet
   *[plain] elf
}
worker-dwarf = { $grammar ->
    [acc] törpét
   *[plain] törpe
}
worker-master_elf = { $grammar ->
    [acc] mesterelfet
   *[plain] mesterelf
}
worker-master_dwarf = { $grammar ->
    [acc] mestertörpét
   *[plain] mestertörpe
}

## amount

amount-wood = { $grammar ->
    [acc] { $count } fát
    [pay] { $count } fáért
   *[plain] { $count } fa
}
amount-stone = { $grammar ->
    [acc] { $count } követ
    [pay] { $count } kőért
   *[plain] { $count } kő
}
amount-metal = { $grammar ->
    [acc] { $count } fémet
    [pay] { $count } fémért
   *[plain] { $count } fém
}
amount-gold = { $grammar ->
    [acc] { $count } aranyat
    [pay] { $count } aranyért
   *[plain] { $count } arany
}
amount-elf = { $count } elf
amount-dwarf = { $count } törpe
amount-master_elf = { $count } mesterelf
amount-master_dwarf = { $count } mestertörpe
amount-gnome = { $grammar ->
    [with] { $count } gnómmal
   *[plain] { $count } gnóm
}
amount-point = { $grammar ->
    [acc] { $count } pontot
   *[plain] { $count } pont
}
amount-card = { $grammar ->
    [acc] { $count } kártyát
   *[plain] { $count } kártya
}

## majority

majority-elf = { $grammar ->
    [pay] elfért
   *[plain] Elfek
}
majority-dwarf = { $grammar ->
    [pay] törpéért
   *[plain] Törpék
}
majority-gnome = { $grammar ->
    [pay] gnómért
   *[plain] Gnómok
}

## source

source-districts = kerületek
source-majority_elf = legtöbb elf
source-majority_dwarf = legtöbb törpe
source-majority_gnome = legtöbb gnóm
source-taxes = kifizetetlen adó

## caption

caption-keep = Megtartott kártyák
caption-dwarf = Melyik céhhez megy a törpe?
caption-place = Munkás lehelyezése
caption-pass = Passz: a többiek a területekre
caption-send = Hányan menjenek hová?
caption-swap = Melyik címer legyen a tiéd?
caption-activate = Munkás aktiválása
caption-build = Építés kártyával a kezedből
caption-wall = Városfal építése
caption-guild = Céh építése
caption-buy = Vétel a Kereskedőházban
caption-sell = Eladás a Kereskedőházban
caption-barter = Csere a Kereskedőkkel
caption-hire = Gnóm felfogadása
caption-power = Gnóm erejének használata
caption-card = Kártyavétel utolsó akcióként
caption-neutral_card = Kártya a semleges játékosnak
caption-end_turn = Akciók befejezése
caption-discard = Eldobandó kártyák
caption-recruit = Kit toborzol?
caption-skip = Kihagyás
caption-mark = Hová kerüljön a jelző?
caption-design = Építés az Építészekkel
caption-pay = Hogyan fizetsz?
caption-rob = Mit veszel el?
caption-exchange = Melyik két telek cseréljen?
caption-reveal = Melyik kártyát mutatod meg?
caption-take = Melyik kártyát veszed el?
caption-resign = A játék feladása

## prompt

prompt-choose_cards = Válassz { $count } kártyát, amelyet megtartasz. Csak te látod őket. Ha már mindenki választott, mindenki látja, mit dobtak el a többiek.
prompt-choose_dwarf = Melyik céhnél kezdjen { AZ($number) } { $number }. semleges játékos törpéje? Amíg ott van, senki sem tehet oda munkást.
prompt-placement = Tegyél le egy munkást. Vagy passzolj: a többi munkásod a területekre megy, és nyersanyagot gyűjt. Munkásaid: { $workers }. Nyersanyagaid: { $goods }.
prompt-send_rest = Hová mennek ezek a munkások: { $worker }? Válaszd ki, hányan menjenek az egyes területekre.
prompt-swap_crests = Királyi tábor: elcseréled { AZ($number) } { $number }. címert egy másik játékoséra? Az új sorrend már ennek a körnek az akcióira érvényes.
prompt-actions = { $number ->
    [0] Hajtsd végre az akcióidat tetszőleges sorrendben. Nyersanyagaid: { $goods }. Nem maradt látogatásod a Kereskedőházban.
   *[other] Hajtsd végre az akcióidat tetszőleges sorrendben. Nyersanyagaid: { $goods }. Hátralévő látogatásaid a Kereskedőházban: { $number }.
}
prompt-discard_cards = Válassz { $count } eldobandó kártyát. Mindenki látni fogja.
prompt-choose_recruit = { $what }: kit toborzol?
prompt-choose_half = A gnómoddal megjelölheted egy Kapuház másik felét. Melyikét?
prompt-choose_design = Építészek: mit építesz kártya nélkül? 1 fémmel kevesebbet fizetsz, vagy fából és kőből összesen 2-vel kevesebbet. Nyersanyagaid: { $goods }.
prompt-pay_architects = Építészek: hogyan fizetsz ezért: { $what }?
prompt-choose_loot = { $what }: mit veszel el, és kitől?
prompt-choose_exchange = Varázslók: melyik két azonos fajtájú telek jelzői cseréljenek helyet?
prompt-choose_arrival = Varázslók: a Kapuház melyik oldalára kerüljön a jelző (tulajdonosa: { $who })?
prompt-show_cards = Kémek jönnek (gazdájuk: { $who }). Melyik kártyát mutatod meg nekik? El is vehetik.
prompt-take_shown = Kémek: melyik kártyát veszed el ezek közül?
prompt-choose_neutral_card = Melyik kártyával építsen { AZ($number) } { $number }. semleges játékos?
prompt-choose_neutral_site = Hol építse fel { AZ($number) } { $number }. semleges játékos ezt: { $what }?

## awaits

awaits-choose_cards = Várunk, amíg { $who } kártyákat választ
awaits-choose_dwarf = Várunk, amíg { $who } elhelyez egy semleges törpét
awaits-placement = Várunk, amíg { $who } munkást tesz le vagy passzol
awaits-send_rest = Várunk, amíg { $who } a területekre küldi a munkásait
awaits-swap_crests = Várunk, amíg { $who } címert választ a Királyi táborban
awaits-actions = Várunk, amíg { $who } végrehajtja az akcióit
awaits-discard_cards = Várunk, amíg { $who } kártyákat dob el
awaits-choose_recruit = Várunk, amíg { $who } toboroz
awaits-choose_half = Várunk, amíg { $who } megjelöli egy Kapuház másik felét
awaits-choose_design = Várunk, amíg { $who } az Építészekkel épít
awaits-pay_architects = Várunk, amíg { $who } fizet az Építészeknek
awaits-choose_loot = Várunk, amíg { $who } nyersanyagot vesz el másoktól
awaits-choose_exchange = Várunk, amíg { $who } kicseréli két telek jelzőit
awaits-choose_arrival = Várunk, amíg { $who } kiválasztja egy Kapuház egyik oldalát
awaits-show_cards = Várunk, amíg { $who } kártyát mutat a Kémeknek
awaits-take_shown = Várunk, amíg { $who } elvesz egy kártyát a Kémekkel
awaits-choose_neutral_card = Várunk, amíg { $who } kártyát választ egy semleges játékosnak
awaits-choose_neutral_site = Várunk, amíg { $who } épít egy semleges játékosnak

## picture

picture-board = Város
picture-market = A kínálat és a Kereskedőház, nagyobban
picture-phone = Kerületek és játékosok, telefonra
picture-phone-more = Telkek, munkások és kártyák, telefonra

## orderable

orderable-swap_crests = Címerek a Királyi táborban
orderable-placement = Lehelyezés, ha nincs több hely számodra

## policy

policy-better = A legkisebb címer, ha jobb a tiédnél
policy-keep = Megtartom a címeremet
policy-full_raw = Passz: elfek az Erdőbe, törpék a Kőfejtőbe
policy-full_metal = Passz: párok a Bányába, a többiek az Erdőbe és a Kőfejtőbe
policy-full_gold = Passz: mindenki az Aranybányába
