"""What the bot still has to say, and how it gets out."""
