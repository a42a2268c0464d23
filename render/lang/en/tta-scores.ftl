### Through the Ages: where the culture at the end came from, and how it grew.

culture = culture
culture-by-round = Culture after each round
strength-by-round = Strength after each round
# $number (int)
round-number = round { $number }

## culture-from(kind)

culture-from-production = production
culture-from-famine = famine
culture-from-event = events
culture-from-leader = leaders
culture-from-wonder = wonders
culture-from-aggression = aggressions
culture-from-war = wars
culture-from-territory = colonies
culture-from-action = action cards
culture-from-pact = pacts
culture-from-event_prepared = prepared events
culture-from-resigned = resignations
culture-from-final_bonus = final bonus
culture-from-other = other
# Of a game that can no longer tell where its culture came from.
culture-from-culture = source unknown
