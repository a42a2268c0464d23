"""The notice board of a server: where its open tables are shown. Pure; `tables.operations.boards`
keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tables.model import users
from tables.model.clock import HOUR
from tables.model.invitations import DAY
from tables.model.users import UserSettings

LISTED = 10
"""Tables on the board, at most."""
EDITED = 300.0
"""Seconds between two edits of the board, at least: twelve in an hour."""
RENEWED = DAY
"""Seconds after which the message of the board gives way to a new one."""
PINGED = 6 * HOUR
"""Seconds between two pings of the board's role, at least."""

Kind = Literal["message", "posts"]
"""One message that is edited, or a forum in which each table is a post."""
Trouble = Literal["", "gone", "barred", "role"]
"""Why a board rests (its channel is gone, or closed to the bot), or why its role is not pinged."""
Telling = Literal[0, 1, 2]
"""Whether the role is told of a lobby: no, yes as soon as it may be, it was."""


@dataclass(frozen=True, slots=True)
class Board:
    """The notice board of a server.

    user_id: the manager who hears if something is wrong with it; 0: nobody. quiet: minutes of the
    day in `zone` during which the role is not pinged, begin and end. message_id: None where there
    is no message (yet). posted_at: when that was posted. edited_at: when an edit of the board was
    last begun. shown: a digest of what it shows. pinged_at: when the role was last pinged.
    """

    server_id: int
    channel_id: int
    kind: Kind
    language: str
    user_id: int
    role_id: int | None = None
    quiet: tuple[int, int] | None = None
    zone: str | None = None
    message_id: int | None = None
    posted_at: float = 0.0
    edited_at: float = 0.0
    shown: str = ""
    pinged_at: float | None = None
    trouble: Trouble = ""

    def may_edit(self, now: float) -> bool:
        """Whether the board may be changed now. The clock may have been set back."""
        return not 0 <= now - self.edited_at < EDITED

    def is_old(self, now: float) -> bool:
        """Whether its message gives way to a new one. Discord limits edits of older ones."""
        return self.message_id is not None and not 0 <= now - self.posted_at < RENEWED

    def may_ping(self, now: float) -> bool:
        """Whether the role may be pinged now."""
        if self.role_id is None or self.is_quiet(now):
            return False
        return self.pinged_at is None or not 0 <= now - self.pinged_at < PINGED

    def is_quiet(self, now: float) -> bool:
        """Whether these are the quiet hours."""
        return users.awake(UserSettings(0, zone=self.zone, quiet=self.quiet), now) > now
