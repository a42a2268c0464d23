"""How strong computer players are: `make strength` writes docs/strength.md."""
