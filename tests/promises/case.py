"""What a rule sees: a sentence with its facts, where it is said, and what comes of the answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engine.core import Decision
from engine.core.clone import clone
from engine.core.rules import Rules, Step
from render.text.base import Texts
from tests.promises.book import Book
from tests.promises.letters import Beside, Letters, Listed, Name, Said

ENOUGH = 30
"""Untruths of one game that are told."""


class Unread(Exception):
    """A fact that a rule takes for something else than it is."""


@dataclass
class Run:
    """One game that is examined: its words in the language of codes, and what was found.

    met: how often each sentence was said. facts: comparisons made.
    """

    book: Book
    rules: Rules[Any]
    letters: Letters
    texts: Texts[Any]
    decisions: int = 0
    answers: int = 0
    facts: int = 0
    met: Counter[str] = field(default_factory=Counter)
    untruths: Counter[str] = field(default_factory=Counter)

    def things(self, text: str) -> list[Any]:
        """The things that a text names by itself, as their readers give them back."""
        return Sentence(self, Said("", "", {"text": text})).values("text")


class Sentence:
    """A sentence as it was said. Asking for a fact counts as looking at it."""

    def __init__(self, run: Run, said: Said) -> None:
        self._run, self._said = run, said
        self._unread = dict.fromkeys(said.facts)
        self.id = said.id

    @cached_property
    def code(self) -> str:
        """Of a sentence of a family, its code."""
        return self._run.book.code(self.id)

    def __contains__(self, name: str) -> bool:
        return name in self._said.facts

    def _fact(self, name: str) -> str | int:
        self._unread.pop(name, None)
        return self._said.facts[name]

    def number(self, name: str) -> int:
        """A fact that is a number."""
        fact = self._fact(name)
        if not isinstance(fact, int):
            raise Unread(f"{self.id}: {name} is no number")
        return fact

    def word(self, name: str) -> str:
        """A fact that is a code by which the sentence chooses its form."""
        return str(self._fact(name))

    def yes(self, name: str) -> bool:
        """A fact that is true or not."""
        return self._fact(name) == "yes"

    def values(self, name: str) -> list[Any]:
        """The things that a fact names, as their readers give them back."""
        return list(self._values(str(self._fact(name))))

    def _values(self, text: str) -> Iterator[Any]:
        for node in self._run.letters.read(text):
            if isinstance(node, Listed):
                for part in node.parts:
                    yield from self._values(part)
            elif isinstance(node, Name):
                yield node.seat
            else:
                yield self._read(node)

    def _read(self, node: Said) -> Any:
        reader = self._run.book.of("readers", node.id)
        if reader is None:
            raise Unread(f"{self.id}: nobody can read {node.id}")
        self._run.met[node.id] += 1
        return reader(Sentence(self._run, node))

    def pieces(self, name: str) -> list[Any]:
        """The things that a fact names, and what stands between them as it is, in order."""
        return list(self._pieces(str(self._fact(name))))

    def _pieces(self, text: str) -> Iterator[Any]:
        for node in self._run.letters.pieces(text):
            if isinstance(node, Beside):
                yield node
            elif isinstance(node, Listed):
                for part in node.parts:
                    yield from self._pieces(part)
            else:
                yield node.seat if isinstance(node, Name) else self._read(node)

    def words(self, name: str) -> list[str]:
        """What a fact says besides sentences and names, each part of a list by itself: numbers."""
        return list(self._words(str(self._fact(name))))

    def _words(self, text: str) -> Iterator[str]:
        for node in self._run.letters.read(text):
            if isinstance(node, Listed):
                for part in node.parts:
                    yield from self._words(part)
        yield from filter(None, [self._run.letters.between(text).strip()])

    def value(self, name: str) -> Any:
        """The one thing that a fact names; None if it is empty."""
        found = self.values(name)
        if len(found) > 1:
            raise Unread(f"{self.id}: {name} names {len(found)} things")
        return found[0] if found else None

    seat = value
    """The seat that a fact names."""

    def inner(self, name: str) -> list[Sentence]:
        """The sentences inside a fact, lists taken apart."""
        return list(self._inner(str(self._fact(name))))

    def _inner(self, text: str) -> Iterator[Sentence]:
        for node in self._run.letters.read(text):
            if isinstance(node, Listed):
                for part in node.parts:
                    yield from self._inner(part)
            elif isinstance(node, Said):
                yield Sentence(self._run, node)

    @property
    def unread(self) -> list[str]:
        """Facts that nobody has looked at, but for those that say nothing here."""
        return [name for name in self._unread if self._said.facts[name] not in (0, "")]


@dataclass
class Case:
    """Where something is said, and what a rule may compare it with.

    place: "label", "detail", "reason", "prompt", "news" and so on. seat: who reads it; None: a
    spectator. action: the answer that it speaks of. event: what a line of the log tells. found:
    what came of the answer, where that is known already. notes: for rules that have something to
    tell each other about one case.
    """

    run: Run
    place: str
    state: Any
    seat: int | None
    decision: Decision | None = None
    action: Any = None
    event: Any = None
    reason: Any = None
    found: Step[Any] | None = None
    earlier: Any = None
    notes: dict[str, Any] = field(default_factory=dict)
    said: set[str] = field(default_factory=set)

    @property
    def question(self) -> Decision:
        """The question that is asked here."""
        assert self.decision is not None, "no question is open"
        return self.decision

    @property
    def answers(self) -> list[Any]:
        """All answers to the question."""
        return list(self.question.every())

    @cached_property
    def view(self) -> Any:
        """What the reader sees."""
        return self.run.rules.view(self.state, self.seat)

    @cached_property
    def step(self) -> Step[Any]:
        """What comes of the answer, on a copy."""
        if self.found is not None:
            return self.found
        assert self.seat is not None
        return self.run.rules.apply(self.state, self.seat, self.action)

    @property
    def after(self) -> Any:
        """The state behind the answer; not to be changed."""
        return self.step.state

    @cached_property
    def events(self) -> list[Any]:
        """All that happens when the answer is carried out."""
        return [news.event for news in self.step.news]

    def heard(self, kind: str) -> list[Any]:
        """The events of one kind that come of the answer."""
        return [event for event in self.events if event.kind == kind]

    def offers(self, state: Any, action: Any = None) -> bool:
        """Whether a state offers an answer, by default the one that was refused here."""
        wanted = self.action if action is None else action
        asked = self.run.rules.decisions(state)
        return any(d.seat == self.seat and d.accepts(wanted) for d in asked)

    def in_state(self, place: str, state: Any) -> Case:
        """The same answer in another state: one in which what lacks is there."""
        (decision,) = [d for d in self.run.rules.decisions(state) if d.seat == self.seat]
        return Case(self.run, place, state, self.seat, decision, self.action)

    def copy(self) -> Any:
        """The state, to be changed at will."""
        return clone(self.state)

    # ------------------------------------------------------------------------------- comparing

    def same(self, what: str, told: Any, done: Any) -> None:
        """Compare what is told with what is done."""
        self.run.facts += 1
        if told != done:
            self.wrong(f"{what}: told {told!r}, but it is {done!r}")

    def holds(self, what: str, fact: Any) -> None:
        """Something that is told must be so."""
        self.run.facts += 1
        if not fact:
            self.wrong(what)

    def wrong(self, what: str) -> None:
        about = self.action if self.event is None else self.event
        self.run.untruths[f"{self.place}, {self._where}: {what} [{about}]"] += 1

    _where = ""

    def judge(self, text: str | None) -> None:
        """Compare every sentence of a text. A name that stands by itself is whose part begins;
        rules find it in `notes["named"]`."""
        for node in self.run.letters.read(text or ""):
            self._judged(node)

    def _judged(self, node: Any) -> None:
        if isinstance(node, Listed):
            for part in node.parts:
                self.judge(part)
        elif isinstance(node, Said):
            self.each([Sentence(self.run, node)])
        elif isinstance(node, Name):
            self.notes["named"] = node.seat

    def each(self, sentences: Iterable[Sentence]) -> None:
        """Compare sentences, each by its rule, and see that the rule looks at all facts."""
        before = self._where
        for said in sentences:
            self._where = said.id
            self.run.met[said.id] += 1
            self.said.add(said.id)
            rule = self.run.book.of("rules", said.id)
            if rule is not None:
                self._obey(rule, said)
            elif self.run.book.of("exemptions", said.id) is None:
                self.wrong("there is no rule for this sentence here")
        self._where = before

    def _obey(self, rule: Any, said: Sentence) -> None:
        try:
            rule(self, said)
        except Unread as error:
            self.wrong(str(error))
        if said.unread:
            self.wrong(f"its rule looks at all but {', '.join(said.unread)}")
