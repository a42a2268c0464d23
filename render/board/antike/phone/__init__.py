"""Antike Duellum on a phone: the map first, the rest in a second picture."""
