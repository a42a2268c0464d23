"""The load test: many open games, many people who press at once, the bot in its own process."""
