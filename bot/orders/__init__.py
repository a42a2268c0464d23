"""Answers given beforehand, and the pace at which answers are shown."""
