"""The rules of the games, paragraph by paragraph, for looking things up while playing.

They are written as Markdown with one number per paragraph: `**AD-5.2** text`.
"""

from __future__ import annotations

import asyncio
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from math import log
from pathlib import Path
from typing import Literal

from rapidfuzz import fuzz, process

from bot.widgets import spelling
from bot.widgets.meaning import Meanings, Phrase, Term, meanings
from render.lang.language import ENGLISH, spoken
from render.registry import presentation
from render.text.base import shorten

KEPT = 6
"""Rules of games, each in a language, that are kept in memory with the words in them."""
FOLDER = Path(__file__).resolve().parents[3] / "docs" / "rules"
"""The rules in a working copy."""
_PARAGRAPH = re.compile(r"^\*\*(?P<number>[A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?)\*\*\s+(?P<text>.+)$")
_HEADING = re.compile(r"^#{2,4}\s+(?P<title>.+?)\s*$")
_ENOUGH = 80.0
"""From this similarity on, a word may be a typo of another, out of 100."""
_SLIPPERY = 4
"""Shorter words do not count as typos."""
ANSWER, LONGEST_ANSWER = 320, 500
"""Characters that are shown at first: as a rule, and where one sentence is longer."""
TITLED = re.compile(r"\*\*[^*]+\*\*")
"""What a paragraph is about, as it is told."""
_CAPITALS, _SMALL = "A-ZÀ-ÞŐŰΆ-Ϋ", "a-zß-ÿőűά-ώ"
_SENTENCE = re.compile(rf"(?<=[.?:;]\*\*)\s+|(?<=[{_SMALL})\d\]][.!?])\s+(?=[{_CAPITALS}*])")
"""Between two sentences."""
_LAST = "\U0010ffff"
_TITLE_WEIGHT, _HEADING_WEIGHT, _OFTEN = 6.0, 1.5, 3
"""The weight of a word in the title of a paragraph, and in its heading, and how often at most it
counts in the text."""
_STEADY, _LENGTH = 1.0, 50
"""A word weighs less in a long text: half at so much weight, and so many words."""
_OTHER, _LIKE = 0.8, 0.6
"""The weight of a synonym, and of a similar word."""
_READING_WORTH, _ABOUT = 0.6, 1.2
_COVERAGE = 1.5
"""The weight of covering everything that is asked about, and not only a part."""


Sort = Literal["rule", "reading", "case"]
"""What a paragraph is: a rule, how we read the rules where they leave room, or a worked case."""
_NUMBER = r"[A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?"
_NUMBERS = re.compile(rf"\s*\((?:see )?{_NUMBER}(?:(?:, |; | and ){_NUMBER})*\)")
"""Numbers of other paragraphs in brackets."""
_TITLE = re.compile(
    rf"(?P<title>[{_CAPITALS}](?:(?!; \*)[^.?:]){{2,70}}(?:[.?]|;(?= \*)|(?=:)))(?P<text>[ :].+)",
    re.DOTALL,
)
"""What a paragraph is about, and the rest of it. Greek asks with a semicolon."""
_READING = re.compile(
    r"(?P<question>.+?) \*Source:\*.+?\*Reading:\* (?P<reading>.+?)(?: \*Alternative:\*.+)?",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered paragraph and its heading."""

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
        """The text for players: without numbers, sources and alternatives, in Markdown."""
        reading = _READING.fullmatch(self.text)
        if self.sort == "reading" and reading:
            return _NUMBERS.sub("", f"**{reading['question']}** {reading['reading']}")
        said = _NUMBERS.sub("", self.text)
        found = _TITLE.fullmatch(said)
        if self.sort == "case" or not found:
            return said
        return f"**{found['title']}**{found['text']}"


@lru_cache(KEPT)
def paragraphs(game: str, code: str = ENGLISH.code) -> tuple[Paragraph, ...]:
    """All paragraphs of a game's rules, in a language as far as it has them, the others in English;
    none if the game has no rules text."""
    english = _read(_file(game))
    if code == ENGLISH.code:
        return english
    own = {p.number: p for p in _read(_file(game, code))}
    headings = {p.heading: own[p.number].heading for p in reversed(english) if p.number in own}
    return tuple(
        own.get(p.number) or replace(p, heading=headings.get(p.heading, p.heading)) for p in english
    )


def _read(source: Traversable | None) -> tuple[Paragraph, ...]:
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


def search(game: str, keyword: str, limit: int = 6, code: str = ENGLISH.code) -> list[Paragraph]:
    """The paragraphs that answer a question or mention a keyword, best first, worked cases last.

    The number of a paragraph finds it and those below it, also without its letters ("5.2"). Not
    every word needs to be found: the order depends on how many are, and how rare they are. In
    another language its own words come first, then what English finds: most boxes are English.
    """
    found = paragraphs(game, code)
    number = keyword.strip().casefold()
    if number and len(number) <= spelling.LOOKED_UP:
        for names in ([p.number for p in found], [p.number.partition("-")[2] for p in found]):
            named = list(zip((name.casefold() for name in names), found, strict=True))
            exact = [p for name, p in named if name == number]
            below = [p for name, p in named if name.startswith(f"{number}.")]
            if exact or below:
                return (exact or below)[:limit]
    wanted = spelling.heard(keyword).split()[: spelling.MOST_ASKED]
    if not wanted:
        return []
    best: list[int] = []
    for one in dict.fromkeys((code, ENGLISH.code)):
        scores = _index(game, one).scores(_meanings(game, one).terms(wanted))
        best += sorted(scores, key=lambda i: (found[i].sort == "case", -scores[i], i))
    return [found[i] for i in list(dict.fromkeys(best))[:limit]]


def numbered(game: str, numbers: Sequence[str], code: str = ENGLISH.code) -> list[Paragraph]:
    """The paragraphs with these numbers, as far as they exist."""
    by_number = {p.number: p for p in paragraphs(game, code)}
    return [by_number[number] for number in numbers if number in by_number]


def headings(game: str) -> list[str]:
    """The headings under which paragraphs stand, in order."""
    return list(dict.fromkeys(p.heading for p in paragraphs(game)))


def chapters(game: str, code: str = ENGLISH.code) -> list[tuple[str, str]]:
    """The headings of the rules and readings, each with the number of its first paragraph."""
    found: dict[str, str] = {}
    for paragraph in paragraphs(game, code):
        if paragraph.sort != "case":
            found.setdefault(paragraph.heading, paragraph.number)
    return list(found.items())


def chapter(game: str, number: str, code: str = ENGLISH.code) -> list[Paragraph]:
    """A paragraph and those after it under the same heading; none if there is no such number."""
    found = paragraphs(game, code)
    at = next((i for i, p in enumerate(found) if p.number == number), len(found))
    return [p for p in found[at:] if p.heading == found[at].heading]


def is_number(keyword: str) -> bool:
    """Whether what is looked for is a number of paragraphs, or the beginning of one."""
    return bool(re.fullmatch(r"(?:[A-Za-z]{2,4}-)?\d+(?:\.\d+)*[a-z]?", keyword.strip()))


def answer(game: str, paragraph: Paragraph, keyword: str, code: str = ENGLISH.code) -> str:
    """The part of a paragraph that answers a question, in Markdown: its title, and the sentences
    that tell most of what is asked."""
    terms = _meanings(game, code).terms(spelling.heard(keyword).split()[: spelling.MOST_ASKED])
    asked = {s for term in terms for one in (term.said, *term.others) for s in one}
    title, *said = _SENTENCE.split(paragraph.told)
    if not title.startswith("**") or not said:
        title, said = "", [title, *said]
    index = _index(game, code)

    def worth(sentence: str) -> float:
        stems = {spelling.stem(word) for word in spelling.plain(sentence).split()}
        return sum(index.rarity(s) for s in stems & asked)

    best = max(range(len(said)), key=lambda k: worth(said[k]))
    room = ANSWER - len(title) - len(said[best])
    end = best + 1
    while end < len(said) and len(said[end]) < room:
        room -= len(said[end]) + 1
        end += 1
    while best and len(said[best - 1]) < room:
        best -= 1
        room -= len(said[best]) + 1
    told = shorten(" ".join(said[best:end]), LONGEST_ANSWER - len(title) - 5)
    gap, more = "… " if best else "", " …" if end < len(said) else ""
    return f"{title} {gap}{told}{more}".strip()


@dataclass(frozen=True, slots=True)
class _Index:
    """An index of the words in a game's rules, so that no search reads the paragraphs.

    words: every word once, sorted. places: for each stem its weight in each paragraph, from 0 to 1.
    titles: the stems of each paragraph's title. readings: paragraphs on how the rules are read.
    """

    words: tuple[str, ...]
    places: Mapping[str, Mapping[int, float]]
    titles: tuple[frozenset[str], ...]
    readings: frozenset[int]

    def scores(self, wanted: Sequence[Term]) -> dict[int, float]:
        """How well paragraphs fit to what is asked about: the more of it they tell and the rarer
        that is, the better."""
        told = [(term, self._told(term)) for term in wanted]
        known = [(self._rarity(places), places) for _, places in told if places]
        most = sum(rarity for rarity, _ in known)
        found: dict[int, float] = {}
        covered: dict[int, float] = {}
        for rarity, places in known:
            for i, weight in places.items():
                found[i] = found.get(i, 0.0) + rarity * weight
                covered[i] = covered.get(i, 0.0) + rarity
        asked = {s for term in wanted for one in (term.said, *term.others) for s in one}
        return {
            i: score * (covered[i] / most) ** _COVERAGE * self._standing(i, asked)
            for i, score in found.items()
        }

    def _standing(self, i: int, asked: Set[str]) -> float:
        """The bonus of a paragraph over others that match as well: rules before readings, and
        paragraphs only about the question before those that touch it."""
        title = self.titles[i]
        about = len(title & asked) / len(title) if title else 0.0
        return (_READING_WORTH if i in self.readings else 1.0) * (1 + _ABOUT * about)

    def rarity(self, stem: str) -> float:
        """How rare a stem is; 0 if it does not occur."""
        return self._rarity(self.places[stem]) if stem in self.places else 0.0

    def _rarity(self, places: Mapping[int, float]) -> float:
        return log(1 + len(self.titles) / len(places))

    def _told(self, term: Term) -> dict[int, float]:
        """How much each paragraph tells about one thing, by its own words or by others."""
        found = {} if term.known else self._phrase(term.said)
        worth = 1.0 if term.known else _OTHER
        for other in term.others:
            for i, weight in self._phrase(other).items():
                found[i] = max(found.get(i, 0.0), weight * worth)
        found = found or self._phrase(term.said)
        return found or self._like(term.word)

    def _phrase(self, stems: Phrase) -> dict[int, float]:
        """The paragraphs that have all words of a phrase; each counts for a part of it."""
        if not stems or any(s not in self.places for s in stems):
            return {}
        first, *rest = (self.places[s] for s in stems)
        return {
            i: sum((weight, *(places[i] for places in rest))) / len(stems)
            for i, weight in first.items()
            if all(i in places for places in rest)
        }

    def _like(self, word: str) -> dict[int, float]:
        """The same for a word that does not occur: words that begin with it, else words of which it
        may be a typo; these count less."""
        begin = bisect_left(self.words, word)
        end = bisect_left(self.words, word + _LAST, lo=begin)
        close: Sequence[str] = self.words[begin:end] if word else ()
        if not close and len(word) >= _SLIPPERY:
            slips = process.extract(
                word, self.words, scorer=fuzz.ratio, limit=None, score_cutoff=_ENOUGH
            )
            close = [slip for slip, _, _ in slips]
        found: dict[int, float] = {}
        for other in close:
            for i, weight in self.places[spelling.stem(other)].items():
                found[i] = max(found.get(i, 0.0), weight * _LIKE)
        return found


def _meanings(game: str, code: str) -> Meanings:
    return meanings(presentation(game).texts.VOCABULARY, spoken(code))


@lru_cache(KEPT)
def _index(game: str, code: str) -> _Index:
    """The index of a game's rules, made once: it takes longer than any search."""
    places: dict[str, dict[int, float]] = {}
    words: set[str] = set()
    titles: list[frozenset[str]] = []
    fillers = _meanings(game, code).fillers
    for i, paragraph in enumerate(paragraphs(game, code)):
        title = paragraph.title if paragraph.title != paragraph.text else ""
        parts = [spelling.plain(t).split() for t in (paragraph.heading, title, paragraph.text)]
        words.update(*parts)
        heading, headed, text = ([spelling.stem(word) for word in part] for part in parts)
        titles.append(frozenset(headed) - fillers)
        times = Counter(text)
        room = _STEADY + len(text) / _LENGTH
        for word in {*heading, *text}:
            early = _TITLE_WEIGHT * (word in headed) + _HEADING_WEIGHT * (word in heading)
            weight = early + min(times[word], _OFTEN)
            places.setdefault(word, {})[i] = weight / (weight + room)
    readings = frozenset(i for i, p in enumerate(paragraphs(game, code)) if p.sort == "reading")
    return _Index(tuple(sorted(words)), places, tuple(titles), readings)


async def prepare(game: str, code: str) -> None:
    """Read the rules of a game in a thread, before the first search: nobody else shall wait for
    that."""
    await asyncio.to_thread(_index, game, code)


def _file(game: str, code: str = ENGLISH.code) -> Traversable | None:
    """The rules of a game in an installed package, or in the working copy next to it. Those of
    other languages than English are in folders."""
    place = (f"{game}.md",) if code == ENGLISH.code else (code, f"{game}.md")
    installed = resources.files("render").joinpath("rules", *place)
    if installed.is_file():
        return installed
    beside = FOLDER.joinpath(*place)
    return beside if beside.is_file() else None
