"""Looking at a table, taking back, giving up, carrying a game away."""

from __future__ import annotations

import json
import random

import pytest
from simcord import MemberActor

from bot.features.help import pages as help_pages
from render.lang.catalogue.bot_help import BotHelp
from tables.model.errors import NotAllowed
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.players import Clicker
from tests.bot.simulated import World, presses, there, words
from tests.bot.ways import game_file, prefer, press, resign

GAME = "antike-duellum"


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


async def running(world: World) -> tuple[MemberActor, MemberActor]:
    """A game in which the first one is asked and the second one is not."""
    await world.start("Ann", "Bob", options={"turn_limit": 50})
    [asked] = await world.asked()
    return asked, next(a for a in (world["Ann"], world["Bob"]) if a is not asked)


async def with_draft(world: World) -> MemberActor:
    """A table with an unfinished turn, and who takes it."""
    await running(world)
    rng = random.Random(11)
    while (await world.table()).draft_seat is None:
        [actor] = await world.asked()
        clicker = Clicker(world, actor, rng)
        panel = await world.open_panel(actor)
        await clicker.press(panel, rng.choice(clicker.units(panel)))
    table = await world.table()
    assert table.draft_seat is not None
    user = table.seats[table.draft_seat].user_id
    return next(a for a in world.people.values() if a.id == user)


async def test_a_draft_is_seen_by_its_owner_only(world: World) -> None:
    actor = await with_draft(world)
    other = world["Bob"] if actor is world["Ann"] else world["Ann"]
    mine = await actor.slash(world.channel, "game log")
    table = await world.table()
    posted = len(world.posted)
    theirs = await other.slash(world.channel, "game log")
    assert len(words(mine.response)) >= len(words(theirs.response))
    seen = await world.service.views.log(table.id, other.id)
    assert max(e.seq for e in seen) == table.public_seq
    assert len(world.posted) == posted


async def test_undo_by_command_and_by_button(world: World) -> None:
    actor = await with_draft(world)
    before = (await world.table()).seq
    answer = await actor.slash(world.channel, "undo")
    assert (await world.table()).seq == before - 1
    assert "step undone" in words(answer.response)
    while (await world.table()).draft_seat is not None:
        answer = await actor.slash(world.channel, "undo")
    answer = await actor.slash(world.channel, "undo")
    assert "nothing to undo" in words(answer.response)


async def test_restart_of_a_turn(world: World) -> None:
    actor = await with_draft(world)
    table = await world.table()
    panel = await world.open_panel(actor)
    await world.press(actor, panel, "restart")
    after = await world.table()
    assert after.seq == after.public_seq == table.public_seq


async def test_an_old_undo_button_takes_nothing_back(world: World) -> None:
    actor = await with_draft(world)
    world.keep_panels()
    panel = await world.open_panel(actor)
    await actor.slash(world.channel, "undo")
    before = await world.table()
    await world.press(actor, panel, "undo")
    assert (await world.table()).seq == before.seq


async def test_log_status_board_help_and_rules(world: World) -> None:
    actor, other = await running(world)
    await Clicker(world, actor, random.Random(1)).turn()
    channel = world.channel
    log = await other.slash(channel, "game log")
    assert len(words(log.response).splitlines()) > 3
    status = await other.slash(channel, "turns")
    assert other.mention in words(status.response)
    board = await other.slash(channel, "board")
    assert board.response is not None
    assert board.response.attachments[0].description
    text = await other.slash(channel, "board", text=True)
    assert "Carthago" in words(text.response) or "Roma" in words(text.response)
    helped = await other.slash(channel, "help")
    assert "Take my turn" in words(helped.response)
    temple = await other.slash(channel, "rules", keyword="temple")
    assert "AD-" not in words(temple.response)
    assert words(temple.response).lower().count("temple") > 3
    assert temple.response is not None
    sources = await world.press(other, temple.response, "rules")
    assert "**AD-6.2.1**" in words(sources.response)
    assert sources.response is not None
    plain = await world.press(other, sources.response, "rules")
    assert "**Temples.**" in words(plain.response)
    nonsense = await other.slash(channel, "rules", keyword="helicopter")
    assert "say nothing about" in words(nonsense.response)
    suggested = await other.autocomplete(channel, "rules", "keyword", "fort")
    assert suggested
    assert all(r.ephemeral for r in (log, status, board, text, helped, temple, nonsense))


async def test_a_question_is_answered_in_two_lines_and_more_is_behind_a_button(
    world: World,
) -> None:
    actor, _ = await running(world)
    asked = await actor.slash(
        world.channel, "rules", keyword="how many personages do I need to win?"
    )
    first = words(asked.response)
    assert "ninth personage" in first
    assert first.count("\n> ") == 2
    assert len(first.partition("Open a chapter")[0]) < 1_000
    more = await world.press(actor, asked.response, "morerules")
    assert len(words(more.response)) > len(first)
    assert "### 1. Aim of the game" in words(more.response)
    assert asked.ephemeral


async def test_the_rules_have_a_menu_of_chapters(world: World) -> None:
    actor, _ = await running(world)
    for said in ({}, {"keyword": "helicopter"}, {"keyword": "how do I win"}):
        answer = await actor.slash(world.channel, "rules", **said)
        options = [p for p in presses(answer.response) if p.parsed.op == "chapter"]
        assert [p.label for p in options[:2]] == [
            "1. Aim of the game",
            "2. Pieces and their limits",
        ]
        rondel = next(p for p in options if p.label == "5. The rondel")
        message = there(answer.response)
        opened = await actor.select(message, [str(rondel.value)], custom_id=rondel.custom_id)
        assert "### 5. The rondel" in words(opened.response)
        assert "**Order of the fields.**" in words(opened.response)
        assert "### 6" not in words(opened.response)


async def test_a_long_chapter_goes_on_behind_a_button(world: World) -> None:
    actor, _ = await running(world)
    asked = {"keyword": "14. Timing", "game": "A New Story"}
    answer = await actor.slash(world.channel, "rules", **asked)
    told = words(answer.response)
    assert "**One question at a time.**" in told
    assert "**Public counts.**" not in told
    more = next(p for p in presses(answer.response) if p.parsed.op == "chapter" and not p.value)
    for _ in range(4):
        rest = await actor.click(there(answer.response), custom_id=more.custom_id)
        told = words(rest.response)
        assert "**One question at a time.**" not in told
        buttons = [p for p in presses(rest.response) if p.parsed.op == "chapter" and not p.value]
        if not buttons:
            break
        more = buttons[0]
    assert "**Public counts.**" in told


async def test_a_game_is_found_however_its_name_is_written(world: World) -> None:
    actor, _ = await running(world)
    for said in ("Tzolk\u2019in", "tzolkin", "TZOLK IN", "tzolk\u02bcin: the mayan calendar"):
        answer = await actor.slash(world.channel, "rules", keyword="how do i win", game=said)
        assert "most points wins" in words(answer.response), said
        offered = await actor.autocomplete(world.channel, "rules", "game", said[:7])
        assert [o["value"] for o in offered] == ["tzolkin"], said


async def test_buttons_of_the_board_message(world: World) -> None:
    actor, _ = await running(world)
    board = world.board()
    for op in ("words", "help", "hand"):
        if any(p.parsed.op == op for p in presses(board)):
            answer = await world.press(actor, board, op)
            assert answer.ephemeral
            assert words(answer.response)


async def test_the_hand_goes_to_direct_messages(world: World) -> None:
    actor, _ = await running(world)
    answer = await actor.slash(world.channel, "hand", dm=True)
    assert "direct messages" in words(answer.response)
    [message] = world.messages(actor.user.dm_channel)
    assert words(message)


async def test_closed_direct_messages_block_nothing(world: World) -> None:
    actor, other = await running(world)
    world.close_dms(actor)
    answer = await actor.slash(world.channel, "hand", dm=True)
    assert answer.response is not None
    assert "Your hand" in words(answer.response)
    assert "I cannot send you direct messages" in words(answer.response)
    await Clicker(world, actor, random.Random(1)).turn()
    assert await world.asked() == [other]


@pytest.mark.sliced(10)
async def test_the_panel_in_direct_messages(world: World) -> None:
    actor, _ = await running(world)
    user = actor.user
    assert user.dm_channel
    answer = await user.slash("turn")
    assert presses(answer.response)
    board = await user.slash("board")
    assert board.response is not None
    assert board.response.attachments
    refused = await user.slash("board", table=4711)
    assert words(refused.response)


async def test_resigning_asks_first(world: World) -> None:
    actor, other = await running(world)
    asked = await resign(world, actor)
    assert "Are you sure?" in words(asked.response)
    no = next(p for p in presses(asked.response) if p.token == "b")
    await actor.click(there(asked.response), custom_id=no.custom_id)
    assert (await world.table()).status == "running"
    asked = await resign(world, actor)
    yes = next(p for p in presses(asked.response) if p.token.startswith("y"))
    await actor.click(there(asked.response), custom_id=yes.custom_id)
    table = await world.table()
    assert table.status == "finished"
    last = words(world.with_control("again"))
    winner = other.user.global_name
    assert winner is not None
    assert f"{winner} wins" in last


async def test_play_again_opens_a_new_table_with_the_same_options(world: World) -> None:
    actor, other = await running(world)
    asked = await resign(world, actor)
    yes = next(p for p in presses(asked.response) if p.token.startswith("y"))
    await actor.click(there(asked.response), custom_id=yes.custom_id)
    await world.press(actor, world.with_control("again"), "again")
    table = await world.table()
    assert table.status == "lobby"
    assert table.options["turn_limit"] == 50
    await world.press(other, world.with_control("askyes"), "askyes")
    lobby = words(world.with_control("leave"))
    assert "begins, as the player after the last start player" in lobby
    await world.press(actor, world.with_control("start"), "start")
    [first] = await world.asked()
    assert f"<@{first.id}> begins" in lobby


async def test_export_while_the_game_runs_and_afterwards(world: World) -> None:
    actor, other = await running(world)
    await Clicker(world, actor, random.Random(1)).turn()
    answer = await game_file(world, other)
    assert answer.ephemeral
    document = _file(world, answer)
    assert document["complete"] is False
    assert "seed" not in document
    asked = await resign(world, actor)
    yes = next(p for p in presses(asked.response) if p.token.startswith("y"))
    await actor.click(there(asked.response), custom_id=yes.custom_id)
    document = _file(world, await game_file(world, other))
    assert document["complete"] is True


async def test_a_host_may_take_the_secrets_and_the_table_is_told(world: World) -> None:
    await world.start("Ann", "Bob", game="tta-new-story")
    ann, bob = world["Ann"], world["Bob"]
    answer = await game_file(world, bob)
    assert there(answer.response).attachments, "there is no choice for others"
    answer = await forged(world, bob, "agora:export:1:a")
    assert "Only the host" in everything(answer)
    log = await ann.slash(world.channel, "game log")
    choice = await press(world, ann, log, "export")
    assert not there(choice.response).attachments, "it asks first"
    asked = await press(world, ann, choice, "export", "a")
    assert not there(asked.response).attachments, "and once more"
    with pytest.raises(NotAllowed):
        await world.service.views.take_secrets((await world.table()).id, bob.id)
    answer = await world.press(ann, asked.response, "secrets")
    [sent] = answer.followups
    assert sent.ephemeral
    data = world.env.backend.cdn.get(sent.attachments[0].url)
    assert data is not None
    document = json.loads(data)
    assert document["complete"] is True
    assert document["deals"][0]["secret"]
    assert "exported this game with all hidden cards" in words(world.messages()[-1])
    log = await bob.slash(world.channel, "game log")
    assert "The host exported the game with all hidden cards." in words(log.response)


async def test_several_tables_ask_which_one(world: World) -> None:
    second = world.guild.create_text_channel("table-2")
    lounge = world.guild.create_text_channel("lounge")
    await world.start("Ann", "Bob")
    await world.start("Ann", "Chloe", channel=second)
    answer = await world["Ann"].slash(lounge, "board")
    assert "Which table?" in words(answer.response)
    chosen = next(p for p in presses(answer.response) if p.parsed.table == 2)
    shown = await world["Ann"].click(there(answer.response), custom_id=chosen.custom_id)
    assert "table 2" in words(shown.response)


async def test_typing_nonsense_or_out_of_turn_changes_nothing(world: World) -> None:
    actor, other = await running(world)
    before = await world.table()
    answer = await actor.slash(world.channel, "play", text="fly to the moon")
    assert "did not understand" in words(answer.response)
    answer = await other.slash(world.channel, "play", text="temple")
    assert f"Waiting for {actor.user.global_name} to " in words(answer.response)
    after = await world.table()
    assert (after.seq, after.version) == (before.seq, before.version)


async def test_several_actions_typed_at_once(world: World) -> None:
    actor, _ = await running(world)
    offered = await actor.autocomplete(world.channel, "play", "text", "")
    first = offered[0]["value"]
    answer = await actor.slash(world.channel, "play", text=f"{first}; sing a song")
    assert "Nothing was played" in words(answer.response)
    assert (await world.table()).seq == 0, "I check a whole line first"
    await actor.slash(world.channel, "play", text=f"{first}; end")
    assert (await world.table()).seq == 2


def _file(world: World, answer: object) -> dict[str, object]:
    response = answer.response  # type: ignore[attr-defined]
    data = world.env.backend.cdn.get(response.attachments[0].url)
    assert data is not None
    found: dict[str, object] = json.loads(data)
    return found


async def test_boards_in_words_have_no_pictures_anywhere(world: World) -> None:
    """Closer look and hand, too; everything is there in words."""
    await world.start("Ann", "Bob", game="tta-new-story")
    ann = world["Ann"]
    await prefer(world, ann, pictures="words")
    closer = (await world.press(ann, world.board(), "closer")).response
    hand = (await ann.slash(world.channel, "hand")).response
    assert closer is not None
    assert hand is not None
    tokens = [p.token for p in presses(closer) if p.parsed.op == "see"]
    assert tokens[-1] == "words-"
    assert not [t for t in tokens if t and t.startswith("picture")]
    for message in (closer, hand):
        assert not message.attachments
        assert len(words(message)) > 20
    for token in (tokens[0], "words-"):
        seen = await ann.select(closer, [token], custom_id="agora:see:1")
        assert seen.response is not None
        assert not seen.response.attachments
    assert there((await world.press(world["Bob"], world.board(), "closer")).response).attachments


async def test_help_has_a_page_for_each_topic(world: World) -> None:
    actor, _ = await running(world)
    lounge = world.guild.create_text_channel("lounge")
    for channel, game in ((world.channel, "Antike Duellum"), (lounge, "Play against computers")):
        page = (await actor.slash(channel, "help")).response
        assert game in words(page)
        assert presses(page)[0].label == "Take a lesson"
        topics = [p for p in presses(page) if p.parsed.op == "topic"]
        assert [p.value for p in topics] == list(help_pages.TOPICS)
        for chosen in topics[::-1]:
            result = await actor.select(there(page), [chosen.value], custom_id=chosen.custom_id)
            assert there(result.response).id == there(page).id, "the same message shows all topics"
            assert chosen.value is not None
            assert BotHelp().text(chosen.value)[:40] in words(result.response)
            page = result.response


async def test_help_lists_every_command_with_what_it_does(world: World) -> None:
    """Nobody has to write a new one down."""
    actor, _ = await running(world)
    page = (await actor.slash(world.channel, "help")).response
    (menu, *_) = [p.custom_id for p in presses(page) if p.parsed.op == "topic"]
    page = (await actor.select(there(page), ["commands"], custom_id=menu)).response
    listed = [line for line in words(page).split("\n") if line.startswith("`/")]
    assert len(set(listed)) == len(listed)
    assert {line.split("`")[1] for line in listed} == {
        f"/{name}" for name in actor.available_commands(world.channel)
    }
    assert all(len(line.partition("`: ")[2]) > 5 for line in listed)


async def test_a_hand_is_seen_before_it_is_read(world: World) -> None:
    await world.start("Ann", "Bob", game="tta-new-story", options={"order": "fixed"})
    page = (await world["Ann"].slash(world.channel, "hand")).response
    assert page is not None
    inside = page.components[0]["components"]
    assert [c["type"] for c in inside[:3]] == [10, 12, 10], "text, picture, text"
    assert inside[2]["content"].startswith("-# **Civil cards** (0 of 4)")
    alt = inside[1]["items"][0]["description"]
    assert alt.startswith("Civil cards (0 of 4)")
