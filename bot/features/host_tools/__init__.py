"""What the host of the bot sees and says in Discord."""
