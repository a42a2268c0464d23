"""The picture of a finished game: a podium, the parts of the score, and the curve of the game."""
