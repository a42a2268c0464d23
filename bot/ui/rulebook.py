"""The rules of the games, paragraph by paragraph, for looking things up while playing.

They are written as Markdown with one number per paragraph: `**AD-5.2** text`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from rapidfuzz import fuzz

from bot.ui import typed

_PARAGRAPH = re.compile(r"^\*\*(?P<number>[A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?)\*\*\s+(?P<text>.+)$")
_HEADING = re.compile(r"^#{2,4}\s+(?P<title>.+?)\s*$")
_ENOUGH = 80.0


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered paragraph and the heading it stands under."""

    number: str
    heading: str
    text: str


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
    """The paragraphs that tell about a keyword, best first.

    A number finds itself, or the paragraphs below it; the letters before it may be left out.
    """
    found = paragraphs(game)
    number = keyword.strip().casefold()
    if number:
        for names in ([p.number for p in found], [p.number.partition("-")[2] for p in found]):
            named = list(zip((name.casefold() for name in names), found, strict=True))
            exact = [p for name, p in named if name == number]
            below = [p for name, p in named if name.startswith(f"{number}.")]
            if exact or below:
                return (exact or below)[:limit]
    wanted = typed.plain(keyword).split()
    if not wanted:
        return []
    scored = [(_score(wanted, p), -i, p) for i, p in enumerate(found)]
    best = sorted((s for s in scored if s[0] > 0), reverse=True, key=lambda s: s[:2])
    return [p for _, _, p in best[:limit]]


def headings(game: str) -> list[str]:
    """The headings under which paragraphs stand, in order."""
    return list(dict.fromkeys(p.heading for p in paragraphs(game)))


def _score(wanted: list[str], paragraph: Paragraph) -> float:
    """How much a paragraph has to say about all wanted words; 0 if one of them is missing."""
    heading = typed.plain(paragraph.heading).split()
    text = typed.plain(paragraph.text).split()
    total = 0.0
    for word in wanted:
        in_heading = sum(1 for w in heading if w.startswith(word))
        in_text = sum(1 for w in text if w.startswith(word))
        if not in_heading and not in_text:
            close = max((fuzz.ratio(word, w) for w in {*heading, *text}), default=0.0)
            if close < _ENOUGH or len(word) < 4:
                return 0.0
            total += close / 200
        total += (
            2 * min(in_heading, 1) + min(in_text, 4) + 3 * any(w.startswith(word) for w in text[:4])
        )
    return total


def _file(game: str) -> Traversable | None:
    """The rules of a game in an installed package, or in the working copy beside it."""
    name = f"{game}.md"
    installed = resources.files("render") / "rules" / name
    if installed.is_file():
        return installed
    beside = Path(__file__).resolve().parents[2] / "docs" / "rules" / name
    return beside if beside.is_file() else None
