"""What a command says when it fails."""

from __future__ import annotations

from tables.model.errors import AgoraError


def sentence(error: AgoraError) -> str:
    """What was wrong, for a terminal. The words are loaded only now: most commands do not fail."""
    from bot.widgets import saying

    return saying.plain(error)
