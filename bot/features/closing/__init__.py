"""Closing a rated game by everybody's consent."""
