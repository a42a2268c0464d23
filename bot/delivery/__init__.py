"""Delivers the messages that the bot still has to send."""
