"""The Discord bot: storage, clocks and conversation. It knows no rule of any game."""
