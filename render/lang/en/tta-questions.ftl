### Through the Ages: questions.

## caption(verb): what a menu is for

caption-take = Take a card from the row
caption-populate = Increase your population
caption-build = Build farm, mine, building
caption-build_unit = Build a military unit
caption-free_build = Build for free
caption-upgrade = Upgrade farm, mine, building
caption-upgrade_unit = Upgrade a military unit
caption-destroy = Destroy a building
caption-disband = Disband a military unit
caption-wonder = Build stages of your wonder
caption-leader = Elect a leader
caption-develop = Develop a technology
caption-revolution = Start a revolution
caption-card = Play an action card
caption-tactic = Play or copy a tactic
caption-ability = Use an ability
caption-end_turn = End your turn
caption-look = Look at the next event
caption-prepare = Prepare event or territory
caption-aggression = Play an aggression
caption-aggression_in_vain = Attack without effect
caption-war = Declare a war
caption-pact = Offer a pact
caption-cancel = Cancel a pact
caption-pass = Skip the political action
caption-draw_card = Draw a military card
caption-keep_bonus = Keep events for the end
caption-choose_bonus = Choose an event for the end
caption-resign = Resign and leave the game
caption-answer_pact = Accept or refuse the pact
caption-defend = Defend with cards
caption-decline = Decline
caption-drop_out = Pass in the auction
caption-bid = Bid for the territory
caption-fill_force = Fill the force automatically
caption-send_unit = Send a unit
caption-add_card = Add a card to the force
caption-send_force = Send the force
caption-enough = Give up just enough
caption-reach = Reach a total
caption-give_up_unit = Give up a unit
caption-use_card = Use a defence card
caption-give_up = Give up what you chose
caption-give_nothing = Give up nothing
caption-lose_worker = Choose the worker you lose
caption-lose_token = Choose the token you give up
caption-discard = Choose cards to discard
caption-pick_good = Choose what you gain
caption-gain_mix = Choose what you gain
caption-lose_mix = Choose what you lose
caption-leave_token = Choose a mine: 1 token less
caption-plunder = Choose what your rival loses
caption-plunder_other = Choose other amounts
caption-raid = Destroy a rival's building
caption-give_up_colony = Give up a colony
caption-ruin_wonder = Choose a wonder to ruin
caption-terrorism = Destroy a rival's building
caption-annex = Choose the colony you take
caption-infiltrate = Choose what your rival loses
caption-steal = Choose the spoils of the war
caption-steal_less = Take less science

## awaits(kind): whom the table waits for, and for what; only facts that everybody knows
## $who
## $rival
## $card
## $territory
## $attack (int)
## $defence (int)
## $bid (int)
## $high (int): the highest bid
## $cards: with their number
## $actions: with their number

awaits-actions = Waiting for { $who } to take actions
awaits-politics = Waiting for { $who } to choose a political action
awaits-answer_pact = Waiting for { $who } to answer { $rival }'s offer of { $card }
awaits-defend = Waiting for { $who } to defend against { $rival }'s { $card } (strength { $attack } to { $defence })
awaits-bid = { $high ->
    [0] Waiting for { $who } to bid for { $territory } (no bid yet)
   *[other] Waiting for { $who } to bid for { $territory } (highest bid { $high })
}
awaits-send_force = Waiting for { $who } to send a force of { $bid } to { $territory }
awaits-lose_worker = Waiting for { $who } to choose a worker to lose ({ $card })
awaits-lose_token = Waiting for { $who } to choose a blue token to give up ({ $card })
awaits-discard = Waiting for { $who } to discard { $cards } ({ $card })
awaits-pick_good = Waiting for { $who } to choose a gain ({ $card })
awaits-gain_mix = Waiting for { $who } to choose a gain ({ $card })
awaits-lose_mix = Waiting for { $who } to choose a loss ({ $card })
awaits-free_build = Waiting for { $who } to decide about a free building ({ $card })
awaits-destroy_own = Waiting for { $who } to choose a building to destroy ({ $card })
awaits-leave_token = Waiting for { $who } to decide about the mines
awaits-sacrifice = Waiting for { $who } to decide what to give up for { $card } against { $rival }
awaits-answer_attack = Waiting for { $who } to answer { $rival }'s { $card } (strength { $attack } to { $defence })
awaits-answer_war = Waiting for { $who } to answer { $rival }'s { $card } (strength { $attack } to { $defence })
awaits-plunder = Waiting for { $who } to choose what { $rival } loses ({ $card })
awaits-raid = Waiting for { $who } to choose a building of { $rival } to destroy ({ $card })
awaits-give_up_colony = Waiting for { $who } to choose a colony to give up ({ $card })
awaits-ruin_wonder = Waiting for { $who } to choose a wonder to ruin ({ $card })
awaits-terrorism = Waiting for { $who } to choose a building of { $rival } to destroy ({ $card })
awaits-annex = Waiting for { $who } to choose a colony of { $rival } ({ $card })
awaits-infiltrate = Waiting for { $who } to choose what { $rival } loses ({ $card })
awaits-develops = Waiting for { $who } to use { $card } or decline
awaits-steal = Waiting for { $who } to choose the spoils of { $card } from { $rival }
awaits-keep_bonus = Waiting for { $who } to choose what to keep for the end of the game
awaits-choose_bonus = Waiting for { $who } to choose an event for the end of the game
awaits-take_agreed = Waiting for { $who } to take cards from the row ({ $card }, { $actions } left)

## prompt(kind): the question, to the one who is asked
## $card
## $rival
## $actions: with their number

prompt-lose_worker = { $card }: you lose a worker. You have no unused one, so choose the card that loses it.
prompt-lose_token = { $card }: you give up a blue token. Your blue bank is empty, so choose the card that loses it.
prompt-destroy_own = { $card }: choose a farm, mine or urban building of yours to destroy.
prompt-give_up_colony = { $card }: choose a colony to give up.
prompt-ruin_wonder = { $card }: choose one of your wonders. It becomes a ruin.
prompt-terrorism = { $card }: choose an urban building of { $rival } to destroy.
prompt-annex = { $card } succeeds: choose a colony of { $rival } to take.
prompt-infiltrate = { $card } succeeds: { $rival } loses the leader or the unfinished wonder. You score for its level.
prompt-develops = { $card }: you may increase your population, build or develop. Do one of them for 1 less and without an action.
prompt-take_agreed = { $card }: you may take cards from the row for { $actions } in all. If you take any, you have no political action in your next turn.

##

leaving = You have resigned. You leave the game when your next turn begins.
# $actions
first-turn = In the first round you only take cards from the row. Then end your turn. You have { $actions }.
# $things: actions, goods and workers
stock = You have { $things }.
# $things: actions, goods and workers
left-unused = Still unused: { $things }.
# $goods
purse = For military units only: { $goods } more.
politics-owed = You have no political action in your next turn.
# $card
politics-spent = { $card } cost you the political action of this turn. You may still look at the next event.
politics = Politics phase: take one political action or none.
# $strength (int)
strength-of-you = you { $strength }
# $strengths
# $actions
strengths = Strength: { $strengths }. You have { $actions }.
# $who
# $card
war-on-you = { $who } is waging { $card } on you.
# $card
next-event = The next current event is { $card }.
# $who
# $card
pact-offered = { $who } offers you the pact { $card }.
# $who
# $card
# $attack (int)
# $defence (int)
attacked = { $who } plays { $card } against you: attack { $attack }, your defence { $defence }.
# $missing (int)
# $cards: with their number
defence-needs = You need { $missing } more to hold. You may use up to { $cards }.
defence-hopeless = Your cards are not enough to hold.
# $stake: a sentence
if-it-succeeds = If it succeeds: { $stake }
# $territory
auction = { $territory } is open for colonization.
# $high (int)
highest-bid = { $high ->
    [0] There is no bid yet.
   *[other] The highest bid is { $high }.
}
# $most (int)
bid-up-to = You can bid up to { $most }.
cannot-bid = You cannot bid more.
passing = If you pass, you are out of the auction.
# $territory
# $bid (int)
force-due = You have won { $territory } for { $bid }. Send a force of at least { $bid }, with at least one unit. You lose the units.
# $bonus (int)
force-bonus = Your cards in play add { $bonus }.
# $force: units and cards
# $strength (int)
force-so-far = So far: { $force }, { $strength } in all.
force-enough = That is enough. Send the force or add to it.
force-open = Choose what to send.
# $limit (int)
# $cards: with their number
hand-limit = Your military hand limit is { $limit }. Discard { $cards }.
# $card
# $cards: with their number
discard-for = { $card }: discard { $cards }.
# $card
# $first
# $second
pick-good = { $card }: you gain { $first } or { $second }. Which?
# $card
# $amount (int)
# $gain (bool)
mixture = { $gain ->
    [yes] { $card }: you gain { $amount } food and resources in all. How many of each?
   *[no] { $card }: you lose { $amount } food and resources in all. How many of each?
}
# $card
# $limit (int)
# $who
# $food
# $resources
plunder = { $card } succeeds: choose how much food and how many resources { $who } loses, { $limit } in all. { $who } has { $food } and { $resources }. You gain what { $who } really loses.
# $level: its numeral
raid-building = one of level { $level } or lower
# $card
# $who
# $buildings
raid = { $card } succeeds: destroy urban buildings of { $who }, { $buildings }. Which one now?
# $card
# $who
# $advantage (int)
spoils = You win { $card } against { $who } by { $advantage }. Take { $advantage } science, or special technologies for part of it.
# $event
# $card
free-build = { $event }: you may build { $card } for free with an unused worker.
mild-corruption = Your mines produce. One of them may leave its blue token in the bank.
# $count (int): how many
keep-bonus = { $count ->
    [one] Keep { $count } of these events in secret. At the end of the game it scores for everybody:
   *[other] Keep { $count } of these events in secret. At the end of the game they score for everybody:
}
choose-bonus = Choose one of these events. At the end of the game it scores for everybody:
# $card
# $text
bonus = **{ $card }**: { $text }
# $card
# $who
# $attack (int)
# $defence (int)
sacrifice = { $card } against { $who }: strength { $attack } to { $defence }.
# $who
# $card
# $attack (int)
# $defence (int)
answer-attack = { $who } attacks you with { $card }: strength { $attack } to { $defence }.
units-count-again = Units you give up count once more. You lose them in any case.
# $missing (int)
cards-hold = { $missing ->
    [0] Bonus cards count for you, too. So far you hold.
   *[other] Bonus cards count for you, too. You need { $missing } more to hold.
}
