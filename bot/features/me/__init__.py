"""What belongs to one user: settings, their tables, their data."""
