"""The messages of a week's deal, and the page on which managers see whether there are any."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.ending import sources_line
from bot.widgets import items
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_OVER, Page
from bot.widgets.links import when
from bot.widgets.names import called, harmless
from render.lang.catalogue.bot_delivery import BotDelivery
from render.lang.catalogue.bot_week import BotWeek
from render.lang.language import Language
from render.registry import listing, presentation
from tables.model import weeks
from tables.model.weeks import Trouble, Try, Week, WeekServer

PLAY, REMOVE = "weekplay", "weekremove"
"""What the buttons do: begin one's try, or go to it; have no more deals on this server."""
BEST = 10
"""Tries that are shown with their points."""
NAMED = 30
"""People of a list."""


def announced_page(language: Language, week: Week) -> Page:
    """The message of a week that is open."""
    say = BotWeek(language)
    lines = [
        f"### {say.heading(game=_title(language, week))}",
        say.about(computers=week.seats - 1, when=when(week.closes_at, "F")),
        f"-# {say.sealed(seal=week.seal)}",
    ]
    play = items.button(say.play(), ControlId(PLAY, 0, (str(week.id),)), "success")
    return items.page(items.text("\n".join(lines)), items.row(play), accent=COLOUR_ASKED)


def over_page(language: Language, week: Week) -> Page:
    """The same message, once the time of the week is over."""
    say = BotWeek(language)
    lines = [
        f"### {say.heading(game=_title(language, week))}",
        say.time_is_over(),
        f"-# {say.was_sealed(seal=week.seal)}",
    ]
    return items.page(items.text("\n".join(lines)), accent=COLOUR_OVER)


def results_page(language: Language, week: Week, tries: Sequence[Try]) -> Page:
    """The results of a week."""
    say, found = BotWeek(language), weeks.ranked(tries)
    lines = [f"### {say.results_heading(game=_title(language, week))}"]
    for rank, one in found[:BEST]:
        lines += _result(language, week, rank, one)
    rest = [say.row_of(rank=rank, who=_name(language, one)) for rank, one in found[BEST:]]
    if rest:
        lines.append(say.also(who=_listed(say, rest)))
    left = [_name(language, one) for one in tries if one.ended_at is None]
    if left:
        lines.append(say.unfinished(who=_listed(say, left)))
    if not tries:
        lines.append(say.nobody())
    lines.append(f"-# {say.secret_was(seal=week.seal, secret=week.secret, week=week.id)}")
    return items.page(items.text("\n".join(lines)), accent=COLOUR_OVER)


def _result(language: Language, week: Week, rank: int, one: Try) -> list[str]:
    say, who, place = BotWeek(language), _name(language, one), one.place or 0
    if one.total is None:
        return [say.placed(rank=rank, who=who, place=place, seats=week.seats)]
    texts = presentation(week.game).texts([], language)
    points = {texts.points_from(code): count for code, count in (one.points or {}).items()}
    line = say.scored(rank=rank, who=who, points=one.total, place=place, seats=week.seats)
    return [line, f"-# {sources_line(BotDelivery(language), points)}"] if one.total else [line]


def _listed(say: BotWeek, names: Sequence[str]) -> str:
    more = len(names) - NAMED
    return say.language.listed([*names[:NAMED], *([say.more(count=more)] if more > 0 else [])])


def _name(language: Language, one: Try) -> str:
    return harmless(called(one.name, language))


def _title(language: Language, week: Week) -> str:
    return listing(week.game, language).title()


def said_page(said: str) -> Page:
    """One sentence."""
    return items.page(items.text(said))


def trouble_page(language: Language, trouble: Trouble, server: str) -> Page:
    """What a manager is told if the channel of the deals cannot be used."""
    say = BotWeek(language)
    return said_page(say.told_manager(server=harmless(server), said=say.trouble(trouble)))


def settings_page(
    language: Language,
    server: WeekServer | None,
    lacking: Sequence[str] = (),
    trouble: Trouble = "",
    note: str = "",
) -> Page:
    """Whether a server has the week's deal, and where. lacking: permissions that the bot needs.
    trouble: what else is wrong."""
    say = BotWeek(language)
    lines = [f"### {say.settings_heading()}", *([f"> {note}"] if note else [])]
    if server is None:
        return items.page(items.text("\n".join([*lines, say.none()])))
    lines.append(say.in_channel(channel=f"<#{server.channel_id}>"))
    if lacking:
        lines.append(f"**{say.lacks(permissions=language.listed(lacking))}**")
    elif trouble:
        lines.append(f"**{say.trouble(trouble)}**")
    remove = items.button(say.remove(), ControlId(REMOVE, 0), "danger")
    return items.page(items.text("\n".join(lines)), items.row(remove))
