"""Which rules no test names: `make untested-rules`.

A rule or a worked case is defined in `docs/rules/<game>.md` where its number opens a paragraph, a
list item or a table row: `**AD-5.2** The rondel ...`, `- **NSC-4 Frugality** ...`. A test names it
with `@pytest.mark.rule("AD-5.2")`. A remark on the rules (`INT-3`) may be named, too, but need not.
Both sides are read as text, so nothing is run.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill

from engine.registry import keys
from render.registry import listing

ROOT = Path(__file__).parents[1]
DEFINED = re.compile(
    r"^[ \t]*(?:[-*] +\**|\| *\**|\*\*)(?P<id>[A-Z]{1,4}-\d+[a-z]?(?:\.\d+[a-z]?)*)\b", re.MULTILINE
)
REMARKS = frozenset({"INT"})
"""Numbers of remarks, not of rules."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A `rule` mark in a test file; `rule` is None if it cannot be read without running it."""

    rule: str | None
    where: str


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one document, in its order, and its remarks. A finished game may leave no rule
    untested."""

    key: str
    title: str
    rules: tuple[str, ...]
    finished: bool
    remarks: tuple[str, ...] = ()


def games(docs: Path, finished: dict[str, str]) -> list[Game]:
    """The rule documents; `finished` are the titles of the registered games by key."""
    found = {path.stem: path for path in sorted(docs.glob("*.md"))}
    keys = [*finished, *(key for key in found if key not in finished)]
    texts = {key: found[key].read_text(encoding="utf-8") if key in found else "" for key in keys}
    return [
        Game(key, finished.get(key, key), rule_ids(text), key in finished, remark_ids(text))
        for key, text in texts.items()
    ]


def rule_ids(text: str) -> tuple[str, ...]:
    """The numbers of the rules that a document defines, each once, in order."""
    return tuple(i for i in _ids(text) if i.partition("-")[0] not in REMARKS)


def remark_ids(text: str) -> tuple[str, ...]:
    """The numbers of its remarks."""
    return tuple(i for i in _ids(text) if i.partition("-")[0] in REMARKS)


def _ids(text: str) -> dict[str, None]:
    return dict.fromkeys(match["id"] for match in DEFINED.finditer(text))


def marks(tests: Path) -> list[Mark]:
    """Every rule that a test names, wherever the mark stands."""
    found: list[Mark] = []
    for path in sorted(tests.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if ".rule(" in text:
            found += _marks(ast.parse(text, str(path)), path.relative_to(tests).as_posix())
    return found


def _marks(tree: ast.Module, name: str) -> Iterator[Mark]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                for argument in node.args:
                    literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                    rule = argument.value if literal else None  # type: ignore[attr-defined]
                    yield Mark(rule, f"{name}:{node.lineno}")


def report(found: list[Game], named: list[Mark]) -> tuple[list[str], bool]:
    """The lines to print and whether all is well."""
    tested = {mark.rule for mark in named}
    lines: list[str] = []
    well = True
    for game in found:
        missing = [rule for rule in game.rules if rule not in tested]
        if game.finished and not game.rules:
            lines.append(f"{game.title}: docs/rules/{game.key}.md names no rule")
            well = False
        elif missing:
            lines.append(f"{game.title}: {len(missing)} of {len(game.rules)} rules have no test")
            words = ", ".join(missing)
            listed = fill(
                words, 96, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
            )
            lines += listed.splitlines()
            well = well and not game.finished
        else:
            lines.append(f"{game.title}: none ({len(game.rules)} rules, all named by tests)")
    known = {rule for game in found for rule in (*game.rules, *game.remarks)}
    unread = [mark.where for mark in named if mark.rule is None]
    unknown = [mark for mark in named if mark.rule is not None and mark.rule not in known]
    lines += [f"{m.where} names {m.rule}, which no document defines" for m in unknown]
    lines += [f"{where}: write the numbers of rules as plain strings" for where in unread]
    return lines, well and not unknown and not unread


def main() -> int:
    """Print the report; 1 if a finished game has untested rules or a test names no rule."""
    finished = {key: listing(key).title() for key in keys()}
    lines, well = report(games(ROOT / "docs" / "rules", finished), marks(ROOT / "tests"))
    print("\n".join(lines))
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
