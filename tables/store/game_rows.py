"""The SQL of tables and seats.

Like all modules with such a name, this one holds plain functions on a connection that run inside a
transaction of `Store`. Functions that write never decide anything.
"""

from __future__ import annotations

import hashlib
import json
import logging
import secrets
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import Any

from tables.model import leases
from tables.model.chance import Deal, drawn, seal_of
from tables.model.errors import Unreadable, VersionConflict
from tables.model.formats import Format
from tables.model.plain_json import compact
from tables.model.stored import Loaded, StoredSave
from tables.model.table import Again, Hinted, Origin, Seat, Table, UserRef
from tables.store import borrowed_rows
from tables.store.connection import Connection, Row
from tables.store.lease_rows import within
from tables.store.plan_rows import plans
from tables.store.save_rows import EVERY

log = logging.getLogger("agora.rows")

_HASHES = """
       (SELECT hash FROM steps WHERE game_id = g.id AND seq = g.seq) AS head_hash,
       (SELECT hash FROM steps WHERE game_id = g.id AND seq = g.public_seq) AS public_hash,
       (SELECT state FROM weeks WHERE id = g.week_id) AS week_state
"""
_ALONE = """
       (SELECT packed FROM saves
        WHERE game_id = g.id AND seq = g.seq - g.seq % :every AND base IS NULL) AS alone
"""
_ABROAD = "(SELECT server_id FROM borrowed WHERE game_id = g.id) AS abroad"
_GAME = f"SELECT g.*, {_HASHES}, {_ABROAD} FROM games g "  # noqa: S608 - texts of ours
_WHOLE = f"SELECT g.*, {_HASHES}, {_ABROAD}, {_ALONE} FROM games g WHERE g.id = :game"  # noqa: S608


def load(db: Connection, table_id: int, interaction: int | None = None) -> Loaded | None:
    """A table by its number; with an interaction, also whether that was carried out before."""
    db.ahead(lambda db: (_row(db, table_id), _is_done(db, interaction)))
    db.ahead(lambda db: (_seats(db, table_id), plans(db, table_id)))
    row = _row(db, table_id)
    if row is None:
        return None
    repeated = _is_done(db, interaction)
    alone = None if row["alone"] is None else StoredSave(row["alone"])
    return replace(_loaded(db, row, repeated), plans=plans(db, table_id), alone=alone)


def _row(db: Connection, table_id: int) -> Row | None:
    found: Row | None = db.execute(_WHOLE, {"game": table_id, "every": EVERY}).fetchone()
    return found


def _again(row: Row) -> Again | None:
    return None if row["again_of"] is None else Again(row["again_of"], row["again_seat"])


def _origin(row: Row) -> Origin | None:
    of, seq = row["practice_of"], row["practice_seq"]
    return None if of is None else Origin(of, seq)


def _is_done(db: Connection, interaction: int | None) -> bool:
    found = db.execute(
        "SELECT 1 FROM interactions WHERE id = :interaction", {"interaction": interaction}
    )
    return found.fetchone() is not None


def _seats(db: Connection, table_id: int) -> tuple[Seat, ...]:
    found = db.execute(
        "SELECT seat, user_id, name, computer, caretaker, word, word_at FROM seats"
        " WHERE game_id = :id ORDER BY seat",
        {"id": table_id},
    )
    return tuple(
        Seat(s[0], s[1], s[2], bool(s[3]), bool(s[4]), s[5] or "", s[6] or 0.0) for s in found
    )


def open_in(db: Connection, channel_id: int) -> Loaded | None:
    """The open table of a channel of the bot's servers."""
    row = db.execute(
        _GAME + "WHERE g.channel_id = :channel_id AND g.status IN ('lobby', 'running')"
        " AND g.borrowed = 0",
        {"channel_id": channel_id},
    ).fetchone()
    return None if row is None else _loaded(db, row)


def latest_in(db: Connection, channel_id: int) -> Loaded | None:
    """The open table of a channel, or else the last one that was there."""
    row = db.execute(
        _GAME + "WHERE g.channel_id = :channel_id "
        "ORDER BY g.status IN ('lobby', 'running') DESC, g.id DESC LIMIT 1",
        {"channel_id": channel_id},
    ).fetchone()
    return None if row is None else _loaded(db, row)


def open_of(db: Connection, user_id: int) -> list[Table]:
    """The open tables at which a user has a seat, oldest first."""
    found = db.execute(
        _GAME + "JOIN seats s ON s.game_id = g.id "
        "WHERE s.user_id = :user AND g.status IN ('lobby', 'running') ORDER BY g.id",
        {"user": user_id},
    ).fetchall()
    tables = []
    for row in found:
        try:
            tables.append(_loaded(db, row).table)
        except Unreadable as error:  # their other tables go on
            log.error("a table is left out: %s", error)
    return tables


def practice_of(db: Connection, user_id: int, origin: Origin) -> Table | None:
    """The open practice table of a user that begins with this position."""
    found = db.execute(
        _GAME + "WHERE g.practice_of = :of AND g.practice_seq = :seq AND g.host_id = :user"
        " AND g.status IN ('lobby', 'running') ORDER BY g.id DESC LIMIT 1",
        {"of": origin.table_id, "seq": origin.seq, "user": user_id},
    ).fetchone()
    return None if found is None else _loaded(db, found).table


def open_on(db: Connection, guild_id: int, host_id: int | None = None) -> list[Table]:
    """The open tables of a server, or those of one host there, the longest idle ones first. Nobody
    is told of practice, or of a week's deal."""
    rows = db.execute(
        "SELECT id FROM games WHERE guild_id = :server AND status IN ('lobby', 'running')"
        " AND practice_of IS NULL AND week_id IS NULL"
        " AND (:every = 1 OR host_id = :host) ORDER BY changed_at, id",
        {"server": guild_id, "every": int(host_id is None), "host": host_id or 0},
    ).fetchall()
    found = (load(db, row[0]) for row in rows)
    return [loaded.table for loaded in found if loaded is not None]


def host_of(db: Connection, table_id: int) -> int:
    """The host of a table that there is."""
    row = db.execute("SELECT host_id FROM games WHERE id = :game", {"game": table_id}).fetchone()
    return int(row[0])


def numbers(db: Connection) -> list[int]:
    """All tables there are."""
    return [row[0] for row in db.execute("SELECT id FROM games ORDER BY id")]


def versions(db: Connection, *, newest: bool = False) -> list[tuple[int, int]]:
    """All tables there are with their versions. newest: those that were changed last come first."""
    found = [*db.execute("SELECT id, version, changed_at FROM games ORDER BY id")]
    if newest:
        found.sort(key=lambda row: (row[2], row[0]), reverse=True)
    return [(row[0], row[1]) for row in found]


def maybe_automatic(db: Connection, ranges: Collection[int] = leases.ALL) -> list[int]:
    """The running tables where an answer may be due that nobody presses for, and those that a stop
    of the program kept from saying where they are."""
    found = db.execute(
        "SELECT id FROM games g WHERE status = 'running' AND draft_seat IS NULL"  # noqa: S608
        f" AND {within('id', ranges)} AND ("
        " told_seq < public_seq"
        " OR EXISTS (SELECT 1 FROM seats WHERE game_id = g.id AND (computer = 1 OR caretaker = 1))"
        " OR EXISTS (SELECT 1 FROM orders WHERE game_id = g.id)"
        " OR EXISTS (SELECT 1 FROM plans WHERE game_id = g.id))"
        " ORDER BY id"
    )
    return [r[0] for r in found]


def version(db: Connection, table_id: int) -> int | None:
    """The present version of a table; None if the table is gone."""
    row = db.execute("SELECT version FROM games WHERE id = :game", {"game": table_id}).fetchone()
    return None if row is None else row[0]


def version_token(secret: str, version: int) -> str:
    """A name for a version of a table that does not reveal how many there were. It begins with a
    letter, so it cannot be the number of a version."""
    digest = hashlib.sha256(f"{secret}:stamp:{version}".encode()).digest()
    return "v" + digest[:4].hex()


def _loaded(db: Connection, row: Row, repeated: bool = False) -> Loaded:
    """Raises `Unreadable`."""
    try:
        return _read(db, row, repeated)
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise Unreadable(f"its row cannot be read: {error!r} (table {row['id']})") from error


def _read(db: Connection, row: Row, repeated: bool) -> Loaded:
    secret = row["key"] or str(row["secret"])
    deals = tuple(Deal(**deal) for deal in json.loads(row["deals"]))
    sealed: str | None = row["sealed"]
    table = Table(
        id=row["id"],
        game=row["game"],
        options=json.loads(row["options"]),
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        host_id=row["host_id"],
        status=row["status"],
        seats=_seats(db, row["id"]),
        version=row["version"],
        seq=row["seq"],
        public_seq=row["public_seq"],
        draft_seat=row["draft_seat"],
        message_id=row["message_id"],
        announced_seq=row["told_seq"],
        announced_asked=tuple(json.loads(row["told_asked"])),
        created_at=row["created_at"],
        changed_at=row["changed_at"],
        poker_face=bool(row["poker_face"]),
        rewound=row["rewound"],
        version_token=version_token(secret, row["version"]),
        rewind_token=version_token(secret, row["rewound"]),
        place="borrowed" if row["borrowed"] else row["place"],
        language=row["language"],
        pictures=row["pictures"],
        takes_defaults=bool(row["usual"]),
        hints=row["hints"],
        name=row["name"],
        joins=row["joins"],
        starts_full=bool(row["starts_full"]),
        welcome=row["welcome"],
        again=_again(row),
        tells_role=row["tells_role"],
        starts_at=row["starts_at"],
        rated=bool(row["rated"]),
        origin=_origin(row),
        abroad=row["abroad"],
        unreached=borrowed_rows.unreached(db, row["id"]) if row["borrowed"] else (),
        week=row["week_id"],
        week_over=row["week_state"] in (None, "over"),
        seal="" if sealed is None else seal_of(row["id"], row["game"], sealed),
    )
    if sealed and deals and deals[0] != replace(deals[0], secret=drawn(sealed, 0, table.words)):
        # A program that knew no words began the game, so its secrets were sealed as they were then.
        sealed, table = None, replace(table, seal="")
    return Loaded(
        table,
        row["seed"],
        secret,
        row["head_hash"],
        row["public_hash"],
        repeated,
        {int(seat): seq for seat, seq in json.loads(row["owed"]).items()},
        deals=deals,
        sealed=sealed,
    )


def create(
    db: Connection,
    *,
    game: str,
    options: dict[str, Any],
    guild_id: int | None,
    channel_id: int | None,
    host: UserRef,
    secret: str,
    sealed: str | None,
    at: float,
    parent_id: int | None = None,
    language: str = "en",
    hints: Hinted = "on",
    again: Again | None = None,
    origin: Origin | None = None,
    borrowed: bool = False,
    week: int | None = None,
) -> Table:
    """A new table in the lobby with its host in the first seat. channel_id: None for a table
    without one. sealed: None at a practice table, which begins with no deal, and where the deal of
    a week is played; both count for nothing."""
    made = db.execute(
        "INSERT INTO games (game, options, guild_id, channel_id, parent_id, host_id, status,"
        " secret, key, sealed, created_at, changed_at, language, hints, again_of, again_seat,"
        " counts, practice_of, practice_seq, borrowed, week_id) VALUES (:game, :options,"
        " :guild_id, :channel_id, :parent_id, :id, 'lobby', 0, :secret, :sealed, :at, :at,"
        " :language, :hints, :again_of, :again_seat, :counts, :practice_of, :practice_seq,"
        " :borrowed, :week) RETURNING id",
        {
            "game": game,
            "options": compact(options),
            "guild_id": guild_id,
            "channel_id": -1 - secrets.randbits(62) if channel_id is None else channel_id,
            "parent_id": parent_id,
            "id": host.id,
            "secret": secret,
            "sealed": sealed,
            "at": at,
            "language": language,
            "hints": hints,
            "again_of": again and again.table_id,
            "again_seat": again and again.seat,
            "counts": int(origin is None and week is None),
            "practice_of": origin and origin.table_id,
            "practice_seq": origin and origin.seq,
            "borrowed": int(borrowed),
            "week": week,
        },
    )
    table_id: int = made.fetchone()[0]
    if channel_id is None:
        # A number that no channel of Discord has, because open tables need different ones.
        db.execute(
            "UPDATE games SET channel_id = :channel, place = 'gone' WHERE id = :game",
            {"channel": -table_id, "game": table_id},
        )
    put_seats(db, table_id, (Seat(0, host.id, host.name),))
    loaded = load(db, table_id)
    assert loaded is not None
    return loaded.table


_COLUMNS = {
    *("options", "host_id", "status", "deals", "message_id", "poker_face", "usual", "hints"),
    *("name", "joins", "starts_full", "welcome", "tells_role", "starts_at", "rated"),
    *("seq", "public_seq", "draft_seat", "told_seq", "told_asked", "owed", "rewound"),
}


def bump(
    db: Connection,
    table_id: int,
    version: int,
    at: float,
    ahead: Callable[[Connection], object] = lambda db: None,
    **columns: Any,
) -> bool:
    """Move a table from one version to the next; False if it has left that version. ahead: what is
    read next, as `Connection.ahead` takes it.

    The time of the change is kept only if the change is public. Everybody may read it, so it must
    not reveal a step of a draft.
    """
    assert set(columns) <= _COLUMNS
    values = {
        f"new_{name}": compact(v) if isinstance(v, (dict, tuple, list)) else v
        for name, v in columns.items()
    }
    known = {"new_public_seq": None, "new_status": None, **values}
    sets = "".join(f", {name} = :new_{name}" for name in columns)
    done = db.execute(
        "UPDATE games SET version = version + 1, changed_at = CASE WHEN"  # noqa: S608 - fixed names
        " coalesce(:new_public_seq, public_seq) = public_seq"
        " AND coalesce(:new_status, status) = status THEN changed_at"
        f" ELSE :at END{sets} WHERE id = :game AND version = :version",
        {**known, "at": at, "game": table_id, "version": version},
    )
    db.ahead(ahead)
    return done.rowcount == 1


def set_pictures(db: Connection, table_id: int, pictures: Format) -> None:
    """Draw the posts of a table in a format. The version stays, because no button or draft depends
    on the format."""
    db.execute(
        "UPDATE games SET pictures = :pictures WHERE id = :game",
        {"pictures": pictures, "game": table_id},
    )


def rename_seat(db: Connection, table_id: int, seat: Seat) -> None:
    """Give a seat its new name, if the same user still sits there. The version stays, because no
    button or draft depends on the name."""
    db.execute(
        "UPDATE seats SET name = :name WHERE game_id = :game AND seat = :seat AND user_id = :user",
        {"name": seat.name, "game": table_id, "seat": seat.index, "user": seat.user_id},
    )


def put_seats(db: Connection, table_id: int, seats: Iterable[Seat]) -> None:
    """Replace the seats of a table."""
    seats = tuple(seats)
    borrowed_rows.left(db, table_id, [s.user_id for s in seats if s.user_id is not None])
    db.execute("DELETE FROM seats WHERE game_id = :game", {"game": table_id})
    db.executemany(
        "INSERT INTO seats (game_id, seat, user_id, name, computer, caretaker, word, word_at)"
        " VALUES (:game, :seat, :user, :name, :computer, :caretaker, :word, :word_at)",
        [
            {
                "game": table_id,
                "seat": s.index,
                "user": s.user_id,
                "name": s.name,
                "computer": int(s.computer),
                "caretaker": int(s.caretaker),
                "word": s.word or None,
                "word_at": s.word_at if s.word else None,
            }
            for s in seats
        ],
    )


def mark_done(db: Connection, interaction: int, table_id: int, at: float) -> None:
    """Remember an interaction, after a version was claimed."""
    db.execute(
        "INSERT INTO interactions (id, game_id, at) VALUES (:interaction, :game, :at)",
        {"interaction": interaction, "game": table_id, "at": at},
    )


def mark_first(db: Connection, interaction: int, table_id: int, at: float) -> None:
    """Remember an interaction where no version of the table is claimed. Raises `VersionConflict` if
    another node that heard it, too, has carried it out meanwhile."""
    done = db.execute(
        "INSERT INTO interactions (id, game_id, at) VALUES (:interaction, :game, :at)"
        " ON CONFLICT DO NOTHING",
        {"interaction": interaction, "game": table_id, "at": at},
    )
    if not done.rowcount:
        raise VersionConflict()
