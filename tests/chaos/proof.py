"""What must be true whenever the bot is dead, and what must be true in the end."""

from __future__ import annotations

import json
import math
import sqlite3
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.widgets import saying
from engine import registry
from engine.core import Rules
from tables.maintenance import doctor
from tables.model import clock, orders, turns
from tables.operations.export import document, replay
from tables.operations.repository import RECALL
from tables.store import game_rows, held_rows, order_rows, sqlite, step_rows, wait_rows
from tables.store.connection import Connection
from tests.chaos import contests, diary, matches
from tests.chaos.books import Books
from tests.chaos.hands import Ledger
from tests.chaos.league import League
from tests.chaos.seekers import Seekers
from tests.chaos.server import Discord, Posted
from tests.kernel import toy

WITH_BOARD = ("turn", "over")
MAYBE = ("refresh", "reminder", "hand", "undo", "call")
"""Rows that are no message where they only edit one, or have become needless."""
BESIDE = ("private", "call")
"""Rows that wait for nothing that is said at the table."""
LATE = 5.0
"""Seconds after which what was due must have been done."""
UNREMINDED = 45.0
"""Seconds after the moment of a reminder in which it has come, whatever befell the bot."""
STOPPING = (-1.0, 30.0)
"""Seconds around the moment when the bot is told to stop: a move of a computer that is stored then
is told of after the next start."""


@dataclass(slots=True)
class Verdict:
    """Sentences about what was lost, what was doubled, and what else is wrong."""

    lost: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    wrong: set[str] = field(default_factory=set)
    kills: int = 0
    applied: int = 0
    told: int = 0
    messages: int = 0
    sources: Counter[str] = field(default_factory=Counter)
    """Where steps came from, and what else happened."""

    def __bool__(self) -> bool:
        return not (self.lost or self.doubled or self.wrong)


class Proof:
    """Compares the database with what people did and with what they see."""

    def __init__(
        self, database: Path, server: Discord, ledger: Ledger, seekers: Seekers | None = None
    ) -> None:
        self.seekers = seekers
        self.league: League | None = None
        self.database = database
        self.server = server
        self.ledger = ledger
        self.books = Books(rules_of, ledger.wish_of, ledger.asked_for)
        self.verdict = Verdict()
        self._read = 0

    def look(
        self, *, over: bool = False, thorough: bool = False, stopped: float = math.inf
    ) -> Verdict:
        """Look at everything. over: the bot had time to do and to say all it had to. thorough: let
        the doctor look at the file, and play all games again from their exports. stopped: when the
        bot was told to stop, in seconds since 1970."""
        if not diary.complete(self.database):
            return self.verdict
        with closing(sqlite3.connect(self.database, isolation_level=None)) as db:
            db.row_factory = sqlite3.Row
            db.execute("BEGIN")
            self._books(db)
            self._actions(db)
            self._messages(db, over, stopped)
            if over:
                self._at_rest(db, stopped)
        if over or thorough:
            self._examine()
        self.verdict.wrong.update(self.ledger.wrong)
        self.verdict.wrong.update(self.server.wrong)
        return self.verdict

    def table_of(self, nonce: str) -> int | None:
        """The table that a message was about, whatever has become of it."""
        with closing(sqlite3.connect(self.database)) as db:
            rows = db.execute("SELECT game, data FROM diary WHERE what = 'outbox+'").fetchall()
        return next((game for game, data in rows if json.loads(data)["nonce"] == nonce), None)

    def waiting(self) -> int:
        """How many messages wait in the outbox."""
        with closing(sqlite.connect_to_read(self.database)) as db:
            db.row_factory = sqlite3.Row
            rows = db.execute("SELECT * FROM outbox WHERE state = 'pending'").fetchall()
        return sum(not _still_to_come(row, time.time()) for row in rows)

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
            self.verdict.lost.update(
                f"{name} ({n}): {said[:300]!r}" for n, said in intent.told.items() if n not in done
            )
            acted = [n for n in carried_out if n in self.books.acted or intent.wish.op == "agree"]
            if len(acted) > 1 and intent.once:
                self.verdict.doubled.add(name)
        self.verdict.wrong.update(f"interaction {n} is nobody's" for n in done - known)
        self.verdict.applied, self.verdict.told = applied, told

    def _books(self, db: sqlite3.Connection) -> None:
        """Every transaction of the life that has just ended can be explained."""
        self._read, changes = diary.read(db, self._read)
        for change in changes:
            self.books.enter(change)
        self.ledger.forget_lately()
        for (user, what), times in self.ledger.promised.items():
            if self.books.written[user, what] < times:
                self.books.lost.append(f"user {user} was told of {times} orders {what}")
        self.verdict.sources = self.books.sources
        self.verdict.lost.update(self.books.lost)
        self.verdict.doubled.update(self.books.doubled)
        self.verdict.wrong.update(self.books.wrong)

    def _at_rest(self, db: sqlite3.Connection, stopped: float) -> None:
        """Nothing that was to be done is left undone."""
        now, read = time.time(), sqlite.Session(db)
        for found in held_rows.due(read, now - LATE):
            self.verdict.lost.add(f"what is held for seat {found.seat} was due at {found.due_at}")
        for late in wait_rows.due(read, min(now, stopped) - LATE):
            self.verdict.lost.add(f"a reminder or clock of wait {late.wait.id} was due")
        for (table_id,) in db.execute("SELECT id FROM games WHERE status = 'running'").fetchall():
            self._table_at_rest(read, table_id)

    def _table_at_rest(self, db: Connection, table_id: int) -> None:
        loaded = game_rows.load(db, table_id)
        assert loaded is not None
        table, game = loaded.table, self.books.games[table_id]
        if table.announced_seq != table.public_seq:
            self.verdict.lost.add(f"table {table_id} was not told of step {table.public_seq}")
        waiting = {found.wait.seat for found in wait_rows.of_table(db, table_id)}
        asked = {d.seat for d in game.public.decisions if not game.automatic(d.seat)}
        if waiting != asked:
            self.verdict.wrong.add(f"table {table_id} waits for {waiting} instead of {asked}")
        kept = {found.seat for found in held_rows.of_table(db, table_id)}
        rests = held_rows.rests(db, table_id)
        for decision in game.public.decisions:
            seat = decision.seat
            mine = [s for s in order_rows.of_table(db, table_id) if s.seat == seat]
            mine = [s for s in mine if seat not in rests or s.at > rests[seat]]
            answer = orders.choose(game.rules.orderables, mine, decision)
            if answer is not None and seat not in kept and table.draft_seat != seat:
                self.verdict.lost.add(f"no order answers for seat {seat} of table {table_id}")

    def _examine(self) -> None:
        """The doctor is content, and every game comes out the same again from its export."""
        copied = self.database.with_name("copy.sqlite3")
        diary.without(self.database, copied)
        self.verdict.wrong.update(map(saying.found, doctor.examine(copied, rules_of).findings))
        with closing(sqlite.connect_to_read(copied)) as file:
            db = sqlite.Session(file)
            for (table_id,) in db.execute("SELECT id FROM games WHERE deals != '[]'").fetchall():
                loaded = game_rows.load(db, table_id)
                assert loaded is not None
                table = loaded.table
                steps = step_rows.steps(db, table_id, -1, table.public_seq)
                hashes = {step.seq: step.hash for step in steps}
                made = document(loaded, rules_of(table.game), steps, hashes, None, True, [])
                count, difference = replay(json.dumps(made), rules_of)
                if difference is not None or count != table.public_seq + 1:
                    told = count if difference is None else saying.found(difference)
                    self.verdict.wrong.add(f"replay of table {table_id}: {told}")

    def _messages(self, db: sqlite3.Connection, over: bool, stopped: float) -> None:
        """Every row of the outbox is one message with its pings and its picture."""
        early, late = (stopped + span for span in STOPPING)
        posted: dict[str | None, list[Posted]] = {}
        for message in self.server.posted:
            if not message.lobby:
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
            later = early < row["created_at"] < late or _still_to_come(row, stopped)
            all_said = over and not later
            if not found and _must_be_there(row, all_said):
                self.verdict.lost.add(f"{name} ({row['state']}, {row['error']})")
            if all_said and row["state"] != "sent":
                age, due = time.time() - row["created_at"], row["due_at"] - time.time()
                when = f"{row['attempts']} attempts, {age:.0f} s old, due in {due:.0f} s"
                self.verdict.lost.add(f"{name} is {row['state']} ({when}): {row['error']}")
            for message in found:
                self._message(name, row["kind"], json.loads(row["data"]), message)
                self._pictures(db, name, row, message)
        self._taken_back(db, posted)
        if self.seekers is not None:
            self._matches(db, self.seekers, posted, over)
        self._order(db)
        self._questions(db)
        self._reminders(db)
        self.verdict.wrong.update(f"nobody asked for a message {nonce}" for nonce in posted)

    def _order(self, db: sqlite3.Connection) -> None:
        """What is said at a table comes in the order in which it was to be said."""
        first: dict[str | None, int] = {}
        for number, message in enumerate(self.server.posted):
            first.setdefault(message.nonce, number)
        rows = db.execute("SELECT id, game_id, kind, nonce FROM outbox ORDER BY id").fetchall()
        newest: dict[int, tuple[int, int]] = {}
        for row in rows:
            when = first.get(row["nonce"])
            if when is None or row["kind"] in BESIDE:
                continue
            last, before = newest.get(row["game_id"], (-1, 0))
            if when < last:
                name = f"{row['kind']} {row['id']} of table {row['game_id']}"
                self.verdict.wrong.add(f"{name} was said before {before}")
            newest[row["game_id"]] = max((last, before), (when, row["id"]))

    def _taken_back(self, db: sqlite3.Connection, posted: dict[str | None, list[Posted]]) -> None:
        """Rows that went with the steps they told of; the last attempt may have posted them."""
        for (data,) in db.execute("SELECT data FROM diary WHERE what = 'outbox-'"):
            if len(posted.pop(json.loads(data)["nonce"], [])) > 1:
                self.verdict.doubled.add(data)

    def _matches(
        self,
        db: sqlite3.Connection,
        seekers: Seekers,
        posted: dict[str | None, list[Posted]],
        over: bool,
    ) -> None:
        """People who looked for a table got one, and seasons and tournaments went on; what is left
        then is the notice board's, or told a manager why a competition waits."""
        league = self.league
        closed = (*seekers.closed, *(() if league is None else league.closed))
        left = () if league is None or league.left is None else (league.left,)
        kinds = {
            "match": matches.look(db, seekers, posted, over=over, kills=self.verdict.kills),
            "competition": contests.look(db, posted, over=over, closed=closed, left=left),
        }
        if over and league is not None:
            kinds["competition"].doubled |= contests.threads(db, league)
        for kind, found in kinds.items():
            self.verdict.lost |= found.lost
            self.verdict.doubled |= found.doubled
            self.verdict.wrong |= found.wrong
            for say, times in found.said.items():
                self.verdict.sources[f"{kind}: {say}"] = times
        managers = [seekers.manager, *([] if league is None else [league.manager])]
        private = (self.server.backend.get_dm_channel(one).id for one in managers)
        told = {seekers.notices, *private}
        for nonce, said in list(posted.items()):
            if all(message.channel_id in told for message in said):
                del posted[nonce]

    def _questions(self, db: sqlite3.Connection) -> None:
        """The question to go back is posted once, whatever becomes of it."""
        times: Counter[int] = Counter()
        nonces = {message.nonce for message in self.server.posted}
        for row in db.execute("SELECT nonce, data FROM outbox WHERE kind = 'undo'"):
            times[json.loads(row["data"])["request"]] += row["nonce"] in nonces
        self.verdict.doubled.update(f"question {n}" for n, count in times.items() if count > 1)

    def _reminders(self, db: sqlite3.Connection) -> None:
        """Nobody is reminded of the same twice, and everybody whom a table waited for so long."""
        found = [
            json.loads(r[0]) for r in db.execute("SELECT data FROM outbox WHERE kind = 'reminder'")
        ]
        times = Counter((data["wait"], data["number"]) for data in found)
        self.verdict.doubled.update(
            f"reminder {number} of wait {wait}" for (wait, number), n in times.items() if n > 1
        )
        said = Counter(data["wait"] for data in found)
        read = sqlite.Session(db)
        ended = dict(db.execute("SELECT id, ended_at FROM waits WHERE ended_at IS NOT NULL"))
        for one in wait_rows._open(read, "WHERE 1 = 1"):
            wait = one.wait
            # The news that somebody's time is out takes the place of one.
            if said[wait.id] < wait.reminded - wait.timed_out:
                self.verdict.lost.add(f"reminder {wait.reminded} of wait {wait.id}")
            due = clock.reminder_at(wait, one.rules, one.user)
            if due is not None and not wait.reminded and due + UNREMINDED < ended.get(wait.id, 0):
                self.verdict.lost.add(f"whoever wait {wait.id} is about was never reminded")

    def _message(self, name: str, kind: str, data: dict[str, Any], message: Posted) -> None:
        pinged = Counter(message.pinged)
        users = data.get("ping") or ()
        if kind in ("reminder", "call"):
            users = [data["user"]]
        wanted = Counter(int(user) for user in users)
        if pinged != wanted:
            self.verdict.wrong.add(f"{name} pings {dict(pinged)} instead of {dict(wanted)}")

    def _pictures(
        self, db: sqlite3.Connection, name: str, row: sqlite3.Row, message: Posted
    ) -> None:
        """Boards have one picture; a question in the middle of a turn may have none."""
        amid = row["kind"] == "turn" and self._amid_a_turn(db, row)
        if row["kind"] in WITH_BOARD and message.pictures != 1 - (amid and not message.pictures):
            self.verdict.wrong.add(f"{name} has {message.pictures} pictures")

    def _amid_a_turn(self, db: sqlite3.Connection, row: sqlite3.Row) -> bool:
        """Whether somebody's turn goes on where a row stands: it asks others, or goes on after
        their answers; or nothing is known of it, because the table went back behind it since."""
        table_id, to_seq = row["game_id"], json.loads(row["data"])["to_seq"]
        went_back = (
            "SELECT 1 FROM notes WHERE game_id = ? AND kind = 'took_back' AND seq < ? AND at >= ?"
        )
        if db.execute(went_back, (table_id, to_seq, row["created_at"])).fetchone():
            return True
        steps = "SELECT seat, question FROM steps WHERE game_id = ? AND seq <= ? ORDER BY seq"
        made = [(seat, kind) for seat, kind in db.execute(steps, (table_id, to_seq))]
        game = self.books.games[table_id]
        owner = turns.owners(game.rules, made)[-1]
        return turns.goes_on(game.rules, owner, game.positions[to_seq].decisions)


def _still_to_come(row: sqlite3.Row, stopped: float) -> bool:
    """Whether a row is kept back on purpose, and was when the bot was told to stop: players whose
    turn goes on are called a while after the last answer of somebody else."""
    if row["kind"] != "call" or row["attempts"]:
        return False
    return bool(stopped < row["due_at"] <= row["created_at"] + RECALL)


def _must_be_there(row: sqlite3.Row, over: bool) -> bool:
    """Whether a row must have become a message of its own."""
    if row["kind"] in ("refresh", "undo"):
        return False
    if row["kind"] in MAYBE:
        return row["state"] == "sent" and row["message_id"] is not None
    return over or row["state"] == "sent"


def rules_of(key: str) -> Rules[Any]:
    return toy.RULES if key == toy.RULES.meta.key else registry.rules(key)
