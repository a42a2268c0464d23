"""The private panel in which a player takes a turn, and the line that does the same."""
