"""Figures of a game that the host of a program may correct by a file of their own.

The engine never reads such a file: its caller hands the text to `HostFile.read`, and what comes
out goes into a game as one of its options, so it is part of the game from then on.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar

from pydantic import TypeAdapter, ValidationError

T = TypeVar("T")
LONGEST = 20_000
"""Characters that such a file may have."""

HostFault = Literal["too_long", "not_toml", "missing", "double", "unknown", "wrong"]
_FAULTS: dict[str, HostFault] = {
    "missing": "missing",
    "unexpected_keyword_argument": "unknown",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault of a host's file. where: the entry (`buildings.3.cost.wood`; empty for the whole
    file); line: of the file, 0 where there is none."""

    where: str
    fault: HostFault
    line: int = 0


class WrongFile(ValueError):
    """A host's file cannot be used; `problems` says why, in the order in which they were found."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(", ".join(f"{p.where}: {p.fault}" for p in problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class HostFile:
    """A file by which a host corrects figures of a game.

    name: of the file, in the folder of the host's data. option: the option by which its figures
    come into a game; no table can choose it. read: from the text of the file what this option
    becomes, which has a `title`; raises `WrongFile`. ours: the text with the game's own figures.
    """

    name: str
    option: str
    read: Callable[[str], Any]
    ours: Callable[[], str]


def read_toml(written: str) -> Mapping[str, Any]:
    """What a file says. Raises `WrongFile` with the line, where there is one."""
    if len(written) > LONGEST:
        raise WrongFile((Problem("", "too_long"),))
    try:
        return tomllib.loads(written)
    except (ValueError, RecursionError) as error:
        # No TOML, or a number or nesting beyond reason.
        found = re.search(r"line\s(\d+)", str(error))
        at_end = isinstance(error, tomllib.TOMLDecodeError) and len(written.splitlines())
        line = int(found[1]) if found else int(at_end)
        raise WrongFile((Problem("", "not_toml", line),)) from error


def checked(codec: TypeAdapter[T], written: str) -> T:
    """What a file says, checked against its form. Raises `WrongFile`: it is no such file, or an
    entry is missing, unknown or wrong. Checks of a form's own may raise it, too."""
    try:
        told = json.dumps(read_toml(written))
    except TypeError as error:  # TOML has dates, which are no JSON
        raise WrongFile((Problem("", "not_toml"),)) from error
    try:
        return codec.validate_json(told)
    except ValidationError as error:
        found = [p for fault in error.errors() for p in _problems(fault)]
        raise WrongFile(tuple(replace(p, line=line_of(written, p.where)) for p in found)) from error


def each_once(part: str, found: Sequence[str], wanted: Iterable[str]) -> None:
    """Every one of these entries must be there, once. Raises `WrongFile`."""
    for name in wanted:
        if name not in found:
            raise WrongFile((Problem(f"{part}.{name}", "missing"),))
    at_most_once(part, found)


def at_most_once(part: str, found: Sequence[str]) -> None:
    """No entry may be there twice. Raises `WrongFile`."""
    for name in found:
        if found.count(name) > 1:
            raise WrongFile((Problem(f"{part}.{name}", "double"),))


def _problems(found: Mapping[str, Any]) -> tuple[Problem, ...]:
    """One finding of pydantic in our words; checks of a form's own name their problems."""
    error = found.get("ctx", {}).get("error")
    if isinstance(error, WrongFile):
        return error.problems
    return (Problem(".".join(map(str, found["loc"])), _FAULTS.get(found["type"], "wrong")),)


def line_of(written: str, where: str) -> int:
    """The line of an entry in a file that is a list of tables: of "parts.2.key" that of the key in
    the third `[[parts]]`, of "parts.name" that of `id = "name"` in the last `[[parts]]` with it;
    of what is not there that of the part, or 0."""
    part, *keys = where.split(".")
    sections = list(_sections(written, part))
    if not keys:
        return sections[0][0] if sections else _first(written.splitlines(), 1, part)
    if not keys[0].isdecimal():
        named = (_first(lines, begin, "id", keys[0]) for begin, lines in reversed(sections))
        return next((line for line in named if line), 0)
    number = int(keys[0])
    if number >= len(sections):
        return 0
    begin, lines = sections[number]
    return (len(keys) > 1 and _first(lines, begin, keys[1])) or begin


def _sections(written: str, part: str) -> Iterator[tuple[int, list[str]]]:
    """The tables of a part, each with the number of its first line."""
    begin, lines, inside = 0, list[str](), False
    for number, line in enumerate(written.splitlines(), 1):
        if line.lstrip().startswith("["):
            if inside:
                yield begin, lines
            inside = re.match(rf"\s*\[\[\s*{re.escape(part)}\s*\]\]", line) is not None
            begin, lines = number, []
        lines.append(line)
    if inside:
        yield begin, lines


def _first(lines: list[str], begin: int, key: str, value: str | None = None) -> int:
    """The number of the first line that gives a key, or gives it a value; 0 if there is none."""
    wanted = rf'\s*"?{re.escape(key)}"?\s*='
    if value is not None:
        wanted += rf"\s*[\"']{re.escape(value)}[\"']"
    return next((n for n, line in enumerate(lines, begin) if re.match(wanted, line)), 0)
