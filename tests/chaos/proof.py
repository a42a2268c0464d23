"""What must be true whenever the bot is dead, and what must be true in the end."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.storage import doctor, store
from engine import registry
from engine.core import Rules
from tests.chaos.people import Ledger
from tests.chaos.server import Discord, Posted
from tests.kernel import toy

WITH_BOARD = ("turn", "over")


@dataclass(slots=True)
class Verdict:
    """Sentences about what was lost, what was doubled, and what else is wrong."""

    lost: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    wrong: set[str] = field(default_factory=set)
    applied: int = 0
    told: int = 0
    messages: int = 0

    def __bool__(self) -> bool:
        return not (self.lost or self.doubled or self.wrong)


class Proof:
    """Compares the database with what people did and with what they see."""

    def __init__(self, database: Path, server: Discord, ledger: Ledger, silent: set[int]) -> None:
        self.database = database
        self.server = server
        self.ledger = ledger
        self.silent = silent
        """Channels with computers, whose versions and steps also grow by themselves."""
        self.verdict = Verdict()

    def look(self, *, over: bool = False) -> Verdict:
        """Look at everything. over: the bot had time to say all it had to say."""
        if not self.database.exists():
            return self.verdict
        with closing(sqlite3.connect(self.database, isolation_level=None)) as db:
            db.row_factory = sqlite3.Row
            if db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
                return self.verdict
            db.execute("BEGIN")
            self._actions(db)
            self._tables(db)
            self._messages(db, over)
        if over:
            report = doctor.examine(self.database, _rules_of)
            self.verdict.wrong.update(report.findings)
        self.verdict.wrong.update(self.ledger.wrong)
        self.verdict.wrong.update(self.server.wrong)
        return self.verdict

    def waiting(self) -> int:
        """How many messages wait in the outbox."""
        with closing(store.connect_to_read(self.database)) as db:
            sql = "SELECT count(*) FROM outbox WHERE state = 'pending'"
            count: int = db.execute(sql).fetchone()[0]
        return count

    def _actions(self, db: sqlite3.Connection) -> None:
        """Every action of which somebody was told is there, and nothing was carried out twice."""
        done = {r[0] for r in db.execute("SELECT id FROM interactions")}
        known: set[int] = set()
        applied = told = 0
        for (user, custom_id, values), intent in self.ledger.intents.items():
            known.update(intent.pressed)
            name = f"{custom_id} {values} of {user}"
            carried_out = [n for n in intent.pressed if n in done]
            applied += len(carried_out)
            told += len(intent.told)
            self.verdict.lost.update(f"{name} ({n})" for n in intent.told if n not in done)
            if len(carried_out) > 1 and intent.effect:
                self.verdict.doubled.add(name)
        self.verdict.wrong.update(f"interaction {n} is nobody's" for n in done - known)
        self.verdict.applied, self.verdict.told = applied, told

    def _tables(self, db: sqlite3.Connection) -> None:
        """The numbers of each table are those of the presses that were carried out."""
        effects = {n: i.effect for i in self.ledger.intents.values() for n in i.pressed}
        for table in db.execute("SELECT * FROM games").fetchall():
            if table["channel_id"] in self.silent:
                continue
            ids = [
                r[0]
                for r in db.execute("SELECT id FROM interactions WHERE game_id = ?", (table["id"],))
            ]
            name = f"table {table['id']}"
            self._equal(f"version of {name}", table["version"], 1 + len(ids))
            self._equal(f"steps of {name}", table["seq"], sum(effects.get(n, 0) for n in ids))

    def _equal(self, what: str, there: int, wanted: int) -> None:
        if there < wanted:
            self.verdict.lost.add(f"{what}: {there} instead of {wanted}")
        elif there > wanted:
            self.verdict.doubled.add(f"{what}: {there} instead of {wanted}")

    def _messages(self, db: sqlite3.Connection, over: bool) -> None:
        """Every row of the outbox is one message with its pings and its picture."""
        posted: dict[str, list[Posted]] = {}
        for message in self.server.posted:
            if not message.lobby and message.nonce is not None:
                posted.setdefault(message.nonce, []).append(message)
        self.verdict.messages = len(self.server.posted)
        lobbies = sum(m.lobby for m in self.server.posted)
        tables = db.execute("SELECT count(*) FROM games").fetchone()[0]
        if lobbies > tables:
            self.verdict.doubled.add(f"{lobbies} lobbies for {tables} tables")
        for row in db.execute("SELECT * FROM outbox"):
            found = posted.pop(row["nonce"], [])
            name = f"{row['kind']} {row['id']} of table {row['game_id']}"
            if len(found) > 1:
                self.verdict.doubled.add(name)
            if row["kind"] != "refresh" and not found and (over or row["state"] == "sent"):
                self.verdict.lost.add(f"{name} ({row['state']}, {row['error']})")
            if over and row["state"] != "sent":
                self.verdict.lost.add(f"{name} is {row['state']}: {row['error']}")
            for message in found:
                self._message(name, row["kind"], json.loads(row["data"]), message)
        self.verdict.wrong.update(f"nobody asked for a message {nonce}" for nonce in posted)

    def _message(self, name: str, kind: str, data: dict[str, Any], message: Posted) -> None:
        wanted = Counter(int(user) for user in data.get("ping") or ())
        pinged = Counter(message.pinged)
        if pinged != wanted:
            self.verdict.wrong.add(f"{name} pings {dict(pinged)} instead of {dict(wanted)}")
        if kind in WITH_BOARD and message.pictures != 1:
            self.verdict.wrong.add(f"{name} has {message.pictures} pictures")


def _rules_of(key: str) -> Rules[Any]:
    return toy.RULES if key == toy.RULES.meta.key else registry.rules(key)
