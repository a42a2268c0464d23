"""A language: it says a message of a catalogue, with the facts that belong in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import NumberFormatOptions

Fact = str | int
"""What can be put into a sentence: words that need no change there, or a number."""
Source = Callable[[str], str]
"""The text of a catalogue by its name; empty if there is none."""

LANGUAGES = {"en": "en_GB"}
"""Code of every language there is, with the locale whose habits it follows.

British English writes "a, b and c", American English "a, b, and c".
"""
REMEMBERED = 1 << 13
"""Sentences kept, because labels are said again and again: /play compares thousands of them."""


class _Number(int):
    """A number that is written without marks for thousands."""

    options = NumberFormatOptions(useGrouping=False)


class Language:
    """Says messages of its catalogues, and in the fallback's words what it has no words for.

    code: travels to the drawing processes and is stored with tables and users.
    """

    def __init__(
        self, code: str, locale: str, source: Source, fallback: Language | None = None
    ) -> None:
        self.code = code
        self._locale = Locale.parse(locale)
        self._source = source
        self._fallback = fallback
        self._bundles: dict[str, FluentBundle] = {}
        self.say = lru_cache(REMEMBERED)(self._say)

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def __reduce__(self) -> tuple[Callable[[str], Language], tuple[str]]:
        return language, (self.code,)

    def _say(self, catalogue: str, message: str, **facts: Fact) -> str:
        """One message of a catalogue. Raises `KeyError` if not even the fallback has it, and
        `ValueError` if a fact is missing there."""
        bundle = self._bundle(catalogue)
        if not bundle.has_message(message):
            if self._fallback is None:
                raise KeyError(f"no message {message!r} in {catalogue!r}")
            return self._fallback.say(catalogue, message, **facts)
        said, errors = _formatted(bundle, message, facts)
        if not errors:
            return said
        if self._fallback is None:
            raise ValueError(f"{catalogue}: {message}: {errors[0]}")
        return self._fallback.say(catalogue, message, **facts)

    def _bundle(self, catalogue: str) -> FluentBundle:
        """The messages of a catalogue, read when the first of them is needed."""
        if catalogue not in self._bundles:
            bundle = FluentBundle([str(self._locale)], use_isolating=False)
            bundle.add_resource(FluentResource(self._source(catalogue)))
            self._bundles[catalogue] = bundle
        return self._bundles[catalogue]

    def listed(self, parts: Iterable[str]) -> str:
        """ "a", "a and b", "a, b and c"; empty if there are none."""
        return format_list(list(parts), locale=self._locale)

    def row(self, parts: Iterable[str]) -> str:
        """ "a, b, c": things side by side with no word between them, where room is scarce."""
        return ", ".join(parts)  # the lists of this kind in CLDR lack some languages

    def either(self, parts: Iterable[str]) -> str:
        """ "a", "a or b", "a, b or c"; empty if there are none."""
        return format_list(list(parts), style="or", locale=self._locale)


def _formatted(
    bundle: FluentBundle, message: str, facts: Mapping[str, Fact]
) -> tuple[str, list[Exception]]:
    pattern = bundle.get_message(message).value
    if pattern is None:
        return "", [ValueError("it has no text")]
    plain = {name: _Number(f) if isinstance(f, int) else f for name, f in facts.items()}
    said, errors = bundle.format_pattern(pattern, plain)
    return str(said), errors


def read(code: str) -> Source:
    """The files of a language as they are shipped."""
    folder = files(__package__) / code

    def source(catalogue: str) -> str:
        file = folder / f"{catalogue}.ftl"
        return file.read_text("utf-8") if file.is_file() else ""

    return source


ENGLISH = Language("en", LANGUAGES["en"], read("en"), None)
"""What everything is written in first, and what stands in for a missing translation."""


def own_name(code: str) -> str:
    """What a language is called by those who speak it, for lists: "Deutsch"; its code if nobody
    knows."""
    try:
        name = Locale.parse(LANGUAGES.get(code, code), sep="_").get_language_name()
    except (UnknownLocaleError, ValueError):
        return code
    return f"{name[:1].upper()}{name[1:]}" if name else code


@cache
def language(code: str) -> Language:
    """A language by its code. Raises `KeyError` if there is none."""
    return ENGLISH if code == "en" else Language(code, LANGUAGES[code], read(code), ENGLISH)


def spoken(code: str) -> Language:
    """A language by its code; English if there is none of that code, or no words in it yet."""
    return language(code) if code in LANGUAGES else ENGLISH
