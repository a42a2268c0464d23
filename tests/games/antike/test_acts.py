"""Each action of the own turn stands in one place; menus and near misses are made of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import engine.games.antike
from engine.core import Pick, Resign, clone, menus_of, possible
from engine.games.antike import actions
from engine.games.antike.components import CARDS
from engine.games.antike.frames.duellum import Movement
from engine.games.antike.frames.own import OwnStep
from engine.games.antike.parts import Purse, Units
from engine.games.antike.position import AnyFrame
from engine.games.antike.rules import RULES
from engine.games.antike.state import Antike
from engine.selfplay import walk

SOURCE = Path(engine.games.antike.__file__).parent
FRAMES = get_args(get_args(AnyFrame)[0])
STEPS: list[Any] = [frame for frame in FRAMES if issubclass(frame, OwnStep)]
HOMES = {says: act for step in STEPS for says, act in step.homes.items()}
ASIDE = {actions.OfferDraw, actions.AcceptDraw, actions.DeclineDraw, Resign}
"""Said at any moment: `AntikeRules` itself is their home."""


def test_every_kind_of_action_has_one_home() -> None:
    for step in STEPS:
        for says, act in step.homes.items():
            assert act is HOMES[says], f"{says.__name__} has another home in {step.__name__}"
    others = [frame for frame in FRAMES if frame not in STEPS and "answer" in vars(frame)]
    asked = [get_type_hints(frame.answer)["action"] for frame in others]
    homes = [*HOMES, *asked, *ASIDE]
    assert sorted(kind.__name__ for kind in homes) == sorted(
        kind.__name__ for kind in get_args(get_args(actions.AnyAction)[0])
    )
    said = [
        node.value.id
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name)
        if [getattr(target, "id", "") for target in node.targets] == ["says"]
    ]
    assert sorted(said) == sorted(kind.__name__ for kind in HOMES)


def test_asides_are_answered_at_any_moment() -> None:
    step = RULES.setup(RULES.options.model_validate({"draws": True}), 2, 1)
    said = {type(a) for menu in RULES.anytime_actions(step.state, 0) for a in menu.every()}
    offer = RULES.apply(step.state, 0, actions.OfferDraw())
    said |= {type(a) for menu in RULES.anytime_actions(offer.state, 1) for a in menu.every()}
    assert said == ASIDE


def moments(seed: int) -> Iterator[tuple[Antike, OwnStep]]:
    """Every step of the own turn at many positions of a random game, with full and with empty
    hands and purses, with legions before cities and in the way."""
    purses = [Purse(), Purse(2, 1, 3, 2), Purse(coin=9), Purse(9, 9, 9, 9), Purse(6, 0, 0, 8)]
    game = RULES.options.model_validate({"variant": seed % 2 == 0})
    for ply in islice(walk(RULES, game, 2, seed), 5, 350, 11):
        state = clone(ply.step.state)
        state.active.purse = purses[ply.number % len(purses)]
        if ply.number % 2:
            state.active.hand.cards = list(CARDS)
            state.active.know_how = ["commercium", "strata"]
            state.opponent.units = {r: Units(legion=1) for r in list(state.board.regions)[::4]}
            state.active.walls = state.bank.temples = ply.number % 3
            for legions, city in enumerate(state.cities_of(1 - state.mover), ply.number % 5):
                state.active.units[city] = Units(legion=legions + 1)
        for step in STEPS:
            yield state, step(clone(state.active.units)) if step is Movement else step()


@pytest.mark.sliced(5)
@pytest.mark.rule("AD-9.2", "AD-10.1")
def test_offers_are_the_wishes_without_an_obstacle() -> None:
    """Looked at one by one, in the order of the acts; the others are near misses where they belong
    to the first menu of an act, for its other menus say the same again."""
    offered_kinds, missed_kinds = set(), set()
    for state, step in [moment for seed in (3, 4) for moment in moments(seed)]:
        m = step.moment(state)
        wanted, missed = [], []
        for act in step.homes.values():
            for verb in act.verbs:
                wishes = list(act.candidates(m, verb.name))
                assert len(set(wishes)) == len(wishes)
                wanted += [wish for wish in wishes if not act.why(m, wish)]
                if verb is act.verbs[0]:
                    missed += [(wish, why) for wish in wishes if (why := act.why(m, wish))]
        asked = step.ask(state)
        if not asked:
            end = [type(action) for action in wanted] == [actions.Done]
            assert end or not step.useful(state)
            continue
        offered = list(asked[0].every())
        assert set(offered) == set(wanted)
        assert len(offered) == len(wanted)
        told = [miss for menu in asked[0].menus if isinstance(menu, Pick) for miss in menu.refused]
        assert dict(told) == dict(missed)
        assert len(told) == len(missed)
        offered_kinds |= set(map(type, wanted))
        missed_kinds |= {type(action) for action, _ in missed}
    never = {kind.__name__ for kind in set(HOMES) - offered_kinds}
    assert not never, f"no position of these games offers {never}: play other seeds"
    assert missed_kinds == {act.says for step in STEPS for act in step.acts} - {actions.EndTurn}


@pytest.mark.sliced(5)
@pytest.mark.rule("AD-10.1", "AD-7.3")
def test_no_wish_is_paid_with_more_than_there_is() -> None:
    """What is offered can be done: nobody owes anything afterwards."""
    done = set()
    for state, step in moments(6):
        for act in step.acts:
            for menu in menus_of([act]):
                for action in possible(step.moment(state), menu)[:3]:
                    if isinstance(action, (actions.Conquer, actions.MoveMarker, actions.EndTurn)):
                        continue
                    after = clone(state)
                    after.agenda.append(clone(step))
                    after = RULES.apply(after, state.mover, action).state
                    purse = after.players[state.mover].purse
                    assert min(purse.marble, purse.iron, purse.gold, purse.coin) >= 0
                    done.add(type(action))
    assert len(done) == 7, sorted(kind.__name__ for kind in done)
