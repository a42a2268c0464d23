"""The state of a channel's table, and all tables that wait for a user."""
