"""A language made from English: `«Ĝóóéś tóó Ŕóómmé»`. It shows what a translation would break.

Every sentence is 40 % longer, stands in «» and has no plain letter but those of its facts. So a
text without «» has escaped the catalogues, a plain word inside is a fact nobody can translate, and
what is too long in it will be too long in German.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast

from render.lang.language import Language, read

LONGER = 0.4
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ODD = "áβçđéφĝĥíĵķĺμñóρθŕšťúνŵχýžÁΒÇĐÉΦĜĤÍĴĶĹΜÑÓΡΘŔŠŤÚΩŴΧÝŽ"
_LETTERS = dict(zip(_PLAIN, _ODD, strict=True))


def stretched(text: str) -> str:
    """Odd letters, two of five doubled; words that begin with "/" are typed, so they stay."""
    return " ".join(w if w.startswith("/") else _stretched(w) for w in text.split(" "))


def _stretched(word: str) -> str:
    said: list[str] = []
    owed = 0.5
    for letter in word:
        owed += LONGER if letter.isalnum() else 0
        odd = _LETTERS.get(letter, letter)
        said.append(odd)
        if owed >= 1 and letter in _LETTERS:
            said.append(odd.lower())
            owed -= 1
    return "".join(said)


def _within(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        match element:
            case ast.TextElement():
                element.value = stretched(element.value)
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                for variant in variants:
                    _within(variant.value)


def source(catalogue: str) -> str:
    """The file of English in the pseudo-language. Names of cards stay as they are printed."""
    if catalogue.endswith("-names"):
        return read("en")(catalogue)
    resource = FluentParser().parse(read("en")(catalogue))
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _within(entry.value)
            left, right = ast.TextElement("«"), ast.TextElement("»")
            entry.value.elements = [left, *entry.value.elements, right]
    return FluentSerializer().serialize(resource)


PSEUDO = Language("en-XA", "el", source)
"""Lists are joined in Greek, which has the plural forms of English."""
