"""Undo with the consent of the others."""
