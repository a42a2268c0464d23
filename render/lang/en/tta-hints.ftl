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
        [one] { $count } less culture
       *[other] { $count } less culture
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
        [one] { $count } less culture a round
       *[other] { $count } less culture a round
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
        [one] { $count } less science
       *[other] { $count } less science
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
        [one] { $count } less science a round
       *[other] { $count } less science a round
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
        [one] { $count } less food
       *[other] { $count } less food
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
        [one] { $count } less food a round
       *[other] { $count } less food a round
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
        [one] { $count } fewer resource
       *[other] { $count } fewer resources
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
        [one] { $count } fewer resource a round
       *[other] { $count } fewer resources a round
    }
    [better] more resources a round
   *[worse] fewer resources a round
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
    [better] more use of workers
   *[worse] less use of workers
}
differs-happiness = { $way ->
    [more] { $count ->
        [one] +{ $count } happy face
       *[other] +{ $count } happy faces
    }
    [less] { $count ->
        [one] { $count } fewer happy face
       *[other] { $count } fewer happy faces
    }
    [better] happier people
   *[worse] unhappier people
}
differs-actions = { $way ->
    [more] { $count ->
        [one] +{ $count } action each turn
       *[other] +{ $count } actions each turn
    }
    [less] { $count ->
        [one] { $count } fewer action each turn
       *[other] { $count } fewer actions each turn
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
    [better] a wonder started or closer to completion
   *[worse] a wonder not started or further from completion
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
        [one] { $count } fewer military card
       *[other] { $count } fewer military cards
    }
    [better] better military cards
   *[worse] less from military cards
}
differs-rivals = { $way ->
    [better] a worse position for the others
   *[worse] a better position for the others
}
differs-out = { $way ->
    [better] still in the game
   *[worse] out of the game
}

## why(part): why that is worth something

why-culture = Culture is your score. The player with the most at the end wins.
why-culture_rate = You get this culture every round until the end. The earlier it starts, the more it brings.
why-science = Science pays for the technologies in your hand.
why-science_rate = Enough science a round lets you play a technology every turn or two. Without it your hand fills up.
why-food = Each new worker costs food. Later workers cost more.
why-food_rate = Your people eat every round. If your food runs out, they starve and you lose culture.
why-resources = Resources pay for farms, mines, buildings, units and wonders. If you store too many, you lose some to corruption.
why-resources_rate = Resources a round decide how much you can build in every later turn.
why-workers = Every worker can become a farm, a mine, a building or a unit. While unused, it makes nothing.
why-happiness = Without enough happy faces, workers become discontent. Too many of them mean an uprising: a turn without production.
why-actions = Every turn offers more than you have actions for.
why-strength = Events and attacks hit the weakest. Stay close to the others in strength.
why-wars = A war is decided when its attacker's next turn begins. The stronger side wins, and takes more the greater the difference. Until then the attacked player has one turn to arm.
why-technologies = A better technology makes the same worker worth more.
why-wonder = A wonder costs resources stage by stage. It counts as soon as it is complete.
why-cards = A card you leave in the row may soon be gone. But you can hold only so many cards.
why-military_cards = Military cards are events, attacks, tactics and defence. You draw one for each military action you leave unused.
why-rivals = Only the player with the most culture wins, so it helps you to keep the others back.
why-out = You can only win if you stay in the game.

## reason(code): why a plan is good
## $days (int)
## $count (int)
## $other (int): a second number
## $place
## $thing: a card
## $goods
## $who

reason-uprising = Without this there is an uprising: your civilization makes nothing in this turn.
reason-famine = Your people have enough to eat then, which saves you { $count } culture.
reason-corruption = { $count ->
    [0] You lose nothing to corruption then, instead of { $other }, when the turn ends.
   *[other] You lose { $count } to corruption then, instead of { $other }, when the turn ends.
}
reason-makes_culture = You make { $count } culture every turn then instead of { $other }.
reason-makes_science = You make { $count } science every turn then instead of { $other }.
reason-makes_resources = { $count ->
    [one] You make { $count } resource every turn then instead of { $other }.
   *[other] You make { $count } resources every turn then instead of { $other }.
}
reason-makes_food = Your farms bring { $count } food every turn more than is eaten, instead of { $other }.
reason-civil = You have { $count } civil actions every turn then instead of { $other }.
reason-military = You have { $count } military actions every turn then instead of { $other }.
reason-strength_ahead = You have { $count } strength then, ahead of { $who } with { $other }, the strongest of the others.
reason-strength_level = You have { $count } strength then, level with { $who }, the strongest of the others.
reason-strength_behind = You have { $count } strength then, closer to { $who } with { $other }, the strongest of the others.
reason-tactic_idle = The tactic counts as soon as you have the units for it.
reason-content = { $count ->
    [0] Nobody is discontent any more then.
    [one] You have { $count } discontent worker then instead of { $other }.
   *[other] You have { $count } discontent workers then instead of { $other }.
}
reason-faces = { $count ->
    [one] You have { $count } happy face then and need { $other }, so your people can go on growing.
   *[other] You have { $count } happy faces then and need { $other }, so your people can go on growing.
}
reason-wonder_scores = { $thing } is complete then and scores { $count } culture at once.
reason-wonder_done = { $thing } is complete then, and its effect begins.
reason-wonder_left = { $count ->
    [one] { $thing } then needs one more stage, for { $other } resources, and you make { $days } every turn.
   *[other] { $thing } then needs { $count } more stages, for { $other } resources together, and you make { $days } every turn.
}
reason-wonder_taken = { $thing } needs { $count } stages, for { $other } resources together.
reason-affords = Next turn you have { $count } science, enough for { $thing } at { $other }.
reason-affords_later = At { $count } science every turn you can develop { $thing } in { $days } turns.
reason-row_leaves = { $thing } is about to leave the row, so it would be gone by your next turn.
reason-leader_wanted = You have no leader yet, and { $thing } can be elected with the next civil action.
reason-action_later = You can play { $thing } from your next turn on.
reason-leader = You had no leader: from now on { $thing } works for you.
reason-waits = { $count ->
    [one] You have a worker ready for your next turn, and { $other } resources to build with then.
   *[other] You have { $count } workers ready for your next turn, and { $other } resources to build with then.
}
reason-draws = { $count ->
    [one] You draw a military card for the action you leave.
   *[other] You draw { $count } military cards for the actions you leave.
}
reason-scores = You gain { $count } culture at once.
reason-passes = You keep all your units and { $count } strength; { $who }, the strongest of the others, has { $other }.
reason-prepares_territory = Only you know that this territory comes, and can keep units for it.
reason-attack = You attack with { $count } strength, and { $who } has { $other }.
reason-war = You have { $count } strength, and { $who } has { $other } and one turn to arm.

## matter(kind): what a choice is about on which little depends

matter-take = Little depends on this choice. It decides which card you take before it gets dearer or is gone.
matter-populate = Little depends on this choice. It decides whether you get another worker.
matter-build = Little depends on this choice. It decides what your worker makes.
matter-upgrade = Little depends on this choice. It decides which workers make more.
matter-destroy = Little depends on this choice. It decides which worker you free.
matter-disband = Little depends on this choice. It decides which unit you give up.
matter-play_leader = Little depends on this choice. It decides which leader you have.
matter-build_stages = Little depends on this choice. It decides how soon your wonder is complete.
matter-develop = Little depends on this choice. It decides which technology you have.
matter-choose = Little depends on this choice. It decides which of these you get.
matter-play_card = Little depends on this choice. It decides when you use this card.
matter-use_ability = Little depends on this choice. It decides when you use this ability.
matter-play_tactic = Little depends on this choice. It decides how your units fight.
matter-copy_tactic = Little depends on this choice. It decides how your units fight.
matter-draw_card = Little depends on this choice. It decides whether a military action becomes a card.
matter-keep_bonuses = Little depends on this choice. It decides what scores at the end.
matter-choose_bonus = Little depends on this choice. It decides what scores at the end.
matter-end_turn = Little depends on this choice. It decides whether you use more of your actions.
matter-discard_cards = Little depends on this choice. It decides which military cards you keep.
matter-pass_politics = Little depends on this choice. It decides whether you do something in politics.
matter-prepare_event = Little depends on this choice. It decides which event happens to everybody later.
matter-play_aggression = Little depends on this choice. It decides whom you attack, and for what.
matter-declare_war = Little depends on this choice. It decides whom you fight, and for what.
matter-offer_pact = Little depends on this choice. It decides whom you make a pact with.
matter-cancel_pact = Little depends on this choice. It decides whether the pact goes on.
matter-answer_pact = Little depends on this choice. It decides whether the pact begins.
matter-defend = Little depends on this choice. It decides which cards you spend on your defence.
matter-decline = Little depends on this choice. It decides whether you use this offer.
matter-bid = Little depends on this choice. It decides how much this territory is worth to you.
matter-drop_out = Little depends on this choice. It decides whether you go on bidding.
matter-commit = Little depends on this choice. It decides what you send.
matter-fill_force = Little depends on this choice. It decides what you send.
matter-assemble = Little depends on this choice. It decides what you send.
matter-reach = Little depends on this choice. It decides what you send.
matter-send_force = Little depends on this choice. It decides what you send.
matter-split = Little depends on this choice. It decides how much of each you take or give.
matter-steal_technologies = Little depends on this choice. It decides what you take from the loser.

## lesson(turn): what a newcomer needs to know, in the order of their turns, and at questions in between

lesson-goal = **The goal:** you lead a civilization. The player with the most **culture** at the end wins. Your first turn is short: you only take cards from the row. Cards on the left cost 1 action, those on the right 3. Choose **Take** in the menu of your panel, then end your turn.
lesson-turn = **A turn:** use white (civil) actions to take cards, increase your population, build and play cards. Use red (military) actions for units. When you end your turn, your farms, mines and labs produce on their own. So do as much as you can, then end your turn.
lesson-growth = **How to grow:** use food to increase your population and resources to build. Start with one more mine or farm, then Philosophy for science. Science pays for technology cards. After that, resources upgrade what you have.
lesson-politics = **Politics** come first in a turn, before your actions. You may prepare an event: it gives you culture now and happens to everybody some rounds later. Or attack somebody, or do nothing. Events and attacks depend on strength, so compare strengths first.
lesson-balance = **Keep the balance:** happy faces keep people at work and strength keeps attackers away. Science lets you play what you took. **Closer look** below the board shows where each number comes from.
lesson-culture = **Turn it into culture:** temples, theaters, libraries, wonders and leaders make culture every round. Start before the middle of the game. From then on every round counts.
lesson-bonus = **How it ends:** this short game is over after age I. Then each level I technology in play, each point of strength and each happy face brings 2 culture. What your science, farms and mines make in a round brings as much culture again. So build a little of everything.
lesson-auction = **A new territory:** the highest bidder gets it and must send units worth at least the bid. The units are lost. Bonus cards in hand help. Pass if you need your units more.
lesson-defence = **You are attacked:** the question shows both strengths. If cards from your hand bring you up to the attacker's strength, nothing happens. Otherwise you lose what the attack says. Keep your cards if you cannot reach it.

##
