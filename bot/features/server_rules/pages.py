"""The pages of a server's rules: who opens tables, and who cannot join any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.widgets import items, limits
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from bot.widgets.links import when
from render.lang.catalogue.bot_server import BotServer
from render.lang.language import Language
from render.text.base import shorten
from tables.model.server_rules import CHANNELS, MOST, WHO, Bar, ServerRules

CHOOSE = "serverrules"
LIFT = "liftbar"
WHO_MAY, ROLE, WHERE, HOW_MANY = "w", "r", "c", "n"
ANY = "any"
"""No limit of tables."""
SHOWN = 25
"""People of a list."""


def rules_page(language: Language, rules: ServerRules, note: str | None = None) -> Page:
    """The rules of a server, to change them."""
    say = BotServer(language)
    head = [f"### {say.rules_heading()}"]
    if note:
        head.append(f"> {note}")
    head.append(f"-# {say.rules_about()}")
    who = [
        discord.SelectOption(label=say.who_choice(code), value=code, default=code == rules.who)
        for code in WHO
    ]
    about = say.who()
    role: discord.ui.Item[Any] | None = None
    if rules.who == "role":
        if rules.role_id is None:
            about += f"\n-# {say.role_missing()}"
        role = items.row(items.roles(_control(ROLE), say.choose_role(), rules.role_id))
    most = [
        discord.SelectOption(
            label=say.no_most() if count is None else say.most_choice(count=count),
            value=ANY if count is None else str(count),
            default=count == rules.most,
        )
        for count in (None, *MOST)
    ]
    where = items.channels(_control(WHERE), say.choose_channels(), rules.channels, CHANNELS)
    return items.page(
        items.text("\n".join(head)),
        items.text(about),
        items.row(items.select(_control(WHO_MAY), say.who_choice(rules.who), who)),
        role,
        items.text(say.where()),
        items.row(where),
        items.text(say.most()),
        items.row(items.select(_control(HOW_MANY), say.no_most(), most)),
    )


def _control(part: str) -> ControlId:
    return ControlId(CHOOSE, 0, (part,))


def barred_page(language: Language, user_id: int, until: float | None) -> Page:
    """That somebody cannot join tables from now on."""
    say, who = BotServer(language), f"<@{user_id}>"
    said = (
        say.barred(who=who) if until is None else say.barred_until(who=who, when=when(until, "f"))
    )
    return items.page(items.text(f"{said}\n-# {say.seats_stay()}"))


def bars_page(language: Language, bars: Sequence[Bar], note: str | None = None) -> Page:
    """Who cannot join, with a menu to let somebody join again."""
    say = BotServer(language)
    head = [f"### {say.bars_heading()}"]
    if note:
        head.append(f"> {note}")
    if not bars:
        return items.page(items.text("\n".join([*head, say.bars_none()])))
    here = bars[:SHOWN]
    options = [
        discord.SelectOption(
            label=shorten(bar.name or say.bar_forgotten(), limits.OPTION_LABEL), value=str(bar.id)
        )
        for bar in here
    ]
    return items.page(
        items.text("\n".join([*head, *(_line(say, bar) for bar in here)])),
        items.row(items.select(ControlId(LIFT, 0), say.choose_lift(), options)),
    )


def _line(say: BotServer, bar: Bar) -> str:
    who = say.bar_forgotten() if bar.user_id is None else f"<@{bar.user_id}>"
    by = f"<@{bar.by_user_id}>" if bar.by_user_id else say.bar_forgotten()
    if bar.until is None:
        return say.bar_line(who=who, by=by)
    return say.bar_line_until(who=who, by=by, when=when(bar.until, "f"))
