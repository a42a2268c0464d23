"""Caches that remember what ran when they were filled.

A test that finds its answer in a cache depends on the function all the same. While the map is made
these stand in the place of `functools.cache` and its kind for our own functions: whoever takes an
answer is given the marks that were seen when it was worked out.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Hashable
from typing import Any

from tests.mutants.marks import ROOT

_OURS = f"{ROOT}/"


class Turn:
    """The test that runs. seen: its marks; spared: seconds of processor that it would have taken
    by itself, but for answers from caches."""

    def __init__(self, seen: set[int]) -> None:
        self.seen = seen
        self.number = 0
        self.spared = 0.0

    def begin(self) -> None:
        """The next test runs."""
        self.number += 1
        self.seen.clear()
        self.spared = 0.0


class _Entry:
    __slots__ = ("known_to", "marks", "seconds", "value")

    def __init__(self, value: Any, marks: frozenset[int], seconds: float, known_to: int) -> None:
        self.value, self.marks, self.known_to = value, marks, known_to
        self.seconds = seconds


def _worked_out(turn: Turn, work: Callable[[], Any]) -> _Entry:
    before, spared, began = set(turn.seen), turn.spared, time.process_time()
    turn.seen.clear()
    try:
        value = work()
        seconds = time.process_time() - began + turn.spared - spared
        return _Entry(value, frozenset(turn.seen), seconds, turn.number)
    finally:
        turn.seen |= before


def _told(turn: Turn, entry: _Entry) -> Any:
    if entry.known_to != turn.number:
        turn.seen |= entry.marks
        turn.spared += entry.seconds
        entry.known_to = turn.number
    return entry.value


def _key(args: tuple[Any, ...], named: dict[str, Any], typed: bool) -> Hashable:
    return functools._make_key(args, named, typed)


def _cached(turn: Turn, function: Any, maxsize: int | None, typed: bool) -> Any:
    entries: dict[Hashable, _Entry] = {}
    counts = [0, 0]

    @functools.wraps(function)
    def answer(*args: Any, **named: Any) -> Any:
        key = _key(args, named, typed)
        found = entries.get(key)
        if found is not None:
            counts[0] += 1
            return _told(turn, found)
        counts[1] += 1
        made = _worked_out(turn, lambda: function(*args, **named))
        entries[key] = made
        if maxsize is not None and len(entries) > maxsize:
            entries.pop(next(iter(entries)), None)
        return made.value

    def clear() -> None:
        entries.clear()
        counts[:] = [0, 0]

    answer.cache_clear = clear  # type: ignore[attr-defined]
    answer.cache_info = lambda: functools._CacheInfo(  # type: ignore[attr-defined]
        counts[0], counts[1], maxsize, len(entries)
    )
    answer.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}  # type: ignore[attr-defined]
    return answer


def _is_ours(function: Any) -> bool:
    code = getattr(function, "__code__", None)
    return code is not None and code.co_filename.startswith(_OURS)


def install(seen: set[int]) -> Turn:
    """From now on caches of our own functions remember marks."""
    turn = Turn(seen)
    plain_lru, plain_get = functools.lru_cache, functools.cached_property.__get__

    def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
        if callable(maxsize):
            return lru_cache(128, typed)(maxsize)

        def decorate(function: Any) -> Any:
            if _is_ours(function):
                return _cached(turn, function, maxsize, typed)
            return plain_lru(maxsize, typed)(function)

        return decorate

    def get(self: Any, instance: Any, owner: Any = None) -> Any:
        if instance is None or not _is_ours(self.func):
            return plain_get(self, instance, owner)
        kept, name = instance.__dict__, self.attrname + " "
        entry = kept.get(name)
        if entry is None:
            entry = kept[name] = _worked_out(turn, lambda: self.func(instance))
        return _told(turn, entry)

    functools.lru_cache = lru_cache
    functools.cache = lru_cache(maxsize=None)
    functools.cached_property.__get__ = get  # type: ignore[method-assign]
    return turn
