"""Actions people are likely to look for in vain, and why they are not possible (`reasons`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from engine.core import Action, Reason
from engine.games.tta import legal
from engine.games.tta.actions import (
    Build,
    BuildStages,
    CopyTactic,
    DeclareWar,
    Develop,
    PlayAggression,
    PlayCard,
    PlayLeader,
    PlayTactic,
    Populate,
    PrepareEvent,
    Take,
    Upgrade,
)
from engine.games.tta.query import basics
from engine.games.tta.reasons import in_politics, obstacles

if TYPE_CHECKING:
    from engine.games.tta.state import State

NearMiss = tuple[Action, Reason]


class NearMisses(Sequence[NearMiss]):
    """What a seat may look for in vain, for `Pick.refused`; worked out only when looked at.

    Keeps the table it was asked for, so it must not outlive the decision.
    """

    __slots__ = ("_found", "_s", "_seat")

    def __init__(self, s: State, seat: int) -> None:
        self._s = s
        self._seat = seat
        self._found: tuple[NearMiss, ...] | None = None

    def _all(self) -> tuple[NearMiss, ...]:
        if self._found is None:
            self._found = near_misses(self._s, self._seat)
        return self._found

    @overload
    def __getitem__(self, index: int) -> NearMiss: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[NearMiss]: ...
    def __getitem__(self, index: int | slice) -> NearMiss | Sequence[NearMiss]:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return self._seat


def near_misses(s: State, seat: int) -> tuple[NearMiss, ...]:
    """Actions of the phase that a player may expect to be offered, with what is in the way.

    In the action phase: the cards of the hand and of the row, the next worker, the next stage and
    buildings; in the politics phase: the cards of the military hand.
    """
    m = legal.Means(s, seat)
    candidates = _political(m) if in_politics(s) else _wishes(m)
    found: list[NearMiss] = []
    for action in dict.fromkeys(candidates):
        why = next(obstacles(s, seat, action), None)
        if why is not None and why.code != "order_needed":
            found.append((action, why))
    return tuple(found)


def _wishes(m: legal.Means) -> Iterator[Action]:
    civ, cards = m.civ, m.cards
    if civ.turns:
        yield from _hand_wishes(m)
        yield Populate()
        if civ.wonder is not None:
            yield BuildStages()
        yield from (Build(card) for card in civ.workers)
        for source, n in civ.workers.items():
            kind, level = cards[source].kind, cards[source].level
            better = [c for c in civ.workers if cards[c].kind == kind and cards[c].level > level]
            if n and better:
                yield Upgrade(source, min(better, key=lambda c: cards[c].level))
        yield from _tactic_wishes(m)
    yield from (Take(card, slot) for slot, card in enumerate(m.s.row) if card)


def _hand_wishes(m: legal.Means) -> Iterator[Action]:
    for card in m.civ.civil.cards:
        kind = m.cards[card].kind
        if kind == "leader":
            yield PlayLeader(card)
        elif kind == "action":
            yield PlayCard(card)
        else:
            yield Develop(card)
            if kind == "government":
                yield Develop(card, True)


def _tactic_wishes(m: legal.Means) -> Iterator[Action]:
    for card in m.civ.military.cards:
        if m.cards[card].kind == "tactic":
            yield PlayTactic(card)
    yield from (CopyTactic(card) for card in m.s.common_tactics if card != m.civ.tactic)


def _political(m: legal.Means) -> Iterator[Action]:
    for card in m.civ.military.cards:
        kind = m.cards[card].kind
        rivals = [x for x in basics.in_game(m.s) if x != m.seat]
        if kind in ("event", "territory"):
            yield PrepareEvent(card)
        elif kind == "aggression":
            yield from (PlayAggression(card, x) for x in rivals)
        elif kind == "war":
            yield from (DeclareWar(card, x) for x in rivals)
