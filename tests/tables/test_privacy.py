"""Everything stored about somebody can be had and removed; others lose nothing by it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.widgets.saying import plain
from tables.maintenance import doctor, privacy, problems
from tables.maintenance.housekeeping import QUIET, Upkeep
from tables.maintenance.privacy import Privacy
from tables.model import addressed, outgoing, users
from tables.model.errors import StorageFault
from tables.model.notes import Replaced
from tables.model.placeholder_names import FORMER
from tables.model.table import Table, UserRef
from tables.operations.export import replay
from tables.store import outbox_rows, privacy_rows, sqlite, user_rows, wait_rows
from tables.store.upkeep_rows import DAY
from tests.tables.backends import behind, disk_fails, disk_is_full
from tests.tables.errands import Walk, rules_of
from tests.tables.parlour import Parlour, give_seat, parlour
from tests.tables.refused import refused
from tests.tables.well_known import ANN, BOB, CHLOE, MARA, WORDS, life, running, traces


@pytest_asyncio.fixture
async def here(path: Path) -> AsyncIterator[Parlour]:
    async with parlour(path, (ANN, BOB)) as opened:
        # Some builds of SQLite overwrite what is deleted; most leave it in the file.
        if not opened.store.shared:
            await opened.file.read(lambda db: db.execute("PRAGMA secure_delete = OFF").fetchone())
        yield opened


@pytest.mark.of_the_file
def test_the_search_for_traces_finds_what_there_is(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("CREATE TABLE a (id INTEGER PRIMARY KEY, other INTEGER, name TEXT)")
        assert traces(path, ANN) == []
        for column in ("id", "other"):
            db.execute(f"INSERT INTO a ({column}) VALUES (?)", (ANN.id,))
            assert traces(path, ANN), column
            db.execute("DELETE FROM a")
            db.execute("VACUUM")
            assert traces(path, ANN) == []
        db.execute("INSERT INTO a (name) VALUES (?)", (ANN.name,))
        db.execute("PRAGMA secure_delete = OFF")  # the usual setting, but not everywhere
        db.execute("DELETE FROM a")
        assert traces(path, ANN), "SQLite leaves deleted rows in the file"


def quiet(here: Parlour) -> Upkeep:
    """The housekeeping, after some minutes in which nobody has pressed anything."""
    made = Upkeep(here.store, here.clock)
    made.pressed()
    here.clock.at += QUIET
    return made


async def until_done(keeper: Upkeep) -> None:
    while await keeper.tick():
        pass


async def gone(here: Parlour, user: UserRef = ANN) -> None:
    """Have somebody forgotten, and wait until nobody is there."""
    await Privacy(here.service).forget(user)
    await until_done(quiet(here))


@pytest.mark.of_the_file
async def test_what_is_removed_is_overwritten_at_once(here: Parlour, path: Path) -> None:
    """Where nothing of them was removed before, nothing is left even before the file is written
    again; nor in its log."""
    table = await here.game()
    dms = [outgoing.Hand(seat=0, user=ANN.id, from_seq=0, to_seq=0) for _ in range(3)]
    await here.store.write(lambda db: outbox_rows.announce(db, table.id, 5.0, dms))
    await here.store.compact()
    assert traces(path, ANN)
    # Nothing is left behind by the rest of it, so only what this transaction removes is looked for.
    forgotten = partial(privacy.remove, user=ANN, at=5.0)
    await give_seat(here.service, table.id, 0, None, BOB.id)
    await here.store.compact()
    assert await here.store.erase(forgotten)
    assert traces(path, ANN) == []


@pytest.mark.of_the_file
async def test_the_file_is_not_written_again_while_people_press(here: Parlour, path: Path) -> None:
    await life(here)
    await Privacy(here.service).forget(ANN)
    keeper = quiet(here)
    keeper.pressed()
    here.clock.at += QUIET - 1
    await until_done(keeper)
    assert traces(path, ANN)
    here.clock.at += 1
    await until_done(keeper)
    assert traces(path, ANN) == []


async def test_nothing_of_a_forgotten_user_is_left_in_the_files(here: Parlour, path: Path) -> None:
    await life(here)
    assert len(traces(path, ANN)) > 2
    await gone(here)
    assert traces(path, ANN) == []
    assert traces(path, BOB), "others are still known"
    held = "SELECT count(*) FROM held"
    assert await here.store.read(lambda db: db.execute(held).fetchone()[0]) == 0
    await here.store.close()
    assert traces(path, ANN) == []


async def test_a_user_with_another_name_now_is_forgotten_under_the_old_ones(
    here: Parlour, path: Path
) -> None:
    await life(here)
    await gone(here, UserRef(ANN.id, "Anna M."))
    assert [t for t in traces(path, ANN) if "AAAA" not in t] == []


async def test_the_database_is_sound_and_goes_on(here: Parlour, path: Path) -> None:
    found = await life(here)
    left = await Privacy(here.service).forget(ANN)
    assert {t.id for t in left} == {found[n].id for n in ("running", "alone", "lobby")}
    report = doctor.examine(behind(path), rules_of)
    assert report.findings == []

    running_one = await here.table(found["running"])
    assert (running_one.status, running_one.host_id) == ("running", BOB.id)
    assert running_one.seats[0].computer
    assert running_one.draft_seat == 1, "the turn of the other player is as it was"
    acted = await here.act(running_one, BOB, Walk(1))
    assert acted.position.table.status == "running"
    assert (await here.table(found["alone"])).status == "abandoned"
    assert (await here.table(found["lobby"])).names == (BOB.name,)
    given = await here.table(found["given away"])
    assert given.seats[0].user_id == CHLOE.id
    notes = await here.service.views.notes(given.id)
    changed = [n.said for n in notes if isinstance(n.said, Replaced)]
    assert [(said.old, said.new) for said in changed] == [(FORMER, CHLOE.name)]
    assert doctor.examine(behind(path), rules_of).findings == []


async def test_a_message_that_names_a_forgotten_user_names_nobody_in_their_place(
    here: Parlour,
) -> None:
    table = await here.game()
    said = outgoing.Turn(from_seq=0, to_seq=0, asked=(0,), ping=(ANN.id,), named=(BOB.id, ANN.id))
    await here.store.write(lambda db: outbox_rows.announce(db, table.id, 5.0, [said]))
    number = (await here.outbox())[-1].id
    await Privacy(here.service).forget(ANN)
    [left] = [row.message for row in await here.outbox() if row.id == number]
    assert left == replace(said, ping=(), named=(BOB.id,))


async def test_a_damaged_message_hinders_nobody_from_being_forgotten(
    here: Parlour, path: Path
) -> None:
    """Nobody can tell whom it names, so it goes."""
    table = await here.game()
    said = [outgoing.Abandoned(user=ANN.id), outgoing.Abandoned(user=BOB.id)]
    await here.store.write(lambda db: outbox_rows.announce(db, table.id, 5.0, said))
    [mine, *_] = [row.id for row in await here.outbox() if row.kind == "notice"]
    await here.store.write(
        lambda db: db.execute("UPDATE outbox SET data = data || '}' WHERE id = :id", {"id": mine})
    )
    await Privacy(here.service).gather(ANN.id)
    await Privacy(here.service).forget(ANN)
    left = [row.message for row in await here.outbox()]
    assert not any(isinstance(said, outgoing.UnreadableRow) for said in left)
    assert outgoing.Abandoned(user=BOB.id) in left
    assert not any(ANN.id in addressed.users(said) for said in left)


async def test_a_finished_game_stays_readable_and_can_be_played_again(here: Parlour) -> None:
    found = await life(here)
    before = await here.service.views.log(found["finished"].id, None)
    await Privacy(here.service).forget(ANN)
    table = await here.table(found["finished"])
    assert table.names == (FORMER, BOB.name)
    assert table.seat_of(ANN.id) is None
    assert await here.service.views.log(table.id, None) == before
    position = await here.service.views.history(table.id, 3, None)
    assert position.view is not None
    exported = await here.service.views.export(table.id, BOB.id)
    assert replay(json.dumps(exported), rules_of) == (len(exported["steps"]), None)


async def test_two_forgotten_players_of_one_game_are_told_apart(here: Parlour) -> None:
    found = await life(here)
    for user in (ANN, BOB):
        await Privacy(here.service).forget(user)
    table = await here.table(found["finished"])
    assert table.names == (FORMER, f"{FORMER} 2")
    assert table.host_id == privacy.NOBODY


async def test_reports_lose_their_author_and_keep_the_game(here: Parlour) -> None:
    await life(here)
    await Privacy(here.service).forget(ANN)
    kept = {p.reference: p for p in await here.store.read(problems.listed)}
    mine, others = kept["AAAA-0001"], kept["AAAA-0002"]
    assert mine.report is not None
    assert (mine.user_id, mine.report.words) == (None, privacy.REMOVED)
    assert mine.report.last == privacy.REMOVED
    assert others.report is not None
    assert others.user_id == BOB.id
    assert others.report.words == f"Bobolink moved twice, says {FORMER}"
    assert others.report.log == (f"INFO x: user {FORMER} takes no messages",)
    for problem in (mine, others):
        made = await here.store.read(partial(problems.fixture, problem=problem, rules_of=rules_of))
        assert replay(json.dumps(made.document), rules_of)[1] is None


async def test_messages_still_to_be_sent_name_nobody(here: Parlour) -> None:
    await life(here)
    await Privacy(here.service).forget(ANN)
    for row in await here.outbox():
        assert row.kind not in ("hand", "reminder")
        assert ANN.id not in addressed.users(row.message)
        if isinstance(row.message, outgoing.CaretakerPlays):
            assert (row.message.user, outgoing.pinged(row.message)) == (privacy.NOBODY, (BOB.id,))


async def test_a_message_refused_by_who_is_being_forgotten_leaves_nothing(here: Parlour) -> None:
    """The bot learns that they take none when they have gone already."""
    await running(here)
    await Privacy(here.service).forget(ANN)
    for user in (ANN, BOB):
        await here.store.write(lambda db, user=user: user_rows.close(db, user.id))  # type: ignore[misc]
    found = await here.store.read(
        lambda db: [tuple(row) for row in db.execute("SELECT id, calls FROM users")]
    )
    assert found == [(BOB.id, "closed")]


@pytest.mark.of_the_file
async def test_who_was_never_here_changes_nothing(here: Parlour, path: Path) -> None:
    await life(here)

    def everything() -> list[str]:
        with closing(sqlite3.connect(path)) as db:
            return sorted(db.iterdump())

    before = everything()
    assert await Privacy(here.service).forget(UserRef(5, "X")) == []
    assert everything() == before


async def test_who_comes_back_begins_again(here: Parlour) -> None:
    await life(here)
    await Privacy(here.service).forget(ANN)
    assert await here.store.read(lambda db: user_rows.load(db, ANN.id)) == users.UserSettings(
        ANN.id
    )
    table = await here.game()
    assert table.seat_of(ANN.id) == 0
    await Privacy(here.service).forget(ANN)
    assert (await here.table(table)).status == "running"


async def test_a_seat_taken_meanwhile_is_given_up_too(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody joins another table while their file is being cleared."""
    leave = Privacy._leave
    lobby = await here.lobby()
    joined: list[Table] = []

    async def slow(self: Privacy, table: Table, user_id: int) -> None:
        await leave(self, table, user_id)
        if not joined:
            joined.append(await here.lobby())

    monkeypatch.setattr(Privacy, "_leave", slow)
    left = await Privacy(here.service).forget(ANN)
    assert {t.id for t in left} == {lobby.id, joined[0].id}
    assert await here.service.views.tables_of(ANN.id) == []


async def test_a_damaged_table_does_not_stand_in_the_way(here: Parlour, path: Path) -> None:
    table = await running(here)
    async with parlour(path, (ANN, BOB)) as fresh:
        spoil = "UPDATE saves SET packed = :nothing"
        await fresh.store.write(lambda db: db.execute(spoil, {"nothing": b"\0"}) and None)
        await Privacy(fresh.service).forget(ANN)
        assert (await fresh.table(table)).status == "abandoned"
        assert traces(path, ANN) == []


async def test_a_failing_removal_leaves_the_rest_as_it_was(
    here: Parlour, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    found = await life(here)

    def fail(*_: object) -> None:
        raise disk_fails(here.store)

    with monkeypatch.context() as patch:
        patch.setattr(privacy_rows, "new_host", fail)
        with pytest.raises(StorageFault):
            await Privacy(here.service).forget(ANN)
    assert (await here.table(found["finished"])).names == (ANN.name, BOB.name)
    assert (await here.store.read(lambda db: user_rows.load(db, ANN.id))).zone == "Europe/Berlin"
    assert not any(s.user_id == ANN.id for s in (await here.table(found["running"])).seats)
    await gone(here)
    assert traces(path, ANN) == []


async def test_a_failure_in_the_middle_says_what_was_done(
    here: Parlour, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    """Two seats are given up, then the disk is full."""
    first, second = await running(here), await here.lobby()
    full = disk_is_full(here.store)
    with monkeypatch.context() as patch:
        patch.setattr(privacy_rows, "new_host", raising(full))
        with pytest.raises(StorageFault) as told:
            await Privacy(here.service).forget(ANN)
    assert f"at tables {first.id} and {second.id} were given up" in plain(told.value)
    assert "you are not forgotten yet" in plain(told.value)
    assert "nothing was changed" not in plain(told.value).lower()
    with monkeypatch.context() as patch:
        patch.setattr(privacy_rows, "new_host", raising(full))
        with refused(StorageFault, "Nothing was changed"):
            await Privacy(here.service).forget(ANN)
    await gone(here)
    assert traces(path, ANN) == []


async def test_a_table_that_begins_meanwhile_is_no_obstacle(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await here.lobby()
    leave = Privacy._leave

    async def late(self: Privacy, table: Table, user_id: int) -> None:
        if (await here.table(table)).status == "lobby":
            await here.service.playing.start(table.id, BOB.id)
        await leave(self, table, user_id)

    monkeypatch.setattr(Privacy, "_leave", late)
    assert [t.id for t in await Privacy(here.service).forget(ANN)] == [lobby.id]
    assert await here.service.views.tables_of(ANN.id) == []


def raising(error: Exception) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise error

    return fail


@pytest.mark.of_the_file
async def test_the_file_is_cleared_when_it_could_not_be_at_once(
    here: Parlour, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    await life(here)
    await Privacy(here.service).forget(ANN)

    async def full(self: object) -> bool:
        raise StorageFault("disk_full", path="", named=False)

    with monkeypatch.context() as patch:
        patch.setattr(sqlite.SqliteStore, "compact", full)
        keeper = quiet(here)
        with pytest.raises(StorageFault):
            await until_done(keeper)
    async with parlour(path, (ANN, BOB), now=here.clock) as later:  # also after a restart
        keeper = quiet(later)
        await until_done(keeper)
        assert traces(path, ANN), "not again on the same day"
        later.clock.at += DAY
        await until_done(keeper)
        assert traces(path, ANN) == []
        with monkeypatch.context() as patch:
            patch.setattr(sqlite.SqliteStore, "compact", full)
            later.clock.at += DAY
            await until_done(keeper)  # there is nothing to do


# --- the copy ------------------------------------------------------------------------------------


async def test_the_copy_holds_everything_of_the_user_and_nothing_of_others(here: Parlour) -> None:
    found = await life(here)
    made = json.loads(json.dumps(await Privacy(here.service).gather(ANN.id)))
    assert made["user"] == str(ANN.id)
    assert made["settings"]["zone"] == "Europe/Berlin"
    assert (made["settings"]["daily_at"], made["settings"]["rhythm"]) == (480, "rarer")
    seats = {s["table"]: s for s in made["seats"]}
    assert set(seats) == {found[n].id for n in found if n != "given away"}
    assert all(s["name"] == ANN.name for s in seats.values())
    assert isinstance(made["seats"][0]["channel"], str)
    kinds = [a["action"]["kind"] for a in made["actions"] if a["table"] == found["running"].id]
    assert kinds == ["vote", "peek", "roll", "walk"]
    assert found["given away"].id in {a["table"] for a in made["actions"]}
    assert {n["kind"] for n in made["notes"]} >= {"abandoned", "clock", "replaced"}
    assert made["waits"]
    assert len(made["orders"]) == len(made["prepared_turns"]) == 2
    assert len(made["answers_held_back"]) == 1
    [lessons] = made["courses"]
    assert (lessons["lesson"], lessons["answers"], lessons["goals_reached"]) == (
        "place",
        [],
        ["win"],
    )
    [usual] = made["usual_answers"]
    assert (usual["game"], usual["orders"]) == ("errands", [["dare", "yes", None]])
    assert len(made["asked_to_go_back"]) == len(made["agreed_to_go_back"]) == 1
    assert len(made["refused_to_go_back"]) == 1
    assert [p["reference"] for p in made["problems"] if p["words"] == WORDS] == ["AAAA-0001"]
    messages = {m["kind"] for m in made["messages"]}
    assert messages == {"turn", "hand", "reminder", "notice", "seat", "private"}
    roles = [
        (i["invited"], i["invited_others"], i["outcome"]) for i in made["invitations_to_seats"]
    ]
    assert roles == [(1, 0, "withdrawn"), (1, 0, None), (0, 1, None)]
    wishes = [(w["server"], w["games"], w["welcome"]) for w in made["wishes"]]
    assert wishes == [("1", ["errands"], "anybody"), ("2", ["errands"], "learners")]
    assert [(m["name"], m["answer"]) for m in made["matches"]] == [(ANN.name, None)]
    [season] = made["seasons_and_tournaments"]
    assert (season["server"], season["state"], season["hours"]) == ("1", "signed_up", 7)
    assert [one["kind"] for one in made["managed_seasons_and_tournaments"]] == ["season"]
    assert [p["person"] for p in made["rather_not_play_with"]] == [str(MARA.id)]
    assert [t["table"] for t in made["tables_that_suited"]] == [1]
    assert str(CHLOE.id) not in json.dumps(made), "nobody learns who avoids them"
    text = json.dumps({k: v for k, v in made.items() if k != "problems"}, ensure_ascii=False)
    assert str(BOB.id) not in text
    assert BOB.name not in text
    assert "blue" not in text, "what Bob voted is not told"
    assert "hash" not in text
    assert "seed" not in text


async def test_others_hear_that_a_match_with_a_forgotten_user_is_over(here: Parlour) -> None:
    await life(here)
    making = here.service.matchmaking
    begun = await making.begin(1, MARA.id, None)
    assert begun is not None
    await making.said(1, begun[1])
    await Privacy(here.service).forget(ANN)
    assert await making.due() == [(1, MARA.id)]
    match = await making.match(1, MARA.id)
    assert [(guest.user_id, guest.say) for guest in match.people] == [(MARA.id, "over")]
    assert await here.service.wishes.avoided_by(CHLOE.id) == []


async def test_the_copy_of_nobody_is_empty(here: Parlour) -> None:
    await life(here)
    made = await Privacy(here.service).gather(5)
    made.pop("user")
    made.pop("made_at")
    assert not any(made.values())


async def test_a_forgotten_user_has_an_empty_copy(here: Parlour) -> None:
    await life(here)
    await Privacy(here.service).forget(ANN)
    made = await Privacy(here.service).gather(ANN.id)
    made.pop("user")
    made.pop("made_at")
    assert not any(made.values())


async def test_the_ledger_knows_a_former_player(here: Parlour) -> None:
    found = await life(here)
    await Privacy(here.service).forget(ANN)
    number = found["given away"].id
    ledger = await here.store.read(lambda db: wait_rows.ledger(db, number, here.clock()))
    assert privacy.NOBODY in {one.user_id for one in ledger}


async def test_a_name_goes_with_the_host_who_gave_it_even_if_somebody_else_hosts_now(
    here: Parlour,
) -> None:
    lobbies = here.service.lobbies
    table = await lobbies.create(game="errands", guild_id=1, channel_id=901, host=ANN)
    for guest in (BOB, CHLOE):
        await lobbies.join(table.id, guest)
    await lobbies.arrange(table.id, ANN.id, name="At Ann's place")
    await lobbies.leave(table.id, ANN.id)
    await Privacy(here.service).forget(CHLOE)
    assert (await here.table(table)).name, "a guest did not choose it"
    await Privacy(here.service).forget(ANN)
    assert (await here.table(table)).name == ""
