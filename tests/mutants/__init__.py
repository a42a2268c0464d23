"""Faults put in on purpose, to see that the tests catch them: `python -m tests.mutants`."""
