### Tzolk'in: hints, and the first steps of somebody who has never played.

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
differs-temples = { $way ->
    [more] { $count ->
        [one] +{ $count } step on the temples
       *[other] +{ $count } steps on the temples
    }
    [less] { $count ->
        [one] { $count } step less on the temples
       *[other] { $count } steps less on the temples
    }
    [better] more from the temples
   *[worse] less from the temples
}
differs-monuments = { $way ->
    [more] { $count ->
        [one] +{ $count } monument
       *[other] +{ $count } monuments
    }
    [less] { $count ->
        [one] { $count } fewer monument
       *[other] { $count } fewer monuments
    }
    [better] more from monuments
   *[worse] less from monuments
}
differs-goods = { $way ->
    [better] more corn and goods
   *[worse] less corn and fewer goods
}
differs-food = { $way ->
    [better] more food for the next Food Day
   *[worse] less food for the next Food Day
}
differs-technologies = { $way ->
    [more] { $count ->
        [one] +{ $count } technology level
       *[other] +{ $count } technology levels
    }
    [less] { $count ->
        [one] { $count } fewer technology level
       *[other] { $count } fewer technology levels
    }
    [better] more technology
   *[worse] less technology
}
differs-workers = { $way ->
    [more] { $count ->
        [one] +{ $count } worker
       *[other] +{ $count } workers
    }
    [less] { $count ->
        [one] { $count } fewer worker
       *[other] { $count } fewer workers
    }
    [better] more workers
   *[worse] fewer workers
}
differs-hand = { $way ->
    [more] { $count ->
        [one] +{ $count } worker to place
       *[other] +{ $count } workers to place
    }
    [less] { $count ->
        [one] { $count } fewer worker to place
       *[other] { $count } fewer workers to place
    }
    [better] more workers to place
   *[worse] fewer workers to place
}
differs-gears = { $way ->
    [better] workers moving towards better actions
   *[worse] less from workers on the gears
}
differs-buildings = { $way ->
    [more] { $count ->
        [one] +{ $count } building
       *[other] +{ $count } buildings
    }
    [less] { $count ->
        [one] { $count } fewer building
       *[other] { $count } fewer buildings
    }
    [better] more from buildings
   *[worse] less from buildings
}
differs-start = { $way ->
    [better] you will be the start player
   *[worse] somebody else will be the start player
}
differs-rivals = { $way ->
    [better] a worse position for the others
   *[worse] a better position for the others
}

## why(part): why that is worth something

why-points = Points win the game, and many of them come on the last day.
why-temples = Temples give goods on two Food Days and points on the other two. The higher you are, the more you get.
why-monuments = A monument scores once, at the end, for one thing you have many of.
why-goods = Corn pays for placing workers; wood, stone and gold build and advance.
why-food = On each Food Day every worker eats 2 corn. Each hungry worker costs you 3 points.
why-technologies = A technology makes every later action of its kind better.
why-workers = More workers do more, but they also eat more.
why-hand = You can only place workers from your hand, so take some back in time.
why-gears = A worker on a gear moves one space farther every day. If you wait, the action gets better.
why-buildings = Buildings feed workers, advance technologies or lift you on temples.
why-start = The start player places first in the next round.
why-rivals = Only the player with the most points wins, so it helps you to keep the others back.

## reason(code): why a plan is good
## $days (int): until then
## $count (int)
## $other (int): a second number
## $place: a space
## $thing: a tile, temple or heap of goods
## $goods
## $who

reason-begins = You begin with { $goods }.
reason-begins_worker = You begin with { $count } workers instead of three, and with { $goods }.
reason-begins_pays = { $count ->
    [one] That is enough to pay for { $thing }.
   *[other] That is enough to pay for any one of { $count } buildings, such as { $thing }.
}
reason-final = This is the last round: after the Food Day your goods score { $count } points instead of { $other }, hungry workers counted in.
reason-falls = Without this, the worker on { $place } falls off its gear when the calendar moves, and its action is lost.
reason-food_less = { $days ->
    [0] { $count ->
        [0] Today's Food Day then asks you for no corn instead of { $other }.
       *[other] Today's Food Day then asks you for { $count } corn instead of { $other }.
    }
    [one] { $count ->
        [0] The Food Day in 1 day then asks you for no corn instead of { $other }.
       *[other] The Food Day in 1 day then asks you for { $count } corn instead of { $other }.
    }
   *[other] { $count ->
        [0] The Food Day in { $days } days then asks you for no corn instead of { $other }.
       *[other] The Food Day in { $days } days then asks you for { $count } corn instead of { $other }.
    }
}
reason-food_enough = { $days ->
    [0] You have { $count } corn then, and today's Food Day asks for { $other }.
    [one] You have { $count } corn then, and the Food Day in 1 day asks for { $other }.
   *[other] You have { $count } corn then, and the Food Day in { $days } days asks for { $other }.
}
reason-food_closer = { $days ->
    [0] You have { $count } corn then, of the { $other } that today's Food Day asks for.
    [one] You have { $count } corn then, of the { $other } that the Food Day in 1 day asks for.
   *[other] You have { $count } corn then, of the { $other } that the Food Day in { $days } days asks for.
}
reason-food_comes = { $days ->
    [one] In 1 day your worker stands on { $place } and can bring { $count } corn, in time for the Food Day, for which you still need { $other }.
   *[other] In { $days } days your worker stands on { $place } and can bring { $count } corn, in time for the Food Day, for which you still need { $other }.
}
reason-food_kept = { $days ->
    [0] You keep your { $count } corn, and today's Food Day asks for { $other }.
    [one] You keep your { $count } corn, and the Food Day in 1 day asks for { $other }.
   *[other] You keep your { $count } corn, and the Food Day in { $days } days asks for { $other }.
}
reason-monument = As things stand { $thing } scores { $count } points at the end.
reason-built_points = { $count ->
    [one] You score { $count } point at once.
   *[other] You score { $count } points at once.
}
reason-laid = The skull scores { $count } points here, and only { $other } at the end if you keep it.
reason-leads = { $days ->
    [0] You are alone in front on { $thing } then, which brings a bonus of { $count } points today if nobody joins you.
    [one] You are alone in front on { $thing } then, which brings a bonus of { $count } points if you still are in 1 day.
   *[other] You are alone in front on { $thing } then, which brings a bonus of { $count } points if you still are in { $days } days.
}
reason-climbed = { $days ->
    [0] { $count ->
        [one] Your new place on { $thing } scores 1 point more on today's Food Day.
       *[other] Your new place on { $thing } scores { $count } points more on today's Food Day.
    }
    [one] { $count ->
        [one] Your new place on { $thing } scores 1 point more on the Food Day in 1 day.
       *[other] Your new place on { $thing } scores { $count } points more on the Food Day in 1 day.
    }
   *[other] { $count ->
        [one] Your new place on { $thing } scores 1 point more on the Food Day in { $days } days.
       *[other] Your new place on { $thing } scores { $count } points more on the Food Day in { $days } days.
    }
}
reason-rewarded = { $days ->
    [0] Your new place on { $thing } brings { $goods } more on today's Food Day.
    [one] Your new place on { $thing } brings { $goods } more on the Food Day in 1 day.
   *[other] Your new place on { $thing } brings { $goods } more on the Food Day in { $days } days.
}
reason-stands_take = { $days ->
    [one] In 1 day your worker stands on { $place }, which brings { $goods }.
   *[other] In { $days } days your worker stands on { $place }, which brings { $goods }.
}
reason-stands_skull_taken = { $days ->
    [one] { $other ->
        [0] In 1 day your worker stands on { $place } for a skull, which can still score { $count } points.
       *[other] In 1 day your worker stands on { $place } for a skull, and Chichen Itza pays { $count } to { $other } points for one.
    }
   *[other] { $other ->
        [0] In { $days } days your worker stands on { $place } for a skull, which can still score { $count } points.
       *[other] In { $days } days your worker stands on { $place } for a skull, and Chichen Itza pays { $count } to { $other } points for one.
    }
}
reason-stands_choice = { $days ->
    [one] In 1 day your worker stands on { $place }, which brings { $goods } or { $thing }.
   *[other] In { $days } days your worker stands on { $place }, which brings { $goods } or { $thing }.
}
reason-stands_harvest = { $days ->
    [one] { $count ->
        [0] In 1 day your worker stands on { $place }, which brings { $goods }.
        [one] In 1 day your worker stands on { $place }, which brings { $goods } if nobody takes the last tile before.
      *[other] In 1 day your worker stands on { $place }, which brings { $goods }; { $count } tiles are left.
    }
   *[other] { $count ->
        [0] In { $days } days your worker stands on { $place }, which brings { $goods }.
        [one] In { $days } days your worker stands on { $place }, which brings { $goods } if nobody takes the last tile before.
      *[other] In { $days } days your worker stands on { $place }, which brings { $goods }; { $count } tiles are left.
    }
}
reason-stands_no_harvest = { $days ->
    [one] In 1 day your worker stands on { $place }, and there is nothing to harvest there as things stand.
   *[other] In { $days } days your worker stands on { $place }, and there is nothing to harvest there as things stand.
}
reason-stands_build = { $days ->
    [one] { $count ->
        [one] In 1 day your worker stands on { $place } and may build: you can pay for { $thing }.
       *[other] In 1 day your worker stands on { $place } and may build: you can pay for any one of { $count } tiles, such as { $thing }.
    }
    *[other] { $count ->
        [one] In { $days } days your worker stands on { $place } and may build: you can pay for { $thing }.
       *[other] In { $days } days your worker stands on { $place } and may build: you can pay for any one of { $count } tiles, such as { $thing }.
    }
}
reason-stands_build_corn = { $days ->
    [one] { $count ->
        [one] In 1 day your worker stands on { $place } and may build for corn: you have enough for { $thing }.
       *[other] In 1 day your worker stands on { $place } and may build for corn: you have enough for any one of { $count } tiles, such as { $thing }.
    }
   *[other] { $count ->
        [one] In { $days } days your worker stands on { $place } and may build for corn: you have enough for { $thing }.
       *[other] In { $days } days your worker stands on { $place } and may build for corn: you have enough for any one of { $count } tiles, such as { $thing }.
    }
}
reason-stands_build_two = { $days ->
    [one] In 1 day your worker stands on { $place } and may build two: you can pay for { $thing }, or for two buildings at once.
   *[other] In { $days } days your worker stands on { $place } and may build two: you can pay for { $thing }, or for two buildings at once.
}
reason-stands_build_new = { $days ->
    [one] In 1 day your worker stands on { $place } and may build; new buildings are on display by then.
   *[other] In { $days } days your worker stands on { $place } and may build; new buildings are on display by then.
}
reason-stands_build_lack = { $days ->
    [one] In 1 day your worker stands on { $place } and may build: for { $thing } you still need { $goods }.
   *[other] In { $days } days your worker stands on { $place } and may build: for { $thing } you still need { $goods }.
}
reason-stands_build_not = { $days ->
    [one] In 1 day your worker stands on { $place } and may build, once you have more to pay with.
   *[other] In { $days } days your worker stands on { $place } and may build, once you have more to pay with.
}
reason-stands_learn = { $days ->
    [one] { $count ->
        [one] In 1 day your worker stands on { $place } for a technology step, and you have 1 resource to pay with.
       *[other] In 1 day your worker stands on { $place } for a technology step, and you have { $count } resources to pay with.
    }
   *[other] { $count ->
        [one] In { $days } days your worker stands on { $place } for a technology step, and you have 1 resource to pay with.
       *[other] In { $days } days your worker stands on { $place } for a technology step, and you have { $count } resources to pay with.
    }
}
reason-stands_learn_two = { $days ->
    [one] { $count ->
        [one] In 1 day your worker stands on { $place } for up to two technology steps, and you have 1 resource to pay with.
       *[other] In 1 day your worker stands on { $place } for up to two technology steps, and you have { $count } resources to pay with.
    }
   *[other] { $count ->
        [one] In { $days } days your worker stands on { $place } for up to two technology steps, and you have 1 resource to pay with.
       *[other] In { $days } days your worker stands on { $place } for up to two technology steps, and you have { $count } resources to pay with.
    }
}
reason-stands_learn_not = { $days ->
    [one] In 1 day your worker stands on { $place } for a technology step, once you have resources to pay with.
   *[other] In { $days } days your worker stands on { $place } for a technology step, once you have resources to pay with.
}
reason-stands_climb_corn = { $days ->
    [one] In 1 day your worker stands on { $place } and may go up on a temple for { $other } corn.
   *[other] In { $days } days your worker stands on { $place } and may go up on a temple for { $other } corn.
}
reason-stands_climb_corn_not = { $days ->
    [one] In 1 day your worker stands on { $place } and may go up on a temple, once you have { $other } corn to pay.
   *[other] In { $days } days your worker stands on { $place } and may go up on a temple, once you have { $other } corn to pay.
}
reason-stands_climb = { $days ->
    [one] In 1 day your worker stands on { $place } and may go up on { $count } temples for { $other } resource.
   *[other] In { $days } days your worker stands on { $place } and may go up on { $count } temples for { $other } resource.
}
reason-stands_climb_not = { $days ->
    [one] In 1 day your worker stands on { $place } and may go up on { $count } temples, if there is room and you have { $other } resource to pay.
   *[other] In { $days } days your worker stands on { $place } and may go up on { $count } temples, if there is room and you have { $other } resource to pay.
}
reason-stands_skull = { $days ->
    [one] In 1 day your worker stands on { $place }, where your skull scores { $count } points and lifts you on { $thing }.
   *[other] In { $days } days your worker stands on { $place }, where your skull scores { $count } points and lifts you on { $thing }.
}
reason-stands_skull_not = { $days ->
    [one] In 1 day your worker stands on { $place }, where a skull scores { $count } points; you still need one.
   *[other] In { $days } days your worker stands on { $place }, where a skull scores { $count } points; you still need one.
}
reason-stands_hire = { $days ->
    [one] In 1 day your worker stands on { $place }, which brings your { $count }th worker.
   *[other] In { $days } days your worker stands on { $place }, which brings your { $count }th worker.
}
reason-stands_market = { $days ->
    [one] In 1 day your worker stands on { $place } and may trade at the market.
   *[other] In { $days } days your worker stands on { $place } and may trade at the market.
}
reason-stands_any = { $days ->
    [one] In 1 day your worker stands on { $place } and may use an action of another gear for 1 corn.
   *[other] In { $days } days your worker stands on { $place } and may use an action of another gear for 1 corn.
}
reason-pays_soon = { $days ->
    [one] You can pay for { $thing } then, and in 1 day your worker stands on { $place } to build.
   *[other] You can pay for { $thing } then, and in { $days } days your worker stands on { $place } to build.
}
reason-pays = You can pay for { $thing } then.
reason-skulls = { $days ->
    [one] { $other ->
        [0] You have 1 skull then, which can still score { $count } points.
       *[other] You have 1 skull then, and Chichen Itza pays { $count } to { $other } points for one.
    }
   *[other] { $other ->
        [0] You have { $days } skulls then, and each can still score { $count } points.
       *[other] You have { $days } skulls then, and Chichen Itza pays { $count } to { $other } points for each.
    }
}
reason-lacks = For { $thing } you lack only { $goods } then.
reason-hired = You have { $count } workers then, and the next Food Day asks for { $other } corn.
reason-claim_corn = You get the { $count } corn on the calendar.
reason-claim_first = You go first in the next round.
reason-claim_days = You may also move the calendar two days, unless that pushes a worker off its gear.
reason-begged = Begging brings you from { $other } corn to { $count }.
reason-hand = { $count ->
    [one] You have no worker in hand now. After this you can place { $count } next turn.
   *[other] You have no worker in hand now. After this you can place up to { $count } next turn.
}
reason-learned_agriculture1 = From now on each corn harvest in the jungle brings { $count } corn more.
reason-learned_agriculture2 = From now on you can harvest corn where no corn tile is open, and fishing brings { $count } corn more.
reason-learned_agriculture3 = From now on each corn harvest in the jungle brings { $count } corn more than before.
reason-learned_extraction1 = From now on Yaxchilan and Palenque bring { $count } wood more whenever they bring wood.
reason-learned_extraction2 = From now on Yaxchilan brings { $count } stone more whenever it brings stone.
reason-learned_extraction3 = From now on Yaxchilan brings { $count } gold more whenever it brings gold.
reason-learned_architecture1 = From now on you get { $count } corn whenever you construct a building.
reason-learned_architecture2 = From now on you score { $count } points whenever you construct a building.
reason-learned_architecture3 = From now on buildings cost you { $count } resource less, or { $other } corn less.
reason-learned_theology1 = From now on your workers at Chichen Itza can use the action one space ahead.
reason-learned_theology2 = From now on you may pay 1 resource for a temple step after each action at Chichen Itza.
reason-learned_theology3 = From now on Yaxchilan brings { $count } skull more whenever it brings a skull.

## matter(kind): what a choice is about on which little depends

matter-keep_wealth = Little depends on this choice. It decides what you begin with.
matter-beg = Little depends on this choice. It decides on which temple you go down for the corn.
matter-place = Little depends on this choice. It decides where your worker will stand in the next days.
matter-claim = Little depends on this choice. It decides who goes first in the next round.
matter-set_advance = Little depends on this choice. It decides how far the calendar moves.
matter-move_calendar = Little depends on this choice. It decides how far the calendar moves.
matter-take = Little depends on this choice. It decides which workers you have to place next turn.
matter-harvest = Little depends on this choice. It decides what the harvest brings.
matter-research = Little depends on this choice. It decides which technology you advance.
matter-construct = Little depends on this choice. It decides what you build.
matter-climb = Little depends on this choice. It decides on which temple you go up.
matter-perform = Little depends on this choice. It decides which action your worker uses.
matter-pay = Little depends on this choice. It decides which resources you keep.
matter-take_resources = Little depends on this choice. It decides which resources you get.
matter-offer = Little depends on this choice. It decides whether a resource becomes a temple step.
matter-trade = Little depends on this choice. It decides in which goods you hold what you own.
matter-skip = Little depends on this choice. It decides whether you use all that you may.
matter-end_turn = Little depends on this choice. It decides whether you place or take another worker.

## lesson(turn): what a newcomer needs to know, in the order of the first days

lesson-goal = **The goal:** lead a Mayan tribe through a calendar of 26 days. The player with the most **points** at the end wins. You begin with what your starting tiles give you. On each turn you either place workers on the gears or take some back, never both.
lesson-gears = **The trick:** a worker on a gear does nothing yet. Every day the gears turn and carry it one space farther, to a better action. Take the worker back to use the action of its space. Placing several workers in one turn costs corn, more for each one.
lesson-food = **Food:** on four Food Days every worker eats 2 corn. Palenque brings corn, so use it in time. With less than 3 corn you may beg, but a god gets angry.
lesson-growth = **What to do with goods:** Tikal builds and advances technologies. Uxmal trades and hires workers. Chichen Itza takes crystal skulls for points and temples. Choose one of them and use it again and again.

##
