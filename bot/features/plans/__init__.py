"""Turns prepared in advance."""
