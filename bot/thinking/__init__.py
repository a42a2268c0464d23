"""Computers that think, beside the bot."""
