"""Quiet damages to a sound database: one for each kind of row and column worth guarding.

    python -m tests.tables.damages

tells which of them `agora doctor` finds.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from engine.core import ONLY_ANSWER
from tables.maintenance import doctor
from tables.model.boards import Board
from tables.model.clock import ClockRules
from tables.model.guards import ManagedServer
from tables.operations.competitions import Wanted
from tables.store.connection import Connection
from tests.tables.errands import Finish, Walk, rules_of
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour
from tests.tables.planners import prepare

SERVER = ManagedServer(3)
TODAY = 1.7e9


@dataclass(frozen=True, slots=True)
class Damage:
    """What is done to the file, and by which code the doctor names it."""

    name: str
    statement: str
    code: str


def _of(code: str, **statements: str) -> Iterator[Damage]:
    for name, statement in statements.items():
        yield Damage(name, statement, code)


DAMAGES: Sequence[Damage] = (
    # --- tables and seats
    *_of("table_mistimed", opened="UPDATE games SET created_at = created_at * 2048 WHERE id = 1"),
    *_of("table_mistimed", changed="UPDATE games SET changed_at = -changed_at WHERE id = 1"),
    *_of("table_unreadable", options="UPDATE games SET options = substr(options, 2) WHERE id = 1"),
    *_of("table_status_impossible", status="UPDATE games SET status = 'runninh' WHERE id = 1"),
    *_of("published_too_many", published="UPDATE games SET public_seq = 90 WHERE id = 1"),
    *_of("steps_behind", steps="UPDATE games SET seq = 5, draft_seat = NULL WHERE id = 1"),
    *_of("draft_of_no_seat", draft="UPDATE games SET draft_seat = 5 WHERE id = 1"),
    *_of("announced_no_seat", asked="UPDATE games SET told_asked = '[7]' WHERE id = 1"),
    *_of("secrets_not_sealed", secret="UPDATE games SET sealed = replace(sealed, '2', '3')"),
    *_of("secrets_not_sealed", deals="UPDATE games SET deals = replace(deals, '2', '3')"),
    *_of("table_game_unknown", game="UPDATE games SET game = 'errandr' WHERE id = 1"),
    *_of("board_astray", board="UPDATE games SET message_id = message_id + 64 WHERE id = 1"),
    *_of("seat_of_nobody", seat_kind="UPDATE seats SET computer = 1 WHERE game_id = 1"),
    *_of("seat_unnamed", seat_name="UPDATE seats SET name = '' WHERE game_id = 1"),
    *_of("table_seats_with_gaps", seat="UPDATE seats SET seat = 3 WHERE game_id = 1 AND seat = 1"),
    *_of("rows_impossible", seat_user="UPDATE seats SET user_id = -22 WHERE user_id = 22"),
    *_of("rows_stray", table_gone="DELETE FROM games WHERE id = 5"),
    # --- steps and saves
    *_of(
        "steps_lead_elsewhere", hash="UPDATE steps SET hash = 'feed' WHERE game_id = 1 AND seq = 3"
    ),
    *_of(
        "steps_lead_elsewhere",
        action="UPDATE steps SET action = replace(action, ':1', ':3')"
        " WHERE game_id = 1 AND seq = 5",
    ),
    *_of("steps_tell_otherwise", news="UPDATE steps SET news = '[]' WHERE game_id = 1 AND seq = 5"),
    *_of("steps_missing", step_gone="DELETE FROM steps WHERE game_id = 1 AND seq = 3"),
    *_of("step_of_no_seat", step_seat="UPDATE steps SET seat = 8 WHERE game_id = 1 AND seq = 3"),
    *_of(
        "steps_of_strangers",
        step_user="UPDATE steps SET user_id = 77 WHERE game_id = 1 AND seq = 3",
    ),
    *_of(
        "steps_mistimed", step_time="UPDATE steps SET at = at / 1024 WHERE game_id = 1 AND seq = 3"
    ),
    *_of(
        "steps_mistimed",
        step_order="UPDATE steps SET at = at + 7e7 WHERE game_id = 1 AND seq = 3",
    ),
    *_of(
        "steps_misjudged",
        barrier="UPDATE steps SET barrier = 1 - barrier WHERE game_id = 1 AND seq = 2",
    ),
    *_of(
        "steps_misjudged",
        question="UPDATE steps SET question = 'odd' WHERE game_id = 1 AND seq = 2",
    ),
    *_of(
        "table_not_examined", reseeds="UPDATE steps SET reseeds = '[' WHERE game_id = 1 AND seq = 2"
    ),
    *_of(
        "save_unreadable",
        save="UPDATE saves SET packed = substr(packed, 1, 20) WHERE game_id = 1 AND seq = 3",
    ),
    *_of("save_missing", save_gone="DELETE FROM saves WHERE game_id = 1 AND seq = 7"),
    # --- the log, and consents
    *_of("rows_impossible", note_time="UPDATE notes SET at = at * 4096 WHERE id = 1"),
    *_of("notes_misplaced", note_kind="UPDATE notes SET kind = 'joinee' WHERE id = 1"),
    *_of("table_unreadable", note_text="UPDATE notes SET data = '{' WHERE id = 1"),
    *_of("notes_misplaced", note_step="UPDATE notes SET seq = 900 WHERE id = 1"),
    *_of("consent_told_otherwise", agreed="UPDATE undo_requests SET agreed = '[0]'"),
    *_of(
        "consent_of_no_seat",
        consent_seat="UPDATE notes SET data = replace(data, '[1]', '[7]') WHERE kind = 'took_back'",
    ),
    *_of("consent_told_otherwise", consent_log="DELETE FROM notes WHERE kind = 'took_back'"),
    *_of("consent_unasked", consent_gone="DELETE FROM undo_requests"),
    *_of("rows_unfit", outcome="UPDATE undo_requests SET outcome = NULL"),
    *_of("rows_impossible", asked_at="UPDATE undo_requests SET at = 1e15"),
    *_of("rows_impossible", answered_at="UPDATE undo_requests SET ended_at = at - 1e8"),
    *_of("closing_of_no_seat", closing="UPDATE close_requests SET agreed = '[9]'"),
    *_of("rows_impossible", closing_time="UPDATE close_requests SET lapses_at = -lapses_at"),
    *_of("invitation_of_other", invitation="UPDATE invitations SET old_user_id = 5"),
    *_of("rows_impossible", invitation_time="UPDATE invitations SET lapses_at = lapses_at * 65536"),
    # --- waits, clocks, banks
    *_of(
        "rows_impossible",
        wait_since="UPDATE waits SET since = since * 65536 WHERE ended_at IS NULL",
    ),
    *_of(
        "rows_impossible",
        wait_end="UPDATE waits SET ended_at = since - 1e8 WHERE ended_at IS NOT NULL",
    ),
    *_of("wait_of_other", wait_seat="UPDATE waits SET user_id = 5 WHERE ended_at IS NULL"),
    *_of("rows_impossible", wait_spent="UPDATE waits SET spent = -50"),
    *_of("wait_missing", wait_gone="DELETE FROM waits WHERE ended_at IS NULL"),
    *_of("rows_impossible", clock="UPDATE clocks SET move = -60"),
    *_of("rows_unfit", fallback="UPDATE clocks SET fallback = 'nothinh'"),
    *_of("rows_impossible", bank="UPDATE banks SET used = -1"),
    # --- orders and prepared turns
    *_of("plan_unreadable", plan="UPDATE plans SET actions = '['"),
    *_of("plan_of_nobody", plan_seat="UPDATE plans SET seat = 7"),
    *_of("order_unknown", order="UPDATE orders SET kind = 'onlz'"),
    *_of("usual_unreadable", usual="UPDATE usual SET orders = '[['"),
    # --- messages
    *_of("message_unreadable", message="UPDATE outbox SET data = '{' WHERE id = 2"),
    *_of("message_state_mistimed", message_done="UPDATE outbox SET done_at = NULL WHERE id = 1"),
    *_of("rows_impossible", message_due="UPDATE outbox SET due_at = 1e15 WHERE id = 1"),
    *_of("rows_impossible", message_id="UPDATE outbox SET message_id = -4 WHERE id = 1"),
    *_of("rows_impossible", message_channel="UPDATE messages SET channel_id = 0"),
    *_of(
        "board_astray",
        messages_gone="DELETE FROM messages WHERE message_id IN (SELECT message_id FROM games)",
    ),
    # --- people, and what they wish
    *_of("rows_impossible", wish="UPDATE wishes SET games = '[' WHERE user_id = 11"),
    *_of("rows_impossible", wish_until="UPDATE wishes SET until = at - 1e8"),
    *_of("rows_impossible", zone="UPDATE users SET zone = 'Europe/Budapesu'"),
    *_of("rows_unfit", quiet="UPDATE users SET quiet_from = 5000"),
    *_of("rows_impossible", away="UPDATE users SET away_until = -9"),
    *_of("rows_unfit", rhythm="UPDATE users SET rhythm = 'dayly'"),
    *_of("rows_impossible", language="UPDATE users SET language = ''"),
    *_of("rows_impossible", follow="UPDATE follows SET at = -1"),
    *_of("rows_impossible", barred="UPDATE bars SET until = -1"),
    *_of("rows_impossible", rule="UPDATE table_rules SET channels = '{'"),
    *_of("rows_impossible", notice_board="UPDATE boards SET channel_id = -9"),
    *_of("rows_impossible", course="UPDATE courses SET done = '['"),
    # --- results, ratings, competitions
    *_of("result_differs", place="UPDATE results SET place = 3 WHERE game_id = 2 AND seat = 1"),
    *_of("result_differs", cause="UPDATE endings SET cause = 'won'"),
    *_of("rows_impossible", ended="UPDATE endings SET ended_at = ended_at * 4096"),
    *_of("rows_impossible", doubt="UPDATE ratings SET doubt = -1"),
    *_of("rows_impossible", over_time="UPDATE ratings SET over_time = '['"),
    *_of("competition_table_astray", draw="UPDATE competition_tables SET seats = '[1,9]'"),
    *_of("rows_impossible", round="UPDATE competition_rounds SET facts = '{'"),
    *_of("rows_impossible", cup="UPDATE competitions SET ended_at = created_at - 1e8"),
)
"""In the order of docs/storage.md."""


async def furnish(here: Parlour) -> None:
    """A sound database with rows in nearly every table of the schema."""
    from tests.tables.test_doctor import house

    await house(here)
    await _agreed(here)
    await _rated(here)
    service = here.service
    for user in (ANN, BOB):
        await service.wishes.wish(
            user, 3, 77, games=["errands"], sizes=[2], pace="daily", most=4, until="week"
        )
    await service.matchmaking.look()
    await service.wishes.avoid(ANN.id, [BOB])
    await service.follows.follow(1, MARA.id)
    await service.server_rules.bar(SERVER, CHLOE, ANN.id, 9)
    await service.server_rules.change_rules(SERVER, lambda rules: replace(rules, most=2))
    await service.boards.set(SERVER, Board(3, 9, "message", "en", ANN.id))
    await _cup(here)
    await here.store.write(_by_hand)


async def _agreed(here: Parlour) -> None:
    """A table that went back by consent, with an open invitation, a clock and a prepared turn."""
    service, table = here.service, await here.game()
    await here.act(table, ANN, Walk(1), Walk(1), Finish())
    asked = await service.undo_votes.ask_back(
        table.id, ANN.id, 0, (await here.table(table)).public_seq
    )
    await service.undo_votes.agree(table.id, BOB.id, asked.id)
    rules = ClockRules(move=3_600.0, bank=60.0, fallback="caretaker")
    await here.reminders.change_rules(await here.table(table), ANN.id, lambda _: rules)
    await service.seats.invite(table.id, 1, CHLOE, ANN.id)
    await prepare(here, await here.table(table), BOB, Walk(2))


async def _rated(here: Parlour) -> None:
    """A rated game whose players are asked whether to close it."""
    service, table = here.service, await here.lobby(vote=False, goal=100)
    await service.lobbies.set_rated(table.id, ANN.id, True)
    await service.playing.start(table.id, ANN.id)
    await service.close_votes.ask(table.id, ANN.id)


async def _cup(here: Parlour) -> None:
    """A tournament in its first round."""
    service, now = here.service, here.clock()
    wanted = Wanted("swiss", "errands", 2, "daily", now + 1, settings={"rounds": 2, "advance": 1})
    cup = await service.competitions.create(
        SERVER, 77, MARA.id, wanted, "en", service.repository.limits
    )
    for user in (ANN, BOB):
        await service.competitions.sign_up(cup.id, user, 3)
    await service.competition_tables.advance(cup.id)
    for user in (ANN, BOB):
        await service.competitions.confirm(cup.id, user.id)
    here.clock.at += 2
    await service.competition_tables.advance(cup.id)


def _by_hand(db: Connection) -> None:
    """Rows that a small game has no use for."""
    for statement in (
        (
            "INSERT INTO users (id, zone, quiet_from, quiet_to, away_until)"
            " VALUES (11, 'Europe/Athens', 1320, 420, 1700000500)"
        ),
        "INSERT INTO banks (game_id, seat, used) VALUES (6, 0, 5.0)",
        (
            "INSERT INTO orders (game_id, seat, kind, about, policy, at)"
            f" VALUES (1, 0, '{ONLY_ANSWER}', '{{}}', 'yes', 1)"
        ),
        (
            "INSERT INTO usual (user_id, game, orders, at)"
            " VALUES (11, 'errands', '[[\"dare\",\"yes\",null]]', 1)"
        ),
        (
            "INSERT INTO courses (user_id, game, lesson, answers, done, at)"
            " VALUES (11, 'errands', 'place', '[]', '[\"win\"]', 1)"
        ),
        "INSERT INTO fits (game, guild_id, at) VALUES ('errands', 3, 1)",
        (
            "INSERT INTO ratings (game, guild_id, user_id, strength, doubt, games, last_at, island,"
            " over_time) VALUES ('errands', 3, 11, 0.1, 0.5, 8, 1, 0, '[]')"
        ),
    ):
        db.execute(statement)


def build(path: Path) -> None:
    """Make the sound database."""

    async def work() -> None:
        async with parlour(path) as opened:
            opened.clock.at = TODAY
            await furnish(opened)

    asyncio.run(work())


def spoil(path: Path, one: Damage) -> int:
    """Damage a database without anybody noticing; how many rows were changed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("PRAGMA ignore_check_constraints = ON")
        return db.execute(one.statement).rowcount


def found(path: Path) -> frozenset[str]:
    """What the doctor says of a database, as codes."""
    report = doctor.examine(path, rules_of)
    return frozenset(getattr(one, "code", "fault") for one in report.findings)


def main() -> None:
    """Tell what is found of all damages."""
    with tempfile.TemporaryDirectory() as folder:
        sound, path = Path(folder) / "sound.sqlite3", Path(folder) / "spoilt.sqlite3"
        build(sound)
        print(f"sound: {sorted(found(sound)) or 'nothing found'}")
        hits = 0
        for one in DAMAGES:
            shutil.copy(sound, path)
            rows, codes = spoil(path, one), found(path)
            hits += bool(codes)
            named = "found" if one.code in codes else "other" if codes else "MISSED"
            print(f"{named:7}{one.name:18}{rows} rows  {', '.join(sorted(codes))}")
        print(f"{len(DAMAGES)} damages, {hits} found")


if __name__ == "__main__":
    main()
