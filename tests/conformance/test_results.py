"""The result of a random game agrees with its outcome, whoever resigns on the way."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Outcome, Resign, Rules
from engine.selfplay import walk
from tables.model import endings
from tables.model.endings import Facts, Played
from tables.model.results import ALONE, NOBODY_SCORED, GameResult
from tables.model.table import Seat, Table
from tests.conformance.cases import every_table, game, options
from tests.witnesses import witnessed

OFTEN = 20
"""One answer in so many is an unusual one, resigning among them."""


def table(seats: int, steps: int) -> Table:
    """A rated table of people that is over."""
    people = tuple(Seat(n, 100 + n, f"Player {n}") for n in range(seats))
    return Table(
        *(1, "game", {}, 1, 1, 100, "finished", people, 1, steps, steps, None, None, steps, ()),
        created_at=0.0,
        changed_at=1.0,
        rated=True,
    )


def played(
    rules: Rules[Any], key: str, seats: int, seed: int, wild: int
) -> tuple[GameResult, Outcome, dict[int, int]]:
    """A game: its result, its outcome, and the steps with which seats resigned."""
    steps, resigned = list[Played](), dict[int, int]()
    for ply in walk(rules, options(key, seed), seats, seed, wild):
        resigns = isinstance(ply.action, Resign)
        question = "" if ply.kind == "aside" else ply.kind
        steps.append(Played(ply.number, ply.seat, 100 + ply.seat, question, False, False, resigns))
        if resigns:
            resigned[ply.seat] = ply.number
        last = ply.step.state
    outcome = rules.outcome(last)
    assert outcome is not None
    gone = rules.resigned(last)
    assert gone <= set(resigned), "only who says so has resigned"
    facts = Facts(table(seats, len(steps)), outcome, gone, 1.0, steps, (), ())
    return endings.result(facts), outcome, {seat: resigned[seat] for seat in gone}


@pytest.mark.sliced
@every_table
@pytest.mark.parametrize("wild", [0, OFTEN])
def test_a_result_agrees_with_the_outcome(key: str, seats: int, wild: int) -> None:
    result, outcome, resigned = played(game(key), key, seats, 5, wild)
    assert [seat.seat for seat in result.seats] == list(range(seats))
    assert tuple(seat.place for seat in result.seats) == outcome.places
    if outcome.scores:
        assert [seat.points for seat in result.seats] == [dict(one) for one in outcome.scores]
    assert {seat.seat for seat in result.seats if seat.left_how == "gave_up"} == set(resigned)
    assert sum(seat.answers.by_hand for seat in result.seats) == sum(
        seat.answers.total for seat in result.seats
    )
    if seats < 2 or result.unrated_because == NOBODY_SCORED:
        assert result.unrated_because in (ALONE, NOBODY_SCORED)
        return
    assert result.rated
    stayed = sorted((s for s in result.seats if not s.left_how), key=lambda s: s.place)
    gone = sorted(resigned, key=lambda seat: -resigned[seat])
    wanted = [1 + sum(other.place < seat.place for other in stayed) for seat in stayed]
    assert [seat.standing for seat in stayed] == wanted
    assert [result.seats[seat].standing for seat in gone] == list(range(len(stayed) + 1, seats + 1))


@pytest.mark.sliced
def test_somebody_resigns_in_these_games() -> None:
    found = played(game("belfort"), "belfort", 4, 5, OFTEN)[2]
    witnessed(len(found), "players who resigned", "Belfort, 4 players, seed 5")
