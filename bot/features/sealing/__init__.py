"""Words about the secrets of chance."""
