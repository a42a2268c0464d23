"""A finished game, reviewed for each player alone."""
