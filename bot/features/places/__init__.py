"""Where tables are: channels that vanish or close, and moving."""
