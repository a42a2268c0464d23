### Antike Duellum: the picture of a question, and the same in words.

## asked(kind): who is asked for what, as a headline
## $player

asked-fortress = { $player }: defend
asked-casualties = { $player }: remove units
asked-conquest = { $player }: conquer
asked-choose_card = { $player }: take a card
asked-choose_chip = { $player }: take chips
asked-pay_for_field = { $player }: pay
asked-scientia = { $player }: know-how

## about(kind): what it is about, the second line
## $region
## $other: the other player
## $field
## $count (int): resources, chips or cities
## $reason: city or personage

about-fortress = { $region }, attacked by { $other }
about-casualties = { $region } falls
about-conquest = { $count ->
    [one] units in { $count } enemy city
   *[other] units in { $count } enemy cities
}
about-choose_card = { $reason ->
    [city] for a lost city
   *[personage] for a personage of { $other }
}
about-choose_chip = no coin left: { $count } of your choice
about-pay_for_field = { $field } costs { $count }
about-scientia = develop it, recruit units

## outcome(holds): whether a city holds

outcome-yes = holds
outcome-no = falls

##

# $count (int): cards Fortress
fortresses-would-hold = { $count ->
    [one] { $count } Fortress would hold it
   *[other] { $count } Fortress would hold it
}
# $player
# $count (int)
holds-fortress = { $player } holds Fortress ×{ $count }
# $count (int)
remove-in-all = { $count ->
    [one] { $count } unit in all
   *[other] { $count } units in all
}
# $count (int)
answer-with = { $count ->
    [0] No card
    [one] { $count } Fortress
   *[other] { $count } Fortress
}
stays = stays
box = Box
supply = Supply

# $question: who is asked for what
# $about
alt-head = { $question }: { $about }.
# $city
# $need (int): units that it takes
# $have (int): units there
# $outcome
alt-city = { $city } { $outcome }: the attacker needs { $need } and has { $have }.
# $answer
# $need (int): units that it takes then
# $have (int): units there
# $outcome
alt-answer = { $answer }: it { $outcome }, the attacker needs { $need } and has { $have }.
# $lost
# $left
alt-removed = Remove { $lost }: { $left } left.
# $card
# $text
alt-card = { $card }: { $text }
# $purse
alt-purse = Purse: { $purse }.
# $known: each with its price
alt-know-how = Know-how: { $known }.
# $box
# $supply
alt-units = Box: { $box }. Supply: { $supply }.
# $cards
alt-hand = Event cards in hand: { $cards }.
