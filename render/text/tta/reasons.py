"""Why something is not possible, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core import Reason
from render.lang.catalogue.tta_reasons import TtaReasons
from render.text.tta.words import NUMERALS, Words

_OTHERS = ("target", "partner")
"""Facts that name another player."""


class Reasons:
    """Refusals, by their codes. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._say = TtaReasons(words.language)

    def reason(self, reason: Reason) -> str | None:
        """None if the code is not one of this game's."""
        if reason.code not in self._say.FAMILIES["refusal"]:
            return None
        facts: Mapping[str, Any] = reason.facts
        return self._say.refusal(
            reason.code,
            card=self._card(facts, "card"),
            who=self._other(facts),
            source=self._card(facts, "source"),
            target=self._card(facts, "target"),
            need=facts.get("need", 0),
            have=facts.get("have", 0),
            limit=facts.get("limit", 0),
            kind=self._words.say.kind(facts["type"]) if "type" in facts else "",
            age=NUMERALS[facts.get("level", 0)],
            left=facts.get("left", 0),
            most=facts.get("most", 0),
            attack=facts.get("attack", 0),
            defence=facts.get("defence", 0),
            military=facts.get("military", False),
            politics=facts.get("phase") == "politics",
        )

    def _card(self, facts: Mapping[str, Any], name: str) -> str:
        card = facts.get(name)
        return self._words.card(card) if isinstance(card, str) else ""

    def _other(self, facts: Mapping[str, Any]) -> str:
        seats = (facts[name] for name in _OTHERS if isinstance(facts.get(name), int))
        return next((self._names[seat] for seat in seats), "")
