"""The process that the bot is: its health, alerts, daily summary, metrics server, garbage."""
