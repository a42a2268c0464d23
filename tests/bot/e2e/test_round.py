"""A whole round of Through the Ages as the channel shows it, printed as a text to be read:
`a_round.txt`. An event, an aggression that is answered in between, and an auction come in it.

After you change what is said, look at the difference and write the text again:
`AGORA_WRITE=1 pytest tests/bot/e2e/test_round.py`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord.results import ResponseMessage

from bot.widgets import limits
from engine import registry
from engine.core import Action, Rng
from render.registry import presentation
from tests.bench.human import Keen
from tests.bot.e2e.tta import GAME, OPTIONS, letters, phrase
from tests.bot.simulated import World, presses, words
from tests.witnesses import witnessed

TEXT = Path(__file__).with_name("a_round.txt")
SEED, ROUND = 7, 11
PEOPLE = ("Ann", "Bob", "Chloe")
MESSAGE = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?")
TEXT_DISPLAY, GALLERY, RULE, ROW = 10, 12, 14, 1

pytestmark = pytest.mark.usefixtures("plain_pictures")


class Transcript:
    """What becomes of the messages of a channel, as lines of text."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._numbers: dict[int, int] = {}
        self._names = {a.id: name for name, a in world.people.items()}
        self.lines: list[str] = []

    def message(self, message: ResponseMessage) -> list[str]:
        """A message as it stands there."""
        found = []
        for c in limits.walk(message.components):
            if c["type"] == TEXT_DISPLAY:
                found += [self._plain(line) for line in c["content"].splitlines()]
            elif c["type"] == GALLERY:
                shown = c["items"][0]["media"]["url"].partition("?")[0]
                found += [f"({shown.rpartition('/')[2]})"]
            elif c["type"] == RULE:
                found += ["----"]
            elif c["type"] == ROW:
                labels = [f"[{b['label']}]" for b in c["components"] if "label" in b]
                found += [" ".join(labels)]
        return [f"    {line}" for line in found]

    def _plain(self, line: str) -> str:
        for user, name in self._names.items():
            line = line.replace(f"<@{user}>", f"@{name}")
        return re.sub(r"<t:\d+:R>", "just now", line)

    def number(self, message_id: int) -> int:
        """A short name for a message."""
        return self._numbers.setdefault(message_id, len(self._numbers) + 1)

    @contextmanager
    def written(self) -> Iterator[None]:
        """Write down what happens in the channel as long as this lasts."""
        wire, deliver = self._world.wire, self._world.wire._deliver

        def noted(backend: Any, method: str, path: str, **rest: Any) -> Any:
            answer = deliver(backend, method, path, **rest)
            found = MESSAGE.fullmatch(path)
            if found and method != "GET" and int(found[1]) == self._world.channel.id:
                self._note(backend, method, int(found[2] or answer["id"]), rest)
            return answer

        wire._deliver = noted
        try:
            yield
        finally:
            wire._deliver = deliver

    def _note(self, backend: Any, method: str, message_id: int, rest: Any) -> None:
        number = self.number(message_id)
        if method == "DELETE":
            self.lines += [f"- message {number} goes", ""]
            return
        stored = backend.get_message(self._world.channel.id, message_id)
        shown = self.message(ResponseMessage(self._world.env, stored))
        pinged = ", ".join(self._names[user] for user in stored.ping_user_ids)
        said = {
            "POST": f"+ message {number}, pings {pinged or 'nobody'}",
            "PATCH": f"~ message {number} is edited",
        }[method]
        new = ", with a new picture" if method == "PATCH" and rest.get("files") else ""
        self.lines += [f"{said}{new}", *shown, ""]


async def typed(world: World, player: Keen, chance: Rng) -> tuple[str, ResponseMessage]:
    """Whoever is asked types what a keen player does, in words; who that is, and their panel."""
    rules, table = registry.rules(GAME), await world.table()
    loaded = await world.service.repository.load(table.id)
    [decision] = (await world.service.repository.steps.head(loaded, rules)).decisions
    actor = world[PEOPLE[decision.seat]]
    position = await world.service.views.position(table.id, actor.id)
    action = player.choose(position.view, position.decisions[0], chance)
    texts = presentation(GAME).texts(table.names)
    said = phrase(position.decisions[0], texts, position.view, action, decision.seat)
    answer = await actor.slash(world.channel, "play", text=said)
    assert answer.ephemeral
    assert answer.response is not None
    assert (await world.table()).version != table.version, words(answer.response)
    return PEOPLE[decision.seat], answer.response


async def brought_to_the_round(
    world: World, monkeypatch: pytest.MonkeyPatch, player: Keen, chance: Rng
) -> None:
    """A table of three keen players at the beginning of the round."""
    monkeypatch.setattr("tables.service.secrets.randbits", lambda bits: SEED)
    await world.start(*PEOPLE, game=GAME, options=OPTIONS)
    rules = registry.rules(GAME)
    step = rules.setup(rules.options(**OPTIONS), len(PEOPLE), SEED)
    moves: list[tuple[int, Action]] = []
    while True:
        [decision] = step.decisions
        view = rules.view(step.state, decision.seat)
        if view.round == ROUND:
            break
        moves.append((decision.seat, player.choose(view, decision, chance)))
        step = rules.apply(step.state, *moves[-1], step.decisions)
    for move in moves:  # one by one, or it would hang on the database what is posted in between
        await world.quickly([move])


async def played(world: World, transcript: Transcript, player: Keen, chance: Rng) -> list[str]:
    """The round, typed; the panel of whoever revealed an event, as lines."""
    revealed: list[str] = []
    begun = (await world.table()).public_seq
    with transcript.written():
        while (await world.service.views.position(1, None)).view.round == ROUND:
            name, panel = await typed(world, player, chance)
            if "Event revealed" in words(panel) and not revealed:
                revealed = [f"the panel of {name}, who revealed it", *transcript.message(panel), ""]
    log = await world.service.views.log(1, after=begun)
    kinds = {event.kind for entry in log for event in entry.events}
    witnessed(
        kinds,
        "events of these kinds",
        f"round {ROUND} of the typed game",
        every={"event_revealed", "attacked", "defended", "bid_made"},
    )
    return revealed


async def looked_back(world: World, transcript: Transcript) -> list[str]:
    """What is new to each of the players, and all of it to the first."""
    shown: list[str] = []
    for name in PEOPLE:
        since = (await world.press(world[name], world.board(), "since")).response
        assert since is not None
        shown += [f"since the last turn of {name}", *transcript.message(since), ""]
        if name == PEOPLE[0]:
            [rest] = [p for p in presses(since) if p.label.startswith("Show the rest (")]
            unfolded = await world[name].click(since, custom_id=rest.custom_id)
            assert unfolded.response is not None
            shown += ["the same with the rest", *transcript.message(unfolded.response), ""]
    return shown


@pytest.mark.sliced
async def test_a_round_reads_as_a_story(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    player, chance = Keen(), Rng(SEED)
    await brought_to_the_round(world, monkeypatch, player, chance)
    transcript = Transcript(world)
    before = {m.id for m in world.messages()} - {world.board().id}
    written = {name: len(letters(world, world[name])) for name in PEOPLE}
    transcript.number(world.board().id)
    revealed = await played(world, transcript, player, chance)
    shown = [*transcript.lines, "=" * 80, "The channel afterwards, from top to bottom:", ""]
    for message in world.messages():
        if message.id not in before:
            shown += [f"message {transcript.number(message.id)}", *transcript.message(message), ""]
    for name in PEOPLE:
        for letter in letters(world, world[name])[written[name] :]:
            shown += [f"a letter to {name}", *transcript.message(letter), ""]
    shown += [*revealed, *await looked_back(world, transcript)]
    said = "\n".join(shown).replace(f"<#{world.channel.id}>", "#table-1")
    said = re.sub(r"https://discord\.com/channels/\d+/\d+/\d+", "its address", said)
    if os.environ.get("AGORA_WRITE"):
        TEXT.write_text(said, encoding="utf-8")
    assert said.splitlines() == TEXT.read_text(encoding="utf-8").splitlines()
