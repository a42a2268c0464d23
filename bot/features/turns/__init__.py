"""How the table of a channel stands, and all tables that wait for a user."""
