"""Written by tools/sentences.py from render/lang/en/tta-cards.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaCards(Sentences):
    """All that render/lang/en/tta-cards.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-cards"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "deck": (
            "starting",
            "civil",
            "military",
        ),
        "copies_in": (
            "starting",
            "civil",
            "military",
        ),
        "doubt": (
            "figures",
            "reading",
        ),
        "special": (
            "civil",
            "military",
            "colonization",
            "construction",
        ),
    }

    def head(self, *, kind: str, age: str, deck: str) -> str:
        """{kind}, age {age}, {deck}."""
        return self._say("head", kind=kind, age=age, deck=deck)

    def laid_out(self) -> str:
        """laid out at the start"""
        return self._say("laid-out")

    def costs(self, *, costs: str) -> str:
        """Costs {costs}."""
        return self._say("costs", costs=costs)

    def to_develop(self, *, science: int) -> str:
        """{science} science to develop"""
        return self._say("to-develop", science=science)

    def by_revolution(self, *, science: int) -> str:
        """{science} science by revolution"""
        return self._say("by-revolution", science=science)

    def to_build(self, *, resources: str) -> str:
        """{resources} to build"""
        return self._say("to-build", resources=resources)

    def for_stages(self, *, stages: str) -> str:
        """{stages} resources for its stages"""
        return self._say("for-stages", stages=stages)

    def to_play(self, *, actions: str) -> str:
        """{actions} to play"""
        return self._say("to-play", actions=actions)

    def colonized_by_auction(self) -> str:
        """Colonized by auction."""
        return self._say("colonized-by-auction")

    def deck(self, name: str, *, count: int) -> str:
        """One of a family."""
        return self._say(f"deck-{name}", count=count)

    def copies_in(self, name: str, *, copies: str) -> str:
        """One of a family."""
        return self._say(f"copies-in-{name}", copies=copies)

    def doubt(self, what: str) -> str:
        """what is not certain about a card"""
        return self._say(f"doubt-{what}")

    def special(self, sort: str) -> str:
        """a special technology"""
        return self._say(f"special-{sort}")
