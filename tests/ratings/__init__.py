"""How strong players are, computed from results."""
