"""Written by tools/sentences.py from render/lang/en/common.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class Common(Sentences):
    """All that render/lang/en/common.ftl says."""

    CATALOGUE: ClassVar[str] = "common"

    def player(self, *, number: int) -> str:
        """Player {number}"""
        return self._say("player", number=number)

    def not_asked(self, *, seats: str) -> str:
        """The table is waiting for {seats}."""
        return self._say("not-asked", seats=seats)

    def not_asked_unknown(self) -> str:
        """The table is waiting for somebody else."""
        return self._say("not-asked-unknown")

    def not_offered(self) -> str:
        """That is not possible now; choose one of the offered actions."""
        return self._say("not-offered")

    def game_over(self) -> str:
        """This game is over."""
        return self._say("game-over")

    def number_between(self, *, low: int, high: int) -> str:
        """The number must be from {low} to {high}."""
        return self._say("number-between", low=low, high=high)

    def choose_between(self, *, low: int, high: int) -> str:
        """Choose from {low} to {high} of them."""
        return self._say("choose-between", low=low, high=high)

    def choice_will_not_do(self) -> str:
        """That choice will not do; choose differently."""
        return self._say("choice-will-not-do")

    def no_such_item(self, *, items: str) -> str:
        """This is not among the things you can choose from: {items}."""
        return self._say("no-such-item", items=items)

    def unreadable(self, *, where: str, what: str) -> str:
        """That action cannot be read: {where}: {what}"""
        return self._say("unreadable", where=where, what=what)

    def not_possible(self, *, code: str) -> str:
        """That is not possible: {code}."""
        return self._say("not-possible", code=code)

    def your_decision(self, *, kind: str) -> str:
        """Your decision: {kind}."""
        return self._say("your-decision", kind=kind)

    def waiting_for_seat(self, *, who: str, kind: str) -> str:
        """Waiting for {who} ({kind})."""
        return self._say("waiting-for-seat", who=who, kind=kind)

    def won(self, *, winners: str, cause: str, count: int) -> str:
        """{winners} won ({cause})."""
        return self._say("won", winners=winners, cause=cause, count=count)
