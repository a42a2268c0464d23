"""What the bot can do, a folder for each: pages, presses, commands and posts."""
