"""Written by tools/sentences.py from render/lang/en/bot-delivery.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotDelivery(Sentences):
    """All that render/lang/en/bot-delivery.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-delivery"

    def then_comes_to(self, *, seats: str) -> str:
        """Then it comes to {seats}, who may answer beforehand."""
        return self._say("then-comes-to", seats=seats)

    def asked(self, *, when: str) -> str:
        """asked {when}"""
        return self._say("asked", when=when)

    def play_again(self) -> str:
        """Play again"""
        return self._say("play-again")

    def settled(self, *, who: str) -> str:
        """Asked here: {who}. This is settled."""
        return self._say("settled", who=who)

    def still_asked(self, *, who: str, link: str) -> str:
        """Still asked: {who}. [The newest message]({link}) says what."""
        return self._say("still-asked", who=who, link=link)

    def placed(self, *, place: int, who: str) -> str:
        """**{place}.** {who}"""
        return self._say("placed", place=place, who=who)

    def placed_points(self, *, place: int, who: str, points: int) -> str:
        """**{place}.** {who}: **{points}** points"""
        return self._say("placed-points", place=place, who=who, points=points)

    def placed_source(self, *, place: int, who: str, points: int, source: str) -> str:
        """**{place}.** {who}: {source} **{points}**"""
        return self._say("placed-source", place=place, who=who, points=points, source=source)

    def other_sources(self, *, points: str) -> str:
        """other {points}"""
        return self._say("other-sources", points=points)

    def no_points(self) -> str:
        """nothing"""
        return self._say("no-points")

    def take_anew(self, *, who: str) -> str:
        """{who}: something happened at the table meanwhile, so your unfinished turn had to be…"""
        return self._say("take-anew", who=who)

    def turn_lost(self, *, who: str) -> str:
        """{who}: something happened at the table meanwhile, so your unfinished turn had to be…"""
        return self._say("turn-lost", who=who)

    def closed(self, *, who: str) -> str:
        """{who} closed this table; the game ends without a result."""
        return self._say("closed", who=who)

    def took_secrets(self, *, who: str) -> str:
        """{who} took a copy of this game with all hidden cards, as only its host may."""
        return self._say("took-secrets", who=who)
