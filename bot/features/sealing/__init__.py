"""What is said about the secrets of chance."""
