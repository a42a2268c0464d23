"""Two people of different languages play whole games at one table: the channel reads Greek, one
player Hungarian, and nobody reads a word of a language that is not theirs."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from simcord.results import InteractionResult, ResponseMessage

from bot.widgets import limits
from engine import registry
from render.lang import language
from render.lang.language import LANGUAGES, read
from tables.model.users import UserSettings
from tables.store import user_rows
from tests.bot.players import Clicker, play_to_the_end
from tests.bot.simulated import World, words

PUBLIC, PRIVATE = "el", "hu"
CATALOGUES = sorted(
    f.stem
    for f in (Path(language.__file__).parent / "en").glob("*.ftl")
    if not f.stem.endswith("vocabulary")
)
"""What is said; words that are only typed are not."""
SAME_EVERYWHERE = re.compile(
    r"<[@#][^>]*>|<t:\d+(:\w)?>|https?://\S+|attachment://\S+|`[^`]*`|</[^>]*>|/[a-z][a-z ]*"
    r"|Through the Ages|A New Story of Civilization"
)
"""Mentions, times, links, commands and titles of games."""
WORD = re.compile(r"[^\W\d_]{2,}")
SHORT = {"antike-duellum": {"turn_limit": 15}}
"""Options under which a game of people who play at random ends."""
PEOPLE = frozenset({"ann", "bob"})
BOUNDS = re.compile(r"(-?\d+)\D+(-?\d+)")

pytestmark = [
    pytest.mark.sliced,
    pytest.mark.usefixtures("plain_pictures"),
    pytest.mark.skipif(not {PUBLIC, PRIVATE} <= LANGUAGES.keys(), reason="not offered"),
]


class _Texts(Visitor):
    """Collects what messages say, without the names of their facts."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (the library's name)
        self.found.append(node.value)


@cache
def vocabulary(code: str) -> frozenset[str]:
    """Every word that the messages of a language say."""
    parser, texts = FluentParser(), _Texts()
    for catalogue in CATALOGUES:
        texts.visit(parser.parse(read(code)(catalogue)))
    said = SAME_EVERYWHERE.sub(" ", "\n".join(texts.found))
    return frozenset(word.lower() for word in WORD.findall(said))


@cache
def of_others(code: str) -> frozenset[str]:
    """Words that only messages of other languages say."""
    others = frozenset().union(*(vocabulary(c) for c in LANGUAGES if c != code))
    return others - vocabulary(code) - PEOPLE


def foreign(text: str, code: str) -> list[str]:
    """The words of a text that only messages of other languages say."""
    found = (word.lower() for word in WORD.findall(SAME_EVERYWHERE.sub(" ", text)))
    return [word for word in found if word in of_others(code)]


@dataclass
class Reader(Clicker):
    """Plays as a clicker does, and keeps all that it was shown privately."""

    read: list[str] = field(default_factory=list)

    async def press(self, panel: ResponseMessage, unit: list[Any]) -> ResponseMessage | None:
        self.read += texts(panel)
        answer = await super().press(panel, unit)
        if answer is not None:
            self.read += texts(answer)
        return answer

    async def _number(self, shown: InteractionResult) -> InteractionResult:
        assert shown.modal is not None
        self.read.append(shown.modal["title"])
        typed: dict[str, str] = {}
        for item in shown.modal["components"]:
            said = " ".join(filter(None, (item.get("label"), item.get("description"))))
            self.read.append(said)
            bounds = BOUNDS.search(said)
            assert bounds is not None, said
            number = self.rng.randint(int(bounds[1]), int(bounds[2]))
            typed[item["component"]["custom_id"]] = str(number)
        return await self.actor.submit_modal(shown, typed)


def texts(message: ResponseMessage) -> Iterator[str]:
    """All that can be read in a message, the words on its controls too."""
    yield words(message)
    for c in limits.walk(message.components):
        for part in (c, *(c.get("options") or ()), *(c.get("items") or ())):
            yield from (str(part[k]) for k in TOLD if part.get(k))


TOLD = ("label", "placeholder", "description", "content")


def wrong(read: Iterable[str], code: str) -> dict[str, list[str]]:
    """The texts in which there are words of another language, with these words."""
    return {text: found for text in read if (found := foreign(text, code))}


async def speak(world: World, name: str, code: str) -> None:
    chosen = UserSettings(world[name].id, language=code, language_chosen=True)
    await world.service.store.write(partial(user_rows.save, user=chosen))


@pytest.mark.parametrize("game", registry.keys())
async def test_each_reads_their_own_language(world: World, game: str) -> None:
    await speak(world, "Ann", PUBLIC)
    await speak(world, "Bob", PRIVATE)
    await world.start("Ann", "Bob", game=game, options=SHORT.get(game))
    assert (await world.table()).language == PUBLIC
    rng = random.Random(4)
    ann, bob = (Reader(world, world[name], rng) for name in ("Ann", "Bob"))
    await play_to_the_end(world, [ann, bob])

    assert (await world.table()).status == "finished"
    public = [text for message in world.messages() for text in texts(message)]
    assert len(public) > 20
    assert len(bob.read) > 100
    assert wrong([*public, *ann.read], PUBLIC) == {}
    assert wrong(bob.read, PRIVATE) == {}


def test_words_of_others_are_found() -> None:
    assert foreign("Ann ends the game.", PUBLIC) == ["ends", "the", "game"]
    assert foreign("Ο γύρος της Ann", PRIVATE) != []
    assert foreign("Η σειρά της Ann: <@1> /turn", PUBLIC) == []
