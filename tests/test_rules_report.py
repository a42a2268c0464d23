"""`make untested-rules` finds what is untested, misspelt or unreadable."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules_report import Game, Mark, games, marks, remark_ids, report, rule_ids

DOCUMENT = """
# Rules (AD-0)

## AD-5 The rondel

**AD-5.1** A turn begins on the rondel; see AD-5.9 and **AD-5.8**.
AD-5.7 opens a line of running text and defines nothing.

- **AD-5.2** Three fields are free.
- AD-5.2a Further ones cost.
* **NSC-4 Frugality pays first.** Set-up ...
| AD-6.1 | a table |
| **AD-6.1.2** | a table |
- **INT-3** A remark.
**AD-5.1** again
"""

TESTS = '''
import pytest
pytestmark = pytest.mark.rule("AD-1")

@pytest.mark.rule("AD-5.1", "AD-5.2")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("AD-6.1"))])
class TestIt:
    @pytest.mark.rule(NAME)
    def test_x(self): """@pytest.mark.rule("AD-9")"""
'''


def test_what_a_document_defines() -> None:
    assert rule_ids(DOCUMENT) == ("AD-5.1", "AD-5.2", "AD-5.2a", "NSC-4", "AD-6.1", "AD-6.1.2")
    assert remark_ids(DOCUMENT) == ("INT-3",)


def test_what_tests_name(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "test_a.py").write_text(TESTS)
    assert {m.rule for m in marks(tmp_path)} == {"AD-1", "AD-5.1", "AD-5.2", "AD-6.1", None}
    assert {m.where for m in marks(tmp_path) if m.rule is None} == {"games/test_a.py:8"}


ONE = Game("one", "One", ("A-1", "A-2"), finished=True)
DRAFT = Game("two", "two", ("B-1",), finished=False, remarks=("INT-1",))


@pytest.mark.parametrize(
    ("found", "named", "lines", "well"),
    [
        ([ONE], ["A-1", "A-2"], ["One: none (2 rules, all named by tests)"], True),
        ([ONE], ["A-1"], ["One: 1 of 2 rules have no test", "  A-2"], False),
        ([DRAFT], [], ["two: 1 of 1 rules have no test", "  B-1"], True),
        ([DRAFT], ["B-1", "INT-1"], ["two: none (1 rules, all named by tests)"], True),
        ([DRAFT], ["B-1", "INT-2"], ["t:1 names INT-2, which no document defines"], False),
        ([DRAFT], ["B-1", "B-7"], ["t:1 names B-7, which no document defines"], False),
        ([DRAFT], ["B-1", None], ["t:1: write the numbers of rules as plain strings"], False),
        ([Game("x", "X", (), True)], [], ["X: docs/rules/x.md names no rule"], False),
    ],
)
def test_report(found: list[Game], named: list[str | None], lines: list[str], well: bool) -> None:
    printed, fine = report(found, [Mark(rule, "t:1") for rule in named])
    assert set(lines) <= set(printed)
    assert fine is well


def test_every_document_and_every_finished_game_is_listed(tmp_path: Path) -> None:
    (tmp_path / "chess.md").write_text("**C-1** Move.")
    (tmp_path / "draft.md").write_text("- D-1 Draw.")
    assert games(tmp_path, {"chess": "Chess", "go": "Go"}) == [
        Game("chess", "Chess", ("C-1",), True),
        Game("go", "Go", (), True),
        Game("draft", "draft", ("D-1",), False),
    ]
