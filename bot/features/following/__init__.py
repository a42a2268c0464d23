"""Following a table without playing: a line after each round, and the final board."""
