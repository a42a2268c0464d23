"""Words of translations are spelled as Hunspell's dictionaries spell them.

Names and words of games that no dictionary knows are listed in `spelling/<code>.txt`, one in a
line. Skipped where Hunspell or the dictionary is not installed (`apt install hunspell-el`).
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import render.lang

WORD = re.compile(r"[^\W\d_]+(?:[-\u2019'][^\W\d_]+)*")
TYPED = re.compile(r"`[^`]*`|/[a-z]+( [a-z]+)?")
"""What is typed as it is in every language."""
NOT_SENTENCES = ("names", "vocabulary")
"""Names are no words of a dictionary, and people misspell what they type."""
DICTIONARIES = {"el": "el_GR", "hu": "hu_HU"}
FOLDER = Path(render.lang.__file__).parent
LISTS = Path(__file__).with_name("spelling")


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  (the library's name)
        """A text whose facts are gaps: an ending that follows one is no word."""
        parts = [part.value if isinstance(part, ast.TextElement) else "0" for part in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def said(code: str) -> list[str]:
    """Every word that sentences of a language say, once."""
    texts = _Texts()
    for file in sorted((FOLDER / code).glob("*.ftl")):
        if not file.stem.endswith(NOT_SENTENCES):
            texts.visit(FluentParser().parse(file.read_text("utf-8")))
    found = (word for text in texts.found for word in WORD.findall(TYPED.sub(" ", text)))
    return list(dict.fromkeys(found))


def unknown(words: Iterable[str], dictionary: str) -> set[str]:
    """The words that a dictionary of Hunspell does not have."""
    done = subprocess.run(
        ["hunspell", "-l", "-d", dictionary, "-i", "utf-8"],
        input="\n".join(words),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.skip(f"Hunspell does not have {dictionary}")
    return set(done.stdout.split())


@pytest.mark.skipif(shutil.which("hunspell") is None, reason="Hunspell is not installed")
@pytest.mark.parametrize("code", DICTIONARIES)
def test_words_are_in_the_dictionary(code: str) -> None:
    known = set((LISTS / f"{code}.txt").read_text("utf-8").split())
    found = unknown(said(code), DICTIONARIES[code])
    assert sorted(found - known) == []
    assert sorted(known - found) == [], "listed for nothing"


@pytest.mark.skipif(shutil.which("hunspell") is None, reason="Hunspell is not installed")
def test_a_misspelled_word_is_found() -> None:
    assert unknown(["σειρά", "σιερά"], "el_GR") == {"σιερά"}
    assert unknown(["forduló", "frodulú"], "hu_HU") == {"frodulú"}
