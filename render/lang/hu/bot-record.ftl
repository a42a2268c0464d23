### Three facts about people at open tables, for those who sit down with them.

see-players = Játékosok megnézése
heading = Játékosok: { $title }
about = Olyan asztalok játékait számolom, amelyekhez a szerveren bárki csatlakozhat, és ahol legalább még egy ember játszik. A csendes órák és a távollét nem számítanak. A tieidet a `/me settings` alatt elrejtheted.

## A person

person = **{ $who }** · { $facts }
you = **{ $who }** (te) · { $facts }
only-you = { $facts } (csak te látod)
too-few = eddig kevesebb mint { $least } játék nyitott asztaloknál
private = nem mutatja meg

## The facts

finished = { $games } játékból { $finished } befejezve
answers = általában ennyi időn belül válaszol: { $span }
never-out = sosem járt le az ideje
out-once = egyszer járt le az ideje, ekkor: { $when }
out-often = { $count } alkalommal járt le az ideje, legutóbb: { $when }

## Months

month = { $year }. { $month }

## name-of-month

name-of-month-1 = január
name-of-month-2 = február
name-of-month-3 = március
name-of-month-4 = április
name-of-month-5 = május
name-of-month-6 = június
name-of-month-7 = július
name-of-month-8 = augusztus
name-of-month-9 = szeptember
name-of-month-10 = október
name-of-month-11 = november
name-of-month-12 = december
