"""The SQL of waits, clocks and banks.

A wait begins when a published position asks a person. It ends when their answer is published, they
are asked no more, or the seat is given away. Drafts change nothing: others still wait.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from tables.model import clock, leases
from tables.model.clock import ClockRules, Open, Wait, Waited
from tables.model.table import Table
from tables.model.users import UserSettings
from tables.store import held_rows, rating_rows, user_rows
from tables.store.connection import Connection, Row
from tables.store.lease_rows import within
from tables.store.statements import in_place, larger, upsert

_WAIT = """
w.id, w.game_id, w.seat, w.user_id, w.since, w.reminded, w.reminded_at, w.spent, w.counted_at,
w.timed_out, w.snoozed_until, w.snooze_told_at
"""
CLOCK = ("first", "every", "most", "move", "bank", "fallback", "pauses")
_CLOCK = "c.first, c.every, c.most, c.move, c.bank, c.fallback, c.pauses"
_OPEN = f"""
SELECT {_WAIT}, {_CLOCK}, {user_rows.COLUMNS}, coalesce(b.used, 0) AS used, g.rested_at
FROM waits w
JOIN games g ON g.id = w.game_id
LEFT JOIN clocks c ON c.game_id = w.game_id
LEFT JOIN users u ON u.id = w.user_id
LEFT JOIN banks b ON b.game_id = w.game_id AND b.seat = w.seat
"""  # noqa: S608 - fixed names
_PEOPLE = f"""
SELECT s.seat, s.user_id, {_CLOCK}, {user_rows.COLUMNS}, coalesce(b.used, 0) AS used, g.rested_at
FROM seats s
JOIN games g ON g.id = s.game_id
LEFT JOIN clocks c ON c.game_id = s.game_id
LEFT JOIN users u ON u.id = s.user_id
LEFT JOIN banks b ON b.game_id = s.game_id AND b.seat = s.seat
WHERE s.game_id = :game AND s.user_id IS NOT NULL
"""  # noqa: S608 - fixed names
ONE_TICK = 100
"""Waits that are looked at in one transaction; more follow in the next one."""


# --- reading -------------------------------------------------------------------------------------


def due(
    db: Connection, now: float, limit: int = ONE_TICK, ranges: Collection[int] = leases.ALL
) -> list[Open]:
    """The waits that are due, by one search of the index `waits_due`."""
    where = f"WHERE w.due_at <= :now AND {within('w.game_id', ranges)}"
    return _open(db, f"{where} ORDER BY w.due_at LIMIT :limit", now=now, limit=limit)


def next_due(db: Connection, ranges: Collection[int] = leases.ALL) -> float | None:
    """When the next one is due."""
    row = db.execute(
        "SELECT min(due_at) FROM waits"  # noqa: S608
        f" WHERE due_at IS NOT NULL AND {within('game_id', ranges)}"
    ).fetchone()
    return None if row[0] is None else float(row[0])


def of_table(db: Connection, table_id: int) -> list[Open]:
    """The open waits of a table."""
    return _open(
        db, "WHERE w.game_id = :game AND w.ended_at IS NULL ORDER BY w.seat", game=table_id
    )


def of_user(db: Connection, user_id: int) -> list[Open]:
    """The open waits for a user, the longest first."""
    return _open(
        db, "WHERE w.user_id = :user AND w.ended_at IS NULL ORDER BY w.since, w.id", user=user_id
    )


def unanswered_of(db: Connection, user_id: int) -> list[Open]:
    """The open waits for a user at tables that do not rest, the longest first; without those whose
    answer is given and only not shown yet."""
    return [
        found
        for found in of_user(db, user_id)
        if found.rested_at is None and held_rows.to_wait(db, found.wait.id) is None
    ]


def just_out(db: Connection, wait_id: int, now: float) -> Open | None:
    """A wait if its time has run out: it is not over, no answer to it is held, and the table has
    not been told of it yet."""
    found = by_id(db, wait_id)
    if found is None or found.wait.timed_out or held_rows.to_wait(db, wait_id) is not None:
        return None
    return found if found.deadline is not None and found.deadline <= now else None


def by_id(db: Connection, wait_id: int) -> Open | None:
    """A wait by its number, if it is not over."""
    found = _open(db, "WHERE w.id = :wait AND w.ended_at IS NULL", wait=wait_id)
    return found[0] if found else None


def with_clock(db: Connection, now: float, ranges: Collection[int] = leases.ALL) -> list[Open]:
    """The open waits with a clock, and those that hold a moment after `now`."""
    where = (
        f"WHERE w.ended_at IS NULL AND {within('w.game_id', ranges)}"
        " AND (c.move IS NOT NULL OR w.since > :now OR w.reminded_at > :now"
        " OR w.snoozed_until > :now)"
    )
    return _open(db, where, now=now)


def ledger(db: Connection, table_id: int, now: float) -> list[Waited]:
    """How long a table has waited for whom, open waits included; the longest total first."""
    found = db.execute(
        "SELECT seat, user_id, count(*) AS times, sum(span) AS total, max(span) AS longest,"  # noqa: S608
        " sum(reminded) AS reminders FROM (SELECT seat, user_id, reminded,"
        f" {larger('0', '(coalesce(ended_at, :now) - since)')} AS span"
        " FROM waits WHERE game_id = :game) AS spans"
        " GROUP BY seat, user_id ORDER BY total DESC, seat",
        {"now": now, "game": table_id},
    )
    return [Waited(*row) for row in found]


def _open(db: Connection, where: str, **values: float) -> list[Open]:
    return [_from_row(row) for row in db.execute(_OPEN + where, values)]


def _from_row(row: Row) -> Open:
    wait = Wait(
        row["id"],
        row["game_id"],
        row["seat"],
        row["user_id"],
        row["since"],
        row["reminded"],
        row["reminded_at"],
        row["spent"],
        row["counted_at"],
        bool(row["timed_out"]),
        row["snoozed_until"],
        row["snooze_told_at"],
    )
    return _with_rules(wait, row)


def _with_rules(wait: Wait, row: Row) -> Open:
    rules = _rules(row)
    user = user_rows.from_row(wait.user_id, row)
    return Open(wait, rules, user, max(0.0, rules.bank - row["used"]), row["rested_at"])


def _rules(row: Row) -> ClockRules:
    if row["first"] is None:
        return ClockRules()
    return ClockRules(*(row[name] for name in CLOCK))


def rules_of(db: Connection, table_id: int) -> ClockRules:
    """How patient a table is."""
    row = db.execute(
        f"SELECT {_CLOCK} FROM clocks c WHERE c.game_id = :game",  # noqa: S608
        {"game": table_id},
    ).fetchone()
    return ClockRules() if row is None else _rules(row)


# --- writing -------------------------------------------------------------------------------------


def sync(
    db: Connection,
    table: Table,
    asked: Collection[int],
    answered: Collection[int],
    at: float,
) -> None:
    """Bring the waits of a table up to date: whom its published position asks, who has answered."""
    still = set()
    for found in of_table(db, table.id):
        if found.wait.seat in asked and found.wait.seat not in answered:
            still.add(found.wait.seat)
        else:
            _end(db, found, at)
    begins = [seat for seat in sorted(set(asked) - still) if not table.seats[seat].automatic]
    if begins:
        _begin(db, table.id, begins, at)


def before_sync(db: Connection, table_id: int) -> None:
    """What `sync` reads, to be asked ahead of it."""
    of_table(db, table_id)
    _people(db, table_id)


def close_all(db: Connection, table_id: int, at: float) -> None:
    """The table waits for nobody any more."""
    for found in of_table(db, table_id):
        _end(db, found, at)


def _begin(db: Connection, table_id: int, seats: Collection[int], at: float) -> None:
    people = _people(db, table_id)
    new = [replace(people[seat], wait=_new(people[seat].wait, at)) for seat in seats]
    db.executemany(
        "INSERT INTO waits (game_id, seat, user_id, since, counted_at, due_at)"
        " VALUES (:game, :seat, :user, :at, :at, :due_at)",
        [
            {
                "game": table_id,
                "seat": begun.wait.seat,
                "user": begun.wait.user_id,
                "at": at,
                "due_at": begun.due_at,
            }
            for begun in new
        ],
    )


def _people(db: Connection, table_id: int) -> dict[int, Open]:
    """By their seats the people of a table, as if it had waited for each since long ago."""
    found = {}
    for row in db.execute(_PEOPLE, {"game": table_id}):
        wait = Wait(0, table_id, row["seat"], row["user_id"], 0.0)
        found[wait.seat] = _with_rules(wait, row)
    return found


def _new(wait: Wait, at: float) -> Wait:
    return replace(wait, since=at, counted_at=at)


def _end(db: Connection, found: Open, at: float) -> None:
    read = found.read(at)
    used = found.bank - clock.bank_after(read, found.rules, found.bank)
    if used > 0:
        db.execute(
            "INSERT INTO banks (game_id, seat, used) VALUES (:game, :seat, :used)"
            " ON CONFLICT (game_id, seat) DO UPDATE SET used = banks.used + excluded.used",
            {"game": read.table_id, "seat": read.seat, "used": used},
        )
    db.execute(
        "UPDATE waits SET ended_at = :ended_at, spent = :spent, counted_at = :at, due_at ="
        " NULL, snoozed_until = NULL, snooze_told_at = NULL WHERE id = :id",
        {"ended_at": max(at, read.since), "spent": read.spent, "at": at, "id": read.id},
    )


def store(db: Connection, found: Open) -> None:
    """Store what may change of an open wait, and when it is due next."""
    w = found.wait
    db.execute(
        "UPDATE waits SET since = :since, reminded = :reminded, reminded_at = :reminded_at,"
        " spent = :spent, counted_at = :counted_at,"
        " timed_out = :timed_out, snoozed_until = :snoozed_until, snooze_told_at ="
        " :snooze_told_at, due_at = :due_at WHERE id = :id AND ended_at IS NULL",
        {
            "since": w.since,
            "reminded": w.reminded,
            "reminded_at": w.reminded_at,
            "spent": w.spent,
            "counted_at": w.counted_at,
            "timed_out": int(w.timed_out),
            "snoozed_until": w.snoozed_until,
            "snooze_told_at": w.snooze_told_at,
            "due_at": found.due_at,
            "id": w.id,
        },
    )


def look_again(db: Connection, wait_id: int, at: float) -> None:
    """Nothing has to be done about an open wait before this moment."""
    db.execute(
        "UPDATE waits SET due_at = :at WHERE id = :wait_id AND ended_at IS NULL",
        {"at": at, "wait_id": wait_id},
    )


def rest(db: Connection, table_id: int, at: float) -> None:
    """The table rests from now on: its clock is read and stopped."""
    before = of_table(db, table_id)
    db.execute("UPDATE games SET rested_at = :at WHERE id = :game", {"at": at, "game": table_id})
    for old in before:
        store(db, replace(old, wait=old.read(at), rested_at=at))


def go_on(db: Connection, table_id: int, at: float) -> None:
    """The table rests no more: clocks and reminders go on as they were. Everything that is counted
    from before the rest, or from within it, moves on by the part of the rest that came after."""
    before = of_table(db, table_id)
    db.execute("UPDATE games SET rested_at = NULL WHERE id = :game", {"game": table_id})
    for old in before:
        assert old.rested_at is not None
        wait, since = old.wait, max(old.wait.since, old.rested_at)
        last = wait.reminded_at
        wait = replace(
            wait,
            since=wait.since + max(0.0, at - since),
            reminded_at=None if last is None else last + max(0.0, at - max(last, old.rested_at)),
            counted_at=at,
        )
        store(db, replace(old, wait=wait, rested_at=None))


def forget_bank(db: Connection, table_id: int, seat: int) -> None:
    """The seat has a new player, who starts with a full bank."""
    db.execute(
        "DELETE FROM banks WHERE game_id = :game AND seat = :seat", {"game": table_id, "seat": seat}
    )


def set_rules(db: Connection, table_id: int, rules: ClockRules, at: float) -> None:
    """Change how patient a table is; time used so far counts as it was counted then."""
    before = of_table(db, table_id)
    db.execute(
        upsert("clocks", ("game_id",), CLOCK),
        {"game_id": table_id, **{name: getattr(rules, name) for name in CLOCK}},
    )
    _again(db, before, at, grace=True)


def copy_rules(db: Connection, from_id: int, to_id: int) -> None:
    """Let a new table be as patient as another one."""
    db.execute(
        "INSERT INTO clocks (game_id, first, every, most, move, bank, fallback, pauses)"  # noqa: S608
        " SELECT :to_id, first, every, most, move, bank, fallback, pauses FROM clocks WHERE"
        " game_id = :from_id " + in_place(("game_id",), CLOCK),
        {"to_id": to_id, "from_id": from_id},
    )
    db.execute(
        "UPDATE games SET poker_face = (SELECT poker_face FROM games WHERE id = :from_id),"
        " pictures = (SELECT pictures FROM games WHERE id = :from_id) WHERE id = :to_id",
        {"from_id": from_id, "to_id": to_id},
    )


def set_user(db: Connection, user: UserSettings, at: float) -> None:
    """Change the settings of a user; time used so far counts as it was counted then. Where another
    rhythm makes a reminder overdue, it counts as given: the user is here, and knows."""
    before = of_user(db, user.user_id)
    shown = rating_rows.shown_by(db, user.user_id)
    user_rows.save(db, user)
    rating_rows.chosen(db, user.user_id, shown, user.ratings, at)
    user_rows.plan_daily(db, user, at)
    _again(db, before, at)


def _again(db: Connection, before: list[Open], at: float, *, grace: bool = False) -> None:
    """Read the clocks by the old settings and go on by the new ones.

    grace: what is spent does not count against the new rules, because nobody knew them before.
    """
    for old in before:
        read = old.read(at)
        new = by_id(db, read.id)
        assert new is not None
        if grace:
            read = _fresh(read)
        if _rhythm(old) != _rhythm(new):
            read = _known(replace(new, wait=read), at)
        store(db, replace(new, wait=read))


def _rhythm(found: Open) -> tuple[object, ...]:
    return found.user.rhythm, found.user.daily_at


def _known(found: Open, at: float) -> Wait:
    """A wait under another rhythm. The only reminder before a clock decides still comes."""
    due = found.reminder_at
    if due is None or due > at or found.user.daily_at is not None:
        return found.wait
    return replace(found.wait, reminded_at=at)


def _fresh(wait: Wait) -> Wait:
    return replace(wait, spent=0.0, timed_out=False)
