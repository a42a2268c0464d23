"""Whose consent is not needed to go back: players who are out of the game, or silent for long."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core import Resign
from tables.maintenance import doctor
from tables.model import outgoing
from tables.model.clock import HOUR
from tables.model.errors import NotAllowed, Stale
from tables.model.table import TookBack, UserRef
from tables.model.undo import Request
from tables.operations.undo_votes import TooEarly
from tests.kernel.toy_words import Attack, Done
from tests.tables.backends import behind
from tests.tables.parlour import ANN, BOB, CHLOE, MARA
from tests.tables.refused import refused
from tests.tables.skirmish import Skirmish, rules_of, skirmish

LONG = 36 * HOUR
"""Until two reminders would have come, at a table with the usual pace."""


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Skirmish]:
    async with skirmish(tmp_path / "a.sqlite3", pace=(0.0, 0.0)) as opened:
        yield opened
        assert doctor.examine(behind(tmp_path / "a.sqlite3"), rules_of).findings == []


async def fought(here: Skirmish) -> int:
    """Ann has attacked Bob, who has declined and is on turn; the step before that."""
    before = (await here.now()).public_seq
    await here.do(ANN, Attack(1))
    await here.do(BOB, Done())
    return before


async def ask(here: Skirmish, user: UserRef, to_seq: int) -> Request:
    now = await here.now()
    return await here.service.undo_votes.ask_back(now.id, user.id, to_seq, now.public_seq)


async def missing(here: Skirmish, request: Request) -> tuple[int, ...]:
    found = await here.service.undo_votes.request(request.id)
    assert found is not None
    return found.missing(await here.now())


async def waive(here: Skirmish, user: UserRef, request: Request) -> Request:
    return await here.service.undo_votes.waive(here.table_id, user.id, request.id)


# --- out of the game -----------------------------------------------------------------------------


async def test_who_has_resigned_is_not_asked(here: Skirmish) -> None:
    await here.do(CHLOE, Resign())
    before = await fought(here)
    assert await here.service.undo_votes.needed(await here.now(), before, 0) == (1,)
    request = await ask(here, ANN, before)
    assert request.missing(await here.now()) == (1,)
    row = next(r for r in await here.outbox() if r.kind == "undo")
    assert outgoing.pinged(row.message) == (BOB.id,)
    for press in (here.service.undo_votes.agree, here.service.undo_votes.refuse):
        with refused(NotAllowed, "out of this game"):
            await press(here.table_id, CHLOE.id, request.id)
    ended = await here.service.undo_votes.agree(here.table_id, BOB.id, request.id)
    assert (ended.outcome, ended.gone) == ("agreed", (2,))
    assert (await here.now()).public_seq == before


async def test_who_would_play_again_is_asked(here: Skirmish) -> None:
    """Nobody is put back into a game without a word."""
    await fought(here)
    before = (await here.now()).public_seq
    await here.do(CHLOE, Resign())
    request = await ask(here, ANN, before)
    assert request.missing(await here.now()) == (1, 2)
    await here.service.undo_votes.agree(here.table_id, BOB.id, request.id)
    assert (
        await here.service.undo_votes.agree(here.table_id, CHLOE.id, request.id)
    ).outcome == "agreed"
    assert (await here.now()).public_seq == before


# --- silence -------------------------------------------------------------------------------------


async def test_the_host_may_go_on_without_who_is_silent_for_long(here: Skirmish) -> None:
    before = await fought(here)
    request = await ask(here, BOB, before)
    await here.service.undo_votes.agree(here.table_id, ANN.id, request.id)
    here.clock.at += LONG - 1
    with refused(TooEarly, "1 d 12 h"):
        await waive(here, ANN, request)
    here.clock.at += 1
    for user in (BOB, CHLOE, MARA):
        with pytest.raises(NotAllowed):
            await waive(here, user, request)
    ended = await waive(here, ANN, request)
    assert (ended.outcome, ended.agreed, ended.waived) == ("agreed", (0,), (2,))
    assert (await here.now()).public_seq == before
    log = await here.service.views.log(here.table_id)
    assert [e.took_back for e in log if e.took_back] == [(TookBack(1, 2, (0,), (2,)),)]
    note = (await here.service.views.notes(here.table_id))[-1]
    assert isinstance(note.said, outgoing.Back)
    assert (note.said.waived, note.said.by) == ((2,), ANN.id)
    exported = await here.service.views.export(here.table_id, ANN.id)
    assert exported["took_back"][0]["without"] == [2]
    with pytest.raises(Stale):
        await waive(here, ANN, request)


async def test_a_host_who_is_asked_answers_and_others_may_still_do_so(here: Skirmish) -> None:
    before = await fought(here)
    request = await ask(here, BOB, before)
    here.clock.at += LONG
    after = await waive(here, ANN, request)
    assert (after.outcome, after.waived) == (None, (2,))
    assert await missing(here, request) == (0,)
    assert (await here.outbox())[-1].kind == "undo", "the question says so"
    with refused(NotAllowed, "your own answer"):
        await waive(here, ANN, request)
    ended = await here.service.undo_votes.refuse(here.table_id, CHLOE.id, request.id)
    assert ended.outcome == "refused", "it is not too late for a word"


async def test_the_last_one_to_agree_takes_the_table_back(here: Skirmish) -> None:
    before = await fought(here)
    request = await ask(here, BOB, before)
    here.clock.at += LONG
    await waive(here, ANN, request)
    ended = await here.service.undo_votes.agree(here.table_id, ANN.id, request.id)
    assert (ended.outcome, ended.agreed, ended.waived) == ("agreed", (0,), (2,))
    said = (await here.service.views.notes(here.table_id))[-1].said
    assert isinstance(said, outgoing.Back)
    assert said.waived == (2,)


async def test_quiet_hours_and_absence_do_not_count(here: Skirmish) -> None:
    reminders = here.reminders
    await reminders.change_user(CHLOE.id, lambda u: replace(u, away_until=here.clock.at + LONG))
    before = await fought(here)
    request = await ask(here, BOB, before)
    await here.service.undo_votes.agree(here.table_id, ANN.id, request.id)
    here.clock.at += 2 * LONG - 1
    with pytest.raises(TooEarly):
        await waive(here, ANN, request)
    here.clock.at += 1
    assert (await waive(here, ANN, request)).outcome == "agreed"
    await reminders.stop()


async def test_a_table_with_another_pace_waits_as_long_as_that(here: Skirmish) -> None:
    reminders = here.reminders
    table = await here.now()
    await reminders.change_rules(table, ANN.id, lambda r: replace(r, first=HOUR, every=2 * HOUR))
    before = await fought(here)
    request = await ask(here, BOB, before)
    await here.service.undo_votes.agree(here.table_id, ANN.id, request.id)
    here.clock.at += 3 * HOUR
    assert (await waive(here, ANN, request)).outcome == "agreed"
    await reminders.stop()


async def test_a_host_gains_nothing_by_making_the_table_less_patient(here: Skirmish) -> None:
    """The others were asked when they had more time."""
    reminders = here.reminders
    before = await fought(here)
    request = await ask(here, ANN, before)
    here.clock.at += HOUR
    await reminders.change_rules(
        await here.now(), ANN.id, lambda r: replace(r, first=HOUR, every=HOUR)
    )
    here.clock.at += LONG - HOUR - 1
    with refused(TooEarly, "1 d 12 h"):
        await waive(here, ANN, request)
    here.clock.at += 1
    assert (await waive(here, ANN, request)).outcome == "agreed"
    await reminders.stop()


async def test_a_press_that_is_delivered_twice_counts_once(here: Skirmish) -> None:
    before = await fought(here)
    request = await ask(here, BOB, before)
    here.clock.at += LONG
    for _ in range(2):
        found = await here.service.undo_votes.waive(
            here.table_id, ANN.id, request.id, interaction=77
        )
        assert found.waived == (2,)
    rows = [r for r in await here.outbox() if r.kind == "undo"]
    assert len(rows) == 2
