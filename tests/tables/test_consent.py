"""Going back by consent: who has to agree, what goes, what stays, and that nothing is left over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.features.undo.pages import _label
from bot.widgets import saying
from engine.core import Always, Orderable, Resign
from render.lang.catalogue.bot_undo import BotUndo
from tables.maintenance import doctor
from tables.model import outgoing
from tables.model.errors import NotAllowed, NothingToUndo, NotSeated, Stale, WrongStatus
from tables.model.guards import ManagedServer
from tables.model.table import Table, TookBack, UserRef
from tables.model.undo import Goal, Request
from tables.operations.export import replay
from tables.operations.undo_votes import AskedAlready
from tests.tables.backends import behind
from tests.tables.errands import (
    Challenge,
    Cheer,
    ErrandRules,
    Finish,
    Peek,
    Reply,
    Roll,
    Vote,
    Walk,
    rules_of,
)
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour
from tests.tables.refused import refused

PATH = "agora.sqlite3"


@pytest_asyncio.fixture
async def three(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / PATH, (ANN, BOB, CHLOE)) as opened:
        yield opened
        await sound(opened, tmp_path)


@pytest_asyncio.fixture
async def solo(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / PATH, (ANN,)) as opened:
        yield opened
        await sound(opened, tmp_path)


async def sound(here: Parlour, folder: Path) -> None:
    assert doctor.examine(behind(folder / PATH), rules_of).findings == []


async def ask(here: Parlour, table: Table, user: UserRef, to_seq: int) -> Request:
    now = await here.table(table)
    return await here.service.undo_votes.ask_back(table.id, user.id, to_seq, now.public_seq)


async def agree(here: Parlour, table: Table, request: Request, *users: UserRef) -> Request:
    for user in users:
        request = await here.service.undo_votes.agree(table.id, user.id, request.id)
    return request


async def turn(here: Parlour, table: Table, user: UserRef, steps: int = 1) -> None:
    await here.act(table, user, Walk(steps), Finish())


async def played(here: Parlour) -> Table:
    """Two whole turns: steps 1 and 2 are Ann's, 3 and 4 Bob's; Chloe is to move."""
    table = await here.game()
    await turn(here, table, ANN)
    await turn(here, table, BOB, 2)
    return table


async def rows_of(here: Parlour, table: str, what: str = "count(*)", where: str = "1 = 1") -> Any:
    def work(db: Any) -> Any:
        return [tuple(r) for r in db.execute(f"SELECT {what} FROM {table} WHERE {where}")]

    return await here.store.read(work)


# --- how far -------------------------------------------------------------------------------------


async def test_the_moments_one_may_go_back_to(three: Parlour) -> None:
    table = await three.game()
    with pytest.raises(NothingToUndo):
        await three.service.undo_votes.goals(table.id, ANN.id)
    await turn(three, table, ANN)
    await turn(three, table, BOB)
    _, found = await three.service.undo_votes.goals(table.id, BOB.id)
    assert found == (
        Goal(3, "action", 1, 1),
        Goal(2, "turn", 1, 2),
        Goal(0, "handover", 0, 4),
    )
    _, found = await three.service.undo_votes.goals(table.id, CHLOE.id)
    assert [g.kind for g in found] == ["handover", "handover"], "who did nothing may ask, too"
    with pytest.raises(NotSeated):
        await three.service.undo_votes.goals(table.id, MARA.id)


async def test_a_turn_begins_before_what_it_asked_of_others(
    three: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    dare = Orderable("dare", (Always("yes", Reply(True)),))
    monkeypatch.setattr(ErrandRules, "orderables", (dare,))
    table = await three.game()
    await turn(three, table, ANN)
    await three.act(table, BOB, Walk(1), Challenge())
    await three.act(table, CHLOE, Reply(True))
    await three.act(table, BOB, Finish())
    _, found = await three.service.undo_votes.goals(table.id, BOB.id)
    assert found == (
        Goal(5, "action", 1, 1),
        Goal(4, "answer", 2, 2),
        Goal(2, "turn", 1, 4),
        Goal(0, "handover", 0, 6),
    )
    _, found = await three.service.undo_votes.goals(table.id, CHLOE.id)
    assert [(g.to_seq, g.kind, g.seat) for g in found] == [
        (4, "action", 2),
        (2, "handover", 1),
        (0, "handover", 0),
    ]
    await three.act(table, CHLOE, Walk(1), Challenge())
    await three.act(table, ANN, Reply(True), Cheer())
    _, found = await three.service.undo_votes.goals(table.id, BOB.id)
    assert found[0] == Goal(8, "answer", 0, 2), "with what she did beside it"
    labels = [_label(BotUndo(), await three.table(table), goal) for goal in found[:3]]
    assert labels == ["The answer of Ann", "The turn of Chloe", "Your last action"]


async def test_a_draft_is_no_moment(three: Parlour) -> None:
    table = await played(three)
    await three.act(table, CHLOE, Walk(1))
    _, found = await three.service.undo_votes.goals(table.id, CHLOE.id)
    assert found[0] == Goal(2, "handover", 1, 2)


# --- asking and agreeing -------------------------------------------------------------------------


async def test_when_the_last_one_agrees_the_steps_are_gone(three: Parlour) -> None:
    table = await played(three)
    before = await three.service.views.history(table.id, 2, None)
    request = await ask(three, table, BOB, 2)
    assert request.missing(await three.table(table)) == (0, 2)
    assert (await three.table(table)).version == (await played_version(three, table))
    row = (await three.outbox())[-1]
    assert row.message == outgoing.Undo(request=request.id, ping=(ANN.id, CHLOE.id))
    request = await agree(three, table, request, ANN)
    assert (request.agreed, request.outcome) == ((0,), None)
    assert (await three.table(table)).seq == 4
    request = await agree(three, table, request, CHLOE)
    assert (request.agreed, request.outcome) == ((0, 2), "agreed")
    after = await three.table(table)
    assert (after.seq, after.public_seq, after.announced_seq, after.announced_asked) == (
        2,
        2,
        2,
        (1,),
    )
    assert after.rewound == after.version
    assert (await three.service.views.position(table.id, None)).view == before.view
    undo, board = (await three.outbox())[-2:]
    assert (undo.kind, outgoing.pinged(undo.message)) == ("undo", ())
    assert board.kind == "turn"
    assert outgoing.pinged(board.message) == (BOB.id,), "who is to move now is pinged"
    turned = await three.newest(outgoing.Turn)
    assert (turned.from_seq, turned.to_seq) == (2, 2)
    assert turned.back == outgoing.Back(seat=1, steps=2, agreed=(0, 2))
    await turn(three, table, BOB, 3)
    assert (await three.service.views.position(table.id, None)).view.scores == (1, 3, 0)


async def played_version(here: Parlour, table: Table) -> int:
    return (await rows_of(here, "games", "version", f"id = {table.id}"))[0][0]


async def test_the_log_and_the_export_say_so(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, BOB, 2)
    await agree(three, table, request, ANN, CHLOE)
    log = await three.service.views.log(table.id)
    assert [e.seq for e in log] == [0, 1, 2]
    assert log[-1].took_back == (TookBack(1, 2, (0, 2)),)
    await turn(three, table, BOB)
    request = await ask(three, table, BOB, 0)
    await agree(three, table, request, CHLOE, ANN)
    [first] = await three.service.views.log(table.id)
    assert first.took_back == (TookBack(1, 2, (0, 2)), TookBack(1, 4, (0, 2)))
    document = await three.service.views.export(table.id, None)
    assert [b["steps"] for b in document["took_back"]] == [2, 4]
    notes = await three.service.views.notes(table.id)
    assert all(n.seq == 0 for n in notes if n.kind == "took_back")


async def test_one_refusal_ends_it_and_the_same_seat_does_not_ask_again(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, BOB, 2)
    await agree(three, table, request, ANN)
    request = await three.service.undo_votes.refuse(table.id, CHLOE.id, request.id)
    assert (request.outcome, request.ended_by) == ("refused", 2)
    assert (await three.table(table)).seq == 4
    with refused(Stale, "refused"):
        await agree(three, table, request, CHLOE)
    for to_seq in (2, 3):
        with refused(NotAllowed, "refused"):
            await ask(three, table, BOB, to_seq)
    other = await ask(three, table, ANN, 2)
    await three.service.undo_votes.withdraw(table.id, ANN.id, other.id)
    await turn(three, table, CHLOE)
    assert (await ask(three, table, BOB, 4)).outcome is None


async def test_withdrawing(three: Parlour) -> None:
    table = await played(three)
    for _ in range(3):
        request = await ask(three, table, BOB, 2)
        with refused(NotAllowed, "Only Bob"):
            await three.service.undo_votes.withdraw(table.id, ANN.id, request.id)
        request = await three.service.undo_votes.withdraw(table.id, BOB.id, request.id)
        assert request.outcome == "withdrawn"
        with refused(Stale, "withdrawn"):
            await agree(three, table, request, ANN)
    with refused(NotAllowed, "several times"):
        await ask(three, table, BOB, 2)


@pytest.mark.parametrize("what", ["step", "aside", "resign"])
async def test_it_lapses_when_the_table_moves_on(three: Parlour, what: str) -> None:
    table = await played(three)
    request = await ask(three, table, BOB, 2)
    await agree(three, table, request, ANN)
    if what == "step":
        await three.act(table, CHLOE, Walk(1))
        found = await three.service.undo_votes.open_request(table.id)
        assert found is not None, "a draft is private and ends nothing"
        await three.act(table, CHLOE, Finish())
    else:
        await three.act(table, ANN, Cheer() if what == "aside" else Resign())
    assert await three.service.undo_votes.open_request(table.id) is None
    ended = await three.service.undo_votes.request(request.id)
    assert ended is not None
    assert ended.outcome == "lapsed"
    assert "undo" in [row.kind for row in (await three.outbox())[-2:]], "its message says so"
    with refused(Stale, "moved on"):
        await agree(three, table, request, CHLOE)


async def test_it_lapses_when_a_seat_changes_hands_and_when_the_table_closes(
    three: Parlour,
) -> None:
    table = await played(three)
    request = await ask(three, table, BOB, 2)
    await agree(three, table, request, ANN)
    await give_seat(three.service, table.id, 0, MARA, ANN.id)
    assert await three.service.undo_votes.open_request(table.id) is None
    again = await ask(three, table, CHLOE, 2)
    await three.service.hosting.abandon(table.id, BOB.id, server=ManagedServer(1))
    ended = await three.service.undo_votes.request(again.id)
    assert ended is not None
    assert ended.outcome == "lapsed"
    with refused(WrongStatus, "over"):
        await ask(three, table, BOB, 2)


async def test_who_may_press_what(three: Parlour) -> None:
    table = await played(three)
    request = await ask(three, table, BOB, 2)
    for press in (
        three.service.undo_votes.agree,
        three.service.undo_votes.refuse,
        three.service.undo_votes.withdraw,
    ):
        with pytest.raises(NotSeated):
            await press(table.id, MARA.id, request.id)
        with refused(Stale, "no longer open"):
            await press(table.id, ANN.id, request.id + 7)
    for press in (three.service.undo_votes.agree, three.service.undo_votes.refuse):
        with refused(NotAllowed, "asked this yourself"):
            await press(table.id, BOB.id, request.id)
    with refused(AskedAlready, "Bob"):
        await ask(three, table, ANN, 0)
    other = await played(three)
    with refused(Stale, "no longer open"):
        await three.service.undo_votes.agree(other.id, ANN.id, request.id)
    await agree(three, table, request, ANN, ANN)
    assert (await three.table(table)).seq == 4, "to agree twice is to agree once"


async def test_what_cannot_be_asked(three: Parlour) -> None:
    table = await played(three)
    for to_seq in (-1, 1, 4, 9):
        with pytest.raises(NothingToUndo):
            await ask(three, table, BOB, to_seq)
    with pytest.raises(Stale):
        await three.service.undo_votes.ask_back(table.id, BOB.id, 2, 3)
    lobby = await three.lobby()
    with refused(WrongStatus, "not started"):
        await ask(three, lobby, ANN, 0)
    done = await three.game(goal=3)
    await three.act(done, ANN, Walk(3))
    assert (await three.table(done)).status == "finished"
    with refused(WrongStatus, "can no longer be changed"):
        await ask(three, done, ANN, 0)


async def test_repeated_deliveries_change_nothing(three: Parlour) -> None:
    table = await played(three)
    one = await three.service.undo_votes.ask_back(table.id, BOB.id, 2, 4, interaction=71)
    two = await three.service.undo_votes.ask_back(table.id, BOB.id, 2, 4, interaction=71)
    assert one.id == two.id
    await three.service.undo_votes.agree(table.id, ANN.id, one.id, interaction=72)
    await three.service.undo_votes.agree(table.id, ANN.id, one.id, interaction=72)
    await three.service.undo_votes.agree(table.id, CHLOE.id, one.id, interaction=73)
    after = await three.service.undo_votes.agree(table.id, CHLOE.id, one.id, interaction=73)
    assert after.outcome == "agreed"
    assert (await three.table(table)).seq == 2


async def test_two_at_the_same_moment(three: Parlour) -> None:
    table = await played(three)
    found = await asyncio.gather(
        ask(three, table, ANN, 2), ask(three, table, BOB, 2), return_exceptions=True
    )
    assert sorted(type(f).__name__ for f in found) == ["AskedAlready", "Request"]
    [request] = [f for f in found if isinstance(f, Request)]
    others = [u for u in (ANN, BOB, CHLOE) if u.id != request.user_id]
    await asyncio.gather(
        *(three.service.undo_votes.agree(table.id, u.id, request.id) for u in others)
    )
    assert (await three.table(table)).seq == 2


# --- who is not asked ----------------------------------------------------------------------------


async def test_alone_among_computers_nobody_has_to_agree(solo: Parlour) -> None:
    table = await solo.game(computers=2)
    await turn(solo, table, ANN)
    last = (await solo.table(table)).public_seq
    assert last > 2
    request = await ask(solo, table, ANN, 0)
    assert (request.outcome, request.agreed) == ("agreed", ())
    after = await solo.table(table)
    assert (after.seq, after.announced_asked) == (0, (0,))
    board = (await solo.outbox())[-1]
    assert (board.kind, outgoing.pinged(board.message)) == ("turn", ()), (
        "who has just pressed needs no ping"
    )
    assert [e.took_back for e in await solo.service.views.log(table.id)] == [
        (TookBack(0, last, ()),)
    ]
    await turn(solo, table, ANN)


async def test_a_caretaker_counts_as_agreeing(three: Parlour) -> None:
    table = await played(three)
    await three.store.write(
        lambda db: db.execute("UPDATE seats SET caretaker = 1 WHERE seat = 0 AND game_id = 1")
    )
    request = await ask(three, table, BOB, 2)
    assert request.missing(await three.table(table)) == (2,)
    assert (await agree(three, table, request, CHLOE)).outcome == "agreed"


async def test_who_has_a_caretaker_does_not_ask(three: Parlour) -> None:
    table = await played(three)
    await three.store.write(
        lambda db: db.execute("UPDATE seats SET caretaker = 1 WHERE seat = 1 AND game_id = 1")
    )
    with refused(NotAllowed, "Take my turn"):
        await ask(three, table, BOB, 2)


async def test_a_computer_that_is_asked_again_answers_at_once(three: Parlour) -> None:
    table = await three.game(vote=True)
    await three.vote(table)
    await give_seat(three.service, table.id, 1, None, ANN.id)
    request = await ask(three, table, ANN, 0)
    assert request.missing(await three.table(table)) == (2,)
    await agree(three, table, request, CHLOE)
    after = await three.table(table)
    assert (after.public_seq, after.announced_seq) == (1, 1)
    position = await three.service.views.position(table.id, None)
    assert [d.seat for d in position.waiting] == [0, 2]
    boards = [r for r in await three.outbox() if r.kind in ("turn", "refresh")][-2:]
    assert [r.kind for r in boards] == ["turn", "refresh"]
    assert outgoing.pinged(boards[0].message) == (ANN.id, CHLOE.id)


# --- what hangs on the steps ---------------------------------------------------------------------


async def test_chance_and_hidden_cards_come_again_and_the_game_can_be_replayed(
    three: Parlour,
) -> None:
    table = await three.game(vote=True)
    await three.vote(table)
    saw = set()
    for _ in range(6):
        acted = await three.act(table, ANN, Peek())
        saw.add(acted.news[0].card)
        await three.act(table, ANN, Roll(), Finish())
        request = await ask(three, table, ANN, 3)
        await agree(three, table, request, BOB, CHLOE)
    assert len(saw) > 1, "the same card would be known by now"
    found = await three.service.views.export(table.id, ANN.id, everything=True)
    assert len(found["steps"][3]["reseeds"]) == 6
    assert replay(json.dumps(found), rules_of) == (4, None)
    partial = json.dumps(await three.service.views.export(table.id, BOB.id))
    assert "reseeds" not in partial
    found["steps"][3]["reseeds"].pop()
    _, difference = replay(json.dumps(found), rules_of)
    assert difference is not None
    assert "deal 6 was committed to" in saying.found(difference)


async def test_what_was_seen_never_comes_again_however_the_table_goes_back(three: Parlour) -> None:
    """The second time it only goes back past steps without chance; but one of them has the secret
    with which chance went on, and without that what everybody saw would come again."""
    table = await three.game()
    await three.act(table, ANN, Walk(1), Finish())
    await three.act(table, BOB, Roll(), Finish())
    seen = (await three.service.views.export(table.id, ANN.id, everything=True))["steps"][3]
    for user, others, goal in ((BOB, (ANN, CHLOE), 2), (ANN, (BOB, CHLOE), 1)):
        request = await ask(three, table, user, goal)
        await agree(three, table, request, *others)
    await three.act(table, ANN, Finish())
    await three.act(table, BOB, Roll(), Finish())
    found = await three.service.views.export(table.id, ANN.id, everything=True)
    assert [deal["after"] for deal in found["deals"]] == [None, 2, 1]
    assert found["steps"][3]["hash"] != seen["hash"], "the generator would be the one of before"


async def test_without_chance_the_future_stays(three: Parlour) -> None:
    table = await played(three)
    before = await rows_of(three, "steps", "hash", "seq = 2")
    request = await ask(three, table, BOB, 2)
    await agree(three, table, request, ANN, CHLOE)
    assert await rows_of(three, "steps", "hash", "seq = 2") == before
    assert await rows_of(three, "steps", "reseeds", "reseeds != '[]'") == []


async def test_drafts_are_thrown_away_and_waits_begin_again(three: Parlour) -> None:
    table = await played(three)
    await three.act(table, CHLOE, Walk(1))
    three.clock.at += 500
    request = await ask(three, table, BOB, 2)
    await agree(three, table, request, ANN, CHLOE)
    after = await three.table(table)
    assert (after.seq, after.draft_seat) == (2, None)
    waiting = await rows_of(three, "waits", "seat, since", "ended_at IS NULL")
    assert waiting == [(1, three.clock.at)]


async def test_what_was_still_to_be_said_of_the_steps_is_dropped(three: Parlour) -> None:
    table = await played(three)
    assert [board.to_seq for board in await three.told(outgoing.Turn)] == [0, 2, 4]
    request = await ask(three, table, BOB, 2)
    await agree(three, table, request, ANN, CHLOE)
    assert [board.to_seq for board in await three.told(outgoing.Turn)] == [0, 2, 2]


async def test_answers_of_others_in_between_go_too(three: Parlour) -> None:
    table = await three.game()
    await three.act(table, ANN, Challenge())
    await three.act(table, BOB, Reply(True))
    await three.act(table, ANN, Finish())
    _, found = await three.service.undo_votes.goals(table.id, ANN.id)
    assert [g.to_seq for g in found] == [2, 1, 0]
    request = await ask(three, table, ANN, 1)
    await agree(three, table, request, BOB, CHLOE)
    position = await three.service.views.position(table.id, BOB.id)
    assert [d.kind for d in position.decisions] == ["dare"]
    await three.act(table, BOB, Reply(False))


async def test_votes_stay_secret_and_can_be_taken_back(three: Parlour) -> None:
    table = await three.game(vote=True)
    await three.act(table, ANN, Vote("red"))
    await three.act(table, BOB, Vote("blue"))
    request = await ask(three, table, ANN, 0)
    assert request.lost == (), "only what everybody heard"
    await agree(three, table, request, BOB, CHLOE)
    position = await three.service.views.position(table.id, None)
    assert [d.seat for d in position.waiting] == [0, 1, 2]


async def test_a_restart_between_the_answers(tmp_path: Path) -> None:
    async with parlour(tmp_path / PATH, (ANN, BOB, CHLOE)) as one:
        table = await played(one)
        request = await ask(one, table, BOB, 2)
        await agree(one, table, request, ANN)
    async with parlour(tmp_path / PATH, (ANN, BOB, CHLOE)) as two:
        await two.service.auto_responses.resume()
        assert (await agree(two, table, request, CHLOE)).outcome == "agreed"
        assert (await two.table(table)).seq == 2
        await sound(two, tmp_path)


# --- the doctor ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        (
            "UPDATE undo_requests SET from_seq = 9",
            "asks whether to undo steps 9 to 2",
        ),
        ("UPDATE undo_requests SET agreed = '[0, 2]'", "although everybody agreed"),
        ("UPDATE undo_requests SET agreed = '[7]'", "a seat that does not exist asks to go back"),
        ("UPDATE games SET status = 'abandoned'", "has an open question"),
    ],
)
async def test_the_doctor_looks_at_questions(tmp_path: Path, statement: str, said: str) -> None:
    async with parlour(tmp_path / PATH, (ANN, BOB, CHLOE)) as here:
        table = await played(here)
        await ask(here, table, BOB, 2)
        await here.store.write(lambda db: db.execute(statement))
    findings = [saying.found(f) for f in doctor.examine(behind(tmp_path / PATH), rules_of).findings]
    assert any(said in f for f in findings), findings
