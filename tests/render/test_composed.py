"""Texts that are put together from parts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine import registry
from engine.core import Reason, Resign
from render.registry import presentation
from render.text.base import Texts
from render.text.composed import LIMITS, SAID, Composed


class Labels:
    def action(self, view: Any, action: Any) -> str:
        return "a word " * 50

    def picture(self, picture: str) -> str:
        return f"the {picture}"


class More:
    def reason(self, reason: Reason) -> str | None:
        return "because" if reason.code == "mine" else None

    def picture(self, picture: str) -> str | None:
        return "a phone" if picture == "phone" else None

    def explain(self, view: Any) -> dict[str, str]:
        return {"heading": "x" * 5000}

    def helps(self) -> None:
        """Nobody asks for it."""


class Own(Composed[Any]):
    def parts(self) -> Iterable[object]:
        return Labels(), More()


TEXT = Own(("Ann",))


def test_a_part_says_what_it_has_a_method_for() -> None:
    assert TEXT.action(None, Resign()).startswith("a word a word")
    assert TEXT.reason(Reason("mine")) == "because"
    assert not hasattr(TEXT, "helps")


def test_what_no_part_says_is_the_default() -> None:
    assert TEXT.reason(Reason("game_over")) == Texts(("Ann",)).reason(Reason("game_over"))
    assert TEXT.headline(None) == ""


def test_where_a_part_says_nothing_one_before_it_does() -> None:
    assert TEXT.picture("phone") == "a phone"
    assert TEXT.picture("board") == "the board"


def test_what_is_too_long_is_cut() -> None:
    assert len(TEXT.action(None, Resign())) <= LIMITS["action"] == 80
    assert len(TEXT.explain(None)["heading"]) == LIMITS["explain"] == 3000


def test_every_limit_is_one_of_something_said() -> None:
    assert set(LIMITS) <= set(SAID)
    assert {"action", "event", "hints", "outcome", "sources"} <= set(SAID)


def test_a_part_that_is_called_otherwise_is_named() -> None:
    class Wrong:
        def alt(self, view: Any) -> str:
            return "a picture"

    class WrongTexts(Composed[Any]):
        def parts(self) -> Iterable[object]:
            return (Wrong(),)

    with pytest.raises(TypeError, match=r"Wrong\.alt has the parameters"):
        WrongTexts(("Ann",))


def test_what_a_game_says_itself_is_known() -> None:
    assert TEXT.says("action")
    assert not TEXT.says("hand")
    assert not Texts(("Ann",)).says("action")


@pytest.mark.parametrize("key", [*registry.GAMES])
def test_a_game_whose_players_hold_something_says_so(key: str) -> None:
    """Boards have a button for the hand then, and new cards come by direct message."""
    rules, texts = registry.rules(key), presentation(key).texts(("Ann", "Bob", "Cy"))
    state = rules.setup(rules.options.stored({}), rules.meta.seats[0], 5).state
    assert texts.says("hand") == (texts.hand(rules.view(state, 0)) is not None)
