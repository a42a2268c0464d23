"""Whether the tables of a database are as the service leaves them: pure reading, no repair.

SQLite does not compare CHECK constraints on a connection that only reads, so what they say is
looked at here.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypedDict

from pydantic import ValidationError

from engine.core import IllegalAction, News, Rules, SaveError, Step, save
from tables.maintenance import table_checks
from tables.model import codec, outgoing, plans, turns
from tables.model.chance import drawn
from tables.model.errors import Fact, StorageFault, Unreadable
from tables.model.findings import Finding
from tables.model.seal_messages import Commitment, WeekBegins
from tables.model.stored import Loaded, StoredStep
from tables.model.table import Note, Table
from tables.operations.export import reseeded
from tables.store import (
    close_rows,
    game_rows,
    invitation_rows,
    note_rows,
    order_rows,
    outbox_rows,
    request_rows,
    result_rows,
    save_rows,
    sealing,
    sqlite,
    step_rows,
)
from tables.store.connection import Connection, Row
from tables.store.row_checks import SET_BACK

RulesOf = Callable[[str], Rules[Any]]
"""The rules of a game by its key; raises `LookupError`."""

Progress = Callable[[Finding], None]
"""Is told how far the examination is."""

DAY = 86_400.0
STATUSES = ("lobby", "running", "finished", "abandoned")


@dataclass(slots=True)
class Report:
    """What was found, and how much was looked at. A fault is the end of the examination.

    all_tables: how many tables there are. remembered: how many of those that count as looked at
    were looked at by an earlier round, without their steps.
    """

    findings: list[Finding | StorageFault] = field(default_factory=list)
    remarks: list[Finding] = field(default_factory=list)
    tables: int = 0
    steps: int = 0
    all_tables: int = 0
    remembered: int = 0


def examine_table(
    db: Connection, table_id: int, rules_of: RulesOf, report: Report, *, quick: bool = False
) -> None:
    """A table: seats, numbers of steps, saves, and whether the actions lead to the saves.

    quick: of the saves only the newest, and no game is played again.
    """
    report.tables += 1
    wrong: list[Finding] = []
    try:
        loaded = game_rows.load(db, table_id)
        if loaded is None:  # it was removed meanwhile
            return
        _Examination(db, loaded, rules_of, wrong, report, quick).run()
    except Unreadable as error:
        wrong.append(Finding("table_unreadable", table=table_id, error=str(error)))
    except sqlite.DAMAGES as error:
        wrong.append(Finding("table_partly_read", table=table_id, error=str(error)))
    except Exception as error:  # whatever the damage leads to is the finding
        wrong.append(Finding("table_not_examined", table=table_id, error=repr(error)))
    report.findings += wrong


class _Examination:
    """One table. What is wrong goes into `found`."""

    def __init__(
        self,
        db: Connection,
        loaded: Loaded,
        rules_of: RulesOf,
        found: list[Finding],
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
        self.log: list[Note] = []

    def _wrong(self, code: str, /, **facts: Fact) -> None:
        """Note a finding about this table."""
        self.found.append(Finding(code, table=self.table.id, **facts))

    def run(self) -> None:
        try:
            rules = self.rules_of(self.table.game)
        except LookupError:
            self._wrong("table_game_unknown", game=self.table.game)
            return
        begun = self.loaded.begun
        self.log = note_rows.notes(self.db, self.table.id)
        self._row(rules, begun)
        self._hand_over()
        self._seals()
        self._plans(rules)
        self.found += order_rows.defects(self.db, self.table, rules)
        self._question()
        self._consents()
        self.found += invitation_rows.defects(self.db, self.table)
        self.found += close_rows.defects(self.db, self.table)
        steps = step_rows.steps(self.db, self.table.id, -(1 << 62), 1 << 62)
        self.report.steps += len(steps)
        self._times(steps)
        self._people(steps)
        if not begun:
            if steps:
                self._wrong("table_steps_before_begin", count=len(steps))
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
            self._wrong("table_status_impossible", status=repr(table.status))
        if begun and table.status == "lobby":
            self._wrong("table_lobby_with_secret")
        if not begun and table.status in ("running", "finished"):
            self._wrong("table_without_secret", status=table.status)
        try:
            rules.options.stored(table.options)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            self._wrong("table_option_impossible", option=where or "?", error=first["msg"])
        if [s.index for s in table.seats] != list(range(len(table.seats))):
            self._wrong("table_seats_with_gaps")
        if begun and len(table.seats) not in rules.meta.seats:
            self._wrong("table_seats_miscounted", count=len(table.seats))
        if not table.seats:
            self._wrong("table_empty")
        for seat in table.seats:
            if not seat.name.strip():
                self._wrong("seat_unnamed", seat=seat.index + 1)
            if (seat.user_id is None) != seat.computer:
                self._wrong("seat_of_nobody", seat=seat.index + 1)

    def _hand_over(self) -> None:
        """Whose draft there is, and what was announced."""
        table = self.table
        if table.public_seq > table.seq:
            self._wrong("published_too_many", published=table.public_seq, steps=table.seq)
        elif (table.draft_seat is None) != (table.public_seq == table.seq):
            self._wrong("draft_mismatched")
        seats = range(len(table.seats))
        if table.draft_seat is not None and table.draft_seat not in seats:
            self._wrong("draft_of_no_seat", seat=table.draft_seat + 1)
        if any(seat not in seats for seat in table.announced_asked):
            self._wrong("announced_no_seat")
        if table.announced_seq > table.public_seq:
            self._wrong("announced_too_much", step=table.announced_seq, published=table.public_seq)
        if table.draft_seat is not None and table.status != "running":
            self._wrong("draft_not_running", status=table.status)

    def _seals(self) -> None:
        """Whether the secrets are those that the table was told to be sealed."""
        notes = [n.said for n in self.log]
        told = [said.commitment for said in notes if isinstance(said, Commitment)]
        if self.loaded.deals:  # that of a week is told before its game begins
            told += [said.seal for said in notes if isinstance(said, WeekBegins)]
        made = [
            sealing.committed(self.loaded, number, deal)
            for number, deal in enumerate(self.loaded.deals)
        ]
        sealed, words = self.loaded.sealed, self.table.words
        drawn_so = sealed is None or all(
            deal.secret == drawn(sealed, number, words)
            for number, deal in enumerate(self.loaded.deals)
        )
        if told != made or not drawn_so:
            self._wrong("secrets_not_sealed")

    def _question(self) -> None:
        """The open question whether the table should go back, if there is one."""
        table = self.table
        request = request_rows.open_at(self.db, table.id)
        if request is None:
            return
        if table.status != "running":
            self._wrong("question_not_running", status=table.status)
        if request.from_seq != table.public_seq or request.to_seq < 0:
            self._wrong(
                "question_of_other_steps",
                first=request.from_seq,
                last=request.to_seq,
                published=table.public_seq,
            )
        seats = range(len(table.seats))
        named = {request.seat, *request.agreed, *request.gone, *request.waived}
        if not named <= set(seats):
            self._wrong("question_of_no_seat")
        elif not request.missing(table):
            self._wrong("question_answered")

    def _consents(self) -> None:
        """Whether who agreed to go back is told alike by the log and by the questions."""
        backs = [n.said for n in self.log]
        told = [said for said in backs if isinstance(said, outgoing.Back)]
        seats = set(range(len(self.table.seats)))
        if any(not {back.seat, *back.agreed, *back.waived} <= seats for back in told):
            self._wrong("consent_of_no_seat")
        asked = request_rows.agreed_at(self.db, self.table.id)
        if count := table_checks.unasked(told, asked):
            self._wrong("consent_unasked", count=count)
        for request in asked:
            agreed, waived = set(request.agreed), set(request.waived)
            if not any(
                back.seat == request.seat
                and agreed <= set(back.agreed)
                and waived <= set(back.waived)
                for back in told
            ):
                self._wrong("consent_told_otherwise", seat=request.seat + 1)

    def _times(self, steps: Sequence[StoredStep]) -> None:
        """Whether the times are possible at all. A clock that is wrong and mended is no damage."""
        table, latest = self.table, time.time() + DAY
        if not 0 <= table.created_at <= min(table.changed_at + SET_BACK, latest):
            self._wrong("table_mistimed")
            return
        if wrong := table_checks.mistimed(steps, table.created_at - SET_BACK, latest):
            self._wrong("steps_mistimed", **_counted(wrong))

    def _people(self, steps: Sequence[StoredStep]) -> None:
        """Whether those who act, and those whom the table waits for, are those who sit there."""
        if wrong := table_checks.strangers(self.table, steps, self.log):
            self._wrong("steps_of_strangers", **_counted(wrong))
        if count := table_checks.misplaced(self.table, self.log):
            self._wrong("notes_misplaced", count=count)
        for seat in table_checks.others_awaited(self.db, self.table):
            self._wrong("wait_of_other", seat=seat + 1)

    def _plans(self, rules: Rules[Any]) -> None:
        """Whether the prepared turns can be read and belong to people who play."""
        table = self.table
        for row in self.loaded.plans:
            seat = row.seat + 1
            try:
                plan = plans.read(rules, row)
            except plans.BadPlan as error:
                self._wrong("plan_unreadable", seat=seat, error=str(error))
                continue
            if table.status != "running":
                self._wrong("plan_not_running", seat=seat, status=table.status)
            elif not any(s.index == row.seat and s.user_id is not None for s in table.seats):
                self._wrong("plan_of_nobody", seat=seat)
            elif plan.begun is not None and not 0 <= plan.begun <= table.seq:
                self._wrong("plan_begun_later", seat=seat, begun=plan.begun, steps=table.seq)

    # --- the steps -------------------------------------------------------------------------------

    def _numbers(self, steps: Sequence[StoredStep]) -> bool:
        """Whether the steps are 0 to `seq` without gaps."""
        there = {s.seq for s in steps}
        wanted = set(range(self.table.seq + 1))
        missing, extra = sorted(wanted - there), sorted(there - wanted)
        if missing:
            self._wrong("steps_missing", **_counted(missing), last=self.table.seq)
        if extra:
            self._wrong("steps_behind", **_counted(extra), last=self.table.seq)
        return not missing

    def _authors(self, steps: Sequence[StoredStep]) -> None:
        table, seats = self.table, range(len(self.table.seats))
        for step in steps:
            if (step.seq == 0) != (step.action is None):
                self._wrong(
                    "step_with_action" if step.seq == 0 else "step_without_action", step=step.seq
                )
            if step.seq > 0 and step.seat not in seats:
                self._wrong("step_of_no_seat", step=step.seq)
            if not _is_news(step.news):
                self._wrong("news_unreadable", step=step.seq)
            if table.public_seq < step.seq <= table.seq and step.seat != table.draft_seat:
                self._wrong("step_in_other_draft", step=step.seq)
            if table.public_seq < step.seq <= table.seq and step.barrier:
                self._wrong("step_no_draft", step=step.seq)

    # --- the saves -------------------------------------------------------------------------------

    def _newest(self, rules: Rules[Any], steps: Sequence[StoredStep]) -> None:
        """The save with which the game goes on."""
        last = next(step for step in steps if step.seq == self.table.seq)
        state = self._load(rules, last)
        if state is not None:
            here = Step(state, (), last.barrier, rules.decisions(state))
            if self.table.public_seq == self.table.seq:
                self._awaited(here)
            self._end(rules, here)

    def _saves(self, rules: Rules[Any], steps: Sequence[StoredStep]) -> None:
        """Every save on its own, and the way from each to the next."""
        wrong: dict[str, list[int]] = {}
        before: Step[Any] | None = None
        for step in steps:
            if step.seq > self.table.seq:
                break
            state = self._load(rules, step)
            made = self._again(rules, before, step)
            here = None if made is None else reseeded(rules, made, step.reseeds)
            code = None if here is None else self._compared(rules, before, step, made, here)
            if code is not None:
                wrong.setdefault(code, []).append(step.seq)
            if code == "steps_lead_elsewhere":
                here = None
            if state is not None:
                here = Step(state, (), step.barrier, rules.decisions(state))
            if step.seq == self.table.public_seq and here is not None:
                self._awaited(here)
            before = here
        if led := wrong.get("steps_lead_elsewhere"):
            self._wrong("steps_lead_elsewhere", **_counted(led))
        if told := wrong.get("steps_tell_otherwise"):
            self._wrong("steps_tell_otherwise", **_counted(told))
        if judged := wrong.get("steps_misjudged"):
            self._wrong("steps_misjudged", **_counted(judged))
        if before is not None:
            self._end(rules, before)

    def _compared(
        self,
        rules: Rules[Any],
        before: Step[Any] | None,
        step: StoredStep,
        made: Step[Any],
        here: Step[Any],
    ) -> str | None:
        """How a stored step differs from what it is when it is played again, as a code. here: what
        was made after the table went back."""
        # A hash under an older schema cannot be compared with a state of this one.
        if self.schema not in (None, rules.meta.schema):
            return None
        if save.state_hash(rules, here.state) != step.hash:
            return "steps_lead_elsewhere"
        if self._tells_otherwise(rules, step, made.news):
            return "steps_tell_otherwise"
        asked = () if before is None else [d.kind for d in before.decisions if d.seat == step.seat]
        judged = before is None or not table_checks.misjudged(step, made, asked)
        return None if judged else "steps_misjudged"

    def _awaited(self, public: Step[Any]) -> None:
        """Whether the table waits for everybody whom its published position asks."""
        if self.table.status != "running":
            return
        for seat in table_checks.unawaited(self.db, self.table, {d.seat for d in public.decisions}):
            self._wrong("wait_missing", seat=seat + 1)

    def _tells_otherwise(self, rules: Rules[Any], step: StoredStep, news: tuple[News, ...]) -> bool:
        """Whether the stored news of a step differ from what it tells when it is played again. What
        cannot be read has a finding of its own."""
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
        kept = save_rows.of_step(self.db, self.table.id, step.seq)
        if kept is None:
            if self._must_be_saved(step.seq):
                self._wrong("save_missing", step=step.seq)
            return None
        if not kept.is_sound:
            self._wrong("save_is_text", step=step.seq)
            return None
        try:
            document = kept.document()
            state = save.read(rules, document)
            self.schema = save.saved_under(document)
        except SaveError as error:
            self._wrong("save_unreadable", step=step.seq, error=str(error))
            return None
        if self.schema == rules.meta.schema and save.state_hash(rules, state) != step.hash:
            self._wrong("save_not_of_hash", step=step.seq)
        wrong = rules.check(state)
        if wrong:
            self._wrong("state_impossible", step=step.seq, error=wrong[0])
        return state

    def _must_be_saved(self, seq: int) -> bool:
        """Of a game that is over, all but the last may have been forgotten; but that with which a
        practice game begins cannot be made again."""
        begins = seq == 0 and self.table.origin is not None
        return begins or self.table.status == "running" or seq == self.table.seq

    def _again(self, rules: Rules[Any], before: Step[Any] | None, step: StoredStep) -> Any:
        """The step played again; None if that is impossible because what came before it is
        missing, or the game begins with it."""
        try:
            if step.seq == 0:
                if self.table.origin is not None:
                    return None
                assert self.loaded.begins is not None
                options = rules.options.stored(self.table.options)
                return rules.setup(options, len(self.table.seats), self.loaded.begins)
            if before is None or step.action is None or step.seat is None:
                return None
            action = rules.parse_action(step.action)
            return rules.apply(before.state, step.seat, action, before.decisions)
        except IllegalAction as error:
            # With the form of the saves, rules may have changed. Under an older form nothing is
            # damaged if today's rules refuse what they allowed then.
            if self.schema in (None, rules.meta.schema):
                self._wrong("action_impossible", step=step.seq, error=str(error))
        except Exception as error:  # rules need not know what to make of a state that is damaged
            self._wrong("step_not_played_again", step=step.seq, error=repr(error))
        return None

    def _end(self, rules: Rules[Any], last: Step[Any]) -> None:
        table = self.table
        if table.status == "running" and not last.decisions:
            self._wrong("nobody_asked")
        if table.status == "finished" and (last.decisions or rules.outcome(last.state) is None):
            self._wrong("finished_without_result")
        if table.draft_seat is not None and not turns.stays_private(last, table.draft_seat):
            self._wrong("draft_unpublished")
        outcome = None if last.decisions else rules.outcome(last.state)
        self.found += result_rows.defects(self.db, table, rules, outcome)


def _is_news(text: str) -> bool:
    try:
        codec.told(text)
    except Unreadable:
        return False
    return True


class _Counted(TypedDict):
    """Steps as facts of a finding: the first of them, and how many they are."""

    steps: str
    count: int


def _counted(numbers: Sequence[int]) -> _Counted:
    shown = ", ".join(str(n) for n in numbers[:5]) + (" ..." if numbers[5:] else "")
    return {"steps": shown, "count": len(numbers)}


def examine_outbox(db: Connection, report: Report) -> None:
    """Whether every message is in a state it can be in and refers to steps that exist."""
    waiting = given_up = 0
    for row in outbox_rows.with_reach(db):
        wrong = _row_problem(row)
        if wrong is not None:
            report.findings.append(wrong)
        waiting += row["state"] == "pending"
        given_up += row["state"] == "given up"
    if waiting:
        report.remarks.append(Finding("outbox_waiting", count=waiting))
    if given_up:
        report.remarks.append(Finding("outbox_given_up", count=given_up))


def _row_problem(row: Row) -> Finding | None:
    wrong = partial(Finding, table=row["game_id"], row=row["id"])
    if row["kind"] not in outgoing.NAMES:
        return wrong("message_kind_unknown", kind=str(row["kind"]))
    if row["state"] not in ("pending", "sent", "given up"):
        return wrong("message_state_impossible", state=repr(row["state"]))
    if (row["state"] == "pending") != (row["done_at"] is None):
        return wrong("message_state_mistimed", state=row["state"])
    if row["state"] == "given up" and not row["error"]:
        return wrong("message_given_up_silently")
    if row["state"] == "sent" and row["attempts"] < 1:
        return wrong("message_sent_unattempted")
    try:
        said = outgoing.read(row["kind"], row["data"])
    except Unreadable as error:
        return wrong("message_unreadable", error=str(error))
    if isinstance(said, outgoing.Board):
        first, last = said.from_seq, said.to_seq
        # A message that was posted stays posted, even about steps that the table later went back
        # from.
        most = row["public_seq"] if row["state"] == "pending" else row["reached"]
        if not -1 <= first <= last <= most:
            published = row["public_seq"]
            return wrong("message_of_other_steps", first=first + 1, last=last, published=published)
    if any(row[column] != value for column, value in outgoing.searched(said).items()):
        return wrong("message_searched_otherwise")
    return None
