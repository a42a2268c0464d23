### Through the Ages: first edition: what aggressions and pacts do to those they concern.

## yours(card): told to the target of an aggression, as things stand
## $who: the attacker
## $have: what the target has of it, with its numbers, or names of cards; "nothing"

yours-enslave = You lose 1 population. { $who } gains 3 resources.
yours-plunder_i = { $who } takes 3 food and resources from you, in any mix. You have { $have }.
yours-raid_i = { $who } destroys one of your urban buildings and gains half its price, rounded up.
yours-annex = { $who } takes one of your colonies. You have { $have }.
yours-assassinate = Your leader is removed, and { $who } scores 3 culture for each of its levels. You have { $have }.
yours-plunder_ii = { $who } takes 5 food and resources from you, in any mix. You have { $have }.
yours-raid_ii = { $who } destroys up to 2 of your urban buildings of one type and level and gains half their price.
yours-sabotage = Your unfinished wonder is removed, and { $who } scores 3 culture for each of its levels. You have { $have }.
yours-spy = { $who } takes up to 5 science from you. You have { $have }.
yours-armed_intervention = { $who } takes up to 7 culture from you. You have { $have }.
yours-plunder_iii = { $who } takes 8 food and resources from you, in any mix. You have { $have }.
yours-raid_iii = { $who } destroys up to 3 of your urban buildings of one type and level and gains half their price.

## theirs(card): the same, told to everybody
## $who: the attacker
## $target
## $have: what the target has of it, with its numbers, or names of cards; "nothing"

theirs-enslave = { $target } loses 1 population. { $who } gains 3 resources.
theirs-plunder_i = { $who } takes 3 food and resources, in any mix, from { $target }. { $target } has { $have }.
theirs-raid_i = { $who } destroys an urban building of { $target } and gains half its price, rounded up.
theirs-annex = { $who } takes one of { $target }'s colonies. { $target } has { $have }.
theirs-assassinate = { $who } removes { $target }'s leader and scores 3 culture for each of its levels. { $target } has { $have }.
theirs-plunder_ii = { $who } takes 5 food and resources, in any mix, from { $target }. { $target } has { $have }.
theirs-raid_ii = { $who } destroys up to 2 urban buildings of { $target } of one type and level and gains half their price.
theirs-sabotage = { $who } removes { $target }'s unfinished wonder and scores 3 culture for each of its levels. { $target } has { $have }.
theirs-spy = { $who } takes up to 5 science from { $target }. { $target } has { $have }.
theirs-armed_intervention = { $who } takes up to 7 culture from { $target }. { $target } has { $have }.
theirs-plunder_iii = { $who } takes 8 food and resources, in any mix, from { $target }. { $target } has { $have }.
theirs-raid_iii = { $who } destroys up to 3 urban buildings of { $target } of one type and level and gains half their price.

## terms(card): a pact with different sides, told of both players
## $first: who is A
## $second: who is B

terms-trade_routes_agreement = Once a round { $first } may use 1 food as 1 resource, and { $second } may use 1 resource as 1 food.
terms-acceptance_of_supremacy = { $first } produces 1 resource more and { $second } 1 resource less per turn. They may not attack each other.
terms-international_trade_agreement = { $first } produces 1 resource more per turn, { $second } produces 1 food more.
terms-promise_of_military_protection = { $first }: +1 culture per turn. { $second }: +5 strength and −1 culture per turn. Ends if one of them attacks the other.
terms-loss_of_sovereignty = { $first }: +2 culture per turn. { $second }: −2 culture per turn, and nobody may declare war on { $second }. They may not attack each other.

##
