"""The deal of a week: the same for everybody, one try each, and nothing told before its end."""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine import registry
from engine.core import Rng
from tables.maintenance import doctor
from tables.maintenance.privacy import Privacy
from tables.maintenance.removing import Removing
from tables.model import weeks
from tables.model.errors import NotAllowed, Stale, TableExists, UserError
from tables.model.guards import ManagedServer
from tables.model.invitations import DAY
from tables.model.seal_messages import Commitment, SecretsTold, WeekBegins
from tables.model.table import Table, UserRef
from tables.model.weeks import Try, Week, WeekServer
from tables.operations import weeks as operations
from tables.operations.export import check
from tables.store import game_rows, step_rows
from tables.store.connection import Connection
from tables.store.limits import TableLimits
from tests.tables.backends import behind
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, parlour

SERVER, CHANNEL = ManagedServer(1), 900
MONDAY = weeks.opens_at(2_000)


@pytest_asyncio.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Parlour]:
    monkeypatch.setattr(operations, "games", lambda: ("antike-duellum",))
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB), rules_of=registry.rules) as opened:
        opened.clock.at = MONDAY + 3600
        opened.service.repository.figures = {"antike-duellum": {"turn_limit": 5}}
        yield opened


async def week_of(here: Parlour) -> Week:
    server = WeekServer(SERVER, CHANNEL, 99, "en")
    await here.service.weeks.switch_on(SERVER, server)
    found = await here.service.weeks.open(server)
    assert found is not None
    return found


async def opened(here: Parlour, server: WeekServer) -> Week | None:
    """What is opened on a server if the keeper of weeks looks now."""
    due = await here.service.weeks.due()
    return await here.service.weeks.open(server) if server.server_id in due else None


async def begun(here: Parlour, week: Week, user: UserRef) -> Table:
    all_weeks = here.service.weeks
    wanted = await all_weeks.ask(week.id, SERVER, user.id)
    table = await all_weeks.sit_down(
        wanted, TableLimits(), user, channel_id=user.id + 7_000, parent_id=CHANNEL, language="en"
    )
    return await all_weeks.begin(table.id)


async def moves(here: Parlour, table: Table, user: UserRef, most: int = 600) -> Table:
    """Somebody answers by a chance that is the same for all, until the game is over."""
    rng = Rng(3)
    for _ in range(most):
        table = await here.table(table)
        if table.status != "running":
            return table
        mine = await here.service.views.position(table.id, user.id)
        if not mine.decisions:
            pending = await here.service.thinking.pending(table.id)
            assert pending is not None
            await here.service.thinking.answer(pending, None)
            continue
        calm = [menu for menu in mine.decisions[0].menus if not menu.confirm]
        await here.act(table, user, rng.choice(calm).sample(rng))
    return await here.table(table)


async def hashes(here: Parlour, table: Table) -> list[tuple[int | None, str | None, str | None]]:
    """What was done at a table, and what each step led to."""
    found = await here.store.read(lambda db: step_rows.steps(db, table.id, -1, table.public_seq))
    return [(step.seat, step.action, step.hash) for step in found]


def healthy(folder: Path) -> None:
    assert doctor.examine(behind(folder / "agora.sqlite3"), registry.rules).findings == []


async def test_the_same_decisions_lead_to_the_same_game(here: Parlour, tmp_path: Path) -> None:
    """The computer's answers and the world's shuffles are the same, whoever plays and when."""
    week = await week_of(here)
    one = await moves(here, await begun(here, week, ANN), ANN)
    here.clock.at += DAY
    other = await moves(here, await begun(here, week, BOB), BOB)
    assert one.status == other.status == "finished"
    assert one.id != other.id
    mine, theirs = await hashes(here, one), await hashes(here, other)
    assert len(mine) > 20
    assert {seat for seat, _, _ in mine} >= {0, 1}, "the computer played, too"
    assert mine == theirs
    [first, second] = await here.service.weeks.tries(week)
    assert (first.place, first.points) == (second.place, second.points)
    assert first.ended_at is not None
    assert [place for place, _ in weeks.ranked([first, second])] == [1, 1]
    healthy(tmp_path)


async def test_a_computer_thinks_from_the_same_chance(here: Parlour) -> None:
    week = await week_of(here)
    tasks = []
    for user in (ANN, BOB):
        table, rng = await begun(here, week, user), Rng(5)
        for _ in range(60):
            pending = await here.service.thinking.pending(table.id)
            if pending is not None:
                tasks.append(pending.task)
                break
            mine = await here.service.views.position(table.id, user.id)
            calm = [menu for menu in mine.decisions[0].menus if not menu.confirm]
            await here.act(table, user, rng.choice(calm).sample(rng))
    assert len(tasks) == 2
    assert tasks[0] == tasks[1]


async def test_another_week_and_another_server_have_another_deal(here: Parlour) -> None:
    week = await week_of(here)
    server = WeekServer(2, CHANNEL, 99, "en")
    await here.service.weeks.switch_on(ManagedServer(2), server)
    elsewhere = await opened(here, server)
    here.clock.at += weeks.WEEK
    later = await opened(here, WeekServer(SERVER, CHANNEL, 99, "en"))
    assert elsewhere is not None
    assert later is not None
    assert len({week.secret, elsewhere.secret, later.secret}) == 3
    assert (elsewhere.number, later.number) == (week.number, week.number + 1)
    with pytest.raises(UserError, match="week_over"):
        await here.service.weeks.ask(week.id, 2, ANN.id)


async def test_a_week_opens_once_and_not_at_its_end(here: Parlour) -> None:
    server = WeekServer(SERVER, CHANNEL, 99, "en")
    assert await opened(here, server) is None, "it is off until somebody wants it"
    await week_of(here)
    assert await opened(here, server) is None
    here.clock.at = MONDAY + weeks.WEEK + weeks.LATEST
    assert await opened(here, server) is None
    here.clock.at = MONDAY + 2 * weeks.WEEK
    assert await opened(here, server) is not None


async def test_everybody_has_one_try(here: Parlour) -> None:
    week = await week_of(here)
    table = await begun(here, week, ANN)
    again = await here.service.weeks.ask(week.id, SERVER, ANN.id)
    assert again.begun is not None
    assert again.begun.id == table.id
    with pytest.raises(TableExists):
        await here.service.weeks.sit_down(
            again, TableLimits(), ANN, channel_id=1, parent_id=CHANNEL, language="en"
        )
    await here.service.hosting.abandon(table.id, ANN.id)
    with pytest.raises(UserError, match="week_tried"):
        await here.service.weeks.ask(week.id, SERVER, ANN.id)


async def test_nobody_sees_more_than_one_try_shows(here: Parlour) -> None:
    """No hints, no way back beyond what was revealed, no other people, no copy with the secrets."""
    week, service = await week_of(here), here.service
    table = await begun(here, week, ANN)
    table = await moves(here, table, ANN, most=12)
    assert table.public_seq > 0
    with pytest.raises(NotAllowed, match="week_one_try"):
        await service.undo_votes.ask_back(table.id, ANN.id, 0, table.public_seq)
    with pytest.raises(NotAllowed, match="week_one_try"):
        await service.views.take_secrets(table.id, ANN.id)
    with pytest.raises(NotAllowed, match="week_one_try"):
        await service.seats.invite(table.id, 1, BOB, ANN.id)
    with pytest.raises(NotAllowed, match="week_one_try"):
        await service.hints.ask(table.id, ANN.id)
    assert await service.views.tables_on(SERVER) == [], "nobody is told of it"
    assert await service.open_tables.on(SERVER) == []


async def test_its_game_begins_with_the_deal_alone(here: Parlour) -> None:
    week = await week_of(here)
    wanted = await here.service.weeks.ask(week.id, SERVER, ANN.id)
    table = await here.service.weeks.sit_down(
        wanted, TableLimits(), ANN, channel_id=1, parent_id=CHANNEL, language="en"
    )
    with pytest.raises(Stale):
        await here.service.playing.start(table.id, ANN.id)
    await here.service.lobbies.remove_computer(table.id, ANN.id)
    await here.service.lobbies.add_computer(table.id, ANN.id, "beginner")
    with pytest.raises(Stale):
        await here.service.weeks.begin(table.id)


async def test_the_secret_is_kept_until_the_week_is_over(here: Parlour, tmp_path: Path) -> None:
    week = await week_of(here)
    table = await moves(here, await begun(here, week, ANN), ANN)
    assert table.status == "finished"
    [told] = await here.told(WeekBegins)
    assert told.seal == week.seal
    assert await here.told(SecretsTold) == []
    assert await here.told(Commitment) == []
    kept = json.dumps(await here.service.views.export(table.id, ANN.id))
    assert week.secret not in kept
    assert json.loads(kept)["complete"] is False
    assert await here.service.results.of_game(table.id) is None, "it counts nowhere"
    here.clock.at = week.closes_at
    await here.service.weeks.end_due()
    whole = json.dumps(await here.service.views.export(table.id, ANN.id))
    assert week.secret in whole
    found = check(whole, registry.rules)
    assert found.difference is None
    assert found.proof.gap is None
    assert (found.proof.week, found.proof.commitments) == (week.id, (week.seal,))
    line = json.dumps(
        {
            "game": week.game,
            "options": week.options,
            "seats": week.seats,
            "secret": week.secret,
            "week": week.id,
        },
        sort_keys=True,
        separators=(",", ":"),
    )
    assert hashlib.sha256(line.encode()).hexdigest() == told.seal, "as docs/chance.md says"
    healthy(tmp_path)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"week": 7}, "deal_unsealed"),
        ({"secret": "0" * 64}, "deal_unsealed"),
        ({"week": None}, "deal_unsealed"),
        ({"seed": "5"}, "chance_twice"),
        ({"commitment": None}, "deal_uncommitted"),
    ],
)
async def test_a_file_with_another_deal_does_not_fit_the_seal_of_the_week(
    here: Parlour, changed: dict[str, Any], said: str
) -> None:
    week = await week_of(here)
    table = await begun(here, week, ANN)
    await here.service.hosting.abandon(table.id, ANN.id)
    here.clock.at = week.closes_at
    await here.service.weeks.end_due()
    found = await here.service.views.export(table.id, ANN.id)
    assert check(json.dumps(found), registry.rules).difference is None
    for name, value in changed.items():
        (found if name in ("week", "seed") else found["deals"][0])[name] = value
    difference = check(json.dumps(found), registry.rules).difference
    assert difference is not None
    assert difference.code == said


async def test_a_file_while_the_week_is_open_has_its_seal_alone(here: Parlour) -> None:
    week = await week_of(here)
    table = await begun(here, week, ANN)
    found = await here.service.views.export(table.id, ANN.id)
    assert (found["week"], found["complete"]) == (week.id, False)
    assert found["deals"] == [{"after": None, "commitment": week.seal}]


async def test_a_table_whose_seal_is_not_that_of_its_deal_is_found(
    here: Parlour, tmp_path: Path
) -> None:
    table = await begun(here, await week_of(here), ANN)

    def forge(db: Connection) -> None:
        deals = json.loads(db.execute("SELECT deals FROM games").fetchone()[0])
        deals[0]["secret"] = "0" * 64
        db.execute("UPDATE games SET deals = :deals", {"deals": json.dumps(deals)})

    await here.store.write(forge)
    assert table.week is not None
    found = doctor.examine(behind(tmp_path / "agora.sqlite3"), registry.rules).findings
    assert "secrets_not_sealed" in [one.code for one in found]


async def test_what_ends_too_late_does_not_count(here: Parlour, tmp_path: Path) -> None:
    week = await week_of(here)
    table = await begun(here, week, ANN)
    here.clock.at = week.closes_at
    assert (await moves(here, table, ANN)).status == "finished"
    [mine] = await here.service.weeks.tries(week)
    assert (mine.ended_at, mine.place, mine.points) == (None, None, None)
    with pytest.raises(UserError, match="week_over"):
        await here.service.weeks.ask(week.id, SERVER, CHLOE.id)
    healthy(tmp_path)


async def test_who_is_forgotten_leaves_a_result_without_a_name(
    here: Parlour, tmp_path: Path
) -> None:
    week = await week_of(here)
    await moves(here, await begun(here, week, ANN), ANN)
    privacy = Privacy(here.service)
    document: dict[str, Any] = await privacy.gather(ANN.id)
    [mine] = document["weeks_deals"]
    assert mine["place"] in (1, 2)
    assert isinstance(mine["points"], dict)
    await privacy.forget(ANN)
    [kept] = await here.service.weeks.tries(week)
    assert kept.user_id is None
    assert "Ann" not in kept.name
    assert kept.ended_at is not None
    assert (await privacy.gather(ANN.id))["weeks_deals"] == []
    manager = UserRef(99, "Mara")
    assert len((await privacy.gather(manager.id))["managed_weeks_deals"]) == 1
    await privacy.forget(manager)
    assert (await privacy.gather(manager.id))["managed_weeks_deals"] == []
    assert await here.service.weeks.server(SERVER) is not None, "the server keeps its deals"
    healthy(tmp_path)


async def marks(here: Parlour) -> list[str | None]:
    def work(db: Connection) -> list[str | None]:
        return [row[0] for row in db.execute("SELECT mark FROM tries ORDER BY game_id")]

    return await here.store.read(work)


async def test_forgetting_in_the_middle_of_a_try_closes_it(here: Parlour) -> None:
    week = await week_of(here)
    table = await begun(here, week, ANN)
    await Privacy(here.service).forget(ANN)
    assert (await here.table(table)).status == "abandoned"
    [kept] = await here.service.weeks.tries(week)
    assert (kept.user_id, kept.ended_at) == (None, None)


async def test_forgetting_gives_no_second_try_and_keeps_a_mark_until_the_results(
    here: Parlour, tmp_path: Path
) -> None:
    week, service = await week_of(here), here.service
    late = await service.weeks.ask(week.id, SERVER, ANN.id)
    await begun(here, week, ANN)
    await begun(here, week, BOB)
    for _ in range(2):
        await Privacy(service).forget(ANN)
        with pytest.raises(UserError, match="week_tried"):
            await service.weeks.ask(week.id, SERVER, ANN.id)
    with pytest.raises(UserError, match="week_tried"):
        await service.weeks.sit_down(
            late, TableLimits(), ANN, channel_id=1, parent_id=CHANNEL, language="en"
        )
    [ann, bob] = await marks(here)
    assert ann is not None
    assert (str(ANN.id) in ann, bob) == (False, None)
    assert (await service.weeks.ask(week.id, SERVER, CHLOE.id)).begun is None
    here.clock.at = week.closes_at
    await service.weeks.end_due()
    assert await marks(here) == [None, None], "the secret is told: it would say whose it is"
    await Privacy(service).forget(BOB)
    assert await marks(here) == [None, None]
    healthy(tmp_path)


async def test_a_try_whose_table_was_removed_is_not_begun_again(here: Parlour) -> None:
    week = await week_of(here)
    table = await moves(here, await begun(here, week, ANN), ANN)
    await Removing(here.service).table(table.id)
    with pytest.raises(UserError, match="week_tried"):
        await here.service.weeks.ask(week.id, SERVER, ANN.id)
    [kept] = await here.service.weeks.tries(week)
    assert kept.ended_at is not None, "its result is still told"


async def test_a_server_that_is_removed_takes_its_weeks_along(
    here: Parlour, tmp_path: Path
) -> None:
    week = await week_of(here)
    await begun(here, week, ANN)
    await Removing(here.service).server(SERVER)
    assert await here.service.weeks.servers() == []
    assert await here.service.weeks.tries(week) == []
    healthy(tmp_path)


async def test_trouble_is_new_once(here: Parlour) -> None:
    await week_of(here)
    [server] = await here.service.weeks.servers()
    assert not await here.service.weeks.trouble(server, "")
    assert await here.service.weeks.trouble(server, "gone")
    assert not await here.service.weeks.trouble(server, "gone"), "another node was faster"
    [server] = await here.service.weeks.servers()
    assert server.trouble == "gone"
    await here.service.weeks.switch_on(SERVER, replace(server, channel_id=901, trouble=""))
    [server] = await here.service.weeks.servers()
    assert server.trouble == ""


def test_weeks_begin_on_monday_and_games_take_turns() -> None:
    assert weeks.opens_at(0) == 4 * DAY
    for number in (0, 1, 2_900):
        begins = weeks.opens_at(number)
        assert weeks.number_at(begins) == number
        assert weeks.number_at(begins - 1) == number - 1
        assert begins // DAY % 7 == 4, "the first of 1970 was a Thursday"
    names = [weeks.game_of(number, operations.games()) for number in range(10)]
    assert sorted(set(names)) == sorted(set(operations.games()))
    assert names[:5] == names[5:]


def test_more_points_are_better_and_equals_share_a_place() -> None:
    def one(number: int, total: int | None, place: int | None) -> Try:
        points = None if total is None else {"a": total - 1, "b": 1}
        ended = None if place is None else 5.0
        return Try(1, number, number, f"P{number}", 1.0, ended, place, points)

    found = weeks.ranked(
        [one(1, 40, 2), one(2, 60, 2), one(3, 40, 1), one(4, 40, 2), one(5, None, None)]
    )
    assert [(place, mine.table_id) for place, mine in found] == [(1, 2), (2, 3), (3, 1), (3, 4)]


async def test_a_table_of_another_kind_has_no_week(here: Parlour) -> None:
    week = await week_of(here)
    table = await begun(here, week, ANN)
    assert table.apart
    loaded = await here.store.read(lambda db: game_rows.load(db, table.id))
    assert loaded is not None
    assert (loaded.table.week, loaded.table.week_over) == (week.id, False)
