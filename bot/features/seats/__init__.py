"""Seats that change hands: inviting, answering, getting up."""
