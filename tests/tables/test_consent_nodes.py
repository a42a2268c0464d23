"""Questions to go back, asked and answered at two nodes in the same moment."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from tables.model import outgoing
from tables.model.errors import Stale
from tables.operations.undo_votes import AskedAlready
from tables.service import TableService
from tables.store import outbox_rows
from tables.store.connection import Connection
from tests.tables.errands import Finish, Walk
from tests.tables.nodes import moves, overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, Parlour, parlour
from tests.tables.refused import refused
from tests.tables.skirmish import skirmish
from tests.tables.test_consent import agree, ask, played
from tests.tables.test_consent_silence import LONG, fought
from tests.tables.test_consent_silence import ask as ask_at

pytestmark = pytest.mark.server


@pytest_asyncio.fixture
async def three(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB, CHLOE)) as opened:
        yield opened


async def test_two_ask_at_once_and_one_of_them_has(three: Parlour) -> None:
    table = await played(three)
    overtaken(three, lambda other: other.undo_votes.ask_back(table.id, BOB.id, 2, 4))
    with pytest.raises(AskedAlready):
        await ask(three, table, ANN, 0)


async def test_the_table_does_not_go_back_once_somebody_has_refused(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, ANN, 0)
    consent = three.service.undo_votes
    await consent.agree(table.id, BOB.id, request.id)
    before = await three.table(table)
    overtaken(three, lambda other: other.undo_votes.withdraw(table.id, ANN.id, request.id))
    with refused(Stale, "was withdrawn"):
        await consent.agree(table.id, CHLOE.id, request.id)
    assert (await three.table(table)).public_seq == before.public_seq
    found = await consent.request(request.id)
    assert found is not None
    assert found.outcome == "withdrawn"


async def test_of_two_who_agree_at_once_neither_is_forgotten(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, ANN, 0)
    consent = three.service.undo_votes
    overtaken(three, lambda other: other.undo_votes.agree(table.id, BOB.id, request.id))
    found = await consent.agree(table.id, CHLOE.id, request.id)
    assert found.outcome == "agreed"
    assert (await three.table(table)).public_seq == 0


async def test_a_question_that_is_over_is_not_refused_once_more(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, ANN, 0)
    consent = three.service.undo_votes
    overtaken(three, lambda other: other.undo_votes.withdraw(table.id, ANN.id, request.id))
    with refused(Stale, "was withdrawn"):
        await consent.refuse(table.id, BOB.id, request.id)
    found = await consent.request(request.id)
    assert found is not None
    assert found.outcome == "withdrawn"


async def test_a_question_does_not_take_back_what_its_asker_did_not_know(three: Parlour) -> None:
    table = await played(three)

    async def go_on(other: TableService) -> None:
        await other.playing.act(table.id, CHLOE.id, None, Walk(1))
        await other.playing.act(table.id, CHLOE.id, None, Finish())

    overtaken(three, go_on)
    with refused(Stale, "moved on"):
        await ask(three, table, ANN, 2)
    assert await three.service.undo_votes.open_request(table.id) is None


async def test_a_draft_at_another_node_is_nothing_to_a_question(three: Parlour) -> None:
    table = await played(three)
    overtaken(three, lambda other: other.playing.act(table.id, CHLOE.id, None, Walk(1)))
    request = await ask(three, table, ANN, 2)
    assert await three.service.undo_votes.open_request(table.id) == request


async def test_who_agrees_while_the_host_goes_on_without_the_others_is_the_last(
    path: Path,
) -> None:
    async with skirmish(path, pace=(0.0, 0.0)) as here:
        before = await fought(here)
        away = here.clock.at + 3 * LONG
        await here.reminders.change_user(BOB.id, lambda u: replace(u, away_until=away))
        request = await ask_at(here, ANN, before)
        here.clock.at += LONG + 1
        overtaken(here, lambda other: other.undo_votes.waive(here.table_id, ANN.id, request.id))
        found = await here.service.undo_votes.agree(here.table_id, BOB.id, request.id)
        assert (found.agreed, found.waived, found.outcome) == ((1,), (2,), "agreed")
        assert (await here.now()).public_seq == before


@pytest.mark.parametrize("under_way", [False, True])
async def test_a_direct_message_of_a_hand_that_is_no_more_is_put_right(
    three: Parlour, under_way: bool
) -> None:
    """It may be on its way while the table goes back."""
    table = await three.game()
    await three.act(table, ANN, Walk(1), Finish())
    await three.act(table, BOB, Walk(1), Finish())
    dm = outgoing.Hand(seat=1, user=BOB.id, from_seq=2, to_seq=4)

    def begin(db: Connection) -> int:
        outbox_rows.announce(db, table.id, 0.0, [dm])
        number = int(db.execute("SELECT max(id) FROM outbox").fetchone()[0])
        outbox_rows.begin_delivery(db, number)
        return number

    number = await three.store.write(begin)
    if not under_way:
        await three.store.write(lambda db: outbox_rows.delivered(db, number, 0.0, 4711))
    request = await three.service.undo_votes.ask_back(table.id, BOB.id, 2, 4)
    await agree(three, table, request, ANN, CHLOE)
    await three.store.write(lambda db: outbox_rows.delivered(db, number, 0.0, 4711))
    assert (await three.told(outgoing.Hand))[-1] == replace(dm, to_seq=2)


async def test_a_direct_message_that_was_tried_is_written_once_more(
    three: Parlour,
) -> None:
    """It tells what was to be told before, too."""
    table = await three.game()
    await three.act(table, ANN, Walk(1), Finish())
    await three.act(table, BOB, Walk(1), Finish())
    dm = outgoing.Hand(seat=1, user=BOB.id, from_seq=0, to_seq=4)

    def begin(db: Connection) -> None:
        outbox_rows.announce(db, table.id, 0.0, [dm])
        number = int(db.execute("SELECT max(id) FROM outbox").fetchone()[0])
        outbox_rows.begin_delivery(db, number)
        outbox_rows.postpone(db, number, 10.0, "the channel is slow")

    await three.store.write(begin)
    request = await three.service.undo_votes.ask_back(table.id, BOB.id, 2, 4)
    await agree(three, table, request, ANN, CHLOE)
    assert await three.told(outgoing.Hand) == [replace(dm, to_seq=2)]


async def test_a_direct_message_of_a_hand_that_is_put_right_twice_is_written_once(
    three: Parlour,
) -> None:
    table = await three.game()
    await three.act(table, ANN, Walk(1), Finish())
    dm = outgoing.Hand(seat=1, user=BOB.id, from_seq=2, to_seq=4)

    def sent(db: Connection) -> None:
        outbox_rows.announce(db, table.id, 0.0, [dm])
        number = int(db.execute("SELECT max(id) FROM outbox").fetchone()[0])
        outbox_rows.delivered(db, number, 0.0, 4711)

    for turn in range(2):
        await three.act(table, BOB, Walk(1), Finish())
        if not turn:
            await three.store.write(sent)
        request = await three.service.undo_votes.ask_back(table.id, BOB.id, 2, 4)
        await agree(three, table, request, ANN, CHLOE)
    assert await three.told(outgoing.Hand) == [dm, replace(dm, to_seq=2)]


async def test_the_last_who_agrees_is_not_late_for_a_draft(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, ANN, 2)
    await three.service.undo_votes.agree(table.id, BOB.id, request.id)
    overtaken(three, lambda other: other.playing.act(table.id, CHLOE.id, None, Walk(1)))
    found = await three.service.undo_votes.agree(table.id, CHLOE.id, request.id)
    assert found.outcome == "agreed"


async def test_a_question_is_taken_back_while_somebody_drafts(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, ANN, 2)
    overtaken(three, moves(table.id))
    found = await three.service.undo_votes.withdraw(table.id, ANN.id, request.id)
    assert found.outcome == "withdrawn"


async def test_the_host_goes_on_without_the_others_while_somebody_drafts(path: Path) -> None:
    async with skirmish(path, pace=(0.0, 0.0)) as here:
        before = await fought(here)
        request = await ask_at(here, ANN, before)
        here.clock.at += LONG + 1
        overtaken(here, moves(here.table_id))
        found = await here.service.undo_votes.waive(here.table_id, ANN.id, request.id)
        assert found.outcome == "agreed"
