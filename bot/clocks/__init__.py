"""Whom tables wait for, how patient they are, and what is done when time runs out."""
