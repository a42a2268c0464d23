"""Routes presses to the handlers of the features."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence, Set
from weakref import WeakValueDictionary

from bot.widgets.ids import BadId, ControlId
from bot.widgets.replies import Interaction
from tables.model.errors import UserError

Handler = Callable[[Interaction, ControlId, Sequence[str]], Awaitable[None]]
LetsPass = Callable[[Interaction], Awaitable[bool]]
Failed = Callable[[Interaction, Exception, int | None], Awaitable[None]]


class Presses:
    """The table of all controls: each feature registers those that it answers.

    lets_pass: whether a press is carried out at all. failed: tells the user about any error.
    """

    def __init__(self, lets_pass: LetsPass, failed: Failed) -> None:
        self._lets_pass = lets_pass
        self._failed = failed
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._handlers: dict[str, Handler] = {}

    def register(self, op: str, handler: Handler) -> None:
        """Let a feature answer the controls of one kind. Raises `ValueError` if another does."""
        if op in self._handlers:
            raise ValueError(f"two features answer the control {op!r}")
        self._handlers[op] = handler

    @property
    def registered(self) -> Set[str]:
        """The kinds of controls that are answered."""
        return self._handlers.keys()

    async def pressed(
        self, interaction: Interaction, control: ControlId, values: Sequence[str] = ()
    ) -> None:
        """Answer a press. Never raises."""
        if not await self._lets_pass(interaction):
            return
        try:
            handler = self._handlers.get(control.op)
            if handler is None:
                raise UserError("old_button")
            await handler(interaction, control, values)
        except BadId:
            await self._failed(interaction, UserError("choices_changed"), control.table)
        except Exception as error:
            await self._failed(interaction, error, control.table)

    def one_at_a_time(self, interaction: Interaction) -> asyncio.Lock:
        """Presses of one message are answered one after the other, so that edits keep order."""
        key = interaction.message.id if interaction.message else interaction.id
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock
