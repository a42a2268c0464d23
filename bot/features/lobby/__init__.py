"""Opening tables, filling them, starting and ending their games."""
