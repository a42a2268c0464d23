"""What a table of Belfort waits for, one kind of question to a file."""
