"""Written by tools/sentences.py from render/lang/en/tta-gists.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class TtaGists(Sentences):
    """All that render/lang/en/tta-gists.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-gists"

    def technology(self, *, kind: str, science: str, cost: str, gives: str) -> str:
        """{kind}: {science}, {cost} each; gives {gives}"""
        return self._say("technology", kind=kind, science=science, cost=cost, gives=gives)

    def first_technology(self, *, kind: str, cost: str, gives: str) -> str:
        """{kind}: {cost} each; gives {gives}"""
        return self._say("first-technology", kind=kind, cost=cost, gives=gives)

    def rule(self, *, science: str, revolution: int) -> str:
        """{science}, {revolution} by revolution."""
        return self._say("rule", science=science, revolution=revolution)

    def government(self, *, civil: int, military: int, limit: int, more: bool, gives: str) -> str:
        """{civil} civil, {military} military actions, urban limit {limit}"""
        return self._say(
            "government",
            civil=civil,
            military=military,
            limit=limit,
            more=yes(more),
            gives=gives,
        )

    def wonder(self, *, stages: str, text: str) -> str:
        """Stages {stages}. {text}"""
        return self._say("wonder", stages=stages, text=text)

    def costing(self, *, cost: str, text: str) -> str:
        """{cost}. {text}"""
        return self._say("costing", cost=cost, text=text)

    def bonus(self, *, defense: int, colonization: int) -> str:
        """Defense +{defense} or colonization +{colonization}"""
        return self._say("bonus", defense=defense, colonization=colonization)
