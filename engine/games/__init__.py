"""One folder per game, all of the same shape; `engine.registry` names them."""
