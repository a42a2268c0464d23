"""The whole of a game as one value."""

from __future__ import annotations

import operator
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import field
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core import Chance, Pile, record
from engine.games.belfort.components import DISTRICT_OF, SITES, Site
from engine.games.belfort.costs import Costs
from engine.games.belfort.goods import AreaId, DistrictId, GuildId, Piece, Worker
from engine.games.belfort.parts import SORT, Kind, Placed, Player, Result, ThisTurn

Phase = Literal["cards", "placement", "collection", "actions", "scoring"]


@record
class Belfort:
    """One table of Belfort.

    round: 1 to 7. crests: by seat the number of its crest; shut: crests that nobody can take any
    more in this round. mover: who acts, in Placement and Actions. passed: by seat, in Placement.
    desk, camp, planks: workers on the Recruiter's Desk, King's Camp and the guilds (by district).
    areas: by resource area and seat the workers there. marks: by symbol whose marker is there, a
    seat or one of `NEUTRALS`. guilds: by district. dwarves: the districts of the neutral dwarves.
    costs: the prices of this table. by_rulebook: Thieves take what the rulebook says.
    mine_needs_pair: its bonus is for a player with a pair (INT-5); gatehouses_shared: others may
    build on the half that is left (INT-3). These two are saved only where they are not as they
    were before tables could choose, so older games keep their hashes. agenda: frames, the next one
    last; `position.py` lists them.
    """

    rng: Chance
    costs: Costs
    players: list[Player]
    guilds: dict[DistrictId, GuildId]
    crests: list[int]
    gnomes: int
    deck: Pile
    display: list[str]
    discards: Pile
    desk: list[Placed | None]
    camp: list[Placed | None]
    planks: dict[DistrictId, Placed | None]
    areas: dict[AreaId, list[dict[Kind, int]]]
    by_rulebook: bool = False
    mine_needs_pair: Annotated[bool, Field(exclude_if=bool)] = True
    gatehouses_shared: Annotated[bool, Field(exclude_if=operator.not_)] = False
    round: int = 0
    phase: Phase = "cards"
    mover: int = 0
    passed: list[bool] = field(default_factory=list)
    shut: list[int] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)
    dwarves: list[DistrictId] = field(default_factory=list)
    now: ThisTurn = field(default_factory=ThisTurn)
    agenda: list[Any] = field(default_factory=list)
    result: Result | None = None

    @property
    def active(self) -> Player:
        """The player who acts."""
        return self.players[self.mover]

    def still_in(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat, player in enumerate(self.players) if not player.resigned]

    def in_order(self) -> list[int]:
        """The seats that have not resigned, by their crests."""
        return sorted(self.still_in(), key=lambda seat: self.crests[seat])

    def owner(self, district: DistrictId) -> int | None:
        """Who owns the guild of a district; None if nobody does."""
        return self.marks.get(f"guild_{district}")

    def free_symbols(self, site: Site) -> list[str]:
        """The symbols of a site without a marker."""
        return [symbol.id for symbol in site.symbols if symbol.id not in self.marks]

    def markers(self, owner: int, district: DistrictId) -> int:
        """Markers of a player in a district, on all its symbols (BF-9.1)."""
        return self.all_markers()[district][owner]

    def all_markers(self) -> defaultdict[DistrictId, defaultdict[int, int]]:
        """Markers in every district by their owners: a player, or one of `NEUTRALS`."""
        found: defaultdict[DistrictId, defaultdict[int, int]] = defaultdict(
            lambda: defaultdict(int)
        )
        for symbol, who in self.marks.items():
            found[DISTRICT_OF[symbol]][who] += 1
        return found

    def standing(self, seat: int) -> Iterator[tuple[Kind, int]]:
        """The active workers of a seat, wherever they are."""
        player = self.players[seat]
        yield from player.workers.items()
        for placed in (*self.desk, *self.camp, *self.planks.values()):
            if placed is not None and placed.seat == seat:
                yield placed.worker, 1
        for card in player.built:
            if card.worker is not None:
                yield card.worker, 1
        for area in self.areas.values():
            yield from area[seat].items()

    def count(self, seat: int, sort: Worker) -> int:
        """Active elves or dwarves of a seat, masters among them (BF-9.3.1)."""
        return self.pieces(seat)[sort]

    def pieces(self, seat: int) -> dict[Piece, int]:
        """What a seat has for the majorities: active elves and dwarves, gnomes on cards."""
        found: dict[Piece, int] = {"elf": 0, "dwarf": 0, "gnome": self.players[seat].gnomes}
        for kind, n in self.standing(seat):
            found[SORT[kind]] += n
        return found


def free_sites(state: Belfort, kind: str) -> list[Site]:
    """The sites of a kind on which can be built: a Gatehouse is taken with its first marker, unless
    a second player may build on its other half (INT-3)."""

    def free(site: Site) -> bool:
        left = len(state.free_symbols(site))
        if len(site.districts) > 1 and state.gatehouses_shared:
            return left > 0
        return left == len(site.symbols)

    return [site for site in SITES.values() if site.kind == kind and free(site)]
