"""What managers decide about the tables of their server: who joins, who opens, where, how many."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from tables.maintenance.housekeeping import Upkeep
from tables.maintenance.privacy import Privacy
from tables.model.errors import NotAllowed, UserError
from tables.model.guards import ManagedServer
from tables.model.invitations import DAY
from tables.model.server_rules import Opener, ServerRules
from tables.model.table import Table, UserRef
from tables.store.limits import TooMany
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour
from tests.tables.refused import refused

SERVER, OTHER = ManagedServer(1), ManagedServer(2)
NO_TABLES = "You cannot join or open tables of this server"


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB)) as opened:
        yield opened


async def opened(
    here: Parlour,
    host: UserRef = ANN,
    *,
    opener: Opener | None = None,
    server: int | None = SERVER,
    channel: int | None = None,
    parent: int | None = None,
) -> Table:
    here.channel += 1
    return await here.service.lobbies.create(
        game="errands",
        guild_id=server,
        channel_id=channel or here.channel,
        parent_id=parent,
        host=host,
        opener=opener or Opener(),
    )


async def bar(here: Parlour, user: UserRef = BOB, days: int | None = None) -> float | None:
    return await here.service.server_rules.bar(SERVER, user, MARA.id, days)


async def test_a_barred_person_neither_joins_nor_opens_nor_is_asked(here: Parlour) -> None:
    table = await opened(here)
    await bar(here)
    with refused(NotAllowed, NO_TABLES):
        await here.service.lobbies.join(table.id, BOB)
    with refused(NotAllowed, NO_TABLES):
        await opened(here, BOB)
    with refused(NotAllowed, "Bob cannot be invited"):
        await here.service.asking.ask(table.id, [BOB], ANN.id)
    assert (await here.service.lobbies.join(table.id, CHLOE)).names == ("Ann", "Chloe")


async def test_another_server_knows_nothing_of_it(here: Parlour) -> None:
    await bar(here)
    table = await opened(here, server=OTHER)
    await here.service.lobbies.join(table.id, BOB)
    assert await here.service.server_rules.bars(OTHER) == []


async def test_who_was_asked_before_cannot_accept_any_more(here: Parlour) -> None:
    table = await opened(here)
    await here.service.asking.ask(table.id, [BOB], ANN.id)
    await bar(here)
    with refused(NotAllowed, NO_TABLES):
        await here.service.asking.accept(table.id, BOB)


async def test_a_barred_person_takes_no_seat_of_a_game_and_keeps_their_own(here: Parlour) -> None:
    table = await here.game()
    invited = await here.service.seats.invite(table.id, 1, CHLOE, ANN.id, gone=True)
    await bar(here, CHLOE)
    with refused(NotAllowed, NO_TABLES):
        await here.service.seats.accept_seat(
            table.id, CHLOE, invited.id, guild_id=SERVER, gone=True
        )
    await bar(here, MARA.__class__(55, "Eve"))
    with refused(NotAllowed, "Eve does not accept invitations"):
        await here.service.seats.invite(table.id, 0, UserRef(55, "Eve"), ANN.id)
    await bar(here)
    assert (await here.table(table)).names == ("Ann", "Bob"), "running tables are not touched"


@pytest.mark.parametrize("how", ["by the time", "by its owner"])
async def test_who_is_barred_after_accepting_does_not_get_the_seat(here: Parlour, how: str) -> None:
    table, seats = await here.game(), here.service.seats
    invited = await seats.invite(table.id, 1, CHLOE, ANN.id)
    invited = await seats.accept_seat(table.id, CHLOE, invited.id, guild_id=SERVER)
    assert invited.outcome is None, "Bob may still keep his seat"
    await bar(here, CHLOE)
    if how == "by the time":
        here.clock.at = invited.keep_until + 1
        await seats.settle_invitations()
    else:
        await seats.let_seat_go(table.id, BOB.id, invited.id)
    over = await seats.invitation(invited.id)
    assert over is not None
    assert over.outcome == "withdrawn"
    assert (await here.table(table)).names == ("Ann", "Bob")


async def test_a_bar_ends_by_itself_or_is_lifted(here: Parlour) -> None:
    table = await opened(here)
    rules = here.service.server_rules
    assert await bar(here, BOB, days=3) == here.clock() + 3 * DAY
    here.clock.at += 3 * DAY
    assert await rules.bars(SERVER) == []
    await here.service.lobbies.join(table.id, BOB)
    await bar(here, CHLOE)
    here.clock.at += 3000 * DAY
    [found] = await rules.bars(SERVER)
    assert (found.user_id, found.name, found.until) == (CHLOE.id, "Chloe", None)
    with pytest.raises(UserError):
        await rules.lift(OTHER, found.id)
    await rules.lift(SERVER, found.id)
    await here.service.lobbies.join(table.id, CHLOE)


async def test_the_newest_bar_counts(here: Parlour) -> None:
    await bar(here, BOB, days=3)
    await bar(here, BOB)
    [found] = await here.service.server_rules.bars(SERVER)
    assert found.until is None
    with refused(UserError, "cannot keep yourself"):
        await here.service.server_rules.bar(SERVER, MARA, MARA.id)
    for days in (0, 3651):
        with refused(UserError, "1 to 3650 days"):
            await bar(here, BOB, days)


async def test_what_is_over_is_forgotten(here: Parlour) -> None:
    await bar(here, BOB, days=3)
    here.clock.at += 3 * DAY
    await Upkeep(here.store, here.clock).tick()
    count = "SELECT count(*) FROM bars"
    assert await here.store.read(lambda db: db.execute(count).fetchone()[0]) == 0


async def test_being_forgotten_does_not_let_somebody_back_in(here: Parlour) -> None:
    table = await opened(here)
    await bar(here)
    await Privacy(here.service).forget(BOB)
    [found] = await here.service.server_rules.bars(SERVER)
    assert (found.user_id, found.name) == (None, "")
    with refused(NotAllowed, NO_TABLES):
        await here.service.lobbies.join(table.id, BOB)
    await here.service.lobbies.join(table.id, CHLOE)
    await bar(here)
    assert len(await here.service.server_rules.bars(SERVER)) == 1, "it is the same person"
    [found] = await here.service.server_rules.bars(SERVER)
    await here.service.server_rules.lift(SERVER, found.id)
    await here.service.lobbies.join(table.id, BOB)


async def test_the_copy_tells_of_bars(here: Parlour) -> None:
    until = await bar(here, BOB, days=3)
    [mine] = (await Privacy(here.service).gather(BOB.id))["barred_from_servers"]
    assert (mine["server"], mine["until"]) == (str(SERVER), until)
    [made] = (await Privacy(here.service).gather(MARA.id))["barred_others"]
    assert set(made) == {"server", "at", "until"}


async def set_rules(here: Parlour, **rules: object) -> None:
    await here.service.server_rules.change_rules(
        SERVER,
        lambda old: replace(ServerRules(), **rules),  # type: ignore[arg-type]
    )


async def test_only_members_with_a_role_open_tables(here: Parlour) -> None:
    await set_rules(here, who="role", role_id=7)
    with refused(NotAllowed, "Only members with the role <@&7>"):
        await opened(here, opener=Opener({8}))
    for may in (Opener({7, 8}), Opener(manages=True)):
        await opened(here, opener=may)
    await set_rules(here, who="role", role_id=None)
    await opened(here)


async def test_only_managers_open_tables(here: Parlour) -> None:
    await set_rules(here, who="managers")
    with refused(NotAllowed, "Only managers of this server"):
        await opened(here, opener=Opener({7}))
    await opened(here, opener=Opener(manages=True))
    await opened(here, server=OTHER)


async def test_tables_are_opened_in_the_named_channels_and_their_threads(here: Parlour) -> None:
    await set_rules(here, channels=(70, 80))
    with refused(NotAllowed, "are opened in <#70> or <#80>"):
        await opened(here, channel=90)
    table = await opened(here, channel=80)
    await opened(here, channel=91, parent=70)
    with refused(NotAllowed, "are opened in"):
        await here.service.places.move(table.id, 92, ANN.id)
    with refused(NotAllowed, "are opened in"):
        await here.service.lobbies.need_room(
            here.service.repository.limits,
            guild_id=SERVER,
            channel_id=90,
            parent_id=None,
            host_id=ANN.id,
        )
    await here.service.places.move(table.id, 93, ANN.id, parent_id=70)
    with refused(UserError, "up to 10 channels"):
        await set_rules(here, channels=tuple(range(1, 12)))


async def test_each_person_opens_so_many_tables(here: Parlour) -> None:
    await set_rules(here, most=2)
    first = await opened(here)
    await opened(here)
    with refused(TooMany, "You already host 2 open tables, as many as this server allows"):
        await opened(here)
    await opened(here, BOB)
    await opened(here, opener=Opener(manages=True))
    await opened(here, server=OTHER)
    await here.service.hosting.abandon(first.id, ANN.id)
    with pytest.raises(TooMany):
        await opened(here)
