"""Finds what is wrong with a translation, and what is missing: `python tools/translation.py el`.

The tests run the same checks for every language that there is.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from itertools import islice, product
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from render.lang.functions import functions
from render.lang.language import GRAMMAR, LANGUAGES
from tools.sentences import LANG, Catalogue, Fault, Message, catalogues, texts

HOSTS = frozenset({"faults", "findings", "bot-alerts"})
"""Catalogues that only hosts read, in English."""
TYPED = re.compile(r"-choices$")
"""Catalogues of labels that people type."""
SEPARATORS = ";\u037e"
"""What separates actions in a typed line. The Greek question mark counts as one."""
NUMBERS = (0, 1, 2, 3, 5, 12)
"""Numbers that between them choose every plural form."""
LATIN_IN = {"GREEK", "CYRILLIC"}
PLURALS = ("zero", "one", "two", "few", "many", "other")
"""What languages call their plural forms."""
VARIANTS = 2000
"""How often a message is said at most."""
SHORTER = {"short", "narrow"}
"""Families of shorter names."""
WORD = 8
"""Characters that a fact counts for in a text with a limit, a number a quarter of it."""


def problems(code: str) -> list[str]:
    """What is wrong with the messages of a language. A missing message is not wrong."""
    english = catalogues("en")
    there = catalogues(code)
    found = [
        problem
        for name, catalogue in there.items()
        for problem in (
            wrong(code, english[name], catalogue)
            if name in english
            else [f"{name}: {message} is not in English" for message in catalogue.messages]
        )
    ]
    known = frozenset[str]().union(*(forms(m.pattern) for _, m in _messages(there)))
    return found + [
        f"{name}: {message.id} asks for the form {form!r}, which nothing has yet"
        for name, message in _messages(there)
        for form in sorted(calls(message.pattern) - known - {"plain"})
    ]


def _messages(there: Mapping[str, Catalogue]) -> Iterator[tuple[str, Message]]:
    for name, catalogue in there.items():
        for message in catalogue.messages.values():
            yield name, message


def wrong(code: str, english: Catalogue, other: Catalogue) -> list[str]:
    """The same of one file."""
    bundle = FluentBundle([LANGUAGES.get(code, code)], functions=functions(code))
    bundle.add_resource(FluentResource(_file(code, other)))
    return [
        f"{other.name}: {message.id} {problem}"
        for message in other.messages.values()
        for problem in _of_message(code, english, other, message, bundle)
    ]


def _file(code: str, catalogue: Catalogue) -> str:
    path = LANG / code / f"{catalogue.name}.ftl"
    return path.read_text("utf-8")


def _of_message(
    code: str, english: Catalogue, other: Catalogue, message: Message, bundle: FluentBundle
) -> Iterator[str]:
    source = english.messages.get(message.id)
    if source is None and is_a_name(english, message):
        return
    if source is None:
        yield "is not in English"
        return
    facts = english.facts(source)
    if not source.used <= message.used <= set(facts):
        yield f"uses {sorted(message.used)}, English {sorted(source.used)}"
        return
    yield from said(bundle, message, facts)
    yield from _never_chosen(message.pattern, facts)
    for text in texts(message.pattern):
        if source.limit is not None and length(text, facts) > source.limit:
            yield f"has {length(text, facts)} characters of {source.limit}: {text!r}"
        if TYPED.search(other.name) and set(text) & set(SEPARATORS):
            yield f"has a semicolon, which separates typed actions: {text!r}"
        yield from mixed(text)


def is_a_name(english: Catalogue, message: Message) -> bool:
    """Whether a message is a name that English needs no words for: a shorter one of something
    that is named there."""
    if not english.name.endswith("-names") or message.used:
        return False
    family, _, code = message.id.partition("-")
    known = family in english.families or family in SHORTER
    return known and any(code in f.codes for f in english.families.values())


def length(text: str, facts: Mapping[str, str]) -> int:
    """How long a text is with facts of a usual length."""
    for fact, kind in facts.items():
        text = text.replace(f"{{{fact}}}", "0" * (WORD // 4 if kind == "int" else WORD))
    return len(text)


def mixed(text: str) -> Iterator[str]:
    """Words with signs of two scripts: a Latin "o" in a Greek word looks right and is not found."""
    for word in re.findall(r"[^\W\d_]+", re.sub(r"\{[^}]*\}", " ", text)):
        scripts = {unicodedata.name(sign, "?").split()[0] for sign in word}
        if "LATIN" in scripts and scripts & LATIN_IN:
            yield f"has two scripts in a word: {word!r}"


def said(bundle: FluentBundle, message: Message, facts: Mapping[str, str]) -> Iterator[str]:
    """Errors when a message is said with sample facts, in every variant and form."""
    found = bundle.get_message(message.id).value
    if found is None:
        yield "has no text"
        return
    samples = [[(name, value) for value in _samples(kind)] for name, kind in facts.items()]
    used = [each for each in samples if each[0][0] in message.used]
    rest = {each[0][0]: each[0][1] for each in samples}
    for form in ("plain", *forms(message.pattern)):
        for chosen in islice(product(*used), VARIANTS):
            _, errors = bundle.format_pattern(found, {GRAMMAR: form, **rest, **dict(chosen)})
            if errors:
                yield f"cannot be said: {errors[0]}"
                return


def _samples(kind: str) -> tuple[str | int, ...]:
    if kind == "int":
        return NUMBERS
    if kind == "bool":
        return ("yes", "no")
    if "|" in kind:
        return tuple(code.strip() for code in kind.split("|"))
    return ("Anna",)


class _Chosen(Visitor):
    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        match node.selector:
            case ast.VariableReference(id=fact):
                self.found += [
                    (fact.name, v.key.name)
                    for v in node.variants
                    if isinstance(v.key, ast.Identifier) and not v.default
                ]
        self.generic_visit(node)


def _never_chosen(pattern: ast.Pattern, facts: Mapping[str, str]) -> Iterator[str]:
    """Variants whose code the fact never is: it has been translated, or mistyped."""
    visitor = _Chosen()
    visitor.visit(pattern)
    for fact, key in visitor.found:
        kind = facts.get(fact, "")
        if kind == "bool" or "|" in kind:
            codes = _samples(kind)
            if key not in codes:
                yield f"chooses [{key}], but ${fact} is one of: {', '.join(map(str, codes))}"
        elif kind == "int" and key not in PLURALS:
            yield f"chooses [{key}], but ${fact} is a number: {', '.join(PLURALS)}, or [0], [1]"


class _Asked(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        match node.selector:
            case ast.VariableReference(id=fact) if fact.name == GRAMMAR:
                keys = (v.key for v in node.variants)
                self.found |= {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.generic_visit(node)


def forms(pattern: ast.Pattern) -> frozenset[str]:
    """The forms that a message has besides its plain one."""
    visitor = _Asked()
    visitor.visit(pattern)
    return frozenset(visitor.found - {"plain"})


class _Calls(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        match node:
            case ast.FunctionReference(
                id=ast.Identifier(name="FORM"),
                arguments=ast.CallArguments(positional=[_, ast.StringLiteral(value=form)]),
            ):
                self.found.add(form)
        self.generic_visit(node)


def calls(pattern: ast.Pattern) -> frozenset[str]:
    """The forms that a message asks for."""
    visitor = _Calls()
    visitor.visit(pattern)
    return frozenset(visitor.found)


def missing(code: str) -> dict[str, int]:
    """How many messages for players a language lacks, by file."""
    other = catalogues(code)
    return {
        name: lacking
        for name, english in catalogues("en").items()
        if name not in HOSTS
        if (
            lacking := len(
                set(english.messages) - set(other[name].messages if name in other else ())
            )
        )
    }


def main(code: str) -> int:
    if not (LANG / code).is_dir():
        sys.stderr.write(f"There is no folder {LANG / code}\n")
        return 1
    try:
        found, lacking = problems(code), missing(code)
    except Fault as fault:
        sys.stderr.write(f"{fault}\n")
        return 1
    for line in found:
        sys.stdout.write(f"{line}\n")
    for name, count in lacking.items():
        sys.stdout.write(f"{name}: {count} missing\n")
    sys.stdout.write(f"{len(found)} wrong, {sum(lacking.values())} missing\n")
    return 1 if found else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/translation.py CODE, for example el")
    sys.exit(main(sys.argv[1]))
