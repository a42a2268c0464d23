### Through the Ages: first edition: what aggressions do to those they are played against.

## yours(card): said to the target of an aggression, as things stand
## $who: the attacker
## $have: what the target has of it, with its numbers, or names of cards; "nothing"

yours-enslave = You lose 1 population. { $who } gains 3 resources.
yours-plunder_i = { $who } takes up to 3 food and resources from you. You have { $have }.
yours-raid_i = { $who } destroys one of your urban buildings and gains half its price.
yours-annex = { $who } takes one of your colonies. You have { $have }.
yours-assassinate = { $who } removes your leader and scores 3 culture for each of its levels. You have { $have }.
yours-plunder_ii = { $who } takes up to 5 food and resources from you. You have { $have }.
yours-raid_ii = { $who } destroys up to two of your urban buildings of one type and level, and gains half their price.
yours-sabotage = { $who } removes your unfinished wonder and scores 3 culture for each of its levels. You have { $have }.
yours-spy = { $who } takes up to 5 science from you. You have { $have }.
yours-armed_intervention = { $who } takes up to 7 culture from you. You have { $have }.
yours-plunder_iii = { $who } takes up to 8 food and resources from you. You have { $have }.
yours-raid_iii = { $who } destroys up to three of your urban buildings of one type and level, and gains half their price.

## theirs(card): the same, said to everybody
## $who: the attacker
## $target
## $have: what the target has of it, with its numbers, or names of cards; "nothing"

theirs-enslave = { $target } loses 1 population. { $who } gains 3 resources.
theirs-plunder_i = { $who } takes up to 3 food and resources from { $target }, who has { $have }.
theirs-raid_i = { $who } destroys one urban building of { $target } and gains half its price.
theirs-annex = { $who } takes a colony of { $target }, who has { $have }.
theirs-assassinate = { $who } removes the leader of { $target }, who has { $have }, and scores 3 culture for each of its levels.
theirs-plunder_ii = { $who } takes up to 5 food and resources from { $target }, who has { $have }.
theirs-raid_ii = { $who } destroys up to two urban buildings of { $target }, of one type and level, and gains half their price.
theirs-sabotage = { $who } removes the unfinished wonder of { $target }, who has { $have }, and scores 3 culture for each of its levels.
theirs-spy = { $who } takes up to 5 science from { $target }, who has { $have }.
theirs-armed_intervention = { $who } takes up to 7 culture from { $target }, who has { $have }.
theirs-plunder_iii = { $who } takes up to 8 food and resources from { $target }, who has { $have }.
theirs-raid_iii = { $who } destroys up to three urban buildings of { $target }, of one type and level, and gains half their price.

##
