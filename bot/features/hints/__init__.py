"""Hints for players who are asked."""
