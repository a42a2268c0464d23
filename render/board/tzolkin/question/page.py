"""A picture of a question in blocks, from top to bottom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core import Decision
from engine.games.tzolkin.view import PlayerView, TzolkinView
from render import phone
from render.board.tzolkin.look import SEATS
from render.board.tzolkin.marks import name
from render.board.tzolkin.tokens import sign
from render.board.tzolkin.words import Words
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import GAP, INNER, LOWEST, MARGIN, RADIUS, WIDTH
from render.theme import INK, SLATE, TEXT

Block = tuple[float, Callable[[Canvas, float], None]]
"""How high, and what draws it from its upper edge."""
_HEAD_H = 164


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
    parts: list[Block] = [(_HEAD_H, lambda c, y: _head(c, y, case)), *blocks]
    high = sum(h + GAP for h, _ in parts) - GAP + 2 * MARGIN
    c = Canvas(WIDTH, max(LOWEST, round(high)), SLATE)
    y = float(MARGIN)
    for h, draw in parts:
        draw(c, y)
        y += h + GAP
    return c


def _head(c: Canvas, y: float, case: Case) -> None:
    """Who is asked for what, in their colour; below on ink what it is about."""
    seat = case.decision.seat
    c.rect(MARGIN, y, INNER, _HEAD_H, SEATS[seat][0], RADIUS)
    c.spot("head", MARGIN, y, INNER, _HEAD_H)
    sign(c, MARGIN + 54, y + 48, seat, 58)
    say = case.words.say
    said, size = phone.headline(
        c, lambda who: say.asked(case.decision.kind, player=who), case.players[seat], INNER - 126
    )
    c.mid(MARGIN + 104, y + 45, said, size, INK, BOLD, "l")
    c.rect(MARGIN + 6, y + 98, INNER - 12, _HEAD_H - 104, INK, 9)
    name(c, MARGIN + 24, y + 98 + (_HEAD_H - 104) / 2, about(case), (52, 30), INNER - 48, TEXT,
         "l", MEDIUM)  # fmt: skip


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
