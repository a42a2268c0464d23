"""Seasons and tournaments: signing up, their message, their tables."""
