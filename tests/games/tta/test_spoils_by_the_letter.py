"""What aggressions and wars bring, by the letter of the cards, on positions of random games.

Choices are made by chance; what was taken is then counted on both sides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import Rng, Turn, clone, settle
from engine.core.agenda import asked
from engine.games.tta import RULES
from engine.games.tta.change import economy
from engine.games.tta.frames import attack as attacks
from engine.games.tta.frames import combat
from engine.games.tta.query import production, ratings
from tests.games.tta.test_by_the_letter import CARDS, URBAN, positions, printed, table_order
from tests.witnesses import witnessed

RAIDS = {"raid_i": (1,), "raid_ii": (2, 1), "raid_iii": (3, 2)}
PLUNDERS = {"plunder_i": 3, "plunder_ii": 5, "plunder_iii": 7}
ROOM = 12
"""Blue tokens in the bank that are enough for every gain."""


class Side:
    """What one side has at a moment."""

    def __init__(self, s: Any, seat: int) -> None:
        civ = s.players[seat]
        self.food = production.food(s, seat)
        self.resources = production.resources(s, seat)
        self.points = (civ.science, civ.culture)
        self.yellow = civ.yellow_bank
        self.idle = civ.idle
        self.workers = Counter(civ.workers)
        self.colonies = Counter(civ.colonies)
        self.cards = (civ.leader, civ.wonder)
        self.specials = set(civ.specials)
        self.owned = {*civ.specials, *civ.civil.cards}
        self.room = civ.blue_bank >= ROOM


def fights(rng: Rng) -> Iterator[tuple[Any, int, int]]:
    """Positions with two rivals. The second one holds no cards to defend with, and sometimes has
    more to lose than in random games."""
    for s in positions()[rng.below(3) :: 3]:
        other = clone(s)
        one, two = other.current, rng.choice(table_order(other)[1:])
        civ = other.players[two]
        other.discards.cards += civ.military.cards
        civ.military.cards = []
        if rng.below(2):
            civ.colonies = ["vast_territory_i", "wealthy_territory_ii"][: 1 + rng.below(2)]
            civ.specials = ["cartography", "masonry", "code_of_laws"][: 1 + rng.below(3)]
            economy.refresh(Turn(other), two)
        other.agenda.clear()
        yield other, one, two


def after(s: Any, frame: Any, rng: Rng) -> Any:
    """The position when a frame and all that follows from it is done."""
    t = Turn(clone(s))
    t.todo(frame)
    settle(t)
    while t.state.agenda:
        (decision,) = asked(t.state)
        t.state.agenda[-1].answer(t, decision.seat, decision.sample(rng))
        settle(t)
    assert RULES.check(t.state) == RULES.check(s)
    return t.state


def attack(card: str) -> Iterator[tuple[Side, Side, Side, Side]]:
    """Successful attacks with a card: attacker and target before, both afterwards."""
    rng = Rng(len(card) * 31 + CARDS[card].level)
    for s, one, two in fights(rng):
        end = after(s, attacks.Defence(one, two, card, 99, 0), rng)
        yield Side(s, one), Side(s, two), Side(end, one), Side(end, two)


@pytest.mark.rule("NS-11.4", "NS-14.12", "INT-4")
@pytest.mark.parametrize("card", PLUNDERS)
def test_plunder(card: str) -> None:
    for one, two, won, lost in attack(card):
        food, resources = two.food - lost.food, two.resources - lost.resources
        gained = won.food - one.food + won.resources - one.resources
        assert 0 <= gained <= PLUNDERS[card]
        assert min(food, resources) >= 0
        assert gained <= food + resources
        if one.room and food + resources <= PLUNDERS[card]:
            assert gained == food + resources


@pytest.mark.rule("NS-4.4", "NS-14.12", "INT-39")
@pytest.mark.parametrize("card", RAIDS)
def test_raid(card: str) -> None:
    counts = set()
    for one, two, won, lost in attack(card):
        gone = +(two.workers - lost.workers)
        levels = sorted((CARDS[c].level for c in gone.elements()), reverse=True)
        assert len(levels) <= len(RAIDS[card])
        assert all(level <= most for level, most in zip(levels, RAIDS[card], strict=False))
        assert {CARDS[c].kind for c in gone} <= set(URBAN)
        assert lost.idle == two.idle + len(levels)
        half = (sum(printed(CARDS[c].resource_cost) * n for c, n in gone.items()) + 1) // 2
        assert won.resources - one.resources == half or not one.room
        counts.add(len(levels))
        if len(levels) < len(RAIDS[card]):  # nothing is left that the next choice could take
            standing = [c for c, n in lost.workers.items() if n and CARDS[c].kind in URBAN]
            assert all(CARDS[c].level > RAIDS[card][len(levels)] for c in standing)
    assert counts == set(range(len(RAIDS[card]) + 1)), "positions of every kind were met"


@pytest.mark.rule("NS-10.8", "NS-14.12", "INT-44")
def test_enslave() -> None:
    for one, two, won, lost in attack("enslave"):
        people = two.idle + two.workers.total()
        assert lost.yellow - two.yellow == min(1, people)
        assert lost.idle == max(0, two.idle - 1)
        assert lost.idle + lost.workers.total() == max(0, people - 1)
        assert (won.resources, won.food) == (one.resources + 2, one.food + 2) or not one.room


@pytest.mark.rule("NS-9.4", "NS-10.7", "NS-10.10", "INT-19")
def test_annex() -> None:
    for one, two, won, lost in attack("annex"):
        taken = won.colonies - one.colonies
        assert taken == two.colonies - lost.colonies
        assert taken.total() == min(1, two.colonies.total())
        tokens = sum(CARDS[c].gives.yellow_tokens for c in taken)
        assert won.yellow == one.yellow + tokens
        assert lost.yellow == max(0, two.yellow - tokens)
        assert won.points == one.points


@pytest.mark.rule("NS-12.12", "INT-19")
def test_infiltrate() -> None:
    for one, two, won, lost in attack("infiltrate"):
        gone = [c for c, now in zip(two.cards, lost.cards, strict=True) if c != now]
        assert len(gone) == min(1, sum(c is not None for c in two.cards))
        assert won.points[1] - one.points[1] == 3 * sum(CARDS[c].level for c in gone)


@pytest.mark.rule("NS-11.4", "NS-14.12")
@pytest.mark.parametrize(("card", "which", "most"), [("spy", 0, 5), ("armed_intervention", 1, 7)])
def test_points_taken(card: str, which: int, most: int) -> None:
    for one, two, won, lost in attack(card):
        n = min(most, two.points[which])
        assert lost.points[which] == two.points[which] - n
        assert won.points[which] == one.points[which] + n


# ---------------------------------------------------------------------------------------- wars


def war(card: str) -> Iterator[tuple[int, Side, Side, Side, Side]]:
    """Wars that are decided: the advantage, then winner and loser before and afterwards."""
    rng = Rng(len(card) * 37)
    for s, one, two in fights(rng):
        s.players[one].war, s.players[one].war_on = card, two
        end = after(s, combat.OwnWar(one), rng)
        assert end.players[one].war is None
        open_borders = any(
            p.card == "open_borders_agreement" and {p.a, p.b} == {one, two} for p in s.pacts
        )
        bonus = 2 if open_borders else 0
        ahead = ratings.strength(s, one) + bonus - ratings.strength(s, two)
        w, x = (one, two) if ahead > 0 else (two, one)
        before, later = (Side(s, w), Side(s, x)), (Side(end, w), Side(end, x))
        if ahead:
            yield abs(ahead), *before, *later
        else:
            assert [side.points for side in before] == [side.points for side in later]
            assert [side.yellow for side in before] == [side.yellow for side in later]


@pytest.mark.rule("NS-3.5", "NS-11.4")
def test_war_over_culture() -> None:
    for ahead, winner, loser, won, lost in war("war_over_culture"):
        n = min(5 + ahead, loser.points[1])
        assert (won.points[1], lost.points[1]) == (winner.points[1] + n, loser.points[1] - n)


@pytest.mark.rule("NS-3.5", "NS-10.11")
def test_war_over_territory() -> None:
    for ahead, winner, loser, won, lost in war("war_over_territory"):
        n = min(1 + ahead // 5, loser.yellow)
        assert (won.yellow, lost.yellow) == (winner.yellow + n, loser.yellow - n)


@pytest.mark.rule("NS-3.5", "NS-3.6", "NS-14.6")
def test_war_over_technology() -> None:
    stolen = 0
    for ahead, winner, loser, won, lost in war("war_over_technology"):
        taken = loser.specials - lost.specials
        cost = sum(printed(CARDS[c].science_cost) for c in taken)
        science = loser.points[0] - lost.points[0]
        assert won.points[0] - winner.points[0] == science
        assert cost + science <= ahead
        assert not taken & winner.owned
        types = [CARDS[c].special for c in won.specials]
        assert len(types) == len(set(types))
        for c in taken - won.specials:
            rivals = [x for x in winner.specials if CARDS[x].special == CARDS[c].special]
            assert CARDS[rivals[0]].level > CARDS[c].level
        stolen += len(taken)
    witnessed(
        stolen,
        "special technologies that are stolen",
        "the positions of test_by_the_letter.py",
        least=6,
    )
