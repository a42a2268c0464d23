"""What /help says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.features.help import rulebook
from bot.features.help.rulebook import Paragraph
from bot.features.welcome.pages import beginnings
from bot.widgets import figures, items, limits, words
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Page
from bot.widgets.names import harmless
from bot.widgets.reporting import figure_button, report_button
from engine import registry
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_help import BotHelp
from render.lang.language import Language
from render.registry import listing
from render.text.base import shorten
from tables.model.table import Table

RULES_ROOM = 3_500
ANSWERS = 2
"""How many paragraphs answer a question at first."""
COMMANDS, GAMES = "commands", "games"
"""The topics that list all commands, and all games."""
COMMANDS_ROOM = 3_400
TOPICS = BotHelp.FAMILIES["heading"]
"""The topics, in this order."""


def help_page(
    language: Language,
    table: Table | None,
    topic: str = "",
    commands: Sequence[tuple[str, str]] = (),
) -> Page:
    """One topic of help, a menu of the others, and on the first page how to begin.

    topic: one of `TOPICS`; anything else is the first one. table: its game is named. commands: all
    commands, with descriptions.
    """
    say, common, first = BotHelp(language), Bot(language), TOPICS[0]
    shown = topic if topic in TOPICS else first
    number = 0 if table is None else table.id
    options = [
        discord.SelectOption(label=say.heading(key), value=key, default=key == shown)
        for key in TOPICS
    ]
    return items.page(
        items.text(f"-# {say.help_title()}\n### {say.heading(shown)}\n{say.text(shown)}"),
        items.text(_listed(commands)) if shown == COMMANDS else None,
        items.text(_games(language)) if shown == GAMES else None,
        items.row(*_beginnings(language, table is None)) if shown == first else None,
        items.text(_this_game(language, table)) if shown == first and table is not None else None,
        items.row(items.select(ControlId("topic", number), say.more_help(), options)),
        items.row(report_button(common, None if table is None else number)),
    )


def _listed(commands: Sequence[tuple[str, str]]) -> str:
    """All commands, a line each."""
    return shorten("\n".join(f"`{name}`: {about}" for name, about in commands), COMMANDS_ROOM)


def _beginnings(language: Language, opens: bool) -> list[Control]:
    """A lesson first; where there is no table a game against computers, too."""
    against, lesson = beginnings(language)
    return [lesson, against] if opens else [lesson]


def _this_game(language: Language, table: Table) -> str:
    game, counts = listing(table.game, language), _counts(Bot(language), table.game)
    return BotHelp(language).this_game(game=game.title(), counts=counts, summary=game.summary())


def _games(language: Language) -> str:
    """All games there are."""
    say, common = BotHelp(language), Bot(language)
    games = []
    for key in tuple(registry.keys()):
        game, counts = listing(key, language), _counts(common, key)
        games.append(say.one_game(game=game.title(), counts=counts, summary=game.summary()))
    return "\n".join(games)[:1500]


def _counts(common: Bot, game: str) -> str:
    return words.counts(common, registry.seats(game))


def rules_page(
    language: Language,
    game: str,
    found: Sequence[Paragraph],
    keyword: str = "",
    *,
    sources: bool = False,
    options: Mapping[str, Any] | None = None,
    brief: bool = False,
    chapter: bool = False,
) -> Page:
    """Paragraphs of the rules, as many whole ones as fit, with buttons for the rest and for numbers
    and sources, and a menu of chapters.

    keyword: what was searched. sources: show them. options: of the reader's table, for its figures.
    brief: only the sentences that answer, from the first two. chapter: the paragraphs are one, or
    its rest.
    """
    say, title = BotHelp(language), listing(game, language).title()
    numbered = keyword in {paragraph.number for paragraph in found}  # of a choice, not of a person
    word = "" if numbered else harmless(shorten(keyword, 60))
    parts = [f"-# {say.rules_about(game=title, word=word) if word else title}"]
    notes = [f"-# {harmless(line)}" for line in figures.notes(language, game, options or {})]
    if figures.by_host(language, game, options or {}):
        notes.append(f"-# {say.figures_of_file_count()}")
    if brief:
        rest = found
        parts += [f"> {_answer(say, p, game, keyword)}" for p in found[:ANSWERS]] + notes
    else:
        told, rest = _told_in_full(say, found, sources=sources)
        parts += notes + told
    row = []
    if rest:
        more = (
            ControlId("chapter", 0, (game, rest[0].number))
            if chapter
            else _rules_control(game, rest, sources=sources, op="morerules")
        )
        row.append(items.button(say.more_rules(), more))
    if not chapter:
        label = say.without_sources() if sources else say.with_sources()
        row.append(items.button(label, _rules_control(game, found, sources=not sources)))
    if figures.doubted(game, options or {}):
        row.append(figure_button(Bot(language), 0))
    shown = [items.row(*row)] if row else []
    return items.page(items.text("\n".join(parts)), *shown, _chapters(say, game))


def chapters_page(language: Language, game: str, keyword: str = "") -> Page:
    """The menu of the chapters. keyword: a search that found nothing."""
    say, title = BotHelp(language), listing(game, language).title()
    word = harmless(shorten(keyword, 60))
    said = say.rules_say_nothing(game=title, word=word) if word else say.which_chapter()
    return items.page(items.text(f"-# {title}\n{said}"), _chapters(say, game))


def _chapters(say: BotHelp, game: str) -> Any:
    options = [
        discord.SelectOption(label=shorten(heading, limits.OPTION_LABEL), value=number)
        for heading, number in rulebook.chapters(game, say.language.code)[: limits.OPTIONS]
    ]
    return items.row(items.select(ControlId("chapter", 0, (game,)), say.open_chapter(), options))


def _answer(say: BotHelp, paragraph: Paragraph, game: str, keyword: str) -> str:
    """The part of a paragraph that answers a question, in a line or two."""
    told = rulebook.answer(game, paragraph, keyword, say.language.code)
    told = told.replace("\n", "\n> ")
    return say.worked_case(case=told) if paragraph.sort == "case" else told


def _told_in_full(
    say: BotHelp, found: Sequence[Paragraph], *, sources: bool
) -> tuple[list[str], Sequence[Paragraph]]:
    """As many whole paragraphs as fit, and the others."""
    parts: list[str] = []
    room, heading = RULES_ROOM, ""
    for at, paragraph in enumerate(found):
        text = f"**{paragraph.number}** {paragraph.text}" if sources else _told(say, paragraph)
        if paragraph.heading != heading:
            heading = paragraph.heading
            text = f"### {heading}\n{text}"
        if len(text) > room:
            if at:
                return parts, found[at:]
            text = shorten(text, room)
        parts.append(text)
        room -= len(text) + 1
    return parts, ()


def _told(say: BotHelp, paragraph: Paragraph) -> str:
    return say.worked_case(case=paragraph.told) if paragraph.sort == "case" else paragraph.told


def _rules_control(
    game: str, found: Sequence[Paragraph], *, sources: bool, op: str = "rules"
) -> ControlId:
    """A button that shows paragraphs with or without their sources; as many as its id has room
    for."""
    control = ControlId(op, 0, (game, "s" if sources else "p"))
    for paragraph in found:
        longer = replace(control, args=(*control.args, paragraph.number))
        if len(str(longer)) > limits.CUSTOM_ID:
            break
        control = longer
    return control
