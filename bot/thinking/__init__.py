"""AI search for computer players and hints, alongside the bot."""
