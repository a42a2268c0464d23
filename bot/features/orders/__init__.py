"""Standing orders and the poker face."""
