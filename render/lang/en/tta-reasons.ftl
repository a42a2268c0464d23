### Through the Ages: why something is not possible, and what to do about it.

## refusal(code)
## $card
## $who: another player
## $source: a card
## $target: a card
## $need (int)
## $have (int)
## $limit (int)
## $kind: a kind of card
## $age: its numeral
## $left (int): stages
## $most (int): stages
## $attack (int)
## $defence (int)
## $military (bool)
## $politics (bool): it is the politics phase

refusal-civil_actions = { $need ->
    [one] { $have ->
        [0] This costs { $need } civil action, and you have none.
       *[other] This costs { $need } civil action, and you have { $have }.
    }
   *[other] { $have ->
        [0] This costs { $need } civil actions, and you have none.
       *[other] This costs { $need } civil actions, and you have { $have }.
    }
}
refusal-military_actions = { $need ->
    [one] { $have ->
        [0] This costs { $need } military action, and you have none.
       *[other] This costs { $need } military action, and you have { $have }.
    }
   *[other] { $have ->
        [0] This costs { $need } military actions, and you have none.
       *[other] This costs { $need } military actions, and you have { $have }.
    }
}
refusal-food = { $have ->
    [0] This costs { $need } food, and you have none.
   *[other] This costs { $need } food, and you have { $have }.
}
refusal-resources = { $need ->
    [one] { $have ->
        [0] { $card } takes { $need } resource, and you have none for it.
       *[other] { $card } takes { $need } resource, and you have { $have } for it.
    }
   *[other] { $have ->
        [0] { $card } takes { $need } resources, and you have none for it.
       *[other] { $card } takes { $need } resources, and you have { $have } for it.
    }
}
refusal-science = { $have ->
    [0] { $card } takes { $need } science, and you have none.
   *[other] { $card } takes { $need } science, and you have { $have }.
}
refusal-partner_science = { $have ->
    [0] Your pact makes { $who } pay { $need } science, and { $who } has none. Until then you cannot develop a technology.
   *[other] Your pact makes { $who } pay { $need } science, and { $who } has { $have }. Until then you cannot develop a technology.
}
refusal-revolution_actions = { $military ->
    [yes] { $have ->
        [0] A revolution uses all { $need } military actions of your turn, and you have none left. Develop the government peacefully or wait for your next turn.
       *[other] A revolution uses all { $need } military actions of your turn, and you have { $have } left. Develop the government peacefully or wait for your next turn.
    }
   *[no] { $have ->
        [0] A revolution uses all { $need } civil actions of your turn, and you have none left. Develop the government peacefully or wait for your next turn.
       *[other] A revolution uses all { $need } civil actions of your turn, and you have { $have } left. Develop the government peacefully or wait for your next turn.
    }
}
refusal-no_blue_token = You have no blue token left to cover the stage. Spend food or resources first.
refusal-no_unused_worker = You have no unused worker. Increase your population first.
refusal-no_worker_there = You have no worker on { $card }.
refusal-empty_yellow_bank = Your yellow bank is empty, so you cannot increase your population.
refusal-not_in_hand = { $card } is not in your hand.
refusal-not_in_play = You have no { $card } in play.
refusal-not_in_row = { $card } is not in the card row.
refusal-other_space = { $card } is on another space of the row. Name that space.
refusal-already_have = You already have { $card } in hand or in play.
refusal-wrong_card = You cannot do that with { $card }. Choose another card.
refusal-taken_this_turn = You took { $card } this turn. You can play it from your next turn on.
refusal-order_needed = Say what you use { $card } for.
refusal-order_impossible = You can do nothing that { $card } allows now.
refusal-not_ordered = { $card } does not allow that. Choose something from its text.
refusal-hand_full = { $limit ->
    [one] Your civil hand is full ({ $limit } card). Play a card first.
   *[other] Your civil hand is full ({ $limit } cards). Play a card first.
}
refusal-urban_limit = { $limit ->
    [one] Your government allows only { $limit } urban building of the type { $kind }. Upgrade or destroy one, or change your government.
   *[other] Your government allows only { $limit } urban buildings of the type { $kind }. Upgrade or destroy one, or change your government.
}
refusal-leader_age = You have already taken a leader of age { $age }. You may take one of each age.
refusal-wonder_unfinished = Finish { $card } first. You can only build one wonder at a time.
refusal-no_wonder = You have no unfinished wonder. Take one from the card row.
refusal-stages_left = { $left ->
    [one] The wonder has { $left } stage left.
   *[other] The wonder has { $left } stages left.
}
refusal-stages_at_once = { $most ->
    [one] One civil action builds at most { $most } stage. Construction technologies allow more.
   *[other] One civil action builds at most { $most } stages. Construction technologies allow more.
}
refusal-other_type = { $source } and { $target } are of different types. You can only upgrade within a type.
refusal-not_higher = { $target } is not of a higher level than { $source }.
refusal-tactic_done = You have already played or copied a tactic this turn. Wait for your next turn.
refusal-tactic_in_use = { $card } is already your tactic.
refusal-not_common = { $card } is not a common tactic yet. Play it from your hand.
refusal-ability_used = You have already used { $card }.
refusal-ability_not_now = You cannot use { $card } now.
refusal-drawn_at_end = At this table you draw military cards at the end of your turn.
refusal-no_military_cards = There are no military cards left to draw.
refusal-first_turn = In the first round you only take cards. Then end your turn.
refusal-wrong_phase = { $politics ->
    [yes] You can do this in the action phase. End the politics phase first.
   *[no] You can only do this in the politics phase at the start of your turn, which is over.
}
refusal-last_round = You cannot declare a war in the last round. It could not be resolved.
refusal-no_resigning = You cannot resign in age IV. The game is nearly over.
refusal-no_target = Name another player who is still in the game.
refusal-may_not_attack = { $card } does not let you attack.
refusal-pact_forbids = Your pact with { $who } forbids it. Cancel the pact in an earlier turn.
refusal-attacked_already = Another player is attacking { $who }. Until that player's next politics phase nobody else can.
refusal-last_round_units = You cannot give up units in the last round.
refusal-no_cards_in_war = You cannot use { $card } in a war. Only units count.
refusal-no_cards_in_attack = You cannot use { $card } when you attack. You can give up units.
refusal-no_defence_card = { $card } is not a bonus card. It adds nothing to your defence.
refusal-not_weaker = An aggression needs a weaker rival: you have strength { $attack }, { $who } has { $defence }.
refusal-immune = A pact protects { $who } from wars.
refusal-no_sides = { $card } has no sides to choose.
refusal-pact_blocks = { $card }: while one of its two players has no science, neither can develop a technology.
refusal-no_such_pact = You have no pact { $card }.
refusal-politics_owed = You gave up this political action for cards from the row.
refusal-no_events = There is no current event left to reveal, so you cannot prepare one.

##

# $who: another player
# $card: a leader or a wonder
held-by = { $who } has { $card }.
