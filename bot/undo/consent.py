"""How far a table may go back, who has to agree to it, and the SQL of the questions about it.

Plain functions, like `bot.storage.rows`; `bot.undo.consents` is where they are put together.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile
from typing import Any, Literal

from bot.clocks import clock, users, waits
from bot.clocks.clock import ClockRules
from bot.errors import Unreadable
from bot.orders import orders
from bot.storage import rows
from bot.storage.codec import heard, heard_json
from bot.storage.rows import StoredStep
from bot.tables.model import Announcement, LogEntry, Note, Table, TookBack
from bot.tables.turns import between, owners
from engine.core import Rules

LOOKED = 80
"""Published steps among which the moments to go back to are found."""
HANDOVERS = 10
"""Moments offered where somebody else began to act; the two of one's own come on top."""
MOST_LOST = 60
"""Public events that a question keeps, to say what would be lost; the newest."""
MOST_ASKED = 3
"""How often one seat may ask at the same position; not again at all after a refusal."""
BOARDS = ("turn", "refresh", "over")
"""Outbox rows that show the board after a step."""

Kind = Literal["action", "turn", "handover", "answer"]
Ended = Literal["agreed", "refused", "withdrawn", "lapsed"]


@dataclass(frozen=True, slots=True)
class Goal:
    """One moment to which a table may go back.

    to_seq: the last step that would stay. kind: before the asker's last action, before their last
    turn, before the turn of somebody (`seat`), or before they answered in the turn of somebody
    else. steps: how many would go.
    """

    to_seq: int
    kind: Kind
    seat: int
    steps: int


@dataclass(frozen=True, slots=True)
class Request:
    """The question whether a table should go back, or what became of it.

    agreed: seats. gone: seats that are out of the game where it would go back to, and do not
    answer. waived: seats without whose answer the host goes on. lost: JSON values, the public
    events of the steps that would go, oldest first. outcome: None while it is open; ended_by: the
    seat that refused. message_id: the public question, once it is posted.
    """

    id: int
    table_id: int
    seat: int
    user_id: int
    from_seq: int
    to_seq: int
    agreed: tuple[int, ...]
    lost: tuple[Any, ...]
    at: float
    outcome: Ended | None = None
    ended_by: int | None = None
    message_id: int | None = None
    gone: tuple[int, ...] = ()
    waived: tuple[int, ...] = ()

    @property
    def steps(self) -> int:
        """How many steps would go."""
        return self.from_seq - self.to_seq

    def missing(self, table: Table) -> tuple[int, ...]:
        """The seats that still have to agree."""
        settled = {*self.agreed, *self.waived}
        return tuple(s for s in needed(table, self.seat, self.gone) if s not in settled)


# --- pure ----------------------------------------------------------------------------------------


def needed(table: Table, asker: int, gone: Collection[int] = ()) -> tuple[int, ...]:
    """The seats that have to agree: everybody else who plays on in person from there. Computers are
    not asked, and a seat whose player left it to a caretaker counts as agreeing.

    gone: the seats that are out of the game where the table would go back to.
    """
    return tuple(
        s.index for s in table.seats if s.index != asker and not s.automatic and s.index not in gone
    )


def goals(
    rules: Rules[Any], table: Table, steps: Sequence[StoredStep], seat: int
) -> tuple[Goal, ...]:
    """The moments to which a seat may ask to go back, the nearest first.

    steps: the newest published ones, without gaps.
    """
    played = [s for s in steps if s.seat is not None]
    if played and played[0].seq > 1:  # in whose turn the oldest answers were given is not known
        played = list(dropwhile(lambda s: between(rules, s.question), played))
    owned = owners(rules, [(s.seat, s.question) for s in played])
    begins: list[tuple[int, Kind, int]] = []
    for n, (step, owner) in enumerate(zip(played, owned, strict=True)):
        assert step.seat is not None
        if n == 0 and step.seq > 1:
            continue  # what was before it is not known
        if n == 0 or owned[n - 1] != owner:
            begins.append((step.seq, "handover", step.seat))
        elif played[n - 1].seat != step.seat and step.seat != owner:
            begins.append((step.seq, "answer", step.seat))
    wanted: dict[int, tuple[Kind, int]] = {}
    mine = [s.seq for s in played if s.seat == seat]
    if mine:
        wanted[mine[-1]] = ("action", seat)
        turns = [first for first, kind, who in begins if kind == "handover" and who == seat]
        if turns:
            wanted.setdefault(turns[-1], ("turn", seat))
    others = [b for b in begins if not table.seats[b[2]].automatic]
    for first, kind, who in others[-HANDOVERS:]:
        wanted.setdefault(first, (kind, who))
    return tuple(
        Goal(first - 1, kind, actor, table.public_seq - first + 1)
        for first, (kind, actor) in sorted(wanted.items(), reverse=True)
    )


def lost_events(steps: Sequence[StoredStep]) -> list[Any]:
    """What everybody heard in some steps, as JSON values; the newest if they are many."""
    return [event for s in steps for event in heard_json(s.news, None)][-MOST_LOST:]


def events(rules: Rules[Any], request: Request) -> tuple[Any, ...]:
    """The public events of the steps that would go, or are gone."""
    news = json.dumps([{"to": None, "event": event} for event in request.lost])
    return heard(rules, news, None)


def owed_after(owed: Mapping[int, int], to_seq: int) -> dict[str, int]:
    """Whom a letter is still owed after going back, as it is stored."""
    return {str(seat): first for seat, first in owed.items() if first <= to_seq}


# --- questions -----------------------------------------------------------------------------------

_COLUMNS = (
    "id, game_id AS table_id, seat, user_id, from_seq, to_seq, agreed, lost, at, outcome, ended_by,"
    " message_id, gone, waived"
)
_SELECT = f"SELECT {_COLUMNS} FROM undo_requests "  # noqa: S608 - fixed names


def _request(row: sqlite3.Row | None) -> Request | None:
    if row is None:
        return None
    facts = dict(row)
    for name in ("agreed", "lost", "gone", "waived"):
        facts[name] = tuple(json.loads(facts[name]))
    return Request(**facts)


def open_at(db: sqlite3.Connection, table_id: int) -> Request | None:
    """The open question of a table."""
    where = "WHERE game_id = ? AND ended_at IS NULL"
    return _request(db.execute(_SELECT + where, (table_id,)).fetchone())


def by_id(db: sqlite3.Connection, request_id: int) -> Request | None:
    """A question by its number."""
    return _request(db.execute(_SELECT + "WHERE id = ?", (request_id,)).fetchone())


def before(db: sqlite3.Connection, table_id: int, seat: int, name: str) -> list[str]:
    """What became of the questions that a seat asked at the position with this hash."""
    found = db.execute(
        "SELECT outcome FROM undo_requests WHERE game_id = ? AND seat = ? AND from_hash = ?"
        " AND outcome IS NOT NULL",
        (table_id, seat, name),
    )
    return [r[0] for r in found]


def put(db: sqlite3.Connection, request: Request, name: str, at: float) -> Request:
    """Store a new question at the position with this hash; it gets its number. A second open one
    at the same table raises `sqlite3.IntegrityError`."""
    made = db.execute(
        "INSERT INTO undo_requests (game_id, seat, user_id, from_seq, to_seq, from_hash, lost, at,"
        " gone) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            request.table_id,
            request.seat,
            request.user_id,
            request.from_seq,
            request.to_seq,
            name,
            json.dumps(request.lost, ensure_ascii=False),
            at,
            json.dumps(request.gone),
        ),
    )
    assert made.lastrowid is not None
    return replace(request, id=made.lastrowid)


def agree(db: sqlite3.Connection, request: Request, seat: int) -> Request:
    """Note that a seat agrees."""
    agreed = tuple(sorted({*request.agreed, seat}))
    db.execute("UPDATE undo_requests SET agreed = ? WHERE id = ?", (json.dumps(agreed), request.id))
    return replace(request, agreed=agreed)


def waive(db: sqlite3.Connection, request: Request, seats: Collection[int]) -> Request:
    """Note that the host goes on without the answers of some seats."""
    waived = tuple(sorted({*request.waived, *seats}))
    db.execute("UPDATE undo_requests SET waived = ? WHERE id = ?", (json.dumps(waived), request.id))
    return replace(request, waived=waived)


def end(
    db: sqlite3.Connection,
    request: Request,
    outcome: Ended,
    at: float,
    seat: int | None = None,
) -> Request:
    """End a question, and let its message say so."""
    db.execute(
        "UPDATE undo_requests SET ended_at = ?, outcome = ?, ended_by = ? WHERE id = ?",
        (at, outcome, seat, request.id),
    )
    rows.announce(db, request.table_id, at, [told(request)])
    return replace(request, outcome=outcome, ended_by=seat)


def lapse(db: sqlite3.Connection, table_id: int, at: float) -> None:
    """The table has moved on: nobody needs to answer any more."""
    request = open_at(db, table_id)
    if request is not None:
        end(db, request, "lapsed", at)


def posted(db: sqlite3.Connection, request_id: int, message_id: int | None) -> None:
    """Remember where the public question is; None: it was deleted."""
    db.execute("UPDATE undo_requests SET message_id = ? WHERE id = ?", (message_id, request_id))


def told(request: Request, ping: Sequence[int] = ()) -> Announcement:
    """The row of the outbox that brings the public question up to date, or posts it."""
    return Announcement("undo", {"request": request.id, "ping": list(ping)})


def silent(db: sqlite3.Connection, table: Table, request: Request, now: float) -> list[int]:
    """The seats that have not answered although their players had the time for it, quiet hours and
    absence not counted; none while the table rests."""
    if table.place == "left":
        return []
    span = patience(db, request)
    found = []
    for seat in request.missing(table):
        user = users.load(db, table.seats[seat].user_id or 0)
        if clock.after_active(user, request.at, span) <= now:
            found.append(seat)
    return found


def patience(db: sqlite3.Connection, request: Request) -> float:
    """The seconds that everybody has to answer, before the host may go on without them: those in
    which the table would remind somebody twice that it is their turn. Where the host has changed
    that since the question was asked, at least as many as is usual."""
    rules, usual = waits.rules_of(db, request.table_id), ClockRules()
    changed = db.execute(
        "SELECT 1 FROM notes WHERE game_id = ? AND kind = 'clock' AND at > ?",
        (request.table_id, request.at),
    ).fetchone()
    span = rules.first + rules.every
    return span if changed is None else max(span, usual.first + usual.every)


# --- going back ----------------------------------------------------------------------------------


def rewrite(
    db: sqlite3.Connection, table_id: int, seq: int, state: bytes, name: str, secret: str
) -> None:
    """Give the position after a step another future: its save and hash, and the secret used."""
    db.execute(
        "UPDATE steps SET state = ?, hash = ?, reseeds = json_insert(reseeds, '$[#]', ?)"
        " WHERE game_id = ? AND seq = ?",
        (state, name, secret, table_id, seq),
    )


def forget_after(db: sqlite3.Connection, table_id: int, seq: int) -> None:
    """Forget everything that belongs to the steps behind a number: the steps, what is still to be
    said of them, answers and turns prepared for positions that are no more. Orders that were over
    with these steps are not."""
    rows.drop_steps(db, table_id, seq)
    pending = "DELETE FROM outbox WHERE game_id = ? AND state = 'pending' AND "
    marks = ", ".join("?" * len(BOARDS))
    db.execute(
        f"{pending} kind IN ({marks}) AND json_extract(data, '$.to_seq') > ?",
        (table_id, *BOARDS, seq),
    )
    db.execute(
        f"{pending} kind = 'hand' AND json_extract(data, '$.from_seq') >= ?",
        (table_id, seq),
    )
    db.execute(
        "UPDATE outbox SET data = json_set(data, '$.to_seq', ?1) WHERE game_id = ?2"
        " AND state = 'pending' AND kind = 'hand' AND json_extract(data, '$.to_seq') > ?1",
        (seq, table_id),
    )
    db.execute(f"{pending} kind = 'call'", (table_id,))
    db.execute("DELETE FROM held WHERE game_id = ?", (table_id,))
    db.execute("DELETE FROM plans WHERE game_id = ?", (table_id,))
    orders.restore(db, table_id, seq)
    db.execute("UPDATE notes SET seq = ?1 WHERE game_id = ?2 AND seq > ?1", (seq, table_id))


def letters_out(db: sqlite3.Connection, table_id: int, seq: int) -> list[int]:
    """The seats that were written about a hand they held behind a step, and so have no more."""
    found = db.execute(
        "SELECT DISTINCT json_extract(data, '$.seat') FROM outbox WHERE game_id = ?"
        " AND kind = 'hand' AND state = 'sent' AND json_extract(data, '$.to_seq') > ?",
        (table_id, seq),
    )
    return sorted(r[0] for r in found)


def took_back(notes: Iterable[Note]) -> dict[int, tuple[TookBack, ...]]:
    """Where a table went back to, by the step that was left as the last one."""
    made: dict[int, tuple[TookBack, ...]] = {}
    for note in notes:
        if note.kind == "took_back":
            fact = replace(fact_of(note.data), names=note.names)
            made[note.seq] = (*made.get(note.seq, ()), fact)
    return made


def entry(data: Mapping[str, Any], seq: int) -> LogEntry:
    """What the log says about going back, on its own."""
    return LogEntry(seq, None, 0.0, (), took_back=(fact_of(data),))


def fact_of(data: Mapping[str, Any]) -> TookBack:
    """What a note, or a row of the outbox, says about going back. Raises `Unreadable`."""
    try:
        waived = tuple(data.get("waived", ()))
        return TookBack(int(data["seat"]), int(data["steps"]), tuple(data["agreed"]), waived)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise Unreadable(f"what is said about going back cannot be read: {error!r}") from error
