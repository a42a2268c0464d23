"""Clones share what cannot change and nothing else."""

from __future__ import annotations

import copy
from dataclasses import field
from enum import Enum
from typing import Any, Literal, NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Rng, clone, record, value
from engine.selfplay import walk
from tests.kernel.toy import RULES

CardId = NewType("CardId", str)


class Colour(Enum):
    RED = "red"


@value
class Card:
    name: str
    effects: tuple[str, ...] = ()


@value
class Pretender:
    cards: list[str] = field(default_factory=list)


@record
class Bag:
    cards: list[CardId] = field(default_factory=list)


@record
class Everything:
    number: int = 1
    maybe: str | None = None
    word: Literal["a", "b"] = "a"
    colour: Colour = Colour.RED
    card: Card = Card("x", ("y",))
    ids: tuple[int, ...] = (1, 2)
    bags: tuple[Bag, ...] = field(default_factory=lambda: (Bag(),))
    names: list[str] = field(default_factory=lambda: ["n"])
    grid: list[list[int]] = field(default_factory=lambda: [[1], [2]])
    counts: dict[str, int] = field(default_factory=lambda: {"a": 1})
    by_seat: dict[int, Bag] = field(default_factory=lambda: {0: Bag([CardId("c")])})
    pairs: dict[str, list[int]] = field(default_factory=lambda: {"p": [1]})
    nested: dict[str, list[dict[str, list[int]]]] = field(
        default_factory=lambda: {"n": [{"a": [1]}, {"b": [2]}]}
    )
    union: Bag | list[int] | None = field(default_factory=Bag)
    marks: set[str] = field(default_factory=lambda: {"m"})
    loose: Any = field(default_factory=lambda: [{"deep": [Bag()]}])


@record
class Holder:
    pretender: Pretender | None = None
    thing: Any = None


def spoil(x: Any) -> None:
    """Change every mutable thing that can be reached."""
    if isinstance(x, (list, tuple)):
        for v in x:
            spoil(v)
        if isinstance(x, list):
            x.append("spoilt")
    elif isinstance(x, dict):
        for v in x.values():
            spoil(v)
        x["spoilt"] = 1
    elif isinstance(x, set):
        x.add("spoilt")
    elif isinstance(x, (Everything, Bag)):
        for name in type(x).__dataclass_fields__:
            spoil(getattr(x, name))


def test_a_clone_is_equal_and_independent() -> None:
    original = Everything()
    other = clone(original)
    assert other == original
    assert type(other.by_seat[0]) is Bag
    spoil(other)
    assert original == Everything()
    assert other != original


def test_immutable_parts_are_shared() -> None:
    original = Everything(card=Card("z"), ids=(7, 8))
    other = clone(original)
    assert other.card is original.card
    assert other.ids is original.ids


def test_a_tuple_of_records_is_copied() -> None:
    original = Everything()
    assert clone(original).bags[0] is not original.bags[0]


def test_plain_lists_and_dicts_can_be_cloned() -> None:
    original = {"a": [Bag([CardId("c")])], "b": (1, [2])}
    other = clone(original)
    assert other == original
    other["a"][0].cards.clear()  # type: ignore[union-attr]
    assert original["a"] == [Bag([CardId("c")])]


def test_a_value_that_holds_a_list_is_refused() -> None:
    with pytest.raises(TypeError, match="Pretender is a value, so cards must not be mutable"):
        clone(Holder(thing=Pretender()))
    with pytest.raises(TypeError, match="Pretender"):
        clone(Holder(pretender=Pretender()))


@pytest.mark.parametrize("thing", [object(), bytearray(b"x"), lambda: None])
def test_what_is_no_record_is_refused_by_name(thing: object) -> None:
    with pytest.raises(TypeError, match=f"{type(thing).__name__} cannot be part of a game state"):
        clone([thing])


leaves = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=3))
trees = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.text(max_size=2), inner, max_size=3),
        st.tuples(inner, inner),
        inner.map(lambda x: Everything(loose=x)),
    ),
    max_leaves=12,
)


@pytest.mark.sliced
@given(trees)
def test_clone_agrees_with_deepcopy(tree: Any) -> None:
    kept = copy.deepcopy(tree)
    other = clone(tree)
    assert other == tree == kept
    spoil(other)
    assert tree == kept


def test_states_of_a_whole_game_clone() -> None:
    options = RULES.options.model_validate({"turns": 8})
    for ply in walk(RULES, options, 3, seed=2):
        other = clone(ply.step.state)
        assert other == ply.step.state
        assert other.players[0] is not ply.step.state.players[0]
        assert other.rng is not ply.step.state.rng
        assert isinstance(other.rng, Rng)
