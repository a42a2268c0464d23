"""Taking a turn by command, and taking it back."""
