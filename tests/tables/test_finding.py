"""People who look for a table: wishes, matches by consent, and whom somebody avoids."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tables.model import outgoing, paces
from tables.model.clock import HOUR
from tables.model.errors import NotAllowed, UserError, WrongSeats
from tables.model.guards import ManagedServer
from tables.model.invitations import DAY
from tables.model.matched import CLAIMED, OFFERED, OPENED_WITHIN, TRIES, Match
from tables.model.server_rules import Opener
from tables.model.table import Table, UserRef
from tables.model.wishes import AVOIDED, LOOKED_BACK, RESTS, Wish
from tables.service import TableService
from tables.store import match_rows, meeting_rows, wish_rows
from tables.store.limits import TableLimits, TooMany
from tests.tables.errands import Walk
from tests.tables.nodes import overtaken
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, parlour
from tests.tables.refused import refused

SERVER = 1


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[Parlour]:
    async with parlour(tmp_path / "agora.sqlite3", (ANN, BOB)) as opened:
        yield opened


async def wish(here: Parlour, user: UserRef, guild: int = SERVER, **given: Any) -> Wish:
    chosen: dict[str, Any] = {
        "games": ["errands"],
        "sizes": [2],
        "pace": "daily",
        "most": 1,
        "until": "month",
        **given,
    }
    made = await here.service.wishes.wish(user, guild, 77, **chosen)
    await here.service.matchmaking.look()
    here.clock.at += 1
    return made


async def asked(here: Parlour) -> list[Match]:
    return await here.service.store.read(lambda db: match_rows.in_state(db, "asking"))


async def to_say(here: Parlour) -> list[tuple[int, str]]:
    """What people must be told, and whom."""
    found = []
    for match, user in await here.service.matchmaking.due():
        begun = await here.service.matchmaking.begin(match, user, None)
        assert begun is not None
        found.append((user, str(begun[1].say)))
        await here.service.matchmaking.said(match, begun[1])
    return sorted(found)


async def answer(here: Parlour, user: UserRef, said: Any = "yes") -> Match:
    [match] = [m for m in await asked(here) if m.of(user.id)]
    return await here.service.matchmaking.answer(match.id, user.id, said)


async def opened(here: Parlour, channel: int = 900) -> list[Table]:
    made = []
    for match in await here.service.matchmaking.to_open():
        table = await here.service.matchmaking.open(match, channel, 77, TableLimits(), {})
        if table is not None:
            made.append(table)
    return made


async def lobby(here: Parlour, user: UserRef = ANN, channel: int = 71) -> Table:
    lobbies = here.service.lobbies
    return await lobbies.create(game="errands", guild_id=SERVER, channel_id=channel, host=user)


# --- matches -------------------------------------------------------------------------------------


async def test_two_who_fit_are_asked_and_their_table_is_opened(here: Parlour) -> None:
    await wish(here, ANN)
    assert await asked(here) == []
    await wish(here, BOB)
    [match] = await asked(here)
    assert [guest.name for guest in match.people] == ["Ann", "Bob"]
    assert (match.game, match.pace, match.widened) == ("errands", "daily", False)
    assert await to_say(here) == [(ANN.id, "ask"), (BOB.id, "ask")]
    assert await to_say(here) == [], "once"
    await answer(here, ANN)
    assert await opened(here) == []
    assert (await answer(here, BOB)).state == "opening"
    [table] = await opened(here)
    assert table.names == ("Ann", "Bob")
    assert await here.reminders.rules(table.id) == paces.PACES["daily"]
    assert await opened(here) == [], "once"
    assert await to_say(here) == [(ANN.id, "open"), (BOB.id, "open")]
    assert await here.service.matchmaking.to_open() == []
    assert await here.service.wishes.of(ANN.id, SERVER) is None, "it is fulfilled"
    table = await here.service.playing.start(table.id, table.host_id)
    assert table.status == "running"


async def test_a_no_is_told_to_nobody(here: Parlour) -> None:
    for user in (ANN, BOB, CHLOE):
        await wish(here, user, sizes=[3])
    await to_say(here)
    await answer(here, ANN)
    assert (await answer(here, BOB, "no")).state == "over"
    told = await to_say(here)
    assert told == [(ANN.id, "over"), (CHLOE.id, "over")]
    await here.service.matchmaking.look()
    assert await asked(here) == [], "the wish of who said no rests"
    here.clock.at += RESTS
    await here.service.matchmaking.look()
    assert len(await asked(here)) == 1


async def test_who_was_not_asked_yet_hears_nothing_of_a_no(here: Parlour) -> None:
    await here.reminders.change_user(BOB.id, lambda u: replace(u, quiet=(0, 1439)))
    await wish(here, ANN)
    await wish(here, BOB)
    assert await to_say(here) == [(ANN.id, "ask")]
    await answer(here, ANN, "no")
    here.clock.at += DAY
    assert await to_say(here) == []


async def test_not_with_somebody_here_holds_for_ever_and_both_ways(here: Parlour) -> None:
    await wish(here, ANN)
    await wish(here, BOB)
    [match] = await asked(here)
    for stranger in (CHLOE, ANN):
        with refused(NotAllowed, "not for you"):
            await here.service.matchmaking.answer(match.id, ANN.id, "no", avoid=[stranger])
    await here.service.matchmaking.answer(match.id, ANN.id, "no", avoid=[BOB])
    await here.service.matchmaking.look()
    assert await asked(here) == []
    here.clock.at += 10 * DAY
    await here.service.matchmaking.look()
    assert await asked(here) == []
    await wish(here, CHLOE)
    [match] = await asked(here)
    assert ANN.id in [guest.user_id for guest in match.people], "the wish itself goes on"


async def test_after_two_silent_matches_a_wish_sleeps(here: Parlour) -> None:
    await wish(here, ANN)
    await wish(here, BOB)
    for _ in range(2):
        await to_say(here)
        await answer(here, ANN)
        here.clock.at += DAY
        await here.service.matchmaking.look()
        assert (ANN.id, "over") in await to_say(here)
    assert await asked(here) == []
    mine, other = [await here.service.wishes.of(u.id, SERVER) for u in (ANN, BOB)]
    assert mine is not None
    assert other is not None
    assert (mine.silent, other.asleep) == (0, True)
    await here.service.wishes.wake(BOB.id, SERVER)
    await here.service.matchmaking.look()
    assert len(await asked(here)) == 1


async def test_only_those_who_are_asked_answer_and_only_in_time(here: Parlour) -> None:
    await wish(here, ANN)
    await wish(here, BOB)
    [match] = await asked(here)
    making = here.service.matchmaking
    for number in (match.id, match.id + 1, 0, 1 << 80):
        with refused(NotAllowed, "not for you"):
            await making.answer(number, CHLOE.id, "yes")
        with refused(NotAllowed, "not for you"):
            await making.match(number, CHLOE.id)
    here.clock.at += DAY
    with refused(UserError, "This is over"):
        await making.answer(match.id, ANN.id, "yes")


async def test_a_restart_keeps_what_people_have_said(tmp_path: Path) -> None:
    path = tmp_path / "agora.sqlite3"
    async with parlour(path) as here:
        await wish(here, ANN)
        await wish(here, BOB)
        await answer(here, ANN)
        at = here.clock.at
    async with parlour(path) as here:
        here.clock.at = at
        assert await to_say(here) == [(BOB.id, "ask")]
        await answer(here, BOB)
    async with parlour(path) as here:
        here.clock.at = at
        [table] = await opened(here)
        assert table.names == ("Ann", "Bob")


async def test_who_joins_another_table_meanwhile_is_not_seated(here: Parlour) -> None:
    await wish(here, ANN)
    await wish(here, BOB)
    await to_say(here)
    await answer(here, ANN)
    await lobby(here, CHLOE)
    await here.service.lobbies.join(1, ANN)
    await answer(here, BOB)
    assert await opened(here) == []
    assert await to_say(here) == [(ANN.id, "over"), (BOB.id, "over")]


@pytest.mark.parametrize("how", ["ends their wish", "leaves the server"])
async def test_who_goes_lets_the_others_know_only_that_it_is_over(here: Parlour, how: str) -> None:
    await wish(here, ANN)
    await wish(here, BOB)
    await to_say(here)
    await answer(here, ANN)
    [match] = await asked(here)
    if how == "ends their wish":
        await here.service.wishes.end(BOB.id, SERVER)
    else:
        await answer(here, BOB)
        await here.service.matchmaking.gone(match, BOB.id)
    assert await to_say(here) == [(ANN.id, "over")]
    assert await here.service.wishes.of(BOB.id, SERVER) is None
    assert await opened(here) == []


async def test_a_table_that_cannot_be_opened_is_called_off(here: Parlour) -> None:
    await wish(here, ANN)
    await wish(here, BOB)
    await answer(here, ANN)
    await answer(here, BOB)
    [match] = await here.service.matchmaking.to_open()
    with pytest.raises(TooMany):
        await here.service.matchmaking.open(match, 900, 77, TableLimits(per_server=0), {})
    for _ in range(TRIES):
        [match] = await here.service.matchmaking.to_open()
        await here.service.matchmaking.not_opened(match)
    assert await here.service.matchmaking.to_open() == []
    assert await to_say(here) == [(ANN.id, "over"), (BOB.id, "over")]
    await here.service.matchmaking.look()
    assert await asked(here) == [], "not at once again"


async def test_one_node_at_a_time_opens_a_table(here: Parlour) -> None:
    await wish(here, ANN)
    await wish(here, BOB)
    await answer(here, ANN)
    await answer(here, BOB)
    making = here.service.matchmaking
    [match] = await making.to_open()
    assert await making.claim(match)
    assert not await making.claim(match), "another node is at it"
    here.clock.at += CLAIMED
    assert await making.claim(match), "that node has died"
    await making.not_opened(match)
    [match] = await making.to_open()
    assert not await making.claim(match), "not at once again"
    here.clock.at = match.opens_at
    assert await making.claim(match)
    table = await making.open(match, 900, 77, TableLimits(), {})
    assert table is not None
    [opened] = await making.to_open()
    assert (opened.state, opened.table_id) == ("open", table.id)
    assert not await making.claim(opened), "the same node begins the game"
    await here.service.playing.start(table.id, table.host_id)
    assert await making.to_open() == []


async def test_a_table_that_nobody_could_open_is_called_off_in_time(here: Parlour) -> None:
    await wish(here, ANN)
    await wish(here, BOB)
    await answer(here, ANN)
    await answer(here, BOB)
    [match] = await here.service.matchmaking.to_open()
    here.clock.at = match.until + OPENED_WITHIN - 1
    due = await here.service.matchmaking.look()
    assert due == match.until + OPENED_WITHIN
    assert len(await here.service.matchmaking.to_open()) == 1
    here.clock.at = due
    await here.service.matchmaking.look()
    assert await here.service.matchmaking.to_open() == []
    assert await to_say(here) == [(ANN.id, "over"), (BOB.id, "over")]
    assert await asked(here) == [], "not at once again"


async def test_nobody_is_in_two_matches_whatever_the_server(here: Parlour) -> None:
    for server in (1, 2):
        for user in (ANN, BOB):
            await wish(here, user, server)
    assert len(await asked(here)) == 1


@pytest.mark.server
async def test_two_nodes_make_one_match(here: Parlour) -> None:
    for user in (ANN, BOB):
        await here.service.wishes.wish(
            user, SERVER, 77, games=["errands"], sizes=[2], pace="daily", most=1, until="week"
        )
    overtaken(here, lambda other: other.matchmaking.look())
    await here.service.matchmaking.look()
    assert len(await asked(here)) == 1

    async def both(service: TableService) -> None:
        await service.matchmaking.answer(1, ANN.id, "yes")

    overtaken(here, both)
    made = await here.service.matchmaking.answer(1, BOB.id, "yes")
    assert made.state == "opening"
    [match] = await here.service.matchmaking.to_open()
    overtaken(here, lambda other: other.matchmaking.open(match, 901, 77, TableLimits(), {}))
    assert await here.service.matchmaking.open(match, 902, 77, TableLimits(), {}) is None
    assert len(await here.service.views.tables_on(SERVER)) == 1


async def test_many_who_wish_at_once_are_all_heard(here: Parlour) -> None:
    people = [UserRef(1000 + number, f"Guest {number}") for number in range(30)]
    await asyncio.gather(*(wish(here, user) for user in people))
    found = [guest.user_id for match in await asked(here) for guest in match.people]
    assert sorted(found) == [user.id for user in people]


# --- wishes --------------------------------------------------------------------------------------


async def test_what_cannot_be_wished(here: Parlour) -> None:
    with refused(UserError, "None of the games"):
        await wish(here, ANN, sizes=[5])
    with refused(UserError, "no open wish"):
        await here.service.wishes.wake(ANN.id, SERVER)
    await wish(here, ANN)
    with refused(UserError, "at least 3 parts"):
        await here.service.wishes.set_hours(ANN.id, SERVER, [1, 2])


async def test_hours_are_chosen_or_come_from_answers(here: Parlour) -> None:
    assert (await wish(here, ANN)).hours is None
    made = await here.service.wishes.set_hours(ANN.id, SERVER, [0, 1, 2])
    assert made.hours == 0b111
    assert (await wish(here, ANN)).hours == 0b111, "what was chosen stays"
    game = await here.game()
    here.clock.at += DAY - here.clock.at % DAY + 9 * HOUR
    for _ in range(7):
        for user in (ANN, BOB):
            await here.act(game, user, *[Walk(1)] * 3)
    assert await here.service.wishes.hours(BOB.id) == 0b100
    assert (await wish(here, BOB)).hours == 0b100
    here.clock.at += LOOKED_BACK
    assert await here.service.wishes.hours(BOB.id) is None


async def test_a_wish_ends_by_itself(here: Parlour) -> None:
    await wish(here, ANN, until="week")
    here.clock.at += 7 * DAY
    assert await here.service.wishes.of(ANN.id, SERVER) is None
    await here.service.matchmaking.look()
    assert await here.service.store.read(wish_rows.every) == []


async def test_standings_and_meetings_are_counted(here: Parlour) -> None:
    await here.game()
    await lobby(here, ANN, 72)
    people = (ANN.id, BOB.id, CHLOE.id)
    found = await here.store.read(lambda db: meeting_rows.standings(db, people))
    ann, bob, chloe = (found[user] for user in people)
    assert (ann.sitting, ann.running, ann.finished) == (2, 1, 0)
    assert (bob.sitting, chloe.sitting) == (1, 0)
    now = here.clock.at
    known, lately = await here.store.read(lambda db: meeting_rows.met(db, people, now - 1))
    assert known == lately == {(ANN.id, BOB.id)}
    known, lately = await here.store.read(lambda db: meeting_rows.met(db, people, now + 1))
    assert (known, lately) == ({(ANN.id, BOB.id)}, set())


# --- open tables ---------------------------------------------------------------------------------


async def offers(here: Parlour) -> list[int]:
    return [said.user for said in await here.told(outgoing.SuitsWish)]


async def test_who_wishes_for_a_table_is_told_of_one_once(here: Parlour) -> None:
    await wish(here, BOB, sizes=[2, 3])
    await wish(here, CHLOE, sizes=[3], pace="weekly")
    table = await lobby(here)
    await here.service.matchmaking.look()
    assert await offers(here) == [BOB.id, CHLOE.id], "it has not said how fast it plays"
    await here.reminders.change_rules(table, ANN.id, lambda old: paces.PACES["weekly"], None)
    await here.service.matchmaking.look()
    assert len(await offers(here)) == 2
    for channel in range(72, 72 + 2 * OFFERED):
        await lobby(here, MARA, channel)
        await here.service.matchmaking.look()
    assert (await offers(here)).count(BOB.id) == OFFERED, "in a day"


async def test_nobody_is_told_of_a_table_in_their_sleep(here: Parlour) -> None:
    here.clock.at += DAY - here.clock.at % DAY + 2 * HOUR
    await here.reminders.change_user(BOB.id, lambda u: replace(u, quiet=(60, 480)))
    await wish(here, BOB)
    await lobby(here)
    await here.service.matchmaking.look()
    assert await offers(here) == []
    here.clock.at += 6 * HOUR
    await here.service.matchmaking.look()
    assert await offers(here) == [BOB.id]


async def test_the_table_that_suits_best_comes_first(here: Parlour) -> None:
    first, second = await lobby(here, ANN, 71), await lobby(here, MARA, 72)
    await here.reminders.change_rules(first, ANN.id, lambda old: paces.PACES["daily"], None)
    await here.reminders.change_rules(second, MARA.id, lambda old: paces.PACES["weekly"], None)
    for pace, best in (("daily", first), ("weekly", second)):
        await wish(here, BOB, pace=pace)
        found = await here.service.finding.tables(BOB.id, SERVER)
        assert [(s.open_table.table.id == best.id, s.suits) for s in found] == [
            (True, True),
            (False, False),
        ]
    assert [s.open_table.table.id for s in await here.service.finding.tables(ANN.id, SERVER)] == [
        second.id
    ], "not one's own"


@pytest.mark.parametrize("who", ["avoids", "is avoided"])
async def test_a_table_with_somebody_to_avoid_is_like_a_full_one(here: Parlour, who: str) -> None:
    table = await lobby(here)
    others = [CHLOE.id, MARA.id]
    before = [await here.service.finding.tables(user, SERVER) for user in others]
    public = await here.service.open_tables.on(SERVER)
    one, other = (BOB, ANN) if who == "avoids" else (ANN, BOB)
    await here.service.wishes.avoid(one.id, [other])
    assert await here.service.finding.tables(BOB.id, SERVER) == []
    with pytest.raises(WrongSeats) as hidden:
        await here.service.finding.join(table.id, BOB, SERVER)
    assert [await here.service.finding.tables(user, SERVER) for user in others] == before
    assert await here.service.open_tables.on(SERVER) == public
    await wish(here, BOB)
    assert await offers(here) == []
    for guest in (CHLOE, MARA):
        await here.service.finding.join(table.id, guest, SERVER)
    with pytest.raises(WrongSeats) as full:
        await here.service.finding.join(table.id, UserRef(44, "Dora"), SERVER)
    assert (hidden.value.code, hidden.value.facts) == (full.value.code, full.value.facts)


async def test_whom_somebody_avoids(here: Parlour) -> None:
    avoid = here.service.wishes.avoid
    with refused(NotAllowed, "That is you"):
        await avoid(ANN.id, [BOB, ANN])
    assert await here.service.wishes.avoided_by(ANN.id) == []
    assert await avoid(ANN.id, [BOB, CHLOE]) == [BOB, CHLOE]
    assert await here.service.wishes.avoided_by(BOB.id) == []
    assert await here.service.wishes.avoid_no_more(ANN.id, BOB.id) == [CHLOE]
    crowd = [UserRef(1000 + number, f"Guest {number}") for number in range(AVOIDED)]
    with refused(UserError, f"{AVOIDED} people"):
        await avoid(ANN.id, crowd)
    assert len(await avoid(ANN.id, crowd[1:])) == AVOIDED


async def test_who_avoids_the_host_cannot_be_invited(here: Parlour) -> None:
    table = await lobby(here)
    await here.service.wishes.avoid(BOB.id, [ANN])
    with refused(NotAllowed, "Bob cannot be invited"):
        await here.service.asking.ask(table.id, [BOB], ANN.id)


# --- what the managers of a server decide --------------------------------------------------------


async def bar(here: Parlour, user: UserRef) -> None:
    await here.service.server_rules.bar(ManagedServer(SERVER), user, MARA.id)


async def test_who_is_kept_from_a_server_finds_no_tables_there(here: Parlour) -> None:
    await bar(here, BOB)
    with refused(NotAllowed, "You cannot join or open tables of this server"):
        await wish(here, BOB)
    with refused(NotAllowed, "You cannot join or open tables of this server"):
        await here.service.finding.tables(BOB.id, SERVER)
    await wish(here, BOB, guild=2)


async def test_who_is_kept_out_meanwhile_is_not_matched(here: Parlour) -> None:
    await wish(here, BOB)
    await bar(here, BOB)
    await wish(here, ANN)
    assert await asked(here) == []
    await wish(here, CHLOE)
    [match] = await asked(here)
    assert [guest.name for guest in match.people] == ["Ann", "Chloe"]


async def test_a_match_with_somebody_who_is_kept_out_meanwhile_is_called_off(here: Parlour) -> None:
    await wish(here, ANN)
    await wish(here, BOB)
    await answer(here, ANN)
    await answer(here, BOB)
    await bar(here, BOB)
    assert await opened(here) == []
    assert await here.service.matchmaking.to_open() == []


async def test_who_may_open_tables_hosts_that_of_a_match(here: Parlour) -> None:
    await here.service.server_rules.change_rules(
        ManagedServer(SERVER), lambda rules: replace(rules, who="role", role_id=5, channels=(77,))
    )
    await wish(here, ANN)
    await wish(here, BOB)
    await answer(here, ANN)
    await answer(here, BOB)
    [match] = await here.service.matchmaking.to_open()
    making, bob = here.service.matchmaking, {BOB.id: Opener(roles=(5,))}
    with refused(NotAllowed, "Only members with the role"):
        await making.open(match, 900, 77, TableLimits(), {ANN.id: Opener(roles=(6,))})
    with refused(NotAllowed, "Tables of this server are opened in"):
        both = dict.fromkeys((ANN.id, BOB.id), Opener(roles=(5,)))
        await making.need_room(match, 78, TableLimits(), both)
    table = await making.open(match, 900, 77, TableLimits(), bob)
    assert table is not None
    assert table.host_id == BOB.id
