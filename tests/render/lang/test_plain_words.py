"""Turns of phrase that once made the messages hard to read do not come back.

Each has a better word. Messages use none of them. The docs and the comments in code still use some:
these are counted, and may only become fewer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

pytestmark = pytest.mark.always

ROOT = Path(__file__).resolve().parents[3]
ENGLISH = ROOT / "render/lang/en"


@dataclass(frozen=True, slots=True)
class Banned:
    """A pattern with what to write instead. games: False where it can be the right word on a board,
    so that only messages that belong to no game are searched."""

    pattern: str
    better: str
    games: bool = True

    def found(self, text: str) -> int:
        return len(re.findall(self.pattern, text, re.IGNORECASE | re.MULTILINE))


PROSE = (
    Banned(r"\banew\b", "again, from scratch, new"),
    Banned(r"\bthe own\b", "your, their, one's"),
    Banned(r"\bhang(?:s|ing)? on\b", "depends on"),
    Banned(r"\bwhoever\b", "the player who, if somebody"),
    Banned(r"\bbeforehand\b", "in advance"),
    Banned(r"\b(?:come|comes|came) to light\b", "is revealed"),
    Banned(r"\ball the same\b", "anyway"),
    Banned(r"\busual answers?\b", "default answers"),
)
"""What is searched for in docs and in code as well."""
BANNED = (
    *PROSE,
    Banned(r"(?:^|[.;:] )who (?![^.]*\?)", "the player who, players who"),
    Banned(r"\bletters?\b", "direct message; for signs of a text: characters"),
    Banned(r"\b(?:is|are|was) out\b(?! of)", "has expired, has run out of time"),
    Banned(r"\b(?:lies|lie|lay)\b", "is"),
    Banned(r"\b(?:stands|stand|stood)\b(?!-)", "is", games=False),
    Banned(r"\bbeside\b", "next to, besides"),
    Banned(r"\bbehind\b", "after", games=False),
    Banned(r"(?<!there )\b(?:is|are) (?:no|none)\b(?! (?:longer|more))", "is not a, does not"),
    Banned(r"\bit is (?:said|told|asked)\b", "say who says, tells or asks it"),
    Banned(r", for (?:you|it|they|nobody|somebody) (?:is|are|was|were|has|have|had)\b", "because"),
    Banned(r"\bstands? up from\b|\bgets? up\b", "leave the seat", games=False),
    Banned(r"\bstand-?ins?\b", "caretaker"),
    Banned(r"\(usual\)|\blearners?\b", "the levels are beginner, normal, good and strong"),
    Banned(r"\bhas to be\b|\bhave to be\b", "must be", games=False),
    Banned(r"\bhas (?:not )?begun\b", "has (not) started", games=False),
    Banned(r"\b(?:thrown|throw|throws) away\b", "delete", games=False),
    Banned(r"\bnothing (?:else )?of it\b", "none of it"),
    Banned(r";[^.!?;\n]*;", "sentences of their own"),
)
EXCEPTIONS = {
    ("faults", "setting-node"): r"\bletters?\b",  # letters and digits of a name are meant
}
"""Messages that need a banned word, with its pattern."""
COMPARED = "vocabulary"
"""In the names of catalogues of words that people type, which are never shown."""
GAMES = ("antike", "belfort", "tta", "tzolkin")
PROSE_LEFT = {
    "engine": 3,
    "render": 0,
    "tables": 1,
    "bot": 9,
    "tools": 0,
    "migrations": 10,
    "docs": 0,
    "README.md": 0,
    "CONTRIBUTING.md": 0,
}
"""How often docs, and code with its comments, still use them. When some are mended, the number here
is made smaller."""
PAGES_LEFT = 82
"""The same for all of `BANNED` in the pages of `docs`, without those of games. Most are right
there: letters of fonts, names of files and buttons, long lists."""


class _Sayings(Visitor):
    """Collects everything that one message can say, without its facts."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = [e.value if isinstance(e, ast.TextElement) else "{}" for e in node.elements]
        self.texts.append("".join(parts))
        self.generic_visit(node)


def messages(text: str) -> Iterator[tuple[str, str]]:
    """The id of each message of a catalogue, with each of its variants."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            sayings = _Sayings()
            sayings.visit(entry)
            yield from ((entry.id.name, said) for said in sayings.texts)


def game_of(catalogue: str) -> str:
    """The game that a catalogue belongs to; empty for those that belong to none."""
    return next((game for game in GAMES if re.match(rf"{game}(?:-|$)", catalogue)), "")


def findings(catalogue: str, text: str) -> list[str]:
    """What is banned in a catalogue, with the message, what it says, and the better word."""
    in_game = bool(game_of(catalogue))
    return [
        f"{catalogue}: {name}: {said!r} - write: {banned.better}"
        for name, said in messages(text)
        for banned in BANNED
        if banned.games or not in_game
        if EXCEPTIONS.get((catalogue, name)) != banned.pattern
        for _ in range(banned.found(said))
    ]


def catalogues() -> list[Path]:
    return [path for path in sorted(ENGLISH.glob("*.ftl")) if COMPARED not in path.stem]


def test_messages_are_plain() -> None:
    assert [
        finding for path in catalogues() for finding in findings(path.stem, path.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize("place", PROSE_LEFT)
def test_docs_and_comments_become_plainer(place: str) -> None:
    path = ROOT / place
    files = [path] if path.is_file() else [*path.rglob("*.py"), *path.rglob("*.md")]
    files += path.rglob("*.sql")
    written = "catalogue"  # classes made from the messages, which are searched above
    text = "\n".join(file.read_text("utf-8") for file in files if file.parent.name != written)
    assert sum(banned.found(text) for banned in PROSE) <= PROSE_LEFT[place]


def test_pages_become_plainer() -> None:
    pages = "\n".join(path.read_text("utf-8") for path in sorted(ROOT.glob("docs/*.md")))
    text = re.sub(r"^( *)```.*?^\1```", "", pages, flags=re.DOTALL | re.MULTILINE)
    counted = {banned.pattern: banned.found(text) for banned in BANNED}
    assert sum(counted.values()) <= PAGES_LEFT, counted


def test_exceptions_are_needed() -> None:
    said = {
        (path.stem, name): text
        for path in catalogues()
        for name, text in messages(path.read_text("utf-8"))
    }
    assert all(re.search(pattern, said[key]) for key, pattern in EXCEPTIONS.items())
    assert set(EXCEPTIONS.values()) <= {banned.pattern for banned in BANNED}


@pytest.mark.parametrize(("said", "count"), [
    ("Please choose anew.", 1),
    ("The plan of the own turn hangs on a card.", 2),
    ("Whoever asks is answered.", 1),
    ("Who asks is answered. Who is it?", 1),
    ("Who may ask?", 0),
    ("The player who asks is answered.", 0),
    ("It is in a letter.", 1),
    ("Your time is out.", 1),
    ("You are out of the game.", 0),
    ("The card lies there.", 1),
    ("The table stands in this channel.", 1),
    ("There is no table here.", 0),
    ("This is no table.", 1),
    ("It is no longer open.", 0),
    ("Nobody waits, for they are away.", 1),
    ("Set this for the player.", 0),
    ("One; two.", 0),
    ("One; two; three.", 1),
    ("Your usual answers.", 1),
])  # fmt: skip
def test_what_is_banned(said: str, count: int) -> None:
    assert len(findings("bot", f"one = {said}")) == count


def test_every_variant_of_a_message_is_read() -> None:
    text = "one = { $n ->\n    [1] It lies there.\n   *[other] They are { $where } { $n }.\n}"
    assert len(findings("bot", text)) == 1
    assert findings("tta", "one = A stone stands here.") == []
