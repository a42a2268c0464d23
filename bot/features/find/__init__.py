"""Looking for a table, and for people to play with."""
