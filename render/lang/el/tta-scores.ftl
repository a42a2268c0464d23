culture = πολιτισμός
culture-by-round = Πολιτισμός μετά από κάθε γύρο
strength-by-round = Ισχύς μετά από κάθε γύρο
round-number = γύρος { $number }

## culture-from(kind)

culture-from-production = παραγωγή
culture-from-famine = πείνα
culture-from-event = γεγονότα
culture-from-leader = ηγέτες
culture-from-wonder = θαύματα
culture-from-aggression = επιθέσεις
culture-from-war = πόλεμοι
culture-from-territory = αποικίες
culture-from-action = κάρτες ενέργειας
culture-from-pact = συμφωνίες
culture-from-event_prepared = προετοιμασίες
culture-from-resigned = παραιτήσεις
culture-from-final_bonus = τελικό μπόνους
culture-from-other = άλλα
culture-from-culture = άγνωστη πηγή
