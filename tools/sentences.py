"""Writes `render/lang/catalogue/`: a class for each file of English, a method for each message.

Git does not keep them. The install writes them, and every `make` target does if a file of
`render/lang/en` has changed. docs/adding-a-language.md says how those files are written; what is
written in another way raises `Fault`.
"""

from __future__ import annotations

import hashlib
import keyword
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[1]
LANG = ROOT / "render" / "lang"
WRITTEN = LANG / "catalogue"
STAMP = WRITTEN / "written-from.txt"
"""The hash of what the classes were written from."""
WIDTH = 100
TAKEN = {"either", "every", "fitting", "language", "listed"}
"""Names that every catalogue has already."""

FACT = re.compile(r"\$(?P<name>[a-z][a-z_0-9]*)(?: \((?P<kind>[^)]+)\))?(?:[:,]? .*)?")
"""A fact in a comment: `$count (int): how many`."""
FAMILY = re.compile(r"(?P<name>[a-z][a-z0-9-]*)\((?P<code>[a-z_]+)\)(?:: (?P<about>.*))?")
"""The heading of a family: `## caption(verb): what a menu is for`."""
LIMIT = re.compile(r"max (?P<most>\d+)")
"""The most characters of a message, as a line of its comment: `max 45`. In the heading of a family
or at the beginning of a file it is that of all messages there."""
GRAMMAR = "grammar"
"""A fact that needs no declaration: the form that a sentence asks for (`render/lang/forms.py`)."""
AS_THE_FACT = {"CAPITAL", "FORM"}
"""Functions that say a fact, and not something about it."""
BEGINNINGS = " ,;:.)!?"
ENDINGS = " ,;("
"""What only a piece of a sentence begins or ends with."""
QUESTION_MARKS = {"el": ";\u037e"}
"""What a question ends with in a language, where English has it only between two sentences."""
KINDS = {"str", "int", "bool"}
"""Kinds of facts in every catalogue, besides codes: `legion | galley`."""
NEWS = "-news"
"""How a catalogue ends whose facts may have the kinds of its game: `render/text/news.py`."""
PIECES = {"fragment", "half", "part", "piece", "prefix", "rest", "suffix"}
"""Words in the ids of pieces of sentences."""


class Fault(Exception):
    """A catalogue breaks a convention."""


@dataclass(slots=True)
class Message:
    """One message. facts: name to kind ("str", "int", "bool", the codes "a | b", in news those of
    the game)."""

    id: str
    facts: dict[str, str]
    used: set[str]
    about: str
    english: str
    """What it says, with the facts in braces; of several variants the last."""
    pattern: ast.Pattern
    limit: int | None = None
    """The most characters that it may have in any language."""


@dataclass(slots=True)
class Family:
    """Messages that a code chooses from. All are given the same facts."""

    name: str
    code: str
    facts: dict[str, str]
    about: str
    limit: int | None = None
    codes: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Catalogue:
    """One file. families: by the beginning of the ids of their messages."""

    name: str
    messages: dict[str, Message] = field(default_factory=dict)
    families: dict[str, Family] = field(default_factory=dict)
    limit: int | None = None

    def facts(self, message: Message) -> dict[str, str]:
        """All facts that a message is given, by their kinds."""
        families = self.families.values()
        members = {f"{f.name}-{code}": f.facts for f in families for code in f.codes}
        return members.get(message.id, message.facts)

    def single(self) -> Iterator[Message]:
        """Messages that belong to no family."""
        members = {f"{f.name}-{code}" for f in self.families.values() for code in f.codes}
        return (m for m in self.messages.values() if m.id not in members)


# --- reading -------------------------------------------------------------------------------------


@cache
def catalogues(code: str = "en") -> dict[str, Catalogue]:
    """All files of a language, read once. Raises `Fault`."""
    paths = sorted((LANG / code).glob("*.ftl"))
    if code == "en":
        return {path.stem: parsed(path.stem, path.read_text("utf-8")) for path in paths}
    return {path.stem: translated(path.stem, path.read_text("utf-8"), code) for path in paths}


def translated(name: str, text: str, code: str) -> Catalogue:
    """A file's messages in another language. Its comments say nothing: facts, families and limits
    are those of English. Raises `Fault`."""
    found = Catalogue(name)
    for entry in FluentParser().parse(text).body:
        match entry:
            case ast.Junk():
                raise Fault(f"{name}: this cannot be read: {entry.content!r}")
            case ast.Message():
                where = f"{name}: {entry.id.name}"
                if entry.id.name in found.messages:
                    raise Fault(f"{where} is said twice")
                if entry.value is None or entry.attributes:
                    raise Fault(f"{where} must have a text and no attributes")
                said, used = _whole(where, entry.value, code), _used(where, entry.value)
                found.messages[entry.id.name] = Message(
                    entry.id.name, {}, used, "", said, entry.value
                )
    return found


def parsed(name: str, text: str) -> Catalogue:
    """A file's messages. Raises `Fault`."""
    found = Catalogue(name)
    family: Family | None = None
    for entry in FluentParser().parse(text).body:
        match entry:
            case ast.Junk():
                raise Fault(f"{name}: this cannot be read: {entry.content!r}")
            case ast.ResourceComment():
                found.limit = _limit(entry.content or "") or found.limit
            case ast.GroupComment():
                family = _family(entry.content or "")
                if family is not None:
                    _add_family(found, family)
            case ast.Message():
                _add(found, family, entry)
    return found


def _add_family(found: Catalogue, family: Family) -> None:
    if family.code in family.facts:
        raise Fault(f"{found.name}: the code of {family.name} is called like a fact")
    _know(found, family.name, family.facts)
    found.families[family.name] = family


def _know(found: Catalogue, name: str, facts: dict[str, str]) -> None:
    """Only what says events knows kinds of its game."""
    odd = [kind for kind in facts.values() if _is_of_game(kind)]
    if odd and not found.name.endswith(NEWS):
        raise Fault(f"{found.name}: {name} has a fact of an unknown kind: {odd[0]}")


def _is_of_game(kind: str) -> bool:
    return "|" not in kind and kind not in KINDS


def _add(found: Catalogue, family: Family | None, entry: ast.Message) -> None:
    where = f"{found.name}: {entry.id.name}"
    if PIECES & set(entry.id.name.split("-")):
        raise Fault(f"{where} is called like a piece of a sentence")
    if entry.id.name in found.messages:
        raise Fault(f"{where} is said twice")
    message = _message(where, entry, family)
    message.limit = message.limit or (family and family.limit) or found.limit
    _know(found, message.id, message.facts)
    found.messages[message.id] = message
    owner = next((f for f in found.families.values() if message.id.startswith(f"{f.name}-")), None)
    if owner is not family:
        raise Fault(f"{where} stands under the wrong heading")
    if family is not None:
        family.codes.append(message.id.removeprefix(f"{family.name}-"))
    elif keyword.iskeyword(message.id) or message.id in TAKEN:
        raise Fault(f"{where}: a method cannot be called so")


def _family(content: str) -> Family | None:
    first, *rest = content.splitlines() or [""]
    heading = FAMILY.fullmatch(first)
    if heading is None:
        return None
    facts, more = _facts(rest)
    about = " ".join([heading["about"] or "", *more]).strip()
    return Family(heading["name"], heading["code"], facts, about, _limit(content))


def _message(where: str, entry: ast.Message, family: Family | None) -> Message:
    if entry.value is None or entry.attributes:
        raise Fault(f"{where} must have a text and no attributes")
    comment = entry.comment.content if entry.comment and entry.comment.content else ""
    facts, about = _facts(comment.splitlines())
    if family is not None and facts:
        raise Fault(f"{where}: the facts of a family stand in its heading")
    used = _used(where, entry.value)
    known = facts if family is None else family.facts
    if used - set(known):
        raise Fault(f"{where} uses {sorted(used - set(known))}, which its comment does not declare")
    if family is None and set(facts) - used:
        raise Fault(f"{where} declares {sorted(set(facts) - used)} and does not use it")
    english = _whole(where, entry.value)
    limit = _limit(comment)
    return Message(entry.id.name, facts, used, " ".join(about), english, entry.value, limit)


def _limit(comment: str) -> int | None:
    """The limit that a comment sets."""
    found = (LIMIT.fullmatch(line.strip()) for line in comment.splitlines())
    return next((int(one["most"]) for one in found if one), None)


def _facts(lines: list[str]) -> tuple[dict[str, str], list[str]]:
    """The facts that a comment declares, and its other lines."""
    facts: dict[str, str] = {}
    rest: list[str] = []
    for line in lines:
        declared = FACT.fullmatch(line.strip())
        if LIMIT.fullmatch(line.strip()):
            continue
        if declared is None:
            rest.append(line.strip())
        else:
            facts[declared["name"]] = declared["kind"] or "str"
    return facts, rest


class _Variables(Visitor):
    """Gathers the facts that a pattern uses; other messages may not be put into one."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if node.id.name != GRAMMAR:
            self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        raise Fault(f"{self.where} uses the message {node.id.name}; say it in full")


def _used(where: str, pattern: ast.Pattern) -> set[str]:
    visitor = _Variables(where)
    visitor.visit(pattern)
    return visitor.found


def texts(pattern: ast.Pattern) -> list[str]:
    """All that a pattern can say, with the facts in braces."""
    said = [""]
    for element in pattern.elements:
        match element:
            case ast.TextElement():
                more = [element.value]
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                more = [text for variant in variants for text in texts(variant.value)]
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                more = [str(literal.parse()["value"])]
            case ast.Placeable(expression=ast.VariableReference(id=fact)):
                more = [f"{{{fact.name}}}"]
            case ast.Placeable(expression=ast.FunctionReference() as call):
                more = [_called(call)]
            case _:
                more = ["{…}"]
        said = [a + b for a in said for b in more]
    return said


def _called(call: ast.FunctionReference) -> str:
    """A fact in a form reads as the fact."""
    first = call.arguments.positional[0] if call.arguments.positional else None
    match first:
        case ast.VariableReference(id=fact) if call.id.name in AS_THE_FACT:
            return f"{{{fact.name}}}"
        case ast.FunctionReference() as inner if call.id.name in AS_THE_FACT:
            return _called(inner)
    return "{…}"


def _whole(where: str, pattern: ast.Pattern, code: str = "en") -> str:
    """The last of all texts. Raises `Fault` if one of them is only a piece of a sentence."""
    every, endings = texts(pattern), set(ENDINGS) - set(QUESTION_MARKS.get(code, ""))
    for text in every:
        if not text.strip() or text[0] in BEGINNINGS or text[-1] in endings:
            raise Fault(f"{where} is a piece of a sentence: {text!r}")
    return every[-1]


# --- writing -------------------------------------------------------------------------------------


def modules() -> dict[Path, str]:
    """What `render/lang/catalogue` has to hold besides what git knows of it."""
    return {
        WRITTEN / f"{name.replace('-', '_')}.py": written(found)
        for name, found in catalogues().items()
    }


def written(catalogue: Catalogue) -> str:
    """The module of a catalogue."""
    messages = [_method(m.id, None, m.facts, m.english) for m in catalogue.single()]
    families = [
        _method(f.name, f.code, f.facts, f.about or "One of a family.")
        for f in catalogue.families.values()
    ]
    body = "\n".join([*messages, *families])
    title = "".join(word.capitalize() for word in catalogue.name.split("-"))
    return (
        f'"""Written by tools/sentences.py from render/lang/en/{catalogue.name}.ftl."""\n\n'
        "from __future__ import annotations\n\n"
        "from typing import ClassVar, Literal\n\n"
        "from render.lang.sentences import Sentences, yes\n\n\n"
        f"class {title}(Sentences):\n"
        f'    """All that render/lang/en/{catalogue.name}.ftl says."""\n\n'
        f'    CATALOGUE: ClassVar[str] = "{catalogue.name}"\n'
        f"{_codes(catalogue)}{_kinds(catalogue)}\n{body}"
    )


def _codes(catalogue: Catalogue) -> str:
    """The codes of the families, if there are any."""
    if not catalogue.families:
        return ""
    lines = [
        f'        "{_snake(f.name)}": {tuple(f.codes)!r},\n' for f in catalogue.families.values()
    ]
    return "".join(["    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {\n", *lines, "    }\n"])


def _kinds(catalogue: Catalogue) -> str:
    """The facts with kinds of the game, if there are any."""
    every = {m.id: m.facts for m in catalogue.single()}
    every |= {f.name: f.facts for f in catalogue.families.values()}
    lines = [
        f'        "{_snake(name)}": {of_game!r},\n'
        for name, facts in every.items()
        if (of_game := {fact: kind for fact, kind in facts.items() if _is_of_game(kind)})
    ]
    if not lines:
        return ""
    return "".join(["    KINDS: ClassVar[dict[str, dict[str, str]]] = {\n", *lines, "    }\n"])


def _method(name: str, code: str | None, facts: dict[str, str], about: str) -> str:
    message = f'"{name}"' if code is None else f'f"{name}-{{{code}}}"'
    arguments = ["self"] + ([] if code is None else [f"{code}: str"])
    if facts:
        arguments += ["*", *(f"{fact}: {_kind(kind)}" for fact, kind in facts.items())]
    given = [message, *(f"{fact}={_given(fact, kind)}" for fact, kind in facts.items())]
    return (
        f"    def {_snake(name)}({', '.join(arguments)}) -> str:\n"
        f'        """{_summary(about)}"""\n'
        f"        return self._say({', '.join(given)})\n"
    )


def _snake(name: str) -> str:
    return name.replace("-", "_")


def _kind(kind: str) -> str:
    if _is_of_game(kind):
        return "str | int"
    if "|" not in kind:
        return kind
    return "Literal[" + ", ".join(f'"{code.strip()}"' for code in kind.split("|")) + "]"


def _given(fact: str, kind: str) -> str:
    return f"yes({fact})" if kind == "bool" else fact


def _summary(about: str) -> str:
    """What a message says, in one line of a docstring."""
    line = " ".join(about.split()).replace("\\", "").replace('"', "'")
    return line if len(line) <= WIDTH - 16 else line[: WIDTH - 17] + "…"


# --- keeping what is written up to date ----------------------------------------------------------


def source() -> str:
    """A hash of all that the classes are made of: the files of English, and this one."""
    made = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted((LANG / "en").glob("*.ftl")):
        made.update(f"\0{path.name}\0".encode() + path.read_bytes())
    return made.hexdigest()


def is_current() -> bool:
    """Whether the classes were written from the files as they are now."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == source()


def ensure() -> bool:
    """Write the classes if they are missing or older than the files. Returns whether it did.

    Several processes may do so at the same time. Raises `Fault`.
    """
    if is_current():
        return False
    now, made = source(), modules()
    for path in set(WRITTEN.glob("*.py")) - set(made) - {WRITTEN / "__init__.py"}:
        path.unlink(missing_ok=True)
    for path, text in made.items():
        if not path.is_file() or path.read_text("utf-8") != text:
            _replace(path, text)
    _replace(STAMP, now)
    return True


def _replace(path: Path, text: str) -> None:
    """Nobody ever reads half a file."""
    part = path.with_suffix(f".{os.getpid()}.part")
    part.write_text(text, "utf-8")
    part.replace(path)


def main() -> int:
    try:
        ensure()
    except Fault as fault:
        sys.stderr.write(f"{fault}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
