"""The list of games: what it names is there, and several games may come from one package."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from types import ModuleType
from typing import Any

import pytest
from PIL import Image

import engine.registry
from engine.registry import GAMES, Entry, UnknownGame, load, rules, seats
from render.lang.language import ENGLISH, Language
from render.picture import Painter
from render.registry import listing, presentation
from render.text.base import Texts
from tests.kernel.toy import ENTRY, RULES


@pytest.mark.parametrize("key", GAMES)
def test_what_an_entry_names_is_there(key: str) -> None:
    shown = presentation(key)
    assert rules(key).meta.key == key
    assert issubclass(shown.texts, Texts)
    assert shown.texts is not Texts
    assert isinstance(shown.painter, Painter), "no PAINTER: adding-a-game.md, step 13"
    assert shown.board == GAMES[key].board


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_listed_as_its_rules_and_texts_say(key: str) -> None:
    assert GAMES[key].seats == seats(key) == rules(key).meta.seats
    assert GAMES[key].listing, "a list of games must not load them"
    assert type(listing(key)) is presentation(key).texts.LISTING


def test_a_list_of_games_loads_none() -> None:
    code = "from bot.cli import main; main(['games']); import sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    *lines, modules = done.stdout.splitlines()
    shipped = tomllib.loads((files("engine.games") / "games.toml").read_text("utf-8"))
    assert [line.split()[0] for line in lines] == list(shipped)
    heavy = ("engine.games.", "render.text.", "render.board", "PIL")
    assert [name for name in modules.split() if name.startswith(heavy)] == []


def test_a_painter_must_paint_and_outline_the_rest_is_given() -> None:
    class Idle(Painter):
        pass

    with pytest.raises(TypeError, match=r"changes.*paint"):
        Idle()  # type: ignore[abstract]

    class Plain(Painter):
        def paint(
            self, view: Any, picture: str, names: Sequence[str], language: Language = ENGLISH
        ) -> Image.Image:
            return Image.new("RGB", (1, 1))

        def changes(
            self,
            before: Any,
            view: Any,
            picture: str,
            names: Sequence[str],
            legend: str,
            language: Language = ENGLISH,
            *,
            ahead: bool = False,
        ) -> Image.Image:
            return self.paint(view, picture, names)

    plain, view = Plain(), object()
    plain.warm(view)
    assert plain.pictures(view) == ("board",)
    assert plain.public(view, "board") is view
    assert plain.hand(view, ["Ann"]) is None


def test_an_unknown_game_is_told_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"no game called 'chess'.*antike-duellum"):
        rules("chess")


def test_one_package_may_have_several_games(monkeypatch: pytest.MonkeyPatch) -> None:
    package = ModuleType("two_games")
    package.__dict__.update(FIRST_RULES=1, SECOND_RULES=2)
    monkeypatch.setitem(sys.modules, "two_games", package)
    assert [load(f"two_games:{name}_RULES") for name in ("FIRST", "SECOND")] == [1, 2]


def test_a_game_without_words_or_pictures_speaks_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(engine.registry.GAMES, "bare", Entry(ENTRY.rules))
    presentation.cache_clear()
    rules.cache_clear()
    assert rules("bare") is RULES
    assert seats("bare") == RULES.meta.seats
    assert listing("bare").title() == "Bare"
    shown = presentation("bare")
    assert (shown.texts, shown.painter, shown.cards, shown.board) == (Texts, None, None, "")
    presentation.cache_clear()
    rules.cache_clear()
