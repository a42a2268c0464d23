"""A picture of a question in blocks, from top to bottom."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Decision
from engine.games.tzolkin.view import PlayerView, TzolkinView
from render.blocks import Block, Head, stacked
from render.board.tzolkin.style import SEATS
from render.board.tzolkin.tokens import sign
from render.board.tzolkin.words import Words
from render.canvas import Canvas, label
from render.fonts import MEDIUM
from render.phone import INNER, MARGIN
from render.theme import INK, TEXT

_HEAD = Head(164, headline=45, strip=98, right=22)


@dataclass(frozen=True)
class Case:
    """A question as it is drawn. means: with what only who is asked should see."""

    view: TzolkinView
    decision: Decision
    players: tuple[str, ...]
    words: Words
    means: bool

    @property
    def me(self) -> PlayerView:
        """Who is asked."""
        return self.view.players[self.decision.seat]

    def number(self, fact: str) -> int:
        """A fact that is a number; 0 if there is none."""
        found = self.decision.facts.get(fact, 0)
        return found if isinstance(found, int) else 0

    @property
    def what(self) -> str:
        """The space, tile or track that the question comes from."""
        return str(self.decision.facts.get("what", ""))


def drawn(case: Case, blocks: list[Block]) -> Canvas:
    """The head and the blocks."""
    return stacked([(_HEAD.high, lambda c, y: _head(c, y, case)), *blocks])


def _head(c: Canvas, y: float, case: Case) -> None:
    """Who is asked for what, in their colour; below on ink what it is about."""
    seat, say = case.decision.seat, case.words.say

    def asked(who: str) -> str:
        return say.asked(case.decision.kind, player=who)

    _HEAD.draw(c, y, SEATS[seat][0], INK, asked, case.players[seat])
    sign(c, MARGIN + 54, y + 48, seat, 58)
    middle = y + (_HEAD.strip + _HEAD.high - 6) / 2
    label(c, MARGIN + 24, middle, about(case), (52, 30), INNER - 48, TEXT, "l", MEDIUM)


_COUNTS = {
    "choose_wealth": "count",
    "choose_building": "corn",
    "choose_temples": "count",
    "choose_action": "corn",
    "pay_any": "count",
    "choose_resources": "count",
}
"""Which fact of a question is the number that its second line tells."""


def about(case: Case) -> str:
    """The second line of the head."""
    kind = case.decision.kind
    if kind == "turn":
        return case.words.say.doing(case.view.mode)
    free = bool(case.decision.facts.get("free", False))
    count = case.number(_COUNTS.get(kind, ""))
    return case.words.say.about(kind, source=_source(case), count=count, free=free)


def _source(case: Case) -> str:
    if case.decision.kind == "choose_harvest":
        return case.words.space(f"palenque-{case.number('group')}")
    return case.words.source(case.what) if case.what else ""
