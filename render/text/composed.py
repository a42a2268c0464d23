"""The words of a game, put together from parts."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from typing import Any, TypeVar

from render.lang.language import ENGLISH, Language
from render.text.base import ALT, DETAIL, LABEL, OPTION, QUESTION, Texts, shorten

V = TypeVar("V")

LIMITS = {
    "action": LABEL,
    "detail": DETAIL,
    "caption": OPTION,
    "group": OPTION,
    "item": OPTION,
    "prompt": 1000,
    "awaits": 200,
    "orderable": LABEL,
    "policy": LABEL,
    "event": 300,
    "headline": 200,
    "board": 3500,
    "alt": ALT,
    "case": QUESTION,
    "picture": OPTION,
    "explain": 3000,
}
"""Most letters of what is said, by the methods of `Texts`."""
SAID = tuple(name for name in vars(Texts) if not name.startswith("_") and name.islower())
"""All that a part may say."""


class Composed(Texts[V]):
    """Texts that are made of parts. `Texts` is what nobody says.

    A part is any object. It says what it has a method for, called as in `Texts` and with the same
    parameters; where that returns None, a part before it says it, or nobody. What is too long is
    cut.
    """

    def __init__(self, names: Sequence[str], language: Language = ENGLISH) -> None:
        super().__init__(names, language)
        for part in self.parts():
            for name in _sayings(type(part)):
                before = getattr(self, name)
                setattr(self, name, _said(getattr(part, name), before, LIMITS.get(name)))

    def parts(self) -> Iterable[object]:
        """What says all that the game says."""
        raise NotImplementedError


def _sayings(part: type) -> tuple[str, ...]:
    """What a part says. Raises `TypeError` for a method that is called otherwise."""
    if part in _FOUND:
        return _FOUND[part]
    found = tuple(name for name in SAID if callable(getattr(part, name, None)))
    for name in found:
        if (own := _parameters(part, name)) != (expected := _parameters(Texts, name)):
            place = f"{part.__module__}.{part.__name__}.{name}"
            raise TypeError(f"{place} has the parameters {own}, not {expected}")
    _FOUND[part] = found
    return found


_FOUND: dict[type, tuple[str, ...]] = {}
"""What each kind of part says, once it has been looked at."""


def _parameters(owner: type, name: str) -> list[tuple[str, str, Any]]:
    """How a method is called."""
    every = list(inspect.signature(getattr(owner, name)).parameters.values())[1:]
    return [(p.name, p.kind.description, p.default) for p in every]


def _said(
    say: Callable[..., Any], before: Callable[..., Any], limit: int | None
) -> Callable[..., Any]:
    """What a part says: instead of None what was said before, and no more than has room."""

    @wraps(say)
    def said(*given: Any, **named: Any) -> Any:
        found = say(*given, **named)
        if found is None:
            found = before(*given, **named)
        return found if limit is None else _cut(found, limit)

    return said


def _cut(said: Any, limit: int) -> Any:
    if isinstance(said, Mapping):
        return {heading: shorten(text, limit) for heading, text in said.items()}
    return shorten(said, limit) if isinstance(said, str) else said
