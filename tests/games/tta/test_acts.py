"""Each action stands in one place, and offers, near misses and reasons are made of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

import engine.games.tta
from engine.core import Decision, Pick, Reason, Turn, Verb, menus_of, value
from engine.games.tta import RULES, actions
from engine.games.tta.acts import menus, people
from engine.games.tta.acts.act import HANDLERS, TtaAct, register_action
from engine.games.tta.acts.means import Means
from engine.games.tta.frames import leaving, politics
from engine.games.tta.options import TtaOptions
from engine.games.tta.position import KINDS, codec_of
from engine.games.tta.state import State
from engine.selfplay import walk
from tests.games.tta.table import MakeTable
from tests.games.tta.test_reasons import everything
from tests.witnesses import witnessed

SOURCE = Path(engine.games.tta.__file__).parent
PHASES = {"actions": menus.ACTS, "politics": (*politics.ACTS, leaving.RESIGN)}
IN_CHOICES = {
    actions.Choose, actions.DiscardCards, actions.AnswerPact, actions.Defend, actions.Decline,
    actions.Bid, actions.DropOut, actions.Commit, actions.FillForce, actions.SendForce,
    actions.Assemble, actions.Reach, actions.KeepBonuses, actions.ChooseBonus,
    actions.Split, actions.StealTechnologies,
}  # fmt: skip
"""Answers to questions that come between: the frame that asks them is their home."""


def test_every_kind_of_action_has_one_home() -> None:
    assert set(HANDLERS) == set(KINDS) - IN_CHOICES
    said = [
        node.value.id
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name)
        if [getattr(target, "id", "") for target in node.targets] == ["says"]
    ]
    assert sorted(said) == sorted(kind.__name__ for kind in HANDLERS)
    with pytest.raises(ValueError, match="Populate is registered twice"):
        register_action(type(HANDLERS[actions.Populate])())


def test_every_action_is_on_the_list_of_its_phase() -> None:
    listed = [*menus.ACTS, menus.END, *PHASES["politics"], politics.PASS]
    assert {act.says for act in listed} == set(HANDLERS)
    assert len(listed) == len(set(listed))
    for phase, acts in PHASES.items():
        assert {act.phase for act in acts} <= {phase, ""}


def questions(players: int, seed: int) -> Iterator[tuple[State, Decision]]:
    """The main questions of a random game, with the state they are asked in."""
    for ply in walk(RULES, TtaOptions(), players, seed):
        (open_,) = ply.decisions[:1]
        if open_.kind in PHASES and not open_.facts.get("owed"):
            yield ply.state, open_


@pytest.mark.rule("NS-5.1", "NS-4.10")
@pytest.mark.parametrize(("players", "seed"), [(2, 21), (3, 22), (4, 23)])
def test_offers_are_the_wishes_without_an_obstacle(players: int, seed: int) -> None:
    """Looked at one by one: no menu stops looking too early, no wish is a misfit."""
    seen = dict.fromkeys(HANDLERS, 0)
    for s, open_ in questions(players, seed):
        m = Means(s, open_.seat)
        wanted = []
        for act in PHASES[open_.kind]:
            if not (act.first_turn or m.civ.turns):
                continue
            for verb in act.verbs:
                wishes = list(act.candidates(m, verb.name))
                assert len(set(wishes)) == len(wishes)
                if act.phase:
                    assert not [wish for wish in wishes if act.not_candidate(m, wish)]
                    possible = [wish for wish in wishes if not act.why(m, wish)]
                    assert possible == [w for w in wishes if not act.obstacle(m, w)]
                    wanted += possible
                    seen[act.says] += bool(possible)
        beside = (actions.UseAbility, actions.EndTurn, actions.PassPolitics)
        offered = [a for a in open_.every() if not isinstance(a, beside)]
        assert sorted(offered, key=repr) == sorted(wanted, key=repr)
    witnessed(
        sum(n > 0 for n in seen.values()),
        "kinds of actions that are possible",
        f"{players} players, seed {seed}",
        least=14,
    )


@pytest.mark.sliced(10)
@pytest.mark.parametrize(("players", "seed"), [(2, 24), (4, 25)])
def test_what_is_no_wish_is_refused(players: int, seed: int) -> None:
    """Of all that could ever be said only wishes are possible."""
    said = 0
    for s, open_ in list(questions(players, seed))[::7]:
        m = Means(s, open_.seat)
        wishes = {
            wish
            for act in PHASES[open_.kind]
            for verb in act.verbs
            if act.first_turn or m.civ.turns
            for wish in act.candidates(m, verb.name)
        }
        for action in everything(s, open_.seat):
            if HANDLERS[type(action)].phase == open_.kind and action not in wishes:
                said += open_.refusal(action).code != "not_offered"
                closes = isinstance(action, (actions.EndTurn, actions.PassPolitics))
                assert open_.accepts(action) == closes
    witnessed(said, "actions that are no wish", f"{players} players, seed {seed}", least=101)


@pytest.mark.parametrize(("players", "seed"), [(2, 26), (3, 27)])
def test_common_obstacles_stand_in_the_way_of_all(players: int, seed: int) -> None:
    met: set[str] = set()
    for s, open_ in questions(players, seed):
        m = Means(s, open_.seat)
        for act in PHASES[open_.kind]:
            for verb in act.verbs:
                codes = [
                    getattr(act.obstacle(m, w), "code", "") for w in act.candidates(m, verb.name)
                ]
                if act.common & set(codes):
                    met |= act.common & set(codes)
                    assert "" not in codes, (act.says, codes)
    witnessed(
        met,
        "obstacles of all wishes of a menu",
        f"{players} players, seed {seed}",
        every={"civil_actions", "military_actions", "no_unused_worker", "tactic_done"},
    )


def test_a_new_action_says_all_of_it_in_one_class(
    table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An action that no other file knows is offered, refused with its reason, and done."""

    @value
    class Pray:
        kind: Literal["pray"] = "pray"

    class PrayForRain(TtaAct[Means, Pray]):
        says = Pray
        verbs = (Verb("pray"),)
        sought = 8

        def candidates(self, m: Means, verb: str) -> tuple[Pray, ...]:
            return (Pray(),)

        def obstacle(self, m: Means, action: Pray) -> Reason | None:
            return m.no_civil() or (Reason("no_priest") if not m.civ.workers["religion"] else None)

        def do(self, t: Turn[State], seat: int, action: Pray) -> None:
            t.state.players[seat].ca -= 1
            t.state.players[seat].culture += 1

    act = PrayForRain()
    monkeypatch.setitem(HANDLERS, Pray, act)
    monkeypatch.setattr(people, "ACTS", (*people.ACTS, act))
    monkeypatch.setattr(menus, "ACTS", menus.acts_of(menus.FAMILIES))
    monkeypatch.setattr(menus, "MENUS", menus_of(menus.ACTS))
    assert codec_of([*KINDS, Pray]).validate_json('{"kind": "pray"}') == Pray()
    t = table(2)
    assert t.refused(0, Pray()).code == "no_priest"
    menu = t.decision.menus[-1]
    assert isinstance(menu, Pick)
    assert [r.code for a, r in menu.refused if a == Pray()] == ["no_priest"]
    t.seat(0, workers={"religion": 1})
    before = t.civ(0).ca
    t.act(0, Pray())
    assert (t.civ(0).culture, t.civ(0).ca) == (1, before - 1)
