### Belfort: hints, and the first steps of somebody who has never played.

## differs(part): how a part of what a position is worth differs after a plan; with a number or without
## $way (more | less | better | worse)
## $count (int)
## $rival: the strongest of the others

differs-points = { $way ->
    [more] { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
    [less] { $count ->
        [one] { $count } point less
       *[other] { $count } points less
    }
    [better] more points
   *[worse] fewer points
}
differs-districts = { $way ->
    [better] more from the districts
   *[worse] less from the districts
}
differs-majorities = { $way ->
    [better] more from majorities of workers
   *[worse] less from majorities of workers
}
differs-markers = { $way ->
    [better] more buildings that can score
   *[worse] fewer buildings that can score
}
differs-gnomes = { $way ->
    [more] { $count ->
        [one] +{ $count } gnome
       *[other] +{ $count } gnomes
    }
    [less] { $count ->
        [one] { $count } gnome less
       *[other] { $count } gnomes less
    }
    [better] more gnomes
   *[worse] fewer gnomes
}
differs-workers = { $way ->
    [better] more or better workers
   *[worse] fewer or worse workers
}
differs-guilds = { $way ->
    [better] a guild of your own
   *[worse] fewer guilds of your own
}
differs-cards = { $way ->
    [more] { $count ->
        [one] +{ $count } card in hand
       *[other] +{ $count } cards in hand
    }
    [less] { $count ->
        [one] { $count } card in hand less
       *[other] { $count } cards in hand less
    }
    [better] better cards in hand
   *[worse] less in hand
}
differs-income = { $way ->
    [more] { $count ->
        [one] +{ $count } gold a round
       *[other] +{ $count } gold a round
    }
    [less] { $count ->
        [one] { $count } gold a round less
       *[other] { $count } gold a round less
    }
    [better] more gold a round
   *[worse] less gold a round
}
differs-goods = { $way ->
    [better] more goods or better places for workers
   *[worse] fewer goods or worse places for workers
}
differs-order = { $way ->
    [better] an earlier place in the order
   *[worse] a later place in the order
}
differs-rivals = { $way ->
    [better] less for the others
   *[worse] more for the others
}

## why(part): why that is worth something

why-points = Points decide; they are counted in three scoring rounds.
why-districts = In each scoring round the most buildings in a district bring most points, the second most some.
why-majorities = Who has most elves, most dwarves and most gnomes scores for each of them.
why-markers = Each building that stands counts in its district in every scoring to come.
why-gnomes = A gnome opens the lock of a building and what lies behind it, and counts for a majority.
why-workers = Each worker collects goods or works in a guild every round.
why-guilds = Others pay you when they put a worker on your guild, and it counts in its district.
why-cards = A card in hand is a building that you can put up as soon as you have the goods.
why-income = Income comes every round; taxes grow with your points.
why-goods = Wood, stone, metal and gold pay for buildings, walls, gnomes and guilds, and a good place brings them or saves them.
why-order = Who comes earlier gets the better places.
why-rivals = What the best of the others has counts against you in the end.

## lesson(turn): what a newcomer needs to know, by the phase in which it is needed

lesson-goal = **What it is about:** elves, dwarves and gnomes build a town of five districts, d1 to d5 for short, in seven rounds. You begin with three cards; each is a building that you may put up later, for the goods in its brackets. Whoever has most **buildings in a district** scores there, three times in the game; most workers of a kind score, too.
lesson-placing = **Placement:** one after the other puts workers on places; some cost gold. The crests are the order of turns: crest 1 goes first, and King's Camp exchanges yours. When you have no use for a place any more, you pass, and the workers left go to forest, quarry, mine and gold mine for goods. Elves cut wood, dwarves break stone; both together get metal.
lesson-actions = **Actions:** now spend what you have: put up buildings from your hand (their cards say where their kind stands), walls and guilds, hire a gnome for a building with a lock, buy a card, trade. Then end your turn; there is no order to keep.
lesson-gnomes = **Gnomes and guilds:** once in a turn you may hire a gnome for 3 gold; it opens the lock on a building of yours and what lies behind it. A worker on a guild costs 1 gold, which the owner of the guild gets; on your own guild it costs nothing, and the guild counts in its district.
lesson-scoring = **Look at the grid:** a row is a district (d1 to d5), a column a building. Where you have as many buildings as somebody else, one more is worth most.

##
