"""The whole game as one value.

Cards are their ids. Everything here is kept flat (ints, strings, lists and dicts of them), because
the state is copied before every decision.
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Any

from pydantic import Field

from engine.core import Chance, Pile, record, value


@value
class PactInPlay:
    """A pact in force (NS-4.6). owner: in whose area it is; a, b: the seats of its sides."""

    card: str
    owner: int
    a: int
    b: int

    def partner(self, seat: int) -> int:
        """The other party."""
        return self.b if seat == self.a else self.a


NOBODY = -1
"""No seat."""


def _nobody(seat: int) -> bool:
    return seat == NOBODY


def _unset(x: object) -> bool:
    return not x


def _absent(x: object) -> bool:
    return x is None


@record
class Civ:
    """One civilization.

    workers: workers on each technology card in play that has places for them, in order of play.
    blue: blue tokens on farms and mines (and on labs that have produced resources).
    idle: unused workers. yellow_bank, blue_bank: tokens in the banks.
    stages: stages built of the unfinished `wonder`. ruins: those of `wonders` that are ruined.
    memorial: the completed wonder that a replaced leader is under (saved as `homer`).
    exclusive: whether the current tactic is still their exclusive card (NS-3.7).
    ca, ma: civil and military actions available. ca_total, ma_total: from cards in play, as last
        settled (NS-10.4, NS-10.5). ma_extra: military actions of this turn only, part of `ma`.
    blue_cards, yellow_cards: tokens that cards in play brought from the box, as last settled.
    purse: resources for military units, this turn only. purse_science: science for military unit
        technologies, this turn only.
    fresh: action cards taken that cannot be played in this turn. used: abilities used this turn.
        spent: abilities used up for the game. leader_ages: levels of leaders ever taken.
    owes_politics: has given up the next political action (NS-14.15).
    turns: turns completed. out: has resigned.
    owed_actions: civil actions that the next turn begins without. spared: military cards above the
        limit may be kept once. leaves: resigns as the next own turn begins. marker_with: the seat
        that alone may attack this civilization for now. left_out: a mine that
        makes one token less in this production. bonuses: events of the last age to choose from,
        then those that are kept for the end. These are saved only where they are set.
    """

    civil: Pile
    military: Pile
    workers: dict[str, int]
    blue: dict[str, int]
    government: str
    idle: int
    yellow_bank: int
    blue_bank: int
    ca: int
    ma: int
    ca_total: int
    ma_total: int
    ma_extra: int = 0
    specials: list[str] = field(default_factory=list)
    leader: str | None = None
    leader_ages: list[int] = field(default_factory=list)
    wonder: str | None = None
    stages: int = 0
    wonders: list[str] = field(default_factory=list)
    ruins: list[str] = field(default_factory=list)
    memorial: Annotated[str | None, Field(alias="homer")] = None
    colonies: list[str] = field(default_factory=list)
    tactic: str | None = None
    exclusive: bool = False
    war: str | None = None
    war_on: int = -1
    science: int = 0
    culture: int = 0
    blue_cards: int = 0
    yellow_cards: int = 0
    purse: int = 0
    purse_science: int = 0
    fresh: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    replaced_leader: bool = False
    tactic_done: bool = False
    owes_politics: bool = False
    turns: int = 0
    out: bool = False
    owed_actions: Annotated[int, Field(exclude_if=_unset)] = 0
    spared: Annotated[bool, Field(exclude_if=_unset)] = False
    leaves: Annotated[bool, Field(exclude_if=_unset)] = False
    marker_with: Annotated[int, Field(exclude_if=_nobody)] = NOBODY
    left_out: Annotated[str, Field(exclude_if=_unset)] = ""
    bonuses: Annotated[Pile | None, Field(exclude_if=_absent)] = None


@record
class State:
    """One table.

    edition: key of the ruleset, variants included. order: the seats in turn order, the start player
    first. start: the seat that has the role of the start player; current: whose turn it is.
    age: 0 to 3 for A to III, 4 for IV. last_round: 0 until it is known.
    row: the 13 spaces, "" where empty. Decks: the last card is the top.
    discards: everything face down that is no deck: military cards discarded, of all ages together
        (a card's own age says on which of the piles it is), and cards out of the game unseen.
    gone: civil cards out of the game. duplicates: tactics out of the game.
    built_for: for each age the number of players its decks were built for; 0: not built yet.
    blue_box, yellow_box: tokens that have come from the box since set-up (less those gone back).
    agenda: frames, the last one on top; `position` lists what may stand there.
    cause: how the game ended; empty while it goes on.
    open_events: events that score in the end and are open (saved where there are). bonuses: those
        that were taken out of the last deck and are neither open nor kept, the next one to be
        turned up last. offered: those that are open to choose from.
    changed, changed_before: (seat, card) that the news of this and of the last turn named.
    last_event: the event turned over last, a territory too. event_effects: (seat, what, amount),
        what it did to whom: a good, or the id of a card that was gained or lost. event_runs:
        whether it may do more. These are saved where they are set.
    """

    edition: str
    peaceful: bool
    open_hands: bool
    order: list[int]
    start: int
    current: int
    round: int
    age: int
    last_round: int
    players: list[Civ]
    row: list[str]
    civil_deck: Pile
    military_deck: Pile
    discards: Pile
    current_events: Pile
    future_events: Pile
    past_events: list[str]
    common_tactics: list[str]
    pacts: list[PactInPlay]
    gone: list[str]
    duplicates: list[str]
    built_for: list[int]
    rng: Chance
    agenda: list[Any] = field(default_factory=list)
    blue_box: int = 0
    yellow_box: int = 0
    cause: str = ""
    changed: list[tuple[int, str]] = field(default_factory=list)
    changed_before: list[tuple[int, str]] = field(default_factory=list)
    open_events: Annotated[list[str], Field(exclude_if=_unset)] = field(default_factory=list)
    bonuses: Annotated[Pile | None, Field(exclude_if=_absent)] = None
    offered: Annotated[list[str], Field(exclude_if=_unset)] = field(default_factory=list)
    last_event: Annotated[str, Field(exclude_if=_unset)] = ""
    event_effects: Annotated[list[tuple[int, str, int]], Field(exclude_if=_unset)] = field(
        default_factory=list
    )
    event_runs: Annotated[bool, Field(exclude_if=_unset)] = False
