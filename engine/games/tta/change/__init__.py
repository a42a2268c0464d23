"""What alters a civilization: goods, tokens, cards, pacts, the row, and the choices that these ask
for."""
