### Through the Ages: the log.

# $round (int)
# $who (seat)
turn-began = Round { $round }: { $who }'s turn.
# $cards (cards)
row-cleared = Removed from the card row: { $cards }.
# $cards (cards)
row-dealt = New in the card row: { $cards }.
# $level (numeral)
age-ended = Age { $level } has ended.
# $level (numeral)
# $last_round (int)
age-ended-last_round = Age { $level } has ended. Round { $last_round } is the last.

## left(why): why cards left a civilization
## $who
## $cards
## $count (int): of cards

left-replaced = { $count ->
    [one] { $who } replaces { $cards } with a newer card.
   *[other] { $who } replaces { $cards } with newer cards.
}
left-obsolete = { $count ->
    [one] { $who }'s { $cards } is antiquated and leaves play.
   *[other] { $who }'s { $cards } are antiquated and leave play.
}
left-obsolete_hand = { $who } discards antiquated cards from hand: { $cards }.

##

# $who
# $card
service-left = { $card } leaves { $who }'s service.
# $who
# $things: cards, or goods with their number
# $why
lost = { $who } loses { $things } ({ $why }).
# $who
# $goods
# $why
gained = { $who } gains { $goods } ({ $why }).
# $who
# $goods
# $why
scored = { $who } scores { $goods } ({ $why }).
# $who
# $goods
# $why
purse-filled = { $who } has { $goods } for military units this turn ({ $why }).
# $who (seat)
# $count (civil-actions)
# $why (source)
actions-back = { $who } gets { $count } back ({ $why }).
# $who (seat)
# $count (civil-actions)
# $why (source)
actions-spent = { $who } loses { $count } ({ $why }).
# $who (seat)
# $count (old-cards)
hand-aged = { $who } discards { $count }.
# $who (seat)
# $card (card)
# $price (paid-civil-actions)
took = { $who } takes { $card } for { $price }.
# $who (seat)
# $food (paid-food)
populated = { $who } increases the population for { $food }.
# $who (seat)
# $card (card)
# $resources (paid-resources)
built = { $who } builds { $card } for { $resources }.
# $who (seat)
# $source (card)
# $target (card)
# $resources (paid-resources)
upgraded = { $who } upgrades { $source } to { $target } for { $resources }.
# $who
# $card
disbanded = { $who } disbands a unit: { $card }.
# $who
# $card
destroyed = { $who } destroys { $card }. The worker becomes unused.
# $who
# $card
# $why
had-destroyed = { $who }'s { $card } is destroyed ({ $why }). The worker becomes unused.
# $who (seat)
worker-lost = { $who } loses an unused worker.
# $who (seat)
# $card (card)
worker-lost-card = { $who } loses a worker from { $card }.
# $who (seat)
# $card (card)
leader-played = { $who } elects { $card }.
# $who (seat)
# $card (card)
# $replaced (card)
leader-played-replaced = { $who } elects { $card } and replaces { $replaced }.
# $who
# $card
# $wonder
homer-kept = { $who } puts { $card } under { $wonder }.
# $who (seat)
# $card (card)
# $count (int): stages
# $resources (paid-resources)
# $complete (bool)
stages-built = { $complete ->
    [yes] { $count ->
        [1] { $who } builds a stage of { $card } for { $resources } and completes it.
       *[other] { $who } builds { $count } stages of { $card } for { $resources } and completes it.
    }
   *[no] { $count ->
        [1] { $who } builds a stage of { $card } for { $resources }.
       *[other] { $who } builds { $count } stages of { $card } for { $resources }.
    }
}
# $who (seat)
# $card (card)
# $science (paid-science)
# $revolution (bool)
developed = { $revolution ->
    [yes] { $who } develops { $card } by revolution for { $science }.
   *[no] { $who } develops { $card } for { $science }.
}
# $who (seat)
# $card (card)
card-played = { $who } plays { $card }.
# $who (seat)
# $card (card)
ability-used = { $who } uses { $card }.
# $who (seat)
# $card (card)
# $own (bool)
tactic-adopted = { $own ->
    [yes] { $who } plays the tactic { $card }.
   *[no] { $who } copies the common tactic { $card }.
}
# $who (seat)
# $card (card)
tactic-shared = The tactic { $card } of { $who } is now common to all.
# $who (seat)
# $discontent (int): workers
# $unused (int): workers
uprising = { $discontent ->
    [one] { $unused ->
        [0] Uprising: { $who } produces nothing, with { $discontent } discontent worker and no unused one.
        [one] Uprising: { $who } produces nothing, with { $discontent } discontent worker and { $unused } unused one.
       *[other] Uprising: { $who } produces nothing, with { $discontent } discontent worker and { $unused } unused ones.
    }
   *[other] { $unused ->
        [0] Uprising: { $who } produces nothing, with { $discontent } discontent workers and no unused one.
        [one] Uprising: { $who } produces nothing, with { $discontent } discontent workers and { $unused } unused one.
       *[other] Uprising: { $who } produces nothing, with { $discontent } discontent workers and { $unused } unused ones.
    }
}
# $who
# $goods
produced = { $who } produces { $goods }.
# $count (int)
corruption = Lost to corruption: { $count }.
# $count (int)
consumption = Food consumed: { $count }.
# $count (int)
famine = Culture lost to famine: { $count }.
# $card
bonus-opened = { $card } is open: it scores for everybody at the end of the game.
# $who
# $card
bonus-chosen = { $who } chooses { $card }: it scores for everybody at the end of the game.
# $who (seat)
# $count (int)
bonuses-kept = { $count ->
    [one] { $who } secretly keeps { $count } event for the end of the game.
   *[other] { $who } secretly keeps { $count } events for the end of the game.
}
# $who (seat)
# $card (card)
bonus-shown = { $who } kept { $card }.
# $who (seat)
# $count (military-cards)
drew = { $who } draws { $count }.
# $cards (cards)
drew-cards = You draw { $cards }.
# $who (seat)
# $count (military-cards)
discarded = { $who } discards { $count } face down.
# $who (seat)
# $owed (bool): it was given up before
passed = { $owed ->
    [yes] { $who } has no political action this turn: it went for cards from the row.
   *[no] { $who } ends the politics phase.
}
# $who (seat)
# $level (numeral)
event-prepared = { $who } prepares an event of age { $level }.
# $kind: event or territory
# $card
event-revealed = { $kind } revealed: { $card }.
events-restacked = The future events become the current events.
# $card (card)
event-seen = You see the next current event: { $card }.
# $who (seat)
# $why (source)
looked = { $who } looks at the next current event ({ $why }).
# $who (seat)
# $card (card)
# $target (seat)
# $attack (int)
# $defence (int)
attacked = { $who } plays the aggression { $card } against { $target }: strength { $attack } to { $defence }.
# $who
# $cards
# $card
defended = { $who } defends with { $cards }: { $card } fails.
# $who
# $card
attack-succeeds = { $card } against { $who } succeeds.
# $who (seat)
# $card (card)
# $units (units)
# $total (int)
sacrificed = { $who } gives up { $units } in { $card }: total { $total }.
# $who (seat)
# $card (card)
# $target (seat)
war-declared = { $who } declares { $card } on { $target }.
# $card (card)
# $who (seat)
# $attack (int)
# $target (seat)
# $defence (int)
war-resolved = { $card } ends in a draw: { $who } { $attack }, { $target } { $defence }.
# $card (card)
# $who (seat)
# $attack (int)
# $target (seat)
# $defence (int)
# $winner (seat)
war-resolved-winner = { $winner } wins { $card }: { $who } { $attack }, { $target } { $defence }.
# $who
# $partner
# $card
pact-offered = { $who } offers { $partner } the pact { $card }.
# $who
# $partner
# $card: with different sides
# $own: what its owner would have of it
# $other: what the partner would have
pact-offered-sides = { $who } offers { $partner } the pact { $card } ({ $who }: { $own }; { $partner }: { $other }).
# $who (seat)
# $card (card)
# $accepted (bool)
pact-answered = { $accepted ->
    [yes] { $who } accepts { $card }.
   *[no] { $who } refuses { $card }.
}

## pact-ended(why)
## $owner (seat)
## $card (card)

pact-ended-replaced = { $owner }'s pact { $card } ends: a new one replaces it.
pact-ended-cancelled = { $owner }'s pact { $card } is cancelled.
pact-ended-resigned = { $owner }'s pact { $card } ends: one of its players has resigned.
pact-ended-attack = { $owner }'s pact { $card } ends: one of its players attacks the other.
pact-ended-obsolete = { $owner }'s pact { $card } ends: its age is over.

##

# $who (seat)
resignation-announced = { $who } has resigned and leaves the game when their next turn begins.
# $who (seat)
resigned = { $who } resigns and leaves the game.
# $who (seat)
# $amount (int)
bid-made = { $amount ->
    [0] { $who } passes in the auction.
   *[other] { $who } bids { $amount }.
}
# $who (seat)
# $units (force): with cards
# $territory (card)
# $strength (int)
force-sent = { $who } sends { $units } to { $territory }: force { $strength }.
# $who (seat)
# $territory (card)
# $why (force | ability | stolen)
colonized = { $why ->
    [stolen] { $who } takes over the colony { $territory }.
   *[other] { $who } colonizes { $territory }.
}
# $territory (card)
nobody-bid = Nobody colonizes { $territory }.
# $who (seat)
# $wonder (card)
ruined = { $who }'s { $wonder } becomes a ruin.
# $who (seat)
# $card (card)
# $victim (seat)
# $kept (bool)
stolen = { $kept ->
    [yes] { $who } takes { $card } from { $victim }.
   *[no] { $who } takes { $card } from { $victim } and removes it, with a higher one of its type in play.
}

## victory(cause): how a game can end
## $who: the winner, or all of them
## $count (int): how many they are

victory-last_round = { $count ->
    [one] { $who } wins: the last round is over.
   *[other] { $who } share the victory: the last round is over.
}
victory-resigned = { $count ->
    [one] { $who } wins: all others have resigned.
   *[other] { $who } share the victory: all others have resigned.
}

##

# $scores
final-culture = Culture: { $scores }.
