"""Courses: lessons of a game that one person goes through alone, in one private message."""
