"""What is done with all tables: looking after them, and what hosts of the bot ask for."""
