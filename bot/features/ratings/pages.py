"""The list of those who let others read how strong they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.widgets import items, limits
from bot.widgets.ids import ControlId
from bot.widgets.items import Page
from engine import registry
from render.lang.catalogue.bot_ratings import BotRatings
from render.lang.language import Language
from render.registry import listing
from render.text.base import shorten
from tables.model.ratings import Estimate, number, told
from tables.model.standing import (
    LEAST_GAMES,
    LEAST_RATED,
    Mark,
    Place,
    Ranking,
    Shown,
    Standing,
)

GAME, TURN = "ratinggame", "ratings"
EVERYWHERE, HERE = "e", "h"
SHOWN = 20
"""People on one page."""
FEWEST = 20
"""Forecasts from which on something is told about them."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What of the list is shown. game: empty for the one that is rated most. everywhere: the people
    of all servers."""

    game: str = ""
    everywhere: bool = False
    page: int = 0


@dataclass(frozen=True, slots=True)
class Known:
    """What the reader may know. own: their own standing, shown to whom `choice` says."""

    ranking: Ranking
    own: Standing | None
    choice: Shown
    now: float


def wanted(control: ControlId) -> Wanted:
    """What a control remembers. Raises `BadId`."""
    keys, at = registry.keys(), control.number(0)
    game = keys[at] if at < len(keys) else ""
    return Wanted(game, control.text(1) == EVERYWHERE, control.number(2))


def _control(
    op: str, wanted: Wanted, *, everywhere: bool | None = None, page: int = 0
) -> ControlId:
    all_ = wanted.everywhere if everywhere is None else everywhere
    game = str(registry.keys().index(wanted.game))
    return ControlId(op, 0, (game, EVERYWHERE if all_ else HERE, str(page)))


def off_page(language: Language) -> Page:
    """That a server has no ratings."""
    return items.page(items.text(BotRatings(language).off_here()))


def list_page(language: Language, wanted: Wanted, known: Known, games: Sequence[str]) -> Page:
    """The list of a game. games: those that have one here."""
    say, found = BotRatings(language), known.ranking
    title = listing(wanted.game, language).short_title()
    about = say.about_everywhere if wanted.everywhere else say.about
    head = [f"### {say.heading(game=title)}", f"-# {about(count=found.rated)}", *_own(say, known)]
    lines = _lines(say, known)
    first = min(wanted.page, max(0, len(lines) - 1) // SHOWN) * SHOWN
    shown = lines[first : first + SHOWN]
    return items.page(
        items.text("\n".join(head)),
        items.text("\n".join(shown)),
        items.text("\n".join(foot)) if (foot := _foot(say, found)) else None,
        _menu(language, wanted, games),
        items.row(*_buttons(say, wanted, first, len(lines))),
    )


def _own(say: BotRatings, known: Known) -> list[str]:
    """What is known of the reader."""
    if known.choice == "off":
        return [f"-# {say.seen('off')}"]
    if known.own is None:
        return [say.you_not_rated()]
    return [say.you(known=_known(say, known.own)), f"-# {say.seen(known.choice)}"]


def _known(say: BotRatings, standing: Standing) -> str:
    """What is known of somebody, never without the band."""
    if standing.games < LEAST_GAMES:
        return say.too_early(games=standing.games, least=LEAST_GAMES)
    if not standing.told:
        return say.too_early_here(games=standing.rated, least=LEAST_RATED)
    middle, low, high = _numbers(standing.estimate)
    return say.band(number=middle, low=low, high=high, count=standing.games)


def _numbers(estimate: Estimate) -> tuple[int, int, int]:
    """The middle and the ends of a band, as they are told."""
    low, high = estimate.band()
    return told(number(estimate.strength)), told(low), told(high)


def _lines(say: BotRatings, known: Known) -> list[str]:
    found = known.ranking
    if not found.told:
        return [say.too_early_here(games=found.rated, least=LEAST_RATED)]
    if not found.islands:
        return [say.nobody_shows()]
    lines: list[str] = []
    for people in found.islands:
        if lines:
            lines.append(f"-# {say.another_island()}")
        lines += [_line(say, place, known.now) for place in people]
    return lines


def _line(say: BotRatings, place: Place, now: float) -> str:
    one = place.standing
    between = say.places(first=place.first, last=place.last)
    where = str(place.first) if place.first == place.last else between
    who, known = f"<@{one.user_id}>", _known(say, one)
    if one.resting(now):
        return f"-# {say.line_resting(place=where, who=who, known=known)}"
    return say.line(place=where, who=who, known=known)


def _foot(say: BotRatings, found: Ranking) -> list[str]:
    """How to read the list, and how far it can be trusted."""
    if not found.told:
        return []
    lines = []
    if any(place.first < place.last for people in found.islands for place in people):
        lines.append(say.places_explained())
    if found.marks:
        lines.append(say.computers(marks=say.listed(_mark(say, mark) for mark in found.marks)))
    lines += [
        say.forecasts(count=one.count, low=one.low, high=one.high, share=one.share)
        for one in found.forecasts
        if one.count >= FEWEST
    ]
    return [f"-# {line}" for line in lines]


def _mark(say: BotRatings, mark: Mark) -> str:
    middle, low, high = _numbers(mark.estimate)
    return say.computer(mark.level, number=middle, low=low, high=high)


def _menu(
    language: Language, wanted: Wanted, games: Sequence[str]
) -> discord.ui.ActionRow[discord.ui.LayoutView] | None:
    known = [key for key in dict.fromkeys((*games, wanted.game)) if key in registry.GAMES]
    if len(known) < 2:
        return None
    options = [
        discord.SelectOption(
            label=shorten(listing(key, language).short_title(), limits.OPTION_LABEL),
            value=key,
            default=key == wanted.game,
        )
        for key in known[: limits.OPTIONS]
    ]
    control = _control(GAME, wanted)
    return items.row(items.select(control, BotRatings(language).which_game(), options))


def _buttons(say: BotRatings, wanted: Wanted, first: int, count: int) -> list[items.Control]:
    buttons = []
    page = first // SHOWN
    if page:
        buttons.append(items.button(say.page_before(), _control(TURN, wanted, page=page - 1)))
    if first + SHOWN < count:
        buttons.append(items.button(say.next_page(), _control(TURN, wanted, page=page + 1)))
    other = say.show_here() if wanted.everywhere else say.show_everywhere()
    control = _control(TURN, wanted, everywhere=not wanted.everywhere)
    return [*buttons, items.button(other, control)]
