"""Closing a rated game by consent: who has to agree, what ends the question, and what is left."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core import Resign
from tables.maintenance import doctor
from tables.maintenance.privacy import NOBODY, Privacy
from tables.model import closing, outgoing
from tables.model.clock import HOUR
from tables.model.closing import CloseRequest
from tables.model.competitions import NO_HOST
from tables.model.errors import AgoraError, NotAllowed, NotSeated, Stale, WrongStatus
from tables.model.guards import ManagedServer
from tables.model.table import Table, UserRef
from tables.store import close_rows, idle_rows, note_rows
from tables.store.connection import Duplicate
from tests.tables.backends import behind
from tests.tables.errands import Finish, Walk, rules_of
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour

PATH = "agora.sqlite3"
SERVER = ManagedServer(1)


@pytest_asyncio.fixture
async def three(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / PATH, (ANN, BOB, CHLOE)) as opened:
        yield opened
        sound(tmp_path)


def sound(folder: Path) -> None:
    assert doctor.examine(behind(folder / PATH), rules_of).findings == []


async def game(here: Parlour, *, computers: int = 0) -> Table:
    """A rated game, some steps of which are played."""
    table = await here.lobby(vote=False, goal=100)
    for _ in range(computers):
        await here.service.lobbies.add_computer(table.id, here.people[0].id)
    await here.service.lobbies.set_rated(table.id, here.people[0].id, True)
    await here.service.playing.start(table.id, here.people[0].id)
    await here.act(table, here.people[0], Walk(1), Finish())
    return await here.table(table)


async def ask(here: Parlour, table: Table, user: UserRef) -> CloseRequest:
    return await here.service.close_votes.ask(table.id, user.id)


async def agree(here: Parlour, table: Table, request: CloseRequest, user: UserRef) -> CloseRequest:
    return await here.service.close_votes.agree(table.id, user.id, request.id)


async def there(here: Parlour, request: CloseRequest) -> CloseRequest:
    found = await here.service.close_votes.request(request.id)
    assert found is not None
    return found


async def refused(kind: type[AgoraError], code: str, attempt: Awaitable[object]) -> None:
    with pytest.raises(kind) as error:
        await attempt
    assert error.value.code == code


async def test_the_last_one_to_agree_closes_the_game(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, BOB)
    assert request.asked(table) == (0, 2)
    [said] = await three.told(outgoing.Closing)
    assert said == outgoing.Closing(request=request.id, ping=(ANN.id, CHLOE.id))
    assert (await agree(three, table, request, CHLOE)).agreed == (2,)
    assert (await agree(three, table, request, CHLOE)).agreed == (2,)
    assert (await three.table(table)).status == "running"
    assert (await three.table(table)).version == table.version, "panels stay valid"
    assert (await agree(three, table, request, ANN)).outcome == "agreed"
    closed = await three.table(table)
    assert closed.status == "abandoned"
    assert await three.told(outgoing.ClosedByAll) == [outgoing.ClosedByAll(seat=1)]
    assert await three.told(outgoing.Abandoned) == []
    notes = await three.store.read(lambda db: note_rows.notes(db, table.id))
    assert outgoing.ClosedByAll(seat=1) in [note.said for note in notes]
    assert await three.service.results.of_game(table.id) is None, "it counts for nobody"
    assert (await there(three, request)).agreed == (), "nobody needs to know any more"


async def test_the_game_goes_on_meanwhile(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await agree(three, table, request, BOB)
    await three.act(table, BOB, Walk(1), Finish())
    assert (await agree(three, table, request, CHLOE)).outcome == "agreed"
    assert (await three.table(table)).status == "abandoned"


async def test_one_refusal_ends_it_and_nobody_is_asked_again_for_a_week(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await agree(three, table, request, BOB)
    votes = three.service.close_votes
    assert (await votes.refuse(table.id, BOB.id, request.id)).outcome == "refused"
    await refused(Stale, "closing_refused", agree(three, table, request, CHLOE))
    assert (await three.table(table)).status == "running"
    three.clock.at += closing.REST["refused"] - HOUR
    await refused(NotAllowed, "closing_rests", ask(three, table, CHLOE))
    await refused(NotAllowed, "closing_rests", votes.prospect(table.id, CHLOE.id))
    three.clock.at += HOUR
    assert (await ask(three, table, CHLOE)).outcome is None


async def test_only_the_asker_withdraws(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    votes = three.service.close_votes
    await refused(NotAllowed, "closing_not_yours", votes.withdraw(table.id, BOB.id, request.id))
    await refused(NotAllowed, "closing_own", agree(three, table, request, ANN))
    await refused(NotAllowed, "closing_own", votes.refuse(table.id, ANN.id, request.id))
    assert (await votes.withdraw(table.id, ANN.id, request.id)).outcome == "withdrawn"
    await refused(Stale, "closing_withdrawn", agree(three, table, request, BOB))
    await refused(NotAllowed, "closing_rests", ask(three, table, BOB))
    three.clock.at += closing.REST["withdrawn"]
    assert (await ask(three, table, BOB)).outcome is None


async def test_it_expires(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await agree(three, table, request, BOB)
    due = await three.reminders.tick()
    assert due is not None
    assert due <= request.lapses_at
    three.clock.at = request.lapses_at
    await refused(Stale, "closing_lapsed", agree(three, table, request, CHLOE))
    assert (await three.service.close_votes.settle()) is None
    found = await there(three, request)
    assert (found.outcome, found.agreed) == ("lapsed", ())
    assert (await three.told(outgoing.Closing))[-1].request == request.id
    assert (await ask(three, table, ANN)).outcome is None, "nobody has refused"


async def test_a_stop_of_the_program_does_not_count(three: Parlour) -> None:
    table = await game(three)
    await three.reminders.tick()
    request = await ask(three, table, ANN)
    three.clock.at += 100 * HOUR
    await three.reminders.tick()
    assert (await there(three, request)).lapses_at == request.lapses_at + 100 * HOUR


async def test_there_is_one_question_at_a_time(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await refused(Stale, "closing_asked_already", ask(three, table, BOB))
    found = await three.service.close_votes.prospect(table.id, BOB.id)
    assert found.request == request


async def test_a_press_that_comes_twice_counts_once(three: Parlour) -> None:
    table, votes = await game(three), three.service.close_votes
    request = await votes.ask(table.id, ANN.id, interaction=1)
    assert await votes.ask(table.id, ANN.id, interaction=1) == request
    for _ in range(2):
        found = await votes.agree(table.id, BOB.id, request.id, interaction=2)
        assert found.agreed == (1,)
    for _ in range(2):
        found = await votes.agree(table.id, CHLOE.id, request.id, interaction=3)
        assert found.outcome == "agreed"
    assert len(await three.told(outgoing.ClosedByAll)) == 1


@pytest.mark.server
async def test_two_who_ask_at_once_at_two_nodes(three: Parlour) -> None:
    table = await game(three)
    overtaken(three, lambda other: other.close_votes.ask(table.id, BOB.id))
    await refused(Stale, "closing_asked_already", ask(three, table, ANN))


@pytest.mark.server
async def test_two_who_agree_at_once_at_two_nodes(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    overtaken(three, lambda other: other.close_votes.agree(table.id, BOB.id, request.id))
    assert (await agree(three, table, request, CHLOE)).outcome == "agreed"
    assert len(await three.told(outgoing.ClosedByAll)) == 1


@pytest.mark.server
async def test_a_refusal_at_another_node_comes_before_the_last_to_agree(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await agree(three, table, request, BOB)
    overtaken(three, lambda other: other.close_votes.refuse(table.id, BOB.id, request.id))
    await refused(Stale, "closing_refused", agree(three, table, request, CHLOE))
    assert (await three.table(table)).status == "running"


# --- who has a say -------------------------------------------------------------------------------


async def test_computers_are_not_asked(tmp_path: Path) -> None:
    async with parlour(tmp_path / PATH, (ANN, BOB)) as two:
        table = await game(two, computers=1)
        request = await ask(two, table, ANN)
        assert request.asked(table) == (1,)
        assert (await agree(two, table, request, BOB)).outcome == "agreed"


async def test_nobody_is_asked_who_has_given_up(three: Parlour) -> None:
    table, votes = await game(three), three.service.close_votes
    await three.act(table, CHLOE, Resign())
    await refused(NotAllowed, "closing_out_of_game", votes.prospect(table.id, CHLOE.id))
    await refused(NotAllowed, "closing_out_of_game", ask(three, table, CHLOE))
    request = await ask(three, table, ANN)
    assert request.asked(table) == (1,)
    await refused(NotAllowed, "closing_out_of_game", agree(three, table, request, CHLOE))
    assert (await agree(three, table, request, BOB)).outcome == "agreed"


async def test_somebody_who_gives_up_meanwhile_lets_it_lapse(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await agree(three, table, request, BOB)
    await three.act(table, CHLOE, Resign())
    assert (await there(three, request)).outcome == "lapsed"
    assert (await ask(three, table, BOB)).asked(table) == (0,)


async def test_a_seat_that_changes_hands_lets_it_lapse(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await agree(three, table, request, BOB)
    await give_seat(three.service, table.id, 2, MARA, ANN.id)
    assert (await there(three, request)).outcome == "lapsed"


async def test_a_player_for_whom_a_caretaker_plays_is_asked(three: Parlour) -> None:
    """They may come back: nobody takes a good game from them meanwhile."""
    table = await game(three)
    wait = await three.out_of_time(table)
    await three.service.hosting.set_caretaker(table.id, 1, wait)
    table = await three.table(table)
    assert table.seats[1].caretaker
    request = await ask(three, table, ANN)
    assert request.asked(table) == (1, 2)
    assert (await agree(three, table, request, CHLOE)).outcome is None
    assert (await agree(three, table, request, BOB)).outcome == "agreed"


async def test_the_last_person_closes_it_alone(three: Parlour) -> None:
    table = await game(three)
    for user in (BOB, CHLOE):
        await three.service.seats.leave_game(table.id, user.id)
    request = await ask(three, table, ANN)
    assert request.outcome == "agreed"
    assert (await three.table(table)).status == "abandoned"


Try = Callable[[Parlour, Table, CloseRequest], Awaitable[object]]


@pytest.mark.parametrize(
    ("kind", "code", "attempt"),
    [
        (NotSeated, "not_seated", lambda h, t, r: h.service.close_votes.ask(t.id, MARA.id)),
        (NotSeated, "not_seated", lambda h, t, r: agree(h, t, r, MARA)),
        (Stale, "no_such_question", lambda h, t, r: agree(h, t, replace(r, id=99), BOB)),
        (Stale, "no_such_question", lambda h, t, r: agree(h, t, replace(r, id=1 << 70), BOB)),
    ],
)
async def test_strangers_and_forged_numbers(
    three: Parlour, kind: type[AgoraError], code: str, attempt: Try
) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await refused(kind, code, attempt(three, table, request))
    assert await there(three, request) == request


async def test_a_question_of_another_table(three: Parlour) -> None:
    first, second = await game(three), await game(three)
    request = await ask(three, first, ANN)
    await refused(Stale, "no_such_question", agree(three, second, request, BOB))


async def test_an_unrated_game_a_lobby_and_a_game_that_is_over(three: Parlour) -> None:
    lobby = await three.lobby(vote=False)
    await refused(WrongStatus, "not_begun", ask(three, lobby, ANN))
    unrated = await three.game()
    await refused(WrongStatus, "closing_unrated", ask(three, unrated, ANN))
    over = await game(three)
    request = await ask(three, over, ANN)
    for user in (BOB, CHLOE):
        await three.act(over, user, Resign())
    assert (await three.table(over)).status == "finished"
    assert (await there(three, request)).outcome == "lapsed"
    await refused(Stale, "closing_lapsed", agree(three, over, request, BOB))
    await refused(WrongStatus, "game_over", ask(three, over, ANN))


async def test_a_table_of_a_competition_is_closed_by_a_manager_alone(three: Parlour) -> None:
    table = await game(three)
    await three.store.write(
        lambda db: db.execute("UPDATE games SET host_id = :nobody", {"nobody": NO_HOST})
    )
    await refused(NotAllowed, "competition_not_closed", ask(three, table, ANN))
    abandon = three.service.hosting.abandon
    await refused(NotAllowed, "competition_not_closed", abandon(table.id, ANN.id, server=SERVER))
    assert (await abandon(table.id, MARA.id, server=SERVER)).status == "abandoned"


async def test_a_manager_closes_it_meanwhile(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await three.service.hosting.abandon(table.id, MARA.id, server=SERVER)
    assert (await there(three, request)).outcome == "lapsed"


async def test_going_back_lets_it_lapse(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, BOB)
    undo = three.service.undo_votes
    back = await undo.ask_back(table.id, ANN.id, 0, table.public_seq)
    for user in (BOB, CHLOE):
        await undo.agree(table.id, user.id, back.id)
    assert (await there(three, request)).outcome == "lapsed"


# --- where it is, and what is kept ---------------------------------------------------------------


async def test_a_restart_between_the_answers(tmp_path: Path) -> None:
    people = (ANN, BOB, CHLOE)
    async with parlour(tmp_path / PATH, people) as one:
        table = await game(one)
        request = await ask(one, table, BOB)
        await agree(one, table, request, ANN)
    async with parlour(tmp_path / PATH, people) as two:
        await two.service.auto_responses.resume()
        assert (await agree(two, table, request, CHLOE)).outcome == "agreed"
        assert (await two.table(table)).status == "abandoned"
        sound(tmp_path)


async def test_a_table_that_moves_takes_its_question_along(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await three.service.close_votes.request_posted(request.id, 77)
    await three.service.places.move(table.id, 900, ANN.id)
    assert (await there(three, request)).message_id is None
    assert (await three.told(outgoing.Closing))[-1] == outgoing.Closing(request=request.id, ping=())


async def test_a_question_is_a_sign_of_life(three: Parlour) -> None:
    table = await game(three)
    three.clock.at += 30 * HOUR
    await ask(three, table, ANN)
    lull = await three.store.read(lambda db: idle_rows.lull(db, table.id))
    assert lull is not None
    assert lull.since == three.clock.at


async def test_what_is_known_of_people(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    await agree(three, table, request, BOB)
    privacy = Privacy(three.service)
    mine, his, hers = [await privacy.gather(user.id) for user in (ANN, BOB, CHLOE)]
    assert [one["table"] for one in mine["asked_to_close"]] == [table.id]
    assert [one["table"] for one in his["agreed_to_close"]] == [table.id]
    assert mine["agreed_to_close"] == his["asked_to_close"] == hers["agreed_to_close"] == []
    await three.service.close_votes.refuse(table.id, CHLOE.id, request.id)
    assert (await privacy.gather(BOB.id))["agreed_to_close"] == []
    await privacy.forget(ANN)
    assert (await there(three, request)).user_id == NOBODY
    assert (await privacy.gather(ANN.id))["asked_to_close"] == []


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE close_requests SET agreed = '[0, 2]'", "closing_answered"),
        ("UPDATE close_requests SET agreed = '[7]'", "closing_of_no_seat"),
        ("UPDATE close_requests SET gone = '[7]'", "closing_of_no_seat"),
        ("UPDATE games SET rated = 0", "closing_not_rated"),
    ],
)
async def test_the_doctor_looks_at_questions(tmp_path: Path, statement: str, code: str) -> None:
    async with parlour(tmp_path / PATH, (ANN, BOB, CHLOE)) as here:
        table = await game(here)
        await ask(here, table, BOB)
        await here.store.write(lambda db: db.execute(statement))
    findings: list[Any] = doctor.examine(behind(tmp_path / PATH), rules_of).findings
    assert code in [finding.code for finding in findings]


async def test_only_one_question_of_a_table_can_be_stored(three: Parlour) -> None:
    table = await game(three)
    request = await ask(three, table, ANN)
    found = await three.store.read(lambda db: close_rows.open_at(db, table.id))
    assert found == request
    with pytest.raises(Duplicate):
        await three.store.write(lambda db: close_rows.put(db, request))
