"""What speaks to the gateway and the limits of Discord: shards, budget of requests, commands."""
