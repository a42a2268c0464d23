"""The list of all features: a new one is a folder and a line here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from discord import app_commands
from discord.ext import commands

from bot.context import Context
from bot.delivery import notices
from bot.delivery.kinds import Kinds
from bot.features.boards import feature as boards
from bot.features.clocks import feature as clocks
from bot.features.closing import feature as closing
from bot.features.competitions import feature as competitions
from bot.features.course import feature as course
from bot.features.feature import Made, Says, Shared, acting, panel
from bot.features.find import feature as find
from bot.features.following import feature as following
from bot.features.help import feature as help_
from bot.features.hints import feature as hints
from bot.features.history import feature as history
from bot.features.host_tools import feature as host_tools
from bot.features.idle import feature as idle
from bot.features.listing import feature as listing
from bot.features.lobby import feature as lobby
from bot.features.looking import feature as looking
from bot.features.me import feature as me
from bot.features.orders import feature as orders
from bot.features.own_record import feature as own_record
from bot.features.places import feature as places
from bot.features.plans import feature as plans
from bot.features.playing import feature as playing
from bot.features.ratings import feature as ratings
from bot.features.record import feature as record
from bot.features.reports import feature as reports
from bot.features.results import feature as results
from bot.features.review import feature as review
from bot.features.sealing import feature as sealing
from bot.features.seats import feature as seats
from bot.features.server_rules import feature as server_rules
from bot.features.sharing import feature as sharing
from bot.features.turns import feature as turns
from bot.features.undo import feature as undo
from bot.features.week import feature as week
from bot.features.welcome import feature as welcome
from bot.panel.handlers import PanelHandlers
from bot.widgets.described import described
from bot.widgets.managing import HOSTS, HOSTS_MAY, SERVERS, SERVERS_MAY
from bot.widgets.scopes import ON_SERVERS, SERVERS_AND_PEOPLE, WITH_THE_BOT
from render.lang.catalogue.bot_commands import BotCommands
from tables.model import outgoing

FEATURES: tuple[Made, ...] = (
    *(looking, help_, playing, hints, turns, me, reports, places, listing, seats, orders, plans),
    *(undo, closing, history, clocks, lobby, find, welcome, idle, following, sharing, record),
    *(server_rules, boards, results, ratings, own_record, competitions, review, course, week),
    host_tools,
)
"""In the order of their commands."""
WITH_MESSAGES: tuple[Says, ...] = (
    *(lobby, find, seats, orders, undo, history, clocks, idle, sealing, following, sharing),
    *(results, closing, review, week, host_tools),
)


@dataclass(frozen=True, slots=True)
class Commands:
    """cogs: separate commands. groups: /game, /host, /server, and those in the menu of a person.
    for_host: those that are offered on the host's own server alone."""

    cogs: Sequence[commands.Cog]
    groups: Sequence[app_commands.Group | app_commands.ContextMenu]
    for_host: Sequence[app_commands.Group]


def made(context: Context) -> Commands:
    """All commands; the controls are registered."""
    shared = Shared(context)
    PanelHandlers(context, shared.one(panel), shared.one(acting))
    parts = [module.feature(shared) for module in FEATURES]
    game = app_commands.Group(
        name="game",
        description=described(BotCommands.game),
        allowed_contexts=WITH_THE_BOT,
        allowed_installs=SERVERS_AND_PEOPLE,
    )
    host = app_commands.Group(
        name=HOSTS["group"],
        description=described(BotCommands.host),
        default_permissions=HOSTS_MAY,
        allowed_contexts=WITH_THE_BOT,
        allowed_installs=SERVERS_AND_PEOPLE,
    )
    server = app_commands.Group(
        name=SERVERS["group"],
        description=described(BotCommands.server),
        default_permissions=SERVERS_MAY,
        allowed_contexts=ON_SERVERS,
    )
    groups = {HOSTS["group"]: host, SERVERS["group"]: server}
    grouped = chain.from_iterable(part.grouped for part in parts)
    for command in chain.from_iterable(cog.get_app_commands() for cog in grouped):
        groups.get(command.extras.get("group", ""), game).add_command(command)
    on_people = [command for part in parts for command in part.on_people]
    return Commands(
        cogs=[cog for part in parts for cog in part.cogs],
        groups=[game, host, server, *on_people],
        for_host=[group for part in parts for group in part.for_host],
    )


def kinds(context: Context) -> Kinds:
    """Which feature delivers which row of the outbox, except boards and direct messages
    (`Announcer`)."""
    found = Kinds()
    for module in WITH_MESSAGES:
        module.register_messages(found, context)
    found.register_notice(outgoing.DraftLost, notices.notice_words)
    found.register_notice(outgoing.Abandoned, notices.notice_words)
    found.register_notice(outgoing.SecretsTaken, notices.notice_words)
    found.register_notice(outgoing.Moved, notices.notice_words)
    return found
