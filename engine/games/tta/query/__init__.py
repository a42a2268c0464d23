"""Pure questions of a table: who is in, what is in play, ratings, armies, prices, production."""
