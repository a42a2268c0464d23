"""Turns that are prepared while others play."""
