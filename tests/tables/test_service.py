"""Playing: drafts, undo, publishing, asides, secrets, the log, and two presses at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.delivery.notices import notice_words
from bot.features.clocks.messages import notice_words as notice_of_clocks
from engine.core import IllegalAction, Resign
from tables.model import outgoing
from tables.model.errors import LostPosition, NoTable, NothingToUndo, NotSeated, Stale, WrongStatus
from tables.model.outgoing import Board
from tests.tables.errands import (
    Challenge,
    Cheer,
    Finish,
    Peek,
    Reply,
    Roll,
    Saw,
    Say,
    Snow,
    Vote,
    Walk,
)
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour
from tests.tables.refused import refused


@pytest_asyncio.fixture
async def three(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "three.sqlite3", (ANN, BOB, CHLOE)) as opened:
        yield opened


# --- drafts ------------------------------------------------------------------------------------


async def test_a_draft_is_seen_by_its_owner_only(here: Parlour) -> None:
    table = await here.game()
    acted = await here.act(table, ANN, Walk(2), Walk(3))
    assert not acted.published
    assert acted.position.draft
    assert acted.position.view.scores == (5, 0)
    assert acted.position.view.left == 1
    assert acted.news == (Say(0, "walked 3"),)
    for user in (BOB.id, MARA.id, None):
        seen = await here.service.views.position(table.id, user)
        assert seen.view.scores == (0, 0)
        assert seen.view.left == 3
        assert not seen.draft
        assert seen.decisions == ()
        assert len(await here.service.views.log(table.id, user)) == 1
    mine = await here.service.views.log(table.id, ANN.id)
    assert [(e.seq, e.draft) for e in mine] == [(0, False), (1, True), (2, True)]
    assert await here.kinds() == ["turn"], "a draft announces nothing"


async def test_the_whole_draft_is_published_when_the_turn_passes_on(here: Parlour) -> None:
    table = await here.game()
    acted = await here.act(table, ANN, Walk(2), Walk(3), Walk(1))
    assert acted.published
    assert acted.position.view.scores == (6, 0)
    after = acted.position.table
    assert (after.seq, after.public_seq, after.draft_seat) == (3, 3, None)
    assert (await here.service.views.position(table.id, BOB.id)).view.scores == (6, 0)
    turn = (await here.outbox())[-1]
    assert turn.message == outgoing.Turn(from_seq=0, to_seq=3, asked=(1,), ping=(BOB.id,))


@pytest.mark.parametrize("action", [Roll(), Peek()])
async def test_a_barrier_publishes_the_draft_and_undo_stops_there(
    here: Parlour, action: object
) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(2))
    acted = await here.act(table, ANN, action)  # type: ignore[arg-type]
    assert acted.published
    assert acted.position.table.public_seq == 2
    assert not acted.position.can_undo
    with pytest.raises(NothingToUndo):
        await here.service.playing.undo(table.id, ANN.id, None)
    row = (await here.outbox())[-1]
    assert (row.kind, outgoing.pinged(row.message)) == ("refresh", ()), (
        "the same seat goes on: no ping"
    )


async def test_undo_takes_back_one_step_and_restart_the_whole_draft(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Walk(2))
    undone = await here.service.playing.undo(table.id, ANN.id, None)
    assert undone.position.view.scores == (1, 0)
    assert undone.position.can_undo
    again = await here.act(table, ANN, Walk(3))
    assert again.position.view.scores == (4, 0)
    fresh = await here.service.playing.restart_turn(table.id, ANN.id, None)
    assert fresh.position.view.scores == (0, 0)
    assert not fresh.position.draft
    assert fresh.position.table.seq == 0
    with pytest.raises(NothingToUndo):
        await here.service.playing.undo(table.id, ANN.id, None)
    with pytest.raises(NothingToUndo):
        await here.service.playing.restart_turn(table.id, ANN.id, None)
    with pytest.raises(NotSeated):
        await here.service.playing.undo(table.id, MARA.id, None)


async def test_nobody_else_undoes_a_draft(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1))
    with pytest.raises(NothingToUndo):
        await here.service.playing.undo(table.id, BOB.id, None)
    assert (await here.table(table)).seq == 1


async def test_an_interrupt_publishes_and_pings_and_comes_back(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Challenge())
    assert (await here.newest(Board)).ping == (BOB.id,)
    await here.act(table, BOB, Reply(True))
    last = (await here.outbox())[-1]
    assert (last.kind, outgoing.pinged(last.message)) == ("turn", (ANN.id,))
    assert (await here.service.views.position(table.id, ANN.id)).view.left == 1


async def test_the_end_is_published_and_told_once(here: Parlour) -> None:
    table = await here.game(goal=5)
    acted = await here.act(table, ANN, Walk(3), Walk(3))
    assert acted.published
    assert acted.position.table.status == "finished"
    assert acted.position.outcome is not None
    assert acted.position.outcome.winners == (0,)
    asked = (acted.position.decisions, acted.position.waiting, acted.position.anytime_actions)
    assert asked == ((), (), ())
    assert await here.kinds() == ["turn", "over"]
    with refused(WrongStatus, "over"):
        await here.act(table, BOB, Walk(1))
    with refused(WrongStatus, "over"):
        await here.service.hosting.set_pictures(table.id, ANN.id, "phone")


# --- several asked at once -----------------------------------------------------------------------


async def test_simultaneous_answers_publish_at_once_and_stay_secret(three: Parlour) -> None:
    table = await three.game(vote=True)
    acted = await three.act(table, BOB, Vote("blue"))
    assert acted.published
    assert acted.news == (Say(1, "voted blue"),)
    assert [d.seat for d in acted.position.waiting] == [0, 2]
    assert all(d.menus == () for d in acted.position.waiting), "menus are the asked seat's alone"
    refresh = await three.newest(outgoing.Refresh)
    assert (refresh.asked, refresh.ping) == ((0, 2), ())
    assert (await three.service.views.log(table.id, ANN.id))[-1].events == ()
    assert (await three.service.views.log(table.id, BOB.id))[-1].events == (Say(1, "voted blue"),)
    with pytest.raises(IllegalAction) as refused:
        await three.act(table, BOB, Vote("red"))
    assert refused.value.reason.code == "not_asked"


async def test_the_last_asked_seat_hands_over(three: Parlour) -> None:
    table = await three.game(vote=True)
    assert outgoing.pinged((await three.outbox())[0].message) == (ANN.id, BOB.id, CHLOE.id)
    await three.act(table, ANN, Vote("red"))
    await three.act(table, CHLOE, Vote("red"))
    await three.act(table, BOB, Vote("blue"))
    last = (await three.outbox())[-1]
    assert (last.kind, outgoing.pinged(last.message)) == ("turn", (ANN.id,))


# --- asides --------------------------------------------------------------------------------------


async def test_an_aside_of_another_seat_goes_under_the_draft(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Walk(3))
    acted = await here.act(table, BOB, Cheer())
    assert acted.published
    after = await here.table(table)
    assert (after.seq, after.public_seq, after.draft_seat) == (3, 1, 0)
    ann = await here.service.views.position(table.id, ANN.id)
    assert ann.view.scores == (4, 0)
    assert ann.draft
    bob = await here.service.views.position(table.id, BOB.id)
    assert bob.view.scores == (0, 0)
    log = await here.service.views.log(table.id, ANN.id)
    assert [e.seat for e in log] == [None, 1, 0, 0]
    assert (await here.outbox())[-1].kind == "refresh"
    published = await here.act(table, ANN, Walk(1))
    assert published.position.view.scores == (5, 0)
    assert [e.seq for e in await here.service.views.log(table.id)] == [0, 1, 2, 3, 4]


async def test_a_draft_that_no_longer_fits_ends_there_and_its_owner_is_told(
    here: Parlour,
) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Walk(3))
    await here.act(table, BOB, Snow())
    after = await here.table(table)
    assert (after.seq, after.public_seq, after.draft_seat) == (2, 1, 0), "Walk(3) is gone"
    assert (await here.service.views.position(table.id, ANN.id)).view.scores == (1, 0)
    notice, refresh = (await here.outbox())[-2:]
    assert notice.message == outgoing.DraftLost(ping=(ANN.id,))
    assert refresh.kind == "refresh"


async def test_nobody_is_asked_to_take_a_turn_again_in_a_game_that_is_over(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1))
    await here.act(table, BOB, Resign())
    assert (await here.table(table)).status == "finished"
    assert (await here.kinds())[-1] == "over"
    assert "notice" not in await here.kinds()


async def test_what_is_to_be_done_about_a_lost_turn_is_said_as_it_is_by_then(
    here: Parlour,
) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Walk(3))
    await here.act(table, BOB, Snow())
    [notice] = await here.told(outgoing.DraftLost)
    said = notice_words(await here.table(table), notice)
    assert said is not None
    assert said.endswith("Please take it again.")
    await here.act(table, ANN, Walk(1), Finish())
    said = notice_words(await here.table(table), notice)
    assert said is not None
    assert said.endswith("The table is not waiting for you now.")
    await here.act(table, BOB, Resign())
    over = await here.table(table)
    assert notice_words(over, notice) is None
    out = outgoing.TimeOut(user=ANN.id, seat=0, fallback="replace", ping=(BOB.id,))
    assert notice_of_clocks(over, out) is None, "no seat has to be given to anybody"


async def test_a_draft_of_one_step_can_vanish_altogether(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(3))
    await here.act(table, BOB, Snow())
    after = await here.table(table)
    assert (after.seq, after.public_seq, after.draft_seat) == (1, 1, None)
    with pytest.raises(NothingToUndo):
        await here.service.playing.undo(table.id, ANN.id, None)


async def test_an_aside_that_ends_the_game_drops_the_draft(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(2))
    acted = await here.act(table, BOB, Resign())
    assert acted.position.table.status == "finished"
    assert acted.position.view.scores == (0, 0)
    assert await here.kinds() == ["turn", "over"], "nobody is asked to take it again"


async def test_the_draft_owner_may_use_asides_too(three: Parlour) -> None:
    table = await three.game()
    await three.act(table, ANN, Walk(2))
    acted = await three.act(table, ANN, Cheer())
    assert acted.published
    assert acted.position.draft
    assert acted.position.view.scores == (2, 0, 0)
    resigned = await three.act(table, ANN, Resign())
    assert resigned.position.table.draft_seat is None
    assert [d.seat for d in resigned.position.waiting] == [1]
    last = (await three.outbox())[-1]
    assert (last.kind, outgoing.pinged(last.message)) == ("turn", (BOB.id,))


async def test_drafted_steps_keep_their_time(here: Parlour) -> None:
    table = await here.game()
    here.clock.at += 60
    await here.act(table, ANN, Walk(1))
    drafted = here.clock.at
    here.clock.at += 60
    await here.act(table, BOB, Cheer())
    assert (await here.service.views.log(table.id, ANN.id))[-1].at == drafted


# --- refusals ------------------------------------------------------------------------------------


async def test_a_refused_action_changes_nothing(here: Parlour) -> None:
    table = await here.game()
    before = await here.act(table, ANN, Walk(1))
    for user, action, code in (
        (ANN, Walk(9), "not_offered"),
        (ANN, Vote("red"), "not_offered"),
        (BOB, Walk(1), "not_asked"),
    ):
        with pytest.raises(IllegalAction) as refused:
            await here.act(table, user, action)
        assert refused.value.reason.code == code
    with pytest.raises(NotSeated):
        await here.act(table, MARA, Walk(1))
    assert await here.table(table) == before.position.table


async def test_an_old_button_does_nothing(here: Parlour) -> None:
    table = await here.game()
    acted = await here.service.playing.act(table.id, ANN.id, table.version, Walk(1))
    for attempt in (
        here.service.playing.act(table.id, ANN.id, table.version, Walk(1)),
        here.service.playing.undo(table.id, ANN.id, table.version),
        here.service.playing.restart_turn(table.id, ANN.id, table.version),
    ):
        with refused(Stale, "moved on"):
            await attempt
    assert await here.table(table) == acted.position.table


async def test_two_presses_of_one_button_at_once_count_once(here: Parlour) -> None:
    table = await here.game()
    presses = [here.service.playing.act(table.id, ANN.id, table.version, Walk(1)) for _ in range(5)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(not isinstance(r, BaseException) for r in results) == 1
    assert sum(isinstance(r, Stale) for r in results) == 4
    assert (await here.table(table)).seq == 1


async def test_a_repeated_interaction_is_carried_out_once(here: Parlour) -> None:
    table = await here.game()
    first = await here.service.playing.act(table.id, ANN.id, None, Walk(1), interaction=901)
    second = await here.service.playing.act(table.id, ANN.id, None, Walk(1), interaction=901)
    assert not first.repeated
    assert second.repeated
    assert second.position == first.position
    await here.service.playing.undo(table.id, ANN.id, None, interaction=902)
    await here.service.playing.undo(table.id, ANN.id, None, interaction=902)
    third = await here.service.playing.act(table.id, ANN.id, None, Walk(1), interaction=901)
    assert third.repeated, "also after it was taken back"
    assert third.position.table.seq == 0


async def test_two_tables_do_not_wait_for_each_other(here: Parlour) -> None:
    tables = [await here.game() for _ in range(8)]
    await asyncio.gather(*(here.act(t, ANN, Walk(1), Walk(2), Walk(3)) for t in tables))
    for table in tables:
        assert (await here.table(table)).public_seq == 3
    assert len(await here.service.views.tables_of(BOB.id)) == 8


async def test_two_services_on_one_file_never_both_win(here: Parlour, tmp_path: Path) -> None:
    table = await here.game()
    async with parlour(tmp_path / "agora.sqlite3") as other:
        results = await asyncio.gather(
            here.service.playing.act(table.id, ANN.id, table.version, Walk(1)),
            other.service.playing.act(table.id, ANN.id, table.version, Walk(2)),
            return_exceptions=True,
        )
        assert sum(isinstance(r, Stale) for r in results) == 1
        assert (await here.table(table)).seq == 1
        mine = await here.service.views.position(table.id, ANN.id)
        theirs = await other.service.views.position(table.id, ANN.id)
        assert mine == theirs


# --- looking back --------------------------------------------------------------------------------


async def test_the_log_tells_each_reader_what_they_heard(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Peek(), Walk(2), Finish())
    ann = await here.service.views.log(table.id, ANN.id)
    bob = await here.service.views.log(table.id, BOB.id)
    assert isinstance(ann[1].events[0], Saw)
    assert bob[1].events == ()
    assert [e.events for e in ann[2:]] == [e.events for e in bob[2:]]
    assert [e.seq for e in await here.service.views.log(table.id, after=0, upto=2)] == [1, 2]
    assert [e.seq for e in await here.service.views.log(table.id, limit=2)] == [2, 3]


async def test_history_shows_published_positions_only(here: Parlour) -> None:
    table = await here.game()
    await here.act(table, ANN, Walk(1), Walk(2), Walk(3))
    await here.act(table, BOB, Walk(1))
    scores = [
        (await here.service.views.history(table.id, seq, ANN.id)).view.scores
        for seq in (-5, 1, 2, 3, 9)
    ]
    assert scores == [(0, 0), (1, 0), (3, 0), (6, 0), (6, 0)]


async def test_a_finished_game_keeps_some_saves_and_all_of_its_history(here: Parlour) -> None:
    table = await here.game(goal=1000)
    users = (ANN, BOB)
    for n in range(20):
        await here.act(table, users[n % 2], Roll(), Walk(1), Walk(2))
    await here.act(table, ANN, Walk(1))
    await here.act(table, BOB, Resign())
    kept = await here.store.read(
        lambda db: [r[0] for r in db.execute("SELECT seq FROM saves ORDER BY seq")]
    )
    assert kept == [0, 50, 61]
    scores = [
        (await here.service.views.history(table.id, seq, None)).view.scores
        for seq in (1, 24, 26, 60)
    ]
    assert scores[0][0] >= 1
    assert scores == sorted(scores)
    final = await here.service.views.position(table.id, None)
    assert final.outcome is not None
    assert final.outcome.cause == "resigned"


@pytest.mark.parametrize("steps", [3, 9])
async def test_a_past_that_the_rules_no_longer_allow_is_not_shown(
    here: Parlour, steps: int
) -> None:
    """The rules are corrected after a game: what its actions would lead to now is not the past."""
    table = await here.game()
    await here.act(table, ANN, Walk(1), Walk(1), Walk(1))
    await here.act(table, BOB, Resign())
    changed = f'{{"kind":"walk","steps":{steps}}}'
    await here.store.write(
        lambda db: db.execute("UPDATE steps SET action = :a WHERE seq = 2", {"a": changed})
    )
    assert (await here.service.views.history(table.id, 1, None)).view.scores == (1, 0)
    with refused(LostPosition, "rules were corrected"):
        await here.service.views.history(table.id, 3, None)
    assert (await here.service.views.history(table.id, 4, None)).view.scores == (3, 0)


@pytest.mark.parametrize("table_id", [0, -1, 1 << 63, 10**30])
async def test_a_forged_table_number_finds_nothing(here: Parlour, table_id: int) -> None:
    with pytest.raises(NoTable):
        await here.service.views.position(table_id, ANN.id)
    with pytest.raises(NoTable):
        await here.service.playing.act(table_id, ANN.id, None, Walk(1))


async def test_the_current_message_is_the_newest_that_was_not_deleted(here: Parlour) -> None:
    table, other = await here.game(), await here.game()
    version = table.version
    await here.service.messages.remember_message(table.id, 501, 9001, "lobby")
    await here.service.messages.remember_message(table.id, 501, 9002, "turn")
    await here.service.messages.remember_message(other.id, 502, 9003, "turn")
    assert (await here.table(table)).message_id == 9002
    await here.service.messages.forget_message(9001)
    assert (await here.table(table)).message_id == 9002
    await here.service.messages.forget_message(9002)
    await here.service.messages.forget_message(9002)
    assert (await here.table(table)).message_id is None
    assert (await here.table(other)).message_id == 9003
    assert (await here.table(table)).version == version, "buttons stay good"


async def test_few_states_stay_in_memory(tmp_path: Path) -> None:
    async with parlour(tmp_path / "a.sqlite3", cached_states=3) as here:
        tables = [await here.game() for _ in range(6)]
        for table in tables:
            await here.act(table, ANN, Walk(1))
        assert len(here.service.repository.steps._points) == 3
        for table in tables:
            assert (await here.service.views.position(table.id, ANN.id)).view.scores == (1, 0)
