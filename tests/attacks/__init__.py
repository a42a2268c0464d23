"""Attacks on Agora, each as somebody would try it who wants to cheat or annoy (`make attacks`)."""
