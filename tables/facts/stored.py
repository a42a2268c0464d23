"""What is read from the database about a table, as it is stored."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core import Chance
from tables.facts.chance import Deal, Word, chance
from tables.facts.model import Table


@dataclass(frozen=True, slots=True)
class StoredPlan:
    """One row of `plans`; `actions` and `stopped` are JSON."""

    seat: int
    mode: str
    actions: str
    done: int
    begun: int | None
    stopped: str | None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table with what only the service may know of it.

    head_hash and public_hash name the states after `seq` and `public_seq`; None in the lobby.
    secret: what choices of computers, delays and stamps hang on. seed: what the chance of a game
    comes from that was begun before there were deals. deals: its secrets in turn.
    owed: seats that learnt something alone and were not yet written to, with the first such step.
    repeated: the interaction it was loaded for was carried out before.
    plans: the prepared turns of its seats.
    """

    table: Table
    seed: int | None
    secret: str
    head_hash: str | None
    public_hash: str | None
    repeated: bool = False
    owed: dict[int, int] = field(default_factory=dict)
    plans: tuple[StoredPlan, ...] = ()
    deals: tuple[Deal, ...] = ()

    @property
    def begins(self) -> Chance | None:
        """What the set-up is made from; None in the lobby."""
        if self.seed is not None:
            return chance(self.seed)
        if self.deals and self.deals[0].after is None:
            return chance(self.deals[0].secret)
        return None


@dataclass(frozen=True, slots=True)
class StoredStep:
    """One row of `steps`; `action` and `news` are JSON, `state` a compressed save.

    reseeds: what `Rules.reseed` was given after the step; `hash` and `state` are after that.
    question: the kind of question it answered, "" for an aside, None for old steps and set-ups.
    planned: a prepared turn chose it.
    """

    seq: int
    seat: int | None
    user_id: int | None
    action: str | None
    news: str
    barrier: bool
    hash: str
    at: float
    state: bytes | None = None
    reseeds: tuple[Word, ...] = ()
    question: str | None = None
    planned: bool = False


@dataclass(frozen=True, slots=True)
class Author:
    """Who made a step, and what for; the fields are those of `StoredStep`."""

    seq: int
    seat: int | None
    user_id: int | None
    barrier: bool
    question: str | None
    planned: bool
