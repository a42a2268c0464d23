### Season leagues: what is special about them.

title = { $number }. idény · { $game }
group = { $number }. csoport
group-of = { $number }. csoport ({ $division }. osztály)

## The rules, in five sentences

rule-groups = { $people } fős csoportok, { $size } fős asztalok, fejenként { $games } játék: mindenki mindenkivel ugyanannyiszor találkozik, és minden helyre ugyanannyiszor kerül.
rule-points = A tempó: { $pace }. Az asztalok helyezései az elsőtől az utolsóig ennyi pontot érnek: { $points }.
rule-ties = Egyenlő pontszámnál a győzelmek döntenek, aztán a második helyek, aztán az, hogy valaki a győztes pontszámának mekkora részét érte el, aztán az egymás elleni játékok, végül a sorshúzás.
rule-move = A csoport elsője egy osztállyal feljebb jut, az utolsó kettő eggyel lejjebb kerül, az újak pedig alul kezdenek.
rule-consent = A jelentkezéssel igent mondasz ezekre az asztalokra és erre a tempóra: az asztalokat e csatorna szálaiban nyitom meg. Ha mindegyiknél lejár az időd, kikerülsz a résztvevők közül.

## Standings

standings-heading = { $title } · { $group }
line = **{ $rank }.** { $who } · **{ $points }** · { $games ->
   *[other] { $games } játék
} · { $wins } győzelem
dropped-out = kiszállt
leaders = **{ $group }** · { $who }
leader = { $who } { $points }
which-group = Melyik csoport?
no-standings = A kezdés előtt nincs tabella.
waiting-list = Várólista: { $who }
