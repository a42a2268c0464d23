"""Three things that SimCord does often, done in less time. What it answers stays the same."""

from __future__ import annotations

import asyncio
import copy
from collections import defaultdict
from types import SimpleNamespace
from typing import Any

from simcord import _dpy_internals, _runtime, _settlement, components, gateway, results
from simcord.backend import serializers
from simcord.http import router

_PLAIN = frozenset({str, int, float, bool, type(None)})


def copied(value: Any) -> Any:
    """A copy of what JSON can say, in a fifth of the time that `copy.deepcopy` takes; that was a
    tenth of a test. Whatever else is in it is left to `copy.deepcopy`."""
    kind = type(value)
    if kind is dict:
        return {k: v if type(v) in _PLAIN else copied(v) for k, v in value.items()}
    if kind is list:
        return [v if type(v) in _PLAIN else copied(v) for v in value]
    return value if kind in _PLAIN else copy.deepcopy(value)


class _Waking:
    """The timers there are, by what they resume.

    SimCord asks of every task that waits, about every timer, whether that timer does nothing but
    resume the task. A window waits for a quarter of an hour, so a test that opened a hundred of
    them spent four fifths of its time there.
    """

    def __init__(self, records: list[Any]) -> None:
        self._of, self._count = records, len(records)
        self._last = records[-1] if records else None
        self._waiters: dict[int, list[Any]] = defaultdict(list)
        self._tasks: dict[int, list[Any]] = defaultdict(list)
        for record in records:
            if record.when is not None and record.handle is not None:
                self._note(record, record.handle)

    def _note(self, record: Any, handle: Any) -> None:
        """What SimCord's `is_wakeup_callback` finds: a waiter that a timer resumes, or a task."""
        owner = getattr(_dpy_internals._original_callback(handle._callback), "__self__", None)
        for waiter in (*(handle._args or ()), owner):
            self._waiters[id(waiter)].append(record)
        if isinstance(owner, asyncio.Timeout):
            self._tasks[id(getattr(owner, "_task", None))].append(record)

    def fits(self, records: list[Any]) -> bool:
        """Whether these are the same timers: new ones are only ever added at the end."""
        return (
            records is self._of
            and len(records) == self._count
            and (not records or records[-1] is self._last)
        )

    def up(self, waiter: Any, task: Any) -> list[Any]:
        """The timers that resume a task or what it waits for."""
        found = [*self._tasks.get(id(task), ())]
        if waiter is not None:
            found += self._waiters.get(id(waiter), ())
        return list({id(record): record for record in found}.values())


_waking = _Waking([])
BEFORE = _settlement._timer_records_waking
"""SimCord's own way."""


def timers_waking(state: Any, task: asyncio.Task[Any], waiter: Any) -> list[Any]:
    """The timers to come whose only effect is to resume what a task waits for."""
    global _waking
    if not _waking.fits(state.work.callbacks):
        _waking = _Waking(state.work.callbacks)
    return [
        record
        for record in _waking.up(waiter, task)
        if record.when > state.virtual_time and not record.handle.cancelled()
    ]


def lighten() -> None:
    """Let SimCord do so from now on."""
    _settlement._timer_records_waking = timers_waking  # type: ignore[assignment]
    # It looks for each callback in a list, and compares timers field by field. A database server
    # adds a timer with each transaction, and then this is half of what a test costs.
    _runtime._CallbackRecord.__eq__ = object.__eq__  # type: ignore[method-assign]
    for module in (serializers, results, components):
        module.deepcopy = copied  # type: ignore[attr-defined]
    for module in (gateway, router):
        module.copy = SimpleNamespace(deepcopy=copied)  # type: ignore[attr-defined]
