"""Which answers are tried: of long menus a few, and never the grave ones."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.core import Amount, Decision, Pick, Resign, Share, Shares, Subset, value
from engine.core.rng import seeded
from engine.thinking.answers import BIDS, DRAWN, LISTED, answers


@value
class Said:
    what: int | tuple[str, ...] | Shares
    kind: str = "said"


def said(*menus: Amount | Pick | Share | Subset, reach: float = 1.0) -> list[object]:
    found = answers(Decision(0, "ask", menus), seeded(1), reach=reach)
    return [action.what if isinstance(action, Said) else action.kind for action in found]


def numbers(count: int) -> tuple[Said, ...]:
    return tuple(Said(n) for n in range(count))


def test_short_lists_are_tried_whole() -> None:
    assert said(Pick("a", numbers(5)), Pick("b", numbers(3))) == [0, 1, 2, 3, 4]


def test_of_long_lists_some_from_all_over() -> None:
    found = said(Pick("a", numbers(1000)))
    assert len(found) <= LISTED + 1
    assert {0, 999} <= set(found)
    assert any(400 < n < 600 for n in found if isinstance(n, int))


def test_bids_are_tried_from_below_and_at_the_end() -> None:
    found = said(Amount("bid", 3, 40, Said, "what", light=20))
    assert found == [3, 4, 5, 6, 7, 20, 40]
    assert len(found) == BIDS + 1


def test_who_is_careful_bids_up_to_half() -> None:
    assert said(Amount("bid", 0, 40, Said, "what", light=30), reach=0.5) == [0, 1, 2, 3, 4, 20]


def test_who_is_careful_leaves_an_auction_that_goes_beyond_half() -> None:
    rising = Amount("bid", 15, 20, Said, "what", light=16)
    assert said(rising, Pick("pass", (Said(0),)), reach=0.5) == [0]
    assert said(Amount("bid", 9, 20, Said, "what"), reach=0.5) == [9, 10]


def test_large_choices_are_drawn() -> None:
    found = said(Subset("some", tuple(f"card-{n}" for n in range(30)), Said, "what", high=30))
    assert 1 < len(found) <= DRAWN


def test_the_presets_of_large_shares_are_tried() -> None:
    parts: Mapping[str, tuple[int, int]] = {f"part-{n}": (0, 9) for n in range(5)}
    preset = {"part-1": 4, "part-3": 2}
    found = said(Share("pay", parts, Said, "what", presets=(preset,)))
    assert found[0] == (("part-1", 4), ("part-3", 2))
    assert len(found) <= DRAWN + 1


def test_a_choice_that_cannot_be_made_is_no_answer() -> None:
    never = Subset("some", tuple("abcdefghijkl"), Said, "what", lambda chosen: False, high=2)
    assert said(never, Pick("pass", (Said(1),))) == [1]


@pytest.mark.parametrize("others", [0, 1])
def test_what_is_grave_is_done_only_where_nothing_else_is_left(others: int) -> None:
    resign = Pick("resign", (Resign(),), confirm=True)
    wanted: list[object] = [0] if others else ["resign"]
    assert said(resign, Pick("a", numbers(others))) == wanted
