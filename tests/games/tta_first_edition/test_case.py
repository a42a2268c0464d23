"""What attacks with sacrifices and mild corruption hang on (`View.case`), against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from engine.core import Decision, Rng
from engine.games.tta import actions as a
from engine.games.tta.case import Case, Fight
from engine.games.tta.options import FirstOptions
from engine.games.tta.query import production
from engine.games.tta.state import State
from engine.selfplay import walk
from tests.games.tta_first_edition.game import FIRST
from tests.witnesses import witnessed

ATTACKS = ("sacrifice", "answer_attack", "answer_war")
GAMES = ((2, 3), (3, 5), (4, 8))
"""Seats and seeds of the games that are looked through."""


@cache
def asked() -> tuple[tuple[State, Decision], ...]:
    """Every such question of some random games."""
    return tuple(_asked())


def _asked() -> Iterator[tuple[State, Decision]]:
    for seats, seed in GAMES:
        for ply in walk(FIRST, FirstOptions(mild_corruption=True, open_cards=4), seats, seed):
            for d in ply.step.decisions:
                if d.kind in (*ATTACKS, "leave_token"):
                    yield ply.step.state, d


def of(s: State, viewer: int | None) -> Case:
    found = FIRST.view(s, viewer).case
    assert found is not None
    return found


def fights() -> Iterator[tuple[State, Decision, Fight]]:
    for s, d in asked():
        if d.kind in ATTACKS:
            fight = of(s, d.seat).fight
            assert fight is not None
            yield s, d, fight


@pytest.mark.sliced(10)
@pytest.mark.rule("OR-4.8", "OR-5.2", "OR-1.9")
def test_the_parts_of_an_attack_add_up() -> None:
    """With what a limit cuts off and what the attacker has given up already."""
    seen = set()
    for s, d, fight in fights():
        own, other = of(s, None).sides
        assert (sum(n for _, n in own), sum(n for _, n in other)) == (fight.attack, fight.defence)
        assert dict(own).get("given_up", 0) == fight.given_up
        seen.add((d.kind, fight.given_up > 0))
    witnessed(
        seen,
        "fights, and whether units were given up",
        f"{GAMES} (players, seed)",
        every={("sacrifice", False), ("answer_attack", True), ("answer_war", True)},
    )


@pytest.mark.rule("OR-4.8")
def test_every_way_leads_to_what_is_said() -> None:
    """The total that is announced once so much has been given up, and the strength that is left."""
    tried = 0
    for s, d, fight in fights():
        assert fight.means is not None
        top = s.agenda[-1]
        for total, force in fight.means.offers:
            given = dict(force.units)
            missing = [c for c, n in given.items() for _ in range(n - top.units.get(c, 0))]
            state = s
            for item in (*missing, *(Counter(force.cards) - Counter(top.cards)).elements()):
                state = FIRST.apply(state, d.seat, a.Commit(item)).state
            now = state.agenda[-1].so_far(state)
            assert total == (now.attack if d.kind == "sacrifice" else now.defence)
            assert total <= fight.means.most
            tried += 1
    witnessed(tried, "forces that could be given up", f"{GAMES} (players, seed)", least=101)


@pytest.mark.sliced(10)
@pytest.mark.rule("OR-6.1")
def test_nobody_else_is_told_what_one_has_or_has_put_together() -> None:
    rng = Rng(5)
    for s, d, fight in fights():
        public = of(s, None).fight
        assert public is not None
        assert (public.so_far, public.means, public.worth) == (0, None, ())
        assert (public.attack, public.defence) == (fight.attack, fight.defence)
        for viewer in (None, (d.seat + 1) % len(s.players)):
            assert of(FIRST.determinize(s, viewer, rng), viewer) == of(s, None)


@pytest.mark.rule("OR-7.13")
def test_a_token_that_is_left_shows_what_production_brings_then() -> None:
    checked = 0
    for s, d in asked():
        if d.kind != "leave_token":
            continue
        for look in of(s, d.seat).forecasts:
            after = FIRST.apply(s, d.seat, look.action).state
            if after.age != s.age:
                continue  # what has grown old brings its tokens back
            told = {c.what: c.after for c in look.changes if c.seat == d.seat}
            before = production.resources(s, d.seat)
            assert told.get("resources", before) == production.resources(after, d.seat)
            bank = s.players[d.seat].blue_bank
            assert told.get("blue_bank", bank) == after.players[d.seat].blue_bank
            checked += 1
    witnessed(checked, "tokens that can be left", f"{GAMES} (players, seed)", least=101)
