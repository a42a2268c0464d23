"""Compares what people type with what they may mean."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import islice

from discord import app_commands

LOOKED_UP = 100
"""The most characters of a name or a keyword that are compared."""


Name = app_commands.Range[str, 1, LOOKED_UP]
"""The option of a command that takes a name, a keyword or a few words."""


MOST_WORDS = 8
"""Different words of what was typed that are compared with each word there is, and different
numbers that are tried."""


MOST_ASKED = 24
"""The most words of a question that are searched."""


_REMEMBERED = 1 << 10
"""Texts whose plain form is remembered: what somebody types is compared with many labels."""


SEPARATOR = ";"
"""Separates the actions of a line."""


MINUS = "\N{MINUS SIGN}"
"""What some keyboards type for the hyphen before a number."""


LETTER_APOSTROPHE = "\N{MODIFIER LETTER APOSTROPHE}"
"""Unicode counts it as a letter, although it is an apostrophe."""


_ASCII_WORD = re.compile(r"[a-z0-9]+")
_OF_SOMEBODY = re.compile(r"(?<=\w)['\u2019\u2018\u02bc\u00b4`](?=(?:s|m|t|re|ve|ll)\b)", re.I)
"""The apostrophe of a genitive or a short form, as keyboards and phones write it."""


def plain(text: str) -> str:
    """Lower case without accents, only letters, digits and single spaces; a genitive and a short
    form are one word."""
    text = _OF_SOMEBODY.sub("", text)
    if text.isascii():
        return " ".join(_ASCII_WORD.findall(text.lower()))
    kept = "".join(c if c.isalnum() and c != LETTER_APOSTROPHE else " " for c in folded(text))
    return " ".join(kept.split())


def folded(text: str) -> str:
    """Lower case without accents. Digits, spaces and signs stay."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in flat if not unicodedata.combining(c))


def heard(said: str, limit: int = LOOKED_UP) -> str:
    """The plain form of the part of a typed text that is compared.

    It is cut before and after: one character can stand for eighteen plain ones.
    """
    return plain(said[:limit])[:limit].rstrip()


@lru_cache(_REMEMBERED)
def squeezed(text: str) -> str:
    """The plain form without spaces: apostrophes, hyphens and spaces make no difference."""
    return plain(text[:LOOKED_UP]).replace(" ", "")


@lru_cache(_REMEMBERED)
def begun(current: str) -> str:
    """What is being typed into an option, folded and cut to what is searched in labels."""
    return folded(current[:LOOKED_UP]).strip()


def within(current: str, label: str) -> bool:
    """Whether a label contains what is being typed, whatever the punctuation."""
    return begun(current) in folded(label) or (
        bool(squeezed(current)) and (squeezed(current) in squeezed(label))
    )


def alike(said: str, name: str) -> bool:
    """Whether what was typed is a name, whatever the punctuation."""
    if folded(said.strip()) == folded(name):
        return True
    return bool(squeezed(said)) and squeezed(said) == squeezed(name)


_DOUBLED = re.compile(r"([bdfgmnprt])\1$")
_ENDINGS = (
    *(("ization", "iz"), ("isation", "iz"), ("ation", "at"), ("ition", "it")),
    *(("ise", "iz"), ("ize", "iz"), ("ising", "iz"), ("izing", "iz"), ("ised", "iz")),
    *(("ized", "iz"), ("ing", ""), ("ed", "")),
)
"""Endings of English words and what stands for them."""
_ROOT = 3
"""The fewest characters that a word keeps without its ending."""
_GREEK = re.compile(r"[α-ω]")
_GREEK_ENDING = re.compile(
    "(?:ισματων|ισματοσ|ισματα|ισμα|ματων|ματοσ|ματα|μα|οτων|οτοσ|οτα"
    "|ουνται|ιονται|ομαστε|ονται|ειται|ιεται|εται|ουμαι|ομαι|εσαι|ουμε|ουνε|ουν|αει|αω|αμε|ατε|ανε"
    "|ετε|εων|εωσ|ιων|ιουσ|ιου|ιοι|ιοσ|ιασ|ιεσ|ια|ιο|ουσ|εισ|ει|οι|οσ|ον|ου|ων|εσ|ησ|ην|ασ|αν"
    "|[αειοωη])$"
)
"""Endings of Greek nouns and verbs, longest first, without accents."""
_GREEK_ASPECT = re.compile("(?:[αεηιω]σ|[αι]ζ|ων)$"), re.compile("[ζνσ]$")
"""What is left of the two stems of a verb: χτίζω and χτίσω, πληρώνω and πληρώσω."""


@lru_cache(1 << 14)
def stem(word: str) -> str:
    """A plain word without the endings of its language, so that "placing" and "places" are the
    same. It is compared, never shown, and need not be a word."""
    return _greek(word) if _GREEK.match(word) else _english(word)


def _greek(word: str) -> str:
    if len(word) <= _ROOT:
        return word
    root = _GREEK_ENDING.sub("", word)
    if len(root) < _ROOT:
        return word[:_ROOT]
    for aspect in _GREEK_ASPECT:
        shorter = aspect.sub("", root)
        if _ROOT <= len(shorter) < len(root):
            return shorter
    return root


def _english(word: str) -> str:
    if word.endswith("ies") and len(word) > _ROOT + 1:
        word = f"{word[:-3]}y"
    elif re.search(r"(?:ss|x|z|ch|sh)es$", word):
        word = word[:-2]
    elif word.endswith("s") and len(word) > _ROOT and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending, instead in _ENDINGS:
        root = word.removesuffix(ending)
        if root != word and len(root) >= _ROOT and re.search("[aeiouy]", root):
            word = _DOUBLED.sub(r"\1", root + instead)
            break
    return word[:-1] if word.endswith("e") and len(word) > _ROOT else word


def distinct(wanted: str, limit: int = MOST_WORDS) -> tuple[str, ...]:
    """The first different words of a plain text."""
    return tuple(islice(dict.fromkeys(wanted.split()), limit))


def without_brackets(label: str) -> str:
    """A label without the brackets at its end."""
    return re.sub(r"\s*\([^()]*\)$", "", label)
