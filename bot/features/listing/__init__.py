"""Listing the open tables of a server, and closing many of them at once."""
