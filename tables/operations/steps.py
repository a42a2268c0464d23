"""Reads the stored steps of a table again: states, and news for those who may hear them."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from engine.core import IllegalAction, Rules, SaveError, save
from tables.model import codec, forms, stored
from tables.model.chance import chance
from tables.model.errors import DamagedSave, LostPosition, Unreadable, VersionConflict
from tables.model.stored import Loaded
from tables.model.table import Table
from tables.model.turns import Point
from tables.operations.reporting import Reporter
from tables.store import game_rows, problem_rows, save_rows, step_rows
from tables.store.store import Store

log = logging.getLogger("agora.tables")


class Steps:
    """The states of all tables, those that were used last in memory; what cannot be read is noted
    once.

    cached_states: how many decoded states are kept; all others are read again when needed.
    """

    def __init__(self, store: Store, report: Reporter, cached_states: int) -> None:
        self._store = store
        self._report = report
        self._cached_states = cached_states
        self._points: OrderedDict[tuple[int, int, str], Point] = OrderedDict()

    async def public(self, loaded: Loaded, rules: Rules[Any]) -> Point:
        """The published state. Raises `DamagedSave`."""
        assert loaded.public_hash is not None
        return await self._point(loaded.table, rules, loaded.table.public_seq, loaded.public_hash)

    async def head(self, loaded: Loaded, rules: Rules[Any]) -> Point:
        """The state with the draft on top. Raises `DamagedSave`."""
        assert loaded.head_hash is not None
        return await self._point(loaded.table, rules, loaded.table.seq, loaded.head_hash)

    async def _point(self, table: Table, rules: Rules[Any], seq: int, name: str) -> Point:
        """A state by its number and hash, from memory or from the database."""
        point = self._points.get(key := (table.id, seq, name))
        if point is None:
            point = await self.rebuild(table, rules, seq, name)
            self.remember(table, name, point)
        else:
            self._points.move_to_end(key)
        return point

    def remember(self, table: Table, name: str, point: Point) -> None:
        """Keep a state whose hash is `name` in memory, and forget the one used longest ago."""
        self._points[table.id, point.seq, name] = point
        while len(self._points) > self._cached_states:
            self._points.popitem(last=False)

    async def rebuild(
        self, table: Table, rules: Rules[Any], seq: int, name: str | None = None
    ) -> Point:
        """Read the state after a step: its save, or an older save and the actions since; or all
        actions since the set-up, where the saves of a game that is over were forgotten.

        name: the hash of the state; without it, the step has to be a published one.
        Raises `VersionConflict` if the table has changed meanwhile and the step is another one or
        none; `DamagedSave`, having noted the problem under its reference; `LostPosition` if the
        rules of a game that is over were corrected since.
        """
        found, steps, public_seq, version = await self._store.read(
            lambda db: step_rows.leading_to(db, table.id, seq)
        )
        last = steps[-1] if steps else None
        if last is None or last.seq != seq:
            if version == table.version:
                raise await self.damaged(table, seq, KeyError(seq))
            raise VersionConflict()
        if seq > public_seq if name is None else last.hash != name:
            raise VersionConflict()
        try:
            if found is None:
                document, state = b"", await self._set_up(table, rules, steps)
                later = steps[1:]
            else:
                document = found[1].document()
                state = save.read(rules, document)
                later = [step for step in steps if step.seq > found[0]]
        except SaveError as error:
            raise await self.damaged(table, seq, error) from error
        state = _played(rules, state, later)
        if later and save.state_hash(rules, state) != later[-1].hash:
            if found is None or save.is_current(rules, document):
                raise LostPosition()
            await self._check_older(table, rules, seq, state)
        return Point(seq, state, rules.decisions(state))

    async def _set_up(
        self, table: Table, rules: Rules[Any], steps: Sequence[stored.StoredStep]
    ) -> Any:
        """The state after the first step, made again. Raises `SaveError` while the game runs, in
        which saves are never forgotten; `LostPosition`."""
        loaded = await self._store.read(lambda db: game_rows.load(db, table.id))
        begins = None if loaded is None else loaded.begins
        if table.status == "running" or begins is None:  # or it began with a position
            raise SaveError("no save is left")
        options = rules.options.stored(table.options)
        state = rules.setup(options, len(table.seats), begins).state
        for word in steps[0].reseeds:
            state = rules.reseed(state, chance(word))
        if save.state_hash(rules, state) != steps[0].hash:
            raise LostPosition()
        return state

    async def _check_older(self, table: Table, rules: Rules[Any], seq: int, state: Any) -> None:
        """Whether the state after a step, whose hash is of an older form, leads to the next save.

        Raises `LostPosition`.
        """
        found = await self._store.read(lambda db: save_rows.following(db, table.id, seq))
        if found is None:
            raise LostPosition()
        goal, kept = found
        steps = await self._store.read(lambda db: step_rows.steps(db, table.id, seq, goal))
        try:
            wanted = forms.lifted_hash(rules, kept.document())
        except SaveError as error:
            raise LostPosition() from error
        if save.state_hash(rules, _played(rules, state, steps)) != wanted:
            raise LostPosition()

    async def damaged(self, table: Table, seq: int, error: Exception) -> DamagedSave:
        """Record the damage once, and tell everybody who meets it the same reference."""
        reference = await self._noted(table, seq, f"damaged save of step {seq}", error)
        return DamagedSave("damaged_save", reference)

    async def _noted(self, table: Table, seq: int, summary: str, error: Exception) -> str:
        """The reference under which some damage is kept; the first to meet it writes it down."""
        known = await self._store.read(lambda db: problem_rows.reference_of(db, table.id, summary))
        reference = known or await self._report(summary, str(error), table_id=table.id)
        log.error("[%s] table %d, step %d cannot be read: %s", reference, table.id, seq, error)
        return reference

    async def heard(
        self, table: Table, rules: Rules[Any], step: stored.StoredStep, seat: int | None
    ) -> tuple[Any, ...]:
        """The events of a step that a seat may hear of. Raises `DamagedSave`."""
        try:
            return codec.heard(rules, step.news, seat)
        except Unreadable as error:
            raise await self._damaged_news(table, step.seq, error) from error

    async def check_news(self, table: Table, steps: Sequence[stored.StoredStep]) -> None:
        """Raises `DamagedSave` if the news of one of these steps cannot be read."""
        for step in steps:
            try:
                codec.told(step.news)
            except Unreadable as error:
                raise await self._damaged_news(table, step.seq, error) from error

    async def _damaged_news(self, table: Table, seq: int, error: Exception) -> DamagedSave:
        """Note once that nobody can be told any more what happened in a step."""
        reference = await self._noted(table, seq, f"damaged news of step {seq}", error)
        return DamagedSave("damaged_news", reference, step=seq)


def _played(rules: Rules[Any], state: Any, steps: Sequence[stored.StoredStep]) -> Any:
    """The state after some more steps. Raises `LostPosition` if the rules refuse one today."""
    try:
        for step in steps:
            assert step.action is not None
            assert step.seat is not None
            state = rules.apply(state, step.seat, rules.parse_action(step.action)).state
            for word in step.reseeds:
                state = rules.reseed(state, chance(word))
    except IllegalAction as error:
        raise LostPosition() from error
    return state
