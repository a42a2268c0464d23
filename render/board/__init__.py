"""Board pictures, one module (or package) per game."""
