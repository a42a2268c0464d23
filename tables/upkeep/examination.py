"""Whether the tables of a database are as the service leaves them: pure reading, no repair.

SQLite does not compare CHECK constraints on a connection that only reads, so what they say is
looked at here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from engine.core import IllegalAction, News, Rules, SaveError, Step, save
from tables.acts.export import reseeded
from tables.acts.keeper import KEEP_EVERY
from tables.facts import codec, outgoing, plans, turns
from tables.facts.errors import StorageFault, Unreadable
from tables.facts.model import Table
from tables.facts.stored import Loaded, StoredStep
from tables.store import (
    game_rows,
    invitation_rows,
    note_rows,
    order_rows,
    outbox_rows,
    request_rows,
    sealing,
    sqlite,
    step_rows,
)
from tables.store.connection import Connection, Row

RulesOf = Callable[[str], Rules[Any]]
"""The rules of a game by its key; raises `LookupError`."""

Progress = Callable[[str], None]
"""Is told how far the examination is."""

STATUSES = ("lobby", "running", "finished", "abandoned")


Finding = str | StorageFault
"""A sentence for whoever runs the bot, or the fault with which the examination came to an end."""


@dataclass(slots=True)
class Report:
    """What was found, and how much was looked at."""

    findings: list[Finding] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    tables: int = 0
    steps: int = 0


def examine_tables(
    db: Connection,
    rules_of: RulesOf,
    report: Report,
    *,
    quick: bool = False,
    progress: Progress = lambda said: None,
) -> None:
    """Every table: seats, numbers of steps, saves, and whether the actions lead to the saves.

    quick: of the saves only the newest, and no game is played again.
    """
    numbers = game_rows.numbers(db)
    for table_id in numbers:
        progress(f"table {report.tables + 1} of {len(numbers)}, steps so far: {report.steps}")
        report.tables += 1
        found: list[str] = []
        try:
            loaded = game_rows.load(db, table_id)
            assert loaded is not None
            _Examination(db, loaded, rules_of, found, report, quick).run()
        except Unreadable as error:
            found.append(str(error))
        except sqlite.DAMAGES as error:
            found.append(f"not everything of it could be read: {error}")
        except Exception as error:  # whatever the damage leads to is the finding
            found.append(f"it cannot be examined to the end: {error!r}")
        report.findings += [f"Table {table_id}: {sentence}." for sentence in found]


class _Examination:
    """One table. Sentences go into `found`, without the name of the table."""

    def __init__(
        self,
        db: Connection,
        loaded: Loaded,
        rules_of: RulesOf,
        found: list[str],
        report: Report,
        quick: bool = False,
    ) -> None:
        self.db = db
        self.quick = quick
        self.loaded = loaded
        self.table: Table = loaded.table
        self.rules_of = rules_of
        self.found = found
        self.report = report
        self.schema: int | None = None  # of the save read last

    def run(self) -> None:
        try:
            rules = self.rules_of(self.table.game)
        except LookupError:
            self.found.append(f"this Agora knows no game called {self.table.game}")
            return
        begun = self.loaded.begins is not None
        self._row(rules, begun)
        self._hand_over()
        self._seals()
        self._plans(rules)
        self.found += order_rows.defects(self.db, self.table, rules)
        self._question()
        self.found += invitation_rows.defects(self.db, self.table)
        steps = step_rows.steps(self.db, self.table.id, -(1 << 62), 1 << 62)
        self.report.steps += len(steps)
        if not begun:
            if steps:
                self.found.append(f"it has not begun, yet {len(steps)} steps are stored")
            return
        if self._numbers(steps):
            self._authors(steps)
            if self.quick:
                self._newest(rules, steps)
            else:
                self._saves(rules, steps)

    # --- the row and its seats -------------------------------------------------------------------

    def _row(self, rules: Rules[Any], begun: bool) -> None:
        table = self.table
        if table.status not in STATUSES:
            self.found.append(f"it is {table.status!r}, which no table can be")
        if begun and table.status == "lobby":
            self.found.append("it is in the lobby, yet the game has a secret for its chance")
        if not begun and table.status in ("running", "finished"):
            self.found.append(f"it is {table.status}, yet the game has no secret for its chance")
        try:
            rules.options.model_validate(table.options)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            self.found.append(f"its option {where or '?'} is not possible: {first['msg']}")
        if [s.index for s in table.seats] != list(range(len(table.seats))):
            self.found.append("its seats are not numbered without gaps")
        if begun and len(table.seats) not in rules.meta.seats:
            self.found.append(f"{len(table.seats)} seats are too few or too many for the game")
        if not table.seats:
            self.found.append("nobody has a seat")
        for seat in table.seats:
            if not seat.name.strip():
                self.found.append(f"seat {seat.index + 1} has no name")
            if (seat.user_id is None) != seat.computer:
                self.found.append(f"seat {seat.index + 1} is neither a user's nor a computer's")

    def _hand_over(self) -> None:
        """Whose draft there is, and what was announced."""
        table = self.table
        if table.public_seq > table.seq:
            self.found.append(f"{table.public_seq} steps are published of {table.seq}")
        elif (table.draft_seat is None) != (table.public_seq == table.seq):
            self.found.append("its unpublished steps do not go with whose draft is open")
        seats = range(len(table.seats))
        if table.draft_seat is not None and table.draft_seat not in seats:
            self.found.append(
                f"its draft belongs to seat {table.draft_seat + 1}, which is not there"
            )
        if any(seat not in seats for seat in table.told_asked):
            self.found.append("it was announced that a seat is asked which is not there")
        if table.told_seq > table.public_seq:
            self.found.append(
                f"step {table.told_seq} was announced, but only {table.public_seq} are published"
            )
        if table.draft_seat is not None and table.status != "running":
            self.found.append(f"it is {table.status}, yet there is a draft")

    def _seals(self) -> None:
        """Whether the secrets are those that the table was told to be sealed."""
        notes = [
            n.data for n in note_rows.notes(self.db, self.table.id) if n.kind == sealing.SEALED
        ]
        made = [
            sealing.committed(self.table, number, deal)
            for number, deal in enumerate(self.loaded.deals)
        ]
        if [note["commitment"] for note in notes] != made:
            self.found.append("the secrets of its chance are not those that were sealed")

    def _question(self) -> None:
        """The open question whether the table should go back, if there is one."""
        table = self.table
        request = request_rows.open_at(self.db, table.id)
        if request is None:
            return
        if table.status != "running":
            self.found.append(f"it is {table.status}, yet it is asked whether it should go back")
        if request.from_seq != table.public_seq or request.to_seq < 0:
            self.found.append(
                f"it is asked to go back from step {request.from_seq} to {request.to_seq}, yet "
                f"{table.public_seq} steps are published"
            )
        seats = range(len(table.seats))
        named = {request.seat, *request.agreed, *request.gone, *request.waived}
        if not named <= set(seats):
            self.found.append("a seat that is not there asks to go back, or agrees")
        elif not request.missing(table):
            self.found.append("everybody agreed to go back, yet it did not")

    def _plans(self, rules: Rules[Any]) -> None:
        """Whether the prepared turns can be read and belong to people who play."""
        table = self.table
        for row in self.loaded.plans:
            name = f"the prepared turn of seat {row.seat + 1}"
            try:
                plan = plans.read(rules, row)
            except plans.BadPlan as error:
                self.found.append(f"{name} cannot be read: {error}")
                continue
            if table.status != "running":
                self.found.append(f"it is {table.status}, yet {name} is kept")
            elif not any(s.index == row.seat and s.user_id is not None for s in table.seats):
                self.found.append(f"{name} belongs to nobody")
            elif plan.begun is not None and not 0 <= plan.begun <= table.seq:
                self.found.append(f"{name} began after step {plan.begun} of {table.seq}")

    # --- the steps -------------------------------------------------------------------------------

    def _numbers(self, steps: Sequence[StoredStep]) -> bool:
        """Whether the steps are 0 to `seq` without gaps."""
        there = {s.seq for s in steps}
        wanted = set(range(self.table.seq + 1))
        missing, extra = sorted(wanted - there), sorted(there - wanted)
        if missing:
            self.found.append(f"{_steps(missing)} missing of 0 to {self.table.seq}")
        if extra:
            self.found.append(f"{_steps(extra)} stored behind the last one, {self.table.seq}")
        return not missing

    def _authors(self, steps: Sequence[StoredStep]) -> None:
        table, seats = self.table, range(len(self.table.seats))
        for step in steps:
            if (step.seq == 0) != (step.action is None):
                what = "has an action" if step.seq == 0 else "has no action"
                self.found.append(f"step {step.seq} {what}")
            if step.seq > 0 and step.seat not in seats:
                self.found.append(f"step {step.seq} belongs to a seat that is not there")
            if not _is_news(step.news):
                self.found.append(f"the news of step {step.seq} cannot be read")
            if table.public_seq < step.seq <= table.seq and step.seat != table.draft_seat:
                self.found.append(f"step {step.seq} lies in the draft of another seat")
            if table.public_seq < step.seq <= table.seq and step.barrier:
                self.found.append(f"step {step.seq} cannot be undone, so it may not be a draft")

    # --- the saves -------------------------------------------------------------------------------

    def _newest(self, rules: Rules[Any], steps: Sequence[StoredStep]) -> None:
        """The save with which the game goes on."""
        last = next(step for step in steps if step.seq == self.table.seq)
        state = self._load(rules, last)
        if state is not None:
            self._end(rules, Step(state, (), last.barrier, rules.decisions(state)))

    def _saves(self, rules: Rules[Any], steps: Sequence[StoredStep]) -> None:
        """Every save on its own, and the way from each to the next."""
        differs: list[int] = []
        retold: list[int] = []
        before: Step[Any] | None = None
        for step in steps:
            if step.seq > self.table.seq:
                break
            state = self._load(rules, step)
            here = self._again(rules, before, step)
            news = None if here is None else here.news
            if here is not None:
                here = reseeded(rules, here, step.reseeds)
            # A hash under an older schema cannot be compared with a state of this one.
            comparable = self.schema in (None, rules.meta.schema)
            if here is not None and comparable and save.state_hash(rules, here.state) != step.hash:
                differs.append(step.seq)
                here = None
            elif news is not None and comparable and self._tells_otherwise(rules, step, news):
                retold.append(step.seq)
            if state is not None:
                here = Step(state, (), step.barrier, rules.decisions(state))
            before = here
        if differs:
            self.found.append(
                f"{_steps(differs)} leading to another state than the stored one; an action or a "
                "hash was changed, or the rules were corrected since (then the stored state holds)"
            )
        if retold:
            self.found.append(
                f"{_steps(retold)} telling something else than was stored as news; they were "
                "changed, or the rules were corrected since"
            )
        if before is not None:
            self._end(rules, before)

    def _tells_otherwise(self, rules: Rules[Any], step: StoredStep, news: tuple[News, ...]) -> bool:
        """Whether what is stored as told in a step is not what the step tells when it is played
        again. What cannot be read has a finding of its own."""
        try:
            stored = [(item["to"], json.dumps(item["event"])) for item in codec.told(step.news)]
            kept = [(to, rules.event_codec.validate_json(event)) for to, event in stored]
        except ValidationError:  # an event of a kind, or with fields, that there are no more
            return True
        except Unreadable:
            return False
        return kept != [(None if n.to is None else list(n.to), n.event) for n in news]

    def _load(self, rules: Rules[Any], step: StoredStep) -> Any:
        """The state of a step as it is stored; None if there is none, or none that is sound."""
        blob = step_rows.state_of(self.db, self.table.id, step.seq)
        if blob is None:
            if self._must_be_saved(step.seq):
                self.found.append(f"step {step.seq} has no save")
            return None
        if not isinstance(blob, bytes):
            self.found.append(f"the save of step {step.seq} is text")
            return None
        try:
            state = save.load(rules, blob)
            self.schema = save.saved_under(blob)
        except SaveError as error:
            self.found.append(f"the save of step {step.seq} cannot be read: {error}")
            return None
        if self.schema == rules.meta.schema and save.state_hash(rules, state) != step.hash:
            self.found.append(f"the save of step {step.seq} is not the state that its hash names")
        wrong = rules.check(state)
        if wrong:
            self.found.append(f"the state after step {step.seq} is not possible: {wrong[0]}")
        return state

    def _must_be_saved(self, seq: int) -> bool:
        if self.table.status == "running":
            return True
        return seq % KEEP_EVERY == 0 or seq == self.table.seq

    def _again(self, rules: Rules[Any], before: Step[Any] | None, step: StoredStep) -> Any:
        """The step played again; None if that cannot be told, for want of what was before it."""
        try:
            if step.seq == 0:
                assert self.loaded.begins is not None
                options = rules.options.model_validate(self.table.options)
                return rules.setup(options, len(self.table.seats), self.loaded.begins)
            if before is None or step.action is None or step.seat is None:
                return None
            action = rules.parse_action(step.action)
            return rules.apply(before.state, step.seat, action, before.decisions)
        except IllegalAction as error:
            self.found.append(f"the action of step {step.seq} is not possible: {error}")
        except Exception as error:  # rules need not know what to make of a state that is damaged
            self.found.append(f"step {step.seq} cannot be played again: {error!r}")
        return None

    def _end(self, rules: Rules[Any], last: Step[Any]) -> None:
        table = self.table
        if table.status == "running" and not last.decisions:
            self.found.append("it is running, yet nobody is asked anything")
        if table.status == "finished" and (last.decisions or rules.outcome(last.state) is None):
            self.found.append("it is finished, yet the game has no result")
        if table.draft_seat is not None and not turns.stays_private(last, table.draft_seat):
            self.found.append("its draft should have been published")


def _is_news(text: str) -> bool:
    try:
        codec.told(text)
    except Unreadable:
        return False
    return True


def _steps(numbers: Sequence[int]) -> str:
    """Step numbers as the beginning of a sentence, verb included."""
    shown = ", ".join(str(n) for n in numbers[:5]) + (" ..." if numbers[5:] else "")
    return f"steps {shown} are" if numbers[1:] else f"step {shown} is"


def examine_outbox(db: Connection, report: Report) -> None:
    """Whether every message is in a state it can be in, and speaks of steps that exist."""
    waiting = given_up = 0
    for row in outbox_rows.with_reach(db):
        wrong = _row_problem(row)
        if wrong is not None:
            report.findings.append(
                f"Table {row['game_id']}: message {row['id']} of the outbox {wrong}."
            )
        waiting += row["state"] == "pending"
        given_up += row["state"] == "given up"
    if waiting:
        report.remarks.append(f"{waiting} messages wait in the outbox.")
    if given_up:
        report.remarks.append(f"{given_up} messages were given up; their rows say why.")


def _row_problem(row: Row) -> str | None:
    if row["kind"] not in outgoing.NAMES:
        return f"is of an unknown kind, {row['kind']}"
    if row["state"] not in ("pending", "sent", "given up"):
        return f"is {row['state']!r}, which none can be"
    if (row["state"] == "pending") != (row["done_at"] is None):
        return f"is {row['state']}, which does not go with its time of delivery"
    if row["state"] == "given up" and not row["error"]:
        return "was given up without a reason"
    if row["state"] == "sent" and row["attempts"] < 1:
        return "was sent without an attempt"
    try:
        said = outgoing.read(row["kind"], row["data"])
    except Unreadable as error:
        return f"cannot be read: {error}"
    if isinstance(said, outgoing.Board):
        first, last = said.from_seq, said.to_seq
        # What was said stays said, also of steps from which the table went back since.
        most = row["public_seq"] if row["state"] == "pending" else row["reached"]
        if not -1 <= first <= last <= most:
            return f"tells of steps {first + 1} to {last}; {row['public_seq']} are published"
    if any(row[column] != value for column, value in outgoing.searched(said).items()):
        return "is searched for by other facts than it tells"
    return None
