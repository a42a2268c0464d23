"""Rated tables: what they fix, what is refused at them, and how results are taken out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from engine import registry
from tables.maintenance import doctor
from tables.maintenance.privacy import NOBODY, REMOVED, Privacy
from tables.model import outgoing, paces, rated
from tables.model.clock import HOUR, ClockRules
from tables.model.errors import AgoraError, BadOptions, NotAllowed, UserError
from tables.model.guards import ManagedServer
from tables.model.notes import Voided
from tables.model.paces import PACES
from tables.model.rating_weights import MONTH, created_at, moves_others, weight, weights
from tables.model.results import ALL_LEFT, ALONE, NOT_RATED, GameResult, SeatResult
from tables.model.table import Table
from tables.store import note_rows, result_rows, wait_rows
from tests.tables.backends import behind
from tests.tables.errands import ErrandOptions, Walk, rules_of
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour

SERVER = ManagedServer(1)


@pytest_asyncio.fixture
async def here(path: Path) -> AsyncIterator[Parlour]:
    async with parlour(path, (ANN, BOB)) as opened:
        yield opened


async def refused(kind: type[UserError], code: str, attempt: Awaitable[object]) -> None:
    with pytest.raises(kind) as error:
        await attempt
    assert error.value.code == code


async def lobby(here: Parlour, *, computers: int = 0) -> Table:
    """A rated lobby of Ann's."""
    table = await here.lobby(vote=False, goal=6)
    for _ in range(computers):
        await here.service.lobbies.add_computer(table.id, ANN.id)
    return await here.service.lobbies.set_rated(table.id, ANN.id, True)


async def game(here: Parlour) -> Table:
    return await here.service.playing.start((await lobby(here)).id, ANN.id)


async def played(here: Parlour) -> Table:
    table = await game(here)
    await here.act(table, ANN, Walk(3), Walk(3))
    return await here.table(table)


async def test_nobody_rates_a_table_where_ratings_are_off(here: Parlour) -> None:
    table = await here.lobby()
    await here.service.server_rules.change_rules(
        SERVER, lambda rules: replace(rules, ratings=False)
    )
    await refused(
        NotAllowed, "rated_not_here", here.service.lobbies.set_rated(table.id, ANN.id, True)
    )
    table = await here.service.lobbies.set_rated(table.id, ANN.id, False)
    assert not table.rated


async def clock_of(here: Parlour, table: Table) -> ClockRules:
    return await here.store.read(lambda db: wait_rows.rules_of(db, table.id))


async def test_what_a_rated_table_fixes(here: Parlour) -> None:
    table = await here.lobby()
    await here.service.orders.set_poker_face(table.id, ANN.id, False)
    assert not table.rated
    table = await here.service.lobbies.set_rated(table.id, ANN.id, True)
    assert (table.rated, table.hints, table.poker_face) == (True, "off", True)
    assert await clock_of(here, table) == rated.USUAL
    table = await here.service.lobbies.set_rated(table.id, ANN.id, False)
    assert not table.rated
    table = await here.service.lobbies.set_hints(table.id, ANN.id, "on")
    assert table.hints == "on"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (PACES["several"], replace(PACES["several"], fallback="caretaker")),
        (ClockRules(move=HOUR, fallback="replace"), ClockRules(move=HOUR, fallback="replace")),
        (PACES["evening"], rated.USUAL),
    ],
)
async def test_the_clock_gets_a_fallback(
    here: Parlour, before: ClockRules, after: ClockRules
) -> None:
    table = await here.lobby()
    await here.reminders.change_rules(table, ANN.id, lambda _: before)
    await here.service.lobbies.set_rated(table.id, ANN.id, True)
    assert await clock_of(here, table) == after


async def test_only_the_host_or_a_manager_chooses_it_and_only_in_the_lobby(here: Parlour) -> None:
    table = await here.lobby()
    set_rated = here.service.lobbies.set_rated
    await refused(NotAllowed, "host_only", set_rated(table.id, BOB.id, True))
    assert (await set_rated(table.id, MARA.id, True, server=SERVER)).rated
    await here.service.playing.start(table.id, ANN.id)
    with pytest.raises(AgoraError):
        await set_rated(table.id, ANN.id, False)
    assert (await here.table(table)).rated


async def test_a_table_to_learn_at_is_never_rated(here: Parlour) -> None:
    table = await here.lobby()
    await here.service.lobbies.set_hints(table.id, ANN.id, "learn")
    set_rated = here.service.lobbies.set_rated
    await refused(UserError, "rated_not_learning", set_rated(table.id, ANN.id, True))
    assert not (await here.table(table)).rated


Try = Callable[[Parlour, Table], Awaitable[object]]


@pytest.mark.parametrize(
    ("code", "attempt"),
    [
        ("rated_without_hints", lambda h, t: h.service.lobbies.set_hints(t.id, ANN.id, "on")),
        ("rated_without_hints", lambda h, t: h.service.lobbies.set_hints(t.id, ANN.id, "learn")),
        ("rated_with_delay", lambda h, t: h.service.orders.set_poker_face(t.id, ANN.id, False)),
        (
            "rated_needs_clock",
            lambda h, t: h.reminders.change_rules(t, ANN.id, lambda _: ClockRules()),
        ),
    ],
)
async def test_what_is_refused_in_a_rated_lobby(here: Parlour, code: str, attempt: Try) -> None:
    table = await lobby(here)
    before = await clock_of(here, table)
    await refused(UserError, code, attempt(here, table))
    assert await here.table(table) == table
    assert await clock_of(here, table) == before


@pytest.mark.parametrize(
    ("code", "attempt"),
    [
        ("rated_with_delay", lambda h, t: h.service.orders.set_poker_face(t.id, ANN.id, False)),
        ("rated_keeps_secrets", lambda h, t: h.service.views.take_secrets(t.id, ANN.id)),
        ("rated_not_closed", lambda h, t: h.service.hosting.abandon(t.id, ANN.id)),
        (
            "rated_not_closed",
            lambda h, t: h.service.hosting.abandon(t.id, ANN.id, server=SERVER),
        ),
        (
            "rated_needs_clock",
            lambda h, t: h.reminders.change_rules(t, ANN.id, lambda _: ClockRules()),
        ),
    ],
)
async def test_what_is_refused_in_a_rated_game(here: Parlour, code: str, attempt: Try) -> None:
    table = await game(here)
    await refused(UserError, code, attempt(here, table))
    assert (await here.table(table)).status == "running"


async def test_a_manager_who_does_not_play_closes_a_rated_game(here: Parlour) -> None:
    table = await game(here)
    closed = await here.service.hosting.abandon(table.id, MARA.id, server=SERVER)
    assert closed.status == "abandoned"


async def test_a_rated_lobby_can_be_closed(here: Parlour) -> None:
    table = await lobby(here)
    assert (await here.service.hosting.abandon(table.id, ANN.id)).status == "abandoned"


async def test_nothing_is_refused_when_the_game_is_over(here: Parlour) -> None:
    table = await played(here)
    assert (await here.service.views.export(table.id, ANN.id))["complete"]


async def test_another_pace_keeps_the_fallback(here: Parlour) -> None:
    table = await lobby(here)
    found = await here.reminders.change_rules(table, ANN.id, lambda _: PACES["weekly"])
    assert found == replace(PACES["weekly"], fallback="caretaker")
    assert paces.word(found) == "weekly"


async def test_options_that_make_another_game(
    here: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ErrandOptions, "rated", {"mood": ("calm",)})
    table, lobbies = await lobby(here), here.service.lobbies
    changed = lobbies.set_options(table.id, ANN.id, {"mood": "wild"})
    await refused(BadOptions, "rated_option", changed)
    table = await lobbies.set_options(table.id, ANN.id, {"goal": 7})
    await lobbies.set_rated(table.id, ANN.id, False)
    await lobbies.set_options(table.id, ANN.id, {"mood": "wild"})
    await refused(BadOptions, "rated_option", lobbies.set_rated(table.id, ANN.id, True))


@pytest.mark.parametrize("key", registry.keys())
def test_the_usual_options_of_every_game_can_be_rated(key: str) -> None:
    options = registry.rules(key).options
    assert options().unrated() is None
    assert set(options.rated) <= set(options.model_fields)


async def test_a_rated_game_has_a_rated_result(here: Parlour) -> None:
    found = await here.service.results.of_game((await played(here)).id)
    assert found is not None
    assert (found.rated, found.unrated_because, found.counts) == (True, "", True)


async def test_a_table_with_one_person_plays_unrated_and_is_told(here: Parlour) -> None:
    here.people = (ANN,)
    table = await lobby(here, computers=1)
    assert table.rated
    table = await here.service.playing.start(table.id, ANN.id)
    assert (table.status, table.rated) == ("running", False)
    assert await here.told(outgoing.Unrated) == [outgoing.Unrated(because=ALONE)]
    await here.act(table, ANN, Walk(3), Walk(3))
    found = await here.service.results.of_game(table.id)
    assert found is not None
    assert found.unrated_because == NOT_RATED


async def test_if_everybody_leaves_the_last_one_is_ahead(here: Parlour, path: Path) -> None:
    here.people = (ANN, BOB, CHLOE)
    table = await here.lobby(vote=False, goal=100)
    await here.service.lobbies.set_rated(table.id, ANN.id, True)
    await here.service.playing.start(table.id, ANN.id)
    for user in (BOB, ANN):
        here.clock.at += 60
        assert not (await here.service.seats.leave_game(table.id, user.id)).closed
        assert await here.service.results.of_game(table.id) is None
    assert (await here.service.seats.leave_game(table.id, CHLOE.id)).closed
    found = await here.service.results.of_game(table.id)
    assert found is not None
    assert (found.cause, found.counts, found.ended_at) == (ALL_LEFT, True, here.clock.at)
    assert [seat.user_id for seat in found.people] == [CHLOE.id, ANN.id, BOB.id]
    assert {seat.left_how for seat in found.people} == {"left"}
    assert doctor.examine(behind(path), rules_of).findings == []
    await void(here, table)
    await Privacy(here.service).forget(CHLOE)
    assert doctor.examine(behind(path), rules_of).findings == []


@pytest.mark.parametrize("rated_table", [True, False])
async def test_who_never_had_anybody_beside_them_closes_without_a_result(
    here: Parlour, rated_table: bool
) -> None:
    table = await here.lobby(vote=False, goal=100)
    if rated_table:
        await here.service.lobbies.set_rated(table.id, ANN.id, True)
    await here.service.playing.start(table.id, ANN.id)
    if rated_table:
        await Privacy(here.service).forget(BOB)
    else:
        await here.service.seats.leave_game(table.id, BOB.id)
    assert (await here.service.seats.leave_game(table.id, ANN.id)).closed
    assert await here.service.results.of_game(table.id) is None


# --- taking results out --------------------------------------------------------------------------


async def void(here: Parlour, table: Table, by: int = MARA.id, reason: str = "a trial") -> None:
    await here.service.results.void(table.id, SERVER, by, reason)


async def test_a_manager_takes_a_result_out_and_the_log_says_so(here: Parlour) -> None:
    table = await played(here)
    await void(here, table, reason="  a\n trial ")
    found = await here.service.results.of_game(table.id)
    assert found is not None
    assert (found.voided_because, found.rated, found.counts) == ("a trial", True, False)
    notes = await here.store.read(lambda db: note_rows.notes(db, table.id))
    assert notes[-1].said == Voided(user=MARA.id, reason="a trial")
    await refused(UserError, "void_already", void(here, table))


async def test_a_manager_who_has_played_needs_another_one(here: Parlour) -> None:
    table = await played(here)
    await refused(NotAllowed, "void_own", void(here, table, by=BOB.id))
    found = await here.service.results.of_game(table.id)
    assert found is not None
    assert found.counts


async def test_what_cannot_be_taken_out(here: Parlour) -> None:
    running = await game(here)
    await refused(UserError, "void_no_result", void(here, running))
    table = await played(here)
    for reason in ("", "   ", "x" * 201):
        await refused(UserError, "void_reason", void(here, table, reason=reason))
    elsewhere = here.service.results.void(table.id, ManagedServer(2), MARA.id, "a trial")
    await refused(UserError, "void_elsewhere", elsewhere)


async def test_a_result_that_is_made_up_for_again_stays_out(here: Parlour) -> None:
    table = await played(here)
    await void(here, table)
    found = await here.service.results.of_game(table.id)
    assert found is not None
    await here.store.write(lambda db: result_rows.put(db, found))
    assert await here.service.results.of_game(table.id) == found


async def test_the_words_of_a_forgotten_manager_go(here: Parlour) -> None:
    table = await played(here)
    await void(here, table, reason="Ann was ill")
    privacy = Privacy(here.service)
    [mine] = (await privacy.gather(MARA.id))["results_voided"]
    assert (mine["table"], mine["voided_because"]) == (table.id, "Ann was ill")
    await privacy.forget(ANN)
    found = await here.service.results.of_game(table.id)
    assert found is not None
    assert found.voided_because == "Former player was ill"
    await privacy.forget(MARA)
    found = await here.service.results.of_game(table.id)
    assert found is not None
    assert found.voided_because == REMOVED
    notes = await here.store.read(lambda db: note_rows.notes(db, table.id))
    assert notes[-1].said == Voided(user=NOBODY, reason=REMOVED)
    assert (await privacy.gather(MARA.id))["results_voided"] == []


# --- how much a result moves ---------------------------------------------------------------------


def result(number: int, at: float, users: Sequence[int], *, counts: bool = True) -> GameResult:
    seats = tuple(SeatResult(n, user, None, n + 1, n + 1) for n, user in enumerate(users))
    return GameResult(number, "errands", 1, at, len(seats), "goal", seats, counts)


@pytest.mark.parametrize(
    ("together", "counts"), [(0, 1.0), (3, 1.0), (4, 0.5), (7, 0.5), (8, 0.25), (99, 0.25)]
)
def test_two_who_play_with_each_other_all_the_time_count_less(together: int, counts: float) -> None:
    assert weight(together) == counts


def test_only_the_last_month_counts_and_the_two_who_met_most_decide() -> None:
    pair = (ANN.id, BOB.id)
    many = [result(n, n * HOUR, pair) for n in range(1, 7)]
    unrated = [result(50 + n, n * HOUR, pair, counts=False) for n in range(9)]
    three = result(20, 10 * HOUR, (ANN.id, BOB.id, CHLOE.id))
    other = result(21, 11 * HOUR, (ANN.id, CHLOE.id))
    later = result(22, 11 * HOUR + MONTH, pair)
    found = weights([later, *unrated, *reversed(many), other, three])
    assert found == {
        **dict.fromkeys((1, 2, 3, 4), 1.0),
        5: 0.5,
        6: 0.5,
        20: 0.5,
        21: 1.0,
        22: 1.0,
    }


def test_a_new_account_does_not_move_others() -> None:
    number = 1_000_000_000_000_000_000
    made = created_at(number)
    assert 1_658_000_000 < made < 1_659_000_000, "July 2022"
    assert not moves_others(number, made + MONTH - 1)
    assert moves_others(number, made + MONTH)
    assert moves_others(ANN.id, created_at(ANN.id) + MONTH)
