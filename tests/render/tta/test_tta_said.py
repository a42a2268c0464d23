"""What the words of Through the Ages say of pictures and of the table is what the view says."""

from __future__ import annotations

import pytest

from engine.games.tta.view import View
from render.registry import presentation
from tests.render.tta.phone_facts import Phone
from tests.render.tta.said_facts import Saying, check_said
from tests.render.tta.test_tta_facts import GAMES, NAMES, POSITIONS, views

PRICE = "next worker"
"""What is left out first where there is no room."""


def check_words(view: View) -> None:
    game = "tta-new-story" if view.printed == "new_story" else "tta-first-edition"
    names = NAMES[: len(view.players)]
    texts, saying = presentation(game).texts(names), Saying(view, names)
    board = texts.board(view)
    saying.brief = PRICE not in board
    check_said("the table", board, saying.board())
    check_said("board", texts.alt(view, "board"), saying.overview())
    for civ in view.players:
        picture = f"seat-{civ.seat + 1}"
        told = texts.alt(view, picture)
        saying.brief = PRICE not in told
        wanted = [tuple(one.replace("**", "") for one in said) for said in saying.civilization(civ)]
        check_said(picture, told, wanted)
    check_said("phone", texts.alt(view, "phone"), saying.upper(), [" has: "])
    told = texts.alt(view, "phone-more")
    saying.brief = PRICE not in told
    check_said("phone-more", told, saying.lower(Phone(view, names).shown()))


@pytest.mark.parametrize("name", list(POSITIONS))
def test_words_say_what_is_so(name: str) -> None:
    check_words(POSITIONS[name])


@pytest.mark.sliced
@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_words_of_random_games(game: str, seats: int, seed: int) -> None:
    for view in views(game, seats, seed):
        check_words(view)
