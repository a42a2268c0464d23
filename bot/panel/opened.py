"""Remembers each user's open panels. Asking for one again moves it below newer messages and does
not add a second one."""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import dataclass

from bot.widgets import replies
from bot.widgets.answers import FAILURES
from bot.widgets.ids import PanelState
from bot.widgets.replies import Interaction
from bot.widgets.shown import MESSAGE

KEPT = 2_000
"""How many panels are remembered. Others stay where they are, and after a restart all do."""

Stamp = tuple[str, str]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Opened:
    """An open panel. last: the last interaction that filled it; for 15 minutes Discord lets us
    delete the panel with it. stamp: of the menus it shows. place: which page of them is open."""

    last: Interaction
    stamp: Stamp
    place: PanelState


class OpenPanels:
    """The newest panel of each user at each table."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int], Opened] = OrderedDict()

    def place(self, interaction: Interaction, table: int, stamp: Stamp) -> PanelState | None:
        """Where the user was in a panel with the same menus; None if there is none."""
        known = self._open.get((interaction.user.id, table))
        return known.place if known is not None and known.stamp == stamp else None

    def note(
        self, interaction: Interaction, table: int, stamp: Stamp, place: PanelState
    ) -> Interaction | None:
        """A panel was filled. If it is a new message, returns what removes the one before."""
        key = interaction.user.id, table
        before = self._open.pop(key, None)
        self._open[key] = Opened(interaction, stamp, place)
        while len(self._open) > KEPT:
            self._open.popitem(last=False)
        if before is None or _message(before.last) in (None, _message(interaction)):
            return None
        return before.last


def _message(interaction: Interaction) -> int | None:
    """The message that an interaction fills; None while there is none yet."""
    if replies.is_fresh(interaction) is False and interaction.message is not None:
        return interaction.message.id
    number: int | None = interaction.extras.get(MESSAGE)
    return number


async def take_away(interaction: Interaction) -> None:
    """Delete the panel that an interaction has filled, if Discord still lets us."""
    if interaction.is_expired():
        return
    try:
        await interaction.delete_original_response()
    except FAILURES as error:
        _log.info("an older panel stays: %s", replies.brief(error))
