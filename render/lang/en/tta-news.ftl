### Through the Ages: the log.

# $number (int)
# $who
turn-began = Round { $number }: { $who } to play.
# $cards
row-cleared = Off the card row: { $cards }.
# $cards
row-dealt = New in the card row: { $cards }.
# $age: its numeral
age-ended = Age { $age } has ended.
# $number (int)
last-round-named = Round { $number } is the last.

## left(why): why cards left a civilization
## $who
## $cards
## $count (int): of cards

left-replaced = { $count ->
    [one] { $who }: { $cards } makes way for a newer card.
   *[other] { $who }: { $cards } make way for newer cards.
}
left-obsolete = { $count ->
    [one] { $cards } of { $who } is antiquated and leaves play.
   *[other] { $cards } of { $who } are antiquated and leave play.
}
left-obsolete_hand = { $who } discards antiquated cards from the hand: { $cards }.

##

# $who
# $card
service-left = { $card } leaves the service of { $who }.
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
purse-filled = { $who } has { $goods } for military units in this turn ({ $why }).
# $who
# $actions
# $why
actions-back = { $who } takes back { $actions } ({ $why }).
# $who
# $cards: with their number
hand-aged = { $who } discards { $cards }.
# $who
# $card
# $price
took = { $who } takes { $card } for { $price }.
# $who
# $food
populated = { $who } increases the population for { $food }.
# $who
# $card
# $price
built = { $who } builds { $card } for { $price }.
# $who
# $source
# $target
# $price
upgraded = { $who } upgrades { $source } to { $target } for { $price }.
# $who
# $card
disbanded = { $who } disbands a unit: { $card }.
# $who
# $card
destroyed = { $who } destroys { $card }; the worker is unused.
# $who
# $card
# $why
had-destroyed = { $who } has { $card } destroyed ({ $why }); the worker is unused.
# $who
worker-lost = { $who } loses an unused worker.
# $who
# $card
worker-lost-on = { $who } loses a worker on { $card }.
# $who
# $card
elected = { $who } elects { $card }.
# $who
# $card
# $old
elected-in-place = { $who } elects { $card }, who replaces { $old }.
# $who
# $card
# $wonder
homer-kept = { $who } puts { $card } under { $wonder }.
# $who
# $card
# $count (int): stages
# $price
# $complete (bool)
stages-built = { $complete ->
    [yes] { $count ->
        [1] { $who } builds a stage of { $card } for { $price }; { $card } is complete.
       *[other] { $who } builds { $count } stages of { $card } for { $price }; { $card } is complete.
    }
   *[no] { $count ->
        [1] { $who } builds a stage of { $card } for { $price }.
       *[other] { $who } builds { $count } stages of { $card } for { $price }.
    }
}
# $who
# $card
# $price
# $revolution (bool)
developed = { $revolution ->
    [yes] { $who } develops { $card } by revolution for { $price }.
   *[no] { $who } develops { $card } for { $price }.
}
# $who
# $card
card-played = { $who } plays { $card }.
# $who
# $card
ability-used = { $who } uses { $card }.
# $who
# $card
# $own (bool)
tactic-adopted = { $own ->
    [yes] { $who } plays the tactic { $card }.
   *[no] { $who } copies the common tactic { $card }.
}
# $who
# $card
tactic-shared = The tactic { $card } of { $who } is now common to all.
# $who
# $discontent (int): workers
# $unused (int): workers
uprising = { $discontent ->
    [one] { $unused ->
        [0] Uprising: { $who } has { $discontent } discontent worker and no unused one; nothing is produced.
        [one] Uprising: { $who } has { $discontent } discontent worker and { $unused } unused one; nothing is produced.
       *[other] Uprising: { $who } has { $discontent } discontent worker and { $unused } unused ones; nothing is produced.
    }
   *[other] { $unused ->
        [0] Uprising: { $who } has { $discontent } discontent workers and no unused one; nothing is produced.
        [one] Uprising: { $who } has { $discontent } discontent workers and { $unused } unused one; nothing is produced.
       *[other] Uprising: { $who } has { $discontent } discontent workers and { $unused } unused ones; nothing is produced.
    }
}
# $who
# $goods
produced = { $who } produces { $goods }.
# $count (int)
corruption = Lost by corruption: { $count }.
# $count (int)
consumption = Food consumed: { $count }.
# $count (int)
famine = Culture lost by famine: { $count }.
# $card
bonus-opened = { $card } lies open: it scores for everybody at the end of the game.
# $who
# $card
bonus-chosen = { $who } chooses { $card }: it scores for everybody at the end of the game.
# $who
# $count (int)
bonuses-kept = { $count ->
    [one] { $who } keeps { $count } event for the end of the game, unseen by the others.
   *[other] { $who } keeps { $count } events for the end of the game, unseen by the others.
}
# $who
# $card
bonus-shown = { $who } has kept { $card }.
# $who
# $cards: with their number
drew = { $who } draws { $cards }.
# $cards
drew-cards = You draw { $cards }.
# $who
# $cards: with their number
discarded = { $who } discards { $cards } face down.
# $who
# $owed (bool): it was given up before
passed = { $owed ->
    [yes] { $who } has no political action now: it was given up for cards of the row.
   *[no] { $who } ends the politics phase.
}
# $who
# $age: its numeral
event-prepared = { $who } prepares an event of age { $age }.
# $kind: event or territory
# $card
event-revealed = { $kind } revealed: { $card }.
events-restacked = The future events become the current events.
# $card
event-seen = You see the next current event: { $card }.
# $who
# $why
looked = { $who } looks at the next current event ({ $why }).
# $who
# $card
# $target
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
# $who
# $card
# $units
# $total (int)
sacrificed = { $who } gives up { $units } in { $card }: total { $total }.
# $who
# $card
# $target
war-declared = { $who } declares { $card } on { $target }.
# $card
# $who
# $attack (int)
# $target
# $defence (int)
# $winner
# $drawn (bool)
war-resolved = { $drawn ->
    [yes] { $card }: { $who } { $attack }, { $target } { $defence }; a draw.
   *[no] { $card }: { $who } { $attack }, { $target } { $defence }; { $winner } wins.
}

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
# $who
# $card
# $accepted (bool)
pact-answered = { $accepted ->
    [yes] { $who } accepts { $card }.
   *[no] { $who } refuses { $card }.
}

## pact-ended(why)
## $who
## $card

pact-ended-replaced = The pact { $card } of { $who } ends: a new one takes its place.
pact-ended-cancelled = The pact { $card } of { $who } is cancelled.
pact-ended-resigned = The pact { $card } of { $who } ends: a party has resigned.
pact-ended-attack = The pact { $card } of { $who } ends: one party attacks the other.
pact-ended-obsolete = The pact { $card } of { $who } ends: its age is over.

##

# $who
resignation-announced = { $who } has resigned and leaves the game when their next turn begins.
# $who
resigned = { $who } resigns and leaves the game.
# $who
# $amount (int)
bid-made = { $amount ->
    [0] { $who } passes in the auction.
   *[other] { $who } bids { $amount }.
}
# $who
# $force: units and cards
# $territory
# $strength (int)
force-sent = { $who } sends { $force } to { $territory }: force { $strength }.
# $who
# $territory
# $stolen (bool)
colonized = { $stolen ->
    [yes] { $who } takes over the colony { $territory }.
   *[no] { $who } colonizes { $territory }.
}
# $territory
nobody-bid = Nobody colonizes { $territory }.
# $who
# $wonder
ruined = { $wonder } of { $who } becomes a ruin.
# $who
# $card
# $victim
# $kept (bool)
stolen = { $kept ->
    [yes] { $who } takes { $card } from { $victim }.
   *[no] { $who } takes { $card } from { $victim } and removes it, having a higher one of its type.
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
