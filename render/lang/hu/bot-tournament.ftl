### Tournaments: what is special about them.

title = { $number }. verseny · { $game }
titled = { $title } · { $kind }

## kind
## max 100

kind-swiss = svájci
kind-knockout = kieséses
kind-groups = csoportok, majd kieséses

##

## The rules, in five sentences

rule-swiss = { $rounds ->
    [one] Egy játékot játszol { $size } fős asztalnál.
   *[other] { $rounds } játékot játszol { $size } fős asztaloknál, fordulónként egyet.
} Olyanokkal találkozol, akiknek nagyjából annyi pontjuk van, mint neked, és lehetőleg senkivel sem kétszer.
rule-knockout = { $size } fős asztaloknál játszotok. { $advance ->
    [one] Minden asztalnál az első jut tovább, amíg egyetlen asztal marad.
   *[other] Minden asztalnál az első { $advance } jut tovább, amíg egyetlen asztal marad.
} A győztese nyeri meg a versenyt.
rule-groups = { $rounds ->
    [one] { $size } fős csoportok egy játékot játszanak.
   *[other] { $size } fős csoportok { $rounds } játékot játszanak, mindig más helyeken ülve.
} { $advance ->
    [one] Minden csoportból az első jut tovább a kieséses asztalokhoz.
   *[other] Minden csoportból az első { $advance } jut tovább a kieséses asztalokhoz.
}
rule-groups-of-pairs = Nagyjából négyfős csoportokban mindenki mindenkivel játszik. { $advance ->
    [one] Minden csoportból az első jut tovább a kieséses szakaszba.
   *[other] Minden csoportból az első { $advance } jut tovább a kieséses szakaszba.
}
rule-points = A tempó: { $pace }. Az asztal elsője 1 pontot kap, az utolsó 0-t, a többiek törtrészt. Egyenlő pontszámnál a győzelmek döntenek, aztán az ellenfelek pontjai, végül a sorshúzás.
rule-rounds = Egy forduló az utolsó asztalával ér véget, és azonnal kisorsolom a következőt.
rule-sizes = Ha a létszám nem jön ki, egyes asztalok kisebbek. Akinek ki kell hagynia egy fordulót, fél pontot kap.
rule-sizes-knockout = Ha a létszám nem jön ki, egyes asztalok kisebbek. Akinek ki kell hagynia egy fordulót, továbbjut.
rule-consent = A jelentkezéssel fordulónként egy asztalra és erre a tempóra mondasz igent: az asztalt e csatorna egyik szálában nyitom meg. Ha ott már régóta lejárt az időd, kikerülsz a résztvevők közül.

##

sealed = Minden sorsolás egyetlen titokból jön, amelynek pecsétje `{ $seal }`. A **Tabella** minden sorsolást megmutat, és mindenki megismételheti őket.

## How things are

round = { $number }. forduló
round-of = { $number }. forduló, összesen { $all }
leaders = **{ $round }** · { $who }
still-in = **{ $round }** · { $count ->
    [one] egy ember játszik
   *[other] { $count } ember játszik
}
winner = **{ $who }** győzött.
others = Utána: { $who }
placed = { $rank }. { $who }
leader = { $who } { $points }

## Standings

standings-heading = { $title } · Tabella
no-standings = A kezdés előtt nincs tabella.
line = **{ $rank }.** { $who } · **{ $points }** · { $games ->
   *[other] { $games } játék
} · { $wins } győzelem
in-group = { $line } · { $number }. csoport
dropped-out = kiszállt
places = { $first }–{ $last }. hely
which-places = Melyik helyek?
waiting-list = Várólista: { $who }

## How a round was drawn; captions of at most 28 characters

which-draw = A sorsolás megnézése
draw-of = { $number }. forduló sorsolása
drawn-heading = { $title } · { $number }. forduló sorsolása
drawn-table = { $number }. asztal: { $who }
drawn-group = { $number }. csoport: { $who }
drawn-byes = Nincs asztala: { $who }
numbered = { $name } ({ $number })
drawn-from = Kezdőérték: `{ $seed }`. Ez a belőle adódó sorsolások közül { AZ($attempt) } { $attempt }. próbálkozás. A fájlban minden adat benne van, az `agora draw FILE` újra sorsol.
drawn-later = Ehhez a fordulóhoz semmit sem sorsoltak.
