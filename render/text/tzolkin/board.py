"""The table in words: one line, a short description, and everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.tzolkin import gears
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.view import LAST_DAY, GearView, MonumentView, PlayerView, TzolkinView
from render.lang.catalogue.tzolkin_table import TzolkinTable
from render.text.tzolkin import table
from render.text.tzolkin.things import Things

SEPARATOR = " · "


class Board:
    """The table as it stands. names: of the seats."""

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words, self._names = words, names
        self._say = TzolkinTable(words.language)

    def headline(self, view: TzolkinView) -> str:
        """Day, Food Day, whose turn it is, and the points."""
        scores = [self._say.score(who=self._names[p.seat], points=p.points) for p in view.players]
        return SEPARATOR.join([*self._now(view), *scores])

    def _now(self, view: TzolkinView) -> Iterator[str]:
        say = self._say
        yield say.day(day=view.date, last=LAST_DAY)
        if view.phase == "over":
            yield say.over()
            return
        if view.today:
            yield say.food_today()
        elif view.food_in is not None:
            yield say.food_in(days=view.food_in)
        asked = [self._names[seat] for seat in view.answering or (view.mover,)]
        if len(asked) > 1 and len(asked) == sum(not p.resigned for p in view.players):
            asked = [say.everybody()]
        who = self._words.listed(asked)
        wealth = view.phase == "wealth"
        yield say.choosing_wealth(who=who, count=len(asked)) if wealth else say.to_move(who=who)

    def full(self, view: TzolkinView) -> str:
        """The whole table."""
        gears_ = "\n".join(self._gear(view, gear) for gear in view.gears)
        players = [
            "\n".join([self._heading(player), *self._player(player)]) for player in view.players
        ]
        return "\n\n".join([gears_, "\n".join(self._common(view)), *players])

    def alt(self, view: TzolkinView, picture: str) -> str:
        """What a picture shows, in a few sentences."""
        seat = tableau_of(picture)
        if seat is not None:
            player = view.players[seat]
            return " ".join([self._head(player), *self._player(player)])
        now = self._say.picture_of_table()
        match picture:
            case "gears":
                return " ".join([now, *self._gears(view)])
            case "tiles":
                return " ".join([now, *self.tiles(view)])
            case "phone-more":
                steps = [" ".join([self._head(p), *self._learnt(p)]) for p in view.players]
                return " ".join([now, *self.tiles(view), *steps])
        figures = [self._short(player) for player in view.players]
        return " ".join([now, *self._gears(view), *figures])

    def _gears(self, view: TzolkinView) -> Iterator[str]:
        """Who stands where, and what belongs to the calendar."""
        if view.teeth:
            yield self._say.teeth(corn=view.teeth)
        yield self._say.starts(who=self._names[view.first])
        for gear in view.gears:
            yield self._workers_on(gear)
        if view.skulls_laid:
            yield self._skulls(view)

    def _workers_on(self, gear: GearView) -> str:
        standing = [
            self._say.worker(number=number, who=self._worker(who))
            for number, who in enumerate(gear.spaces)
            if who is not None
        ]
        name = self._words.names.gear(gear.id)
        return self._say.gear(gear=name, workers=self._words.listed(standing))

    def _worker(self, who: int) -> str:
        return self._say.nobody() if who == DUMMY else self._names[who]

    def _gear(self, view: TzolkinView, gear: GearView) -> str:
        said = self._workers_on(gear)
        corn = table.corn_price(view, gear.id)
        if gear.next_space is None or corn is None:
            return said
        space = self._words.space(gears.space(gear.id, gear.next_space))
        return f"{said} {self._say.next_space(space=space, corn=corn)}"

    def _common(self, view: TzolkinView) -> Iterator[str]:
        say, words = self._say, self._words
        start = (
            say.start_free()
            if view.claimant is None
            else say.start_taken(who=self._names[view.claimant])
        )
        yield " ".join([say.teeth(corn=view.teeth), start, say.starts(who=self._names[view.first])])
        yield say.jungle(fields=words.listed(list(self.fields(view))))
        yield from self.tiles(view)
        yield self._skulls(view)

    def fields(self, view: TzolkinView, group: int | None = None) -> Iterator[str]:
        """What is left on the fields of the jungle, or on those of one space."""
        for field in view.jungle:
            if group in (None, field.space):
                space = self._words.space(gears.space("palenque", field.space))
                corn = field.corn - field.wood
                yield self._say.jungle_field(space=space, corn=corn, wood=field.wood)

    def workers(self, player: PlayerView) -> str:
        """Those in hand, and the corn that all need on the next Food Day."""
        hand, total = player.hand, player.workers
        return self._say.workers(hand=hand, total=total, corn=player.hunger.corn)

    def temples_of_all(self, view: TzolkinView) -> Iterator[str]:
        """Where everybody stands on the temples."""
        for player in view.players:
            if not player.resigned:
                yield f"{self._head(player)} {self._climbed(player)}"

    def learnt_by_all(self, view: TzolkinView) -> Iterator[str]:
        """Which technologies everybody has."""
        for player in view.players:
            if not player.resigned:
                yield f"{self._head(player)} {self._known(player)}"

    def tiles(self, view: TzolkinView) -> Iterator[str]:
        words = self._words
        shown = [self._for_sale(b.tile) for b in view.display if b.tile is not None]
        yield self._say.buildings(tiles=words.listed(shown))
        yield self._say.monuments(tiles=words.listed([self._monument(m) for m in view.monuments]))

    def _skulls(self, view: TzolkinView) -> str:
        laid = [str(number) for number, _ in view.skulls_laid]
        if not laid:
            return self._say.skulls_none_laid(count=view.skulls)
        return self._say.skulls(count=view.skulls, laid=self._words.listed(laid))

    def _for_sale(self, tile: str) -> str:
        cost = MONUMENTS[tile].cost if tile in MONUMENTS else BUILDINGS[tile].cost
        return self._say.for_sale(tile=self._words.tile(tile), cost=self._words.goods(cost))

    def _monument(self, monument: MonumentView) -> str:
        if monument.by is None:
            return self._for_sale(monument.tile)
        who = self._names[monument.by]
        return self._say.built_by(tile=self._words.tile(monument.tile), who=who)

    def _head(self, player: PlayerView) -> str:
        points = self._words.count(player.points, "point")
        return self._say.player(who=self._names[player.seat], points=points)

    def _heading(self, player: PlayerView) -> str:
        points = self._words.count(player.points, "point")
        return self._say.player_heading(who=self._names[player.seat], points=points)

    def _short(self, player: PlayerView) -> str:
        """Points, goods and workers in one sentence."""
        return self._say.figures(
            who=self._names[player.seat],
            points=self._words.count(player.points, "point"),
            goods=self._words.goods(player.goods),
            hand=player.hand,
            total=player.workers,
            corn=player.hunger.corn,
        )

    def _player(self, player: PlayerView) -> Iterator[str]:
        """Everything in front of a player, some lines."""
        say, words = self._say, self._words
        if player.resigned:
            yield say.gone()
            return
        yield f"{say.goods(goods=words.goods(player.goods))} {self.workers(player)}"
        yield " ".join(self._learnt(player))
        built = [*player.buildings, *player.monuments]
        said = [say.built(tiles=words.tiles(built))] if built else []
        if player.wealth:
            said.append(say.wealth(tiles=words.tiles(player.wealth)))
        if not player.light:
            said.append(say.calendar_used())
        if said:
            yield " ".join(said)

    def _learnt(self, player: PlayerView) -> Iterator[str]:
        """Temples and technologies."""
        yield self._climbed(player)
        yield self._known(player)

    def _climbed(self, player: PlayerView) -> str:
        say, words = self._say, self._words
        steps = [say.step(temple=words.names.temple(t), step=n) for t, n in player.temples]
        return say.temples(temples=words.listed(steps))

    def _known(self, player: PlayerView) -> str:
        known = [self._words.level(track, n) for track, n in player.technologies if n]
        if not known:
            return self._say.no_technologies()
        return self._say.technologies(technologies=self._words.listed(known))


def tableau_of(picture: str) -> int | None:
    """Whose tableau a picture shows; None if it shows something else."""
    name, _, seat = picture.partition("-")
    return int(seat) if name == "player" else None
