"""Tables and what may be done to them: the service, its pure rules of turns and lobbies."""
