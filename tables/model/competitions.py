"""Seasons and tournaments: who takes part, what is played, and how far they have come. Pure;
`tables.operations.competitions` handles them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

from tables.model.clock import HOUR, ClockRules
from tables.model.invitations import DAY
from tables.model.matching import Pair
from tables.model.paces import PACES, Pace
from tables.model.results import GameResult

Kind = Literal["season", "groups", "swiss", "knockout"]
State = Literal["signing_up", "confirming", "running", "over", "cancelled"]
"""People sign up; everybody says that they are in; tables are played; all are over; or it was
called off."""
LIVE: tuple[State, ...] = ("signing_up", "confirming", "running")
EntrantState = Literal["signed_up", "in", "waiting", "out", "dropped"]
"""They have signed up; they said that they are in, or play; they wait for a place; they have
withdrawn, or not said that they are in; or they dropped out while it was running."""
TableState = Literal["planned", "open", "finished", "void"]
Say = Literal["confirm", "begins", "left_over", "away", "dropped", "slowest", "over", "cancelled"]
"""What an entrant must still be told by direct message."""
Trouble = Literal["", "few", "apart", "gone", "barred", "room", "left"]
"""Why a competition waits: too few people; two people who cannot be placed together; its channel is
gone, or the bot may not open threads there; there is no room for more tables; the bot has left the
server."""

CONFIRMED_WITHIN = 48 * HOUR
"""So long before the start everybody is asked whether they are in."""
TOLD_WITHIN = 7 * DAY
"""How long people may still be told that a competition is over."""
EDITED = 20.0
"""Seconds between two edits of its message, at least."""
CLAIMED = 120.0
"""Seconds for which a table that is being opened belongs to one node."""
AT_ONCE = (1, 2, 3, 4)
"""Tables that one person may choose to play at once."""
THREADS, SPARE_THREADS = 1_000, 50
"""Open threads that Discord allows on a server, and how many of them are left to others."""
ENTRANTS = 200
"""People of one competition, at most."""
NO_HOST = 0
"""The host of a table of a competition: nobody. Managers of the server have a host's say there."""
COMPUTER = 0
"""Stands in for an entrant where no substitute is there."""


@dataclass(frozen=True, slots=True)
class Competition:
    """A season or a tournament.

    user_id: the manager who made it. number: of its kind and game on this server. size: players of
    a table. options: of the game. settings: what only its kind knows. most: places; None: any
    number. secret: 64 hex digits that draws and lots come from, to be shown only once it is over.
    edited_at, shown: when an edit of its message was last begun, and a digest of what it shows.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    user_id: int
    kind: Kind
    number: int
    game: str
    size: int
    pace: Pace
    options: Mapping[str, Any]
    settings: Mapping[str, Any]
    language: str
    most: int | None
    state: State
    secret: str
    created_at: float
    starts_at: float
    ended_at: float | None = None
    trouble: Trouble = ""
    edited_at: float = 0.0
    shown: str = ""

    @property
    def live(self) -> bool:
        """Whether it is neither over nor called off."""
        return self.state in LIVE

    @property
    def confirms_at(self) -> float:
        """From when on people are asked whether they are in."""
        return self.starts_at - CONFIRMED_WITHIN

    @property
    def seal(self) -> str:
        """What is published of the secret when people can sign up."""
        said = {"competition": self.id, "game": self.game, "secret": self.secret}
        line = json.dumps(said, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(line.encode("ascii")).hexdigest()

    @property
    def clock(self) -> ClockRules:
        """The reminders and the clock of its tables: when time runs out, a caretaker plays."""
        return replace(PACES[self.pace], fallback="caretaker")

    @property
    def grace(self) -> float:
        """Seconds after which somebody drops out who has run out of time at all their tables."""
        return self.clock.move or DAY


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has signed up.

    user_id: None for somebody who was forgotten. at: when they signed up; changed_at: when their
    state last changed. at_once: tables at once. hours: parts of the day, as bits; None: any.
    division: the number of their group, from 1; None: none. place: theirs in the group, from 0.
    rank: the place in which they ended. away_since: since when they have run out of time at all
    their tables. say: what they must still be told; nonce, attempts, due_at: of that message.
    """

    id: int
    competition_id: int
    user_id: int | None
    name: str
    state: EntrantState
    at: float
    changed_at: float
    at_once: int
    hours: int | None
    language: str
    division: int | None = None
    place: int | None = None
    rank: int | None = None
    away_since: float | None = None
    say: Say | None = None
    nonce: str = ""
    attempts: int = 0
    due_at: float = 0.0

    @property
    def takes_part(self) -> bool:
        """Whether they may still play."""
        return self.state in ("signed_up", "in", "waiting")

    @property
    def plays(self) -> bool:
        """Whether they have a place and did not drop out."""
        return self.state == "in" and self.division is not None


@dataclass(frozen=True, slots=True)
class Round:
    """A round. facts: what its draw came from, for everybody to repeat it."""

    competition_id: int
    number: int
    state: Literal["playing", "over"]
    begun_at: float
    ended_at: float | None
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class PlannedTable:
    """A table that is to be opened. seats: the entrants in the order of its seats."""

    seats: tuple[int, ...]
    division: int | None = None


@dataclass(frozen=True, slots=True)
class CompetitionTable:
    """A table of a competition. number: of the competition. seats: its entrants, in order;
    stand_ins: who sits there for one of them, by seat: an entrant, or `COMPUTER`. table_id: once it
    is open. claimed_until: until when one node is opening it."""

    competition_id: int
    number: int
    round: int
    division: int | None
    seats: tuple[int, ...]
    stand_ins: Mapping[int, int]
    state: TableState
    table_id: int | None = None
    claimed_until: float = 0.0

    @property
    def people(self) -> tuple[int, ...]:
        """The entrants who sit there, stand-ins included."""
        here = (self.stand_ins.get(seat, one) for seat, one in enumerate(self.seats))
        return tuple(one for one in here if one != COMPUTER)

    @property
    def counted(self) -> tuple[int, ...]:
        """The entrants who sit there for themselves."""
        return tuple(one for seat, one in enumerate(self.seats) if seat not in self.stand_ins)


@dataclass(frozen=True, slots=True)
class Draw:
    """The next round. tables: its tables. placed: division and place of entrants who get other
    ones than they had. left_over: entrants for whom there is no place. facts: what the draw came
    from, to be published. trouble: why there is no draw yet."""

    tables: Sequence[PlannedTable] = ()
    placed: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    left_over: Sequence[int] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    trouble: Trouble = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """All that is known of a competition.

    results: of its finished tables, by their number in it. before: by user, where people belong
    after the last one of the same kind and game on that server: a division, and the place they
    came in. waited: users for whom that one had no place. avoiding: pairs of entrants who would
    rather not meet. players: with how many the game can be played.
    """

    competition: Competition
    entrants: Sequence[Entrant]
    rounds: Sequence[Round] = ()
    tables: Sequence[CompetitionTable] = ()
    results: Mapping[int, GameResult] = field(default_factory=dict)
    before: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    waited: frozenset[int] = frozenset()
    avoiding: frozenset[Pair] = frozenset()
    players: Sequence[int] = ()

    def entrant(self, entrant_id: int) -> Entrant:
        """An entrant by number."""
        return next(one for one in self.entrants if one.id == entrant_id)

    def of_user(self, user_id: int) -> Entrant | None:
        """What is known of a user."""
        return next((one for one in self.entrants if one.user_id == user_id), None)

    def tables_of(self, entrant_id: int) -> list[CompetitionTable]:
        """The tables at which somebody sits, or was to sit."""
        return [one for one in self.tables if entrant_id in (*one.people, *one.seats)]

    @property
    def confirmed(self) -> list[Entrant]:
        """Who has said that they are in, in the order in which they signed up."""
        found = [one for one in self.entrants if one.state == "in" and one.user_id is not None]
        return sorted(found, key=lambda one: (one.at, one.id))

    @property
    def substitutes(self) -> list[Entrant]:
        """Who waits for a place, the longest first."""
        found = [one for one in self.entrants if one.state == "waiting" and one.user_id is not None]
        return sorted(found, key=lambda one: (one.at, one.id))


class Plan(Protocol):
    """What differs between kinds of competitions: draws and places. Pure."""

    def ready(self, facts: Facts) -> bool:
        """Whether the next draw takes no time, because it was prepared from the same facts."""

    def prepare(self, facts: Facts) -> None:
        """Prepare the next draw. It may take seconds."""

    def draw(self, facts: Facts) -> Draw | None:
        """The next round: the first one when it starts, others once all tables of the last round
        are over. None: there is none, so the competition is over."""

    def ranks(self, facts: Facts) -> Mapping[int, int]:
        """The places of entrants, by entrant; in groups, those in the group."""


def lot(secret: str, entrant_id: int, use: str = "") -> str:
    """The lot of an entrant, which everybody can compute once the secret is published. Who has the
    smaller one comes first. use: for what it is drawn."""
    said = f"{secret}:{use}:{entrant_id}" if use else f"{secret}:{entrant_id}"
    return hashlib.sha256(said.encode()).hexdigest()


def openable(
    facts: Facts, room: int, now: float, most: int | None = None
) -> list[CompetitionTable]:
    """The planned tables that can be opened now, so that nobody plays at more of them at once than
    they want. room: for how many tables there is room. most: tables at once, for everybody."""
    busy: dict[int, int] = {}
    for one in facts.tables:
        if one.state == "open":
            for who in one.people:
                busy[who] = busy.get(who, 0) + 1
    found: list[CompetitionTable] = []
    for table in facts.tables:
        if len(found) >= room:
            break
        if table.state != "planned" or table.claimed_until > now:
            continue
        people = [facts.entrant(one) for one in table.people]
        free = all(busy.get(one.id, 0) < (most or one.at_once) for one in people)
        if free and people:
            found.append(table)
            for who in table.people:
                busy[who] = busy.get(who, 0) + 1
    return found
