"""Belfort: the game of the city of elves, dwarves and gnomes, for two to five players."""
