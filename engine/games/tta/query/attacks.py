"""Attacks: their strengths, and what pacts say about them (NS-3.5, NS-4.2, NS-4.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from engine.core import value
from engine.games.tta.actions import DOWN
from engine.games.tta.cards.model import Pact
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, ratings

if TYPE_CHECKING:
    from engine.games.tta.state import PactInPlay, State


def strengths(s: State, attacker: int, target: int) -> tuple[int, int]:
    """Both sides' strength in an attack: with the attacker's bonuses, without pacts that end by it
    (NS-4.2, NS-4.3, INT-49)."""
    gone = {p.card for p in ending(s, attacker, target)}
    return _compare(s, attacker, target, gone)


def war_strengths(s: State, attacker: int, target: int) -> tuple[int, int]:
    """Both sides' strength when a war is resolved: all pacts then in force count (NS-3.5)."""
    return _compare(s, attacker, target, set())


def parts(s: State, attacker: int, target: int) -> tuple[ratings.Lines, ratings.Lines]:
    """What both sides' strength in an attack is made of, as `strengths` counts it: (card, amount).
    What the attacker has for attacks alone stands last."""
    return _parts(s, attacker, target, {p.card for p in ending(s, attacker, target)})


def war_parts(s: State, attacker: int, target: int) -> tuple[ratings.Lines, ratings.Lines]:
    """The same of a war that is being resolved, as `war_strengths` counts it."""
    return _parts(s, attacker, target, set())


def _parts(
    s: State, attacker: int, target: int, gone: set[str]
) -> tuple[ratings.Lines, ratings.Lines]:
    own, other = (
        [(c, n) for c, n in ratings.strength_lines(s, seat) if c not in gone]
        for seat in (attacker, target)
    )
    return [*own, *_bonuses(s, attacker, target)], other


def _compare(s: State, attacker: int, target: int, gone: set[str]) -> tuple[int, int]:
    sides = []
    for seat in (attacker, target):
        lines = [part for part in ratings.strength_lines(s, seat) if part[0] not in gone]
        sides.append(ratings.rating(s, "strength", lines))
    return sides[0] + sum(n for _, n in _bonuses(s, attacker, target)), sides[1]


def _bonuses(s: State, attacker: int, target: int) -> ratings.Lines:
    """What counts for attacks on a rival alone, by card."""
    by = basics.speakers(s, attacker)
    return [(r.card, n) for r in by if (n := r.attack_bonus(s, attacker, target))]


# -------------------------------------------------------------------------------- the defence


def defence_values(s: State, seat: int) -> dict[str, int]:
    """Worth of each card of the hand in a defence, played and (marked) discarded (NS-4.4)."""
    rules = rules_of(s)
    down = rules.board.figures.defense_discard if rules.defence_discards else 0
    values: dict[str, int] = {}
    for c in s.players[seat].military.cards:
        bonus = rules.cards[c].bonus
        values[c] = bonus.defense if bonus else 0
        values[DOWN + c] = down
    return values


@value
class Holding:
    """Cards with which a defence holds. cards: those played for their bonus. down: how many more
    are discarded, whichever they are. adds: what they are worth together."""

    cards: tuple[str, ...]
    down: int
    adds: int


def holdings(
    hand: Sequence[str], values: Mapping[str, int], gap: int, most: int
) -> tuple[Holding, ...]:
    """The sets of at most `most` cards of a hand that close the gap and need every card of theirs;
    the one that wastes least comes first, of equal ones that with fewer cards.

    values: as `defence_values` gives them; a card is used for the higher of its two worths.
    """
    played = sorted((c for c in hand if values[c] > values[DOWN + c]), key=lambda c: -values[c])
    spare = len(hand) - len(played)
    each = max((values[DOWN + c] for c in hand), default=0)
    found: dict[tuple[str, ...], Holding] = {}
    for n in range(min(len(played), most) + 1):
        for cards in combinations(played, n):
            worth = [values[c] for c in cards]
            missing = max(0, gap - sum(worth))
            down = -(-missing // each) if each else (most + 1 if missing else 0)
            adds = sum(worth) + down * each
            if n + down <= most and down <= spare and all(adds - w < gap for w in worth):
                found.setdefault(cards, Holding(cards, down, adds))
    return tuple(sorted(found.values(), key=lambda h: (h.adds, len(h.cards) + h.down)))


# -------------------------------------------------------------------------------------- pacts


def between(s: State, one: int, other: int) -> list[PactInPlay]:
    """Pacts between two seats."""
    return [p for p in s.pacts if {p.a, p.b} == {one, other}]


def forbidden(s: State, attacker: int, target: int) -> bool:
    """Whether a pact forbids attacks between the two."""
    return any(_terms(s, p).no_attack for p in between(s, attacker, target))


def ending(s: State, attacker: int, target: int) -> list[PactInPlay]:
    """Pacts that end as soon as one of the two attacks the other (NS-4.3)."""
    return [p for p in between(s, attacker, target) if _terms(s, p).ends_on_attack]


def _terms(s: State, pact: PactInPlay) -> Pact:
    terms = rules_of(s).cards[pact.card].pact
    assert terms is not None
    return terms
