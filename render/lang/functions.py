"""What messages may call besides Fluent's own functions: `{ FORM($card, "acc") }`.

`FORM` and `CAPITAL` are there in every language. The others are for one language, by its code.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping

from render.lang.forms import PLAIN, form

Function = Callable[..., object]

_VOWELS = frozenset("aeiou")
_FRONT = frozenset("eéiíöőüű")
_BACK = frozenset("aáoóuú")
_ROUNDED = frozenset("öőüű")
_AROUND = "«»„”\"'’*_()[] \u00a0"
"""What may stand around a word and is not spoken."""
_ROMAN = re.compile(r"[IVX]+\b")
_DIGIT = {"1": "egy", "2": "két", "3": "három", "4": "négy", "5": "öt", "6": "hat", "7": "hét",
          "8": "nyolc", "9": "kilenc"}  # fmt: skip
_TENS = {"1": "tíz", "2": "húsz", "3": "harminc", "4": "negyven", "5": "ötven", "6": "hatvan",
         "7": "hetven", "8": "nyolcvan", "9": "kilencven"}  # fmt: skip
_ROMANS = {"I": 1, "V": 5, "X": 10}


def _form(thing: object, name: object = PLAIN) -> object:
    """`FORM($card, "acc")`: a fact in one of its forms. `FORM($card, $grammar)` passes on the form
    that the sentence around asks for."""
    return form(thing, str(name)) if isinstance(thing, str) else thing


def _capital(thing: object) -> str:
    """`CAPITAL(...)`: what begins a sentence, with a capital as its first character."""
    text = str(thing)
    at = next((i for i, sign in enumerate(text) if sign.isalpha()), 0)
    return f"{text[:at]}{text[at : at + 1].upper()}{text[at + 1 :]}"


# --- Hungarian -----------------------------------------------------------------------------------


def _az(thing: object) -> str:
    """`AZ($card)`: the article before a word or a number, "a" or "az"."""
    word = _spoken(thing)
    first = unicodedata.normalize("NFKD", word)[:1].casefold()
    return "az" if first in _VOWELS else "a"


def _ending(thing: object, back: object, front: object, rounded: object = "") -> str:
    """`ENDING($count, "ból", "ből")`: the ending that goes with the vowels of a word or a number.
    With three endings the last is for rounded vowels: "hoz", "hez", "höz"."""
    vowels = [sign for sign in _spoken(thing).casefold() if sign in _FRONT | _BACK]
    last = vowels[-1] if vowels else "e"
    neutral = last in "iíeé" and any(sign in _BACK for sign in vowels)
    if last in _BACK or (neutral and last in "ií"):
        return str(back)
    return str(rounded) if rounded and last in _ROUNDED else str(front)


def _spoken(thing: object) -> str:
    """How the beginning and the end of a word or a number sound in Hungarian."""
    text = str(thing).strip(_AROUND)
    if roman := _ROMAN.match(text):
        text = f"{_value(roman[0])}{text[roman.end() :]}"
    number = re.match(r"-?(\d+)", text)
    if number is None:
        return text
    first = _first(number[1])
    return f"{first} {_last(number[1])}" if number.end() == len(text) else f"{first} {text}"


def _value(roman: str) -> int:
    """The number that a Roman one up to XXXIX means."""
    signs = [_ROMANS[sign] for sign in roman]
    after = [*signs[1:], 0]
    return sum(-n if n < then else n for n, then in zip(signs, after, strict=True))


def _first(digits: str) -> str:
    """The word that a number begins with."""
    if digits.strip("0") == "":
        return "nulla"
    place = len(digits) % 3
    if place == 2:
        return _TENS[digits[0]]
    if digits[0] == "1":
        if place == 0:
            return "száz"
        return "ezer" if len(digits) == 4 else "egy"
    return _DIGIT[digits[0]]


def _last(digits: str) -> str:
    """The word that a number ends with."""
    if digits.strip("0") == "":
        return "nulla"
    if digits[-1] != "0":
        return "kettő" if digits[-1] == "2" else _DIGIT[digits[-1]]
    if digits[-2] != "0":
        return _TENS[digits[-2]]
    zeros = len(digits) - len(digits.rstrip("0"))
    return "száz" if zeros == 2 else "ezer" if zeros < 6 else "millió"


EVERYWHERE: Mapping[str, Function] = {"FORM": _form, "CAPITAL": _capital}
BY_LANGUAGE: Mapping[str, Mapping[str, Function]] = {"hu": {"AZ": _az, "ENDING": _ending}}


def functions(code: str) -> dict[str, Function]:
    """All that the messages of a language may call."""
    return {**EVERYWHERE, **BY_LANGUAGE.get(code, {})}
