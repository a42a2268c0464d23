"""A picture of a question in blocks, from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import Decision
from engine.games.belfort.parts import NEUTRALS
from engine.games.belfort.view import BelfortView, PlayerView
from render.board.belfort import phone
from render.board.belfort.marks import name
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.fonts import MEDIUM
from render.phone import GAP, INNER, LOWEST, MARGIN, TYPE, WIDTH
from render.theme import NOW, SLATE, TEXT

Block = tuple[float, Callable[[Canvas, float], None]]
"""How high, and what draws it from its upper edge."""
HALF = (INNER - GAP) / 2
"""The width of a plate, two of which stand side by side."""


@dataclass(frozen=True)
class Case:
    """A question as it is drawn. means: with what only who is asked should see."""

    view: BelfortView
    decision: Decision
    players: Sequence[str]
    words: Words
    means: bool

    @property
    def me(self) -> PlayerView:
        """Who is asked."""
        return self.view.players[self.decision.seat]

    @property
    def answers(self) -> Iterator[Any]:
        """The answers of short menus; without menus, or for everybody, none are known."""
        menus = self.decision.menus if self.means else ()
        return (action for menu in menus for action in getattr(menu, "actions", ()))

    def number(self, fact: str) -> int:
        """A fact that is a number; 0 if there is none."""
        found = self.decision.facts.get(fact, 0)
        return found if isinstance(found, int) else 0

    def said(self, fact: str) -> str:
        """A fact that is a name; empty if there is none."""
        return str(self.decision.facts.get(fact, ""))

    def owner(self, who: int) -> str:
        """The name of a seat or of a neutral player."""
        if who in NEUTRALS:
            return self.words.things.say.neutral(number=NEUTRALS.index(who) + 1)
        return self.players[who]


def drawn(case: Case, blocks: Sequence[Block]) -> Canvas:
    """The head and the blocks."""
    parts: list[Block] = [(phone.HEAD_H, lambda c, y: _head(c, y, case)), *blocks]
    high = sum(h + GAP for h, _ in parts) - GAP + 2 * MARGIN
    c = Canvas(WIDTH, max(LOWEST, round(high)), SLATE)
    y = float(MARGIN)
    for h, draw in parts:
        draw(c, y)
        y += h + GAP
    return c


def pairs(found: Sequence[Any], high: float, draw: Callable[..., None]) -> list[Block]:
    """Plates two in a row: `draw` gets the canvas, left and upper edge, width, and the thing."""

    def block(row: Sequence[Any]) -> Block:
        def both(c: Canvas, y: float) -> None:
            for i, thing in enumerate(row):
                draw(c, MARGIN + i * (HALF + GAP), y, HALF, thing)

        return high, both

    return [block(found[i : i + 2]) for i in range(0, len(found), 2)]


def _head(c: Canvas, y: float, case: Case) -> None:
    """Who is asked for what, in their colour; below on ink what it is about, or the month."""
    say, kind, seat = case.words.say, case.decision.kind, case.decision.seat
    player = case.players[seat]
    phone.banner(c, y, seat, lambda who: say.asked(kind, player=who), player)
    left, middle = MARGIN + 24.0, y + 124
    room = MARGIN + INNER - 20 - left
    if kind in say.FAMILIES["about"]:
        name(c, left, middle, about(case), (TYPE, 26), room, TEXT, "l", MEDIUM)
        return
    left += name(c, left, middle, case.words.month(case.view.round), (TYPE, 30), 380, TEXT, "l")
    room = MARGIN + INNER - 44 - left
    name(c, left + 24, middle, case.words.scoring(case.view), (TYPE, 26), room, NOW, "l", MEDIUM)


def about(case: Case) -> str:
    """The second line of the head."""
    kind = case.decision.kind
    return case.words.say.about(
        kind,
        count=case.number("crest" if kind == "swap_crests" else "count"),
        source=_source(case),
        who=_whose(case),
        number=case.number("neutral") + 1,
    )


def _source(case: Case) -> str:
    """The guild or card that a question comes from, the workers or the site that it is about."""
    things, facts = case.words.things, case.decision.facts
    if "worker" in facts:
        return things.count(case.number("count"), case.said("worker"))
    if "source" in facts:
        return things.source(case.said("source"))
    kind = case.said("building")
    if kind == "guild":
        district = next(d for d in case.view.districts if d.id == case.said("place"))
        kind_said = case.words.names.guild(district.guild)
    elif kind:
        kind_said = case.words.names.building(kind)
    else:
        return ""
    if "place" not in facts:
        return kind_said
    return things.say.site(kind=kind_said, district=things.place(case.said("place")))


def _whose(case: Case) -> str:
    """Another player of whom a question tells."""
    who = case.decision.facts.get("by", case.decision.facts.get("owner"))
    return case.owner(who) if isinstance(who, int) else ""
