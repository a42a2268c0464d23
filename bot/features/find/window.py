"""The window in which somebody says what they would like to play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.widgets import limits
from bot.widgets.ids import ControlId
from bot.widgets.numbers import LIFE
from engine import registry
from render.lang.catalogue.bot_find import BotFind
from render.lang.language import Language
from render.registry import listing
from render.text.base import shorten
from tables.model import paces, wishes
from tables.model.errors import UserError
from tables.model.paces import Pace
from tables.model.wishes import Until, Wish

GAMES, SIZES, PACE, MOST, UNTIL = "games", "sizes", "pace", "most", "until"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was filled in."""

    games: tuple[str, ...]
    sizes: tuple[int, ...]
    pace: Pace
    most: int
    until: Until


def wish_modal(
    language: Language, control: ControlId, before: Wish | None, game: str | None
) -> discord.ui.Modal:
    """The window, with what somebody wished before in its fields. game: one that is chosen at
    first."""
    say = BotFind(language)
    modal = discord.ui.Modal(
        title=shorten(say.window(), limits.MODAL_TITLE), custom_id=str(control), timeout=LIFE
    )
    for label, about, field in (
        (say.games(), say.games_about(), _games(language, before, game)),
        (say.sizes(), say.sizes_about(), _sizes(say, before)),
        (say.pace(), None, _paces(say, before)),
        (say.at_once(), say.at_once_about(), _most(say, before)),
        (say.until(), None, _until(say)),
    ):
        modal.add_item(discord.ui.Label(text=label, description=about, component=field))
    return modal


def _games(language: Language, before: Wish | None, game: str | None) -> discord.ui.Item[Any]:
    chosen = (game,) if before is None else before.games
    options = [
        discord.SelectOption(
            label=shorten(listing(key, language).title(), limits.OPTION_LABEL),
            value=key,
            default=key in chosen,
        )
        for key in tuple(registry.keys())
    ][: limits.OPTIONS]
    return discord.ui.Select(
        custom_id=GAMES, options=options, min_values=1, max_values=len(options), required=True
    )


def _sizes(say: BotFind, before: Wish | None) -> discord.ui.Item[Any]:
    chosen = () if before is None else before.sizes
    options = [
        discord.CheckboxGroupOption(
            label=say.size(count=size), value=str(size), default=size in chosen
        )
        for size in wishes.SIZES
    ]
    return discord.ui.CheckboxGroup(custom_id=SIZES, options=options, required=True)


def _paces(say: BotFind, before: Wish | None) -> discord.ui.Item[Any]:
    chosen = "daily" if before is None else before.pace
    options = [
        discord.RadioGroupOption(label=say.speed(pace), value=pace, default=pace == chosen)
        for pace in paces.PACES
    ]
    return discord.ui.RadioGroup(custom_id=PACE, options=options, required=True)


def _most(say: BotFind, before: Wish | None) -> discord.ui.Item[Any]:
    chosen = wishes.MOST[0] if before is None else before.most
    options = [
        discord.RadioGroupOption(
            label=say.tables(count=most), value=str(most), default=most == chosen
        )
        for most in wishes.MOST
    ]
    return discord.ui.RadioGroup(custom_id=MOST, options=options, required=True)


def _until(say: BotFind) -> discord.ui.Item[Any]:
    options = [
        discord.RadioGroupOption(label=say.lasts(until), value=until, default=until == "month")
        for until in wishes.UNTIL
    ]
    return discord.ui.RadioGroup(custom_id=UNTIL, options=options, required=True)


def read(interaction: discord.Interaction[Any]) -> Wanted:
    """What was filled in. Raises `UserError` for what the window does not offer."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    fields = {c.get("custom_id"): c for c in limits.walk(data.get("components") or ())}

    def values(name: str) -> list[str]:
        field = fields.get(name) or {}
        return [str(v) for v in field.get("values") or [field.get("value")] if v is not None]

    known = tuple(registry.keys())
    games = tuple(game for game in known if game in values(GAMES))
    sizes = tuple(size for size in wishes.SIZES if str(size) in values(SIZES))
    pace = next((pace for pace in paces.PACES if [pace] == values(PACE)), None)
    most = next((most for most in wishes.MOST if [str(most)] == values(MOST)), None)
    until = next((until for until in wishes.UNTIL if [until] == values(UNTIL)), None)
    if not games or not sizes or pace is None or most is None or until is None:
        raise UserError("choices_changed")
    return Wanted(games, sizes, pace, most, until)
