"""How strong people are: working it out in the background, and the list of a server."""
