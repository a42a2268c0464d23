"""The page of a prepared turn, and a plan in the panel of a turn: within Discord's limits, and
every step in words."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.features.plans import pages
from bot.panel import panel, proposal
from bot.panel.boards import Board
from bot.widgets import ids, limits
from bot.widgets.ids import PanelState
from bot.widgets.items import Drawn, Page
from bot.widgets.words import Speech
from engine import registry
from engine.core import Decision, Reason, Rng, Rules
from tables.model import plans
from tables.model.plans import Plan, PlanStatus, Wish
from tables.model.table import Position, Seat, Table
from tables.operations.planning import Prepared
from tests.conformance.cases import imagines, largest_tables
from tests.witnesses import witnessed

MOVES = 300
GAMES = [(key, seats) for key, seats in largest_tables(3) if imagines(key)]
DRAWN = Drawn("upper.png", b"x", "A board.")
BOARD = Board((DRAWN, replace(DRAWN, filename="lower.png")))


def table_of(game: str, seats: int) -> Table:
    people = tuple(Seat(i, 11 * (i + 1), f"A *rather* long name {i}") for i in range(seats))
    facts = {"options": {}, "guild_id": 1, "channel_id": 5, "host_id": 11, "status": "running"}
    numbers = {"version": 3, "seq": 40, "public_seq": 40, "draft_seat": None, "message_id": None}
    told = {"announced_seq": 40, "announced_asked": (0,), "created_at": 0.0, "changed_at": 0.0}
    return Table(id=7, game=game, seats=people, **facts, **numbers, **told)  # type: ignore[arg-type]


def chosen(decision: Decision, rng: random.Random) -> Any:
    menus = [m for m in decision.menus if not m.confirm and next(m.every(), None) is not None]
    return rng.choice(menus).sample(Rng(rng.getrandbits(32)))


def foreseen(
    rules: Rules[Any], table: Table, state: Any, seat: int, rng: random.Random
) -> Prepared | None:
    """A turn prepared by chance."""
    plan = Plan(seat)
    while True:
        sight = plans.foresee(rules, state, 40, seat, "5", plan.wishes)
        if sight is None:
            return None
        view = rules.view(sight.here.state, seat)
        position = Position(table, seat, view, decisions=sight.here.decisions)
        if not sight.here.decisions or rng.random() < 0.15:
            return Prepared(plan, position, sight)
        [decision] = sight.here.decisions
        wish = Wish(decision.kind, chosen(decision, rng))
        plan = Plan(seat, wishes=(*plan.wishes, wish))


def controls(page: Page) -> list[Mapping[str, Any]]:
    return [c for c in limits.walk(page.view.to_components()) if c.get("custom_id")]


@pytest.mark.sliced
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pages_of_random_plans(toy: Rules[Any], game: str, seats: int) -> None:
    rules, rng = registry.rules(game), random.Random(game)
    table = table_of(game, seats)
    speech = Speech(table)
    step = rules.setup(rules.options(), seats, 1)
    seen = 0
    for n in range(MOVES):
        if not step.decisions:
            break
        if n % 9 == 0:
            asked = {d.seat for d in step.decisions}
            for seat in set(range(seats)) - asked:
                found = foreseen(rules, table, step.state, seat, rng)
                if found is not None:
                    seen += 1
                    fits(found, speech)
                    stands_in_the_panel(rules, found, step.state, step.decisions, table)
        decision = rng.choice(step.decisions)
        step = rules.apply(step.state, decision.seat, chosen(decision, rng), step.decisions)
    witnessed(
        seen, "turns prepared by chance", f"{MOVES} answers of {game}, seed {game!r}", least=11
    )


def fits(found: Prepared, speech: Speech) -> None:
    for place in (PanelState(), PanelState(more=True), PanelState(page=1)):
        for board in (BOARD, None):
            page = pages.page(found, speech, board, place=place, note="Something. " * 20)
            assert page.problems() == []
            for control in controls(page):
                parsed = ids.parse(control["custom_id"])
                assert parsed is not None
                assert parsed.op != "panel", "no control of the page is a move"
            for picture in page.pictures:
                assert picture.alt.startswith("A prepared turn, not posted yet. ")
    for line in found.sight.lines:
        assert proposal.step_words(speech.plain, line.view, line.action).strip()


def stands_in_the_panel(
    rules: Rules[Any],
    found: Prepared,
    state: Any,
    decisions: tuple[Decision, ...],
    table: Table,
) -> None:
    """A long plan, whatever has become of it, beside the menus of any turn."""
    decision = decisions[0]
    position = Position(
        table, decision.seat, rules.view(state, decision.seat), (decision,), can_undo=True
    )
    wishes = (found.plan.wishes * plans.LONGEST)[: plans.LONGEST]
    for mode, done, stopped in (
        ("run", 0, None),
        ("run", 1, Reason("not_offered", {"kind": "x"})),
        ("propose", len(wishes), None),
    ):
        plan = Plan(decision.seat, mode, wishes, min(done, len(wishes)), 1, stopped)  # type: ignore[arg-type]
        for place in (PanelState(), PanelState(more=True)):
            page = panel.panel(
                position, Speech(table), BOARD, place=place, plan_status=PlanStatus(plan)
            )
            assert page.problems() == []
            ops = {c["custom_id"].split(":")[1] for c in controls(page)}
            assert ("carryout" in ops) == (bool(plan.rest) and not plan.running)
            assert ("dropplan" in ops) == bool(plan.rest)
