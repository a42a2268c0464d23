"""The editions of the game. No rule asks which edition is played; it asks the ruleset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.tta.editions.new_story import NEW_STORY
from engine.games.tta.editions.ruleset import Ruleset

if TYPE_CHECKING:
    from engine.games.tta.state import State

EDITIONS: dict[str, Ruleset] = {NEW_STORY.key: NEW_STORY}


def rules_of(s: State) -> Ruleset:
    """The ruleset of a table."""
    return EDITIONS[s.edition]
