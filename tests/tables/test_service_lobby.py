"""Tables before their game begins, and what hosts may do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tables.model import outgoing
from tables.model.errors import (
    AlreadySeated,
    BadOptions,
    NoSuchGame,
    NoTable,
    NotAllowed,
    NotSeated,
    TableExists,
    UserError,
    WrongSeats,
    WrongStatus,
)
from tables.model.guards import ManagedServer
from tables.model.notes import Replaced
from tables.model.table import UserRef
from tables.service import TableService
from tables.store.sqlite import SqliteStore
from tests.tables.errands import Finish, Peek, Walk, rules_of
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Clock, Parlour, give_seat
from tests.tables.refused import refused


async def test_a_new_table_seats_its_host_and_fills_in_the_options(here: Parlour) -> None:
    table = await here.service.lobbies.create(
        game="errands", guild_id=1, channel_id=7, host=ANN, options={"goal": 20}
    )
    assert table.status == "lobby"
    assert table.names == ("Ann",)
    assert table.host_id == ANN.id
    assert table.options == {"goal": 20, "vote": True, "mood": "calm"}
    assert await here.service.views.table_in(7) == table
    assert await here.service.views.tables_of(ANN.id) == [table]


async def test_one_open_table_per_channel(here: Parlour) -> None:
    first = await here.service.lobbies.create(game="errands", guild_id=1, channel_id=7, host=ANN)
    with pytest.raises(TableExists) as refused:
        await here.service.lobbies.create(game="errands", guild_id=1, channel_id=7, host=BOB)
    assert refused.value.table_id == first.id
    await here.service.hosting.abandon(first.id, ANN.id)
    second = await here.service.lobbies.create(game="errands", guild_id=1, channel_id=7, host=BOB)
    assert second.id != first.id
    assert (await here.service.views.latest_in(7)) == second


async def test_unknown_games_and_tables_are_refused(here: Parlour) -> None:
    with refused(NoSuchGame, "chess"):
        await here.service.lobbies.create(game="chess", guild_id=1, channel_id=7, host=ANN)
    with pytest.raises(NoTable):
        await here.service.views.table(123)
    with pytest.raises(NoTable):
        await here.service.playing.act(123, ANN.id, None, Walk(1))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"goal": 1}, "goal must be at least 3"),
        ({"goal": "many"}, "goal must be a whole number"),
        ({"mood": "sad"}, "mood must be calm or wild"),
        ({"tempo": 3}, "has no option tempo. Its options: goal, vote and mood"),
    ],
)
async def test_a_bad_option_is_named(here: Parlour, options: dict[str, object], said: str) -> None:
    table = await here.lobby()
    for attempt in (
        here.service.lobbies.set_options(table.id, ANN.id, options),
        here.service.lobbies.create(
            game="errands", guild_id=1, channel_id=8, host=ANN, options=options
        ),
    ):
        with refused(BadOptions, said):
            await attempt
    assert await here.table(table) == table
    assert await here.service.views.table_in(8) is None


async def test_options_are_changed_one_by_one_by_the_host(here: Parlour) -> None:
    table = await here.lobby(goal=30)
    changed = await here.service.lobbies.set_options(table.id, ANN.id, {"mood": "wild"})
    assert changed.options == {"goal": 30, "vote": True, "mood": "wild"}
    assert changed.version == table.version + 1
    with pytest.raises(NotAllowed):
        await here.service.lobbies.set_options(table.id, BOB.id, {"mood": "calm"})
    managed = await here.service.lobbies.set_options(
        table.id, MARA.id, {"goal": 40}, server=ManagedServer(1)
    )
    assert managed.options["goal"] == 40


async def test_join_and_leave(here: Parlour) -> None:
    table = await here.lobby()
    with refused(AlreadySeated, "Bob already has a seat"):
        await here.service.lobbies.join(table.id, BOB)
    full = await here.service.lobbies.join(table.id, CHLOE)
    assert full.names == ("Ann", "Bob", "Chloe")
    with refused(WrongSeats, "All seats"):
        await here.service.lobbies.join(table.id, MARA)
    with pytest.raises(NotSeated):
        await here.service.lobbies.leave(table.id, MARA.id)
    left = await here.service.lobbies.leave(table.id, BOB.id)
    assert [(s.index, s.name) for s in left.seats] == [(0, "Ann"), (1, "Chloe")]


async def test_the_host_who_leaves_hands_the_part_on_and_the_last_one_closes(
    here: Parlour,
) -> None:
    table = await here.lobby()
    await here.service.lobbies.add_computer(table.id, ANN.id)
    left = await here.service.lobbies.leave(table.id, ANN.id)
    assert left.host_id == BOB.id
    assert left.names == ("Bob", "Computer")
    closed = await here.service.lobbies.leave(table.id, BOB.id)
    assert closed.status == "abandoned"
    assert await here.service.views.table_in(table.channel_id) is None
    with refused(WrongStatus, "closed"):
        await here.service.lobbies.join(table.id, CHLOE)


async def test_the_host_seats_and_removes_computers_and_people(here: Parlour) -> None:
    table = await here.lobby()
    with pytest.raises(NotAllowed):
        await here.service.lobbies.add_computer(table.id, BOB.id)
    with pytest.raises(NotAllowed):
        await here.service.lobbies.take_out(table.id, ANN.id, BOB.id)
    with refused(WrongSeats, "no computer"):
        await here.service.lobbies.remove_computer(table.id, ANN.id)
    table = await here.service.lobbies.take_out(table.id, BOB.id, ANN.id)
    table = await here.service.lobbies.add_computer(table.id, ANN.id)
    table = await here.service.lobbies.add_computer(table.id, ANN.id)
    assert table.names == ("Ann", "Computer", "Computer 2")
    table = await here.service.lobbies.remove_computer(table.id, ANN.id)
    assert table.names == ("Ann", "Computer")
    for person in (ANN, CHLOE):  # the host, and somebody without a seat
        with refused(UserError, "choose again"):
            await here.service.lobbies.take_out(table.id, person.id, ANN.id)


async def test_names_become_one_short_line(here: Parlour) -> None:
    name = "A\u202eb\n\t" + "x" * 60
    table = await here.service.lobbies.create(
        game="errands", guild_id=1, channel_id=7, host=UserRef(1, name)
    )
    table = await here.service.lobbies.join(table.id, UserRef(2, "\u200b\n"))
    assert table.names == ("Ab " + "x" * 29, "Player")


async def test_a_game_begins_with_the_right_number_of_players(here: Parlour) -> None:
    table = await here.service.lobbies.create(game="errands", guild_id=1, channel_id=7, host=ANN)
    with refused(WrongSeats, "Errands is for 2 or 3 players. There is 1 here"):
        await here.service.playing.start(table.id, ANN.id)
    await here.service.lobbies.join(table.id, BOB)
    with pytest.raises(NotSeated):
        await here.service.playing.start(table.id, MARA.id)
    started = await here.service.playing.start(table.id, BOB.id)
    assert started.status == "running"
    assert (started.seq, started.public_seq, started.draft_seat) == (0, 0, None)
    for attempt in (
        here.service.playing.start(table.id, ANN.id),
        here.service.lobbies.join(table.id, CHLOE),
        here.service.lobbies.leave(table.id, BOB.id),
        here.service.lobbies.set_options(table.id, ANN.id, {"goal": 9}),
    ):
        with refused(WrongStatus, "already started"):
            await attempt


async def test_every_game_has_its_own_chance(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "a.sqlite3")
    here = Parlour(TableService(store, rules_of=rules_of), Clock())
    decks = set()
    for _ in range(6):
        table = await here.game()
        assert (await here.service.views.position(table.id, None)).view.deck == (None,) * 10
        found = await here.service.views.export(table.id, ANN.id, everything=True)
        decks.add(found["deals"][0]["secret"])
    await store.close()
    assert len(decks) == 6


async def test_a_lobby_has_a_position_without_a_view(here: Parlour) -> None:
    table = await here.lobby()
    position = await here.service.views.position(table.id, ANN.id)
    assert (position.viewer, position.view, position.decisions) == (0, None, ())
    with refused(WrongStatus, "Press Start"):
        await here.service.playing.act(table.id, ANN.id, None, Walk(1))


async def test_only_host_or_manager_abandon(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1))
    with pytest.raises(NotAllowed):
        await here.service.hosting.abandon(table.id, BOB.id)
    gone = await here.service.hosting.abandon(table.id, MARA.id, server=ManagedServer(1))
    assert gone.status == "abandoned"
    assert (gone.seq, gone.draft_seat) == (0, None)
    assert [r.message.what for r in (await here.outbox()) if r.kind == "notice"] == ["abandoned"]
    for attempt in (
        here.service.hosting.abandon(table.id, ANN.id),
        here.service.playing.act(table.id, ANN.id, None, Walk(1)),
        here.service.playing.undo(table.id, ANN.id, None),
    ):
        with refused(WrongStatus, "over"):
            await attempt


async def test_a_table_that_is_closed_has_changed_then(here: Parlour) -> None:
    table = await here.game()
    here.clock.at += 60
    await here.service.hosting.abandon(table.id, ANN.id)
    assert (await here.table(table)).changed_at == here.clock.at


async def test_a_seat_is_given_to_somebody_else(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(2))
    with pytest.raises(NotAllowed):
        await here.service.seats.invite(table.id, 0, CHLOE, BOB.id)
    with refused(AlreadySeated, "Bob"):
        await give_seat(here.service, table.id, 0, BOB, ANN.id)
    with pytest.raises(WrongSeats):
        await give_seat(here.service, table.id, 7, CHLOE, ANN.id)
    new = await give_seat(here.service, table.id, 0, CHLOE, MARA.id)
    assert new.names == ("Chloe", "Bob")
    assert new.host_id == CHLOE.id
    assert (new.seq, new.draft_seat) == (0, None), "the draft was Ann's alone"
    notice, turn = (await here.outbox())[-2:]
    assert notice.message == outgoing.Replaced(seat=0, old="Ann", new="Chloe", sees=True)
    assert (turn.kind, outgoing.pinged(turn.message)) == ("turn", (CHLOE.id,))
    with pytest.raises(NotSeated):
        await here.act(table, ANN, Walk(1))
    assert (await here.act(table, CHLOE, Walk(1))).position.draft


async def test_a_waiting_seat_is_replaced_without_a_ping_and_without_harm_to_the_draft(
    here: Parlour,
) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(2))
    before = await here.kinds()
    new = await give_seat(here.service, table.id, 1, CHLOE, ANN.id)
    assert (new.seq, new.draft_seat) == (1, 0)
    assert (await here.kinds())[len(before) :] == ["notice"]


async def test_a_computer_takes_over_and_plays_at_once(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Peek(), Finish())
    new = await give_seat(here.service, table.id, 1, None, ANN.id)
    assert new.names == ("Ann", "Computer")
    position = await here.service.views.position(table.id, ANN.id)
    assert position.decisions, "the computer has played and it is Ann's turn again"
    with pytest.raises(AlreadySeated):
        await give_seat(here.service, table.id, 1, None, ANN.id)


async def test_the_last_person_cannot_be_replaced_by_a_computer(here: Parlour) -> None:
    """Computers would play the game to its end at once."""
    table = await here.game()
    await give_seat(here.service, table.id, 1, None, ANN.id)
    before = await here.table(table)
    with refused(WrongSeats, "Only computers would be left"):
        await give_seat(here.service, table.id, 0, None, ANN.id)
    assert await here.table(table) == before
    new = await give_seat(here.service, table.id, 0, BOB, ANN.id)
    assert new.names == ("Bob", "Computer")


async def test_what_happened_beside_the_rules_is_on_record(here: Parlour) -> None:
    table = await here.lobby()
    await here.service.lobbies.leave(table.id, BOB.id)
    await here.service.lobbies.add_computer(table.id, ANN.id)
    await here.service.playing.start(table.id, ANN.id)
    await give_seat(here.service, table.id, 1, BOB, ANN.id)
    await here.service.hosting.abandon(table.id, ANN.id)
    notes = await here.service.views.notes(table.id)
    kinds = ["joined", "left", "joined", "sealed", "replaced", "abandoned", "secrets_told"]
    assert [n.kind for n in notes] == kinds
    replaced = notes[4].said
    assert isinstance(replaced, Replaced)
    assert replaced.by == ANN.id
