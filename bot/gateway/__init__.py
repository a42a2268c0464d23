"""Discord's gateway and its limits: shards, budget of requests, commands."""
