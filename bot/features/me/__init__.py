"""What belongs to one user: settings, their data."""
