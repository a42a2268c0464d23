"""Seats of running games that change hands: by consent, never to somebody who knows too much."""
