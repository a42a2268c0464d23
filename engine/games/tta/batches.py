"""Answers that are often given together, as proposals (`Rules.batches`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.core import ActionBatch, Decision, Pick
from engine.games.tta.actions import (
    Build,
    BuildStages,
    Develop,
    DiscardCards,
    EndTurn,
    FillForce,
    PlayLeader,
    Populate,
    SendForce,
    Take,
)
from engine.games.tta.editions import rules_of
from engine.games.tta.orders import Worth
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import State


def proposed(s: State, decision: Decision) -> Iterator[ActionBatch]:
    """What suits a question."""
    offered = {m.verb: m.actions for m in decision.menus if isinstance(m, Pick)}
    if decision.kind == "actions":
        yield from _people(s, decision.seat, offered)
        yield from _wonder(offered)
        yield from _taken(s, offered)
        yield from _ending(s, decision.seat, offered)
    for fill in offered.get("fill_force", ()):
        if isinstance(fill, FillForce):
            yield ActionBatch((fill, SendForce()), ends_step=True)


def _people(s: State, seat: int, offered: dict[str, tuple[Any, ...]]) -> Iterator[ActionBatch]:
    """A worker more, who is put to work at once; two workers for the same card."""
    populate = next(iter(offered.get("populate", ())), None)
    if populate is not None:
        for card in s.players[seat].workers:
            yield ActionBatch((populate, Build(card)))
    for verb in ("build", "build_unit"):
        for build in offered.get(verb, ()):
            yield ActionBatch((build, build))
    if populate is not None:
        yield ActionBatch((Populate(), Populate()))


def _wonder(offered: dict[str, tuple[Any, ...]]) -> Iterator[ActionBatch]:
    """One stage after the other; several at once are answers of their own."""
    if BuildStages(1) in offered.get("wonder", ()):
        yield ActionBatch((BuildStages(1), BuildStages(1)))


def _taken(s: State, offered: dict[str, tuple[Any, ...]]) -> Iterator[ActionBatch]:
    """A card of the row that is used at once."""
    cards = rules_of(s).cards
    for take in offered.get("take", ()):
        assert isinstance(take, Take)
        figures = cards[take.card]
        if figures.kind == "leader":
            yield ActionBatch((take, PlayLeader(take.card)))
        elif figures.kind == "wonder":
            yield ActionBatch((take, BuildStages(1)))
        elif figures.is_technology:
            yield ActionBatch((take, Develop(take.card)))


def _ending(s: State, seat: int, offered: dict[str, tuple[Any, ...]]) -> Iterator[ActionBatch]:
    """The end of the turn with the military cards above the hand limit that are worth least: the
    oldest first, bonus cards last (NS-6.1)."""
    rules = rules_of(s)
    if "end_turn" not in offered or "hand_limit" not in rules.turn_end:
        return
    hand = s.players[seat].military.cards
    over = len(hand) - basics.military_hand_limit(s, seat)
    if over > 0:
        least = sorted(sorted(hand), key=Worth(rules).hand)[:over]
        yield ActionBatch((EndTurn(), DiscardCards(tuple(sorted(least)))), ends_step=True)
