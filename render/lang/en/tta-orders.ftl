### Through the Ages: standing orders.

## orderable(kind): what an order is about
## $card: the event that asks for it

orderable-answer_pact = Pacts offered to you
orderable-defend = Defence against aggressions
orderable-sacrifice = Units you give up for attacks of your own
orderable-answer_attack = Answers to aggressions
orderable-answer_war = Answers to wars
orderable-steal = Spoils of war ({ $card })
orderable-bid = Bids for territories
orderable-send_force = The force for a territory you have won
orderable-give_up_colony = A colony to give up ({ $card })
orderable-lose_worker = Workers you lose
orderable-destroy_own = A building of yours to destroy ({ $card })
orderable-lose_token = Blue tokens you give up
orderable-lose_mix = Food and resources you lose ({ $card })
orderable-discard = Military cards you discard in events
orderable-ruin_wonder = A wonder of yours to ruin ({ $card })
orderable-pick_good = Food or resources you gain ({ $card })
orderable-gain_mix = Food and resources you gain ({ $card })
orderable-free_build = Buildings and units for free
orderable-develops = { $card }
orderable-take_agreed = { $card }
orderable-terrorism = Buildings of rivals you destroy ({ $card })

## policy(order): what an order does, by the kinds of question and of order
## $amount (int): the most that is bid; -1 while it is not chosen

policy-answer_pact-accept = Accept the pact
policy-answer_pact-refuse = Refuse the pact
policy-answer_pact-accept_equal = Accept pacts that are the same for both, ask me about others
policy-answer_pact-accept_as_a = Accept the pact as side A, refuse it as side B
policy-answer_pact-accept_as_b = Accept the pact as side B, refuse it as side A
policy-defend-fewest = Defend if you can, with few and cheap cards
policy-defend-decline = Use no cards for the defence
policy-sacrifice-units = { $amount ->
    [-1] Up to a number you name, the cheapest units that win as things stand
    [one] Up to { $amount } unit, the cheapest that wins as things stand, else none
   *[other] Up to { $amount } units, the cheapest that win as things stand, else none
}
policy-sacrifice-resources = { $amount ->
    [-1] Up to a price you name, the cheapest units that win as things stand
   *[other] Up to a price of { $amount }, the cheapest units that win as things stand, else none
}
policy-sacrifice-enough = Give up the cheapest units that win as things stand
policy-sacrifice-nothing = Give up no units
policy-answer_attack-cards = Hold with cards alone if you can
policy-answer_attack-units = { $amount ->
    [-1] Up to a number of units you name, and cards, if that holds
    [one] Up to { $amount } unit, and cards, if that holds
   *[other] Up to { $amount } units, and cards, if that holds
}
policy-answer_attack-resources = { $amount ->
    [-1] Units up to a price you name, and cards, if that holds
   *[other] Units up to a price of { $amount }, and cards, if that holds
}
policy-answer_attack-enough = Hold if you can, with cards and units
policy-answer_attack-nothing = Give up neither cards nor units
policy-answer_war-units = { $amount ->
    [-1] Up to a number of units you name, if that wins the war
    [one] Up to { $amount } unit, if that wins the war
   *[other] Up to { $amount } units, if that wins the war
}
policy-answer_war-resources = { $amount ->
    [-1] Units up to a price you name, if that wins the war
   *[other] Units up to a price of { $amount }, if that wins the war
}
policy-answer_war-enough = Give up the cheapest units only if they turn the war
policy-answer_war-nothing = Never give up units in a war
policy-steal-technologies = Take technologies first, the rest in science
policy-steal-science = Take science alone
policy-bid-up_to = { $amount ->
    [-1] Bid as little as you must, up to a number you name
   *[other] Bid as little as you must, up to { $amount }, then pass
}
policy-bid-lightly = Bid while one unit is enough, with bonuses and cards, then pass
policy-bid-drop_out = Pass in the auction
policy-send_force-units = Send the cheapest units, add cards only if you must
policy-send_force-cards = Add cards, so that few and cheap units are lost
policy-give_up_colony-oldest = Give up the colony of the oldest age
policy-lose_worker-cheapest = Lose the worker on the cheapest card
policy-lose_worker-unit = Lose military units first, the cheapest one
policy-lose_worker-urban = Lose urban buildings first, the cheapest one
policy-lose_worker-farm_mine = Lose farms and mines first, the cheapest one
policy-destroy_own-cheapest = Destroy the cheapest building
policy-destroy_own-urban = Destroy an urban building, the cheapest one
policy-destroy_own-farm_mine = Destroy a farm or mine, the cheapest one
policy-lose_token-least = Give up the tokens that are worth least
policy-lose_token-food = Give up food first
policy-lose_token-resources = Give up resources first
policy-lose_mix-food = Lose as much food as possible
policy-lose_mix-resources = Lose as many resources as possible
policy-lose_mix-even = Lose as much food as resources
policy-discard-keep_bonus = Discard the oldest cards, and bonus cards last
policy-discard-oldest = Discard the oldest cards of all kinds
policy-ruin_wonder-least_culture = Give up the wonder that makes the least culture
policy-ruin_wonder-oldest = Give up the oldest wonder
policy-pick_good-food = Take food
policy-pick_good-resources = Take resources
policy-gain_mix-food = Take food alone
policy-gain_mix-resources = Take resources alone
policy-gain_mix-even = Take as much food as resources
policy-free_build-build = Build for free
policy-free_build-decline = Do without
policy-develops-populate = Increase your population, if you can pay for it
policy-develops-decline = Do without
policy-take_agreed-decline = Take no card
policy-terrorism-highest = Destroy the building of the highest level

##

# $who
from-player = from { $who }
