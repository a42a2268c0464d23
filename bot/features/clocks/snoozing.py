"""Reminders that are put off: their buttons, and what these do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.context import Context
from bot.widgets import items, reader, replies, words
from bot.widgets.ids import BadId, ControlId
from bot.widgets.items import Control
from bot.widgets.links import when
from bot.widgets.replies import Interaction
from render.lang.catalogue.bot_reminding import BotReminding
from render.lang.language import Language, spoken
from tables.model import snooze
from tables.model.clock import Open
from tables.model.outgoing import BackLater
from tables.model.snooze import Choice
from tables.model.table import Table

SNOOZE, TELL = "snooze", "backlater"
"""What the controls do. They name the wait, so they hold for the person it is about alone."""
CODES: dict[str, Choice] = {"e": "evening", "m": "morning", "s": "short", "l": "long"}
"""What can be chosen, as ids name it."""


def buttons(language: Language, found: Open) -> list[Control]:
    """The buttons on a reminder that put the next one off."""
    say, wait = BotReminding(language), found.wait
    offered = snooze.choices(found.user)
    return [
        items.button(say.snooze(choice), ControlId(SNOOZE, wait.table_id, (str(wait.id), code)))
        for code, choice in CODES.items()
        if choice in offered
    ]


class Snoozing:
    """Answers the buttons on reminders."""

    def __init__(self, context: Context) -> None:
        self._context = context
        context.presses.register(SNOOZE, self._snooze)
        context.presses.register(TELL, self._tell)

    async def _snooze(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        choice = CODES.get(control.text(1))
        if choice is None:
            raise BadId(f"{control} names no moment")
        await replies.acknowledge(interaction, fresh=True)
        async with self._context.presses.one_at_a_time(interaction):
            found = await self._context.reminders.put_off(
                _wait(control), interaction.user.id, choice
            )
        say = BotReminding(reader.of(interaction))
        tell = ControlId(TELL, found.wait.table_id, (str(found.wait.id),))
        said = confirmation(say, found)
        await replies.say(interaction, said, items.button(say.tell_the_table(), tell))

    async def _tell(
        self, interaction: Interaction, control: ControlId, values: Sequence[str]
    ) -> None:
        await replies.acknowledge(interaction, fresh=True)
        async with self._context.presses.one_at_a_time(interaction):
            await self._context.reminders.tell_table(_wait(control), interaction.user.id)
        await replies.say(interaction, BotReminding(reader.of(interaction)).table_is_told())


def _wait(control: ControlId) -> int:
    """The number of a wait. Raises `BadId` if no database can hold it."""
    number = control.number(0)
    if number >= 1 << 63:
        raise BadId(f"{control} names no wait")
    return number


def confirmation(say: BotReminding, found: Open) -> str:
    """When somebody is reminded who has put that off, and what happens to their clock."""
    back, out = found.reminder_at, found.deadline
    chosen = found.wait.snoozed_until
    assert back is not None
    assert chosen is not None
    said = [say.snoozed(when=when(back, "F"), span=when(back))]
    if back > chosen:
        said.append(say.after_quiet())
    if out is not None and not found.wait.timed_out:
        told = say.out_before if out <= back else say.clock_goes_on
        said.append(told(when=when(out, "F"), span=when(out)))
    return " ".join(said)


def back_words(table: Table, said: BackLater) -> str | None:
    """That somebody will be back; None once nobody waits for it."""
    if table.status != "running":
        return None
    language = spoken(table.language)
    who = words.mention(table, said.user, language)
    return BotReminding(language).back_later(who=who, when=when(said.at, "f"), span=when(said.at))
