"""The people that somebody picked from a menu of Discord, which lists everybody of the server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.widgets.names import visible
from bot.widgets.replies import Interaction
from tables.model.table import UserRef


def people(interaction: Interaction) -> tuple[list[UserRef], list[str]]:
    """The picked people, and the names of the picked bots, in their order."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    resolved: Mapping[str, Any] = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    persons, bots = [], []
    for number in data.get("values") or ():
        user = users.get(str(number))
        if user is None:
            continue
        nick = (members.get(str(number)) or {}).get("nick")
        name = visible(nick or "", user.get("global_name") or "", user.get("username") or "")
        if user.get("bot"):
            bots.append(name)
        else:
            persons.append(UserRef(int(number), name))
    return persons, bots
