"""Three things that SimCord does often, done in less time. What it answers stays the same."""

from __future__ import annotations

import asyncio
import copy
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


def timers_waking(state: Any, task: asyncio.Task[Any], waiter: Any) -> list[Any]:
    """The timers to come whose only effect is to resume what a task waits for.

    SimCord asks this of every task that waits, about every timer. A window waits for a quarter of
    an hour, so a test that opens a hundred of them spent four fifths of its time here.
    """
    return [
        record
        for record in state.work.callbacks
        if record.when is not None
        and record.when > state.virtual_time
        and (handle := record.handle) is not None
        and not handle._cancelled
        and _wakes(handle, task, waiter)
    ]


def _wakes(handle: Any, task: asyncio.Task[Any], waiter: Any) -> bool:
    """What SimCord's `is_wakeup_callback` says of a timer."""
    if waiter is not None:
        for argument in handle._args:
            if argument is waiter:
                return True
    callback = handle._callback
    owner = getattr(callback, "__self__", None)
    if owner is None:
        callback = _dpy_internals._original_callback(callback)
        owner = getattr(callback, "__self__", None)
        if owner is None:
            return False
    return owner is waiter or (
        type(owner) is asyncio.Timeout
        and getattr(owner, "_task", None) is task
        and getattr(callback, "__name__", "") == "_on_timeout"
    )


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
