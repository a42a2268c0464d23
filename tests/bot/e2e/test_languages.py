"""The bot in a language made from English: whatever people read there comes from a catalogue, keeps
Discord's limits (the fixture `world` checks every request), and can be told apart."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult, ResponseMessage

import render.lang.language as lang
from bot.widgets import limits
from engine import registry
from render.listing import Unlisted
from render.registry import presentation
from tables.model.clock import HOUR
from tables.model.users import UserSettings
from tables.store import user_rows
from tests.bot import checks
from tests.bot.discord_api.description import Description
from tests.bot.e2e.test_consent import ask, last_actor, play
from tests.bot.simulated import (
    DANGER,
    PEOPLE,
    SELECT,
    Press,
    World,
    presses,
    simulated,
    there,
    words,
)
from tests.bot.ways import (
    ask_to_be_forgotten,
    game_file,
    is_back,
    my_file,
    prefer,
    press,
    type_times,
)
from tests.bot.ways import choose as select
from tests.conformance.names import words as names_of
from tests.render.lang import pseudo
from tests.tables import rated_games
from tests.witnesses import witnessed

CODE = pseudo.PSEUDO.code
GAME = "antike-duellum"
LOOSE = re.compile(
    r"<@\d+>|<#\d+>|<t:\d+(:\w)?>|https?://\S+|attachment://\S+|/[a-z]+( (?=[a-z]))?|`[^`»]*`"
)
"""What reads the same in every language: mentions, times, links, commands."""
WORD = re.compile(r"[A-Za-z]{2,}")
TYPED = re.compile(r"`[^`]*`")
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board", {}),
    ("board", {"text": True}),
    ("turns", {}),
    ("orders", {}),
    ("turns", {}),
    ("game log", {}),
    ("game log", {"step": 1}),
    ("game leave", {}),
    ("host clock", {}),
    ("me settings", {}),
    ("report", {}),
    ("turn", {}),
    ("play", {"text": "nothing of the sort"}),
)
"""Commands about a running game, and about the user."""
TIMES = {"zone": "Europe/Berlin", "quiet": "22:00-07:30", "away": "3 days"}
REFUSED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("host close", {}),
    ("game log", {"step": 99}),
    ("turn", {"table": 99}),
    ("play", {"text": "?;" * 20}),
    ("undo", {}),
    ("board", {"picture": "?"}),
)
"""Commands that somebody who only plays at a table may not use, or not so."""
LEFT_ALONE = frozenset(
    {"abandon", "report", "reported", "topic", "giveup", "share", "standup", "words"}
)
"""Controls that end the game, open a window, or are tried apart."""


@pytest.fixture(autouse=True)
def _plain(plain_pictures: None) -> None:
    """These tests are not about boards."""


@pytest.fixture
def other_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The made language is one of those there are."""
    read = lang.read
    monkeypatch.setitem(lang.LANGUAGES, CODE, "el")
    monkeypatch.setattr(lang, "read", lambda code: pseudo.source if code == CODE else read(code))
    yield
    lang.language.cache_clear()


async def choose(world: World, *names: str) -> None:
    """These people want to read that language."""
    for name in names:
        chosen = UserSettings(world[name].id, language=CODE, language_chosen=True)
        await world.service.store.write(partial(user_rows.save, user=chosen))


@pytest.fixture
async def world(
    other_language: None, tmp_path: Path, description: Description
) -> AsyncIterator[World]:
    """A server on which that language can be chosen."""
    async with simulated(tmp_path) as world:
        yield world
        assert checks.problems(world.env.http_requests, description) == []


def said(request: Any) -> Iterator[str]:
    """All words of a request."""
    body = request.json
    if not isinstance(body, dict) or "commands" in request.path:
        return
    data: dict[str, Any] = (body.get("data") or {}) if "callback" in request.path else body
    yield from filter(None, (data.get("content"), data.get("title")))
    yield from (c["name"] for c in data.get("choices") or ())
    for c in limits.walk(data.get("components") or ()):
        yield from filter(None, (c.get(key) for key in ("content", "label", "placeholder")))
        yield from filter(None, (c.get("description"),))
        for item in (*(c.get("options") or ()), *(c.get("items") or ())):
            yield from filter(None, (item.get("label"), item.get("description")))


def known() -> list[str]:
    """What is said in English only."""
    found = [CODE, "Europe/Berlin"]
    found += [
        said
        for key in tuple(registry.keys())
        if presentation(key).texts.LISTING is None
        for said in unlisted(key)
    ]
    return sorted(found, key=len, reverse=True)


def unlisted(key: str) -> list[str]:
    """How a game that says nothing of itself is listed."""
    listed = Unlisted(key)
    return [listed.title(), *map(listed.option, registry.rules(key).options.model_fields)]


def escaped(text: str, names: frozenset[str], phrases: list[str]) -> list[str]:
    """Plain words of a text that are no names."""
    for phrase in phrases:
        text = text.replace(phrase, "")
    text = LOOSE.sub("", text)
    return [word for word in WORD.findall(text) if word not in names]


def everything_said(world: World) -> dict[str, list[str]]:
    """What has escaped the catalogues in all that was sent."""
    return wrong_in(text for request in world.env.http_requests for text in said(request))


def forms_lost(world: World) -> dict[str, list[str]]:
    """What was put into a sentence of that language and had lost its forms on the way. A text that
    was cut has lost brackets as well, and nobody can tell; what can be typed has only one form."""
    printed = pseudo.printed("antike-names")
    texts = (text for request in world.env.http_requests for text in said(request))
    lines = {TYPED.sub("", line) for text in texts for line in text.splitlines() if "…" not in line}
    return {line: found for line in lines if (found := pseudo.lost(line, printed))}


def wrong_in(texts: Iterable[str]) -> dict[str, list[str]]:
    """The texts in which something is not of that language, with the words that are not."""
    named = names_of(GAME)
    typed = {name.lower() for name in named}  # as they are typed
    names = named | typed | {*PEOPLE, "utc", "UTC", "Discord", "json", "lounge"}
    names |= {
        *("Europe", "English"),
        *("Computer", "normal", "beginner"),
        *map(lang.own_name, lang.LANGUAGES),
    }
    phrases, wrong = known(), {}
    for text in texts:
        found = escaped(text, names, phrases)
        if found:
            wrong[text] = found
    return wrong


def labels_differ(message: ResponseMessage) -> None:
    """Buttons of one message, and options of one menu, read differently."""
    buttons = [p.label for p in presses(message) if p.value is None]
    assert len(buttons) == len(set(buttons)), buttons
    for c in limits.walk(message.components):
        if c["type"] == SELECT:
            options = [(o["label"], o.get("description")) for o in c["options"]]
            assert len(options) == len(set(options)), options


class Wanderer:
    """Presses what can be pressed, at random, and looks at all that comes of it."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.rng = random.Random(seed)
        self.read: list[str] = []

    async def wander(self, actor: MemberActor, shown: ResponseMessage, times: int) -> set[str]:
        """The kinds of controls that were pressed."""
        ops: set[str] = set()
        for _ in range(times):
            labels_differ(shown)
            offered = [
                p for p in presses(shown) if p.style != DANGER and p.parsed.op not in LEFT_ALONE
            ]
            if not offered:
                break
            press = self.rng.choice(offered)
            ops.add(press.parsed.op)
            result = await self._press(actor, shown, press)
            if result.modal is not None:
                result = await actor.submit_modal(result, {"number": "1"})
            if result.response is not None and result.ephemeral:
                shown = result.response
                self.read.append(words(shown))
        return ops

    async def _press(
        self, actor: MemberActor, shown: ResponseMessage, press: Press
    ) -> InteractionResult:
        if press.value is None:
            return await actor.click(shown, custom_id=press.custom_id)
        same = [p.value for p in presses(shown) if p.custom_id == press.custom_id and p.value]
        count = max(1, press.low)
        values = [press.value, *(v for v in same if v != press.value)][:count]
        return await actor.select(shown, values, custom_id=press.custom_id)


@pytest.mark.sliced(10)
async def test_a_lobby(world: World) -> None:
    await choose(world, *PEOPLE)
    ann, bob = world["Ann"], world["Bob"]
    await ann.autocomplete(world.channel, "game new", "game", "")
    await ann.slash(world.channel, "game new", game=GAME)
    assert (await world.table()).language == CODE
    for actor, op in ((bob, "join"), (bob, "leave"), (ann, "computer"), (ann, "nocomputer")):
        labels_differ(world.with_control(op))
        if op == "computer":
            await world.add_computer(actor)
        else:
            await world.press(actor, world.with_control(op), op)
    options = (await world.press(ann, world.with_control("options"), "options")).response
    labels_differ(there(options))
    await ann.slash(world.channel, "turns")
    page = (await world.press(ann, world.with_control("help"), "help")).response
    for topic in [p for p in presses(page) if p.parsed.op == "topic"]:
        page = (await ann.select(there(page), [topic.value], custom_id=topic.custom_id)).response
    await ann.slash(world.channel, "help")
    await ann.slash(world.channel, "host clock")
    of_table = await press(world, ann, await ann.slash(world.channel, "turns"), "options")
    await select(ann, of_table, "pictures", "words")
    await ann.slash(world.channel, "host close")
    await ask_to_be_forgotten(world, ann)
    assert everything_said(world) == {}
    assert forms_lost(world) == {}


@pytest.mark.sliced
async def test_a_game(world: World) -> None:
    await choose(world, *PEOPLE)
    await world.start("Ann", "Bob", game=GAME)
    pressed: set[str] = set()
    for n in range(12):
        for actor in (world["Ann"], world["Bob"]):
            wanderer = Wanderer(world, n)
            labels_differ(world.board())
            pressed |= await wanderer.wander(actor, await world.open_panel(actor), 14)
    witnessed(
        pressed,
        "presses of every kind of control",
        "a game of Ann and Bob, wanderers 0 to 11",
        every={"panel", "look", "orders", "plan", "planned", "undo", "closer", "see"},
    )
    assert everything_said(world) == {}
    assert forms_lost(world) == {}


@pytest.mark.sliced(10)
async def test_commands_of_a_game(world: World) -> None:
    await choose(world, *PEOPLE)
    await world.start("Ann", "Bob", game=GAME)
    [now] = await world.asked()
    other = world["Bob"] if now.id == world["Ann"].id else world["Ann"]
    for name, given in COMMANDS:
        for actor in (now, other):
            result = await actor.slash(world.channel, name, **given)
            if result.response is not None:
                labels_differ(result.response)
    for actor in (now, other):
        labels_differ(there((await type_times(world, actor, **TIMES)).response))
        await my_file(world, actor)
        await game_file(world, actor)
        labels_differ(there((await ask_to_be_forgotten(world, actor)).response))
        await is_back(world, actor)
    await now.autocomplete(world.channel, "play", "text", "")
    await other.slash(world.channel, "plan")
    await other.autocomplete(world.channel, "game log", "step", "")
    page = (await other.slash(world.channel, "game log")).response
    await Wanderer(world, 1).wander(other, there(page), 20)
    page = (await world.press(other, world.board(), "since")).response
    await Wanderer(world, 2).wander(other, there(page), 12)
    wrong = everything_said(world)
    assert {text: found for text, found in wrong.items() if "nothing of the sort" not in text} == {}
    assert forms_lost(world) == {}


@pytest.mark.sliced
async def test_a_table_of_another_language(world: World) -> None:
    """The channel is spoken to in the language of the table, each player in their own."""
    await choose(world, "Bob")
    await world.start("Ann", "Bob", game=GAME)
    assert (await world.table()).language == "en"
    ann, bob = world["Ann"], world["Bob"]
    read: dict[str, list[str]] = {"Ann": [], "Bob": []}
    for n in range(8):
        for name, actor in (("Ann", ann), ("Bob", bob)):
            wanderer = Wanderer(world, n)
            await wanderer.wander(actor, await world.open_panel(actor), 14)
            read[name] += wanderer.read
    for name, given in COMMANDS:
        for who, actor in (("Ann", ann), ("Bob", bob)):
            result = await actor.slash(world.channel, name, **given)
            if result.response is not None:
                read[who].append(words(result.response))
    public = [words(message) for message in world.messages()]
    assert [text for text in (*public, *read["Ann"]) if "«" in text] == []
    wrong = wrong_in(read["Bob"])
    assert {text: found for text, found in wrong.items() if "nothing of the sort" not in text} == {}


async def test_refusals_and_faults(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused, and what goes wrong, is told in the language of whoever did it."""
    await choose(world, "Bob")
    await world.start("Ann", "Bob", game=GAME)
    bob, read = world["Bob"], []
    for name, given in REFUSED:
        result = await bob.slash(world.channel, name, **given)
        assert "«" in words(result.response), name
        read.append(words(result.response))
    assert len(set(read)) == len(read), "each is refused for a reason of its own"

    async def failing(*_: object) -> None:
        raise ZeroDivisionError

    world.expected += ["ZeroDivisionError"]
    monkeypatch.setattr(world.service.panels, "opened", failing)
    told = words((await bob.slash(world.channel, "turn")).response)
    told, references = re.subn(r"\b[0-9A-F]{4}-[0-9A-F]{4}\b", "", told)
    assert references == 1
    assert wrong_in([*read, told]) == {}


@pytest.mark.sliced(10)
async def test_going_back(world: World) -> None:
    await choose(world, *PEOPLE)
    await world.start("Ann", "Bob", game=GAME)
    for answer in ("agree", "refuse", "withdraw"):
        await play(world, (await world.table()).public_seq + 4)
        table = await world.table()
        seat = last_actor(table, await world.service.views.log(table.id))
        asker, other = (world[name] for name in ("Ann", "Bob")[:: 1 if seat == 0 else -1])
        question = await ask(world, asker)
        labels_differ(question)
        await world.press(other if answer != "withdraw" else asker, question, answer)
        await asker.slash(world.channel, "game log")
    assert everything_said(world) == {}
    assert forms_lost(world) == {}


@pytest.mark.sliced
async def test_seats_that_change_hands(world: World) -> None:
    await choose(world, *PEOPLE)
    await world.start("Ann", "Bob", game=GAME)
    ann = world["Ann"]
    await world.give_seat(ann, 2, world["Chloe"])
    await ann.slash(world.channel, "host replace", seat="2")
    labels_differ(world.with_control("unseat"))
    await world.press(ann, world.with_control("unseat"), "unseat")
    page = (await world["Chloe"].slash(world.channel, "game leave")).response
    await world.press(world["Chloe"], page, "standup")
    await ann.slash(world.channel, "game log")
    await ann.slash(world.channel, "turns")
    assert everything_said(world) == {}
    assert forms_lost(world) == {}


@pytest.mark.sliced(10)
async def test_direct_messages_and_a_lost_channel(world: World) -> None:
    """Reminders in the channel and by direct message, and what is said once the channel is gone."""
    await choose(world, *PEOPLE)
    await world.start("Ann", "Bob", game=GAME)
    await world.advance(13 * HOUR)
    for name in ("Ann", "Bob"):
        await prefer(world, world[name], reminders="dm")
    await world.advance(48 * HOUR)
    lounge = world.guild.create_text_channel("lounge")
    world.delete_channel(world.channel)
    await world.env.settle()
    for name in ("Ann", "Bob"):
        await world[name].slash(lounge, "turns")
        await world[name].slash(lounge, "turns")
        await world[name].slash(lounge, "turn", table=1)
    page = (await world["Ann"].slash(lounge, "host move", table=1)).response
    await world.press(world["Ann"], page, "movehere")
    assert everything_said(world) == {}
    assert forms_lost(world) == {}


async def test_direct_messages_are_for_one_reader(world: World) -> None:
    """Reminders, questions about a seat, and what comes in the place of the channel."""
    await choose(world, "Bob")
    await world.start("Chloe", "Bob", game=GAME)
    chloe, bob = world["Chloe"], world["Bob"]
    for actor in (chloe, bob):
        await prefer(world, actor, reminders="dm")
    await chloe.slash(world.channel, "host replace", seat="2", player=world["Ann"].user)
    await world.press(chloe, world.with_control("unseat"), "unseat")
    while bob not in await world.asked():
        await play(world, (await world.table()).public_seq + 1)
    await world.advance(13 * HOUR)
    world.delete_channel(world.channel)
    await world.env.settle()
    dms = [words(m) for m in world.messages(world.env.backend.get_dm_channel(bob.id))]
    assert len(dms) >= 3
    assert wrong_in(dms) == {}
    public = [words(message) for message in world.messages()]
    assert [text for text in public if "«" in text] == []


async def test_records(world: World) -> None:
    await choose(world, "Ann")
    people = [world[name].id for name in ("Ann", "Bob", "Chloe", "Dimitri")]
    games = rated_games.season(people, 40, world.now(), world.guild.id, game="belfort")
    await rated_games.keep(world.service.store, games)
    await rated_games.settle(world.service)
    page = await world["Ann"].slash(world.channel, "record")
    labels_differ(there(page.response))
    shared = await world.press(world["Ann"], page.response, "sharerecord")
    labels_differ(there(shared.response))
    await world["Ann"].slash(world.channel, "record", player=world["Bob"])
    await world["Ann"].slash(world.channel, "record", game="tzolkin")
    assert everything_said(world) == {}
    assert forms_lost(world) == {}
