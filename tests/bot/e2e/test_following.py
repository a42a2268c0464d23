"""Following a table without playing, as people do it: by buttons, direct messages, a channel."""

from __future__ import annotations

import random
from typing import Any

import pytest
from simcord import ResponseMessage
from simcord.enums import ChannelType

from bot.drawing.pictures import Pictures
from bot.features.following import pages
from bot.panel.looking import SHARE
from tables.model.clock import HOUR
from tables.model.following import SHARE_EVERY
from tables.model.table import UserRef
from tests.bot.e2e.test_private_channels import hide_from_everybody_but
from tests.bot.e2e.test_strangers import cards, everything, forged, secrets_from
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import resign
from tests.tables.parlour import give_seat

pytestmark = pytest.mark.usefixtures("plain_pictures")


def letters(world: World, name: str) -> list[ResponseMessage]:
    """What somebody got by direct message."""
    return world.messages(world.env.backend.get_dm_channel(world[name].id))


def ops(message: ResponseMessage | None) -> list[str]:
    return [press.parsed.op for press in presses(message)]


async def follow(world: World, name: str, way: str = "dm") -> Any:
    """Look at the board in words, and press Follow below it."""
    board = await world.press(world[name], world.board(), "words")
    answer = await world.press(world[name], board.response, pages.FOLLOW)
    if way == "channel":
        answer = await world.press(world[name], answer.response, pages.FOLLOW)
    return answer


async def play(world: World, rounds: int = 1) -> None:
    for _ in range(2 * rounds):
        [actor, *_] = await world.asked()
        await Clicker(world, actor, random.Random(8)).turn()


async def end(world: World) -> None:
    """Whoever is asked gives the game up."""
    [asked, *_] = await world.asked()
    sure = await resign(world, asked)
    yes = next(p for p in presses(sure.response) if p.label.startswith("Yes"))
    await asked.click(there(sure.response), custom_id=yes.custom_id)


async def look(world: World, hours: float = 1.0) -> None:
    """Some time passes, and the housekeeping looks."""
    await world.advance(hours * HOUR)
    with world.env._bot_scope():
        while await world.bot.upkeep.tick():
            pass
    await world.env.settle()


async def test_who_only_looks_follows_and_gets_lines_and_the_end(world: World) -> None:
    await world.start("Ann", "Bob")
    answer = await follow(world, "Chloe")
    assert answer.ephemeral
    assert "You follow Antike Duellum" in words(answer.response)
    await play(world)
    await look(world)
    [line] = letters(world, "Chloe")
    said = words(line)
    assert "Antike Duellum" in said
    assert "https://discord.com/channels/" in said
    assert "Next: " in said
    assert ops(line) == [pages.UNFOLLOW]
    assert all("Chloe" not in words(m) for m in world.messages())
    await look(world)
    assert len(letters(world, "Chloe")) == 1, "nothing new"
    await end(world)
    await look(world)
    [_, last] = letters(world, "Chloe")
    assert "wins" in words(last)
    assert last.attachments
    await look(world, 24)
    assert len(letters(world, "Chloe")) == 2


async def test_players_have_no_button_to_follow(world: World) -> None:
    await world.start("Ann", "Bob")
    for op in ("words", "closer"):
        own = await world.press(world["Ann"], world.board(), op)
        assert pages.FOLLOW not in ops(own.response)
        looks = await world.press(world["Chloe"], world.board(), op)
        assert pages.FOLLOW in ops(looks.response)
    board = await world["Chloe"].slash(world.channel, "board")
    assert pages.FOLLOW in ops(board.response)
    refused = await forged(world, world["Ann"], f"agora:{pages.FOLLOW}:1")
    assert "You play at this table" in everything(refused)


async def test_unfollowing_by_every_button(world: World) -> None:
    await world.start("Ann", "Bob")
    await follow(world, "Chloe")
    board = await world.press(world["Chloe"], world.board(), "words")
    gone = await world.press(world["Chloe"], board.response, pages.UNFOLLOW)
    assert "You no longer follow" in words(gone.response)
    await world.press(world["Chloe"], gone.response, pages.FOLLOW)
    await play(world)
    await look(world)
    [line] = letters(world, "Chloe")
    await world.press(world["Chloe"].user, line, pages.UNFOLLOW)
    again = await world.press(world["Chloe"].user, line, pages.UNFOLLOW)
    assert "You do not follow" in everything(again)
    await play(world)
    await look(world)
    assert len(letters(world, "Chloe")) == 1


async def test_a_line_after_a_restart_comes_once(world: World) -> None:
    await world.start("Ann", "Bob")
    await follow(world, "Chloe")
    await play(world)
    dm = world.env.backend.get_dm_channel(world["Chloe"].id)
    world.wire.fail("POST", f"/channels/{dm.id}/messages", OSError, delivered=True)
    await look(world)
    world.wire.forget_nonces()
    await world.restart()
    await look(world, 0.1)
    await world.advance(HOUR / 4)
    assert len(letters(world, "Chloe")) == 1


async def test_what_was_queued_before_a_restart_is_sent_after_it(world: World) -> None:
    await world.start("Ann", "Bob")
    await follow(world, "Chloe")
    await play(world)
    dm = world.env.backend.get_dm_channel(world["Chloe"].id)
    world.wire.fail("POST", f"/channels/{dm.id}/messages", 503, times=None)
    await look(world)
    assert letters(world, "Chloe") == []
    world.wire.mend()
    await world.restart()
    await world.advance(HOUR)
    assert len(letters(world, "Chloe")) == 1


async def test_who_takes_no_direct_messages_is_pinged_in_the_channel(world: World) -> None:
    await world.start("Ann", "Bob")
    await follow(world, "Chloe")
    world.close_dms(world["Chloe"])
    await play(world)
    await look(world)
    assert world.pings(world["Chloe"]) == 1
    line = world.with_control(pages.UNFOLLOW)
    assert f"<@{world['Chloe'].id}>" in words(line)
    await follow(world, "Dimitri", "channel")
    await play(world)
    await look(world)
    assert world.posted[-1].pinged == (world["Chloe"].id, world["Dimitri"].id)
    await world.press(world["Chloe"], world.with_control(pages.UNFOLLOW), pages.UNFOLLOW)
    stranger = await world.press(world["Ann"], world.with_control(pages.UNFOLLOW), pages.UNFOLLOW)
    assert "You do not follow" in everything(stranger)
    await end(world)
    await look(world)
    assert world.pings(world["Chloe"]) == 2
    assert world.pings(world["Dimitri"]) == 2
    assert "the game is over" in words(world.with_control(pages.UNFOLLOW))


async def test_who_cannot_see_the_channel_any_more_gets_nothing(world: World) -> None:
    await world.start("Ann", "Bob")
    await follow(world, "Chloe")
    await follow(world, "Dimitri", "channel")
    await play(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    hide_from_everybody_but(world, "Ann", "Bob")
    await look(world)
    assert letters(world, "Chloe") == []
    assert world.pings(world["Dimitri"]) == 0
    for name in ("Chloe", "Dimitri"):
        assert await world.service.follows.follower(1, world[name].id) is None
    refused = await forged(world, world["Chloe"], f"agora:{pages.FOLLOW}:1", channel=elsewhere)
    assert "I know no table 1" in everything(refused)


async def test_a_follower_of_whom_nothing_is_known_holds_up_no_board(world: World) -> None:
    await world.start("Ann", "Bob")
    await follow(world, "Dimitri", "channel")
    await play(world)
    member = f"/guilds/{world.guild.id}/members/{world['Dimitri'].id}"
    world.wire.fail("GET", member, 500, times=None)
    await look(world)
    await play(world)
    await world.all_said()
    assert world.pings(world["Dimitri"]) == 0
    assert await world.service.follows.follower(1, world["Dimitri"].id) is not None
    world.wire.mend()
    await look(world)
    assert world.pings(world["Dimitri"]) == 1


async def test_who_has_left_the_server_gets_nothing(world: World) -> None:
    await world.start("Ann", "Bob")
    await follow(world, "Chloe")
    await play(world)
    world.guild.remove_member(world["Chloe"])
    await look(world)
    assert letters(world, "Chloe") == []
    assert await world.service.follows.follower(1, world["Chloe"].id) is None


async def test_a_private_thread_is_followed_by_its_members_alone(world: World) -> None:
    backend = world.env.backend
    made = backend.create_thread(
        world.channel.id, "secret", world["Ann"].id, type=ChannelType.PRIVATE_THREAD
    )
    for user in (world["Bob"].id, world["Chloe"].id, backend.bot_user.id):
        backend.add_thread_member(made.id, user)
    await world.env.settle()
    [thread] = world.channel.threads
    await world.start("Ann", "Bob", channel=thread)
    looks = await world.press(world["Chloe"], world.board(thread), "words")
    answer = await world.press(world["Chloe"], looks.response, pages.FOLLOW)
    assert "You follow" in words(answer.response)
    refused = await forged(world, world["Dimitri"], f"agora:{pages.FOLLOW}:1")
    assert "I know no table 1" in everything(refused)


async def test_while_the_bot_is_away_nothing_comes_and_then_it_does(world: World) -> None:
    await world.start("Ann", "Bob")
    await follow(world, "Chloe")
    await play(world)
    world.kick_bot()
    await world.env.settle()
    await look(world)
    assert letters(world, "Chloe") == []
    world.invite_bot()
    await world.env.settle()
    await look(world)
    assert len(letters(world, "Chloe")) == 1


async def test_lines_and_pictures_hold_nothing_hidden(world: World, toy: Any) -> None:
    """In a game with hands: what a follower reads is what everybody may read."""
    await world.start("Ann", "Bob", game="skirmish", options={"turns": 12})
    await follow(world, "Chloe")
    await follow(world, "Dimitri", "channel")
    for name in ("Ann", "Bob"):
        panel = await world.open_panel(world[name])
        (first, *_) = [p for p in presses(panel) if p.label.startswith("Keep")]
        await world[name].click(panel, custom_id=first.custom_id)
    for _ in range(3):
        await play(world)
        hidden = await secrets_from(world, world["Chloe"])
        held = {c for n in ("Ann", "Bob") for c in await _hand(world, n)}
        assert hidden & held
        await look(world)
        for message in (letters(world, "Chloe")[-1], world.with_control(pages.UNFOLLOW)):
            assert not any(card in words(message).split() for card in hidden)


async def _hand(world: World, name: str) -> set[str]:
    return cards(await world.service.views.position(1, world[name].id))


async def test_a_follower_who_takes_a_seat_hears_no_more(world: World) -> None:
    table = await world.start("Ann", "Bob")
    await follow(world, "Chloe")
    await play(world)
    with world.env._bot_scope():
        new = UserRef(world["Chloe"].id, "Chloe")
        await give_seat(world.service, table.id, 1, new, table.host_id)
    await look(world)
    assert letters(world, "Chloe") == []


@pytest.mark.parametrize("game", ["skirmish", "tta-new-story"])
async def test_sharing_the_board_shows_what_a_spectator_sees(
    world: World, toy: Any, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The same view is drawn, as the same pictures with the same alt texts."""
    await world.start("Ann", "Bob", game=game)
    [asked, *_] = await world.asked()
    panel = await shown_more(world, asked)
    drawn: list[tuple[Any, bytes, str]] = []
    board = Pictures.board

    async def noted(self: Pictures, speech: Any, view: Any, *args: Any, **more: Any) -> Any:
        made = await board(self, speech, view, *args, **more)
        assert made is not None
        drawn.append((view, made.data, made.alt))
        return made

    monkeypatch.setattr(Pictures, "board", noted)
    shared = await world.press(asked, panel, SHARE)
    assert shared.ephemeral
    mine, drawn[:] = drawn[:], []
    post = world.messages()[-1]
    assert f"shared by <@{asked.id}>" in words(post)
    assert world.posted[-1].pinged == ()
    await world["Chloe"].slash(world.channel, "board")
    assert mine
    assert mine == drawn
    nobody = await world.service.views.position(1, None)
    own = await world.service.views.position(1, asked.id)
    assert all(view == nobody.view != own.view for view, *_ in mine)
    hidden = await secrets_from(world, world["Chloe"]) if game == "skirmish" else set()
    assert not any(card in words(post) for card in hidden)


async def test_a_board_is_shared_once_in_two_minutes_by_players(world: World) -> None:
    await world.start("Ann", "Bob")
    for actor in await world.asked():
        panel = await shown_more(world, actor)
        await world.press(actor, panel, SHARE)
        again = await world.press(actor, panel, SHARE)
        assert "The board was shared just now" in everything(again)
        await world.advance(SHARE_EVERY)
        await world.press(actor, panel, SHARE)
    found = [m for m in world.messages() if "shared by" in words(m)]
    assert len(found) == 2
    stranger = await forged(world, world["Chloe"], f"agora:{SHARE}:1")
    assert "no seat" in everything(stranger)


async def shown_more(world: World, actor: Any) -> ResponseMessage:
    """A panel with what is seldom needed, or a closer look from it."""
    panel = await world.open_panel(actor)
    more = [p for p in presses(panel) if p.label.startswith("More")]
    if not more:
        return there((await world.press(actor, panel, "closer")).response)
    return there((await actor.click(panel, custom_id=more[0].custom_id)).response)
