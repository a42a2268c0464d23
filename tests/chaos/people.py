"""People who press buttons, press again when nothing happens, and remember what they were told."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from simcord import ResponseMessage
from simcord.backend.models import Message

from bot.widgets import flood, ids, limits
from render.lang.catalogue.bot_panel import BotPanel
from render.lang.catalogue.bot_plans import BotPlans
from render.lang.catalogue.refusals import Refusals
from tests.bot.players import answers_in
from tests.bot.simulated import BUTTON, DANGER, SELECT, Press, presses, words
from tests.chaos.server import Discord, Waiting
from tests.chaos.wishes import TYPED, Wish

COMMAND, CONTROL, WINDOW = 2, 3, 5
PEOPLE = 5
"""The type of a menu that lists people."""
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
ORDERS = ("ahead", "always", "orders")
HABITS: dict[str, float] = {
    "undo": 0.12,
    "restart": 0.08,
    "unhold": 0.15,
    "ahead": 0.3,
    "always": 0.12,
    "orders": 0.06,
    "plan": 0.35,
    "carryout": 0.8,
    "dropplan": 0.04,
    "back": 0.1,
    "more": 0.08,
    "order": 0.7,
    "ordergive": 0.9,
    "orderoff": 0.25,
    "look": 0.2,
    "planned": 0.9,
    "unplan": 0.1,
    "planmode": 0.12,
    "backto": 0.95,
    "askback": 0.95,
    "withdraw": 0.1,
    "close": 0.05,
}
"""How often a control is pressed that is there, by its kind; else the question is answered."""
AGREED, REFUSED = 0.85, 0.07
"""How often a question to go back is answered so; else it is left alone for now."""
AGAIN, INVITES = 0.5, 0.4
"""How often a game is played again by the button, and how often people are invited."""
PANELS = ("panel", "look", "closer", "plan", "orders")
"""Controls by which a panel is known."""
LIKED = ("Attack", "Explore", "Bid", "Defend", "Done")
"""Answers that lead to questions to others, and answers to these: what is held."""
TYPES = 0.12
"""How often an answer is typed."""


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
    channel: int
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

    def intent(
        self, user: int, channel: int, custom_id: str, values: Sequence[str], *, line: str = ""
    ) -> Intent:
        key = (user, custom_id, tuple(values))
        if key not in self.intents:
            control = ids.parse(custom_id)
            op = "play" if line else control.op if control else ""
            once = op == "agree" or (op in VERSIONED and _may_act(custom_id, values))
            self.intents[key] = Intent(Wish(user, op, control, key[2], line), channel, once)
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


@dataclass
class Party:
    """The people of one channel, who play one game after the other.

    busy: they also undo, order, plan, type, and ask the others to go back. All but the
    first give orders; the answers of the first are held instead.
    """

    server: Discord
    process: Mortal
    ledger: Ledger
    rng: random.Random
    game: str
    channel: int
    users: tuple[int, ...]
    computers: int = 0
    busy: bool = True
    commands: int = 0
    resting: asyncio.Event = field(default_factory=asyncio.Event)
    panels: dict[int, Message] = field(default_factory=dict)
    shown: set[int] = field(default_factory=set)
    _next: dict[int, float] = field(default_factory=dict)

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
            await self._consent(user)
            await self._turn(user)

    # --- the lobby -------------------------------------------------------------------------------

    async def _open(self) -> None:
        """Open, fill and start a table; what was done before a death is not done again."""
        first, *others = self.users
        start = self.newest("start")
        over = self.newest("again")
        if start is None or (over is not None and over.id > start.id):
            if over is not None and self.rng.random() < AGAIN:
                await self._try(first, over, "again")
            else:
                await self.command(first, "game new", game=self.game)
        if self.rng.random() < INVITES:
            await self._invite(first, others)
        for user in others:
            await self._join(user)
        for _ in range(self.computers):
            lobby = self.newest("start")
            if lobby is not None and "Computer" not in words(self.seen(lobby)):
                await self._try(first, lobby, "computer")
        await self._sit(first, "start")
        for _ in range(200):  # until the board is there
            board = self.newest("turn")
            if board is not None and (over is None or board.id > over.id):
                return
            await self._nap()

    async def _invite(self, host: int, guests: Sequence[int]) -> None:
        """Invite people by the button of the lobby and the menu below it."""
        lobby = self.newest("invite")
        found = (
            []
            if lobby is None
            else [p for p in presses(self.seen(lobby)) if p.parsed.op == "invite"]
        )
        if lobby is None or not found:
            return
        shown = await self.press(host, lobby, found[0])
        for menu in limits.walk(self.seen(shown).components):
            if menu["type"] == PEOPLE:
                data = {"custom_id": menu["custom_id"], **self.server.picked(self.channel, guests)}
                intent = self.ledger.intent(host, self.channel, menu["custom_id"], data["values"])
                waiting = await self._send(
                    CONTROL, host, data, intent, shown, found[0].parsed.table
                )
                self._judge(menu["custom_id"], words(self.seen(waiting.answers[-1])), waiting)
        for _ in range(100):  # the invitation follows
            asked = self.newest("askyes")
            if asked is not None and asked.id > lobby.id:
                return
            await self._nap()

    async def _join(self, user: int) -> None:
        """Sit down: by an invitation if there is one, now and then having declined it."""
        lobby, asked = self.newest("leave"), self.newest("askyes")
        if lobby is not None and asked is not None and asked.id > lobby.id:
            if self.rng.random() < REFUSED:
                await self._try(user, asked, "askno")
            elif self.rng.random() < AGREED:
                await self._try(user, asked, "askyes")
        await self._sit(user, "join")

    async def _sit(self, user: int, op: str) -> None:
        """Press a button of the lobby, which is posted again if it is not there."""
        if self.newest(op) is None:
            await self.command(user, "turns")
        lobby = self.newest(op)
        if lobby is not None:
            await self._try(user, lobby, op)

    async def _try(self, user: int, message: Message, op: str) -> None:
        found = [p for p in presses(self.seen(message)) if p.parsed.op == op]
        if found:
            await self.press(user, message, found[0])

    # --- a turn ----------------------------------------------------------------------------------

    async def _consent(self, user: int) -> None:
        """Answer the public question to go back, if there is one."""
        question = self.newest("agree")
        if question is None:
            return
        chance = self.rng.random()
        op = "agree" if chance < AGREED else "refuse" if chance < AGREED + REFUSED else ""
        await self._try(user, question, op)

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
        self.keep(user, await self.press(user, board, button))

    async def answer_once(self, user: int) -> bool:
        """Press something in the panel; False if nothing is asked there."""
        panel = self.panels[user]
        if self.busy and self.rng.random() < TYPES and await self._type(user, panel):
            return True
        chosen = self._choose(user, self.seen(panel))
        if chosen is None:
            self.shown.discard(user)
            return False
        press, values = chosen
        self.keep(user, await self.press(user, panel, press, values))
        return True

    def keep(self, user: int, panel: Message) -> None:
        self.panels[user] = panel
        self.shown.add(user)

    async def _type(self, user: int, panel: Message) -> bool:
        """Type one or two answers that the panel offers."""
        offered = [u[0].label for u in answers_in(self.seen(panel)) if u[0].token[:1] == "a"]
        if not offered:
            return False
        said = "; ".join(self.rng.choices(offered, k=self.rng.randint(1, 2)))
        self.keep(user, await self.command(user, "play", line=said, text=said))
        return True

    def _choose(self, user: int, panel: ResponseMessage) -> tuple[Press, list[str]] | None:
        if self.busy:
            chosen = self._habit(user, panel)
            if chosen is not None:
                return chosen
        units = answers_in(panel)
        if not units:
            return None
        liked = [u for u in units if u[0].label.startswith(LIKED)]
        unit = self.rng.choice(liked if liked and self.rng.random() < 0.85 else units)
        first = unit[0]
        if first.value is None:
            return first, []
        count = self.rng.randint(max(1, first.low), min(first.high, len(unit)))
        return first, [p.token for p in self.rng.sample(unit, count)]

    def _habit(self, user: int, panel: ResponseMessage) -> tuple[Press, list[str]] | None:
        """Something else than an answer: to undo, to order, to plan, to ask the others."""
        found: dict[str, list[Press]] = {}
        for press in presses(panel):
            op = press.parsed.op
            if op == "planned" and press.style == DANGER:
                continue
            if user == self.users[0] and op in ORDERS:
                continue
            more = op == "panel" and press.parsed.args[3:] == ("", "m")
            found.setdefault("more" if more else op, []).append(press)
        for op in self.rng.sample(sorted(found), len(found)):
            if self.rng.random() < HABITS.get(op, 0.0):
                press = self.rng.choice(found[op])
                return press, [] if press.value is None else [press.value]
        return None

    # --- pressing --------------------------------------------------------------------------------

    async def press(
        self, user: int, message: Message, press: Press, values: Sequence[str] = ()
    ) -> Message:
        """Press a control; what is shown then. After a death it is often pressed again."""
        while True:
            try:
                return await self._press_once(user, message, press, values)
            except Gone:
                if not self._is_there(message) and self.panels.get(user) is message:
                    del self.panels[user]  # a newer one has taken its place
                return message
            except Died:
                if self.rng.random() < 0.4:
                    raise

    def _is_there(self, message: Message) -> bool:
        """Whether a message can still be seen; the bot takes older panels away."""
        return message.id in self.server.backend.messages.get(self.channel, {})

    async def _press_once(
        self, user: int, message: Message, press: Press, values: Sequence[str]
    ) -> Message:
        kind = BUTTON if press.value is None else SELECT
        data: dict[str, Any] = {"custom_id": press.custom_id, "component_type": kind}
        if press.value is not None:
            data["values"] = list(values)
        intent = self.ledger.intent(user, self.channel, press.custom_id, values)
        waiting = await self._send(CONTROL, user, data, intent, message, press.parsed.table)
        if not waiting.answers and waiting.record.modal is None:
            return message
        if waiting.record.modal is None:
            return self._told(intent, waiting, press.custom_id, values)
        modal = waiting.record.modal
        fields = [self._filled(item) for item in modal["components"]]
        data = {"custom_id": modal["custom_id"], "components": fields}
        said = tuple(field["component"]["value"] for field in fields)
        intent = self.ledger.intent(user, self.channel, modal["custom_id"], (TYPED, *said))
        waiting = await self._send(WINDOW, user, data, intent, message, press.parsed.table)
        return self._told(intent, waiting, modal["custom_id"], ("k",))

    def _filled(self, item: Any) -> dict[str, Any]:
        """A field of a window with a number that its own words allow."""
        bounds = re.search(r"from (-?\d+) to (-?\d+)", json.dumps(item))
        assert bounds is not None, item
        number = str(self.rng.randint(int(bounds[1]), int(bounds[2])))
        name = item["component"]["custom_id"]
        return {"type": 18, "component": {"type": 4, "custom_id": name, "value": number}}

    async def command(self, user: int, name: str, line: str = "", **options: str) -> Message:
        """Use a command; the answer. line: the answers that it gives."""
        await self.server.hears(self.channel)
        root, *leaf = name.split()
        found = self.server.backend.commands.get(None, {}).get((root, 1))
        if found is None:  # the bot has never lived long enough to register it
            await self._nap()
            raise Died()
        given: list[dict[str, Any]] = [
            {"name": k, "type": 3, "value": v} for k, v in options.items()
        ]
        if leaf:
            given = [{"name": leaf[0], "type": 1, "options": given}]
        data = {"id": found["id"], "name": root, "type": 1, "options": given}
        self.commands += 1
        intent = self.ledger.intent(user, self.channel, f"/{name} {self.commands}", (), line=line)
        waiting = await self._send(COMMAND, user, data, intent, None, 0)
        answer = waiting.answers[-1]
        said = words(self.seen(answer))
        self._judge(f"/{name}", said, waiting)
        return answer

    async def _send(
        self,
        kind: int,
        user: int,
        data: dict[str, Any],
        intent: Intent,
        source: Message | None,
        table: int,
    ) -> Waiting:
        """Until the bot has shown something. Raises `Died`, `Gone`."""
        await self._pace(user)
        await self.server.hears(self.channel)
        if kind == CONTROL and source is not None:
            there = limits.walk(self.seen(source).components)
            if not self._is_there(source) or all(
                part.get("custom_id") != data["custom_id"] or part.get("disabled") for part in there
            ):
                raise Gone()
        waiting = self.server.interact(kind, self.channel, user, data, source)
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
        self._judge(custom_id, said, waiting)
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

    def _judge(self, pressed: str, said: str, waiting: Waiting) -> None:
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
