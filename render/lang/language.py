"""A language: it says a message of a catalogue, with the facts that belong in it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal

from babel import Locale, UnknownLocaleError, localedata
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import NumberFormatOptions
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from render.lang.forms import PLAIN, REMEMBERED, Asked, Said, english, form, joined
from render.lang.functions import functions

_log = logging.getLogger(__name__)

Fact = str | int
"""What can be put into a sentence: words that need no change there, or a number."""
Style = Literal["standard", "or"]
Source = Callable[[str], str]
"""The text of a catalogue by its name; empty if there is none."""
_LOCALES = {"en": "en_GB", "zh-CN": "zh_Hans_CN", "zh-TW": "zh_Hant_TW"}
"""The locale whose habits a language follows, where that is not its code.

British English writes "a, b and c", American English "a, b, and c".
"""


def _languages() -> dict[str, str]:
    """Every folder of catalogues is a language."""
    here = (folder for folder in files(__package__).iterdir() if folder.is_dir())
    codes = sorted(folder.name for folder in here if folder.joinpath("common.ftl").is_file())
    return {code: _LOCALES.get(code, code.replace("-", "_")) for code in codes}


LANGUAGES = _languages()
"""Code of every language there is, as Discord writes it, with the locale whose habits it
follows."""
_FIRST, _THEN = "\ufffe", "\uffff"
"""What is in no text."""
NEVER_SAID = (
    *("unit_patterns", "unit_display_names", "currency_names", "currency_names_plural"),
    *("compact_currency_formats", "time_zones", "meta_zones"),
)
"""Parts of a locale that no message needs: names of currencies, units and time zones."""
GRAMMAR = "grammar"
"""A fact that every message has without declaring it: a translation may choose its words by the
form that a sentence asks for."""


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
        _lighten(self._locale)
        self._source = source
        self._fallback = fallback
        self._bundles: dict[str, FluentBundle] = {}
        self._inflected: dict[str, frozenset[str]] = {}
        self._faulty: set[tuple[str, str]] = set()
        self._separators: dict[str, str] = {}
        self.say: Callable[..., str]
        if fallback is None:
            self.say = lru_cache(REMEMBERED)(self._say)
        else:
            self._remembered = lru_cache(REMEMBERED)(self._translate)
            self._lists = lru_cache(REMEMBERED)(self._list)
            self.say = self._translated

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def __reduce__(self) -> tuple[Callable[[str], Language], tuple[str]]:
        return language, (self.code,)

    def _say(self, catalogue: str, message: str, **facts: Fact) -> str:
        """One message of a catalogue. Raises `KeyError` if not even the fallback has it, and
        `ValueError` if a fact is missing there."""
        bundle = self._bundle(catalogue)
        if not bundle.has_message(message):
            raise KeyError(f"no message {message!r} in {catalogue!r}")
        text, errors = _formatted(bundle, message, facts)
        if errors:
            raise ValueError(f"{catalogue}: {message}: {errors[0]}")
        return text

    def _translated(self, catalogue: str, message: str, **facts: Fact) -> str:
        """The same of a language with a fallback. Facts that read alike and have different forms
        are different facts."""
        for fact in facts.values():
            if type(fact) is Said:
                asked = {n: f.asked if type(f) is Said else f for n, f in facts.items()}
                return self._remembered(catalogue, message, **asked)
        return self._remembered(catalogue, message, **facts)

    def _translate(self, catalogue: str, message: str, **asked: Fact) -> str:
        facts = {n: f.said if type(f) is Asked else f for n, f in asked.items()}
        bundle = self._bundle(catalogue)
        if bundle.has_message(message):
            inflected = message in self._inflected[catalogue]
            told = {GRAMMAR: PLAIN, **facts} if inflected else facts
            text, errors = _formatted(bundle, message, told)
            if not errors:
                return Said(text, _Message(self, catalogue, message, tuple(asked.items())))
            self._note(catalogue, message, errors[0])
        return self._instead(catalogue, message, facts)

    def _instead(self, catalogue: str, message: str, facts: Mapping[str, Fact]) -> str:
        """A whole sentence of the fallback: its facts are said in it as well."""
        assert self._fallback is not None, "only a translation has something said instead"
        told = {
            n: english(f) if isinstance(f, str) else f for n, f in facts.items() if n != GRAMMAR
        }
        return self._fallback.say(catalogue, message, **told)

    def _note(self, catalogue: str, message: str, error: Exception) -> None:
        """A faulty message is one line of the log, however often it is said."""
        if (catalogue, message) not in self._faulty:
            self._faulty.add((catalogue, message))
            _log.warning("%s: %s: %s is said in English: %s", self.code, catalogue, message, error)

    @property
    def faulty(self) -> frozenset[tuple[str, str]]:
        """Catalogues and messages that could not be said and were said in English instead."""
        return frozenset(self._faulty)

    def first(self, catalogue: str, *messages: str) -> str:
        """The first of some messages that this language has itself; else the first that the
        fallback has. Raises `KeyError` if there is none."""
        bundle = self._bundle(catalogue)
        own = next((message for message in messages if bundle.has_message(message)), None)
        if own is not None:
            return own
        if self._fallback is None:
            raise KeyError(f"no message of {messages} in {catalogue!r}")
        return self._fallback.first(catalogue, *messages)

    def _bundle(self, catalogue: str) -> FluentBundle:
        """The messages of a catalogue, read when the first of them is needed."""
        if catalogue not in self._bundles:
            bundle = FluentBundle(
                [str(self._locale)],
                use_isolating=False,
                functions=functions(self.code),  # type: ignore[arg-type]
            )
            text = self._source(catalogue)
            resource = _parsed(text)
            bundle.add_resource(resource)
            self._inflected[catalogue] = _inflected(resource) if GRAMMAR in text else frozenset()
            self._bundles[catalogue] = bundle
        return self._bundles[catalogue]

    def listed(self, parts: Iterable[str]) -> str:
        """ "a", "a and b", "a, b and c"; empty if there are none."""
        return self._listed("standard", tuple(parts))

    def row(self, parts: Iterable[str]) -> str:
        """ "a, b, c": things side by side with no word between them, where room is scarce."""
        return joined(self._separator("row"), parts)  # CLDR lacks this kind for some languages

    def clauses(self, parts: Iterable[str]) -> str:
        """ "a, b; c": parts that may hold commas themselves, side by side."""
        return joined(self._separator("clauses"), parts)

    def _separator(self, message: str) -> str:
        """What is between two parts of a list. It is read from a message about two parts, because
        a message of nothing but punctuation could not be told from a piece of a sentence."""
        if message not in self._separators:
            text = self.say("common", message, first=_FIRST, then=_THEN)
            self._separators[message] = text.partition(_FIRST)[2].partition(_THEN)[0]
        return self._separators[message]

    def either(self, parts: Iterable[str]) -> str:
        """ "a", "a or b", "a, b or c"; empty if there are none."""
        return self._listed("or", tuple(parts))

    def _listed(self, style: Style, parts: tuple[str, ...]) -> str:
        if self._fallback is None:
            return format_list(parts, style=style, locale=self._locale)
        return self._lists(style, tuple(p.asked if type(p) is Said else p for p in parts))

    def _list(self, style: Style, asked: tuple[str, ...]) -> str:
        text = format_list(asked, style=style, locale=self._locale)
        return Said(text, _List(self, style, asked))


@dataclass(frozen=True, slots=True)
class _Message:
    """What was said by a message of a translation."""

    language: Language
    catalogue: str
    message: str
    facts: tuple[tuple[str, Fact], ...]

    def form(self, name: str) -> str:
        if self.message not in self.language._inflected[self.catalogue]:
            return self.language.say(self.catalogue, self.message, **dict(self.facts))
        told = {**dict(self.facts), GRAMMAR: name}
        return self.language.say(self.catalogue, self.message, **told)

    def english(self) -> str:
        return self.language._instead(self.catalogue, self.message, dict(self.facts))


@dataclass(frozen=True, slots=True)
class _List:
    """What a translation listed."""

    language: Language
    style: Style
    parts: tuple[str, ...]

    def form(self, name: str) -> str:
        return self.language._listed(self.style, tuple(form(part, name) for part in self.parts))

    def english(self) -> str:
        fallback = self.language._fallback
        assert fallback is not None, "only lists of a translation have an origin"
        return fallback._listed(self.style, tuple(map(english, self.parts)))


class _Forms(Visitor):
    """Whether a message chooses by the form that it is asked for, or passes it on."""

    found = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found = self.found or node.id.name == GRAMMAR


def _parsed(text: str) -> ast.Resource:
    """The messages of a catalogue, without where in the file each part of them is and without
    comments for translators: half the memory."""
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, (ast.Message, ast.Term)):
            entry.comment = None
    return resource


def _lighten(locale: Locale) -> None:
    """Forget what the library knows of a locale and no message says."""
    for name in (str(locale), locale.language, "root"):
        data = localedata.load(name) if localedata.exists(name) else {}
        for part in NEVER_SAID:
            data.pop(part, None)


def _inflected(resource: ast.Resource) -> frozenset[str]:
    """The messages that have forms."""
    found = []
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            visitor = _Forms()
            visitor.visit(entry)
            if visitor.found:
                found.append(entry.id.name)
    return frozenset(found)


def _formatted(
    bundle: FluentBundle, message: str, facts: Mapping[str, Fact]
) -> tuple[str, list[Exception]]:
    pattern = bundle.get_message(message).value
    if pattern is None:
        return "", [ValueError("it has no text")]
    plain = {name: _Number(f) if isinstance(f, int) else f for name, f in facts.items()}
    text, errors = bundle.format_pattern(pattern, plain)
    return str(text), errors


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


def offered(locale: str) -> str | None:
    """The code of the language for a locale of Discord: "en" for "en-US". None if there is none.

    Chinese has two scripts, and nobody who reads one is given the other.
    """
    base = locale.partition("-")[0]
    if locale in LANGUAGES or base == "zh":
        return locale if locale in LANGUAGES else None
    akin = (code for code in LANGUAGES if code.partition("-")[0] == base)
    return base if base in LANGUAGES else next(akin, None)


def spoken(code: str) -> Language:
    """A language by its code; English if there is none of that code, or no words in it yet."""
    return language(code) if code in LANGUAGES else ENGLISH
