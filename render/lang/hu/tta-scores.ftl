### Through the Ages: where the culture at the end came from, and how it grew.

culture = kultúra
culture-by-round = Kultúra az egyes körök után
strength-by-round = Harci erő az egyes körök után
round-number = { $number }. kör

## culture-from

culture-from-production = termelés
culture-from-famine = éhínség
culture-from-event = események
culture-from-leader = vezetők
culture-from-wonder = csodák
culture-from-aggression = agressziók
culture-from-war = háborúk
culture-from-territory = gyarmatok
culture-from-action = akciókártyák
culture-from-pact = egyezmények
culture-from-event_prepared = előkészítés
culture-from-resigned = feladások
culture-from-final_bonus = végső bónusz
culture-from-other = egyéb
culture-from-culture = ismeretlen forrás
