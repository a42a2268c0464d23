### Through the Ages: hints, and the first steps of somebody who has never played.

## differs(part): how a part of what a position is worth differs after a plan; with a number or without
## $way (more | less | better | worse)
## $count (int)
## $rival: the strongest of the others

differs-culture = { $way ->
    [more] { $count ->
        [one] +{ $count } culture
       *[other] +{ $count } culture
    }
    [less] { $count ->
        [one] { $count } culture less
       *[other] { $count } culture less
    }
    [better] more culture
   *[worse] less culture
}
differs-culture_rate = { $way ->
    [more] { $count ->
        [one] +{ $count } culture a round
       *[other] +{ $count } culture a round
    }
    [less] { $count ->
        [one] { $count } culture a round less
       *[other] { $count } culture a round less
    }
    [better] more culture a round
   *[worse] less culture a round
}
differs-science = { $way ->
    [more] { $count ->
        [one] +{ $count } science
       *[other] +{ $count } science
    }
    [less] { $count ->
        [one] { $count } science less
       *[other] { $count } science less
    }
    [better] more science
   *[worse] less science
}
differs-science_rate = { $way ->
    [more] { $count ->
        [one] +{ $count } science a round
       *[other] +{ $count } science a round
    }
    [less] { $count ->
        [one] { $count } science a round less
       *[other] { $count } science a round less
    }
    [better] more science a round
   *[worse] less science a round
}
differs-food = { $way ->
    [more] { $count ->
        [one] +{ $count } food
       *[other] +{ $count } food
    }
    [less] { $count ->
        [one] { $count } food less
       *[other] { $count } food less
    }
    [better] more food
   *[worse] less food
}
differs-food_rate = { $way ->
    [more] { $count ->
        [one] +{ $count } food a round
       *[other] +{ $count } food a round
    }
    [less] { $count ->
        [one] { $count } food a round less
       *[other] { $count } food a round less
    }
    [better] more food a round
   *[worse] less food a round
}
differs-resources = { $way ->
    [more] { $count ->
        [one] +{ $count } resource
       *[other] +{ $count } resources
    }
    [less] { $count ->
        [one] { $count } resource less
       *[other] { $count } resources less
    }
    [better] more resources
   *[worse] fewer resources
}
differs-resources_rate = { $way ->
    [more] { $count ->
        [one] +{ $count } resource a round
       *[other] +{ $count } resources a round
    }
    [less] { $count ->
        [one] { $count } resource a round less
       *[other] { $count } resources a round less
    }
    [better] more resources a round
   *[worse] fewer resources a round
}
differs-workers = { $way ->
    [more] { $count ->
        [one] +{ $count } unused worker
       *[other] +{ $count } unused workers
    }
    [less] { $count ->
        [one] { $count } unused worker less
       *[other] { $count } unused workers less
    }
    [better] more use of unused workers
   *[worse] less use of unused workers
}
differs-happiness = { $way ->
    [more] { $count ->
        [one] +{ $count } happy face
       *[other] +{ $count } happy faces
    }
    [less] { $count ->
        [one] { $count } happy face less
       *[other] { $count } happy faces less
    }
    [better] people more content
   *[worse] people less content
}
differs-actions = { $way ->
    [more] { $count ->
        [one] +{ $count } action each turn
       *[other] +{ $count } actions each turn
    }
    [less] { $count ->
        [one] { $count } action each turn less
       *[other] { $count } actions each turn less
    }
    [better] more actions, or tokens in the banks
   *[worse] fewer actions, or tokens in the banks
}
differs-strength = { $way ->
    [more] { $count } stronger against { $rival }
    [less] { $count } weaker against { $rival }
    [better] a safer army
   *[worse] a less safe army
}
differs-wars = { $way ->
    [better] a war that goes better for you
   *[worse] a war that goes worse for you
}
differs-technologies = { $way ->
    [better] better technologies within reach
   *[worse] less from technologies
}
differs-wonder = { $way ->
    [better] a wonder begun or brought nearer to its end
   *[worse] less of a wonder to come
}
differs-cards = { $way ->
    [better] a better hand or leader
   *[worse] a weaker hand or leader
}
differs-military_cards = { $way ->
    [more] { $count ->
        [one] +{ $count } military card
       *[other] +{ $count } military cards
    }
    [less] { $count ->
        [one] { $count } military card less
       *[other] { $count } military cards less
    }
    [better] better military cards
   *[worse] less from military cards
}
differs-rivals = { $way ->
    [better] less for the others
   *[worse] more for the others
}
differs-out = { $way ->
    [better] still in the game
   *[worse] out of the game
}

## why(part): why that is worth something

why-culture = Culture is the score: who has most in the end wins.
why-culture_rate = Culture a round comes again in every round until the end, so the earlier it starts, the more it brings.
why-science = Science pays for the technologies in your hand.
why-science_rate = Science a round lets you play a technology every turn or two; without it your hand fills up.
why-food = Food raises people: each new worker costs some, and more of it later.
why-food_rate = Food a round feeds your people; if it falls below nothing, they starve and you lose culture.
why-resources = Resources build farms, mines, buildings, units and wonders. Much that lies unused is eaten by corruption.
why-resources_rate = Resources a round decide how much you can build in all turns to come.
why-workers = An unused worker can become a farm, a mine, a building or a unit; one that stays unused makes nothing.
why-happiness = People without enough happy faces stop working, and too many of them mean an uprising: a turn without production.
why-actions = Actions are what you have most use for: every turn offers more than you can do.
why-strength = Who is weakest gets hit: events and attacks look at strength, so stay near the others.
why-wars = A war is decided when the next turn of its attacker begins: who is stronger then takes the more, the greater the difference is. Until then the attacked civilization has one turn to arm.
why-technologies = A better technology makes the same worker worth more.
why-wonder = A wonder costs resources stage by stage and counts from the moment it is finished.
why-cards = A card taken now need not be there when you can use it; but the hand is limited.
why-military_cards = Military cards are events, attacks, tactics and defence; you draw one for each military action that you do not use.
why-rivals = What the others have counts against you in the end.
why-out = Only who stays in the game can win it.

## lesson(turn): what a newcomer needs to know, in the order of the own turns, and what is asked beside them

lesson-goal = **What it is about:** you lead a civilization, and who has most **culture** in the end wins. The first turn is short: you only take cards from the row with your few actions. Cards on the left cost 1 action, those on the right 3. Choose **Take** in the menu of your panel, then end your turn.
lesson-turn = **What a turn is:** white actions (civil) take cards, raise people, build and play cards; red ones (military) are for units. At the end of your turn all farms, mines and laboratories produce by themselves. Do as much as you can, then end the turn.
lesson-growth = **How to grow:** raise people with food, and build with resources: first a mine or a farm more, then philosophy for science. A technology card is played with science; after that you upgrade what you have with resources.
lesson-politics = **Politics** comes first in a turn, before your actions: prepare an event (that brings culture at once, and it happens to everybody some rounds later), attack somebody, or do nothing. Events and attacks ask who is stronger, so compare the strengths first.
lesson-balance = **Keep the balance:** happy faces keep people at work, strength keeps the others off, and science lets you play what you took. **Closer look** below the board shows where each number comes from.
lesson-culture = **Turn it into culture:** temples, theaters, libraries, wonders and leaders make culture every round. Begin before the middle of the game; from then on every round counts.
lesson-bonus = **How it ends:** this short game is over after age I. Each level I technology in play, each point of strength and each happy face then brings 2 culture; what your science, farms and mines make in a round brings as much culture again. So build a little of everything.
lesson-auction = **A new territory:** whoever bids most gets it, and must then send units worth at least the bid, which are lost; bonus cards in hand help. Pass if you need your units more.
lesson-defence = **You are attacked:** the question shows both strengths. If you reach that of the attacker with cards from your hand, nothing happens; otherwise you lose what the attack says. Keep your cards if you cannot reach it.

##
