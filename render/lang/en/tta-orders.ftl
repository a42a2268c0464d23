### Through the Ages: standing orders.

## orderable(kind): what an order is about
## $card: the event that asks for it

orderable-answer_pact = Pacts offered to you
orderable-defend = Defence against aggressions
orderable-sacrifice = Units you give up in your attacks
orderable-answer_attack = Answers to aggressions
orderable-answer_war = Answers to wars
orderable-steal = Spoils of war ({ $card })
orderable-bid = Bids for territories
orderable-send_force = Forces for territories you have won
orderable-give_up_colony = Colonies you give up ({ $card })
orderable-lose_worker = Workers you lose
orderable-destroy_own = Buildings of yours you destroy ({ $card })
orderable-lose_token = Blue tokens you give up
orderable-lose_mix = Food and resources you lose ({ $card })
orderable-discard = Military cards you discard in events
orderable-ruin_wonder = Wonders of yours that become ruins ({ $card })
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
policy-defend-fewest = Hold if you can, with few and cheap cards
policy-defend-decline = Use no cards
policy-sacrifice-units = { $amount ->
    [-1] Set how many units to give up at most, only if they win as things stand
    [one] Give up at most { $amount } unit, only if it wins as things stand
   *[other] Give up at most { $amount } units, the cheapest, only if they win as things stand
}
policy-sacrifice-resources = { $amount ->
    [-1] Set a price up to which to give up units, only if they win as things stand
   *[other] Give up the cheapest units up to a price of { $amount }, only if they win as things stand
}
policy-sacrifice-enough = Give up the cheapest units that win as things stand
policy-sacrifice-nothing = Give up no units
policy-answer_attack-cards = Hold with cards alone if you can
policy-answer_attack-units = { $amount ->
    [-1] Set how many units to give up at most, with cards, only if that holds
    [one] Give up at most { $amount } unit and use cards, only if that holds
   *[other] Give up at most { $amount } units and use cards, only if that holds
}
policy-answer_attack-resources = { $amount ->
    [-1] Set a price up to which to give up units, with cards, only if that holds
   *[other] Give up units up to a price of { $amount } and use cards, only if that holds
}
policy-answer_attack-enough = Hold if you can, with cards and units
policy-answer_attack-nothing = Give up neither cards nor units
policy-answer_war-units = { $amount ->
    [-1] Set how many units to give up at most, only if that wins the war
    [one] Give up at most { $amount } unit, only if that wins the war
   *[other] Give up at most { $amount } units, only if that wins the war
}
policy-answer_war-resources = { $amount ->
    [-1] Set a price up to which to give up units, only if that wins the war
   *[other] Give up units up to a price of { $amount }, only if that wins the war
}
policy-answer_war-enough = Give up the cheapest units only if they turn the war
policy-answer_war-nothing = Never give up units in a war
policy-steal-technologies = Take technologies first, the rest in science
policy-steal-science = Take only science
policy-bid-up_to = { $amount ->
    [-1] Bid as little as you must, up to a maximum you set
   *[other] Bid as little as you must, up to { $amount }, then pass
}
policy-bid-lightly = Bid while one unit is enough, with bonuses and cards, then pass
policy-bid-drop_out = Pass in the auction
policy-send_force-units = Send the cheapest units, add cards only if you must
policy-send_force-cards = Add cards to lose few and cheap units
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
policy-gain_mix-food = Take only food
policy-gain_mix-resources = Take only resources
policy-gain_mix-even = Take as much food as resources
policy-free_build-build = Build for free
policy-free_build-decline = Build nothing
policy-develops-populate = Increase your population, if you can pay for it
policy-develops-decline = Do nothing
policy-take_agreed-decline = Take no cards
policy-terrorism-highest = Destroy the building of the highest level

##

# $who
from-player = from { $who }
