"""Opening tables, filling them, beginning and ending their games."""
