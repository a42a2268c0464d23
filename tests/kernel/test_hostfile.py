"""Files of a host: where in them something is wrong; options that hang on each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

import pytest

from engine.core import Options, WrongFile
from engine.core.hostfile import LONGEST, line_of, read_toml

WRITTEN = """\
title = "Mine"
other = 1

[[parts]]
id = "a"
cost = { wood = 1 }

[[things]]
id = "a"

[[ parts ]]
"id" = 'b'
"""


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("parts.0", 4),
        ("parts.0.cost.wood", 6),
        ("parts.0.missing", 4),
        ("parts.1.id", 12),
        ("parts.a", 5),
        ("parts.b", 12),
        ("parts.c", 0),
        ("parts.7.id", 0),
        ("things.0.id", 9),
        ("parts", 4),
        ("other", 2),
        ("nothing", 0),
        ("", 0),
    ],
)
def test_the_line_of_an_entry(where: str, line: int) -> None:
    assert line_of(WRITTEN, where) == line


@pytest.mark.parametrize(
    ("written", "fault", "line"),
    [
        ("a = 1\nb = ", "not_toml", 2),
        ("a = 1\n\n[b", "not_toml", 3),
        ("a = " + "[" * (LONGEST // 2), "not_toml", 0),
        ("#" * (LONGEST + 1), "too_long", 0),
    ],
)
def test_what_is_no_toml_says_in_which_line(written: str, fault: str, line: int) -> None:
    with pytest.raises(WrongFile) as caught:
        read_toml(written)
    [problem] = caught.value.problems
    assert (problem.where, problem.fault) == ("", fault)
    assert problem.line == line


class Meal(Options):
    only_beside: ClassVar[Mapping[str, tuple[str, str]]] = {"sauce": ("dish", "pasta")}

    dish: Literal["soup", "pasta"] = "soup"
    sauce: Literal["none", "pesto"] = "none"


def test_an_option_may_count_only_beside_a_value_of_another() -> None:
    assert Meal(sauce="pesto").conflict() == ("sauce", "dish")
    assert Meal(dish="pasta", sauce="pesto").conflict() is None
    assert Meal().conflict() is None
    assert not Meal().counts("sauce")
    assert Meal().counts("dish")
    assert Meal(dish="pasta").counts("sauce")
    assert Meal().unfit(3) is None
