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
        [one] { $count } gnome fewer
       *[other] { $count } gnomes fewer
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
        [one] { $count } card fewer in hand
       *[other] { $count } cards fewer in hand
    }
    [better] better cards in hand
   *[worse] worse cards in hand
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
    [better] more goods in hand
   *[worse] fewer goods in hand
}
differs-areas = { $way ->
    [more] { $count ->
        [one] +{ $count } good from the areas
       *[other] +{ $count } goods from the areas
    }
    [less] { $count ->
        [one] { $count } good less from the areas
       *[other] { $count } goods less from the areas
    }
    [better] more goods from Forest, Quarry, Mine and Gold Mine
   *[worse] fewer goods from Forest, Quarry, Mine and Gold Mine
}
differs-spaces = { $way ->
    [better] a worker at a guild or building, to be used in Actions
   *[worse] fewer workers at guilds and buildings
}
differs-recruits = { $way ->
    [better] a new worker from the Recruiter's Desk
   *[worse] no new worker from the Recruiter's Desk
}
differs-camp = { $way ->
    [better] a swap of crests at King's Camp
   *[worse] no swap of crests at King's Camp
}
differs-unplaced = { $way ->
    [better] more workers still to be placed
   *[worse] fewer workers still to be placed
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

why-points = Points win. You score them in three scoring rounds.
why-districts = In each scoring round, the most buildings in a district score most points, the second most score some.
why-majorities = The most elves score points. So do the most dwarves and the most gnomes.
why-markers = Every building you have counts in its district at each later scoring.
why-gnomes = A gnome opens the lock of a building and counts for the gnome majority.
why-workers = Each worker collects goods or works in a guild every round.
why-guilds = Others pay you when they put a worker on your guild. It also counts in its district.
why-cards = A card in hand is a building that you can build once you have the goods.
why-income = Income comes every round. Taxes grow with your points.
why-goods = Goods pay for buildings, Walls, gnomes and guilds.
why-areas = Workers who are in an area at the end of Placement bring goods, one more if you have most workers there.
why-spaces = A worker at a guild or building does something for you in Actions, once in each round.
why-recruits = The worker comes back with a second one. He works for you to the end, and counts for a majority.
why-camp = Crests give the turn order. Players who go earlier get the better spaces.
why-unplaced = A worker you keep can still take a space that becomes important, or collect goods.
why-order = Players who go earlier get the better spaces.
why-rivals = Only the player with the most points wins, so it helps you to keep the others back.

## matter(kind): what a choice is about on which little depends

matter-keep_cards = Little depends on this choice. It decides which cards you begin with.
matter-place_dwarf = Little depends on this choice. It decides where the neutral dwarf begins.
matter-place = Little depends on this choice. It decides which space your worker takes.
matter-pass = Little depends on this choice. It decides where your last workers collect goods.
matter-send = Little depends on this choice. It decides which goods your workers collect.
matter-swap_crest = Little depends on this choice. It decides in which order you play next round.
matter-build = Little depends on this choice. It decides what you build, and in which district.
matter-build_wall = Little depends on this choice. It decides in which district your Wall counts.
matter-build_guild = Little depends on this choice. It decides which guild is yours.
matter-activate = Little depends on this choice. It decides when you use this worker.
matter-buy = Little depends on this choice. It decides which goods you hold.
matter-sell = Little depends on this choice. It decides which goods you hold.
matter-barter = Little depends on this choice. It decides which goods you give for metal.
matter-hire = Little depends on this choice. It decides which building gets the gnome.
matter-use_power = Little depends on this choice. It decides when you use this power.
matter-buy_card = Little depends on this choice. It decides which card you may build later.
matter-recruit_worker = Little depends on this choice. It decides which worker you get.
matter-lock_gnome = Little depends on this choice. It decides which building gets the gnome.
matter-discard = Little depends on this choice. It decides which cards you keep.
matter-mark = Little depends on this choice. It decides in which district your building counts.
matter-design = Little depends on this choice. It decides what the Architects build for you.
matter-pay_design = Little depends on this choice. It decides what you pay for the site.
matter-rob = Little depends on this choice. It decides whom you take goods from.
matter-exchange = Little depends on this choice. It decides in which districts buildings count.
matter-reveal_card = Little depends on this choice. It decides which card the Spies see.
matter-take_card = Little depends on this choice. It decides which card you take.
matter-neutral_build = Little depends on this choice. It decides what the neutral player builds.
matter-skip = Little depends on this choice. It decides whether you use all that you may.
matter-end_turn = Little depends on this choice. It decides whether you do more in this round.

## lesson(turn): what a newcomer needs to know, by the phase in which it is needed

lesson-goal = **Goal:** elves, dwarves and gnomes build a city of five districts (d1 to d5) in seven rounds. The player with the most **buildings in a district** scores there, three times in the game. The most workers of a kind score, too. You start with three cards. Each is a building that you can build later for the goods in its brackets. A (?) marks a price that nobody has confirmed against the printed game.
lesson-placing = **Placement:** players take turns to put one worker on a space (*plank* in the rules). Some spaces cost gold. Crests give the turn order: crest 1 goes first, and at King's Camp you may swap yours. When you need no more spaces, pass. Your other workers then go to Forest, Quarry, Mine and Gold Mine for goods. Elves cut wood, dwarves break stone, both together get metal.
lesson-actions = **Actions:** now spend what you have, in any order. Build cards from your hand, Walls and guilds. Use your workers, trade, and hire a gnome for a building with a lock. You may buy a card as your last action. Then end your turn.
lesson-gnomes = **Gnomes and guilds:** once a turn you may hire a gnome for 3 gold. It opens a lock on one of your buildings. A worker on a guild costs 1 gold, paid to its owner. Your own guild is free, and it counts in its district.
lesson-scoring = **Look at the grid:** each row is a district (d1 to d5), each column a building. Where you have as many buildings as somebody else, one more is worth most.

##
