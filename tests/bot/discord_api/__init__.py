"""Discord's own description of its API, as a referee of what the bot sends."""
