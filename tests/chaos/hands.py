"""Hands that press what the bot shows, press again when nothing happens, and remember what people
were told."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from simcord import ResponseMessage
from simcord.backend.models import Message

from bot.widgets import flood, ids, limits
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_plans import BotPlans
from render.lang.catalogue.refusals import Refusals
from tests.bot.simulated import BUTTON, SELECT, Press, presses, words
from tests.chaos.server import Discord, Waiting
from tests.chaos.wishes import TYPED, Wish

COMMAND, CONTROL, WINDOW = 2, 3, 5
LABEL, TEXT = 18, 3
"""The type of a field's label in a window, and that of an option of a command that is text."""
SILENCE = 30.0
"""Seconds without an answer, although the bot lives, after which a button counts as dead."""
BAD_ANSWERS = ("went wrong", "from another version", "Reference:", "no table here")
LATE = (
    BotPanel().moved_on(),
    Refusals().choices_changed(),
    BotPlans().changed(),
    "Please choose ",
    "That choice is not possible",
)
"""What a press is answered that was of no use."""
VERSIONED = ("panel", "undo", "restart")
"""Controls that are late once they have been carried out."""
ANSWERS = ("agree", "refuse", "withdraw")
"""Controls of the public question: the bot acknowledges them, and edits the question later."""
TELLING = {
    "ahead": ("given", "Ordered: "),
    "always": ("given", "Ordered. "),
    "ordergive": ("given", "Order given. "),
    "orderoff": ("ended", "Order ended."),
}
"""Controls that leave no number behind: what they do, and how the bot says that it is done."""
PANELS = ("panel", "look", "closer", "plan", "orders")
"""Controls by which a panel is known."""


class Died(Exception):
    """The bot died before it answered."""


class Gone(Exception):
    """The control is in its message no more; Discord would not take the press."""


@dataclass(slots=True)
class Intent:
    """One thing a person wants, pressed once or, when nobody answered, again.

    wish: what it is for. once: it must not be carried out twice. pressed: the interactions.
    told: those of which the bot showed that they were carried out, with what it showed.
    """

    wish: Wish
    once: bool
    pressed: list[int] = field(default_factory=list)
    told: dict[int, str] = field(default_factory=dict)


class Ledger:
    """What people asked for and were told; the other side of the proof."""

    def __init__(self) -> None:
        self.intents: dict[tuple[int, str, tuple[str, ...]], Intent] = {}
        self.wrong: list[str] = []
        self.promised: Counter[tuple[int, str]] = Counter()
        """Orders given and ended, by user, as the bot has said."""
        self._wishes: dict[int, Wish] = {}
        self._lately: set[tuple[int, int, str]] = set()

    def intent(self, user: int, custom_id: str, values: Sequence[str], *, line: str = "") -> Intent:
        key = (user, custom_id, tuple(values))
        if key not in self.intents:
            control = ids.parse(custom_id)
            op = "play" if line else control.op if control else ""
            once = op == "agree" or (op in VERSIONED and _may_act(custom_id, values))
            self.intents[key] = Intent(Wish(user, op, control, key[2], line), once)
        return self.intents[key]

    def note(self, intent: Intent, number: int, table: int) -> None:
        """An interaction is under way."""
        intent.pressed.append(number)
        self._wishes[number] = intent.wish
        self._lately.add((intent.wish.user, table, intent.wish.op))

    def wish_of(self, number: int) -> Wish | None:
        return self._wishes.get(number)

    def asked_for(self, user: int, table: int, ops: tuple[str, ...]) -> bool:
        """Whether somebody has pressed one of these controls in this life of the bot."""
        return any((user, table, op) in self._lately for op in ops)

    def forget_lately(self) -> None:
        """The bot is dead, and what was under way is settled."""
        self._lately.clear()

    @property
    def told(self) -> int:
        return sum(len(i.told) for i in self.intents.values())


class Mortal(Protocol):
    """What may die before it answers. dead: set when something has died."""

    dead: asyncio.Event

    def lost(self, waiting: Waiting) -> bool:
        """Whether a press was lost on its way, for a known reason."""

    def excused(self, said: str, waiting: Waiting) -> bool:
        """Whether a fault is told that is none of the bot's."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command. resolved: what Discord sends of whom or what it names."""

    type: int
    value: str | int
    resolved: dict[str, Any] = field(default_factory=dict)


Fill = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Fills in one field of a window: from the field with its label, what Discord sends of it."""


@dataclass
class Hands:
    """Press for some people.

    busy: they also undo, order, plan, type, and ask the others to go back, and press no faster than
    the bot lets people press for ever.
    """

    server: Discord
    process: Mortal
    ledger: Ledger
    rng: random.Random
    busy: bool = True
    commands: int = 0
    _next: dict[int, float] = field(default_factory=dict)

    async def press(
        self,
        user: int,
        message: Message,
        press: Press,
        values: Sequence[str] = (),
        fill: Fill | None = None,
    ) -> Message:
        """Press a control; what is shown then. After a death it is often pressed again. fill: what
        is put into the window that it may open. Raises `Died`, `Gone`."""
        while True:
            try:
                return await self._press_once(user, message, press, values, fill or self._number)
            except Died:
                if self.rng.random() < 0.4:
                    raise

    def is_there(self, message: Message) -> bool:
        """Whether a message can still be seen; the bot takes older panels away."""
        return message.id in self.server.backend.messages.get(message.channel_id, {})

    async def _press_once(
        self, user: int, message: Message, press: Press, values: Sequence[str], fill: Fill
    ) -> Message:
        kind = BUTTON if press.value is None else SELECT
        data: dict[str, Any] = {"custom_id": press.custom_id, "component_type": kind}
        if press.value is not None:
            data["values"] = list(values)
        intent = self.ledger.intent(user, press.custom_id, values)
        where, table = message.channel_id, press.parsed.table
        waiting = await self.send(CONTROL, where, user, data, intent, message, table)
        if not waiting.answers and waiting.record.modal is None:
            return message
        if waiting.record.modal is None:
            return self._told(intent, waiting, press.custom_id, values)
        modal = waiting.record.modal
        fields = [fill(item) for item in modal["components"]]
        typed = [str(field.get("values", field.get("value"))) for field in fields]
        shown = [{"type": LABEL, "component": field} for field in fields]
        data = {"custom_id": modal["custom_id"], "components": shown}
        intent = self.ledger.intent(user, modal["custom_id"], (TYPED, *typed))
        waiting = await self.send(WINDOW, where, user, data, intent, message, table)
        return self._told(intent, waiting, modal["custom_id"], ("k",))

    def _number(self, item: Mapping[str, Any]) -> dict[str, Any]:
        """A field of a window with a number that its own words allow."""
        bounds = re.search(r"from (-?\d+) to (-?\d+)", json.dumps(item))
        assert bounds is not None, item
        field = item["component"]
        number = str(self.rng.randint(int(bounds[1]), int(bounds[2])))
        return {"type": field["type"], "custom_id": field["custom_id"], "value": number}

    async def command(
        self, channel: int, user: int, name: str, /, line: str = "", **options: str | Option
    ) -> Message:
        """Use a command; the answer. line: the answers that it gives. Raises `Died`."""
        await self.server.hears(channel)
        root, *leaf = name.split()
        found = self.server.backend.commands.get(None, {}).get((root, 1))
        if found is None:  # the bot has never lived long enough to register it
            await nap()
            raise Died()
        typed = {k: v if isinstance(v, Option) else Option(TEXT, v) for k, v in options.items()}
        given: list[dict[str, Any]] = [
            {"name": name, "type": one.type, "value": one.value} for name, one in typed.items()
        ]
        if leaf:
            given = [{"name": leaf[0], "type": 1, "options": given}]
        data: dict[str, Any] = {"id": found["id"], "name": root, "type": 1, "options": given}
        resolved = [one.resolved for one in typed.values() if one.resolved]
        if resolved:
            data["resolved"] = resolved[0]
        self.commands += 1
        intent = self.ledger.intent(user, f"/{name} {self.commands}", (), line=line)
        waiting = await self.send(COMMAND, channel, user, data, intent, None, 0)
        answer = waiting.answers[-1]
        said = words(self.seen(answer))
        self.judge(f"/{name}", said, waiting)
        return answer

    async def send(
        self,
        kind: int,
        channel: int,
        user: int,
        data: dict[str, Any],
        intent: Intent,
        source: Message | None,
        table: int,
    ) -> Waiting:
        """Until the bot has shown something. Raises `Died`, `Gone`."""
        await self._pace(user)
        await self.server.hears(channel)
        if kind == CONTROL and source is not None:
            there = limits.walk(self.seen(source).components)
            if not self.is_there(source) or all(
                part.get("custom_id") != data["custom_id"] or part.get("disabled") for part in there
            ):
                raise Gone()
        waiting = self.server.interact(kind, channel, user, data, source)
        self.ledger.note(intent, waiting.record.id, table)
        try:
            async with asyncio.timeout(SILENCE):
                while not (waiting.answers or waiting.record.modal or _heard(intent, waiting)):
                    waiting.changed.clear()
                    events = (waiting.changed, self.process.dead)
                    tasks = [asyncio.create_task(event.wait()) for event in events]
                    try:
                        await asyncio.wait(tasks, timeout=1.0, return_when=asyncio.FIRST_COMPLETED)
                    finally:
                        for task in tasks:
                            task.cancel()
                    answered = waiting.answers or waiting.record.modal or _heard(intent, waiting)
                    if not answered and self.process.lost(waiting):
                        raise Died()
        except TimeoutError:
            self.ledger.wrong.append(f"nobody answered to {data}: {waiting.timing}")
            raise Died() from None
        finally:
            self.server.done_with(waiting)
        return waiting

    def _told(
        self, intent: Intent, waiting: Waiting, custom_id: str, values: Sequence[str] = ()
    ) -> Message:
        """Whether the answer says that the wish was carried out."""
        answer = waiting.answers[-1]
        said = words(self.seen(answer))
        self.judge(custom_id, said, waiting)
        if intent.wish.op in TELLING:
            what, sentence = TELLING[intent.wish.op]
            self.ledger.promised[intent.wish.user, what] += sentence in said
        if any(late in said for late in LATE) or not _may_act(custom_id, values):
            return answer
        shown = presses(self.seen(answer))
        sure = any(p.parsed.op in ("panel", "planned") and p.token[:1] == "y" for p in shown)
        page = ("planmode",) if intent.wish.op == "planned" else PANELS
        if not sure and any(p.parsed.op in page for p in shown):
            intent.told[waiting.record.id] = said
        return answer

    def seen(self, message: Message) -> ResponseMessage:
        return ResponseMessage(self.server.env, message)

    async def put_off(self, user: int) -> None:
        """Press *Snooze* on the last reminder in somebody's direct messages. Raises `Died`,
        `Gone`."""
        late = self.newest(self.server.backend.get_dm_channel(user).id, "snooze")
        if late is not None:
            found = [p for p in presses(self.seen(late)) if p.parsed.op == "snooze"]
            await self.press(user, late, self.rng.choice(found))

    def newest(self, channel: int, op: str) -> Message | None:
        """The newest public message of a channel with a control of this kind."""
        stored = self.server.backend.messages.get(channel, {})
        for message in sorted(stored.values(), key=lambda m: -m.id):
            if not message.is_ephemeral and any(
                p.parsed.op == op for p in presses(self.seen(message))
            ):
                return message
        return None

    def judge(self, pressed: str, said: str, waiting: Waiting) -> None:
        """Note an answer that nobody should get."""
        if any(bad in said for bad in BAD_ANSWERS) and not self.process.excused(said, waiting):
            self.ledger.wrong.append(f"{pressed}: {said}")

    async def _pace(self, user: int) -> None:
        """No faster than the bot lets people press for ever."""
        if self.busy:
            now = time.monotonic()
            turn = max(now, self._next.get(user, 0.0))
            self._next[user] = turn + 1 / flood.RATE
            await asyncio.sleep(turn - now)


async def nap() -> None:
    """Until something may have happened."""
    await asyncio.sleep(0.02)


def _heard(intent: Intent, waiting: Waiting) -> bool:
    """Whether nothing more is to come than the acknowledgement that has come."""
    return intent.wish.op in ANSWERS and waiting.timing.acknowledged is not None


def _may_act(custom_id: str, values: Sequence[str]) -> bool:
    """Whether a press can carry something out; other tokens only open and turn pages."""
    control = ids.parse(custom_id)
    if control is None or control.op not in (*VERSIONED, "planned"):
        return False
    if control.op in ("undo", "restart"):
        return True
    tokens = tuple(values) or control.args[4:5]
    return bool(tokens) and all(t[:1] in ("a", "y", "n", "k") for t in tokens)
