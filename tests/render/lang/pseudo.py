"""A language made from English: `«Ĝóóéś tóó ‹Ŕóómmé›»`. It shows what a translation would break.

Every sentence is 40 % longer, and a short word that is said alone 100 %. It stands in «» and has no
plain letter but those of its facts. So a text without «» has escaped the catalogues, a plain word
inside is a fact nobody can translate, and what is too long in it will be too long in German.

It has two forms of everything. The one in «» is said for itself; the one in ‹› is what every
message asks of its facts. So a « within another message is a text that lost its forms on the way.
"""

from __future__ import annotations

import copy
import re

from fluent.syntax import FluentParser, FluentSerializer, ast

from render.lang.language import ENGLISH, GRAMMAR, Language, read
from tools.sentences import catalogues, texts

LONGER, SHORT_LONGER = 0.4, 1.0
SHORT = 5
"""How many letters a short word has at most. It grows more in a translation than a long one."""
FORM = "form"
"""What every message asks of its facts."""
OPEN, CLOSED = "«‹", "»›"
_WORDS = re.compile(r"[A-Z][A-Za-z' ]+[a-z]")
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ODD = "áβçđéφĝĥíĵķĺμñóρθŕšťúνŵχýžÁΒÇĐÉΦĜĤÍĴĶĹΜÑÓΡΘŔŠŤÚΩŴΧÝŽ"
_LETTERS = dict(zip(_PLAIN, _ODD, strict=True))


def stretched(text: str) -> str:
    """Odd letters, two of five doubled, in a short word that is said alone all of them. Words that
    begin with "/" are typed, so they stay."""
    by = SHORT_LONGER if len(text) <= SHORT and text.isalpha() else LONGER
    return " ".join(w if w.startswith("/") else _stretched(w, by) for w in text.split(" "))


def _stretched(word: str, by: float) -> str:
    said: list[str] = []
    owed = 0.5
    for letter in word:
        owed += by if letter.isalnum() else 0
        odd = _LETTERS.get(letter, letter)
        said.append(odd)
        if owed >= 1 and letter in _LETTERS:
            said.append(odd.lower())
            owed -= 1
    return "".join(said)


def _within(pattern: ast.Pattern, *, names: bool) -> None:
    """Stretches the words of a pattern, unless they are names, and asks for a form of its facts."""
    for element in pattern.elements:
        match element:
            case ast.TextElement() if not names:
                element.value = stretched(element.value)
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                for variant in variants:
                    _within(variant.value, names=names)
            case ast.Placeable(expression=ast.VariableReference() as fact):
                asked = ast.CallArguments([fact, ast.StringLiteral(FORM)])
                element.expression = ast.FunctionReference(ast.Identifier("FORM"), asked)


def _inflected(pattern: ast.Pattern, *, names: bool) -> ast.Pattern:
    """The same in both forms. Names stand for themselves as they are printed."""
    plain = pattern if names else _between("«", pattern, "»")
    variants = [
        ast.Variant(ast.Identifier(FORM), _between("‹", copy.deepcopy(pattern), "›")),
        ast.Variant(ast.Identifier("plain"), plain, default=True),
    ]
    chosen = ast.SelectExpression(ast.VariableReference(ast.Identifier(GRAMMAR)), variants)
    return ast.Pattern([ast.Placeable(chosen)])


def _between(left: str, pattern: ast.Pattern, right: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(left), *pattern.elements, ast.TextElement(right)])


def source(catalogue: str) -> str:
    """The file of English in the pseudo-language. Names of cards stay as they are printed."""
    names = catalogue.endswith("-names")
    resource = FluentParser().parse(read("en")(catalogue))
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _within(entry.value, names=names)
            entry.value = _inflected(entry.value, names=names)
    return FluentSerializer().serialize(resource)


PSEUDO = Language("en-XA", "el", source, ENGLISH)
"""Lists are joined in Greek, which has the plural forms of English."""


def lost(text: str, names: frozenset[str] = frozenset()) -> list[str]:
    """What stands in a text without the form that the message around it asks for. names: printed
    ones, which have two forms as well: one alone is in brackets of its own."""
    found, open_ = [], [""]
    for sign in text:
        if sign in OPEN:
            if sign == "«" and len(open_) > 1:
                found.append(f"{open_[-1]}«")
            open_.append("")
        elif sign in CLOSED and len(open_) > 1:
            said = open_.pop()
            if said not in names:
                found += [name for name in _WORDS.findall(said) if name in names]
        else:
            open_[-1] += sign
    return found


def printed(catalogue: str) -> frozenset[str]:
    """All names of a catalogue that are longer than a sign."""
    return frozenset(
        text
        for message in catalogues()[catalogue].messages.values()
        for text in texts(message.pattern)
        if len(text) > 2
    )
