"""Seats that change hands: inviting, answering, leaving."""
