"""Cards speak by edition: a class belongs to one, or to all that have such a card."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

import engine.games.tta
from engine.core import Turn
from engine.core.save import dump, load
from engine.games.tta import RULES, TtaRules, turn
from engine.games.tta.actions import Choose, EndTurn
from engine.games.tta.cards import base
from engine.games.tta.cards.base import CardRules, Code, card, code_of
from engine.games.tta.change import choices, economy
from engine.games.tta.code.all import missing
from engine.games.tta.editions import EDITIONS, rules_for, rules_of
from engine.games.tta.editions import ruleset as forms
from engine.games.tta.options import TtaOptions
from engine.games.tta.state import State
from tests.games.tta.table import MakeTable


@pytest.fixture
def registry(monkeypatch: pytest.MonkeyPatch) -> tuple[Code, Code]:
    """An empty registry with two editions that know each other's cards."""
    monkeypatch.setattr(base, "_OF_ALL", {})
    monkeypatch.setattr(base, "_OF_EDITION", {})
    return code_of("old"), code_of("new")


def test_every_card_that_needs_a_class_has_one() -> None:
    assert missing() == []


def test_a_class_of_one_edition_is_silent_in_another(registry: tuple[Code, Code]) -> None:
    old, new = registry

    @card("homer", edition="old")
    class Blind(CardRules):
        pass

    @card("homer", edition="new")
    class Poet(CardRules):
        pass

    assert (type(old["homer"]), type(new["homer"])) == (Blind, Poet)
    assert old["homer"].card == "homer"


def test_a_class_of_all_editions_speaks_in_later_ones_too(registry: tuple[Code, Code]) -> None:
    @card("moses", "aristotle")
    class Wise(CardRules):
        pass

    assert all(set(code) == {"moses", "aristotle"} for code in (*registry, code_of("third")))


def test_two_classes_of_a_card_in_one_edition_are_a_mistake(registry: tuple[Code, Code]) -> None:
    card("moses", edition="old")(CardRules)
    card("moses", edition="new")(CardRules)
    for edition in ("old", None):
        with pytest.raises(ValueError, match="moses has two classes"):
            card("moses", edition=edition)(CardRules)


def test_a_class_without_a_card_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS["new_story"].code, "nobody", CardRules())
    assert missing() == ["no_card:nobody"]
    monkeypatch.delitem(EDITIONS["new_story"].code, "moses")
    assert missing() == ["no_class:new_story:moses", "no_card:nobody"]


QUESTIONS = frozenset({"terrorism", "infiltrate", "annex"})
"""A question that one card asks may have the name of the card."""
NAMED = {
    "bot/playground/pages.py": {"navigation"},  # the other meaning of the word
    "engine/games/tta/state.py": {"homer"},  # the name under which a field was first saved
    "tables/model/chance.py": {"computers"},  # those that play
    "render/text/tta/choices.py": {  # abilities that have labels of their own
        "christopher_columbus",
        "frederick_barbarossa",
        "j_s_bach",
        "winston_churchill",
    },
    "render/text/tta/orders.py": {  # orders are called by the only card that asks for them
        "border_conflict",
        "development_of_civilization",
        "development_of_markets",
        "foray",
        "independence_declaration",
        "international_agreement",
        "raiders",
        "ravages_of_time",
        "war_over_technology",
    },
    "render/text/tta/questions.py": {"international_agreement"},  # why politics is owed
}


@pytest.mark.sliced(10)
def test_rules_name_no_card() -> None:
    """What a single card does stands in `code/`, which cards there are in `cards.model` and in the
    data. Words may name a card, but know nothing of what it does."""
    cards = set(EDITIONS["new_story"].cards) - QUESTIONS
    root = Path(engine.games.tta.__file__).parents[3]
    found: dict[str, set[str]] = {}
    for folder in ("engine/games/tta", "render/text/tta", "bot", "tables"):
        for path in sorted((root / folder).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            constants = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
            named = {value for value in constants if isinstance(value, str)}
            if path.parent.name != "code" and not named.isdisjoint(cards):
                found[path.relative_to(root).as_posix()] = named & cards
    assert found == NAMED


@pytest.fixture
def other_edition(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """The same edition with other steps."""

    def use(**steps: Any) -> None:
        changed = replace(EDITIONS["new_story"], **steps)
        monkeypatch.setitem(EDITIONS, "new_story", changed)

    known = set(EDITIONS)
    yield use
    for made in set(EDITIONS) - known:
        del EDITIONS[made]


def test_every_step_that_a_ruleset_may_name_is_known() -> None:
    named = {*get_args(forms.TurnStep), *get_args(forms.EndStep), *get_args(forms.RoundStep)}
    assert named == set(turn.STEPS)
    assert set(get_args(forms.FinalStep)) == set(turn.FINAL)
    for name, step in turn.STEPS.items():
        assert step(0).kind == name
    for name, last in turn.FINAL.items():
        assert last().kind == name


def test_a_turn_has_the_steps_of_its_edition(
    table: MakeTable, other_edition: Callable[..., None]
) -> None:
    t = table(2)
    other_edition(turn=("action_phase",), turn_end=("reset_actions",))
    before = (t.civ(0).science, len(t.civ(0).military))
    t.act(0, EndTurn())
    assert (t.civ(0).science, len(t.civ(0).military)) == before, "no production, nothing drawn"
    assert (t.decision.seat, t.decision.kind) == (1, "actions"), "no politics phase"


def test_a_round_begins_as_its_edition_says(
    table: MakeTable, other_edition: Callable[..., None]
) -> None:
    t = table(2)
    other_edition(round_start=("draw_military",), turn_end=("reset_actions",))
    t.act(0, EndTurn())
    assert not t.heard("drew"), "not between the turns of a round"
    t.phase("actions", 1)
    t.act(1, EndTurn())
    assert [(e.seat, e.count) for e in t.heard("drew")] == [(0, 2)]


def test_the_game_ends_as_its_edition_says(
    table: MakeTable, other_edition: Callable[..., None]
) -> None:
    t = table(2, age=4)
    t.s.current_events.cards, t.s.current_events.placed_by = ["impact_of_government"], [-1]
    other_edition(game_end=("ranking",))
    t.phase("actions", 1)
    t.act(1, EndTurn())
    assert t.s.cause == "last_round"
    assert not t.heard("event_revealed"), "the last events are left out"


def test_one_package_has_several_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each with its name, its cards and the questions that can be answered beforehand."""
    small = replace(
        EDITIONS["new_story"],
        key="small",
        turn_end=("reset_actions", "turn_end"),
    )
    monkeypatch.setitem(EDITIONS, "small", small)
    other = TtaRules("small", replace(RULES.meta, key="tta-small", seats=(2,)))
    assert (RULES.meta.key, other.meta.key) == ("tta-new-story", "tta-small")
    with pytest.raises(ValueError, match="not for 3 players"):
        other.setup(TtaOptions(), 3, 1)
    first, second = RULES.setup(TtaOptions(), 2, 1), other.setup(TtaOptions(), 2, 1)
    assert (first.state.edition, second.state.edition) == ("new_story", "small")
    ends = [rules.apply(step.state, step.decisions[0].seat, EndTurn())
            for rules, step in ((RULES, first), (other, second))]  # fmt: skip
    produced = [[n.event.kind for n in end.news].count("produced") for end in ends]
    assert produced == [1, 0]
    assert {o.kind for o in other.orderables} == {o.kind for o in RULES.orderables}


@pytest.fixture
def variants(other_edition: Callable[..., None]) -> None:
    """The same edition with two variants of it."""
    other_edition(
        variants={
            "short": lambda rules: replace(rules, last_age=1),
            "generous": lambda rules: replace(rules, leader_refund=rules.last_age),
        }
    )


def test_a_table_plays_the_variants_it_chose(
    variants: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TtaOptions, "changes", lambda options: ("short", "generous"))
    begun = RULES.setup(TtaOptions(), 2, 1).state
    assert begun.edition == "new_story/short+generous"
    rules = rules_of(begun)
    assert (rules.last_age, rules.leader_refund) == (1, 1), "one after the other"
    assert rules is rules_of(begun), "made once"
    view = RULES.view(begun, None)
    assert (view.edition, view.printed) == (rules.key, "new_story")


def test_a_save_needs_no_more_than_the_key_of_its_variant(
    variants: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TtaOptions, "changes", lambda options: ("short",))
    blob = dump(RULES, RULES.setup(TtaOptions(), 2, 1).state)
    EDITIONS.pop("new_story/short")
    assert rules_of(load(RULES, blob)).last_age == 1


def test_without_variants_an_edition_has_its_own_name() -> None:
    assert RULES.setup(TtaOptions(), 2, 1).state.edition == "new_story"
    assert rules_for("new_story") is EDITIONS["new_story"]


@pytest.mark.parametrize("key", ["nowhere", "new_story/", "new_story/nothing", "nowhere/short"])
def test_there_is_no_ruleset_for_an_unknown_key(key: str) -> None:
    with pytest.raises(KeyError):
        EDITIONS[key]


def test_a_step_of_the_production_may_ask(
    table: MakeTable, other_edition: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next step waits for the answer, and what came of all steps is told in the end."""

    def toll(t: Turn[State], seat: int, found: dict[str, int]) -> None:
        t.todo(choices.PickGood(seat, {"food": 1, "resources": 1}, "toll"))

    monkeypatch.setitem(economy._STEPS, "toll", toll)
    other_edition(production=("points", "toll", "food", "resources"))
    t = table(2)
    t.act(0, EndTurn())
    assert t.decision.kind == "pick_good"
    science = t.civ(0).science
    assert (t.food(0), t.resources(0), t.heard("produced")) == (0, 0, [])
    t.s = RULES.state_codec.validate_json(RULES.state_codec.dump_json(t.s))
    t.act(0, Choose("food"))
    [told] = t.heard("produced")
    assert (told.science, told.food, told.resources) == (science, 2, 2)
    assert (t.food(0), t.resources(0)) == (3, 2)
