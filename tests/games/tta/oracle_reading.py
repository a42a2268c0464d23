"""What an edition says in its own way, for the second reading of the rules (see `oracle`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.games.tta.actions import Order, UseAbility

if TYPE_CHECKING:
    from engine.games.tta.cards.model import Card

Sheet = Any
"""A civilization (`oracle.Sheet`, which needs this file)."""

Part = Callable[[Sheet], int]
Ordering = tuple[tuple[str, ...], tuple[str, ...], int, Mapping[str, int]]
"""What an action card orders: actions, kinds of cards, how much less it costs, what comes then."""


@dataclass(frozen=True)
class Reading:
    """What one edition says in its own way.

    Goods, prices and happy faces are whole numbers; cards are their ids.
    """

    cards: Mapping[str, Card]
    """The printed figures."""

    corrupt: Mapping[int, int]
    """Resources that are lost with at most so many tokens in the blue bank."""

    production: tuple[str, ...]
    """The steps of a production."""

    ends: Mapping[str, int]
    """Where tracks end."""

    orders: Mapping[str, Ordering]
    gifts: Mapping[str, Mapping[str, int]]
    either: Mapping[str, int]
    per_rival: Mapping[str, Mapping[int, int]]
    """Action cards: what they order, what they give, how much of food or resources, and how much
    for a rival who is ahead, by the number of players."""

    smile: Callable[[int], int]
    """What St. Peter's Basilica makes of happy faces."""

    pious: tuple[str, ...]
    """Where Joan of Arc looks for happy faces."""

    armies: Callable[[Sheet, Mapping[str, int]], int]
    """Strength that the tactic makes of units."""

    culture: Callable[[Sheet, Collection[str]], int]
    """What the leader changes in the culture of buildings of some kinds."""

    culture_besides: Part
    """What else a leader makes."""

    strength: Mapping[str, Part]
    """What some leaders add to the strength."""

    cheaper: Callable[[Sheet, str], int]
    cheaper_science: Callable[[Sheet, str], int]
    cheaper_in_row: Callable[[Sheet, str], int]
    """What leaders and rivals take off the prices of a card: resources, science, civil actions."""

    abilities: Mapping[str, Callable[[Sheet], Sequence[Order | None]]]
    uses: Mapping[str, Callable[[Sheet, UseAbility], None]]
    """What cards offer once per turn or for actions of their own, and what comes of it."""

    scored: Mapping[str, Part]
    impacts: Mapping[str, Part]
    """Culture of wonders and of events of age III."""

    upgrades_add: Callable[[Sheet, str], int] = lambda sheet, card: 0
    """What rivals add to the price of an upgrade to a card."""

    more_buildings: int = 0
    """Urban buildings of each type beyond what governments print."""

    lends: str | None = None
    """The leader whose military action stands in for a civil one."""

    shares_tactics: bool = False
    """Whether there are common tactics, and one may be adopted in a turn."""

    refund: int = 0
    """Civil actions that come back for a leader who is replaced."""

    keeps_higher: bool = False
    """Whether of two special technologies of a type the higher one stays."""

    keeps_spent: bool = False
    """Whether as many actions stay spent under a new government."""

    cards_need_actions: bool = False
    """Whether a card that orders a revolution with military actions costs its own civil one."""

    revolution_culture: int = 0
    """Culture for a revolution with military actions."""

    agreed_cards_wait: bool = False
    """Whether action cards of International Agreement cannot be played in the same own turn."""

    discontent: bool = True
    """Whether workers may be discontent."""

    def end(self, track: str, n: int) -> int:
        """A number on a track that has an end."""
        return min(n, self.ends.get(track, n))
