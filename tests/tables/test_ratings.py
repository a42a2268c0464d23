"""Ratings are worked out from results, kept, and told only to those who may read them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from tables.maintenance.privacy import Privacy
from tables.model.guards import ManagedServer
from tables.model.rating_parcels import rate, stored, unpacked
from tables.model.rating_work import FORMULA, prepared, work_out
from tables.model.results import GameResult
from tables.model.standing import LEAST_GAMES, LEAST_RATED, SHOWN, Ranking, Shown, Standing
from tables.model.table import UserRef
from tables.operations import ratings
from tables.store import rated_rows, rating_rows, result_rows
from tables.store.connection import Connection
from tables.store.rating_rows import DAY, EVERYWHERE, LONGEST, SOON
from tests.tables.errands import Walk
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour
from tests.tables.rated_games import (
    GAME,
    HERE,
    THERE,
    keep,
    rated_seats,
    result,
    season,
    settle,
)

EVERYBODY = (ANN, BOB, CHLOE, MARA)
PEOPLE = tuple(user.id for user in EVERYBODY)
Numbers = Mapping[int, tuple[float, float]]


@pytest_asyncio.fixture
async def here(path: Path) -> AsyncIterator[Parlour]:
    async with parlour(path, (ANN, BOB)) as opened:
        yield opened


async def shows(here: Parlour, user: UserRef, shown: Shown) -> None:
    await here.reminders.change_user(user.id, lambda old: replace(old, ratings=shown))


async def standing(here: Parlour, user: UserRef, server: int | None = HERE) -> Standing:
    found = await here.service.ratings.standing(user.id, GAME, server)
    assert found is not None
    return found


async def ranking(here: Parlour, server: int | None = HERE) -> Ranking:
    return await here.service.ratings.ranking(GAME, server)


def listed(found: Ranking) -> list[int]:
    return [place.standing.user_id for island in found.islands for place in island]


async def rated(here: Parlour, count: int = 60, server: int | None = HERE) -> list[GameResult]:
    """A season of everybody, with all ratings worked out."""
    found = season(PEOPLE, count, here.clock.at, server, first=1_000 * (server or 0))
    await keep(here.store, found)
    here.clock.at += SOON
    await settle(here.service)
    return found


async def numbers(here: Parlour, server: int = HERE) -> Numbers:
    def work(db: Connection) -> Numbers:
        found = db.execute(
            "SELECT user_id, strength, doubt FROM ratings WHERE guild_id = :guild",
            {"guild": server},
        )
        return {row[0]: (row[1], row[2]) for row in found}

    return await here.store.read(work)


# --- what is worked out --------------------------------------------------------------------------


async def test_everybody_who_played_has_a_standing(here: Parlour) -> None:
    results = await rated(here)
    ann, mara = await standing(here, ANN), await standing(here, MARA)
    assert ann.estimate.strength > mara.estimate.strength
    assert ann.rated == 60
    assert ann.games == sum(one.of(ANN.id) is not None for one in results)
    assert ann.last_at == max(one.ended_at for one in results if one.of(ANN.id))
    assert 2 <= len(ann.over_time) <= 25
    assert [moment.at for moment in ann.over_time] == sorted(m.at for m in ann.over_time)
    last = ann.over_time[-1]
    assert (last.low, last.high) == ann.band
    assert last.low < ann.middle < last.high
    first = ann.over_time[0]
    assert first.high - first.low > last.high - last.low, "more games say more"


async def test_a_finished_rated_game_is_worked_out_a_minute_later(here: Parlour) -> None:
    table = await here.lobby(vote=False, goal=3)

    def rate(db: Connection) -> None:
        db.execute("UPDATE games SET rated = 1")

    await here.store.write(rate)
    await here.service.playing.start(table.id, ANN.id)
    await here.act(table, ANN, Walk(3))
    assert (await here.table(table)).status == "finished"
    here.clock.at += SOON - 1
    # What was never worked out waits for nothing.
    assert await settle(here.service) == 2
    assert (await standing(here, ANN)).games == 1
    await keep(here.store, [result(1, [BOB.id, ANN.id], here.clock.at)])
    assert await settle(here.service) == 0, "more may end soon"
    here.clock.at += SOON
    assert await settle(here.service) == 2
    assert (await standing(here, ANN)).games == 2


async def test_constant_ends_do_not_keep_ratings_waiting(here: Parlour) -> None:
    await rated(here)
    before = here.clock.at
    for number in range(int(LONGEST // SOON) + 3):
        here.clock.at += SOON - 2
        await keep(here.store, [result(number, [BOB.id, ANN.id], here.clock.at)])
        if await settle(here.service):
            break
    assert LONGEST <= here.clock.at - before <= LONGEST + SOON


async def test_everything_is_looked_at_daily(here: Parlour) -> None:
    await rated(here)
    assert await settle(here.service) == 0
    here.clock.at += DAY
    assert await settle(here.service) == 2


async def test_what_was_worked_out_may_be_thrown_away(here: Parlour) -> None:
    await rated(here)
    before = await numbers(here)

    def throw(db: Connection) -> None:
        db.execute("DELETE FROM ratings")
        db.execute("DELETE FROM fits")

    await here.store.write(throw)
    assert await here.service.ratings.standing(ANN.id, GAME, HERE) is None
    await here.service.ratings.adopt()
    await settle(here.service)
    after = await numbers(here)
    for user, found in before.items():
        assert after[user] == pytest.approx(found, abs=0.001)


async def test_another_formula_works_all_out_again(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rated(here)
    monkeypatch.setattr(rating_rows, "FORMULA", FORMULA + 1)
    assert await settle(here.service) == 2
    assert await settle(here.service) == 0


async def test_a_result_that_is_stored_meanwhile_is_not_lost(here: Parlour) -> None:
    await rated(here)
    await keep(here.store, [result(1, [BOB.id, ANN.id], here.clock.at)])
    here.clock.at += SOON
    found = await here.service.ratings.next_work()
    assert found is not None
    fit, given = found
    await keep(here.store, [result(2, [BOB.id, ANN.id], here.clock.at)])
    await here.service.ratings.keep(fit, rate(given))
    here.clock.at += SOON
    assert await settle(here.service) == 2
    assert (await standing(here, ANN)).rated == 62


@pytest.mark.parametrize("server", [HERE, EVERYWHERE])
async def test_reading_only_what_counts_in_parts_changes_no_number(
    here: Parlour, monkeypatch: pytest.MonkeyPatch, server: int
) -> None:
    await rated(here)
    await rated(here, server=THERE)
    await rated(here, 20, server=None)
    await Privacy(here.service).forget(BOB)
    at = here.clock.at
    lost = result(5_000, [MARA.id, CHLOE.id, ANN.id], at)
    practice = result(5_001, [CHLOE.id], at, against="good")
    unrated = result(5_002, [MARA.id, CHLOE.id, ANN.id], at)
    left = result(5_003, [CHLOE.id, MARA.id, ANN.id], at)
    gone = replace(left.seats[2], left=7, left_how="left")
    await keep(
        here.store,
        [
            lost,
            replace(practice, rated=False),
            replace(unrated, rated=False),
            replace(left, seats=(*left.seats[:2], gone)),
        ],
    )
    await here.store.write(lambda db: result_rows.void(db, lost.table_id, 1, "a bet", at))
    here.clock.at += DAY
    monkeypatch.setattr(ratings, "PAUSE", 0.0)
    monkeypatch.setattr(rated_rows, "GAMES", 7)
    found = await here.service.ratings.next_work()
    while found is not None and found[0].guild_id != server:
        await here.service.ratings.keep(found[0], rate(found[1]))
        found = await here.service.ratings.next_work()
    assert found is not None
    _, given = found
    everything = [
        one
        for one in await here.service.results.of_game_kind(GAME)
        if server in (EVERYWHERE, one.guild_id)
    ]
    seats = rated_seats(everything, everywhere=server == EVERYWHERE)
    assert unpacked(given.parts) == seats
    assert len(given.parts) == len({seat.table_id for seat in seats}) // 7 + 1
    assert lost.table_id not in {seat.table_id for seat in seats}
    whole = prepared(seats, now=given.now, levels=given.levels, start=given.start)
    assert rate(given) == stored(work_out(whole))


# --- results that go, and people who do ----------------------------------------------------------


async def test_voiding_a_result_is_as_if_it_had_never_been(here: Parlour) -> None:
    await rated(here)
    before = await numbers(here)
    odd = result(999, [MARA.id, CHLOE.id, BOB.id, ANN.id], here.clock.at)
    await keep(here.store, [odd])
    here.clock.at += SOON
    await settle(here.service)
    assert (await numbers(here))[ANN.id][0] < before[ANN.id][0]

    def void(db: Connection) -> None:
        db.execute(
            "UPDATE endings SET voided_because = 'a bet' WHERE game_id = :game",
            {"game": odd.table_id},
        )
        rating_rows.outdated(db, GAME, HERE, here.clock.at)

    await here.store.write(void)
    here.clock.at += SOON
    await settle(here.service)
    for user, found in (await numbers(here)).items():
        assert found == pytest.approx(before[user], abs=0.001)


async def test_forgetting_somebody_keeps_the_numbers_of_the_others(here: Parlour) -> None:
    await rated(here)
    await rated(here, server=THERE)
    before = await numbers(here), await numbers(here, EVERYWHERE)
    assert await Privacy(here.service).forget(BOB) == []
    here.clock.at += DAY
    await settle(here.service)
    after = await numbers(here), await numbers(here, EVERYWHERE)
    for old, new in zip(before, after, strict=True):
        assert new.keys() == old.keys() - {BOB.id}
        for user, (strength, _) in new.items():
            assert strength == pytest.approx(old[user][0], abs=0.1), "17 points as people read them"
    for one in await here.service.results.of_server(GAME, HERE):
        for seat in one.seats:
            if seat.user_id is None:
                assert seat.strength is not None
                assert seat.strength == round(seat.strength, 1), "no number tells whose it was"


async def test_nobody_comes_back_who_was_forgotten_meanwhile(here: Parlour) -> None:
    await rated(here)
    here.clock.at += DAY
    found = await here.service.ratings.next_work()
    assert found is not None
    fit, given = found
    await Privacy(here.service).forget(BOB)
    await here.service.ratings.keep(fit, rate(given))
    assert BOB.id not in await numbers(here, fit.guild_id)


async def test_who_was_never_rated_is_forgotten_without_a_trace(here: Parlour) -> None:
    await keep(here.store, [result(n, [BOB.id, ANN.id], here.clock.at) for n in range(9)])
    await Privacy(here.service).forget(BOB)
    await settle(here.service)
    assert await numbers(here) == {}, "of the others nobody knows whom they met"


async def test_who_wants_no_rating_has_none_and_the_others_have_theirs(here: Parlour) -> None:
    await rated(here)
    await shows(here, BOB, "off")
    assert await here.service.ratings.standing(BOB.id, GAME, HERE) is None, "at once"
    here.clock.at += SOON
    await settle(here.service)
    assert (await numbers(here)).keys() == {ANN.id, CHLOE.id, MARA.id}
    assert (await standing(here, ANN)).games < 60
    await shows(here, BOB, "hidden")
    here.clock.at += SOON
    await settle(here.service)
    assert BOB.id in await numbers(here)


async def test_a_server_may_want_no_ratings(here: Parlour) -> None:
    await rated(here)
    await rated(here, server=THERE)
    await shows(here, ANN, "everywhere")
    assert (await standing(here, ANN, None)).rated == 120
    rules = here.service.server_rules
    await rules.change_rules(ManagedServer(HERE), lambda old: replace(old, ratings=False))
    assert not await here.service.ratings.wanted(HERE)
    assert await here.service.ratings.standing(ANN.id, GAME, HERE) is None
    assert await ranking(here) == Ranking()
    assert await numbers(here) == {}
    here.clock.at += SOON
    await settle(here.service)
    assert await numbers(here) == {}
    assert (await standing(here, ANN, None)).rated == 60, "its games count nowhere"
    assert await here.service.ratings.games(HERE) == []
    assert await here.service.ratings.games(THERE) == [GAME]
    await rules.change_rules(ManagedServer(HERE), lambda old: replace(old, ratings=True))
    await settle(here.service)
    assert (await standing(here, ANN)).rated == 60


# --- who reads it --------------------------------------------------------------------------------


@pytest.mark.parametrize("shown", SHOWN)
async def test_nobody_reads_what_somebody_hides(here: Parlour, shown: Shown) -> None:
    await rated(here)
    await rated(here, server=THERE)
    await shows(here, BOB, shown)
    here.clock.at += SOON
    await settle(here.service)
    book = here.service.ratings
    readable = {
        server: await book.shown(BOB.id, GAME, server) is not None for server in (HERE, THERE, None)
    }
    server, everybody = shown in ("server", "everywhere"), shown == "everywhere"
    assert readable == {HERE: server, THERE: server, None: everybody}
    for where, may in readable.items():
        assert listed(await ranking(here, where)) == [BOB.id] * may
    mine = await book.standing(BOB.id, GAME, HERE)
    assert (mine is None) == (shown == "off")


async def test_a_choice_counts_at_once(here: Parlour) -> None:
    await rated(here)
    for shown in ("server", "hidden", "everywhere"):
        await shows(here, ANN, shown)
        assert listed(await ranking(here)) == [ANN.id] * (shown != "hidden")


async def test_a_list_needs_enough_games(here: Parlour) -> None:
    await rated(here, LEAST_RATED - 1)
    for user in EVERYBODY:
        await shows(here, user, "server")
    found = await ranking(here)
    assert not found.told
    assert found.rated == LEAST_RATED - 1
    assert found.islands == ()
    newcomer = result(500, [77, ANN.id], here.clock.at)
    await keep(here.store, [newcomer])
    await shows(here, UserRef(77, "New"), "server")
    here.clock.at += SOON
    await settle(here.service)
    found = await ranking(here)
    assert found.told
    assert set(listed(found)) == set(PEOPLE)
    new = await standing(here, UserRef(77, "New"))
    assert (new.games, new.told) == (1, False)
    assert LEAST_GAMES > 1


async def test_a_copy_of_ones_data_has_the_bands(here: Parlour) -> None:
    await rated(here)
    made = await Privacy(here.service).gather(ANN.id)
    own, everywhere = sorted(made["ratings"], key=lambda one: one["everywhere"])
    ann = await standing(here, ANN)
    assert own["server"] == str(HERE)
    assert everywhere["server"] is None
    assert (own["from"], own["about"], own["to"]) == (ann.band[0], ann.middle, ann.band[1])
    assert own["rated_games"] == ann.games
    assert len(own["over_time"]) == len(ann.over_time)
