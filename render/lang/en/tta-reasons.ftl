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
    [0] { $who } would have to pay { $need } science for your pact and has none; no technology can be developed until then.
   *[other] { $who } would have to pay { $need } science for your pact and has { $have }; no technology can be developed until then.
}
refusal-revolution_actions = { $military ->
    [yes] { $have ->
        [0] A revolution takes all { $need } military actions of the turn, and you have none left; develop the government peacefully or wait for your next turn.
       *[other] A revolution takes all { $need } military actions of the turn, and you have { $have } left; develop the government peacefully or wait for your next turn.
    }
   *[no] { $have ->
        [0] A revolution takes all { $need } civil actions of the turn, and you have none left; develop the government peacefully or wait for your next turn.
       *[other] A revolution takes all { $need } civil actions of the turn, and you have { $have } left; develop the government peacefully or wait for your next turn.
    }
}
refusal-no_blue_token = No blue token is left to cover the stage; spend food or resources first.
refusal-no_unused_worker = You have no unused worker; increase your population first.
refusal-no_worker_there = No worker stands on { $card }.
refusal-empty_yellow_bank = Your yellow bank is empty, so your population cannot grow.
refusal-not_in_hand = { $card } is not in your hand.
refusal-not_in_play = You have no { $card } in play.
refusal-not_in_row = { $card } is not in the card row.
refusal-other_space = { $card } lies on another space of the row; name that one.
refusal-already_have = You have { $card } already, in hand or in play.
refusal-wrong_card = That cannot be done with { $card }; choose another card.
refusal-taken_this_turn = { $card } was taken in this turn; it can be played from the next on.
refusal-order_needed = Say what { $card } shall be used for.
refusal-order_impossible = Nothing that { $card } orders is possible for you now.
refusal-not_ordered = { $card } does not allow that; choose something its text names.
refusal-hand_full = { $limit ->
    [one] Your civil hand is full ({ $limit } card); play a card first.
   *[other] Your civil hand is full ({ $limit } cards); play a card first.
}
refusal-urban_limit = { $limit ->
    [one] Your government allows only { $limit } urban building of the type { $kind }; upgrade or destroy one, or change your government.
   *[other] Your government allows only { $limit } urban buildings of the type { $kind }; upgrade or destroy one, or change your government.
}
refusal-leader_age = You have taken a leader of age { $age } already; one of each age is allowed.
refusal-wonder_unfinished = Finish { $card } first; only one wonder can be under construction.
refusal-no_wonder = You have no unfinished wonder; take one from the card row.
refusal-stages_left = { $left ->
    [one] The wonder has { $left } stage left.
   *[other] The wonder has { $left } stages left.
}
refusal-stages_at_once = { $most ->
    [one] One civil action builds at most { $most } stage; construction technologies allow more.
   *[other] One civil action builds at most { $most } stages; construction technologies allow more.
}
refusal-other_type = { $source } and { $target } are of different types; workers are upgraded within a type.
refusal-not_higher = { $target } is not of a higher level than { $source }.
refusal-tactic_done = You have played or copied a tactic in this turn; the next one is for next turn.
refusal-tactic_in_use = { $card } is your current tactic.
refusal-not_common = { $card } does not lie in the common area; play it from your hand.
refusal-ability_used = You have used { $card } already.
refusal-ability_not_now = { $card } cannot be used now.
refusal-drawn_at_end = At this table military cards are drawn at the end of the turn.
refusal-no_military_cards = There are no military cards left to draw.
refusal-first_turn = In the first round only cards are taken; after that end your turn.
refusal-wrong_phase = { $politics ->
    [yes] This belongs to the action phase; end the politics phase first.
   *[no] This belongs to the politics phase at the beginning of your turn, which is over.
}
refusal-last_round = In the last round no war can be declared; it could not be resolved.
refusal-no_resigning = In age IV nobody can resign; the game is nearly over.
refusal-no_target = Name another player who is still in the game.
refusal-may_not_attack = { $card } does not let you attack.
refusal-pact_forbids = Your pact with { $who } forbids it; cancel the pact in an earlier turn.
refusal-attacked_already = { $who } is under attack by somebody else; until that player's next politics phase nobody else can attack.
refusal-last_round_units = In the last round no unit can be given up.
refusal-no_cards_in_war = Cards cannot be used in a war, { $card } neither; only units count.
refusal-no_cards_in_attack = Whoever attacks uses no cards, { $card } neither; you can give up units.
refusal-no_defence_card = { $card } is no bonus card and adds nothing to a defence.
refusal-not_weaker = An aggression needs a weaker rival: you have { $attack }, { $who } has { $defence }.
refusal-immune = A pact protects { $who } from wars.
refusal-no_sides = { $card } has no sides to choose.
refusal-pact_blocks = { $card }: as long as one of its two parties has no science, neither can develop a technology.
refusal-no_such_pact = You are not party to { $card }.
refusal-politics_owed = You gave up this political action for cards of the row.
refusal-no_events = No current event is left to be revealed, so none can be prepared.
