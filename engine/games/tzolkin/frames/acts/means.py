"""What the rules of a player's turn look at."""

from __future__ import annotations

from functools import cached_property

from engine.core import Reason
from engine.games.tzolkin import gears, temples
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.reach import reachable
from engine.games.tzolkin.state import Tzolkin


class Means:
    """A table as its active player sees it in his turn. It is made for one question; what several
    actions look at is worked out once.

    hindrances: what stands in the way of actions of spaces, as far as it has been asked, by the
    action and the corn for going back to it.
    """

    def __init__(self, state: Tzolkin) -> None:
        self.state = state
        self.now = state.now
        self.player = state.active
        self.hindrances: dict[tuple[str, int], Reason | None] = {}

    @cached_property
    def prices(self) -> dict[str, int]:
        """Corn for the next worker on each gear that has room."""
        return gears.prices(self.state)

    @cached_property
    def angered(self) -> tuple[str, ...]:
        """The temples on which he may go down by begging; none where he may not beg (TZ-4.1)."""
        now, player = self.now, self.player
        able = now.mode == "open" and not now.begged and player.purse.corn <= BOX.begging.most
        return tuple(temples.angered(self.state, self.state.mover)) if able else ()

    @cached_property
    def stranded(self) -> bool:
        """Whether he has no worker to take back and cannot pay for placing one (TZ-4.2)."""
        if self.now.mode != "open" or self.state.on_gears(self.state.mover):
            return False
        return all(corn > self.player.purse.corn for corn in self.prices.values())

    @property
    def may_place(self) -> bool:
        """Whether the player may place workers now. A stranded player begs first, if possible."""
        begs = self.stranded and self.angered
        return self.now.mode != "taking" and not self.now.mercy and not begs

    @cached_property
    def reach(self) -> dict[str, dict[str, int]]:
        """By each worker of his on a gear the actions that it can use, with the corn for going back
        to them (TZ-4.5)."""
        found = gears.standing(self.state, self.state.mover)
        return {gears.space(gear, n): dict(reachable(self.player, gear, n)) for gear, n in found}
