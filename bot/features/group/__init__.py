"""Tables in group messages, and on servers without the bot."""
