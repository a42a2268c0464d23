"""The classes of cards with a sentence of their own (`code = true` in their figures)."""
