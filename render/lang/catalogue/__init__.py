"""A class for each file of English, a method for each message; `make sentences` writes them."""
