"""No title says that somebody is to play while somebody else is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest

from engine import registry
from engine.checking import Ply
from engine.core import Rng
from engine.games.tta.view import View
from engine.selfplay import some_options, walk
from render.board.tta import PAINTER
from render.lang.catalogue.tta_picture import TtaPicture
from render.registry import presentation
from render.sheetnames import BOARD
from tests.render.shown import kept
from tests.witnesses import witnessed

NAMES = ("Ann", "Bob", "Chloe")
GAMES = pytest.mark.parametrize(("key", "seed"), [("tta-new-story", 31), ("tta-first-edition", 33)])
DRAWN = 4
"""Positions of a game of which pictures are drawn."""
SHEETS = (BOARD, "phone", *(f"seat-{number + 1}" for number in range(len(NAMES))))


def positions(key: str, seed: int) -> Iterator[tuple[Ply[Any], View, set[int]]]:
    """Every question of a game by chance, as spectators see it, with the seats that are asked."""
    rules = registry.rules(key)
    for ply in walk(rules, some_options(rules, Rng(seed)), len(NAMES), seed):
        yield ply, rules.view(ply.state, None), {d.seat for d in ply.decisions}


def wrong(said: str, asked: set[int]) -> bool:
    """Whether a title calls upon somebody to play who is not asked, or is not asked alone."""
    say = TtaPicture()
    players = (seat for seat, name in enumerate(NAMES) if say.to_play(who=name) in said)
    return any({seat} != asked for seat in players)


def test_a_wrong_title_is_found() -> None:
    assert wrong("Age I · Bob to play", {0})
    assert wrong("Bob to play", {0, 1})
    assert not wrong("Bob to play", {1})
    assert not wrong("Ann to answer (Bob's turn)", {0})


@GAMES
def test_headlines_name_who_is_asked(key: str, seed: int) -> None:
    texts, meanwhile = presentation(key).texts(NAMES), 0
    for _, view, asked in positions(key, seed):
        said = texts.headline(view)
        assert not wrong(said, asked), said
        if asked != {view.current}:
            meanwhile += 1
            everybody = len(asked) == len(view.order)
            assert everybody or all(f"{NAMES[seat]}" in said.rsplit("(", 1)[0] for seat in asked), (
                said
            )
    witnessed(meanwhile, "questions in the turn of somebody else", f"{key}, seed {seed}")


@GAMES
def test_pictures_name_who_is_asked(key: str, seed: int) -> None:
    found = (here for here in positions(key, seed) if here[2] != {here[1].current})
    drawn = 0
    for _, view, asked in islice(found, DRAWN):
        for sheet in SHEETS:
            c = kept(partial(PAINTER.paint, view, sheet, NAMES))
            said = [str(mark.value) for mark in c.marks if mark.what == "text"]
            assert not any(wrong(text, asked) for text in said), (sheet, said)
            drawn += 1
        board = kept(partial(PAINTER.paint, view, BOARD, NAMES))
        head = [m.value for m in board.marks if m.what == "text" and m.place == "head"]
        assert all(any(NAMES[seat] in str(text) for text in head) for seat in asked), head
    witnessed(drawn, "pictures of such questions", f"{key}, seed {seed}", least=DRAWN)
