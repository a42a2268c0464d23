"""Tells who manages a server: the one place that reads this from what Discord sends with a
press."""

from __future__ import annotations

import discord

from bot.widgets.replies import Interaction
from tables.model.guards import ManagedServer


def managed_server(interaction: Interaction) -> ManagedServer | None:
    """The server in which the user pressed, if they manage it; None elsewhere and in a direct
    message. What that allows at a table only `tables.model.guards` decides.

    Administrators have all permissions, whichever of them Discord names.
    """
    held = interaction.permissions
    if interaction.guild_id is None or not (held.manage_guild or held.administrator):
        return None
    return ManagedServer(interaction.guild_id)


HOSTS = {"group": "host"}
"""Marks a command for the host of a table (or a manager of the server). These are in a separate
group, so that everybody else has a short list of commands."""
HOSTS_MAY = discord.Permissions(send_messages=True)
"""Who sees that group by default. The host of a table is any member, so this is all who may write;
the server's managers can narrow it in Discord's settings."""
