"""Idle tables: the notice, the button that keeps them open, and closing them."""
