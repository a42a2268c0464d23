### Tzolk'in: the log.

game-began = Kezdődik a játék. Kezdőjátékos: { $who }.
dummies = Semleges munkások állnak itt: { $spaces }.
wealth-chosen = { $who } kezdővagyont választott.
wealth-shown = { $who } megtartja: { $tiles }.
round-began = { $food_day ->
    [yes] { $day }. nap: { $first } kezd. A nap etetéssel ér véget.
   *[no] { $day }. nap: { $first } kezd.
}
turn-began = { $who } következik.
begged = { $who } { $corn } kukoricáért könyörög.
placed = { $corn ->
    [0] { $who } munkást helyez { FORM($space, "to") }.
   *[other] { $who } { $corn } kukoricáért munkást helyez { FORM($space, "to") }.
}
placed-mercy = { $who } minden kukoricáját kifizeti ({ $corn }), és munkást helyez { FORM($space, "to") }.
claimed = { $corn ->
    [0] { $who } munkást helyez a kezdőjátékos-mezőre.
   *[other] { $who } { $corn } kukoricáért munkást helyez a kezdőjátékos-mezőre.
}

## claimed-advance

claimed-advance-one = { $corn ->
    [0] { $who } munkást helyez a kezdőjátékos-mezőre.
   *[other] { $who } { $corn } kukoricáért munkást helyez a kezdőjátékos-mezőre.
}
claimed-advance-two = { $corn ->
    [0] { $who } munkást helyez a kezdőjátékos-mezőre, és két napot kér.
   *[other] { $who } { $corn } kukoricáért munkást helyez a kezdőjátékos-mezőre, és két napot kér.
}
claimed-advance-two_unless_food = { $corn ->
    [0] { $who } munkást helyez a kezdőjátékos-mezőre, és két napot kér, ha ettől nem jön hamarabb az etetési nap.
   *[other] { $who } { $corn } kukoricáért munkást helyez a kezdőjátékos-mezőre, és két napot kér, ha ettől nem jön hamarabb az etetési nap.
}

## advance-set

advance-set-one = { $who } egy nappal forgatná tovább a naptárt.
advance-set-two = { $who } két nappal forgatná tovább a naptárt.
advance-set-two_unless_food = { $who } két nappal forgatná tovább a naptárt, ha ettől nem jön hamarabb az etetési nap.

##

taken-for-nothing = { $who } akció nélkül levesz egy munkást { FORM($space, "from") }.
taken = { $who } levesz egy munkást, és végrehajtja az akcióját: { $space }.
taken-for-other = { $corn ->
    [0] { $who } levesz egy munkást { FORM($space, "from") }, és ezt az akciót hajtja végre: { $action }.
   *[other] { $who } levesz egy munkást { FORM($space, "from") }, és { $corn } kukoricáért ezt az akciót hajtja végre: { $action }.
}
gained = { $who } { FORM($goods, "acc") } kap ({ $source }).
paid = { $who } { FORM($goods, "acc") } fizet ({ $what }).

## harvested

harvested-corn = { $who } { FORM($goods, "acc") } takarít be { FORM($group, "on") }.
harvested-wood = { $who } { FORM($goods, "acc") } vág ki { FORM($group, "on") }.
harvested-free = { $who } lapka nélkül { FORM($goods, "acc") } takarít be { FORM($group, "on") }.
harvested-burn = { $who } felégeti az erdőt { FORM($group, "on") }: { $goods }.

##

climbed = { $who } feljebb lép { $temple } templomában, { AZ($step) } { $step }. lépcsőfokra.
climbed-wasted = { $who } nem léphet feljebb { $temple } templomában, így a lépés elvész.
descended = Az istenek haragszanak: { $who } lejjebb lép { $temple } templomában, { AZ($step) } { $step }. lépcsőfokra.
light-regained = { $who } újra két nappal forgathatja tovább a naptárt.
researched = { $who } eléri { FORM($track, "acc") }.
researched-repeat = { $who } az utolsó szinten túl lép tovább: { $track }.
constructed = { $free ->
    [yes] { $who } felépíti { FORM($tile, "acc") }.
   *[no] { $who } felépíti { FORM($tile, "acc") } { FORM($paid, "for") }.
}
monument-built = { $who } felépíti { FORM($tile, "acc") } { FORM($paid, "for") }.

## traded

traded-buy = { $who } { FORM($bought, "acc") } vesz { $paid } kukoricáért.
traded-sell = { $who } { FORM($sold, "acc") } ad el { $gained } kukoricáért.
traded-both = { $paid ->
    [0] { $gained ->
        [0] { $who } { FORM($sold, "acc") } ad el, és { FORM($bought, "acc") } vesz.
       *[other] { $who } { FORM($sold, "acc") } ad el, { FORM($bought, "acc") } vesz, és { $gained } kukoricát kap.
    }
   *[other] { $who } { FORM($sold, "acc") } ad el, { FORM($bought, "acc") } vesz, és { $paid } kukoricát fizet.
}

##

skull-laid = { $who } { $points } pontért koponyát tesz { FORM($space, "to") }.
worker-joined = { $who } új munkást kap.
points-scored = { $who } { FORM($points, "acc") } szerez ({ $source }).
display-filled = Új épületek: { $tiles }.
calendar-corn = { $who } elveszi a naptárról { AZ($corn) } { $corn } kukoricát.
food-day-began = { $scoring ->
    [yes] { $number }. etetési nap: a munkások esznek, a templomok pontot adnak.
   *[no] { $number }. etetési nap: a munkások esznek, a templomok javakat adnak.
}
fed = { $corn ->
    [0] { $who } munkásainak nem kell kukorica.
   *[other] { $who } { $corn } kukoricát fizet, és minden munkását megeteti.
}
fed-hungry = { $hungry ->
   *[other] { $who } { $corn } kukoricát fizet. { $hungry } munkása éhezik, és ez { $points } pontba kerül.
}
age-began = Kezdődik a második kor. Új épületek: { $display }.
rewarded = { $who } { FORM($goods, "acc") } kap { $temple } templomától.
skulls-short = { $left ->
    [0] { $due } koponya járna, de egy sem maradt, ezért senki sem kap.
   *[other] { $due } koponya járna, de csak { $left } maradt, ezért senki sem kap.
}
temple-scored = { $bonus ->
    [0] { $who } { FORM($points, "acc") } szerez { $temple } templomában.
   *[other] { $who } { FORM($points, "acc") } szerez { $temple } templomában, ebből { $bonus } jár a legmagasabb helyért.
}
temple-lost = { $bonus ->
    [0] { $who } { FORM($points, "acc") } veszít { $temple } templomában.
   *[other] { $who } { FORM($points, "acc") } veszít { $temple } templomában, bár { $bonus } pontot kap a legmagasabb helyért.
}
first-player = { $who } megkapja a kezdőjátékos-jelzőt.
calendar-advanced = { $corn ->
    [0] A naptár { AZ($day) } { $day }. napra fordul.
   *[other] A naptár { AZ($day) } { $day }. napra fordul. { $corn } kukorica kerül rá.
}
calendar-ends = A naptár utoljára fordul tovább.
calendar-advanced-twice = { $who } két nappal forgatja tovább a naptárt, { AZ($day) } { $day }. napra.
fell = { $count ->
    [one] { $who } egy munkása leesik { FORM($spaces, "from") }.
   *[other] { $who } munkásai leesnek { FORM($spaces, "from") }.
}
final-scored = { $who } { $corn } kukoricával zár, és { FORM($points, "acc") } szerez: { $sources }.
final-lost = { $who } { $corn } kukoricával zár, és { FORM($points, "acc") } veszít: { $sources }.
resigned = { $who } feladja.

## ended

ended-food_days = { $count ->
    [one] Véget ért az utolsó etetési nap. { $who } győz. { $scores }.
   *[other] Véget ért az utolsó etetési nap. { $who } osztozik a győzelmen. { $scores }.
}
ended-resigned = { $who } győz, mert a többiek feladták. { $scores }.

##

scored = { $what } { $points }
