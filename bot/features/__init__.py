"""The bot's features, a folder for each: pages, handlers, commands and messages."""
