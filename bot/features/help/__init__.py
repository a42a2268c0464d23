"""How to play, the rules, the cards, and why a number is what it is."""
