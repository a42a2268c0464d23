"""How a table looks and listens in Discord."""
