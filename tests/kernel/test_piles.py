"""Who may look at which card, and what changes places when the hidden ones are dealt again."""

from __future__ import annotations

from collections import Counter
from dataclasses import field

from hypothesis import given
from hypothesis import strategies as st

from engine.core import Pile, Rng, SecretValue, record
from engine.core.redeal import hidden_values, parts, redeal
from engine.core.rng import Chance


@record
class Table:
    piles: list[Pile]
    rng: Chance = field(default_factory=lambda: Rng(7))
    nested: dict[str, tuple[Pile, ...]] = field(default_factory=dict)
    sealed: list[SecretValue] = field(default_factory=list)


def back(card: str) -> str:
    return card[0]


def test_everyone() -> None:
    pile = Pile(["a", "b"], sight="everyone")
    assert pile.seen_by(None) == pile.seen_by(0) == ("a", "b")


def test_nobody() -> None:
    pile = Pile(["a", "b"])
    assert pile.seen_by(None) == pile.seen_by(1) == (None, None)
    assert len(pile) == 2


def test_the_owner_only() -> None:
    pile = Pile(["a"], sight="owner", owner=1)
    assert pile.seen_by(1) == ("a",)
    assert pile.seen_by(0) == pile.seen_by(None) == (None,)


def test_a_pile_without_owner_is_nobodys() -> None:
    assert Pile(["a"], sight="owner").seen_by(None) == (None,)


def test_who_placed_a_card_knows_it() -> None:
    pile = Pile(["a", "b", "c"], placed_by=[0, 1, 0])
    assert pile.seen_by(0) == ("a", None, "c")
    assert pile.seen_by(1) == (None, "b", None)
    assert pile.seen_by(None) == (None, None, None)


def test_redeal_finds_every_pile_and_respects_backs_and_sight() -> None:
    hand = Pile(["a1", "a2"], sight="owner", owner=0)
    theirs = Pile(["a3", "b1"], sight="owner", owner=1)
    omens = Pile(["a4", "a5"], placed_by=[0, 1])
    state = Table(
        [hand, theirs, omens],
        nested={"x": (Pile(["a6", "b2", "b3"]), Pile(["a7"], sight="everyone"))},
    )
    seen: set[str] = set()
    for seed in range(60):
        other = redeal(state, 0, Rng(seed), back)
        assert other.piles[0] == hand
        assert other.piles[2].cards[0] == "a4"
        assert other.nested["x"][1].cards == ["a7"]
        assert [back(c) for c in other.piles[1].cards] == ["a", "b"]
        assert [back(c) for c in other.nested["x"][0].cards] == ["a", "b", "b"]
        assert Counter(c for p in parts(other, Pile) for c in p.cards) == Counter(
            c for p in parts(state, Pile) for c in p.cards
        )
        assert other.rng != state.rng
        seen.update(other.piles[1].cards, other.piles[2].cards[1:])
    assert seen == {"a3", "a5", "a6", "b1", "b2", "b3"}
    assert hand.cards == ["a1", "a2"]
    assert state.rng == Rng(7)


def test_a_spectator_knows_no_hand() -> None:
    state = Table([Pile(["a1"], sight="owner", owner=0), Pile(["a2"], sight="owner", owner=1)])
    deals = {redeal(state, None, Rng(s), back).piles[0].cards[0] for s in range(20)}
    assert deals == {"a1", "a2"}


def test_sealed_values_are_hidden_from_all_but_their_owner() -> None:
    state = Table([], sealed=[SecretValue(0, "x"), SecretValue(1, "y")])
    assert [s.value for s in hidden_values(state, 0)] == ["y"]
    assert [s.value for s in hidden_values(state, None)] == ["x", "y"]


cards = st.lists(st.sampled_from(["a1", "a2", "a3", "b1", "b2"]), max_size=6)
piles = st.builds(
    Pile,
    cards=cards,
    sight=st.sampled_from(["everyone", "owner", "nobody"]),
    owner=st.sampled_from([None, 0, 1]),
)


@given(st.lists(piles, max_size=5), st.sampled_from([None, 0, 1]), st.integers(0, 1 << 32))
def test_a_redealt_world_looks_the_same(found: list[Pile], viewer: int | None, seed: int) -> None:
    other = redeal(Table(found), viewer, Rng(seed), back)
    for before, after in zip(found, other.piles, strict=True):
        assert before.seen_by(viewer) == after.seen_by(viewer)
        assert [back(c) for c in before.cards] == [back(c) for c in after.cards]
