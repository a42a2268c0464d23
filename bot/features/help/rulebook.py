"""The rules of the games, paragraph by paragraph, for looking things up while playing.

They are written as Markdown with one number per paragraph: `**AD-5.2** text`.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal

from rapidfuzz import fuzz, process

from bot.widgets import spelling
from engine import registry

_PARAGRAPH = re.compile(r"^\*\*(?P<number>[A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?)\*\*\s+(?P<text>.+)$")
_HEADING = re.compile(r"^#{2,4}\s+(?P<title>.+?)\s*$")
_ENOUGH = 80.0
"""From this likeness on a word may be a slip of another, out of 100."""
_SLIPPERY = 4
"""Shorter words are not taken for slips."""
_LAST = "\U0010ffff"
_OFTEN, _TIMES, _EARLY_BIT, _HEADING_BIT = 4, 7, 3, 4


Sort = Literal["rule", "reading", "case"]
"""What a paragraph is: a rule, how we read the rules where they leave room, or a worked case."""
_NUMBER = r"[A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?"
_NUMBERS = re.compile(rf"\s*\((?:see )?{_NUMBER}(?:(?:, |; | and ){_NUMBER})*\)")
"""Numbers of other paragraphs in brackets."""
_TITLE = re.compile(r"(?P<title>[A-Z][^.?:]{2,70}(?:[.?]|(?=:)))(?P<text>[ :].+)", re.DOTALL)
"""What a paragraph is about, and the rest of it."""
_READING = re.compile(
    r"(?P<question>.+?) \*Source:\*.+?\*Reading:\* (?P<reading>.+?)(?: \*Alternative:\*.+)?",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered paragraph and the heading it stands under."""

    number: str
    heading: str
    text: str

    @property
    def sort(self) -> Sort:
        """What it is, told from its number."""
        book = self.number.partition("-")[0]
        if book == "INT":
            return "reading"
        return "case" if book.endswith("C") and len(book) > 2 else "rule"

    @property
    def title(self) -> str:
        """What it is about, without its number."""
        found = _TITLE.fullmatch(self.text)
        return found["title"].rstrip(".") if found else self.text

    @property
    def told(self) -> str:
        """As players read it: without numbers, sources and alternatives, in Markdown."""
        reading = _READING.fullmatch(self.text)
        if self.sort == "reading" and reading:
            return _NUMBERS.sub("", f"**{reading['question']}** {reading['reading']}")
        said = _NUMBERS.sub("", self.text)
        found = _TITLE.fullmatch(said)
        if self.sort == "case" or not found:
            return said
        return f"**{found['title']}**{found['text']}"


@cache
def paragraphs(game: str) -> tuple[Paragraph, ...]:
    """All paragraphs of a game's rules; none if the game has no rules text."""
    source = _file(game)
    if source is None:
        return ()
    found: list[Paragraph] = []
    heading = ""
    # A paragraph may go on for several lines, lists and tables included, until the next number.
    for line in source.read_text(encoding="utf-8").splitlines():
        title = _HEADING.match(line)
        start = _PARAGRAPH.match(line)
        if title:
            heading = title["title"]
        elif start:
            found.append(Paragraph(start["number"], heading, start["text"].strip()))
        elif found and found[-1].heading == heading and line.strip():
            last = found[-1]
            found[-1] = Paragraph(last.number, heading, f"{last.text}\n{line.rstrip()}")
    return tuple(found)


def search(game: str, keyword: str, limit: int = 6) -> list[Paragraph]:
    """The paragraphs that tell about a keyword, best first, worked cases last.

    A number finds itself, or the paragraphs below it; the letters before it may be left out.
    """
    found = paragraphs(game)
    number = keyword.strip().casefold()
    if number and len(number) <= spelling.LOOKED_UP:
        for names in ([p.number for p in found], [p.number.partition("-")[2] for p in found]):
            named = list(zip((name.casefold() for name in names), found, strict=True))
            exact = [p for name, p in named if name == number]
            below = [p for name, p in named if name.startswith(f"{number}.")]
            if exact or below:
                return (exact or below)[:limit]
    wanted = spelling.distinct(spelling.heard(keyword))
    if not wanted:
        return []
    scores = _index(game).scores(wanted)
    best = sorted(scores, key=lambda i: (found[i].sort == "case", -scores[i], i))
    return [found[i] for i in best[:limit]]


def numbered(game: str, numbers: Sequence[str]) -> list[Paragraph]:
    """The paragraphs with these numbers, as far as they exist."""
    by_number = {p.number: p for p in paragraphs(game)}
    return [by_number[number] for number in numbers if number in by_number]


def headings(game: str) -> list[str]:
    """The headings under which paragraphs stand, in order."""
    return list(dict.fromkeys(p.heading for p in paragraphs(game)))


@dataclass(frozen=True, slots=True)
class _Index:
    """The words of a game's rules, so that no search has to read the paragraphs.

    vocabulary: every word once, sorted. places: for each of them the paragraphs it stands in, as
    pairs of a paragraph and a weight (see `_weight`).
    """

    vocabulary: tuple[str, ...]
    places: tuple[tuple[tuple[int, int], ...], ...]

    def scores(self, wanted: Sequence[str]) -> dict[int, float]:
        """How much the paragraphs have to say that tell about all wanted words."""
        found: dict[int, float] | None = None
        for word in wanted:
            told = self._told(word)
            if found is None:
                found = told
            else:
                found = {i: score + told[i] for i, score in found.items() if i in told}
            if not found:
                break
        return found or {}

    def _told(self, word: str) -> dict[int, float]:
        """How much each paragraph tells about one word; a slip counts little."""
        found: dict[int, float] = {}
        if len(word) >= _SLIPPERY:
            close = process.extract(
                word, self.vocabulary, scorer=fuzz.ratio, limit=None, score_cutoff=_ENOUGH
            )
            for _, score, k in close:
                for i, _ in self.places[k]:
                    found[i] = max(found.get(i, 0.0), score / 200)
        begin = bisect_left(self.vocabulary, word)
        end = bisect_left(self.vocabulary, word + _LAST, lo=begin)
        begun: dict[int, int] = {}
        for places in self.places[begin:end]:
            for i, weight in places:
                begun[i] = _joined(begun.get(i, 0), weight)
        return found | {i: _worth(weight) for i, weight in begun.items()}


@cache
def _index(game: str) -> _Index:
    """The index of a game's rules, made once: it takes longer than any search."""
    places: dict[str, dict[int, int]] = {}
    for i, paragraph in enumerate(paragraphs(game)):
        heading = spelling.plain(paragraph.heading).split()
        text = spelling.plain(paragraph.text).split()
        times = Counter(text)
        for word in {*heading, *text}:
            weight = _weight(word in heading, times[word], word in text[:4])
            places.setdefault(word, {})[i] = weight
    vocabulary = tuple(sorted(places))
    return _Index(vocabulary, tuple(tuple(places[word].items()) for word in vocabulary))


def prepare() -> None:
    """Read the rules of all games, so that the first search need not wait for that."""
    for game in tuple(registry.keys()):
        _index(game)


def _weight(heading: bool, times: int, early: bool) -> int:
    """Where a word stands in a paragraph, in one number: whether in its heading, whether among its
    first four words, and how often in its text."""
    return (heading << _HEADING_BIT) | (early << _EARLY_BIT) | min(times, _OFTEN)


def _joined(one: int, other: int) -> int:
    """The weight of two words that begin alike."""
    times = min((one & _TIMES) + (other & _TIMES), _OFTEN)
    return (one | other) & ~_TIMES | times


def _worth(weight: int) -> float:
    """What a paragraph says about a word: 2 for its heading, 3 for its beginning, 1 for each time
    up to four."""
    return 2 * (weight >> _HEADING_BIT & 1) + 3 * (weight >> _EARLY_BIT & 1) + (weight & _TIMES)


def _file(game: str) -> Traversable | None:
    """The rules of a game in an installed package, or in the working copy beside it."""
    name = f"{game}.md"
    installed = resources.files("render") / "rules" / name
    if installed.is_file():
        return installed
    beside = Path(__file__).resolve().parents[3] / "docs" / "rules" / name
    return beside if beside.is_file() else None
