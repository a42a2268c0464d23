"""Results of finished games, and whether they count for ratings."""
