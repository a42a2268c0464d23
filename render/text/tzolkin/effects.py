"""What tiles and spaces do, said from their data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.games.tzolkin import gears, kinds
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, TRACKS, WEALTH
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.knowledge import Skilled, harvest_goods, taken, track_id
from render.lang.catalogue.tzolkin_tiles import TzolkinTiles
from render.lang.forms import joined
from render.text.tzolkin.things import Things


class Effects:
    """The words for effects, actions and what monuments score."""

    def __init__(self, words: Things) -> None:
        self._words = words
        self._say = TzolkinTiles(words.language)

    def tile(self, tile: str) -> str:
        """All that a tile gives or scores, in sentences, and what is doubtful about it."""
        return joined(" ", [self.plain(tile), *self._doubts(tile)])

    def plain(self, tile: str) -> str:
        """The same without doubts."""
        if tile in MONUMENTS:
            return self.scores(tile)
        if tile in WEALTH:
            goods = WEALTH[tile].goods
            said = [self._gives("gain", goods=goods)] if goods.total else []
            return joined(" ", [*said, *map(self.effect, WEALTH[tile].effects)])
        return joined(" ", map(self.effect, BUILDINGS[tile].effects))

    def wealth(self, tiles: Iterable[str]) -> list[str]:
        """What each tile of the starting wealth gives, by its name."""
        told, words = self._words.say.wealth_line, self._words
        return [told(tile=words.tile(tile), gives=self.tile(tile)) for tile in tiles]

    def _doubts(self, tile: str) -> list[str]:
        return [self._say.doubt(tile)] if tile in self._say.FAMILIES["doubt"] else []

    def effect(self, effect: Any) -> str:
        """One effect as a sentence. Raises `LookupError` for an unknown one."""
        match effect:
            case kinds.Gain(goods=goods):
                return self._gives("gain", goods=goods)
            case kinds.Points(amount=n) | kinds.CheaperFood(amount=n):
                return self._gives(effect.kind, n)
            case kinds.Climb(temple="any", steps=n):
                return self._gives("any_temple", n)
            case kinds.Climb(temple=temple, steps=n):
                return self._gives("temple", n, temple=self._words.names.temple(temple))
            case kinds.Learn(track="any", steps=n):
                return self._gives("any_technology", n)
            case kinds.Learn(track=track, steps=n):
                return self._gives("technology", n, track=self._words.names.technology(track))
            case kinds.ChosenResources(count=n) | kinds.NewWorker(count=n):
                return self._gives(effect.kind, n)
            case kinds.FreeWorkers(count=n):
                return self._gives(effect.kind, n)
            case kinds.Odd(code=code, corn=n):
                return self._gives(code, n)
        raise LookupError(effect)

    def _gives(
        self,
        effect: str,
        count: int = 0,
        goods: Goods | None = None,
        temple: str = "",
        track: str = "",
    ) -> str:
        said = self._words.goods(goods) if goods else ""
        return self._say.gives(effect, goods=said, count=count, temple=temple, technology=track)

    def scores(self, monument: str) -> str:
        """What a monument counts at the end."""
        match MONUMENTS[monument].score:
            case kinds.ByKind(kind=kind, points=n):
                return self._say.scores("kind", points=n, table="", kind=kind)
            case kinds.ByHarvest(tile=tile, points=n):
                return self._scores(tile, n)
            case kinds.BySimple(by=by, points=n):
                return self._scores(by, n)
            case kinds.ByMonuments(points=points):
                return self._scores("monuments", table=points)
            case kinds.ByTable(by=by, points=points):
                return self._scores(by, table=points)
            case kinds.ByTemplePoints():
                return self._scores("temple_points")
            case kinds.ByBestTemple(points=n):
                return self._scores("best_temple", n)
            case kinds.BySkulls(owner=owner, points=n):
                return self._scores(f"{owner}_skulls", n)
        raise LookupError(monument)

    def _scores(self, by: str, points: int = 0, table: dict[int, int] | None = None) -> str:
        pairs = [self._say.table_entry(number=n, points=p) for n, p in (table or {}).items()]
        said = self._words.language.listed(pairs)
        return self._say.scores(by, points=points, table=said, kind="farm")

    def space(self, name: str, player: Skilled, skulls: int) -> str:
        """What a space allows this player, as a thing: "harvest 7 corn or 3 wood". skulls: left in
        the supply, for more than these nobody gets."""
        gear, number = gears.parse(name)
        if number in gear.any_spaces:
            return self._does("anything")
        match gear.action(number):
            case kinds.Take(goods=goods):
                return self._does("take", goods=taken(player, gear.id, goods).with_skulls(skulls))
            case kinds.Harvest(group=group, wood=wood):
                corn = harvest_goods(player, group, "corn")
                if not wood:
                    return self._does("harvest", goods=corn)
                other = harvest_goods(player, group, "wood")
                return self._does("harvest_or", goods=corn, other=other)
            case kinds.Skull() as skull:
                return self._skull(skull)
            case action:
                return self._leads(action)

    def _leads(self, action: Any) -> str:
        """An action that leads to questions."""
        match action:
            case kinds.Build(most=n, monument=monument, corn_per_resource=corn):
                code = "build_monument" if monument else "build_for_corn" if corn else "build"
                return self._does(code, n)
            case kinds.Sacrifice(temples=n, corn=corn, resources=0):
                return self._does("climb_for_corn", n, corn=corn)
            case kinds.Sacrifice(temples=n, resources=resources):
                return self._does("climb", n, said=self._words.count(resources, "resource"))
            case kinds.Recruit(count=n):
                return self._does("worker", n)
            case kinds.Advance(most=n):
                return self._does("advance", n)
            case kinds.AnyAction(corn=corn):
                return self._does("any_action", corn=corn)
        return self._does("market")

    def _skull(self, skull: kinds.Skull) -> str:
        temple = self._words.names.temple(skull.temple)
        if not skull.resources:
            return self._does("skull", skull.points, temple=temple)
        resources = self._words.count(skull.resources, "resource")
        return self._does("skull_and", skull.points, temple=temple, said=resources)

    def _does(
        self,
        action: str,
        count: int = 0,
        goods: Goods | None = None,
        other: Goods | None = None,
        corn: int = 0,
        temple: str = "",
        said: str = "",
    ) -> str:
        return self._say.does(
            action,
            goods=self._words.goods(goods) if goods else said,
            other=self._words.goods(other) if other else "",
            count=count,
            corn=corn,
            temple=temple,
        )

    def learns(self, track: str, level: int) -> str:
        """What the step to a level of a technology adds; beyond the last one, what it gives."""
        found = TRACKS[track_id(track)]
        if level > len(found.levels):
            return self.effect(found.repeat)
        added = found.levels[level - 1].model_dump(exclude={"uncertain"})
        numbers = [n for n in added.values() if n and not isinstance(n, bool)]
        count, other = (*numbers, 0)[:2]
        return self._say.learns(f"{track}{level}", count=count, other=other)
