### What many messages of the bot have in common: headings, buttons, lines of the log.

title = { $game } · { $table }. asztal

## thinker

thinker-beginner = { $number ->
    [1] Számítógép (kezdő)
   *[other] { $number }. számítógép (kezdő)
}
thinker-normal = { $number ->
    [1] Számítógép (közepes)
   *[other] { $number }. számítógép (közepes)
}
thinker-good = { $number ->
    [1] Számítógép (jó)
   *[other] { $number }. számítógép (jó)
}
thinker-strong = { $number ->
    [1] Számítógép (erős)
   *[other] { $number }. számítógép (erős)
}

## stand-in

stand-in-computer = { $number ->
    [1] Számítógép
   *[other] { $number }. számítógép
}
stand-in-former = { $number ->
    [1] Korábbi játékos
   *[other] { $number }. korábbi játékos
}

##

person = személy
from-to = { $low }–{ $high }
your-hand = A kezed
changes-outlined = A változások kerettel jelölve.
table-in-parts = Az egész asztal, telefonra

ordered = { $event } (állandó utasításod)
by-caretaker = { $event } (helyettes)
caretaker-was-careful = { $who } helyett egy helyettes játszott, és került mindent, ami kötelez vagy kockázatos.
caretaker-went-for = { $who } helyett egy helyettes játszott óvatosan. Ezért döntött így: { $parts }.
took-back = { $steps ->
   *[other] { $who } visszavont { $steps } lépést.
}
took-back-agreed = { $steps ->
   *[other] { $who } visszavont { $steps } lépést. Egyetértett: { $agreed }.
}
took-back-unanswered = { $steps ->
   *[other] { $who } visszavont { $steps } lépést. Nem válaszolt időben: { $silent }.
}
took-back-partly-agreed = { $steps ->
   *[other] { $who } visszavont { $steps } lépést. Egyetértett: { $agreed }. Nem válaszolt időben: { $silent }.
}
earlier = … { $count } korábbi, lásd /game log
earlier-button = … { $count } korábbi, lásd „{ $button }”
more = … { $count } további, lásd /game log
more-button = … { $count } további, lásd „{ $button }”
more-button-or-log = … { $count } további, lásd „{ $button }” vagy /game log

take-my-turn = Lépek
answer = Válaszolok
board-in-words = Tábla szavakban
board-goes-on = A tábla folytatása: **{ $button }**
closer-look = Közelebbről
my-hand = A kezem
my-turn = A fordulóm
help = Súgó
back = Vissza
go-back = Nem, vissza
never-mind = Mégse
withdraw = Visszavonom
since-last-turn = Az utolsó fordulód óta
report-problem = Hiba jelentése
report-figure = Eltér a példányomtól
by-host-file = { $option }: az üzemeltető „{ $title }” fájljából.
open-panel = A panelem
undo = ↶ Visszavonás
fewer-choices = Kevesebb lehetőség
more-choices = Több lehetőség
next-menus = További menük ({ $page } / { $pages })

whole-number = egész szám
whole-number-from = egész szám, legalább { $low }
whole-number-up-to = egész szám, legfeljebb { $high }
whole-number-between = egész szám, { $low } és { $high } között

take-turn-at = Lépek: { $table }. asztal

restarting = Az Agora újraindul, ezért semmi sem történt. Nyomd meg újra egy perc múlva.
too-fast = Ez túl gyors volt nekem, az utolsó gombnyomásod nem számított. Várj néhány másodpercet.
picture-follows = Egy pillanat. A kép külön üzenetben jön.

stored = A választásodat elmentettem. Csak a panelt nem tudtam megmutatni.
stored-elsewhere = A változtatásodat elmentettem. Csak a választ nem tudtam megmutatni.
stored-and-reported = { $said } Valami elromlott nálunk. Add meg a bot üzemeltetőjének ezt a kódot: { $reference }.
unreached = Nem tudtam válaszolni, mert megszakadt a kapcsolat a Discorddal. Semmi sem változott. Próbáld újra.
went-wrong = Valami elromlott nálunk. A játék nem változott. Próbáld újra. Ha megint elromlik, add meg a bot üzemeltetőjének ezt a kódot: { $reference }.
with-reference = { $said } Kód: { $reference }.
not-possible-now = Ez most nem lehetséges. A /turn megmutatja, mi lehetséges.
only-on-servers = Ezt a parancsot egy szerver csatornájában használd.
please-wait = Várj { $seconds } másodpercet, és próbáld újra.
command-has-changed = Ez a parancs megváltozott. Várj egy percet, töltsd újra a Discordot, és próbáld újra.
too-long = Ez túl hosszú. Rövidítsd le { $most } karakterre.
not-suggested = „{ $said }” itt nem jó. Válassz a javaslatok közül.
