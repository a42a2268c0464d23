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
    [better] a worse position for the others
   *[worse] a better position for the others
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

## reason(code): why a plan is good
## $days (int): rounds until then
## $count (int)
## $other (int): a second number
## $place: districts
## $thing: a card, guild or number of workers
## $goods
## $who

reason-districts = { $days ->
    [0] Your buildings in { $place } score { $count } points instead of { $other } at this round's scoring.
    [one] Your buildings in { $place } score { $count } points instead of { $other } at the scoring in 1 round.
   *[other] Your buildings in { $place } score { $count } points instead of { $other } at the scoring in { $days } rounds.
}
reason-district_alone = { $days ->
    [0] You have most buildings in { $place } then, and score { $count } points there instead of { $other } at this round's scoring.
    [one] You have most buildings in { $place } then, and score { $count } points there instead of { $other } at the scoring in 1 round.
   *[other] You have most buildings in { $place } then, and score { $count } points there instead of { $other } at the scoring in { $days } rounds.
}
reason-district_shared = { $days ->
    [0] { $count ->
        [one] You share the lead in { $place } then, and score 1 point there instead of { $other } at this round's scoring.
       *[other] You share the lead in { $place } then, and score { $count } points there instead of { $other } at this round's scoring.
    }
    [one] { $count ->
        [one] You share the lead in { $place } then, and score 1 point there instead of { $other } at the scoring in 1 round.
       *[other] You share the lead in { $place } then, and score { $count } points there instead of { $other } at the scoring in 1 round.
    }
   *[other] { $count ->
        [one] You share the lead in { $place } then, and score 1 point there instead of { $other } at the scoring in { $days } rounds.
       *[other] You share the lead in { $place } then, and score { $count } points there instead of { $other } at the scoring in { $days } rounds.
    }
}
reason-district_after = { $days ->
    [0] { $count ->
        [one] You move up in { $place }, and score 1 point there instead of { $other } at this round's scoring.
       *[other] You move up in { $place }, and score { $count } points there instead of { $other } at this round's scoring.
    }
    [one] { $count ->
        [one] You move up in { $place }, and score 1 point there instead of { $other } at the scoring in 1 round.
       *[other] You move up in { $place }, and score { $count } points there instead of { $other } at the scoring in 1 round.
    }
   *[other] { $count ->
        [one] You move up in { $place }, and score 1 point there instead of { $other } at the scoring in { $days } rounds.
       *[other] You move up in { $place }, and score { $count } points there instead of { $other } at the scoring in { $days } rounds.
    }
}
reason-behind = { $other ->
    [0] { $count ->
        [one] You have 1 building in { $place } then, as many as the first there.
       *[other] You have { $count } buildings in { $place } then, as many as the first there.
    }
    [one] You have { $count } in { $place } then, one building fewer than the first there.
   *[other] You have { $count } in { $place } then, { $other } buildings fewer than the first there.
}
reason-farther = { $other ->
    [one] You lead in { $place } by one building then.
   *[other] You lead in { $place } by { $other } buildings then.
}
reason-majority = { $days ->
    [0] { $count ->
        [one] You have { $thing } then, and score 1 point for that instead of { $other } at this round's scoring.
       *[other] You have { $thing } then, and score { $count } points for that instead of { $other } at this round's scoring.
    }
    [one] { $count ->
        [one] You have { $thing } then, and score 1 point for that instead of { $other } at the scoring in 1 round.
       *[other] You have { $thing } then, and score { $count } points for that instead of { $other } at the scoring in 1 round.
    }
   *[other] { $count ->
        [one] You have { $thing } then, and score 1 point for that instead of { $other } at the scoring in { $days } rounds.
       *[other] You have { $thing } then, and score { $count } points for that instead of { $other } at the scoring in { $days } rounds.
    }
}
reason-hurts = { $days ->
    [0] { $count ->
        [one] { $who } scores 1 point fewer at this round's scoring, as things stand.
       *[other] { $who } scores { $count } points fewer at this round's scoring, as things stand.
    }
    [one] { $count ->
        [one] { $who } scores 1 point fewer at the scoring in 1 round, as things stand.
       *[other] { $who } scores { $count } points fewer at the scoring in 1 round, as things stand.
    }
   *[other] { $count ->
        [one] { $who } scores 1 point fewer at the scoring in { $days } rounds, as things stand.
       *[other] { $who } scores { $count } points fewer at the scoring in { $days } rounds, as things stand.
    }
}
reason-income = Your income rises from { $other } to { $count } gold a round.
reason-gnome_master_elf = The gnome on { $thing } turns one of your elves into a master, who collects twice as much.
reason-gnome_master_dwarf = The gnome on { $thing } turns one of your dwarves into a master, who collects twice as much.
reason-gnome_power = The gnome on { $thing } lets you take { $goods } once a round.
reason-gnome_plank = The gnome on { $thing } opens its space for one of your workers.
reason-workers = You have { $count } workers then instead of { $other }.
reason-robs = The goods come from { $who }, the strongest of the others with { $count } points.
reason-keeps = { $count ->
    [one] Built, these cards bring you 1 gold more a round, and together they cost { $goods }.
   *[other] Built, these cards bring you { $count } gold more a round, and together they cost { $goods }.
}
reason-keeps_cheap = You can begin with { $thing }, which costs { $goods }.
reason-card_pays = You could pay for { $thing } as things stand.
reason-card_lacks = For { $thing } you still need { $goods }.
reason-discards = You keep { $thing }, for which you have the goods.
reason-pays = You have the goods for { $thing } then.
reason-lacks = For { $thing } you lack only { $goods } then.
reason-collects = Your workers collect at least { $goods }.
reason-collects_pays = Your workers collect at least { $goods }, and with what you have that pays for { $thing }.
reason-camp = Your crest is { $count }: a worker here may swap it for a better one, and you act earlier.
reason-camp_keeps = You are the first there: keep crest { $count } then, and nobody can take it in this round.
reason-own_guild = The guild is yours, so nobody gets gold for it.
reason-desk = Your worker comes back with a second one, so you have { $count } from then on.
reason-desk_most_elf = You have { $count } elves then, and nobody else has more than { $other }.
reason-desk_most_dwarf = You have { $count } dwarves then, and nobody else has more than { $other }.
reason-desk_level_elf = You have { $count } elves then, as many as anybody else.
reason-desk_level_dwarf = You have { $count } dwarves then, as many as anybody else.
reason-space_takes = In Actions the worker brings you { $goods }.
reason-space_pays = In Actions the worker brings you { $goods }, and with what you have that pays for { $thing }.
reason-space_draws = { $count ->
    [0] In Actions the worker draws cards for you, and you keep the better ones of your { $other } and these.
    [one] In Actions the worker brings you 1 card more, and you have { $other } in hand.
   *[other] In Actions the worker brings you { $count } cards more, and you have { $other } in hand.
}
reason-space_swaps = In Actions the worker changes up to { $count } wood or stone into metal, and you have { $other } of them.
reason-space_recruits_any = In Actions the worker brings you another worker, or a gnome without its price.
reason-space_recruits_worker = In Actions the worker brings you another worker.
reason-space_recruits_gnome = In Actions the worker brings you a gnome without its price.
reason-space_builds = In Actions the worker builds without a card, and cheaper.
reason-space_steals = In Actions the worker takes goods from others: { $who } has most, { $count }.
reason-space_exchanges = In Actions the worker swaps two buildings of different districts, so you can take a lead somewhere.
reason-space_spies = { $count ->
    [one] In Actions your opponent shows you a card, and you may take it.
   *[other] In Actions your { $count } opponents show you a card each, and you take one.
}
reason-crest = Your crest is { $count } then instead of { $other }, so you choose earlier.
reason-crest_first = You keep crest { $count } and go first.

##

# $guild: its name
guild-named = the { $guild } guild

## matter(kind): what a choice is about on which little depends

matter-keep_cards = Little depends on this choice. It decides which cards you begin with.
matter-place_dwarf = Little depends on this choice. It decides where the neutral dwarf begins.
matter-place = Little depends on this choice. It decides which space your worker takes.
matter-pass = Little depends on this choice. It decides where your last workers collect goods.
matter-send = Little depends on this choice. It decides which goods your workers collect.
matter-swap_crest = Little depends on this choice. It decides in which order you play.
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
