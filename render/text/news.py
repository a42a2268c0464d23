"""The log of a game: an event is said by the message with its name, and matters by its class.

docs/adding-a-language.md tells how such a message is written.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Generic, TypeVar, get_args

from render.lang.language import Fact, Language
from render.lang.sentences import Sentences
from render.text.base import Importance

S = TypeVar("S", bound=Sentences)
M = TypeVar("M", bound=Callable[..., str])

SEAT = "seat"
"""The kind of a fact that is a player, and the field of who brought an event about."""
DOER = "who"
"""What the fact of that field is called: `$who (seat)`."""


@dataclass(frozen=True, slots=True)
class Beside:
    """A kind that is told by other fields of the event as well."""

    say: Callable[..., Fact]
    fields: tuple[str, ...]


Kinds = Mapping[str, Callable[[Any], Fact] | Beside]
"""How the words of a game say what a field holds, by kind of fact."""


def beside(say: Callable[..., Fact], *others: str) -> Beside:
    """A kind that is told by these fields as well: `say` gets them after its own."""
    return Beside(say, others)


def odd(event: type) -> Callable[[M], M]:
    """Marks the method of a `Log` that says an event which no message says by itself."""

    def marked(say: M) -> M:
        say.says = event  # type: ignore[attr-defined]
        return say

    return marked


@dataclass(frozen=True)
class Weights:
    """How much the events of a game matter to a reader; those that are not named are plain.

    some: those of which that depends on what they hold.
    """

    grave: tuple[type, ...]
    notable: tuple[type, ...]
    faint: tuple[type, ...]
    some: Mapping[type, Callable[[Any], Importance]] = field(default_factory=dict)

    def of(self, event: Any) -> Importance:
        """How much an event matters."""
        kind = type(event)
        if kind in self.some:
            return self.some[kind](event)
        named = ((self.grave, Importance.GRAVE), (self.notable, Importance.NOTABLE))
        found = ((kinds, weight) for kinds, weight in (*named, (self.faint, Importance.FAINT)))
        return next((weight for kinds, weight in found if kind in kinds), Importance.PLAIN)


@dataclass(frozen=True, slots=True)
class _Message:
    """A message that says an event. code: the field that chooses one of a family, or empty;
    facts: name, field and kind of each, the kind empty for what is said as it is."""

    name: str
    code: str
    facts: tuple[tuple[str, str, str], ...]

    def kind(self, name: str) -> str:
        """The kind of the fact that a field is told by; empty if there is none."""
        return next((kind for _, told, kind in self.facts if told == name), "")


@dataclass(frozen=True, slots=True)
class _Saying:
    """How an event is said. when: the field, and the message for when it holds something."""

    message: _Message
    when: tuple[str, _Message] | None

    def of(self, event: Any) -> _Message:
        """The message for what an event holds."""
        if self.when is None:
            return self.message
        name, message = self.when
        value = getattr(event, name)
        if message.kind(name) == SEAT:
            return self.message if value is None else message
        return message if getattr(value, "total", value) else self.message


class Log(Generic[S]):
    """One line for every event of a game.

    An event is said by the message that is called like its kind. If there is another one, called
    like the kind and a field, that one says it where the field holds something. A fact has the name
    of a field; `$who` is the field `seat`. What a fact is told by is its kind. What no message can
    say by itself has a method, marked by `odd`.

    events: all of the game, a union. say: the catalogue. Both are compared when a game's log is
    imported: `TypeError` names what does not fit.
    """

    weights: Weights = Weights((), (), ())

    _say_class: ClassVar[type[Sentences]]
    _sayings: ClassVar[Mapping[type, _Saying]]
    _odd: ClassVar[Mapping[type, Callable[..., str]]]

    def __init_subclass__(cls, *, events: Any, say: type[S]) -> None:
        super().__init_subclass__()
        every: tuple[type, ...] = get_args(get_args(events)[0])
        methods = [m for m in vars(cls).values() if hasattr(m, "says")]
        cls._say_class = say
        cls._odd = {method.says: method for method in methods}
        cls._sayings = {event: _saying(say, event) for event in every if event not in cls._odd}
        if unknown := [event.__name__ for event in cls._odd if event not in every]:
            raise TypeError(f"{cls.__module__} says {unknown}, which the game does not have")

    def __init__(self, language: Language, names: Sequence[str], kinds: Kinds) -> None:
        """kinds: those of the game; a seat is one anyway. names: of the seats."""
        self.say: S = self._say_class(language)  # type: ignore[assignment]
        self.names = names
        self._kinds: Kinds = {SEAT: names.__getitem__, **kinds}
        for name, facts in self._say_class.KINDS.items():
            if unknown := set(facts.values()) - set(self._kinds):
                place = f"{self._say_class.CATALOGUE}: {name}"
                raise TypeError(f"{place} has facts of unknown kinds: {sorted(unknown)}")

    @classmethod
    def said(cls) -> Iterator[str]:
        """The messages that say an event by themselves."""
        for saying in cls._sayings.values():
            yield saying.message.name
            if saying.when is not None:
                yield saying.when[1].name

    def event(self, event: Any) -> str:
        """What happened. Raises `TypeError` for an event that is none of this game."""
        if (by_code := self._odd.get(type(event))) is not None:
            return by_code(self, event)
        if (saying := self._sayings.get(type(event))) is None:
            raise TypeError(f"no sentence for {event!r}")
        message = saying.of(event)
        facts = {name: self._told(event, told, kind) for name, told, kind in message.facts}
        code = (getattr(event, message.code),) if message.code else ()
        told: str = getattr(self.say, message.name)(*code, **facts)
        return told

    def _told(self, event: Any, name: str, kind: str) -> Fact:
        value: Fact = getattr(event, name)
        if not kind:
            return value
        say = self._kinds[kind]
        if isinstance(say, Beside):
            return say.say(value, *(getattr(event, other) for other in say.fields))
        return say(value)

    def importance(self, event: Any) -> Importance:
        """How much an event matters."""
        return self.weights.of(event)

    def winners(self, places: Sequence[int]) -> list[str]:
        """Who came in first."""
        return [name for name, place in zip(self.names, places, strict=False) if place == 1]


def _saying(say: type[Sentences], event: type) -> _Saying:
    """The messages of an event. Raises `TypeError` if they do not fit."""
    holds = {f.name: f.default for f in fields(event)}
    kind, held = str(holds.pop("kind")), list(holds)
    message = _message(say, event, kind, held)
    special = [name for name in held if hasattr(say, f"{kind}_{name}")]
    if len(special) > 1:
        raise TypeError(f"{say.CATALOGUE}: which message says {event.__name__}: {special}?")
    when = [(name, _message(say, event, f"{kind}_{name}", held)) for name in special]
    return _Saying(message, when[0] if when else None)


def _message(say: type[Sentences], event: type, name: str, held: Sequence[str]) -> _Message:
    method = getattr(say, name, None)
    place = f"{say.CATALOGUE}: {name.replace('_', '-')}"
    if method is None:
        raise TypeError(f"{place} is missing; it says {event.__name__}")
    parameters = list(inspect.signature(method).parameters.values())[1:]
    code = next((p.name for p in parameters if p.kind is not p.KEYWORD_ONLY), "")
    kinds = say.KINDS.get(name, {})
    facts = tuple(
        (p.name, SEAT if p.name == DOER else p.name, kinds.get(p.name, ""))
        for p in parameters
        if p.kind is p.KEYWORD_ONLY
    )
    told = {told: fact for fact, told, _ in facts} | ({code: code} if code else {})
    if unknown := sorted(f"${told[one]}" for one in told if one not in held):
        raise TypeError(f"{place} tells {unknown}, which {event.__name__} does not hold")
    return _Message(name, code, facts)
