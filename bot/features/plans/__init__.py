"""Turns prepared beforehand."""
