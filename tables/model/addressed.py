"""The people in what the bot says: whom it is for, whom it names, and the same without somebody.

Which fields hold people is said by their types, see `outbox.Person`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar, get_type_hints

from tables.model.outbox import Outgoing, Person

S = TypeVar("S", bound=Outgoing)


_known: dict[type[Any], Mapping[str, Person]] = {}


def _people(said: object) -> Mapping[str, Person]:
    """The fields of a message, or of what is inside one, that hold people."""
    kind = type(said)
    if kind not in _known:
        _known[kind] = {
            name: mark
            for name, hint in get_type_hints(kind, include_extras=True).items()
            for part in (hint, *getattr(hint, "__args__", ()))
            for mark in getattr(part, "__metadata__", ())
            if isinstance(mark, Person)
        }
    return _known[kind]


def reader(said: Outgoing) -> int | None:
    """The one user whom a message is written to; None for what the table reads."""
    found = (n for n, person in _people(said).items() if person is Person.READER)
    return next((getattr(said, name) for name in found), None)


def users(said: Outgoing) -> frozenset[int]:
    """The users whom a message itself addresses or names."""
    found: set[int] = set()
    for name, person in _people(said).items():
        value = getattr(said, name)
        if person is not Person.NAME and value is not None:
            found.update(value if isinstance(value, tuple) else (value,))
    return frozenset(found)


def without(said: S, user: int, called: set[str], nobody: int, former: str) -> S:
    """A message without a user, who was called so: `nobody` stands in the place of the number, and
    `former` in that of the name."""
    return replace(said, **_changed(said, user, called, nobody, former))


def _changed(said: Any, user: int, called: set[str], nobody: int, former: str) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    people = _people(said)
    for name in (field.name for field in fields(said)):
        value = getattr(said, name)
        match people.get(name):
            case Person.NAME if value in called:
                changed[name] = former
            case Person.USER if isinstance(value, tuple):
                changed[name] = tuple(v for v in value if v != user)
            case Person.USER | Person.READER if value == user:
                changed[name] = nobody
            case None if is_dataclass(value) and not isinstance(value, type):
                changed[name] = replace(value, **_changed(value, user, called, nobody, former))
    return changed
