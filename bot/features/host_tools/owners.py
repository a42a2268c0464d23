"""Whether somebody is the owner of the bot's application, or one of the team that owns it."""

from __future__ import annotations

import asyncio

import discord

from bot.context import Context
from bot.widgets.replies import Interaction
from tables.model.errors import NotAllowed

FRESH = 60.0
"""Seconds for which Discord's answer is used again."""


class Owners:
    """Asks Discord who owns the application. Members of a team who may only read do not count."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: frozenset[int] = frozenset()
        self._asked: float | None = None

    async def need(self, interaction: Interaction) -> None:
        """Raises `NotAllowed` for everybody else, and what a failed request raises."""
        now = asyncio.get_running_loop().time()
        if self._asked is None or now - self._asked > FRESH:
            self._known = owners(await self._context.client.application_info())
            self._asked = now
        if interaction.user.id not in self._known:
            raise NotAllowed("application_owners_only")


def owners(application: discord.AppInfo) -> frozenset[int]:
    """The users who may change an application."""
    if application.team is None:
        return frozenset({application.owner.id})
    return frozenset(
        member.id
        for member in application.team.members
        if member.membership_state is discord.TeamMembershipState.accepted
        and member.role is not discord.TeamMemberRole.read_only
    )
