"""The editions of the game. No rule asks which edition is played; it asks the ruleset."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.games.tta.editions.first_edition import FIRST_EDITION
from engine.games.tta.editions.new_story import NEW_STORY
from engine.games.tta.editions.ruleset import Ruleset

if TYPE_CHECKING:
    from engine.games.tta.state import State


class Rulesets(dict[str, Ruleset]):
    """Rulesets by key. That of an edition has its name, that of a variant the changes behind it,
    as in "edition/change+change"; it is made when it is first asked for, so that a save needs no
    more than the key."""

    def __missing__(self, key: str) -> Ruleset:
        edition, _, changes = key.partition("/")
        if not changes:
            raise KeyError(key)
        made = self[edition]
        for change in changes.split("+"):
            made = made.variants[change](made)
        self[key] = made = replace(made, key=key)
        return made


EDITIONS = Rulesets({rules.key: rules for rules in (NEW_STORY, FIRST_EDITION)})


def rules_for(edition: str, changes: Iterable[str] = ()) -> Ruleset:
    """An edition with some of its variants, carried out in this order.

    Raises `KeyError` for an edition or a variant that there is not.
    """
    names = "+".join(changes)
    return EDITIONS[f"{edition}/{names}" if names else edition]


def rules_of(s: State) -> Ruleset:
    """The ruleset of a table."""
    return EDITIONS[s.edition]
