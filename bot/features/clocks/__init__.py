"""Waits, reminders and clocks."""
