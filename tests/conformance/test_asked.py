"""Titles and heads of pictures name who is asked, whoever's turn it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import engine.registry
from bot.delivery.table_message import turn_message
from bot.panel.panel import panel
from bot.widgets.words import Speech
from engine.checking import Ply
from engine.core.agenda import others
from engine.selfplay import walk
from render.picture import Format
from render.registry import presentation
from tables.operations.announcements import TurnSummary
from tests.conformance.cases import game, options, painter_of
from tests.conformance.test_panels import position
from tests.render.legibility import written

KEYS = engine.registry.keys()
TABLES = [(key, n) for key in KEYS for n in game(key).meta.seats]
NAMES = ("Ann", "Boris", "Cyril", "Dora", "Edda")
VERBS = ("play", "move", "act", "place")
SHAPES: tuple[Format, ...] = ("desk", "phone")
SCORE = re.compile(r".* \u2212?-?\d+")
"""The part of a title with somebody's points."""
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)


def plies(key: str, seats: int) -> Iterator[Ply[Any]]:
    for seed, wild in ((31, 0), (32, 15)):
        game_of_chance = walk(game(key), options(key, seed), seats, seed, wild)
        yield from (ply for ply in game_of_chance if ply.decisions)


def mover(view: Any) -> int:
    """Whose turn it is."""
    assert hasattr(view, "current") or hasattr(view, "mover"), (
        f"{type(view).__name__} needs a field `mover`, the seat whose turn it is"
        " (docs/adding-a-game.md, step 7)"
    )
    return int(view.current if hasattr(view, "current") else view.mover)


def title(view: Any, texts: Any) -> list[str]:
    """The parts of a headline that are not points."""
    return [part for part in texts.headline(view).split(" · ") if not SCORE.fullmatch(part)]


@pytest.mark.sliced
@every_table
def test_the_title_names_everybody_who_is_asked(key: str, seats: int) -> None:
    texts = presentation(key).texts(NAMES[:seats])
    for ply in plies(key, seats):
        asked = {d.seat for d in ply.decisions}
        for viewer in (None, min(asked)):
            view = game(key).view(ply.state, viewer)
            said = title(view, texts)
            where = f"ply {ply.number}: {said}"
            for seat in asked:
                everybody = len(asked) > 1 and any("everybody" in part for part in said)
                assert everybody or any(NAMES[seat] in part for part in said), where
            if mover(view) not in asked:
                waits = NAMES[mover(view)]
                assert not {f"{waits} to play", f"{waits} to move"} & {*said}, where


def answered(key: str, seats: int) -> Iterator[Ply[Any]]:
    """The first of each kind of question to somebody whose turn it is not."""
    seen: set[tuple[str, int]] = set()
    for ply in plies(key, seats):
        asked = [(d.seat, d.kind) for d in ply.decisions]
        kind = (asked[0][1], min(len(asked), 2))
        if kind not in seen and others(asked, mover(game(key).view(ply.state, None))):
            seen.add(kind)
            yield ply


@pytest.mark.sliced
@every_table
def test_the_head_of_every_picture_names_who_is_asked(key: str, seats: int) -> None:
    """Where one is: with the kind of the question, on a screen and on a phone."""
    painter, names = painter_of(key), NAMES[:seats]
    for ply in answered(key, seats):
        asked = {d.seat for d in ply.decisions}
        view = game(key).view(ply.state, None)
        nation = getattr(view, "nations", None)
        called = [(n.name if nation else NAMES[s]) for s, n in enumerate(nation or names)]
        for shape in SHAPES:
            picture = painter.parts(view, shape)[0]
            with written() as found:
                painter.paint(painter.public(view, picture), picture, names)
            heads = [one.text for one in found]
            waits = {NAMES[mover(view)], called[mover(view)]} if mover(view) not in asked else set()
            turns = {f"{who} to {verb}".upper() for who in waits for verb in VERBS}
            assert not turns & {head.upper() for head in heads}, (ply.number, picture)
            if len(asked) == 1:
                [seat] = asked
                mine = (f"{NAMES[seat]}: ".upper(), f"{called[seat]}: ".upper())
                assert any(h.upper().startswith(mine) for h in heads), (ply.number, picture, heads)


@pytest.mark.sliced
@every_table
def test_messages_are_headed_by_who_is_asked(key: str, seats: int) -> None:
    """The message in the channel with and without its picture, and the panel of who is asked."""
    for ply in answered(key, seats):
        seat, rules = ply.decisions[0].seat, game(key)
        public = position(rules, ply.state, ply.decisions, seats, None)
        speech = Speech(public.table)
        tale = TurnSummary(over=(), so_far=())
        mine = position(rules, ply.state, ply.decisions, seats, seat)
        who = speech.rich.names[seat]
        for page in (turn_message(public, speech, None, tale), panel(mine, speech, None)):
            [heading] = headings(page)
            parts = [part for part in heading.split(" · ") if not SCORE.fullmatch(part)]
            assert "everybody" in heading or any(who in part for part in parts), heading


def headings(page: Any) -> list[str]:
    """The headings of a message."""
    texts = [i.content for i in page.view.walk_children() if hasattr(i, "content")]
    return [line for said in texts for line in said.splitlines() if line.startswith("### ")]
