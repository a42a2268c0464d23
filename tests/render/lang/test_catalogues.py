"""The catalogues keep their conventions, and what calls them is written again after each change."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import registry
from render.lang.language import LANGUAGES
from render.text.news import Log
from tests.render.lang.found import found as found_codes
from tests.render.lang.raised import raised
from tests.test_layers import findings, modules, top
from tools import sentences
from tools.sentences import Catalogue, Fault, catalogues, parsed

pytestmark = [pytest.mark.xdist_group("catalogues"), pytest.mark.always]
"""They are read once, not in each process."""

ROOT = Path(__file__).resolve().parents[3]
CALLERS = ("render/text", "render/board", "render/podium", "render/record", "bot")


@cache
def said_by_events() -> frozenset[str]:
    """What is said of an event by its name, see render/text/news.py."""
    for entry in registry.GAMES.values():
        registry.load(entry.texts)
    return frozenset(name for log in Log.__subclasses__() for name in log.said())


@cache
def called() -> frozenset[str]:
    """Every name that is looked up on something in the program."""
    return frozenset(
        node.attr
        for folder in CALLERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    )


def test_every_folder_is_a_language() -> None:
    """Once it has what every game can say; before that it is being translated."""
    folders = {path.parent.name for path in (ROOT / "render/lang").rglob("common.ftl")}
    assert folders == set(LANGUAGES)
    assert "en" in folders


def test_catalogues_know_no_game() -> None:
    """They depend on nothing of the program but themselves."""

    def bad(path: Path, name: str) -> bool:
        return top(name) in {"bot", "engine", "tables"} or (
            top(name) == "render" and not name.startswith("render.lang")
        )

    assert findings(modules("render/lang"), bad) == []


def methods(catalogue: Catalogue) -> Iterator[str]:
    yield from (m.id.replace("-", "_") for m in catalogue.single())
    yield from (f.name.replace("-", "_") for f in catalogue.families.values())


@pytest.mark.parametrize("name", sorted(path.stem for path in sentences.LANG.glob("en/*.ftl")))
def test_every_message_is_said_somewhere(name: str) -> None:
    """That every message that is said exists is what mypy checks. Refusals and findings are said by
    their codes, see tests/bot/test_saying.py and test_findings.py."""
    found, codes = list(methods(catalogues()[name])), {code for code, _ in found_codes()}
    assert len(found) == len(set(found))
    said = called() | {one.code for one in raised()} | codes
    if name.endswith(sentences.NEWS):
        said |= said_by_events()
    assert sorted(set(found) - said) == []


@pytest.mark.parametrize(("text", "wrong"), [
    ("one = { $who } goes", "does not declare"),
    ("# $who\none = nobody goes", "does not use it"),
    ('one = { " " }with Quarry', "piece of a sentence"),
    ("one = , with Quarry", "piece of a sentence"),
    ("one = a choice of (", "piece of a sentence"),
    ("# $n (int)\none = { $n ->\n    [0] Nothing\n   *[other] , and { $n }\n}", "piece of"),
    ("one = One\none = Two", "said twice"),
    ("price-suffix = with coins", "called like a piece"),
    ("one = One\ntwo = { one } and two", "uses the message one"),
    ("one = One\n    .title = x", "no attributes"),
    ("one = { $who", "cannot be read"),
    ("class = One", "cannot be called so"),
    ("# $who (seat)\none = { $who } goes", "a fact of an unknown kind: seat"),
    ("## say(kind)\n## $who (seat)\n\nsay-one = One", "a fact of an unknown kind: seat"),
    ("## say(kind)\n\nother = One", "wrong heading"),
    ("## say(kind)\n## $kind\n\nsay-one = One", "called like a fact"),
    ("## say(kind)\n\nsay-one = One\n\n## \n\nsay-two = Two", "wrong heading"),
    ("## say(kind)\n\n# $who\nsay-one = One { $who }", "stand in its heading"),
])  # fmt: skip
def test_conventions_are_kept(text: str, wrong: str) -> None:
    with pytest.raises(Fault, match=wrong):
        parsed("x", text)


def test_what_is_written_for_a_message_and_a_family() -> None:
    text = (
        "# $who\n# $count (int): how many\n# $first (bool)\n# $unit (legion | galley)\n"
        "goes-to = { $who } { $count } { $first } { $unit }\n\n"
        "## caption(verb): what a menu is for\n## $who\n\n"
        "caption-end_turn = End, { $who }\ncaption-pay = Pay\n"
    )
    written = sentences.written(parsed("my-game", text))
    for part in (
        "class MyGame(Sentences):",
        "count: int, first: bool,",
        'unit: Literal["legion", "galley"]',
        "first=yes(first)",
        "def caption(self, verb: str, *, who: str) -> str:",
        '"""what a menu is for"""',
        'self._say(f"caption-{verb}", who=who)',
        "('end_turn', 'pay')",
    ):
        assert part in written
    compile(written, "my_game.py", "exec")


def test_news_may_have_facts_of_the_kinds_of_their_game() -> None:
    text = "# $who (seat)\n# $count (int)\ngone = { $who } { $count }\n"
    written = sentences.written(parsed("my-news", text))
    assert "'who': 'seat'" in written
    assert "def gone(self, *, who: str | int, count: int) -> str:" in written
