"""Sentences in every language: the catalogues, and the objects that say what stands in them.

Nothing here knows a game. See docs/adding-a-language.md.
"""
