"""Pictures of the questions."""
