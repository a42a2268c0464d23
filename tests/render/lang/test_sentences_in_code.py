"""Sentences stand in the catalogues: what is still in code is counted, and may only become less.

Counted is what reads like English: two words or more in a string, or words around a fact of an
f-string. Docstrings, what exceptions say and what checks of states and of data find are for those
who write or run the program; log lines and what is said of limits are for those who run the bot.
SQL is no English.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.always

ROOT = Path(__file__).resolve().parents[3]
WORDS = re.compile(r"[A-Za-z]{2,}['’,;:.!?)»]* +[(«“]?[A-Za-z{]|\} +[A-Za-z]{2,}|[A-Za-z]{2,}: \{")
"""Two words beside each other, or a word beside a fact."""

SQL = re.compile(
    r"\b(SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|PRAGMA|BEGIN|CASE|LIMIT|AND|AS|IN|IS)\b"
    r"|\b\w\.\w+,|_id,| = \?| = '"
)
"""What only SQL has in capitals, lists of columns and comparisons."""

CHECKS = (
    "check.py",
    "clone.py",
    "code/all.py",
    "cards/table.py",
    "engine/checking.py",
    "engine/selfplay.py",
)
"""Files whose sentences are read by those who write code; one writes code itself."""
TYPED = ("model/zones.py",)
"""Files with what people type, in many languages."""
HOSTS = (
    *("bot/commands", "bot/cli.py", "bot/config.py", "bot/metrics", "bot/playground"),
    *(
        "bot/process/parts.py",
        "bot/process/health.py",
        "bot/gateway/registering.py",
        "bot/selftest.py",
        "bot/apps_trial.py",
        "bot/gateway/shards.py",
        "bot/process/summary.py",
    ),
    "bot/widgets/limits.py",
    "tables/maintenance/revision.py",
)
"""What only those read who run the bot."""
STORED = frozenset({
    *("given up", "its channel is gone"),  # of messages that could not be delivered
    *("damaged save of step {}", "damaged news of step {}", "an automatic answer failed"),
    *("in the log: ", "a player reported a problem", "(removed with its author)"),
    *("Computer {}", "Player {}", "Former player"),  # names of seats
    *("blurred first", "table {}"),  # what a draw is for; draws that were made depend on it
})  # fmt: skip
"""What stands so in databases and in files: changed, it would not be found there any more."""
OF_THE_SERVER = frozenset({
    *("SET statement_timeout = 0", "SET LOCAL statement_timeout = 0", "VACUUM FULL"),
    "CREATE TABLE schema_migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL)",
    "ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS since BIGINT",
    *("too many connections", "LISTEN {}"),
    r"^-- Programs of schema (\d{4}) may go on\.$",  # of our migrations
})  # fmt: skip
"""SQL, and what PostgreSQL says itself."""
LOGS = frozenset({"debug", "info", "warning", "error", "exception", "log", "warn"})
"""Methods that write a line of the log."""
LEFT = {
    "engine/core": 0,
    "engine/games/antike": 0,
    "engine/games/tta": 0,
    "engine/games/tzolkin": 0,
    "engine/games/belfort": 0,
    "render/text/base.py": 0,
    "render/text/antike": 0,
    "render/board/antike": 0,
    "render/text/tta": 0,
    "render/text/tzolkin": 0,
    "render/text/belfort": 0,
    "render/board/tta": 0,
    "render/podium": 0,
    "tables/model": 0,
    "tables/store": 0,
    "tables/operations": 0,
    "tables/maintenance": 0,
    "bot": 17,
}
"""How many there are. When some become messages, the number here is made smaller.

bot: what goes into the log by way of an error, and titles of work in it, which those who run the
bot read.
"""


def sentences(path: Path) -> Iterator[str]:
    """What reads like English in a file."""
    tree = ast.parse(path.read_text("utf-8"))
    passed = {id(part) for node in ast.walk(tree) for part in _for_programmers(node)}
    for node in ast.walk(tree):
        if id(node) in passed:
            continue
        text = _text(node)
        if (
            text
            and text not in STORED | OF_THE_SERVER
            and WORDS.search(text)
            and not SQL.search(text)
        ):
            yield f"{path.relative_to(ROOT)}:{node.lineno}: {text}"  # type: ignore[attr-defined]


def _for_programmers(node: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, annotations, messages of exceptions, and parts of an f-string."""
    match node:
        case ast.Expr(value=ast.Constant() as text):
            yield text
        case ast.Raise(exc=ast.Call() as call):
            yield from ast.walk(call)
        case ast.Call(func=ast.Attribute(value=ast.Name(), attr=attr)) if attr in LOGS:
            yield from ast.walk(node)
        case ast.Assert(msg=ast.AST() as text):
            yield from ast.walk(text)
        case ast.JoinedStr(values=values):
            yield from values
        case ast.AnnAssign(annotation=annotation):
            yield from ast.walk(annotation)


def _text(node: ast.AST) -> str:
    match node:
        case ast.Constant(value=str() as text):
            return text
        case ast.JoinedStr(values=values):
            return "".join(str(v.value) if isinstance(v, ast.Constant) else "{}" for v in values)
    return ""


def files(place: str) -> list[Path]:
    path = ROOT / place
    found = [path] if path.is_file() else sorted(path.rglob("*.py"))
    hosts = tuple(str(ROOT / host) for host in HOSTS)
    return [
        file
        for file in found
        if not file.as_posix().endswith(CHECKS + TYPED) and not str(file).startswith(hosts)
    ]


@pytest.mark.sliced
@pytest.mark.parametrize("place", list(LEFT))
def test_no_sentence_returns_into_code(place: str) -> None:
    found = [sentence for path in files(place) for sentence in sentences(path)]
    assert len(found) <= LEFT[place], "\n".join(found)


def test_every_place_of_words_is_counted() -> None:
    places = [ROOT / place for place in LEFT]
    loose = [
        sentence
        for folder in ("engine", "render/text", "render/board", "render/podium", "tables", "bot")
        for path in files(folder)
        if not any(path.is_relative_to(place) for place in places)
        for sentence in sentences(path)
    ]
    assert loose == [], "their folder needs a row in LEFT of this file, with their number"


@pytest.mark.parametrize(("code", "counted"), [
    ('x = "Take one card"', 1),
    ('x = f"{n} cards"', 1),
    ('x = f"Take: {card}"', 1),
    ('x = f"with {card}"', 1),
    ('x = f"Found {a} with {b}"', 1),
    ('x = "a_code"', 0),
    ('x = f"{a}, {b}"', 0),
    ('x = f"player-{n}"', 0),
    ('def f():\n    """Take one card."""', 0),
    ('raise ValueError(f"no card {x}")', 0),
    ('log.info("table %d goes on", 1)', 0),
    ('x = "SELECT at FROM scheduler"', 0),
    ('x = "w.id, w.since"', 0),
    ('_log.info("a message is lost: %s", x)', 0),
    ('said("a message is lost")', 1),
])  # fmt: skip
def test_what_counts_as_a_sentence(code: str, counted: int, tmp_path: Path) -> None:
    file = tmp_path / "code.py"
    file.write_text(code)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(globals(), "ROOT", tmp_path)
        assert len(list(sentences(file))) == counted
