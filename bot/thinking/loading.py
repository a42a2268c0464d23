"""What a process that thinks loads in advance. Nothing of Discord, the database or pictures."""

from __future__ import annotations

from importlib import import_module

from engine import registry


def load_rules(game: str) -> None:
    """Load what thinking about a game needs."""
    import_module("engine.thinking")
    registry.rules(game)
