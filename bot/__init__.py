"""The Discord bot. It does not know the rules of any game."""
