### Through the Ages: the few words on the pictures for phones.

# $number (int)
round = Rd { $number }
# $number (int)
# $last (int): the last one
round-of = Rd { $number }/{ $last }
# $left (int)
# $total (int)
left-of = { $left } of { $total }
civil = civil
military = military
# $count (int): cards of a deck, drawn before it
left = { $count ->
    [one] left
   *[other] left
}
then = then
last = last
own = own
at-end = end
# events to choose from, for the end of the game
offered = on offer
# events that players keep face down for the end of the game
kept = kept
scores-at-end = scores at the end of the game
# $count (int): players, drawn before it
resigned = { $count ->
    [one] resigned
   *[other] resigned
}

## scores(card): what an event scores at the end of the game, shorter than its text; at most 30
## characters

scores-impact_of_agriculture = food its farms make
scores-impact_of_architecture = 1 a level, urban
scores-impact_of_colonies = 4 a colony
scores-impact_of_competition = 1 a level, units, arenas
scores-impact_of_government = civil action 2, military 1
scores-impact_of_happiness = 2 a happy face
scores-impact_of_industry = resources its mines make
scores-impact_of_population = 2 a worker over 10
scores-impact_of_progress = 2 a level: government, special
scores-impact_of_science = by rank in science
scores-impact_of_strength = by rank in strength
scores-impact_of_technology = 4 each of the last level
scores-impact_of_wonders = by age: A 5 to III 2

##

## asked(kind): who is asked and for what; at most 17 characters besides the name
## $who
## $count (int): cards

asked-actions = { $who } to play
asked-politics = { $who }: politics
asked-answer_pact = { $who }: accept a pact?
asked-defend = { $who }: defend
asked-bid = { $who }: bid
asked-send_force = { $who }: send a force
asked-lose_worker = { $who }: lose a worker
asked-lose_token = { $who }: give up a token
asked-discard = { $count ->
    [one] { $who }: discard { $count } card
   *[other] { $who }: discard { $count } cards
}
asked-pick_good = { $who }: choose a gain
asked-gain_mix = { $who }: choose a gain
asked-lose_mix = { $who }: choose a loss
asked-free_build = { $who }: build for free
asked-destroy_own = { $who }: lose a building
asked-plunder = { $who }: plunder
asked-leave_token = { $who }: produce
asked-sacrifice = { $who }: attack
asked-answer_attack = { $who }: defend
asked-answer_war = { $who }: answer a war
asked-raid = { $who }: raid a building
asked-give_up_colony = { $who }: give up a colony
asked-ruin_wonder = { $who }: ruin a wonder
asked-terrorism = { $who }: raze a building
asked-annex = { $who }: take a colony
asked-infiltrate = { $who }: choose a victim
asked-develops = { $who }: one more action
asked-steal = { $who }: take the spoils
asked-take_agreed = { $who }: take cards
asked-keep_bonus = { $count ->
    [one] { $who }: keep a bonus
   *[other] { $who }: keep { $count } bonuses
}
asked-choose_bonus = { $who }: pick a bonus

## detail(kind): what is asked about, after the card that asks
## $attack (int)
## $defence (int)
## $bid (int)
## $high (int): the highest bid; 0 if there is none

detail-defend = { $attack } to { $defence }
detail-sacrifice = { $attack } to { $defence }
detail-answer_attack = { $attack } to { $defence }
detail-answer_war = { $attack } to { $defence }
detail-bid = { $high ->
    [0] no bid yet
   *[other] highest bid { $high }
}
detail-send_force = for { $bid }

##
