"""Problems that players report, and faults that the bot recorded itself.

A report keeps all that is needed to play the game again up to the step it speaks of, because steps
may be taken back later. It names nobody but its author. `agora problems` lists what there is,
`agora reproduce` makes a test fixture of it.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from engine.core import Rules
from tables.maintenance import revision
from tables.model.chance import Word
from tables.model.errors import UserError
from tables.model.exported import FORMAT
from tables.model.log import blot
from tables.operations.export import beginning
from tables.store import game_rows, problem_rows, save_rows, step_rows
from tables.store.connection import Connection, Row

SUMMARY = "a player reported a problem"
WORDS = 1_000
"""Characters that a reporter may use."""
AT_MOST, WINDOW = 5, 3_600.0
"""Reports that one user may make in so many seconds."""
Kind = Literal["problem", "figure"]
PROBLEM: Kind = "problem"
FIGURE: Kind = "figure"
FORM = 1
"""Number of the form of a stored report; raised when a reader has to know of a change."""
REMEMBERED = 2_000
"""Users whose last press is kept in memory."""

_EACH = re.compile(r"(?m)^(?=\[[0-9A-F]{4}-[0-9A-F]{4}\] )")
"""Where one of several faults begins that share a row."""
_REFERENCE = re.compile(r"([0-9A-F]{4})[- ]?([0-9A-F]{4})")


class TooManyReports(UserError):
    """A user has reported enough for now."""

    def __init__(self) -> None:
        super().__init__("too_many_reports", count=AT_MOST)


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to report. about: the reference of a fault they were shown before.
    kind: that something went wrong, or that a figure is printed otherwise than it is here.

    last: what they pressed before. log: the newest lines of the program's log.
    """

    user_id: int
    words: str
    table_id: int | None = None
    about: str | None = None
    last: str | None = None
    log: tuple[str, ...] = ()
    kind: Kind = PROBLEM


@dataclass(frozen=True, slots=True)
class Moved:
    """One step of a reported game. action: JSON. reseeds: see `StoredStep`."""

    seat: int | None
    action: str | None
    hash: str
    reseeds: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """What the detail of a stored report says."""

    words: str
    version: str
    about: str | None = None
    last: str | None = None
    log: tuple[str, ...] = ()
    public_seq: int | None = None
    draft_seat: int | None = None
    steps: tuple[Moved, ...] = ()
    kind: Kind = PROBLEM


@dataclass(frozen=True, slots=True)
class Problem:
    """One row of `problems`; `report` is None for a fault that the bot noted itself.

    damaged: nothing but its reference can be read.
    """

    reference: str
    table_id: int | None
    seq: int | None
    user_id: int | None
    at: float
    summary: str
    detail: str
    report: Report | None = None
    damaged: bool = False


@dataclass
class Recently:
    """What each user pressed last, for their reports. It is not worth a place in the database."""

    _last: OrderedDict[int, str] = field(default_factory=OrderedDict)

    def note(self, user_id: int, what: str) -> None:
        self._last[user_id] = what
        self._last.move_to_end(user_id)
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def of(self, user_id: int) -> str | None:
        return self._last.get(user_id)

    def forget(self, user_id: int) -> None:
        self._last.pop(user_id, None)


def version() -> str:
    """The version of the program, with its commit."""
    return revision.version()


def tidy(said: str) -> str:
    """What was typed as text that does no harm in a terminal, a log or a file; may be empty."""
    kept = "".join(c if c == "\n" or unicodedata.category(c)[0] != "C" else " " for c in said)
    lines = (" ".join(line.split()) for line in kept.split("\n"))
    return blot(re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip())[:WORDS]


def read_reference(said: str) -> str:
    """A reference as people type it. Raises `UserError`."""
    match = _REFERENCE.fullmatch(said.strip().upper())
    if match is None:
        raise UserError("no_reference", said=said[:40])
    return "-".join(match.groups())


# --- storing and reading -------------------------------------------------------------------------


def store(db: Connection, wish: Wish, reference: str, at: float) -> int | None:
    """Keep a report; the last step of its table that the reporter knows of, None without a table.

    Raises `UserError`.
    """
    words = tidy(wish.words)
    if not words:
        raise UserError("empty_report")
    if problem_rows.count(db, wish.user_id, SUMMARY, at - WINDOW, at) >= AT_MOST:
        raise TooManyReports()
    loaded = None if wish.table_id is None else game_rows.load(db, wish.table_id)
    table = None if loaded is None else loaded.table
    made = [] if table is None else step_rows.steps(db, table.id, -1, table.seq)
    detail = {
        "form": FORM,
        "kind": wish.kind,
        "words": words,
        "version": version(),
        "about": wish.about,
        "last": None if wish.last is None else blot(wish.last),
        "log": [blot(line) for line in wish.log],
        "public_seq": None if table is None else table.public_seq,
        "draft_seat": None if table is None else table.draft_seat,
        "steps": [[s.seat, s.action, s.hash, s.reseeds] for s in made],
    }
    said = json.dumps(detail, ensure_ascii=False, separators=(",", ":"))
    number = None if table is None else table.id
    problem_rows.problem(db, reference, at, SUMMARY, said, number, wish.user_id)
    if table is None:
        return None
    mine = table.draft_seat is not None and table.draft_seat == table.seat_of(wish.user_id)
    return table.seq if mine else table.public_seq


def listed(db: Connection) -> list[Problem]:
    """All problems, the newest last."""
    return [_whatever(row) for row in problem_rows.listed(db)]


def by_reference(db: Connection, reference: str) -> Problem | None:
    """The problem with this number; of several that share a row, this one alone."""
    row = problem_rows.by_reference(db, reference)
    if row is None:
        return None
    found = _problem(row)
    if found.reference == reference:
        return found
    parts = _EACH.split(found.detail)
    own = "".join(part for part in parts if part.startswith(f"[{reference}]"))
    return replace(found, reference=reference, detail=own)


def _whatever(row: Row) -> Problem:
    """A problem, or that its row is damaged: the others are still to be read."""
    try:
        return _problem(row)
    except (ValueError, TypeError):
        return Problem(str(row["reference"]), None, None, None, 0.0, "", "", damaged=True)


def _problem(row: Row) -> Problem:
    return Problem(
        reference=row["reference"],
        table_id=row["game_id"],
        seq=row["seq"],
        user_id=row["user_id"],
        at=float(row["at"]),
        summary=str(row["summary"]),
        detail=str(row["detail"]),
        report=read_report(row["detail"]) if row["summary"] == SUMMARY else None,
    )


def read_report(detail: str) -> Report | None:
    """A report from what is stored of it; None if it cannot be read."""
    try:
        data = json.loads(detail)
        return Report(
            words=str(data["words"]),
            version=str(data["version"]),
            about=data["about"],
            last=data["last"],
            log=tuple(str(line) for line in data["log"]),
            public_seq=_number(data["public_seq"]),
            draft_seat=_number(data["draft_seat"]),
            steps=tuple(
                Moved(_number(seat), action, str(name), tuple(reseeds))
                for seat, action, name, reseeds in data["steps"]
            ),
            # Reports from before there were kinds are all of the first kind.
            kind=FIGURE if data.get("kind") == FIGURE else PROBLEM,
        )
    except (ValueError, TypeError, KeyError):
        return None


def _number(value: Any) -> int | None:
    """Raises `TypeError`."""
    if value is None or type(value) is int:
        return value
    raise TypeError(f"{value!r} is no number")


# --- the fixture ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fixture:
    """A problem as a document that `agora replay` reads. secret: the game is not over."""

    document: dict[str, Any]
    secret: bool


def fixture(db: Connection, problem: Problem, rules_of: Any) -> Fixture:
    """The game of a problem up to its step: seed, options, nameless seats, actions, hashes.

    Raises `UserError` if there is no game to play again.
    """
    loaded = None if problem.table_id is None else game_rows.load(db, problem.table_id)
    if loaded is None:
        raise UserError("problem_without_table", reference=problem.reference)
    table = loaded.table
    steps = problem.report.steps if problem.report else ()
    if not steps and problem.seq is not None:
        stored = step_rows.steps(db, table.id, -1, problem.seq)
        steps = tuple(Moved(s.seat, s.action, s.hash, s.reseeds) for s in stored)
    if not steps or not loaded.begun:
        raise UserError("problem_before_game", reference=problem.reference)
    first = save_rows.of_step(db, table.id, 0) if table.origin is not None else None
    rules: Rules[Any] = rules_of(table.game)
    report = problem.report
    return Fixture(
        {
            "agora": FORMAT,
            "complete": True,
            "reported": {
                "reference": problem.reference,
                "words": report.words if report else problem.summary,
                "version": report.version if report else None,
                "last": report.last if report else None,
                "table": table.id,
                "step": len(steps) - 1,
                "public_step": report.public_seq if report else None,
                "hash": steps[-1].hash,
            },
            "game": table.game,
            "schema": rules.meta.schema,
            "options": table.options,
            "seats": _nameless(table.seats),
            **beginning(loaded, first),
            "steps": [_step(seq, step) for seq, step in enumerate(steps)],
        },
        secret=table.open or not table.week_over,
    )


def _nameless(seats: Sequence[Any]) -> list[dict[str, Any]]:
    return [{"name": f"Player {s.index + 1}", "computer": s.computer} for s in seats]


def _step(seq: int, step: Moved) -> dict[str, Any]:
    made: dict[str, Any] = {"seq": seq, "seat": step.seat, "hash": step.hash}
    if step.action is not None:
        made["action"] = json.loads(step.action)
    if step.reseeds:
        made["reseeds"] = [str(word) for word in step.reseeds]
    return made
