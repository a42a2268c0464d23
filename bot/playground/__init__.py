"""`agora play`: the real bot in a simulated Discord, in a browser page of this machine."""
