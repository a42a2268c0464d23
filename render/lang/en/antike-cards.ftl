### What the event cards of Antike Duellum do.

## text(card): what a card does

text-academy = Take 1 gold for every know-how the opponent owns.
text-burglary = The opponent gives half of their coins, rounded down, back to the bank.
text-earthquake = One town wall on the map, of either nation, collapses into the supply of its owner.
text-fortress = The attacked city defends with 1 more strength against this conquest.
text-forced_march = All your legions may cross 1 more border in this movement.
text-fair_wind = All your galleys may cross 1 more border in this movement.
text-levy = Up to 2 legions go from your supply to your recruitment box at no cost.
text-shipyard = 1 galley goes from your supply to your recruitment box at no cost.
text-armoury = Up to 2 units cost 1 iron less each in this deployment.
text-quarry = One temple costs 2 marble less in this action.
text-rich_vein = This production brings 2 more chips of its resource.
text-tribute = Take 2 coins; for each coin the bank lacks, a chip of your choice.
text-caravan = Exchange up to 4 chips with the bank, one for one.
text-colonists = One city you found this turn needs no coins for its neighbours.
text-mutiny = One enemy legion on the map returns to its recruitment box.
text-storm = One enemy galley in a sea region returns to its recruitment box.
text-siege_engine = The town wall of one city you attack does not count.
text-herald = 2 more fields of the rondel are free this turn.

## moment(window): when a card may be played

moment-turn = In your turn.
moment-rondel = Before you move on the rondel.
moment-production = In your production.
moment-templum = In your TEMPLUM action.
moment-scientia = In your SCIENTIA action.
moment-militia = In your MILITIA action.
moment-movement = At the start of your movement.
moment-conquest = When you attack a city.
moment-founding = When you found a city.
moment-defence = When one of your cities is attacked.

##

# $count (int): how often it occurs
event-card = { $count ->
    [0] Event card, not in the pile.
    [one] Event card, { $count } in the pile.
   *[other] Event card, { $count } in the pile.
}
# $card: its name
marked-name = { $card } (?)
# $text: what it does
marked-text = (?) { $text }
reconstructed = (?) Nobody has confirmed this card against the printed game.
number-reconstructed = (?) Nobody has confirmed how many there are.
