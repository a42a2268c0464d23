"""People who press buttons, press again when nothing happens, and remember what they were told."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from simcord import ResponseMessage
from simcord.backend.models import Message

from bot.ui import ids
from bot.ui.presses import DONE, MOVED_ON, NOT_NOW
from tests.bot.players import answers_in
from tests.bot.simulated import BUTTON, SELECT, Press, presses, words
from tests.chaos.process import Process
from tests.chaos.server import Discord, Waiting

COMMAND, CONTROL, WINDOW = 2, 3, 5
SILENCE = 30.0
"""Seconds without an answer, although the bot lives, after which a button counts as dead."""
BAD_ANSWERS = ("went wrong", "of another version", "Reference:", "no table here")
LATE = (MOVED_ON, NOT_NOW)


class Died(Exception):
    """The bot died before it answered."""


@dataclass(slots=True)
class Intent:
    """One thing a person wants, pressed once or, when nobody answered, again.

    effect: steps it adds if it is carried out. pressed: the interactions. told: those of which the
    bot showed that they were carried out.
    """

    user: int
    channel: int
    effect: int
    pressed: list[int] = field(default_factory=list)
    told: list[int] = field(default_factory=list)


class Ledger:
    """What people asked for and were told; the other side of the proof."""

    def __init__(self) -> None:
        self.intents: dict[tuple[int, str, tuple[str, ...]], Intent] = {}
        self.wrong: list[str] = []

    def intent(
        self, user: int, channel: int, custom_id: str, values: Sequence[str], effect: int
    ) -> Intent:
        key = (user, custom_id, tuple(values))
        if key not in self.intents:
            self.intents[key] = Intent(user, channel, effect)
        return self.intents[key]

    @property
    def told(self) -> int:
        return sum(len(i.told) for i in self.intents.values())


@dataclass
class Party:
    """The people of one channel, who play one game after the other."""

    server: Discord
    process: Process
    ledger: Ledger
    rng: random.Random
    game: str
    channel: int
    users: tuple[int, ...]
    computers: int = 0
    games: int = 0
    resting: asyncio.Event = field(default_factory=asyncio.Event)
    panels: dict[int, Message] = field(default_factory=dict)
    shown: set[int] = field(default_factory=set)

    async def play(self) -> None:
        """Go on until cancelled; a death of the bot is only a pause."""
        self.resting.set()
        while True:
            await self.resting.wait()
            try:
                await self._something()
            except Died:
                continue

    async def _something(self) -> None:
        running = self.newest("turn")
        over = self.newest("again")
        if running is None or (over is not None and over.id > running.id):
            await self._open()
            return
        for user in self.rng.sample(self.users, len(self.users)):
            await self._turn(user)

    # --- the lobby -------------------------------------------------------------------------------

    async def _open(self) -> None:
        """Open, fill and start a table; what was done before a death is not done again."""
        first, *others = self.users
        start = self.newest("start")
        over = self.newest("again")
        if start is None or (over is not None and over.id > start.id):
            await self.command(first, "game new", game=self.game)
            self.games += 1
        for user in others:
            await self._sit(user, "join", "game join")
        for _ in range(self.computers):
            lobby = self.newest("start")
            if lobby is not None and "Computer" not in words(self.seen(lobby)):
                await self._try(first, lobby, "computer")
        await self._sit(first, "start", "game start")
        for _ in range(200):  # until the board is there
            board = self.newest("turn")
            if board is not None and (over is None or board.id > over.id):
                return
            await self._nap()

    async def _sit(self, user: int, op: str, command: str) -> None:
        lobby = self.newest(op)
        if lobby is None:
            await self.command(user, command)
        else:
            await self._try(user, lobby, op)

    async def _try(self, user: int, message: Message, op: str) -> None:
        found = [p for p in presses(self.seen(message)) if p.parsed.op == op]
        if found:
            await self.press(user, message, found[0], 0)

    # --- a turn ----------------------------------------------------------------------------------

    async def _turn(self, user: int) -> None:
        """Answer whatever the panel asks. An old panel is used again now and then."""
        board = self.newest("turn")
        if board is None:  # the game is over
            return
        if user not in self.shown or self.rng.random() < 0.3:
            await self.open_panel(user, board)
        for _ in range(12):
            if not await self.answer_once(user):
                return

    async def open_panel(self, user: int, board: Message) -> None:
        """Press “Take my turn”."""
        [button] = [p for p in presses(self.seen(board)) if p.parsed.op == "turn"]
        self.keep(user, await self.press(user, board, button, 0))

    async def answer_once(self, user: int) -> bool:
        """Press something in the panel; False if nothing is asked there."""
        chosen = self._choose(self.seen(self.panels[user]))
        if chosen is None:
            self.shown.discard(user)
            return False
        press, values, effect = chosen
        self.keep(user, await self.press(user, self.panels[user], press, effect, values))
        return True

    def keep(self, user: int, panel: Message) -> None:
        self.panels[user] = panel
        self.shown.add(user)

    def _choose(self, panel: ResponseMessage) -> tuple[Press, list[str], int] | None:
        units = answers_in(panel)
        undo = [p for p in presses(panel) if p.parsed.op == "undo"]
        if undo and self.rng.random() < 0.1:
            return undo[0], [], -1
        if not units:
            return None
        unit = self.rng.choice(units)
        first = unit[0]
        if first.value is None:
            return first, [], 1
        count = self.rng.randint(max(1, first.low), min(first.high, len(unit)))
        return first, [p.token for p in self.rng.sample(unit, count)], 1

    # --- pressing --------------------------------------------------------------------------------

    async def press(
        self,
        user: int,
        message: Message,
        press: Press,
        effect: int,
        values: Sequence[str] = (),
    ) -> Message:
        """Press a control; what is shown then. After a death it is often pressed again."""
        while True:
            try:
                return await self._press_once(user, message, press, effect, values)
            except Died:
                if self.rng.random() < 0.4:
                    raise

    async def _press_once(
        self, user: int, message: Message, press: Press, effect: int, values: Sequence[str]
    ) -> Message:
        kind = BUTTON if press.value is None else SELECT
        data: dict[str, Any] = {"custom_id": press.custom_id, "component_type": kind}
        if press.value is not None:
            data["values"] = list(values)
        intent = self.ledger.intent(user, self.channel, press.custom_id, values, effect)
        waiting = await self._send(CONTROL, user, data, intent, message)
        if waiting.record.modal is None:
            return self._told(intent, waiting, press.custom_id, values)
        modal = waiting.record.modal
        bounds = re.search(r"from (-?\d+) to (-?\d+)", json.dumps(modal))
        assert bounds is not None, modal
        typed = str(self.rng.randint(int(bounds[1]), int(bounds[2])))
        field_ = {"type": 4, "custom_id": "number", "value": typed}
        data = {"custom_id": modal["custom_id"], "components": [{"type": 18, "component": field_}]}
        intent = self.ledger.intent(user, self.channel, modal["custom_id"], ("typed", typed), 1)
        waiting = await self._send(WINDOW, user, data, intent, message)
        return self._told(intent, waiting, modal["custom_id"], ("k",))

    async def command(self, user: int, name: str, **options: str) -> Message:
        """Use a command; the answer."""
        await self.server.connected.wait()
        root, leaf = name.split()
        found = self.server.backend.commands.get(None, {}).get((root, 1))
        if found is None:  # the bot has never lived long enough to register it
            await self._nap()
            raise Died()
        given = [{"name": k, "type": 3, "value": v} for k, v in options.items()]
        data = {
            "id": found["id"],
            "name": root,
            "type": 1,
            "options": [{"name": leaf, "type": 1, "options": given}],
        }
        intent = self.ledger.intent(user, self.channel, f"/{name} {self.games}", (), 0)
        return (await self._send(COMMAND, user, data, intent, None)).answers[-1]

    async def _send(
        self, kind: int, user: int, data: dict[str, Any], intent: Intent, source: Message | None
    ) -> Waiting:
        """Until the bot has shown something. Raises `Died`."""
        await self.server.connected.wait()
        waiting = self.server.interact(kind, self.channel, user, data, source)
        intent.pressed.append(waiting.record.id)
        death = asyncio.create_task(self.process.dead.wait())
        try:
            async with asyncio.timeout(SILENCE):
                while not waiting.answers and waiting.record.modal is None:
                    waiting.changed.clear()
                    change = asyncio.create_task(waiting.changed.wait())
                    try:
                        await asyncio.wait([change, death], return_when=asyncio.FIRST_COMPLETED)
                    finally:
                        change.cancel()
                    if death.done() and not waiting.answers:
                        raise Died()
        except TimeoutError:
            self.ledger.wrong.append(f"nobody answered to {data}")
            raise Died() from None
        finally:
            death.cancel()
            self.server.done_with(waiting)
        return waiting

    def _told(
        self, intent: Intent, waiting: Waiting, custom_id: str, values: Sequence[str] = ()
    ) -> Message:
        """Whether the answer says that the wish was carried out."""
        answer = waiting.answers[-1]
        said = words(self.seen(answer))
        self.ledger.wrong += [f"{custom_id}: {said}" for bad in BAD_ANSWERS if bad in said]
        if any(late in said for late in LATE) or not _may_act(custom_id, values):
            return answer
        if any(
            p.token.startswith("y") for p in presses(self.seen(answer)) if _version(p.custom_id)
        ):
            return answer  # asked whether they are sure
        before, after = _version(custom_id), _shown_version(self.seen(answer))
        if before is not None and (DONE in said or (after is not None and after != before)):
            intent.told.append(waiting.record.id)
        return answer

    # --- looking ---------------------------------------------------------------------------------

    def newest(self, op: str) -> Message | None:
        """The newest public message of the channel with a control of this kind."""
        stored = self.server.backend.messages.get(self.channel, {})
        for message in sorted(stored.values(), key=lambda m: -m.id):
            if not message.is_ephemeral and any(
                p.parsed.op == op for p in presses(self.seen(message))
            ):
                return message
        return None

    def seen(self, message: Message) -> ResponseMessage:
        return ResponseMessage(self.server.env, message)

    async def _nap(self) -> None:
        await asyncio.sleep(0.02)


def _version(custom_id: str) -> str | None:
    """A name for the version of the table that a control of a panel was made for."""
    control = ids.parse(custom_id)
    if control is None or control.op not in ("panel", "undo"):
        return None
    return control.args[0].rpartition(".")[2]


def _may_act(custom_id: str, values: Sequence[str]) -> bool:
    """Whether a press can carry something out; other tokens only open and turn pages."""
    control = ids.parse(custom_id)
    if control is None or control.op not in ("panel", "undo"):
        return False
    tokens = tuple(values) or control.args[4:5]
    return control.op == "undo" or all(t[:1] in ("a", "y", "n", "k") for t in tokens)


def _shown_version(panel: ResponseMessage) -> str | None:
    found = [_version(p.custom_id) for p in presses(panel)]
    return next((v for v in found if v is not None), None)
