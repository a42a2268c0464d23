"""Words about the poker face of a table."""

from __future__ import annotations

from typing import Any

from engine.core import Rules
from render.lang.catalogue.bot_standing import BotStanding
from render.lang.language import Language


def has_secrets(rules: Rules[Any]) -> bool:
    """Whether a game has answers whose speed could reveal something."""
    return any(kind.guarded for kind in rules.orderables)


def face_words(language: Language, on: bool) -> str:
    """Whether a table keeps a poker face."""
    say = BotStanding(language)
    return say.poker_face() if on else say.no_poker_face()
