"""The pictures of Through the Ages for phones."""
