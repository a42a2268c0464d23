"""`make quick` finds the tests of what was changed."""

from __future__ import annotations

import pytest

from tools.changed_tests import ROOT, belonging, mirrored
from tools.run_tests import near

HOUSE = {"tests/test_layers.py", "tests/test_circles.py", "tests/test_public_names.py"}


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("engine/games/belfort/worth.py", {"tests/games/belfort", *HOUSE}),
        (
            "engine/games/tta/actions.py",
            {"tests/games/tta", "tests/games/tta_first_edition", *HOUSE},
        ),
        ("engine/games/belfort/data/cards.toml", {"tests/games/belfort"}),
        ("engine/core/agenda.py", {"tests/kernel", *HOUSE}),
        ("render/lang/en/refusals.ftl", {"tests/render/lang"}),
        ("migrations/0020_nodes.sql", {"tests/test_migrations.py", "tests/tables/test_schemas.py"}),
        ("tests/kernel/test_clone.py", {"tests/kernel/test_clone.py"}),
        ("tests/games/belfort/__init__.py", {"tests/games/belfort"}),
        ("README.md", set()),
    ],
)
def test_the_tests_of_a_file(changed: str, tests: set[str]) -> None:
    assert (ROOT / changed).exists(), "the file has gone; name another one"
    assert set(mirrored([changed])) == tests


def test_a_file_and_a_game_are_found_by_their_names() -> None:
    found = mirrored(["tables/maintenance/reminders.py", "render/board/belfort/phone.py"])
    assert "tests/tables/test_reminders.py" in found
    assert "tests/render/test_render_belfort.py" in found
    assert "tests/games/belfort" in found
    assert "tests/tables" not in found


def test_a_file_within_a_folder_is_not_named_twice() -> None:
    changed = ["engine/core/agenda.py", "tests/kernel/test_clone.py"]
    assert "tests/kernel/test_clone.py" not in mirrored(changed)
    assert "tests/kernel" in mirrored(changed)


def test_a_file_without_a_test_of_its_name_has_those_of_its_floor() -> None:
    assert "tests/tables" in mirrored(["tables/model/table.py"])


@pytest.mark.parametrize(
    ("changed", "games"),
    [
        ("engine/games/belfort/worth.py", ["belfort"]),
        ("render/lang/en/antike-news.ftl", ["antike-duellum"]),
        ("render/text/tta/news.py", ["tta-first-edition", "tta-new-story"]),
        ("tables/model/table.py", []),
    ],
)
def test_the_sentences_of_a_game_that_was_changed_are_tried(changed: str, games: list[str]) -> None:
    found = [one.rpartition("::")[2] for one in belonging([changed]) if "promises" in one]
    assert found == games


def test_a_small_change_adds_its_tests_to_a_slice_and_a_large_one_does_not() -> None:
    assert "tests/tables/test_reminders.py" in near(["tables/maintenance/reminders.py"])
    assert near([]) == []
    floors = ["bot/app.py", "tables/model/table.py", "render/registry.py", "engine/core/rules.py"]
    assert near(floors) == []
