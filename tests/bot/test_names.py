"""What those who have no name of their own at a table are called on the screen."""

from __future__ import annotations

import pytest

from bot.features.playing.cog import _taking_back
from bot.widgets.names import called
from bot.widgets.words import Speech, who
from render.lang.language import ENGLISH
from tables.model import placeholder_names
from tables.model.table import Seat, Table
from tests.render.lang.pseudo import PSEUDO

STORED = ("Computer", "Computer 2", "Former player", "Former player 11")


@pytest.mark.parametrize("name", STORED)
def test_stored_names_are_told_in_the_language_of_the_reader(name: str) -> None:
    assert called(name, ENGLISH) == name, "as ever"
    told = called(name, PSEUDO)
    assert told != name
    assert told.endswith("»") or any(c.isdigit() for c in told)


@pytest.mark.parametrize("name", ["Ann", "Computer 1", "Computer 02", "my Computer", "Computers"])
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert called(name, PSEUDO) == name


def test_a_table_of_long_ago_is_told_in_any_language() -> None:
    seats = (Seat(0, 11, "Ann"), Seat(1, None, "Computer", True), Seat(2, None, "Former player"))
    game, zero = "tta-new-story", 0.0
    table = Table(7, game, {}, 1, 5, 1, "running", seats, 9, 9, 9, None, None, 9, (), zero, zero)
    english, other = Speech(table), Speech(table, PSEUDO)
    assert english.plain.names == ("Ann", "Computer", "Former player")
    assert other.plain.names[0] == "Ann"
    assert {*other.plain.names}.isdisjoint({"Computer", "Former player"})
    assert [who(table, seat, ENGLISH) for seat in seats] == ["<@11>", "Computer", "Former player"]


def test_the_first_free_name_is_taken() -> None:
    assert placeholder_names.free(placeholder_names.COMPUTER, ()) == "Computer"
    taken = ["Computer", "Computer 3"]
    assert placeholder_names.free(placeholder_names.COMPUTER, taken) == "Computer 2"
    assert (
        placeholder_names.free(placeholder_names.COMPUTER, [*taken, "Computer 2"]) == "Computer 4"
    )


@pytest.mark.parametrize(
    ("said", "whole"),
    [("Undo", False), ("back", False), ("restart", True), ("Restart  turn!", True), ("end", None)],
)
def test_what_takes_back_is_understood_in_every_language(said: str, whole: bool | None) -> None:
    assert _taking_back(said, ENGLISH) == whole
    assert _taking_back(said, PSEUDO) == whole
