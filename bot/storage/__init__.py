"""The database file: transactions, SQL, its examination, reports, and what is kept about users."""
