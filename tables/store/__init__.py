"""What a table keeps: the database, and all SQL."""
