"""Pictures of what is asked: a head, the case, what one has, and the answers."""
