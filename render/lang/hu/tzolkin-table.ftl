### Tzolk'in: the table in words, and where its numbers come from.

day = { $day }. nap ({ $last } napból)
food-today = Ma etetési nap
food-in = Etetési nap { $days } nap múlva
to-move = { $who } következik

## to-answer

to-answer-choose_harvest = { $who } betakarít
to-answer-choose_track = { $who } technológiát fejleszt
to-answer-choose_building = { $who } épít
to-answer-choose_temples = { $who } templomokat választ
to-answer-choose_resources = { $who } nyersanyagokat választ
to-answer-choose_action = { $who } akciót választ
to-answer-choose_offering = { $who } dönt az áldozatról
to-answer-at_market = { $who } kereskedik a piacon
to-answer-choose_days = { $who } továbbforgatja a naptárt
to-answer-pay_any = { $who } fizet

##

everybody = mindenki
choosing-wealth = { $count ->
   *[other] { $who } kezdővagyont választ
}
over = a játék véget ért
score = { $who } { $points }
age-goods = { $age ->
    [1] I. kor: a következő etetési nap javakat ad.
   *[other] II. kor: a következő etetési nap javakat ad.
}
age-points = { $age ->
    [1] I. kor: a következő etetési napon a templomok pontot adnak.
   *[other] II. kor: a következő etetési napon a templomok pontot adnak.
}

gear = { $gear }: { $workers }.
worker = { $number } { $who }
nobody = semleges
next-space = { $corn ->
    [0] Következő mező: { $space }, ingyen.
   *[other] Következő mező: { $space }, { $corn } kukorica.
}
teeth = Kukorica a naptáron: { $corn }.
start-taken = { $who } áll a kezdőjátékos-mezőn.
start-free = A kezdőjátékos-mező szabad.
starts = Kezdőjátékos-jelző: { $who }.

jungle = Dzsungel: { $fields }.
jungle-field = { $wood ->
    [0] { $space }: { $corn } kukorica
   *[other] { $space }: { $corn } kukorica, { $wood } fa a kukoricán
}
buildings = Épületek: { $tiles }.
deck = { $age ->
    [1] Hátralévő I. kori épületek: { $count }.
   *[other] Hátralévő II. kori épületek: { $count }.
}
monuments = Emlékművek: { $tiles }.
for-sale = { $tile } ({ $cost })
built-by = { $tile } (építette: { $who })
skulls = Megmaradt koponyák: { $count }. Lerakott koponyák Chichen Itzában: { $laid }.
skulls-none-laid = Megmaradt koponyák: { $count }. Chichen Itzában még nincs koponya.

player = { $who }: { $points }.
player-heading = **{ $who }: { $points }**
place = { $place }. hely { $players } játékos közül.
goods = Javak: { $goods }.
would-lose = Az éhezés most { $points } pontba kerülne.
workers = Munkások kézben: { $hand } / { $total }. { $corn } kukorica kell nekik.
figures = { $lost ->
    [0] { $who }: { $points }, { $goods }, munkás kézben: { $hand } / { $total }, etetéshez kell: { $corn } kukorica.
   *[other] { $who }: { $points }, { $goods }, munkás kézben: { $hand } / { $total }, etetéshez kell: { $corn } kukorica, különben { $lost } pont vész el.
}
temples = Templomok: { $temples }.
step = { $temple } { $step }
technologies = Technológiák: { $technologies }.
no-technologies = Technológiák: nincs.
built = Megépítve: { $tiles }.
wealth = Kezdővagyon: { $tiles }.
harvested = Dzsungellapkák: { $corn } kukorica, { $wood } fa.
calendar-used = A táblája a sötét oldalát mutatja: nem forgathatja két nappal tovább a naptárt.
gone = Feladta.

## does

does-open = { $who } munkásokat helyezhet le vagy vehet le.
does-placing = { $who } munkásokat helyez le.
does-taking = { $who } munkásokat vesz le.
does-calendar = { $who } kiválasztja, hány nappal fordul tovább a naptár.

##

picture-of-table = A Tzolk'in asztala.

workers-heading = Mit hoznának a munkásaid
no-workers = Nincs munkásod fogaskeréken.
outlook = { $worker }: { $outlook }
now = most { $what }
later = { $days } nap múlva { $what }
falls = leesik a fogaskerékről
ahead = { $does } (Teológia: { $space })
not-possible = így nem lehetséges
no-action = nincs akció
food-heading = Etetés
food = { $lost ->
    [0] A következő etetési napon { $corn } kukorica kell a munkásaidnak. { $have } kukoricád van, így senki sem éhezik.
   *[other] A következő etetési napon { $corn } kukorica kell a munkásaidnak. { $have } kukoricád van, így { $lost } pontot veszítenél.
}
no-food = Nincs több etetési nap.
monuments-heading = Mit érnek most az emlékművek
own-monument = { $tile } (a tiéd): { $points }. { $scores }
open-monument = { $tile }: { $points }, ha te építenéd meg. { $scores }
unbuilt-monument = { $tile }, annak, aki megépíti: { $points }. { $scores }
other-monument = { $tile } (építette: { $who }): { $points }. { $scores }

##

points-by-day = Pontok minden nap után
day-number = { $number }. nap
