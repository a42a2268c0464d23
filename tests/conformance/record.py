"""Records of whole games: a rule that changes shows as a difference. And old saves.

One game of each number of players is readable text. Of others a chain is kept, a hash for each
step: it tells the first step that differs, not how it was before.

Update the records with `python -m tests.conformance.record`, those of one game with its key behind
it. A save is written once for each schema
and then never again: it stands for the tables that people have.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import partial
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from engine.core import Amount, Decision, Menu, News, Options, Pick, Rules
from engine.core.save import document
from engine.selfplay import walk
from render.registry import listing
from tests.conformance.cases import GAMES, game, options, row, tables
from tests.conformance.endings import ENDINGS, recorded

FOLDER = Path(__file__).parent / "playthroughs"
SAVES = Path(__file__).parent / "saves"
SEED = 7
WILD = 400
COUNTED = 500
REPEATED = frozenset({"asked", "awaited", "case", "reconstructed"})
"""Parts of views that say once more what is asked, for the questions are written down themselves;
or what the figures of the table say."""
_PART = re.compile(r"[.\[]")
LINK = 8
"""Letters of a hash: two games that differ have the same once in four thousand million."""
IN_A_LINE = 10
SHORT = 10
"""A list of so many small parts takes one line."""


def records() -> dict[Path, Callable[[], str]]:
    """Every readable record by its place, and how it is written."""
    return {FOLDER / f"{key}-{n}.txt": partial(record, key, n) for key, n in tables()}


def chains() -> dict[Path, Callable[[], str]]:
    """Every chain by its place, and how the game is told that it is made of."""
    ways = recorded()
    return {FOLDER / f"{key}-{way}.chain": partial(record_ending, key, way) for key, way in ways}


def chain(text: str) -> list[str]:
    """A hash for the set-up, for each step and for the end of a game that is told, each with all
    that was before."""
    links, before = [], b""
    for part in text.split("\n\n"):
        before = sha256(before + part.encode()).digest()
        links.append(before.hex()[:LINK])
    return links


def in_lines(links: Sequence[str]) -> str:
    """A chain as it is kept."""
    lines = (" ".join(links[n : n + IN_A_LINE]) for n in range(0, len(links), IN_A_LINE))
    return "".join(f"{line}\n" for line in lines)


def record(key: str, seats: int) -> str:
    """A game with unusual answers now and then."""
    return told(game(key), options(key, SEED), seats, SEED, WILD)


def record_ending(key: str, name: str) -> str:
    """A game that ends in a certain way."""
    rules, ending = game(key), row(ENDINGS, key, "ENDINGS of endings.py", "its ways to end")[name]
    chosen = rules.options.model_validate(ending.options)
    return told(rules, chosen, ending.seats, ending.seed, ending.wild)


NOT_CHOSEN = {"start_seat"}
"""The option that no recorded game has."""


def told(rules: Rules[Any], chosen: Options, seats: int, seed: int, wild: int) -> str:
    """A game from the set-up to the end: questions, answers, events, changes of the view."""
    start = rules.setup(chosen, seats, seed)
    view = flat(rules.view(start.state, None))
    lines = [
        f"{listing(rules.meta.key).title()}, {seats} players, seed {seed}",
        f"options {chosen.model_dump_json(exclude=NOT_CHOSEN)}",
        "",
        *(f"  {name} = {value}" for name, value in view.items()),
        *events(start.news),
    ]
    state = start.state
    for ply in walk(rules, chosen, seats, seed, wild, start):
        lines.append("")
        lines += [f"? {question(d)}" for d in ply.decisions]
        barrier = "  (no undo)" if ply.step.barrier else ""
        lines.append(f"{ply.number}. seat {ply.seat}: {said(ply.action)}{barrier}")
        lines += events(ply.step.news)
        state = ply.step.state
        before, view = view, flat(rules.view(state, None))
        lines += changes(before, view)
    result = rules.outcome(state)
    assert result is not None
    lines += ["", f"end: {result.cause}, places {result.places}"]
    lines += [f"  seat {seat}: {dict(points)}" for seat, points in enumerate(result.scores)]
    return "\n".join(lines) + "\n"


def question(d: Decision) -> str:
    """Who is asked what, with the number of answers of each menu."""
    facts = "".join(f" {name}={value}" for name, value in d.facts.items())
    return f"seat {d.seat} {d.kind}{facts}: " + ", ".join(menu(m) for m in d.menus)


def menu(m: Menu) -> str:
    marks = "".join(mark for mark, on in (("+", m.collapsed), ("!", m.confirm)) if on)
    if isinstance(m, Amount):
        return f"{m.verb}{marks} {m.low}..{m.high}"
    count = sum(1 for _ in islice(m.every(), COUNTED))
    refused = f"-{len(m.refused)}" if isinstance(m, Pick) and m.refused else ""
    return f"{m.verb}{marks} {count}{'+' if count == COUNTED else ''}{refused}"


def said(value: Any) -> str:
    """An action or event as `kind field=value ...`."""
    names = [f.name for f in fields(value) if f.name != "kind"]
    return " ".join([value.kind, *(f"{name}={_plain(value, name)}" for name in names)])


def _plain(value: Any, name: str) -> str:
    found = getattr(value, name)
    if isinstance(found, tuple):
        return ",".join(map(_word, found)) or "-"
    return _word(found)


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(map(_word, value))})"
    return f"({_line(value)})" if is_dataclass(value) else str(value)


def events(news: tuple[News, ...]) -> list[str]:
    return [f"  * {said(n.event)}{'' if n.to is None else f'  (only for {n.to})'}" for n in news]


def flat(value: Any, name: str = "") -> dict[str, str]:
    """A view by name: `players[0].coins` -> `3`; short lists of small parts take one line."""
    found = dict(_flat(value, name))
    return {n: said for n, said in found.items() if _PART.split(n)[0] not in REPEATED}


def _flat(value: Any, name: str) -> Iterator[tuple[str, str]]:
    if is_dataclass(value):
        for f in fields(value):
            yield from _flat(getattr(value, f.name), f"{name}.{f.name}".lstrip("."))
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _flat(inner, f"{name}[{key}]")
    elif isinstance(value, (tuple, list)) and any(is_dataclass(v) for v in value):
        if all(map(_small, value)) and len(value) <= SHORT:
            yield name, " | ".join(map(_line, value))
            return
        for i, inner in enumerate(value):
            yield from _flat(inner, f"{name}[{getattr(inner, 'id', i)}]")
    elif isinstance(value, (tuple, list)):
        yield name, ", ".join(map(_word, value)) or "-"
    else:
        yield name, str(value)


def _small(value: Any) -> bool:
    """Whether one line is enough for a part of a view."""
    return is_dataclass(value) and not any(
        is_dataclass(getattr(value, f.name)) or isinstance(getattr(value, f.name), (tuple, Mapping))
        for f in fields(value)
    )


def _line(value: Any) -> str:
    """A small part without what is nought."""
    names = [f.name for f in fields(value) if getattr(value, f.name)]
    return " ".join(f"{name}={_plain(value, name)}" for name in names) or "0"


def changes(before: dict[str, str], after: dict[str, str]) -> list[str]:
    found = [
        f"  {name}: {before.get(name, 'new')} -> {value}"
        for name, value in after.items()
        if before.get(name) != value
    ]
    gone = dict.fromkeys(name.partition("[")[0] for name in before if name not in after)
    return found + [f"  {name}: fewer" for name in gone]


def save_path(key: str, schema: int) -> Path:
    """Where a save of a schema is kept."""
    return SAVES / f"{key}-schema-{schema}.json"


def save_of(key: str) -> str:
    """The position two thirds into a game, as readable JSON."""
    rules = game(key)
    plies = list(walk(rules, options(key, SEED), rules.meta.seats[-1], SEED))
    return document(rules, plies[len(plies) * 2 // 3].state).decode() + "\n"


def main(*keys: str) -> None:
    """Write every record, remove those of games that are gone, add the saves that are missing.

    keys: of the games that alone are recorded; nothing is removed then."""
    readable, hashed = records(), chains()
    if not keys:
        for old in set(FOLDER.iterdir()) - {*readable, *hashed}:
            old.unlink()
    for where, tell in (*readable.items(), *hashed.items()):
        if not keys or where.stem.rpartition("-")[0] in keys:
            text = tell() if where in readable else in_lines(chain(tell()))
            where.write_text(text, encoding="utf-8")
            print(where.name)
    for key in keys or GAMES:
        where = save_path(key, game(key).meta.schema)
        if not where.exists():
            where.write_text(save_of(key), encoding="utf-8")
            print(where.name)


if __name__ == "__main__":
    main(*sys.argv[1:])
