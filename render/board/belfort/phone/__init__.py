"""The two parts of the table for a phone."""
