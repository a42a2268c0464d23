"""The promises of one game: for each sentence, what its facts must agree with."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

import render.lang.catalogue
from render.lang.sentences import Sentences
from tests.promises.letters import Letters, Listed, Name, Node, Said

if TYPE_CHECKING:
    from tests.promises.case import Case, Sentence

Rule = Callable[["Case", "Sentence"], None]
Reader = Callable[["Sentence"], Any]
Change = tuple[int, str, int]
"""A seat, what it holds, and how many more of it (fewer: below 0)."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game that is played by chance and examined.

    wild: one answer in so many is an unusual one. rich: everybody begins with plenty. every: so
    many decisions apart are those at which everything is looked at. options: that are not usual.
    prepared: makes the start of it a position that chance seldom leads to: little is left, much is
    known. player: who answers instead of chance, so that more happens; see `engine/contenders.py`.
    seldom: kinds of questions and answers, and reasons, are looked at whenever they come up, until
    they have come up so often.
    """

    seats: int
    seed: int
    wild: int = 0
    rich: bool = False
    every: int = 7
    options: Mapping[str, Any] = field(default_factory=dict, hash=False)
    player: Any = None
    prepared: Callable[[Any], None] | None = None
    seldom: int = 0

    def __str__(self) -> str:
        kind = "-rich" if self.rich else "-wild" if self.wild else ""
        kind += f"-{self.prepared.__name__}" if self.prepared else ""
        return f"{self.seats}-players-{self.seed}{kind}"


class Book:
    """What the sentences of a game promise, each by its id such as `tzolkin-choices/place`.

    A `*` at the end stands for the codes of a family. There are three kinds of sentences:

    - a *promise* is compared with what happens, by a rule;
    - a *thing* is a part of other sentences: a name, a number of goods; a reader gives it back as
      the rules call it;
    - an *exempt* one promises nothing that can be compared, and says why.

    key: of the game. catalogues: their names begin so. games: what is played. parts: books whose
    rules count here, too, where this one has none.
    """

    def __init__(
        self, key: str, catalogues: Iterable[str], games: Iterable[Game], *parts: Book
    ) -> None:
        self.key = key
        self.games = tuple(games)
        self.parts = parts
        self._catalogues = tuple(catalogues)
        self.rules: dict[str, Rule] = {}
        self.readers: dict[str, Reader] = {}
        self.exemptions: dict[str, str] = {}
        self.rarities: dict[str, str] = {}
        self.ledgers: dict[str, Callable[[Case, Sentence], Iterable[Change]]] = {}
        self.holdings: Callable[[Any], Mapping[tuple[int, str], int]] | None = None
        """What everybody holds in a state, by seat and thing: what the log has to add up to."""
        self.looks: list[Callable[[Case], None]] = []
        """What else is compared at every position that is looked at."""
        self.first_questions = 0
        """Of each kind of question, so many more are looked at in a game, wherever they come."""
        self.asks: list[Callable[[Case], None]] = []
        """What else is said with every question."""
        self.closings: list[Callable[[Case], None]] = []
        """What is compared once all has been said of an answer."""
        self.totals: list[Callable[[Case, int, Mapping[Any, int]], None]] = []
        """What the final table of points is compared with, seat by seat."""

    # ------------------------------------------------------------------------------- writing it

    def promise(self, *ids: str) -> Callable[[Rule], Rule]:
        """The rule of these sentences."""
        return _kept(self.rules, ids)

    def thing(self, *ids: str) -> Callable[[Reader], Reader]:
        """The reader of these parts of sentences."""
        return _kept(self.readers, ids)

    def codes(self, *families: str) -> None:
        """Families whose messages stand for their codes: names."""
        for family in families:
            self.readers[family] = lambda said: said.code

    def exempt(self, why: str, *ids: str) -> None:
        """Sentences without a rule, and why they need none."""
        self.exemptions.update(dict.fromkeys(ids, why))

    def rare(self, why: str, *ids: str) -> None:
        """Sentences that the games played here seldom or never lead to, and where else they are
        tested."""
        self.rarities.update(dict.fromkeys(ids, why))

    def ledger(self, *ids: str) -> Callable[[Any], Any]:
        """What a line of the log says that somebody gains or pays."""
        return _kept(self.ledgers, ids)

    def adds_up(
        self, holdings: Callable[[Any], Mapping[tuple[int, str], int]]
    ) -> Callable[[Any], Mapping[tuple[int, str], int]]:
        """What the lines of the log have to add up to."""
        self.holdings = holdings
        return holdings

    def look(self, looks: Callable[[Case], None]) -> Callable[[Case], None]:
        """Something else to compare at every position: what the view itself promises."""
        self.looks.append(looks)
        return looks

    def ask(self, asks: Callable[[Case], None]) -> Callable[[Case], None]:
        """Something else that is said with a question: what its picture shows, in words."""
        self.asks.append(asks)
        return asks

    def closing(self, closes: Callable[[Case], None]) -> Callable[[Case], None]:
        """What is compared once label and second line of an answer are read: sums of what they
        promise, warnings that are missing. Rules leave notes for it in `Case.notes`."""
        self.closings.append(closes)
        return closes

    def total(self, compares: Callable[[Case, int, Mapping[Any, int]], None]) -> Any:
        """The final table of points: of a seat, points by source as its readers call it."""
        self.totals.append(compares)
        return compares

    # ------------------------------------------------------------------------------- reading it

    def of(
        self, kind: Literal["rules", "readers", "exemptions", "rarities", "ledgers"], name: str
    ) -> Any:
        """The entry for a sentence, its own before that of its family; None if there is none."""
        for book in (self, *self.parts):
            entries: dict[str, Any] = getattr(book, kind)
            found = next((entries[one] for one in _forms(name) if one in entries), None)
            if found is not None:
                return found
        return None

    def code(self, name: str) -> str:
        """The code of a sentence of a family; of another one its message."""
        return self._codes.get(name, name.partition("/")[2])

    @cached_property
    def sentences(self) -> tuple[Said, ...]:
        """All messages of the game's catalogues, with the names of their facts."""
        return tuple(said for said, _ in self._found)

    @cached_property
    def _codes(self) -> dict[str, str]:
        return {said.id: code for said, code in self._found if code is not None}

    @cached_property
    def _found(self) -> list[tuple[Said, str | None]]:
        return [found for name in self._names() for found in _messages(name)]

    def _names(self) -> Iterator[str]:
        for found in pkgutil.iter_modules(render.lang.catalogue.__path__):
            name = found.name.replace("_", "-")
            if name.endswith("-signs"):
                continue  # a legend promises nothing; tests/render/test_legends.py has its words
            if any(name == c or name.startswith(f"{c}-") for c in self._catalogues):
                yield found.name

    def known(self, name: str) -> bool:
        """Whether the book says anything of a sentence."""
        kinds: tuple[Any, ...] = ("rules", "readers", "exemptions")
        return any(self.of(kind, name) is not None for kind in kinds)

    def idle(self) -> Iterator[str]:
        """Entries for sentences that do not exist."""
        ids = {form for said in self.sentences for form in _forms(said.id)}
        for entries in (self.rules, self.readers, self.exemptions, self.rarities, self.ledgers):
            yield from (name for name in entries if name not in ids)


def _kept(entries: dict[str, Any], ids: Iterable[str]) -> Callable[[Any], Any]:
    def keep(found: Any) -> Any:
        for name in ids:
            assert name not in entries, f"{name} has an entry already"
            entries[name] = found
        return found

    return keep


def _forms(name: str) -> list[str]:
    """A sentence by itself, by its families from the narrowest, and by its catalogue."""
    catalogue, _, message = name.partition("/")
    parts = message.split("-")
    families = [f"{catalogue}/{'-'.join(parts[:n])}-*" for n in range(len(parts) - 1, 0, -1)]
    return [name, *families, f"{catalogue}/*"]


def _messages(module: str) -> Iterator[tuple[Said, str | None]]:
    """Every message of a catalogue, said once with facts that stand for any, and its code."""
    for _, found in inspect.getmembers(
        import_module(f"render.lang.catalogue.{module}"), _catalogue
    ):
        letters = Letters()
        catalogue = found(letters)
        for name, method in vars(found).items():
            if name.startswith("_") or not inspect.isfunction(method):
                continue
            facts = {
                p.name: 0 if p.annotation == "int" else ""
                for p in inspect.signature(method).parameters.values()
                if p.kind is p.KEYWORD_ONLY
            }
            for code in found.FAMILIES.get(name, (None,)):
                chosen = () if code is None else (code,)
                for said in _said(letters, getattr(catalogue, name)(*chosen, **facts)):
                    yield said, code


def _catalogue(found: Any) -> bool:
    return inspect.isclass(found) and issubclass(found, Sentences) and found is not Sentences


def _said(letters: Letters, text: str) -> Iterator[Said]:
    for node in letters.read(text):
        assert isinstance(node, Said)
        yield node


__all__ = ["Book", "Change", "Game", "Listed", "Name", "Node", "Rule"]
