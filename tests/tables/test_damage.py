"""Whatever a failing disk leaves of a database: a sentence for hosts and players, no traceback.

`python -m tests.tables.damage` looks at as many as you like.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.commands import doctor as doctor_command
from bot.commands import reproduce
from bot.widgets import saying
from tables.maintenance import problems
from tables.maintenance.problems import Wish
from tables.model import outgoing
from tables.model.boards import Board
from tables.model.errors import DamagedSave
from tables.model.findings import Finding
from tables.model.guards import ManagedServer
from tables.operations.competitions import Wanted
from tables.store import note_rows, problem_rows
from tables.store.connection import Connection
from tests.tables import damage
from tests.tables.errands import rules_of
from tests.tables.fixtures import in_a_file
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour
from tests.tables.refused import refused
from tests.tables.test_doctor import house, running

FUZZED = 30
TODAY = 1.7e9


async def furnish(here: Parlour) -> None:
    """A `house` with something in every table of the schema."""
    await house(here)
    at = here.clock()

    def work(db: Connection) -> None:
        problems.store(db, Wish(BOB.id, "Wrong!", 1, last="a press", log=("a line",)), REF, at)
        problem_rows.problem(db, "A0D0-0002", at, "a fault", "a traceback", 1, None)
        note_rows.note(db, 1, 2, at, outgoing.Back(seat=0, steps=1, agreed=(1,)))
        db.execute("INSERT INTO users (id) VALUES (11)")
        db.execute("INSERT INTO interactions (id, game_id, at) VALUES (5, 1, 1)")
        db.execute("INSERT INTO scheduler (id, at) VALUES (1, 1)")
        db.execute(
            "INSERT INTO plans (game_id, seat, mode, actions, at) VALUES (1, 0, 'run', '[]', 1)"
        )
        db.execute(
            "INSERT INTO orders (game_id, seat, kind, about, policy, at)"
            " VALUES (1, 0, 'defence', '', '{}', 1)"
        )
        db.execute(
            "INSERT INTO usual (user_id, game, orders, at)"
            " VALUES (11, 'errands', '[[\"dare\",\"yes\",null]]', 1)"
        )
        db.execute(
            "INSERT INTO courses (user_id, game, lesson, answers, done, at)"
            " VALUES (11, 'errands', 'place', '[]', '[\"win\"]', 1)"
        )
        db.execute("UPDATE games SET borrowed = 1 WHERE id = 2")
        db.execute(
            "INSERT INTO borrowed (game_id, host_at, node, held_until) VALUES (2, 1, 'one', 2)"
        )
        db.execute(
            "INSERT INTO week_servers (server_id, channel_id, user_id, language)"
            " VALUES (3, 9, 11, 'en')"
        )
        db.execute(
            "INSERT INTO weeks (id, server_id, number, channel_id, game, seats, options, language,"
            " secret, opens_at, closes_at, state)"
            " VALUES (1, 3, 4, 9, 'errands', 2, '{}', 'en', '0', 1, 2, 'open')"
        )
        db.execute(
            "INSERT INTO tries (week_id, game_id, user_id, name, at) VALUES (1, 1, 11, 'Ann', 1)"
        )
        db.execute("INSERT INTO unreached (game_id, user_id) VALUES (2, 11)")
        db.execute(
            "INSERT INTO undo_requests (game_id, seat, user_id, from_seq, to_seq, from_hash, lost,"
            " at) VALUES (1, 0, 11, 5, 2, 'x', '[]', 1)"
        )
        db.execute(
            "INSERT INTO close_requests (game_id, seat, user_id, agreed, at, lapses_at)"
            " VALUES (1, 0, 11, '[1]', 1, 2)"
        )

    await here.store.write(work)
    await _gathered(here)


async def _gathered(here: Parlour) -> None:
    """People who look for a table and follow one, and what a server decides."""
    service, server = here.service, ManagedServer(3)
    for user in (ANN, BOB):
        await service.wishes.wish(
            user, 3, 77, games=["errands"], sizes=[2], pace="daily", most=4, until="week"
        )
    await service.matchmaking.look()
    await service.wishes.avoid(ANN.id, [BOB])
    await service.follows.follow(1, MARA.id)
    await service.server_rules.bar(server, CHLOE, ANN.id)
    await service.server_rules.change_rules(server, lambda rules: replace(rules, most=2))
    await service.boards.set(server, Board(3, 9, "message", "en", ANN.id))
    lobby = await here.lobby()
    await service.asking.ask(lobby.id, [MARA], ANN.id)
    await _compared(here)


async def _compared(here: Parlour) -> None:
    """People who play a tournament, and how strong they are."""
    service, now = here.service, here.clock()
    wanted = Wanted("swiss", "errands", 2, "daily", now + 1, settings={"rounds": 2, "advance": 1})
    cup = await service.competitions.create(
        ManagedServer(3), 77, MARA.id, wanted, "en", service.repository.limits
    )
    for user in (ANN, BOB):
        await service.competitions.sign_up(cup.id, user, 3)
    await service.competition_tables.advance(cup.id)
    for user in (ANN, BOB):
        await service.competitions.confirm(cup.id, user.id)
    here.clock.at += 2
    await service.competition_tables.advance(cup.id)
    here.clock.at = now

    def work(db: Connection) -> None:
        db.execute("INSERT INTO fits (game, guild_id, at) VALUES ('errands', 3, 1)")
        db.execute(
            "INSERT INTO ratings (game, guild_id, user_id, strength, doubt, games, last_at, island,"
            " over_time) VALUES ('errands', 3, 11, 0.1, 0.5, 8, 1, 0, '[]')"
        )

    await here.store.write(work)


REF = "A0D0-0001"


def build(path: Path) -> None:
    async def build_it() -> None:
        async with parlour(path) as opened:
            await furnish(opened)

    asyncio.run(build_it())


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("furnished") / "agora.sqlite3"
    with in_a_file():
        build(path)
    return path


@pytest.fixture(autouse=True)
def _small_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(doctor_command, "rules", rules_of)
    monkeypatch.setattr(reproduce, "rules", rules_of)
    monkeypatch.setenv("AGORA_DATABASE", str(tmp_path / "agora.sqlite3"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.sliced(5)
@pytest.mark.parametrize("seed", range(FUZZED))
async def test_no_damage_ends_in_a_traceback(furnished: Path, tmp_path: Path, seed: int) -> None:
    path = tmp_path / "agora.sqlite3"
    what = damage.damaged(furnished, path, seed)
    wrong = damage.look(path, tmp_path / "out") + await damage.play(path)
    assert wrong == [], what


def test_the_sound_one_is_sound(furnished: Path, tmp_path: Path) -> None:
    """Otherwise the damage proves nothing: what was put in by hand is all there is to say."""
    from tables.maintenance import doctor

    report = doctor.examine(furnished, rules_of)
    told = [saying.found(one) for one in report.findings]
    assert all(
        "go back" in s or "went back" in s or "order" in s or "open question" in s for s in told
    ), told
    with closing(sqlite3.connect(furnished)) as db:
        empty = [
            name
            for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if not db.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
        ]
    assert len(empty) <= 13, empty


# --- what was told in a step ---------------------------------------------------------------------


def change(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(statement, values)


@pytest.mark.parametrize(
    "news",
    ["", "{", "null", "5", "[5]", '[{"to": "x", "event": {}}]', '[{"to": null}]', "[" * 9999],
    ids=range(8),
)
async def test_damaged_news_are_named_and_the_game_goes_on(
    here: Parlour, path: Path, news: str
) -> None:
    from tests.tables.errands import Walk

    table = await running(here)
    change(path, "UPDATE steps SET news = ? WHERE game_id = ? AND seq = 3", news, table.id)
    service = here.service
    doings: list[Callable[[], Any]] = [
        lambda: service.views.log(table.id, ANN.id),
        lambda: service.views.log(table.id, None),
        lambda: service.views.log(table.id, BOB.id, after=2, upto=3),
        lambda: service.views.export(table.id, ANN.id),
    ]
    references = set()
    for doing in doings:
        with refused(DamagedSave, "what happened in step 3 of this table") as raised:
            await doing()
        references.add(raised.value.reference)
    assert len(references) == 1
    listed = await here.store.read(problems.listed)
    assert [(p.reference, p.summary) for p in listed] == [
        (references.pop(), "damaged news of step 3")
    ]
    assert [e.seq for e in await service.views.log(table.id, ANN.id, after=3)] == [4, 5]
    await here.act(table, BOB, Walk(1))


async def test_a_damaged_message_silences_nobody(here: Parlour, path: Path) -> None:
    first, second = await here.game(), await here.game()
    change(path, "UPDATE outbox SET data = '{' WHERE game_id = ?", first.id)
    delivered = []

    async def deliver(row: Any) -> int:
        delivered.append((row.table_id, row.kind))
        return 7_000 + row.id

    from bot.delivery.outbox import Outbox

    await Outbox(here.store, deliver, now=here.clock).drain()
    assert {kind for table, kind in delivered if table == first.id} == {"unreadable"}
    assert (second.id, "turn") in delivered


async def test_a_damaged_table_stops_nobody_elses(here: Parlour, path: Path) -> None:
    first, second = await here.game(), await here.game()
    change(path, "UPDATE games SET owed = '[]', options = '5' WHERE id = ?", first.id)
    change(path, "UPDATE games SET told_seq = -1")
    with refused(DamagedSave, "tell the host of the bot the reference"):
        await here.service.views.table(first.id)
    assert [t.id for t in await here.service.views.tables_of(ANN.id)] == [second.id]
    await here.service.auto_responses.resume()


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("json_set(news, '$[0].event.steps', 2)", "step 5 gives other news"),
        ("json_set(news, '$[0].to', json('[1]'))", "step 5 gives other news"),
        ("'[]'", "step 5 gives other news"),
        ("'[5]'", "the news of step 5 cannot be read"),
    ],
)
async def test_the_doctor_compares_news_with_the_replay(
    here: Parlour, path: Path, statement: str, said: str
) -> None:
    from tables.maintenance import doctor

    await running(here)
    assert doctor.examine(path, rules_of).findings == []
    change(path, f"UPDATE steps SET news = {statement} WHERE game_id = 1 AND seq = 5")
    found = [saying.found(one) for one in doctor.examine(path, rules_of).findings]
    assert [said in s for s in found] == [True], found
    quick = doctor.examine(path, rules_of, quick=True)
    assert bool(quick.findings) == ("cannot be read" in said), quick.findings


async def test_a_quick_look_sees_what_the_game_goes_on_with(here: Parlour, path: Path) -> None:
    from tables.maintenance import doctor

    await running(here)
    told: list[Finding] = []
    quick = doctor.examine(path, rules_of, quick=True, progress=told.append)
    assert quick.findings == []
    assert [saying.found(far) for far in told] == [
        "the file itself",
        "table 1 of 1, steps so far: 0",
    ]
    assert any("quick check" in saying.found(s) for s in quick.remarks)
    change(path, "UPDATE saves SET packed = x'00' WHERE seq = 2")
    assert doctor.examine(path, rules_of, quick=True).findings == []
    assert doctor.examine(path, rules_of).findings != []
    change(path, "UPDATE saves SET packed = x'00' WHERE seq = 7")
    found = doctor.examine(path, rules_of, quick=True).findings
    assert any("save of step 7" in saying.found(one) for one in found)


def test_progress_is_told_once_a_second(capsys: pytest.CaptureFixture[str]) -> None:
    times = iter([10.0, 10.5, 11.5])
    progress = doctor_command.Progress(lambda: next(times))
    for number in range(3):
        progress(Finding("looking_at_table", number=number, tables=9, steps=0))
    told = capsys.readouterr().err.splitlines()
    assert [line.partition(",")[0] for line in told] == ["... table 0 of 9", "... table 2 of 9"]


@pytest.mark.parametrize(
    ("statement", "value"),
    [
        ("UPDATE notes SET data = ? WHERE kind = 'took_back'", '{"seat": "x"}'),
        ("UPDATE notes SET data = ? WHERE kind = 'took_back'", "{}"),
        ("UPDATE games SET told_asked = ? WHERE id = 2", "[" * 50_000),
    ],
    ids=["word", "nothing", "deep"],
)
async def test_what_once_ended_in_a_traceback(
    furnished: Path, tmp_path: Path, statement: str, value: str
) -> None:
    """Notes about going back without what they tell, and lists within lists."""
    path = tmp_path / "agora.sqlite3"
    with closing(sqlite3.connect(furnished)) as db:
        db.backup(out := sqlite3.connect(path))
        out.close()
    change(path, statement, value)
    assert damage.look(path, tmp_path / "out") + await damage.play(path) == []


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE steps SET at = 1e300 WHERE game_id = 1 AND seq = 3", "the time of one step is"),
        ("UPDATE steps SET at = -5 WHERE game_id = 1 AND seq > 3", "the times of 4 steps are"),
        ("UPDATE steps SET at = at / 65536 WHERE game_id = 1", "impossible: 0, 1, 2"),
        ("UPDATE games SET created_at = created_at * 4", "opened and last changed are"),
        ("UPDATE games SET changed_at = 1.5", "opened and last changed are"),
    ],
)
async def test_the_doctor_sees_times_that_cannot_be(
    here: Parlour, path: Path, statement: str, said: str
) -> None:
    from tables.maintenance import doctor

    here.clock.at = TODAY
    await running(here)
    assert doctor.examine(path, rules_of, quick=True).findings == []
    change(path, statement)
    found = [saying.found(one) for one in doctor.examine(path, rules_of, quick=True).findings]
    assert [said in s for s in found] == [True], found


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE undo_requests SET agreed = '[0]'", "differ on"),
        ("UPDATE undo_requests SET seat = 1", "differ on"),
        (
            "UPDATE notes SET data = replace(data, '[1]', '[]') WHERE kind = 'took_back'",
            "differ on",
        ),
        (
            "UPDATE notes SET data = replace(data, '[1]', '[7]') WHERE kind = 'took_back'",
            "differ on",
        ),
        ("DELETE FROM notes WHERE kind = 'took_back'", "differ on"),
    ],
)
async def test_the_doctor_compares_who_agreed(
    here: Parlour, path: Path, statement: str, said: str
) -> None:
    from tables.maintenance import doctor
    from tests.tables.errands import Finish, Walk

    table = await here.game()
    await here.act(table, ANN, Walk(1), Walk(1), Finish())
    votes = here.service.undo_votes
    asked = await votes.ask_back(table.id, ANN.id, 0, (await here.table(table)).public_seq)
    await votes.agree(table.id, BOB.id, asked.id)
    assert doctor.examine(path, rules_of, quick=True).findings == []
    change(path, statement)
    found = [saying.found(one) for one in doctor.examine(path, rules_of, quick=True).findings]
    assert any(said in s for s in found), found
