"""A picture of a question in blocks, from top to bottom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import Decision
from engine.games.belfort.parts import NEUTRALS
from engine.games.belfort.view import BelfortView, PlayerView
from render.blocks import Block, stacked
from render.board.belfort import phone
from render.board.belfort.words import Words
from render.canvas import Canvas, label
from render.fonts import MEDIUM
from render.phone import INNER, MARGIN, TYPE
from render.theme import NOW, TEXT


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
    return stacked([(phone.HEAD.high, lambda c, y: _head(c, y, case)), *blocks])


def _head(c: Canvas, y: float, case: Case) -> None:
    """Who is asked for what, in their colour; below on ink what it is about, or the month."""
    say, kind, seat = case.words.say, case.decision.kind, case.decision.seat
    player = case.players[seat]
    phone.banner(c, y, seat, lambda who: say.asked(kind, player=who), player)
    left, middle = MARGIN + 24.0, y + 124
    room = MARGIN + INNER - 20 - left
    if kind in say.FAMILIES["about"]:
        label(c, left, middle, about(case), (TYPE, 26), room, TEXT, "l", MEDIUM)
        return
    left += label(c, left, middle, case.words.month(case.view.round), (TYPE, 30), 380, TEXT, "l")
    room = MARGIN + INNER - 44 - left
    label(c, left + 24, middle, case.words.scoring(case.view), (TYPE, 26), room, NOW, "l", MEDIUM)


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
