"""Labels, prompts and sentences, one module per game."""
