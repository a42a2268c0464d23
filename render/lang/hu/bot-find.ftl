### Looking for a table: open tables, what somebody would like to play, and matches.

find = Asztal keresése, ahol játszhatsz, vagy játékostársak keresése
heading = Nyitott asztalok itt
heading-game = Nyitott asztalok: { $game }
nobody-yet = Most nincs olyan nyitott asztal, amelyhez csatlakozhatnál.
more = { $count ->
    [one] Még egy asztal nyitva van. Válassz játékot, és megmutatom.
   *[other] Még { $count } asztal van nyitva. Válassz játékot, és megmutatom őket.
}
your-hours = akkor játszik, amikor te
suits = illik a kívánságodhoz
join = Csatlakozom: { $number }
join-table = Csatlakozom
look-at = Egy asztal megnézése
which-game = Melyik játék?
all-games = Minden játék
would-play = Szívesen játszanék ...
ask-me = Kérdezz meg, ha más is játszana
my-wish = A kívánságom
avoid-somebody = Valaki elkerülése
back = Vissza az asztalokhoz
players = Játékosok: { $who }
joined = Csatlakoztál: { $title }. { $link }
full-now = Az utolsó hely épp most kelt el. Ezek az asztalok maradtak.
gone-now = Ahhoz az asztalhoz már nem csatlakozhatsz. Ezek az asztalok maradtak.
next-best = A következő legjobb: { $table }

## The wish

wish = **Ezt játszanád:** { $games } · { $sizes } játékos · { $pace } · eddig: { $when }
most = { $count ->
   *[other] Egyszerre legfeljebb { $count } asztalnál játszol.
}
hours = Ekkor játszol: { $hours }, az időzónád szerint. Eleinte a saját válaszaidból következtetek erre.
any-hours = Tudomásom szerint bármikor játszol.
in-language = Ezen a nyelven játszol: { $language }. A nyelvedet és az időzónádat a `/me settings` alatt adhatod meg.
looking = Embereket és asztalokat keresek, és előbb megkérdezlek.
asleep = A kívánságod szünetel, mert két kérdésre nem válaszoltál.
rests = A kívánságod eddig szünetel: { $when }.
no-wish-here = Nincs kívánságod ezen a szerveren.
wish-heading = Mit játszanál
change = Módosítom
end = Megszüntetem
wake = Folytatom
ended = A kívánságod megszűnt.
which-hours = Mikor játszol?
any-time = Bármikor
between = { $begin }–{ $end }
whom-for = Kinek szóljon?

## meant

meant-anybody = Mindenkinek
meant-learners = Kezdőknek is
meant-experienced = Inkább tapasztalt játékosoknak

## The window; labels of at most 45 characters

window = Mit játszanál?
games = Játékok
games-about = Jelöld be mindet, amit játszanál
sizes = Létszám
sizes-about = Hányan játszhattok, veled együtt
size = { $count } játékos
pace = Tempó
at-once = Asztalok egyszerre
at-once-about = Ha már ennyinél játszol, nem párosítalak
tables = { $count ->
   *[other] { $count } asztal
}
until = Meddig

## speed
## max 100

speed-evening = Egy este alatt, most
speed-several = Naponta több forduló
speed-daily = Naponta egy forduló
speed-weekly = Hetente néhány forduló

## lasts

lasts-tonight = Csak ma este
lasts-week = Egy hétig
lasts-month = Egy hónapig

## Whom somebody would rather not meet

avoid = Agora: vele inkább nem játszom
avoid-heading = Kivel nem játszanál szívesen?
avoid-about = Nem párosítalak velük, és az asztalaikat nem ajánlom neked. Senki sem tudja meg, ők sem. Kölcsönösen érvényes.
nobody-avoided = A listád üres.
avoided = **A listád:** { $names }
whom-avoid = Kire gondolsz?
whom-forgive = Levétel a listádról
avoided-now = Kész. Senki sem tudja meg. A listád a `/find` alatt van.

## A match

you = te
match = **{ $who } szívesen játszanátok ezt: { $game }**, { $pace }, itt: { $server }.
widened = Ez nem illik pontosan minden kívánsághoz. Valakinek az ideje fele már letelt, ezért kicsit tágabb körben kerestem.
answer-until = Határidő: { $when }. Ha addig mindenki igent mond, megnyitom az asztalt. Senki sem tudja meg, ki mondott nemet.
yes = Benne vagyok
no = Most nem
not-with = Valakivel közülük nem
you-are-in = Benne vagy. Legkésőbb ekkor szólok, hogy a többiek is benne vannak-e: { $when }.
you-are-last = Benne vagy, és mindenki más is. Most megnyitom az asztalt, és elküldöm a linket.
you-are-out = Rendben. Senki sem tudja meg. A kívánságod holnapig szünetel.
you-avoid = Rendben. Senki sem tudja meg. Tovább keresek, más embereket.
whom-here = Kivel?
may-be-table = { $who }, talán akad neked egy asztal.
see = Megnézem
over = Nem jött össze: { $game } ({ $server }). Tovább keresek.
over-asleep = Két kérdésre nem válaszoltál, ezért a kívánságod szünetel. Ha folytatnád, nyomd meg a `/find` alatt **A kívánságom** gombot.
open = Mindenki igent mondott. Nyitva az asztalod ({ $game }): { $link }
table-suits = { $who }, ez az asztal illik a kívánságodhoz: { $table }
where = { $link }
