"""The player that commits to as little as it can."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

import pytest

from engine import registry
from engine.core import Amount, Decision, Pick, Resign, Rng, Subset, value
from engine.players import SafestPlayer, UniformPlayer


@value
class Bid:
    amount: int
    kind: Literal["bid"] = "bid"


@value
class Discard:
    cards: tuple[str, ...] = field(default=())
    kind: Literal["discard"] = "discard"


@value
class Pass:
    kind: Literal["pass_politics"] = "pass_politics"


@value
class Reply:
    yes: bool
    kind: Literal["reply"] = "reply"


def chosen(*menus: Any, seed: int = 1) -> Any:
    return SafestPlayer().choose(None, Decision(0, "test", menus), Rng(seed))


def test_it_declines_where_it_can() -> None:
    bids = Amount("bid", 1, 9, Bid, "amount")
    assert chosen(bids, Pick("pass", (Pass(),))) == Pass()
    assert chosen(Pick("reply", (Reply(True), Reply(False)))) == Reply(False)


def test_it_commits_to_the_smallest_choice_otherwise() -> None:
    assert chosen(Amount("bid", 3, 9, Bid, "amount")) == Bid(3)
    three = Subset("discard", tuple("abcde"), Discard, "cards", low=2, high=5)
    assert len(chosen(three).cards) == 2
    assert chosen(Subset("discard", tuple("abc"), Discard, "cards")) == Discard(())


def test_it_resigns_only_if_nothing_else_is_left() -> None:
    grave = Pick("resign", (Resign(),), confirm=True)
    assert chosen(grave, Amount("bid", 5, 9, Bid, "amount")) == Bid(5)
    assert chosen(grave) == Resign()
    assert chosen(grave, Pick("bid", ())) == Resign()


def test_equals_are_drawn() -> None:
    menu = Pick("bid", (Bid(2), Bid(2, kind="bid"), Bid(-2)))
    assert {chosen(menu, seed=n).amount for n in range(20)} == {2, -2}


@pytest.mark.parametrize("key", registry.keys())
def test_it_answers_every_question_of_a_game(key: str) -> None:
    """One seat is played by it, the others at random; the table never gets stuck on that seat."""
    rules = registry.rules(key)
    options = rules.options.model_validate(dict(rules.meta.quick))
    step = rules.setup(options, min(rules.meta.seats), 7)
    rng, safest, others = Rng(7), SafestPlayer(), UniformPlayer()
    answers = in_a_row = 0
    for _ in range(rules.meta.max_decisions):
        if not step.decisions or answers == 400:
            break
        decision = step.decisions[0]
        player = safest if decision.seat == 0 else others
        in_a_row = in_a_row + 1 if decision.seat == 0 else 0
        assert in_a_row < 100, f"{decision.kind} is asked again and again"
        answers += decision.seat == 0
        view = rules.view(step.state, decision.seat)
        step = rules.apply(step.state, decision.seat, player.choose(view, decision, rng))
    assert answers == 400 or not step.decisions
