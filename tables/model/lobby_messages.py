"""What the bot says about the lobby of a table without a channel."""

from __future__ import annotations

from dataclasses import dataclass

from tables.model.outbox import Outgoing, Reader, User


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyPost(Outgoing):
    """The lobby, for one of the people who sit there. It is sent once, and edited after that."""

    kind = "lobbypost"
    beside = True
    anywhere = True
    searched = False
    user: Reader


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinInvitation(Outgoing):
    """A user is asked to join by somebody with whom they have played by direct message. again: to
    play once more."""

    kind = "joininvitation"
    beside = True
    anywhere = True
    searched = False
    user: Reader
    by: User
    again: bool = False
