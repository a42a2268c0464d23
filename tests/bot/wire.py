"""The wire between the bot and a simulated Discord, which loses requests and answers on demand."""

from __future__ import annotations

import fnmatch
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import discord
from simcord.backend.errors import BackendError
from simcord.http import router


class Blocked(discord.Forbidden):
    """The page with which a proxy turns a whole address away, for two minutes."""

    def __init__(self, _: str = "") -> None:
        headers = {"Retry-After": "120", "Content-Type": "text/html"}
        response: Any = SimpleNamespace(status=403, reason="Forbidden", headers=headers)
        super().__init__(response, "<!DOCTYPE html><title>Access denied</title>" + "x" * 9_000)


@dataclass(slots=True)
class Fault:
    """Requests that go wrong: the next `times` (None: all) that match.

    error: what the bot's library raises, or the page that comes back in the place of an answer.
    delivered: the server did it, only the answer was lost. files: only requests that bring files
    (True), or that keep some without bringing any (False).
    """

    method: str
    pattern: str
    error: Callable[[], Exception] | str
    times: int | None = 1
    delivered: bool = False
    files: bool | None = None
    hits: int = 0
    bodies: list[Any] = field(default_factory=list)

    def applies(self, method: str, path: str, rest: Mapping[str, Any]) -> bool:
        if self.files is not None:
            brings = bool(rest.get("files"))
            body = rest.get("json")
            keeps = isinstance(body, dict) and bool(body.get("attachments"))
            if not (brings if self.files else keeps and not brings):
                return False
        return (
            self.times != 0 and self.method in ("*", method) and fnmatch.fnmatch(path, self.pattern)
        )


class Wire:
    """Everything the bot asks of the server goes through here.

    Besides faults it adds what SimCord leaves out: a message whose nonce is enforced is made only
    once, and the second attempt gets the first message back.
    """

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.times: list[tuple[float, str, str]] = []
        self.rule: Callable[[Any, str, str, dict[str, Any]], dict[str, Any]] | None = None
        """What the server refuses or changes beyond what SimCord knows."""
        self._deliver = router.dispatch
        self._made: dict[tuple[str, str], Any] = {}

    @contextmanager
    def connected(self) -> Iterator[Wire]:
        router.dispatch = self._dispatch
        try:
            yield self
        finally:
            router.dispatch = self._deliver

    def fail(
        self,
        method: str,
        pattern: str,
        error: int | str | type[Exception] = 500,
        *,
        code: int = 0,
        times: int | None = 1,
        delivered: bool = False,
        files: bool | None = None,
    ) -> Fault:
        """Let matching requests fail: a status, the page of a proxy, or an exception as of a broken
        connection."""

        def make() -> Exception:
            if isinstance(error, int):
                return BackendError(error, code, "injected")
            assert not isinstance(error, str)
            return error("injected")

        fault = Fault(
            method, pattern, error if isinstance(error, str) else make, times, delivered, files
        )
        self.faults.append(fault)
        return fault

    def mend(self) -> None:
        """No more faults."""
        self.faults.clear()

    def forget_nonces(self) -> None:
        """As Discord does after some minutes."""
        self._made.clear()

    def _dispatch(self, backend: Any, method: str, path: str, **rest: Any) -> Any:
        self.times.append((time.perf_counter(), method, path))
        for fault in self.faults:
            if fault.applies(method, path, rest):
                fault.hits += 1
                fault.bodies.append(rest.get("json"))
                if fault.times is not None:
                    fault.times -= 1
                if fault.delivered:
                    self._once(backend, method, path, **rest)
                if isinstance(fault.error, str):
                    return fault.error
                raise fault.error()
        if self.rule is not None:
            rest = self.rule(backend, method, path, rest)
        return self._once(backend, method, path, **rest)

    def _once(self, backend: Any, method: str, path: str, **rest: Any) -> Any:
        body = rest.get("json")
        nonce = body.get("nonce") if isinstance(body, dict) else None
        if not (nonce and body and body.get("enforce_nonce")):
            return self._deliver(backend, method, path, **rest)
        key = (path, str(nonce))
        if key not in self._made:
            self._made[key] = self._deliver(backend, method, path, **rest)
        return self._made[key]
