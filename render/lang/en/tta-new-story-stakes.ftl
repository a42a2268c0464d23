### Through the Ages: A New Story: what aggressions and pacts do to those they concern.

## yours(card): told to the target of an aggression, as things stand
## $who: the attacker
## $have: what the target has of it, with its numbers, or names of cards; "nothing"

yours-enslave = You lose 1 population. { $who } gains 2 resources and 2 food.
yours-plunder_i = { $who } takes up to 3 food and resources from you. You have { $have }.
yours-raid_i = { $who } destroys one of your urban buildings, of level A or I, and gains half its price.
yours-plunder_ii = { $who } takes up to 5 food and resources from you. You have { $have }.
yours-raid_ii = { $who } destroys two of your urban buildings, one up to level II and one up to I. { $who } gains half their price.
yours-annex = { $who } takes one of your colonies. You have { $have }.
yours-infiltrate = { $who } removes your leader or your unfinished wonder and scores 3 culture for each of its levels. You have { $have }.
yours-spy = { $who } takes up to 5 science from you. You have { $have }.
yours-plunder_iii = { $who } takes up to 7 food and resources from you. You have { $have }.
yours-raid_iii = { $who } destroys two of your urban buildings, one up to level III and one up to II. { $who } gains half their price.
yours-armed_intervention = { $who } takes up to 7 culture from you. You have { $have }.

## theirs(card): the same, told to everybody
## $who: the attacker
## $target
## $have: what the target has of it, with its numbers, or names of cards; "nothing"

theirs-enslave = { $target } loses 1 population. { $who } gains 2 resources and 2 food.
theirs-plunder_i = { $who } takes up to 3 food and resources from { $target }. { $target } has { $have }.
theirs-raid_i = { $who } destroys one urban building of { $target }, of level A or I, and gains half its price.
theirs-plunder_ii = { $who } takes up to 5 food and resources from { $target }. { $target } has { $have }.
theirs-raid_ii = { $who } destroys two urban buildings of { $target }, one up to level II and one up to I. { $who } gains half their price.
theirs-annex = { $who } takes one of { $target }'s colonies. { $target } has { $have }.
theirs-infiltrate = { $who } removes { $target }'s leader or unfinished wonder and scores 3 culture for each of its levels. { $target } has { $have }.
theirs-spy = { $who } takes up to 5 science from { $target }. { $target } has { $have }.
theirs-plunder_iii = { $who } takes up to 7 food and resources from { $target }. { $target } has { $have }.
theirs-raid_iii = { $who } destroys two urban buildings of { $target }, one up to level III and one up to II. { $who } gains half their price.
theirs-armed_intervention = { $who } takes up to 7 culture from { $target }. { $target } has { $have }.

## terms(card): a pact with different sides, told of both players
## $first: who is A
## $second: who is B

terms-trade_routes_agreement = Each in their own turn, { $first } may use 1 food as 1 resource and { $second } 1 resource as 1 food.
terms-acceptance_of_supremacy = { $first } produces 1 resource more and { $second } 1 resource less per turn. They may not attack each other.
terms-international_trade_agreement = { $first } produces 1 resource more per turn, { $second } produces 1 food more.
terms-promise_of_military_protection = { $first }: +1 culture per turn. { $second }: +4 strength and −1 culture per turn. Ends if one of them attacks the other.
terms-loss_of_sovereignty = { $first }: +2 culture per turn. { $second }: −2 culture per turn, and nobody may declare war on { $second }. They may not attack each other.

##
