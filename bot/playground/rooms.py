"""Which channel each window of the page shows: that of the server, or one of its threads.

SimCord's page has one channel for all windows. Seasons, tournaments and matches open their tables
in threads, so here each window goes into one and comes back.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import simcord
from simcord.backend.access import can_access_channel


class Rooms:
    """The channels that the windows of a preview can show."""

    def __init__(self, preview: Any, channel: simcord.ChannelHandle) -> None:
        # SimCord has no public way to show another channel: this is what it does for a new viewer.
        self._preview = preview
        self._channel = channel

    def listed(self, page: Any) -> list[dict[str, Any]]:
        """What a window can show, the channel of the server first, for the script of the page."""
        return [
            {"id": str(one.id), "name": one.name, "shown": one.id == page.channel_id}
            for one in self._all()
            if self._sees(page, one)
        ]

    def enter(self, page: Any, number: str) -> bool:
        """Let a window show another channel, and get ready to publish it; whether it may."""
        found = next((one for one in self._all() if str(one.id) == number), None)
        if found is None or not self._sees(page, found):
            return False
        preview = self._preview
        preview._clear_page_assets(page)
        preview._reset_queries(page)
        page.channel_id = found.id
        page.generation += 1
        page.target_id = preview._initial_target(page.viewer, found.id)
        page.window_end_id = page.target_id
        page.modal = page.modal_handle = None
        return True

    @contextmanager
    def acting(self, page: Any) -> Iterator[None]:
        """For what is done in a window: it is done in the channel that the window shows."""
        here = next((one for one in self._all() if one.id == page.channel_id), self._channel)
        self._preview.channel = here
        try:
            yield
        finally:
            self._preview.channel = self._channel

    def _all(self) -> list[simcord.ChannelHandle]:
        return [self._channel, *self._channel.threads]

    def _sees(self, page: Any, channel: simcord.ChannelHandle) -> bool:
        return can_access_channel(self._preview.env, channel.id, page.viewer, history=True)
