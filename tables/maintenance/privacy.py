"""What is stored about one user: all of it as a document, and how it is removed.

Removing keeps what also belongs to others: games that were played stay readable and can be played
again, with “Former player” in place of the name. docs/privacy.md tells users the same.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import partial
from typing import Any

from tables.maintenance import problems
from tables.model import addressed, outgoing, placeholder_names
from tables.model.errors import StorageFault, UserError
from tables.model.notes import HandedOn, Joined, Left, Removed, Renamed, Replaced, Voided
from tables.model.placeholder_names import FORMER
from tables.model.plain_json import compact
from tables.model.ratings import Estimate, number
from tables.model.seating import tidy
from tables.model.table import Table, UserRef
from tables.service import TableService
from tables.store import (
    competition_rows,
    game_rows,
    note_rows,
    outbox_rows,
    privacy_rows,
    rating_rows,
    result_rows,
    upkeep_rows,
    wish_rows,
)
from tables.store.connection import Connection, Row

NOBODY = 0
"""Takes the place of a forgotten user's number where the database must hold one."""
REMOVED = "(removed with its author)"
ROUNDS = 3
"""How often open tables are looked for; somebody may join one while they are being forgotten."""

_USERS = frozenset({"user", "by", "host", "old_user", "new_user"})
"""Fields of notes that hold users; other fields hold no number as large as theirs."""
_LARGE = 1 << 40
_JSON = frozenset(
    {
        *("action", "actions", "about", "orders", "stopped", "games", "sizes", "points"),
        *("answers", "goals_reached"),
    }
)
"""Columns that hold JSON."""
_KEPT = frozenset({"what", "kind"})
"""Fields that hold words of the program."""

log = logging.getLogger("agora.privacy")

# --- what is stored ------------------------------------------------------------------------------


def gather(db: Connection, user_id: int, at: float) -> dict[str, Any]:
    """All that is stored about a user, as a document. Numbers of Discord are text, because many
    readers of JSON round them."""
    made: dict[str, Any] = {
        "user": str(user_id),
        "made_at": datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds"),
    }
    for section, found in privacy_rows.about(db, user_id):
        made[section] = [{name: _plain(name, row[name]) for name in row.keys()} for row in found]  # noqa: SIM118
    made["settings"] = made["settings"][0] if made["settings"] else None
    made["ratings"] = [_rating(one) for one in made["ratings"]]
    made["notes"] = _notes(db, user_id)
    made["messages"] = _messages(db, user_id)
    made["problems"] = [_problem(p) for p in problems.listed(db) if p.user_id == user_id]
    return made


def _rating(found: dict[str, Any]) -> dict[str, Any]:
    """How strong the user is, with the band, as it is shown."""
    estimate = Estimate(found.pop("strength"), found.pop("doubt"))
    low, high = estimate.band()
    curve = [
        {"at": at, "about": middle, "from": least, "to": most}
        for at, least, middle, most in json.loads(found.pop("over_time"))
    ]
    about = {"about": number(estimate.strength), "from": low, "to": high}
    return {**found, "everywhere": found["server"] is None, **about, "over_time": curve}


def _plain(name: str, value: Any) -> Any:
    if name in ("server", "channel", "person") and value is not None:
        return str(value)
    if name in _JSON and value is not None:
        return json.loads(value)
    return value


def _notes(db: Connection, user_id: int) -> list[dict[str, Any]]:
    """What happened at tables outside the rules, without who else took part in it."""
    made = []
    for row in privacy_rows.naming(db, "notes", user_id):
        data = json.loads(row["data"])
        roles = [key for key, value in data.items() if _names(key, value, user_id)]
        if roles:
            shown: dict[str, Any] = {
                "table": row["game_id"],
                "kind": row["kind"],
                "at": row["at"],
                "as": roles,
            }
            made.append(
                shown | ({"name": data["name"]} if "user" in roles and "name" in data else {})
            )
    return made


def _messages(db: Connection, user_id: int) -> list[dict[str, Any]]:
    """Messages in which the bot addressed the user."""
    found = privacy_rows.naming(db, "outbox", user_id)
    return [
        {"table": r["game_id"], "kind": r["kind"], "at": r["created_at"], "state": r["state"]}
        for r in found
        if user_id in addressed.users(outbox_rows.said(r["kind"], r["data"]))
    ]


def _problem(problem: problems.Problem) -> dict[str, Any]:
    report = problem.report
    made: dict[str, Any] = {"reference": problem.reference, "at": problem.at}
    made["table"] = problem.table_id
    if report:  # the step of the row counts somebody's draft, too
        made["step"] = report.public_seq
    made["words"] = report.words if report else problem.summary
    return made | ({"pressed_before": report.last} if report and report.last else {})


def _names(key: str, value: Any, user_id: int) -> bool:
    """Whether a field of a note holds this user."""
    if isinstance(value, list):
        return any(_names(key, item, user_id) for item in value)
    return value == user_id and (key in _USERS or user_id > _LARGE) and not isinstance(value, bool)


# --- removing ------------------------------------------------------------------------------------


class HalfForgotten(StorageFault):
    """The database failed after seats were given up. left: their tables."""

    def __init__(self, left: list[Table], reference: str) -> None:
        tables = tuple(table.id for table in left)
        super().__init__("forgetting_failed", reference, count=len(left), tables=tables)
        self.left = left


class Privacy:
    """What users may ask about their own data."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def gather(self, user_id: int) -> dict[str, Any]:
        """All that is stored about a user."""
        work = partial(gather, user_id=user_id, at=self._service.now())
        return await self._service.store.read(work)

    async def forget(self, user: UserRef) -> list[Table]:
        """Give up every seat of a user and remove them from the database.

        Returns the tables at which they played. Raises `HalfForgotten` if some seats were given up
        and the rest could not be removed; then it can be tried again. Otherwise what stopped it.
        """
        left: list[Table] = []
        try:
            await self._forget(user, left)
        except StorageFault as fault:
            if not left:
                raise
            raise HalfForgotten(left, fault.reference) from fault
        return left

    async def _forget(self, user: UserRef, left: list[Table]) -> None:
        """As `forget`; `left` is what was given up so far, also when it fails."""
        store, at = self._service.store, self._service.now()
        for wish in await store.read(lambda db: wish_rows.of_user(db, user.id)):
            await self._service.wishes.end(user.id, wish.guild_id)  # so that others hear of it
        for _ in range(ROUNDS):
            for table in await self._service.views.tables_of(user.id):
                try:
                    await self._leave(table, user.id)
                except (
                    UserError
                ) as refusal:  # the table has changed meanwhile; it is looked at again
                    log.info("table %d: a seat is given up later: %s", table.id, refusal)
                else:
                    left.append(table)
            changed = await store.erase(partial(remove, user=user, at=at))
            if changed is not None:
                break
        else:
            raise UserError(
                "still_seated", count=len(left), tables=tuple(table.id for table in left)
            )
        if changed:
            log.info("a user was forgotten at their own wish")

    async def _leave(self, table: Table, user_id: int) -> None:
        """Give up a seat in the way that is kindest to the others."""
        service = self._service
        if table.status == "lobby":
            await service.lobbies.leave(table.id, user_id)
        else:
            await service.seats.stand_up(table.id, user_id)


def remove(db: Connection, user: UserRef, at: float) -> bool | None:
    """Replace a user by nobody everywhere, in the caller's transaction. Returns whether there was
    anything; None, with nothing changed, if they have a seat at an open table. The same transaction
    records that the file may hold traces, so that these go, whatever happens."""
    if game_rows.open_of(db, user.id):
        return None
    before = db.changed
    tables = privacy_rows.tables_of(db, user.id)
    for table_id in tables:
        names = _known_as(db, table_id, user)
        if _handed_on(db, table_id, user.id):
            privacy_rows.clear_name(db, table_id)
        _scrub_notes(db, table_id, user.id, names)
        _scrub_reason(db, table_id, user.id, names)
        _scrub_messages(db, table_id, user.id, names)
        _scrub_problems(db, table_id, user.id, names)
        _empty_seats(db, table_id, user.id)
        privacy_rows.new_host(db, table_id, user.id, NOBODY)
    _scrub_problems(db, None, user.id, {tidy(user).name, user.name})
    rating_rows.keep_estimates(db, user.id)
    result_rows.forget_user(db, user.id)
    competition_rows.forget_user(db, user.id, FORMER, at)
    privacy_rows.nobody(db, user.id, NOBODY, FORMER)
    if db.changed == before:
        return False
    upkeep_rows.note_traces(db, at)
    return True


def _handed_on(db: Connection, table_id: int, user_id: int) -> bool:
    """Whether a user hosted a table that somebody else hosts now; its name may be their words."""
    notes = (note.said for note in note_rows.notes(db, table_id))
    return any(isinstance(said, HandedOn) and said.user == user_id for said in notes)


def _known_as(db: Connection, table_id: int, user: UserRef) -> set[str]:
    """The names that a table knows a user by, also from a seat they have given up. Their present
    display name is left out if somebody else's seat is called so."""
    found: set[str] = set()
    others: set[str] = set()
    for name, user_id in privacy_rows.seated_at(db, table_id):
        (found if user_id == user.id else others).add(name)
    found |= {user.name, tidy(user).name} - others
    played = privacy_rows.played(db, table_id, user.id)
    for note in note_rows.notes(db, table_id):
        match note.said:
            case Joined(user=user.id, name=name) | Left(user=user.id, name=name):
                found.add(name)
            case Removed(user=user.id, name=name):
                found.add(name)
            case Renamed(user=user.id, old=old, name=name):
                found.update((old, name))
            case Replaced(seat=seat, old=old, new=new) if seat in played:
                found.update({old, new} - others)
    return found - {""}


def _scrub_notes(db: Connection, table_id: int, user_id: int, names: set[str]) -> None:
    """Notes of a table without a user."""
    for row in privacy_rows.of_table(db, "notes", table_id):
        data = json.loads(row["data"])
        new = {key: _without(key, value, user_id, names) for key, value in data.items()}
        if row["kind"] == Voided.kind:
            new["reason"] = _reason(data["reason"], data["user"] == user_id, user_id, names)
        if new != data:
            privacy_rows.put_data(db, "notes", row["id"], compact(new))


def _scrub_reason(db: Connection, table_id: int, user_id: int, names: set[str]) -> None:
    """Why a result was taken out, without a user."""
    found = result_rows.reason_of(db, table_id)
    if found is not None:
        by, reason = found
        new = _reason(reason, by == user_id, user_id, names)
        if new != reason:
            result_rows.put_reason(db, table_id, new)


def _reason(reason: str, mine: bool, user_id: int, names: set[str]) -> str:
    """The words of a manager without a user. mine: they are that user's own."""
    return REMOVED if mine else _blotted(reason, user_id, names)


def _scrub_messages(db: Connection, table_id: int, user_id: int, names: set[str]) -> None:
    """Messages of a table without a user. Messages to that user alone are deleted, and so are
    damaged ones, because nobody can tell whom they name."""
    for row in privacy_rows.of_table(db, "outbox", table_id):
        said = outbox_rows.said(row["kind"], row["data"])
        if isinstance(said, outgoing.UnreadableRow) or addressed.reader(said) == user_id:
            privacy_rows.drop_message(db, row["id"])
            continue
        new = addressed.without(said, user_id, names, NOBODY, FORMER)
        if new != said:
            privacy_rows.put_data(db, "outbox", row["id"], outgoing.written(new))
        if row["error"]:
            error = _blotted(row["error"], user_id, names)
            if error != row["error"]:
                privacy_rows.put_error(db, row["id"], error)


def _without(key: str, value: Any, user_id: int, names: set[str]) -> Any:
    """A field of a note without a user."""
    if isinstance(value, list):
        return [_without(key, item, user_id, names) for item in value]
    if isinstance(value, dict):
        return {k: _without(k, v, user_id, names) for k, v in value.items()}
    if isinstance(value, str) and key not in _KEPT and value in names:
        return FORMER
    return NOBODY if _names(key, value, user_id) else value


def _scrub_problems(db: Connection, table_id: int | None, user_id: int, names: set[str]) -> None:
    """Reports of a user without their words, all others without their name and number."""
    for row in privacy_rows.problems_about(db, table_id, user_id):
        mine = row["user_id"] == user_id
        new = (
            _blotted(row["summary"], user_id, names),
            _told_by_nobody(row, mine, user_id, names),
            None if mine else row["user_id"],
        )
        if new != (row["summary"], row["detail"], row["user_id"]):
            privacy_rows.put_problem(db, row["reference"], *new)


def _told_by_nobody(row: Row, mine: bool, user_id: int, names: Iterable[str]) -> str:
    """The detail of a problem; of a report, the moves stay as they are."""
    detail: str = row["detail"]
    if row["summary"] != problems.SUMMARY or problems.read_report(detail) is None:
        return _blotted(detail, user_id, names)
    data = json.loads(detail)
    for field in ("words", "last"):
        if data[field] is not None:
            data[field] = REMOVED if mine else _blotted(data[field], user_id, names)
    data["log"] = [_blotted(line, user_id, names) for line in data["log"]]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _blotted(text: str, user_id: int, names: Iterable[str]) -> str:
    """Free text without a user."""
    for word in (str(user_id), *names):
        text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", FORMER, text)
    return text


def _empty_seats(db: Connection, table_id: int, user_id: int) -> None:
    """The seats of a user at a table that is over; a seat without a user counts as a computer's.
    What was prepared for the seat goes."""
    taken = {name for name, _ in privacy_rows.seated_at(db, table_id)}
    for seat in privacy_rows.seats_of(db, table_id, user_id):
        name = placeholder_names.free(FORMER, taken)
        privacy_rows.empty_seat(db, table_id, seat, name)
