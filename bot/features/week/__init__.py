"""The deal of a week, which everybody plays alone against the same computers."""
