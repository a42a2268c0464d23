"""The names of the program, as texts about it use them: files, modules, classes, columns."""

from __future__ import annotations

import ast
import re
import sqlite3
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
FLOORS = ("engine", "render", "tables", "bot", "tests", "tools")
ENDINGS = {"py", "md", "toml", "ftl", "json", "txt", "sql", "yaml", "yml", "service", "in", "sh"}


@cache
def files() -> frozenset[str]:
    """Files that git knows or would take, and all folders that they are in."""
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
    found = set(listing.stdout.split("\n")) - {""}
    return frozenset(found | {str(parent) for file in found for parent in Path(file).parents})


def is_file(name: str) -> bool:
    """Whether a file or folder is called so, or ends with these parts of a path."""
    name = name.rstrip("/")
    return name in files() or any(file.endswith(f"/{name}") for file in files())


class Names:
    """Everything that can be named in the program, told by its source."""

    def __init__(self) -> None:
        self.members: dict[str, set[str]] = defaultdict(set)
        """Of a class: its methods and fields."""
        self.parents: dict[str, set[str]] = defaultdict(set)
        self.inside: dict[str, set[str]] = defaultdict(set)
        """Of a module, by its dotted name and by the last part of it: what stands in it."""
        for floor in FLOORS:
            for path in sorted((ROOT / floor).rglob("*.py")):
                self._read(path)
        for table, columns in _tables().items():
            self.inside[table] |= columns

    def _read(self, path: Path) -> None:
        dotted = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        tree = ast.parse(path.read_text("utf-8"))
        found = {name for node in tree.body for name in _bound(node)}
        package, _, last = dotted.rpartition(".")
        for name in (dotted, last):
            self.inside[name] |= found
        for name in (package, package.rpartition(".")[2]):
            self.inside[name].add(last)
        for node in statements(tree):
            if isinstance(node, ast.ClassDef):
                bases = (ast.unparse(base).partition("[")[0] for base in node.bases)
                self.parents[node.name] |= {base.rpartition(".")[2] for base in bases}
                inside = {name for inner in statements(node) for name in _bound(inner)}
                self.members[node.name] |= inside | {node.name}

    def has_member(self, kind: str, name: str) -> bool:
        """Whether a class has a member of a name, or takes it over; of a class from elsewhere
        anything may be said."""
        if kind not in self.members:
            return True
        if name in self.members[kind]:
            return True
        others = self.parents[kind] - {"Generic", "Protocol", kind}
        return any(self.has_member(parent, name) for parent in others)

    def has_dotted(self, name: str) -> bool:
        """Whether `engine.selfplay.walk` or `bot.app` is there."""
        module, _, last = name.rpartition(".")
        if name in self.inside or last in self.inside.get(module, ()):
            return True
        above, _, kind = module.rpartition(".")
        is_class = kind in self.members and kind in self.inside.get(above, ())
        return is_class and self.has_member(kind, last)

    def has_short(self, owner: str, name: str) -> bool:
        """Whether something that is called only by its last name has a part: a module, a column
        of a table, or a value by the name of its class (`case.each` is a part of `Case`)."""
        kind = "".join(part.capitalize() for part in owner.split("_"))
        if owner not in self.inside and kind not in self.members:
            return True
        return name in self.inside.get(owner, ()) or (
            kind in self.members and self.has_member(kind, name)
        )


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All statements below a node, at any depth. Only they give names, and most nodes are
    expressions: to look at all of them took six times as long."""
    for key in ("body", "orelse", "finalbody", "handlers", "cases"):
        below = getattr(node, key, ())
        for inner in below if isinstance(below, list) else ():
            yield inner
            yield from statements(inner)


def _bound(node: ast.AST) -> Iterator[str]:
    """The names that a statement gives to something."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            yield node.name
        case ast.Assign(targets=targets):
            yield from (name for target in targets for name in _targets(target))
        case ast.AnnAssign(target=target):
            yield from _targets(target)
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            yield from (alias.asname or alias.name for alias in names)


def _targets(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            yield name
        case ast.Tuple(elts=parts):
            yield from (name for part in parts for name in _targets(part))


def _tables() -> dict[str, set[str]]:
    """The tables of the database with their columns."""
    db = sqlite3.connect(":memory:")
    for path in sorted((ROOT / "migrations").glob("*.sql")):
        db.executescript(path.read_text("utf-8"))
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {
        table: {column for _, column, *_ in db.execute(f"PRAGMA table_info({table})")}
        for table in tables
    }


CODE = re.compile(r"`([^`\n]+)`")
BLOCK = re.compile(r"```.*?```", re.DOTALL)
WORD = re.compile(r"\w+")
SIGNATURE = re.compile(r"`def \w+(\([^`]*\))`")
OPEN = re.compile(r"[<>{}*$…@]|\.\.\.|NNNN")
"""What stands for any name."""
PATH = re.compile(rf"(?:{'|'.join((*FLOORS, 'docs', 'deploy', 'migrations'))})(?:/[\w.-]+)+/?")
ANY_PATH = re.compile(rf"[\w.-]+(?:/[\w.-]+)*/[\w.-]+\.(?:{'|'.join(sorted(ENDINGS))})")
DOTTED = re.compile(rf"(?:{'|'.join(FLOORS)})(?:\.\w+)+")
MEMBER = re.compile(r"[A-Z]\w*[a-z]\w*\.[a-z_]\w*")
SHORT = re.compile(r"[a-z]\w+\.[A-Za-z_]\w*")


def missing(text: str, names: Names) -> list[tuple[int, str]]:
    """Names in a text, between single backticks, of which nothing is there; with their lines.

    A name that begins with a variable of an example in the same text is left alone.
    """
    plain = BLOCK.sub(lambda found: "\n" * found[0].count("\n"), text)
    examples = set(WORD.findall("".join([*BLOCK.findall(text), *SIGNATURE.findall(plain)])))
    found = []
    for code in CODE.finditer(plain):
        word = re.split(r"[\s(]", code[1].strip(), maxsplit=1)[0].rstrip(".,;:")
        if not word or OPEN.search(word) or (SHORT.fullmatch(word) and _owner(word) in examples):
            continue
        if not _there(word, names):
            found.append((plain.count("\n", 0, code.start()) + 1, word))
    return found


def _owner(word: str) -> str:
    return word.partition(".")[0]


def _there(word: str, names: Names) -> bool:
    if PATH.fullmatch(word) or ANY_PATH.fullmatch(word):
        return is_file(word)
    if DOTTED.fullmatch(word):
        return names.has_dotted(word)
    owner, last = _owner(word), word.partition(".")[2]
    if last in ENDINGS:
        return is_file(word)
    if MEMBER.fullmatch(word):
        return names.has_member(owner, last)
    return not SHORT.fullmatch(word) or names.has_short(owner, last)
