"""For people without pictures: nothing is cut in the middle of a line or said twice on one page,
every page has one heading of one kind, and alternative texts say what a picture shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.delivery.table_message import question_message, turn_message
from bot.panel import looking
from bot.panel.boards import Board
from bot.panel.panel import panel
from bot.widgets.ids import PanelState
from bot.widgets.items import Drawn, Page
from bot.widgets.words import Speech
from engine.checking import Ply
from engine.core import Decision
from engine.selfplay import walk
from render.registry import presentation
from render.text.base import shorten
from render.text.tzolkin.things import Things
from tables.model.table import Position
from tables.operations.announcements import TurnSummary
from tests.conformance.cases import game, options, painter_of
from tests.conformance.test_asked import TABLES, headings
from tests.conformance.test_panels import PICTURE, news, position
from tests.witnesses import witnessed

EVERY = 9
TALE = TurnSummary(over=(), so_far=())
LONG = 30
"""A shorter line may well stand on a page twice."""
BUSY = 2_600
"""Letters of a busy table."""
LEAST = 20
"""Letters of the shortest description that says something."""
MARKS = re.compile(r"\\(?=\W)|\u200b")

every_table = pytest.mark.parametrize(("key", "seats"), TABLES)


def some(key: str, seats: int) -> Iterator[tuple[Ply[Any], Position, Speech]]:
    """Some decisions of a game, one of every kind among them, as who is asked sees them."""
    seen: set[str] = set()
    for ply in walk(game(key), options(key, 32), seats, 32, 15):
        kinds = {d.kind for d in ply.decisions}
        if ply.decisions and (ply.number % EVERY == 0 or kinds - seen):
            seen |= kinds
            mine = position(game(key), ply.state, ply.decisions, seats, ply.decisions[0].seat)
            yield ply, mine, Speech(mine.table)


def texts(page: Page) -> list[str]:
    """The lines of a message."""
    found = [i.content for i in page.view.walk_children() if isinstance(i, discord.ui.TextDisplay)]
    return [line for said in found for line in said.splitlines()]


def alts(page: Page) -> list[str]:
    found = [i for i in page.view.walk_children() if isinstance(i, discord.ui.MediaGallery)]
    return [str(item.description) for gallery in found for item in gallery.items]


def without_pictures(ply: Ply[Any], mine: Position, speech: Speech) -> Iterator[Page]:
    """The pages of the table in words: in the channel, in the panel, on closer look."""
    seats = len(mine.table.seats)
    public = position(game(mine.table.game), ply.state, ply.decisions, seats, None)
    yield turn_message(public, speech, None, TALE)
    for table in (False, True) if not speech.rich.case(mine.view, mine.decisions[0]) else (True,):
        yield panel(mine, speech, None, news(ply, mine.viewer), place=PanelState(table=table))
    found = looking.sights(mine, speech, "words")
    yield looking.page(mine, speech, found, found[-1], ())


@pytest.mark.sliced
@every_table
def test_no_line_of_the_table_is_cut(key: str, seats: int) -> None:
    """Least of all the card row. The panel tells the whole table unless it says so much else that
    there is no room; then it says where the table goes on."""
    whole = 0
    for ply, mine, speech in some(key, seats):
        board = [line for line in speech.rich.board(mine.view).splitlines() if line]
        for page in without_pictures(ply, mine, speech):
            lines, where = texts(page), f"ply {ply.number}"
            assert not page.problems(), where
            shown = [line for line in lines if line in board]
            assert not [x for x in lines if x.endswith("…") and x[:40] in "\n".join(board)], where
            told = board[: len(shown)]
            if shown:
                assert sorted(shown) == sorted(told), f"{where}: from the beginning"
                goes_on = any("More of the " in line for line in lines)
                assert goes_on == (len(told) < len(board)), where
        asked = panel(mine, speech, None, place=PanelState(table=True))
        if len("\n".join(board)) < BUSY:
            assert set(board) <= set(texts(asked)), f"ply {ply.number}: the whole table"
            whole += 1
    if key != "belfort":  # with all its prices it is never so short
        witnessed(whole, "panels with room for the whole table", f"{key}, {seats} players, seed 32")


@pytest.mark.sliced
@every_table
def test_headings_are_of_one_kind_on_every_page(key: str, seats: int) -> None:
    """A page is headed by where the game stands, and every player's part by their name in bold."""
    for ply, mine, speech in some(key, seats):
        headline = shorten(speech.rich.headline(mine.view), 200)
        for page in without_pictures(ply, mine, speech):
            assert headings(page) == [f"### {headline}"], f"ply {ply.number}"
            assert sum(headline in line for line in texts(page)) == 1, "it is said once"
        board = speech.rich.board(mine.view)
        resigned = board.count("resigned")
        heads = [line for line in board.splitlines() if line.startswith("**")]
        for name in speech.rich.names[:seats]:
            assert resigned or any(name in head for head in heads), (name, heads)
        assert "__" not in board + (speech.rich.hand(mine.view) or "").replace("\\_", "")


@pytest.mark.sliced
@every_table
def test_alternative_texts_say_what_no_line_says(key: str, seats: int) -> None:
    """Who hears a page hears nothing twice: neither the title nor the question."""
    painter = painter_of(key)
    for ply, mine, speech in some(key, seats):
        asked = mine.decisions[0]
        public = position(game(key), ply.state, ply.decisions, seats, None)
        bare = Decision(asked.seat, asked.kind, (), asked.facts)
        plain = speech.plain
        upper = plain.alt(public.view, painter.parts(public.view, "phone")[0])
        about = plain.question_alt(public.view, bare, means=False)
        own = plain.question_alt(mine.view, asked)
        pages = [turn_message(public, speech, Drawn("a.png", PICTURE, upper), TALE)]
        if plain.case(mine.view, asked):  # otherwise the table is shown
            pages += [
                question_message(public, speech, Drawn("b.png", PICTURE, about), TALE),
                panel(mine, speech, Board((Drawn("c.png", PICTURE, own),), question=True)),
            ]
        waits = plain.awaits(public.view, bare)
        for page in pages:
            said = [MARKS.sub("", line).removeprefix("### ") for line in texts(page)]
            for alt in alts(page):
                where = f"ply {ply.number}: {alt}"
                assert not [x for x in said if len(x) >= LONG and x in alt], where
                assert waits not in alt, where


def test_pictures_of_questions_of_tzolkin_are_told() -> None:
    """Every kind that has a picture: for who is asked what they have and what the answers hang on,
    for everybody nothing of the answers."""
    key, kinds, things = "tzolkin", set(), Things()
    words = presentation(key).texts(("Ann", "Ben", "Cy"))
    for seed, wild in ((31, 0), (32, 15), (33, 3), (35, 3)):
        for ply in walk(game(key), options(key, seed), 3, seed, wild):
            for decision in ply.decisions:
                view = game(key).view(ply.state, decision.seat)
                bare = Decision(decision.seat, decision.kind, (), decision.facts)
                own = words.case(view, decision)
                public = words.case(game(key).view(ply.state, None), bare, means=False)
                assert len(own) > LEAST, decision.kind
                assert bool(public) == (decision.kind != "turn"), "then the table is shown"
                if decision.kind not in ("choose_wealth", "choose_days"):
                    for good, count in view.players[decision.seat].goods.listed():
                        assert things.count(count, good) in own, decision.kind
                kinds.add(decision.kind)
    witnessed(
        kinds,
        "questions of every kind that has a picture",
        "Tzolk'in, 3 players, seeds 31, 32, 33, 35",
        every={"turn", "choose_wealth", "choose_track", "choose_temples", "choose_days"},
    )
