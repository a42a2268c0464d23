"""A change goes on from what its press has read, unless somebody has had the table since."""

from __future__ import annotations

import asyncio
from itertools import product
from typing import Any

import pytest

from tables.model.errors import DamagedSave, Stale
from tables.store.postgres import PostgresStore
from tables.store.sqlite import SqliteStore
from tests.tables.errands import Finish, Walk
from tests.tables.parlour import ANN, BOB, Parlour


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The trips to the database, one after the other."""
    found: list[str] = []
    for kind, name in product((SqliteStore, PostgresStore), ("read", "write")):
        trip = getattr(kind, name)

        async def counted(store: Any, work: Any, name: str = name, trip: Any = trip) -> Any:
            found.append(name)
            return await trip(store, work)

        monkeypatch.setattr(kind, name, counted)
    return found


async def test_a_press_reads_once_and_writes_once(here: Parlour, trips: list[str]) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1))
    trips.clear()
    position, moment = await here.service.panels.opened(table.id, ANN.id, 7)
    acted = await here.service.playing.act(
        table.id, ANN.id, position.table.version, Walk(2), interaction=7, moment=moment
    )
    assert acted.moment is not None
    facts = await here.service.panels.facts(acted.moment)
    assert trips == ["read", "write"]
    assert [entry.seq for entry in facts.recent] == [0, 1, 2], "also the step just made"
    again = await here.service.playing.act(table.id, ANN.id, None, Finish(), moment=acted.moment)
    assert again.published
    assert trips == ["read", "write", "write"], "a typed line goes on from there"


async def test_what_was_read_before_somebody_elses_change_is_read_again(here: Parlour) -> None:
    table = await here.game()
    position, moment = await here.service.panels.opened(table.id, ANN.id)
    await here.act(table, ANN, Walk(1))
    with pytest.raises(Stale):
        await here.service.playing.act(
            table.id, ANN.id, position.table.version, Walk(2), moment=moment
        )
    acted = await here.service.playing.act(table.id, ANN.id, None, Walk(2), moment=moment)
    assert acted.position.view.scores == (3, 0), "not from the older position"


async def test_two_presses_that_have_read_the_same_are_carried_out_one_by_one(
    here: Parlour,
) -> None:
    table = await here.game()
    position, one = await here.service.panels.opened(table.id, ANN.id)
    _, two = await here.service.panels.opened(table.id, ANN.id)
    act, version = here.service.playing.act, position.table.version
    found = await asyncio.gather(
        act(table.id, ANN.id, version, Walk(1), moment=one),
        act(table.id, ANN.id, version, Walk(2), moment=two),
        return_exceptions=True,
    )
    assert isinstance(found[1], Stale)
    assert not isinstance(found[0], BaseException)


async def test_a_repeated_press_is_known_although_it_was_read_before(here: Parlour) -> None:
    """Both deliveries of one interaction have read the table before either was carried out."""
    table = await here.game()
    _, one = await here.service.panels.opened(table.id, ANN.id, 5)
    _, two = await here.service.panels.opened(table.id, ANN.id, 5)
    act = here.service.playing.act
    first = await act(table.id, ANN.id, None, Walk(1), interaction=5, moment=one)
    second = await act(table.id, ANN.id, None, Walk(1), interaction=5, moment=two)
    assert (first.repeated, second.repeated) == (False, True)
    assert second.position.view.scores == (1, 0)


async def test_a_moment_of_another_press_is_of_no_use(here: Parlour, trips: list[str]) -> None:
    """It does not know whether this interaction was carried out before."""
    table = await here.game()
    _, moment = await here.service.panels.opened(table.id, ANN.id, 5)
    trips.clear()
    await here.service.playing.act(table.id, ANN.id, None, Walk(1), interaction=6, moment=moment)
    assert trips == ["read", "write"]


async def test_nobody_can_look_into_a_moment(here: Parlour) -> None:
    table = await here.game()
    _, moment = await here.service.panels.opened(table.id, BOB.id)
    secret = here.service.repository.at(moment).secret
    assert secret not in repr(moment)
    assert secret not in repr(await here.act(table, ANN, Walk(1)))


async def test_damage_that_only_the_panel_needs_stops_no_press(here: Parlour) -> None:
    """A note that cannot be read takes the news out of the panel, and nothing else."""
    table = await here.game()

    def damage(db: Any) -> None:
        db.execute(
            "INSERT INTO notes (game_id, seq, at, kind, data) VALUES (:game, 0, 0, 'joined', '{')",
            {"game": table.id},
        )

    await here.store.write(damage)
    with pytest.raises(DamagedSave):
        await here.service.views.log(table.id, ANN.id)
    _, moment = await here.service.panels.opened(table.id, ANN.id)
    acted = await here.service.playing.act(table.id, ANN.id, None, Walk(1), moment=moment)
    assert acted.position.view.scores == (1, 0)
    assert acted.moment is not None
    assert (await here.service.panels.facts(acted.moment)).recent == ()
