"""Who manages a server: the one place that reads this from what Discord sends with a press."""

from __future__ import annotations

from bot.widgets.replies import Interaction
from tables.facts.guards import ManagedServer


def managed_server(interaction: Interaction) -> ManagedServer | None:
    """The server in which the user pressed, if they manage it; None elsewhere and in a direct
    message. What that allows at a table only `tables.facts.guards` decides.

    Administrators have all permissions, whichever of them Discord names.
    """
    held = interaction.permissions
    if interaction.guild_id is None or not (held.manage_guild or held.administrator):
        return None
    return ManagedServer(interaction.guild_id)
