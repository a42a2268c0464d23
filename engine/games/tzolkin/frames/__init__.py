"""What a table of Tzolk'in waits for, one kind of question to a file."""
