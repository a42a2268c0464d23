"""The first steps of people who do not know the bot."""
