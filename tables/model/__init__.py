"""What a table is: facts and the rules about them, without any database."""
