"""Tzolk'in: The Mayan Calendar: the game with the turning gears, for two to four players."""
