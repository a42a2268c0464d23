"""Building: cards of the hand, Walls and guilds (BF-8.1, BF-8.2, BF-8.3)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Act, Reason, Turn, Verb
from engine.games.belfort import building, purse
from engine.games.belfort.actions import Build, BuildGuild, BuildWall
from engine.games.belfort.components import BOX, CARDS
from engine.games.belfort.parts import Built
from engine.games.belfort.state import Belfort, free_sites


class BuildCard(Act[Belfort, Build]):
    """A card of the hand, on every free site; of equal cards one."""

    says = Build
    verbs = (Verb("build", group_by="building"),)

    def candidates(self, m: Belfort, verb: str) -> Iterator[Build]:
        """Of a building that cannot be paid one site is enough to say so."""
        for kind in dict.fromkeys(building.building_id(card) for card in m.active.hand.cards):
            places = list(building.places(m, kind)) or [""]
            payable = m.active.purse.holds(m.costs.building(kind))
            yield from (Build(kind, place) for place in (places if payable else places[:1]))

    def obstacle(self, m: Belfort, action: Build) -> Reason | None:
        if not action.place:
            return Reason("no_site", {"building": action.building})
        return purse.lacking(m, m.costs.building(action.building))

    def do(self, t: Turn[Belfort], seat: int, action: Build) -> None:
        kind, player = action.building, t.state.players[seat]
        player.hand.cards.remove(kind)
        before = sum(CARDS[built.card] == kind for built in player.built)
        player.built.append(Built(f"{kind}_{before + 1}"))
        _mark(t, seat, kind, action.place)


class Wall(Act[Belfort, BuildWall]):
    """A Wall."""

    says = BuildWall
    verbs = (Verb("wall"),)

    def candidates(self, m: Belfort, verb: str) -> list[BuildWall]:
        return [BuildWall(building.district_of(place)) for place in building.places(m, "wall")]

    def obstacle(self, m: Belfort, action: BuildWall) -> Reason | None:
        return purse.lacking(m, BOX.actions.wall)

    def do(self, t: Turn[Belfort], seat: int, action: BuildWall) -> None:
        _mark(t, seat, "wall", action.district)


class Guild(Act[Belfort, BuildGuild]):
    """The guild of a district."""

    says = BuildGuild
    verbs = (Verb("guild"),)

    def candidates(self, m: Belfort, verb: str) -> list[BuildGuild]:
        return [BuildGuild(site.districts[0]) for site in free_sites(m, "guild")]

    def obstacle(self, m: Belfort, action: BuildGuild) -> Reason | None:
        return purse.lacking(m, m.costs.guild(m.guilds[action.district]))

    def do(self, t: Turn[Belfort], seat: int, action: BuildGuild) -> None:
        _mark(t, seat, "guild", action.district)


def _mark(t: Turn[Belfort], seat: int, kind: str, place: str) -> None:
    cost = building.cost(t.state, kind, place)
    building.mark(t, seat, seat, kind, place, cost, "hand")


ACTS = (BuildCard(), Wall(), Guild())
