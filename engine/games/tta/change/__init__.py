"""What alters a civilization: goods, tokens, cards, pacts, the row, and the choices these ask for."""
