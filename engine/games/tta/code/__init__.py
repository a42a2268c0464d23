"""The classes of cards with a sentence of their own (`code = true` in their figures), and the
frames that only they put on the agenda. No other file knows a card by name."""
