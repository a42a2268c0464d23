### Antike Duellum: hints, and the first steps of somebody who has never played.

## differs(part): how a part of what a position is worth differs after a plan; with a number or without
## $way (more | less | better | worse)
## $count (int)
## $rival: the strongest of the others

differs-personages = { $way ->
    [more] { $count ->
        [one] +{ $count } personage
       *[other] +{ $count } personages
    }
    [less] { $count ->
        [one] { $count } personage fewer
       *[other] { $count } personages fewer
    }
    [better] one more personage after your turn
   *[worse] one more personage for your opponent
}
differs-progress = { $way ->
    [better] closer to the next personage
   *[worse] farther from the next personage
}
differs-cities = { $way ->
    [more] { $count ->
        [one] +{ $count } city
       *[other] +{ $count } cities
    }
    [less] { $count ->
        [one] { $count } city fewer
       *[other] { $count } cities fewer
    }
    [better] more cities
   *[worse] fewer cities
}
differs-temples = { $way ->
    [more] { $count ->
        [one] +{ $count } temple
       *[other] +{ $count } temples
    }
    [less] { $count ->
        [one] { $count } temple fewer
       *[other] { $count } temples fewer
    }
    [better] more temples
   *[worse] fewer temples
}
differs-walls = { $way ->
    [more] { $count ->
        [one] +{ $count } town wall
       *[other] +{ $count } town walls
    }
    [less] { $count ->
        [one] { $count } town wall fewer
       *[other] { $count } town walls fewer
    }
    [better] more town walls
   *[worse] fewer town walls
}
differs-know_how = { $way ->
    [more] { $count ->
        [one] +{ $count } know-how
       *[other] +{ $count } know-how
    }
    [less] { $count ->
        [one] { $count } know-how less
       *[other] { $count } know-how less
    }
    [better] more know-how
   *[worse] less know-how
}
differs-marble = { $way ->
    [more] { $count ->
        [one] +{ $count } marble
       *[other] +{ $count } marble
    }
    [less] { $count ->
        [one] { $count } marble less
       *[other] { $count } marble less
    }
    [better] more marble
   *[worse] less marble
}
differs-iron = { $way ->
    [more] { $count ->
        [one] +{ $count } iron
       *[other] +{ $count } iron
    }
    [less] { $count ->
        [one] { $count } iron less
       *[other] { $count } iron less
    }
    [better] more iron
   *[worse] less iron
}
differs-gold = { $way ->
    [more] { $count ->
        [one] +{ $count } gold
       *[other] +{ $count } gold
    }
    [less] { $count ->
        [one] { $count } gold less
       *[other] { $count } gold less
    }
    [better] more gold
   *[worse] less gold
}
differs-coin = { $way ->
    [more] { $count ->
        [one] +{ $count } coin
       *[other] +{ $count } coins
    }
    [less] { $count ->
        [one] { $count } coin fewer
       *[other] { $count } coins fewer
    }
    [better] more coins
   *[worse] fewer coins
}
differs-units = { $way ->
    [more] { $count ->
        [one] +{ $count } unit
       *[other] +{ $count } units
    }
    [less] { $count ->
        [one] { $count } unit fewer
       *[other] { $count } units fewer
    }
    [better] more units at hand
   *[worse] fewer units at hand
}
differs-sites = { $way ->
    [better] more units where you can found a city
   *[worse] fewer units where you can found a city
}
differs-cards = { $way ->
    [more] { $count ->
        [one] +{ $count } event card
       *[other] +{ $count } event cards
    }
    [less] { $count ->
        [one] { $count } event card fewer
       *[other] { $count } event cards fewer
    }
    [better] more event cards
   *[worse] fewer event cards
}
differs-attack = { $way ->
    [better] more units within reach of a temple of { $rival }
   *[worse] fewer units within reach of a temple of { $rival }
}
differs-rivals = { $way ->
    [better] a worse position for { $rival }
   *[worse] a better position for { $rival }
}

## why(part): why that is worth something

why-personages = Personages win: the first player to have enough of them is the winner.
why-progress = Each kind of personage asks for a number of cities, sea regions, temples or know-how.
why-cities = Every fifth city wins a king. Each city brings its resource in every production.
why-temples = Every third temple wins a citizen. A city with a temple brings three times as much and is harder to conquer.
why-walls = A wall makes a city harder to conquer.
why-know_how = Know-how moves units farther, brings more or defends better. The first to develop one wins a scholar.
why-marble = Marble builds temples.
why-iron = Iron brings legions and galleys onto the map.
why-gold = Gold pays for know-how and for new units.
why-coin = A coin can replace any resource, and pays for going farther on the rondel.
why-units = Units found cities, hold the sea and defend what you have.
why-sites = You can found a city where your unit is, so go there first.
why-cards = You keep an event card until you need it.
why-attack = Conquering a city with a temple wins a general. It takes all the units in one turn.
why-rivals = There are only two of you: what your opponent lacks helps you.

## reason(code): why a plan is good
## $days (int)
## $count (int)
## $other (int): a second number
## $place: regions
## $thing: a know-how
## $goods
## $who

reason-wins_king = You win a king: that makes { $count } personages, and { $other } win the game.
reason-wins_scholar = You win a scholar: that makes { $count } personages, and { $other } win the game.
reason-wins_general = You win a general: that makes { $count } personages, and { $other } win the game.
reason-wins_navigator = You win a navigator: that makes { $count } personages, and { $other } win the game.
reason-wins_citizen = You win a citizen: that makes { $count } personages, and { $other } win the game.
reason-scholar = The first to develop { $thing } wins a scholar, and nobody has it yet.
reason-conquers_temple = { $place } has a temple: if it falls, you win a general.
reason-conquers = If it falls, { $place } is yours and brings { $goods } in each production.
reason-reaches_king = You have { $count } cities then, enough for the next king.
reason-reaches_navigator = You have { $count } sea points then, enough for the next navigator.
reason-reaches_citizen = You have { $count } temples then, enough for the next citizen.
reason-nears_king = You have { $count } of the { $other } cities then that the next king asks for.
reason-nears_navigator = You have { $count } of the { $other } sea points then that the next navigator asks for.
reason-nears_citizen = You have { $count } of the { $other } temples then that the next citizen asks for.
reason-founded = { $place } brings { $goods } in each production, and more with a temple.
reason-enough_temples = { $other ->
    [one] You have { $count } marble then, enough for a temple.
   *[other] You have { $count } marble then, enough for { $other } temples.
}
reason-saves_temples = You have { $count } of the { $other } marble then that a temple costs.
reason-enough_units = { $other ->
    [one] You have { $count } iron then, enough to deploy 1 unit.
   *[other] You have { $count } iron then, enough to deploy { $other } units.
}
reason-saves_units = You have { $count } of the { $other } iron then that a unit costs to deploy.
reason-pays_know_how = You have { $count } gold then, enough for a know-how at { $other }.
reason-saves_know_how = You have { $count } of the { $other } gold then that the cheapest know-how costs.
reason-sites = Your units stand at { $place } then, where you can found a city once you have the goods.
reason-sites_paid = { $other ->
    [one] Your units stand at { $place } then, and you have the goods to found one city.
   *[other] Your units stand at { $place } then, and you have the goods to found { $other } cities.
}
reason-reach = { $count ->
    [one] You have { $count } unit at or next to { $place } then, enough for its defence of { $other }.
   *[other] You have { $count } units at or next to { $place } then, enough for its defence of { $other }.
}
reason-defends = { $place } has defence { $count } then instead of { $other }.

## matter(kind): what a choice is about on which little depends

matter-move_marker = Little depends on this choice. It decides what you do in this turn, and how far the next rondel fields are.
matter-pay_rondel = Little depends on this choice. It decides what you keep after paying for the rondel.
matter-build_temple = Little depends on this choice. It decides which city gets the temple.
matter-build_wall = Little depends on this choice. It decides which city gets the wall.
matter-deploy = Little depends on this choice. It decides where your new unit stands.
matter-develop = Little depends on this choice. It decides which know-how you have first.
matter-recruit = Little depends on this choice. It decides which units are at hand.
matter-move_units = Little depends on this choice. It decides where your units stand.
matter-conquer = Little depends on this choice. It decides whether you attack this city.
matter-defend = Little depends on this choice. It decides whether your cards hold the city.
matter-remove_units = Little depends on this choice. It decides which units you lose.
matter-found = Little depends on this choice. It decides where your new city is.
matter-play_card = Little depends on this choice. It decides when you use this card.
matter-barter = Little depends on this choice. It decides which goods you hold.
matter-exchange = Little depends on this choice. It decides which goods you hold.
matter-take_chip = Little depends on this choice. It decides which good you get.
matter-take_card = Little depends on this choice. It decides which event card you hold.
matter-done = Little depends on this choice. It decides whether you do more in this step.
matter-end_turn = Little depends on this choice. It decides whether you do more in this turn.
matter-offer_draw = Little depends on this choice. It decides whether the game ends in a draw.
matter-accept_draw = Little depends on this choice. It decides whether the game ends in a draw.
matter-decline_draw = Little depends on this choice. It decides whether the game goes on.

## lesson(turn): what a newcomer needs to know, in the order of the own turns

lesson-goal = **Goal:** you lead a nation of antiquity. You win **personages** for cities, sea regions, temples and know-how. The first player with nine of them wins. To start, choose any field of the **rondel**: the field says what you do this turn.
lesson-rondel = **Your turn:** your marker moves clockwise on the rondel. The next three fields are free, each further field costs a coin or a resource. The field says what you may do: take resources, build temples, deploy units, develop know-how, or move and conquer. Then you may found cities. Then you end your turn.
lesson-cities = **Grow:** deploy units, move them to free city sites, and found cities there. A city costs 1 marble, 1 iron and 1 gold. A coin can replace each of them. More cities bring more resources.
lesson-win = **Pick a personage:** see which one is nearest. **Closer look** shows what each one asks for. Then plan two rondel fields ahead.

##
