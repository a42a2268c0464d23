"""Sharing the board of a table in its channel, as everybody may see it."""
