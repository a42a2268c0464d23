"""What one event asks of several players may be answered beforehand; it leads to what asking one
after the other leads to (NS-7.1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import EXACTLY, Action, Decision, Order, Rng, ordered
from engine.core.orders import identity
from engine.games.tta import FIRST_EDITION_RULES, RULES, TtaRules
from engine.games.tta.actions import Choose
from engine.games.tta.pending import event
from tests.witnesses import witnessed

EDITIONS = {rules.edition: rules for rules in (RULES, FIRST_EDITION_RULES)}
EACH = 12
"""Events of one game that are carried out in both ways."""


def beforehand(decision: Decision, answer: Action) -> Order:
    return Order(decision.kind, EXACTLY, None, identity(decision), answer)


def events_that_ask(rules: TtaRules, seats: int, seed: int) -> list[Any]:
    """Positions of a game by chance in which an event asks several players something."""
    step = rules.setup(rules.options(), seats, seed)
    rules.enrich(step.state)
    chance = Rng(seed)
    found: list[Any] = []
    while step.decisions and len(found) < EACH:
        decision = step.decisions[0]
        if event(step.state) is not None and rules.upcoming(step.state):
            found.append(step.state)
        calm = [m for m in decision.menus if not m.confirm] or list(decision.menus)
        step = rules.apply(
            step.state, decision.seat, chance.choice(tuple(calm)).sample(chance), step.decisions
        )
    return found


def in_turn(
    rules: TtaRules, state: Any, seed: int, orders: dict[int, Order]
) -> tuple[list[tuple[int, str, Action]], Any, Counter[str]]:
    """The rest of an event: by the orders where they answer, else by chance that hangs on seat and
    question alone; what was said, the table afterwards, and how it was answered."""
    said: list[tuple[int, str, Action]] = []
    how: Counter[str] = Counter()
    card, decisions = event(state), rules.decisions(state)
    left = dict(orders)
    while decisions and event(state) == card:
        decision = decisions[0]
        order = left.pop(decision.seat, None)
        action = None if order is None else ordered(rules.orderables, [order], decision)
        if order is not None:
            how["used" if action is not None else "asked again"] += 1
        if action is None:
            action = decision.sample(Rng(seed + decision.seat))
        said.append((decision.seat, decision.kind, action))
        step = rules.apply(state, decision.seat, action, decisions)
        state, decisions = step.state, step.decisions
    return said, state, how


@pytest.mark.sliced
@pytest.mark.rule("NS-7.1")
@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10_000), seats=st.sampled_from((3, 4)))
def test_answers_beforehand_lead_to_what_answers_in_turn_lead_to(
    edition: str, seed: int, seats: int
) -> None:
    """Who answers beforehand chooses from what was offered then, and that is what counts: by hand,
    in turn, the same answers lead to the same table."""
    rules = EDITIONS[edition]
    for state in events_that_ask(rules, seats, seed):
        orders = {
            d.seat: beforehand(d, d.sample(Rng(seed + d.seat))) for d in rules.upcoming(state)
        }
        said, after, _ = in_turn(rules, state, seed, orders)
        there = state
        for seat, kind, action in said:
            [decision] = [d for d in rules.decisions(there) if d.seat == seat]
            assert decision.kind == kind
            there = rules.apply(there, seat, action).state
        assert there == after


@pytest.mark.sliced(10)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_announced_is_what_is_asked(edition: str) -> None:
    """In the order in which it was announced; nearly every answer is still possible then."""
    rules, how, seen = EDITIONS[edition], Counter[str](), 0
    for seed in range(8):
        for state in events_that_ask(rules, 4, seed):
            later = rules.upcoming(state)
            now = {d.seat for d in rules.decisions(state)}
            assert not now & {d.seat for d in later}
            orders = {d.seat: beforehand(d, d.sample(Rng(seed + d.seat))) for d in later}
            said, _, used = in_turn(rules, state, seed, orders)
            how += used
            seen += 1
            asked = list(dict.fromkeys(seat for seat, _, _ in said if seat not in now))
            announced = [d.seat for d in later]
            assert [seat for seat in announced if seat in asked] == [
                seat for seat in asked if seat in announced
            ]
    witnessed(
        seen, "events that ask several players", f"{edition}, 4 players, seeds 0 to 7", least=21
    )
    most = 20 * how["asked again"]
    witnessed(how["used"], "orders that answer", f"{edition}, seeds 0 to 7", least=most + 1)


def test_an_answer_that_is_not_possible_any_more_is_asked_again() -> None:
    state = events_that_ask(RULES, 4, 1)[0]
    decision = RULES.upcoming(state)[0]
    gone = Order(decision.kind, EXACTLY, None, identity(decision), Choose("no_such_card"))
    general = Order(decision.kind, RULES.orderables[0].policies[0].key)
    assert ordered(RULES.orderables, [general, gone], decision) is None, "not by another order"
    other = Order(decision.kind, EXACTLY, None, {"card": "something_else"}, Choose("x"))
    assert not other.fits(decision)
