"""What the managers of a server decide about its tables."""
