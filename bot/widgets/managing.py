"""Tells who manages a server, and which roles somebody has: the one place that reads this from what
Discord sends with a press."""

from __future__ import annotations

import discord

from bot.widgets.replies import Interaction
from tables.model.errors import NotAllowed, UserError
from tables.model.guards import ManagedServer
from tables.model.server_rules import Opener


def managed_server(interaction: Interaction) -> ManagedServer | None:
    """The server in which the user pressed, if they manage it; None elsewhere and in a direct
    message. What that allows at a table only `tables.model.guards` decides.

    Administrators have all permissions, whichever of them Discord names.
    """
    held = interaction.permissions
    if interaction.guild_id is None or not (held.manage_guild or held.administrator):
        return None
    return ManagedServer(interaction.guild_id)


def need_manager(interaction: Interaction) -> ManagedServer:
    """The server in which the user pressed. Raises `NotAllowed` unless they manage it."""
    if interaction.guild_id is None:
        raise UserError("no_server")
    server = managed_server(interaction)
    if server is None:
        raise NotAllowed("managers_only")
    return server


def opener(interaction: Interaction) -> Opener:
    """What Discord tells of a user who wants to open a table."""
    member = interaction.user
    roles = (role.id for role in member.roles) if isinstance(member, discord.Member) else ()
    return Opener(frozenset(roles), managed_server(interaction) is not None)


def member_opens(member: discord.Member) -> Opener:
    """What Discord tells of a member for whom the bot opens a table."""
    roles = frozenset(role.id for role in member.roles)
    return Opener(roles, member.guild_permissions.manage_guild)


HOSTS = {"group": "host"}
"""Marks a command for the host of a table (or a manager of the server). These are in a separate
group, so that everybody else has a short list of commands."""
HOSTS_MAY = discord.Permissions(send_messages=True)
"""Who sees that group by default. The host of a table is any member, so this is all who may write;
the server's managers can narrow it in Discord's settings."""
SERVERS = {"group": "server"}
"""Marks a command for the managers of a server."""
SERVERS_MAY = discord.Permissions(manage_guild=True)
"""Who sees that group by default. Discord's settings may show it to others: each press asks whether
they manage the server."""
