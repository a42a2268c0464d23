"""What newcomers are offered: a game against computers, or a game to learn."""

from __future__ import annotations

import discord

from bot.features.lobby.opening import AGAINST, LEARN
from bot.widgets import items, limits, words
from bot.widgets.course import button as course_button
from bot.widgets.ids import ControlId
from bot.widgets.items import Control, Page
from engine import registry
from engine.course import Course
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_course import BotCourse
from render.lang.catalogue.bot_welcome import BotWelcome
from render.lang.language import Language
from render.registry import listing
from render.text.base import shorten

OP = "welcome"


def welcome_message(language: Language, note: str = "") -> Page:
    """The first message of a channel. note: what else there is to know about the place."""
    say = BotWelcome(language)
    return items.page(
        items.text(f"## {say.welcome_title()}\n{say.welcome()}"),
        items.row(*beginnings(language)),
        items.text(say.welcome_commands()),
        items.rule() if note else None,
        items.text(note) if note else None,
        accent=items.COLOUR_ASKED,
    )


def beginnings(language: Language) -> list[Control]:
    """The buttons that lead to a first game."""
    say = BotWelcome(language)
    return [
        items.button(say.play_against_computers(), ControlId(OP, 0, (AGAINST,)), "primary"),
        items.button(say.learn_a_game(), ControlId(OP, 0, (LEARN,)), "primary"),
    ]


def games_page(language: Language, how: str) -> Page:
    """Which game somebody wants to play, or to learn."""
    say, common = BotWelcome(language), Bot(language)
    options = []
    for key in tuple(registry.keys()):
        game, counts = listing(key, language), words.counts(common, registry.seats(key))
        about = say.game_is(counts=counts, summary=game.summary())
        options.append(
            discord.SelectOption(
                label=shorten(game.title(), limits.OPTION_LABEL),
                value=key,
                description=shorten(about, limits.OPTION_LABEL),
            )
        )
    return items.page(
        items.text(say.which_to_learn() if how == LEARN else say.which_to_play()),
        items.row(items.select(ControlId(OP, 0, (how,)), say.choose_game(), options)),
    )


def how_page(language: Language, game: str, course: Course) -> Page:
    """The two ways to learn a game: its course, and a game with hints."""
    say = BotCourse(language)
    return items.page(
        items.text(say.how_to_learn(game=listing(game, language).title())),
        items.row(
            course_button(language, game, course),
            learn_button(language, game, say.game_with_hints()),
        ),
    )


def learn_button(language: Language, game: str, label: str) -> Control:
    """Opens a table with computers and begins a game with hints."""
    return items.button(label, ControlId(OP, 0, (LEARN, game)), "primary")


def begun_page(language: Language, table: int) -> Page:
    """Says that the game has started, with a button to the panel, because the board may take a
    moment."""
    say, common = BotWelcome(language), Bot(language)
    turn = items.button(common.take_my_turn(), ControlId("turn", table), "success")
    return items.page(items.text(say.game_has_begun()), items.row(turn))
