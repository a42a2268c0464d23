"""People who open tables, sit down, and play one game after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from simcord import ResponseMessage
from simcord.backend.models import Message

from bot.widgets import limits
from tests.bot.players import answers_in
from tests.bot.simulated import DANGER, Press, presses, words
from tests.chaos.hands import CONTROL, Died, Gone, Hands, nap

PEOPLE = 5
"""The type of a menu that lists people."""
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
LIKED = ("Attack", "Explore", "Bid", "Defend", "Done")
"""Answers that lead to questions to others, and answers to these: what is held."""
SNOOZES = 0.6
"""How often the last reminder is put off."""
TYPES = 0.12
"""How often an answer is typed."""


@dataclass
class Party:
    """The people of one channel, who play one game after the other. All but the first give orders;
    the answers of the first are held instead."""

    hands: Hands
    game: str
    channel: int
    users: tuple[int, ...]
    computers: int = 0
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
        if self.running():
            await self.round()
        else:
            await self._open()

    def running(self) -> bool:
        """Whether a game is played that is not over."""
        board, over = self.newest("turn"), self.newest("again")
        return board is not None and (over is None or over.id < board.id)

    async def round(self) -> None:
        """Everybody answers what they are asked. Raises `Died`."""
        for user in self.hands.rng.sample(self.users, len(self.users)):
            await self._consent(user)
            if self.hands.busy and self.hands.rng.random() < SNOOZES:
                with suppress(Gone):
                    await self.hands.put_off(user)
            await self._turn(user)

    # --- the lobby -------------------------------------------------------------------------------

    async def _open(self) -> None:
        """Open, fill and start a table; what was done before a death is not done again."""
        first, *others = self.users
        start = self.newest("start")
        over = self.newest("again")
        if start is None or (over is not None and over.id > start.id):
            if over is not None and self.hands.rng.random() < AGAIN:
                await self._try(first, over, "again")
            else:
                await self.hands.command(self.channel, first, "game new", game=self.game)
        if self.hands.rng.random() < INVITES:
            await self._invite(first, others)
        for user in others:
            await self._join(user)
        for _ in range(self.computers):
            lobby = self.newest("start")
            if lobby is not None and "Computer" not in words(self.hands.seen(lobby)):
                await self._try(first, lobby, "computer")
        await self._sit(first, "start")
        for _ in range(200):  # until the board is there
            board = self.newest("turn")
            if board is not None and (over is None or board.id > over.id):
                return
            await nap()

    async def _invite(self, host: int, guests: Sequence[int]) -> None:
        """Invite people by the button of the lobby and the menu below it."""
        lobby = self.newest("invite")
        found = (
            []
            if lobby is None
            else [p for p in presses(self.hands.seen(lobby)) if p.parsed.op == "invite"]
        )
        if lobby is None or not found:
            return
        shown = await self.press(host, lobby, found[0])
        for menu in limits.walk(self.hands.seen(shown).components):
            if menu["type"] == PEOPLE:
                picked = self.hands.server.picked(self.channel, guests)
                data = {"custom_id": menu["custom_id"], **picked}
                intent = self.hands.ledger.intent(host, menu["custom_id"], data["values"])
                table = found[0].parsed.table
                waiting = await self.hands.send(
                    CONTROL, self.channel, host, data, intent, shown, table
                )
                self.hands.judge(
                    menu["custom_id"], words(self.hands.seen(waiting.answers[-1])), waiting
                )
        for _ in range(100):  # the invitation follows
            asked = self.newest("askyes")
            if asked is not None and asked.id > lobby.id:
                return
            await nap()

    async def _join(self, user: int) -> None:
        """Sit down: by an invitation if there is one, now and then having declined it."""
        lobby, asked = self.newest("leave"), self.newest("askyes")
        if lobby is not None and asked is not None and asked.id > lobby.id:
            if self.hands.rng.random() < REFUSED:
                await self._try(user, asked, "askno")
            elif self.hands.rng.random() < AGREED:
                await self._try(user, asked, "askyes")
        await self._sit(user, "join")

    async def _sit(self, user: int, op: str) -> None:
        """Press a button of the lobby, which is posted again if it is not there."""
        if self.newest(op) is None:
            await self.hands.command(self.channel, user, "turns")
        lobby = self.newest(op)
        if lobby is not None:
            await self._try(user, lobby, op)

    async def _try(self, user: int, message: Message, op: str) -> None:
        found = [p for p in presses(self.hands.seen(message)) if p.parsed.op == op]
        if found:
            await self.press(user, message, found[0])

    # --- a turn ----------------------------------------------------------------------------------

    async def _consent(self, user: int) -> None:
        """Answer the public question to go back, if there is one."""
        question = self.newest("agree")
        if question is None:
            return
        chance = self.hands.rng.random()
        op = "agree" if chance < AGREED else "refuse" if chance < AGREED + REFUSED else ""
        await self._try(user, question, op)

    async def _turn(self, user: int) -> None:
        """Answer whatever the panel asks. An old panel is used again now and then."""
        board = self.newest("turn")
        if board is None:  # the game is over
            return
        if user not in self.shown or self.hands.rng.random() < 0.3:
            await self.open_panel(user, board)
        for _ in range(12):
            if not await self.answer_once(user):
                return

    async def open_panel(self, user: int, board: Message) -> None:
        """Press “Take my turn”."""
        [button] = [p for p in presses(self.hands.seen(board)) if p.parsed.op == "turn"]
        self.keep(user, await self.press(user, board, button))

    async def answer_once(self, user: int) -> bool:
        """Press something in the panel; False if nothing is asked there."""
        panel = self.panels[user]
        if self.hands.busy and self.hands.rng.random() < TYPES and await self._type(user, panel):
            return True
        chosen = self._choose(user, self.hands.seen(panel))
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
        offered = [u[0].label for u in answers_in(self.hands.seen(panel)) if u[0].token[:1] == "a"]
        if not offered:
            return False
        said = "; ".join(self.hands.rng.choices(offered, k=self.hands.rng.randint(1, 2)))
        self.keep(user, await self.hands.command(self.channel, user, "play", line=said, text=said))
        return True

    def _choose(self, user: int, panel: ResponseMessage) -> tuple[Press, list[str]] | None:
        if self.hands.busy:
            chosen = self._habit(user, panel)
            if chosen is not None:
                return chosen
        units = answers_in(panel)
        if not units:
            return None
        liked = [u for u in units if u[0].label.startswith(LIKED)]
        unit = self.hands.rng.choice(liked if liked and self.hands.rng.random() < 0.85 else units)
        first = unit[0]
        if first.value is None:
            return first, []
        count = self.hands.rng.randint(max(1, first.low), min(first.high, len(unit)))
        return first, [p.token for p in self.hands.rng.sample(unit, count)]

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
        for op in self.hands.rng.sample(sorted(found), len(found)):
            if self.hands.rng.random() < HABITS.get(op, 0.0):
                press = self.hands.rng.choice(found[op])
                return press, [] if press.value is None else [press.value]
        return None

    # --- pressing and looking --------------------------------------------------------------------

    async def press(
        self, user: int, message: Message, press: Press, values: Sequence[str] = ()
    ) -> Message:
        """Press a control; what is shown then. Raises `Died`."""
        try:
            return await self.hands.press(user, message, press, values)
        except Gone:
            if not self.hands.is_there(message) and self.panels.get(user) is message:
                del self.panels[user]  # a newer one has taken its place
            return message

    def newest(self, op: str) -> Message | None:
        """The newest public message of the channel with a control of this kind."""
        return self.hands.newest(self.channel, op)
