"""Looking for a table: open tables, wishes, matches by consent, and whom somebody avoids."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from bot.widgets import ids
from bot.widgets.ids import ControlId
from tables.model.invitations import DAY
from tables.model.matched import RETRIES, TRIES
from tables.model.paces import PACES
from tables.model.table import UserRef
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import World, presses, simulated, there, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
GAME = "antike-duellum"
WISH = {"games": [GAME], "sizes": ["2"], "pace": "daily", "most": "1", "until": "month"}


async def find(world: World, name: str) -> Any:
    return await world[name].slash(world.channel, "find")


async def wish(world: World, name: str, **given: Any) -> Any:
    page = await find(world, name)
    window = await world.press(world[name], page.response, "wishopen")
    return await world[name].submit_modal(window, {**WISH, **given})


async def choose(
    world: World, name: str, page: Any, op: str, *values: str, alone: bool = False
) -> Any:
    """alone: in a direct message."""
    actor = world[name].user if alone else world[name]
    found = {
        ids.unmarked(p.value): p
        for p in presses(page.response)
        if p.parsed.op == op and p.value is not None
    }
    chosen = [str(found[value].value) for value in values]
    first = next(iter(found.values()))
    return await actor.select(page.response, chosen, custom_id=first.custom_id)


async def avoid(world: World, name: str, other: str) -> Any:
    command = "Agora: rather not play with"
    return await world[name].context_menu(world.channel, command, world[other])


def letters(world: World, name: str) -> list[Any]:
    return world.messages(world.env.backend.get_dm_channel(world[name].id))


async def opened(world: World, name: str = "Ann", game: str = GAME, channel: str = "") -> Any:
    here = world.guild.create_text_channel(channel) if channel else world.channel
    await world[name].slash(here, "game new", game=game)
    return here


# --- open tables ---------------------------------------------------------------------------------


async def test_open_tables_are_listed_and_joined(world: World) -> None:
    page = await find(world, "Bob")
    said = everything(page)
    assert page.ephemeral
    assert "No table is open" in said
    assert "Ask me when somebody does" in said, "a queue never looks empty"
    await opened(world, "Ann")
    await opened(world, "Chloe", "belfort", "second")
    page = await find(world, "Bob")
    said = everything(page)
    assert "Antike Duellum · 1 of 2 players" in said
    assert "Belfort" in said
    assert "I would play" in said
    page = await choose(world, "Bob", page, "findgame", "belfort")
    assert "Antike Duellum ·" not in everything(page)
    page = await choose(world, "Bob", page, "findlook", "2")
    assert "Players: Chloe" in everything(page)
    joined = await world.press(world["Bob"], page.response, "findjoin")
    assert "You joined Belfort" in everything(joined)
    assert (await world.service.views.table(2)).names == ("Chloe", "Bob")
    page = await find(world, "Bob")
    assert "Belfort" not in everything(page), "nobody is offered their own table"


async def test_a_table_that_somebody_cannot_see_is_not_listed(world: World) -> None:
    hidden = await opened(world, "Ann", channel="hidden")
    world.forbid_member(world["Bob"], hidden, view_channel=False)
    assert "Antike" in everything(await find(world, "Chloe"))
    page = await find(world, "Bob")
    assert "No table is open" in everything(page)
    refused = await forged(world, world["Bob"], str(ControlId("findjoin", 1)))
    assert "last seat was just taken" in everything(refused)
    assert (await world.table(hidden)).names == ("Ann",)


async def test_who_comes_too_late_is_offered_the_next_best_table(world: World) -> None:
    await opened(world, "Ann")
    await opened(world, "Ann", "belfort", "second")
    page = await find(world, "Bob")
    lost = await find(world, "Chloe")

    def join(shown: Any) -> str:
        found = [p for p in presses(shown.response) if p.parsed.op == "findjoin"]
        return next(p.custom_id for p in found if p.parsed.table == 1)

    await world["Bob"].click(page.response, custom_id=join(page))
    result = await world["Chloe"].click(lost.response, custom_id=join(lost))
    said = everything(result)
    assert "The last seat was just taken" in said
    assert "The next best one: Belfort" in said
    assert [p.parsed.table for p in presses(result.response) if p.parsed.op == "findjoin"] == [2]


@pytest.mark.sliced(10)
async def test_of_two_hundred_who_press_at_once_three_sit_down(tmp_path: Any) -> None:
    crowd = tuple(f"Guest {number}" for number in range(200))
    async with simulated(tmp_path, ("Ann", *crowd)) as world:
        await world["Ann"].slash(world.channel, "game new", game="tzolkin")
        pages = {name: await find(world, name) for name in crowd}
        results = await world.together(
            *(world.press(world[name], pages[name].response, "findjoin") for name in crowd)
        )
        table = await world.table()
        assert len(table.seats) == 4
        said = [words(result.response) for result in results]
        assert sum("You joined" in one for one in said) == 3
        assert sum("The last seat was just taken" in one for one in said) == 197


# --- matches -------------------------------------------------------------------------------------


async def test_people_who_fit_are_asked_and_their_game_begins(world: World) -> None:
    said = everything(await wish(world, "Ann"))
    assert "You would play Antike Duellum" in said.replace("*", "")
    assert "I look for people and tables" in said
    await wish(world, "Bob")
    [letter] = letters(world, "Ann")
    assert "Bob and you would all play Antike Duellum" in words(letter)
    assert "a turn a day" in words(letter)
    answer = await world.press(world["Ann"].user, letter, "matchyes")
    assert "You are in" in everything(answer)
    [letter] = letters(world, "Bob")
    await world.press(world["Bob"].user, letter, "matchyes")
    table = await world.service.views.table(1)
    assert (table.status, sorted(table.names)) == ("running", ["Ann", "Bob"])
    assert await world.bot.reminders.rules(1) == PACES["daily"]
    thread = world.env.backend.get_channel(table.channel_id)
    assert thread.parent_id == world.channel.id
    assert "is open" in words(letters(world, "Ann")[-1])
    assert "My wish" not in everything(await find(world, "Ann")), "it is fulfilled"


async def test_a_no_is_told_to_nobody(world: World) -> None:
    for name in ("Ann", "Bob", "Chloe"):
        await wish(world, name, games=["belfort"], sizes=["3"])
    await world.press(world["Ann"].user, letters(world, "Ann")[0], "matchyes")
    said = await world.press(world["Bob"].user, letters(world, "Bob")[0], "matchno")
    assert "Nobody is told" in everything(said)
    assert len(letters(world, "Bob")) == 1
    told = [words(letters(world, name)[-1]) for name in ("Ann", "Chloe")]
    assert told[0] == told[1]
    assert "did not come together" in told[0]
    assert "Bob" not in told[0]
    late = await world.press(world["Chloe"].user, letters(world, "Chloe")[0], "matchyes")
    assert "or it is over" in everything(late)
    page = await find(world, "Bob")
    page = await world.press(world["Bob"], page.response, "wish")
    assert "Your wish is paused until" in everything(page)


async def test_not_with_somebody_here(world: World) -> None:
    await wish(world, "Ann")
    await wish(world, "Bob")
    [letter] = letters(world, "Ann")
    page = await world.press(world["Ann"].user, letter, "matchnot")
    done = await choose(world, "Ann", page, "matchwhom", str(world["Bob"].id), alone=True)
    assert "I keep looking for other people" in everything(done)
    assert "did not come together" in words(letters(world, "Bob")[-1])
    page = await find(world, "Ann")
    page = await world.press(world["Ann"], page.response, "avoid")
    assert "Your list:** Bob" in everything(page)
    page = await choose(world, "Ann", page, "avoidless", str(world["Bob"].id))
    assert "Your list is empty" in everything(page)
    assert len(letters(world, "Ann")) == 2, "and they are matched again"


async def test_who_takes_no_direct_messages_is_called_in_the_channel(world: World) -> None:
    world.close_dms(world["Bob"])
    await wish(world, "Ann")
    await wish(world, "Bob")
    post = there(world.with_control("match"))
    assert world.posted[-1].pinged == (world["Bob"].id,)
    assert "Ann" not in words(post), "nobody else learns of what"
    assert "Antike" not in words(post)
    stranger = await world.press(world["Chloe"], post, "match")
    assert "not for you" in everything(stranger)
    page = await world.press(world["Bob"], post, "match")
    assert "Ann and you would all play" in everything(page)
    await world.press(world["Bob"], page.response, "matchyes")
    await world.press(world["Ann"].user, letters(world, "Ann")[0], "matchyes")
    assert (await world.service.views.table(1)).status == "running"


async def test_a_restart_in_a_match_keeps_the_answers(world: World) -> None:
    await wish(world, "Ann")
    await wish(world, "Bob")
    await world.press(world["Ann"].user, letters(world, "Ann")[0], "matchyes")
    await world.restart()
    await world.press(world["Bob"].user, letters(world, "Bob")[0], "matchyes")
    assert (await world.service.views.table(1)).status == "running"
    assert len(letters(world, "Ann")) == 2, "asked once, told once"


async def test_who_has_left_the_server_is_not_seated(world: World) -> None:
    await wish(world, "Ann")
    await wish(world, "Bob")
    await world.press(world["Bob"].user, letters(world, "Bob")[0], "matchyes")
    guild = world.env.backend.get_guild(world.guild.id)
    guild.members.pop(world["Bob"].id)
    await world.press(world["Ann"].user, letters(world, "Ann")[0], "matchyes")
    assert "did not come together" in words(letters(world, "Ann")[-1])
    assert await world.service.views.tables_on(world.guild.id) == []
    assert await world.service.wishes.of(world["Bob"].id, world.guild.id) is None


async def test_a_table_that_cannot_be_opened_is_called_off_after_some_tries(world: World) -> None:
    await wish(world, "Ann")
    await wish(world, "Bob")
    fault = world.wire.fail("POST", "/channels/*/threads", 403, code=50013, times=None)
    for name in ("Ann", "Bob"):
        await world.press(world[name].user, letters(world, name)[0], "matchyes")
    for tried, wait in enumerate(RETRIES, 1):
        assert (fault.hits, len(letters(world, "Ann"))) == (tried, 1)
        await world.advance(wait + 1)
    assert fault.hits == TRIES
    told = [words(letters(world, name)[-1]) for name in ("Ann", "Bob")]
    assert all("did not come together" in said for said in told)
    assert await world.service.views.tables_on(world.guild.id) == []


async def test_without_an_answer_it_is_over_after_a_day(world: World) -> None:
    await wish(world, "Ann")
    await wish(world, "Bob")
    await world.press(world["Ann"].user, letters(world, "Ann")[0], "matchyes")
    await world.advance(DAY + 1)
    assert any("did not come together" in words(m) for m in letters(world, "Ann"))


# --- wishes --------------------------------------------------------------------------------------


async def test_a_wish_is_changed_and_ended(world: World) -> None:
    page = await wish(world, "Ann", sizes=["5"])
    assert "None of the games you chose" in everything(page)
    page = await wish(world, "Ann", games=[GAME, "belfort"], sizes=["2", "3"])
    page = await choose(world, "Ann", page, "wishhours", "1", "2")
    assert "at least 3 parts" in everything(page)
    page = await choose(world, "Ann", page, "wishhours", "0", "1", "2")
    assert "00:00 to 04:00" in everything(page)
    page = await choose(world, "Ann", page, "wishmeant", "learners")
    found = await world.service.wishes.of(world["Ann"].id, world.guild.id)
    assert found is not None
    assert (found.hours, found.welcome, found.sizes) == (0b111, "learners", (2, 3))
    page = await world.press(world["Ann"], page.response, "wishend")
    assert "Your wish is over" in everything(page)
    assert await world.service.wishes.of(world["Ann"].id, world.guild.id) is None


async def test_who_wishes_for_a_table_is_told_of_one_that_opens(world: World) -> None:
    await wish(world, "Bob")
    await wish(world, "Chloe", pace="weekly")
    hidden = world.guild.create_text_channel("hidden")
    world.forbid_member(world["Chloe"], hidden, view_channel=False)
    await world["Ann"].slash(hidden, "game new", game=GAME)
    await world.all_said()
    assert letters(world, "Chloe") == [], "who does not see the channel is not told"
    [letter] = letters(world, "Bob")
    assert "this table suits your wish: Antike Duellum" in words(letter)
    joined = await world.press(world["Bob"].user, letter, "findjoin")
    assert "You joined" in everything(joined)
    assert (await world.table(hidden)).names == ("Ann", "Bob")


async def test_a_wish_needs_a_channel_where_a_table_can_be_opened(world: World) -> None:
    page = await find(world, "Ann")
    world.forbid(world.channel, create_public_threads=False)
    refused = await world.press(world["Ann"], page.response, "wishopen")
    assert "Create Public Threads" in everything(refused)


# --- whom somebody avoids ------------------------------------------------------------------------


async def test_rather_not_play_with_somebody(world: World) -> None:
    done = await avoid(world, "Ann", "Bob")
    assert done.ephemeral
    assert "Nobody is told" in everything(done)
    itself = await avoid(world, "Ann", "Ann")
    assert "That is you" in everything(itself)


async def seen(folder: Any, avoiding: tuple[str, str] | None) -> list[str]:
    """All that Chloe and the host are shown and sent, with or without a secret of others."""
    async with simulated(folder) as world:
        world.service.repository.new_seed = count(1).__next__
        if avoiding:
            one, other = (world[name] for name in avoiding)
            await world.service.wishes.avoid(one.id, [UserRef(other.id, avoiding[1])])
        await opened(world, "Ann", "belfort")
        said = [everything(await find(world, "Chloe")), everything(await find(world, "Ann"))]
        page = await find(world, "Chloe")
        page = await choose(world, "Chloe", page, "findlook", "1")
        said.append(everything(page))
        await wish(world, "Chloe", games=["belfort"], sizes=["3"])
        said.append(everything(await world.press(world["Chloe"], page.response, "findjoin")))
        said += [words(m) for m in world.messages()]
        said += [words(m) for name in ("Ann", "Chloe") for m in letters(world, name)]
        return said


@pytest.mark.parametrize("avoiding", [("Bob", "Ann"), ("Ann", "Bob")])
async def test_whom_somebody_avoids_shows_nowhere(tmp_path: Any, avoiding: tuple[str, str]) -> None:
    without = await seen(tmp_path / "without", None)
    assert await seen(tmp_path / "with", avoiding) == without
