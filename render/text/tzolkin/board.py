"""The table in words: one line, a short description, and everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.games.tzolkin import gears
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.view import LAST_DAY, GearView, MonumentView, PlayerView, TzolkinView
from render import sheetnames
from render.lang.catalogue.tzolkin_table import TzolkinTable
from render.sheetnames import page_of, seat_of
from render.text.legend import told
from render.text.tzolkin import signs, table
from render.text.tzolkin.things import Things

SEPARATOR = " · "


class Board:
    """The table as it stands. names: of the seats."""

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words, self._names = words, names
        self._say = TzolkinTable(words.language)

    def headline(self, view: TzolkinView) -> str:
        """Day, Food Day, who is asked for what, and the points."""
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
        kind = next((kind for _, kind in view.awaited), "turn")
        if view.phase == "wealth":
            yield say.choosing_wealth(who=who, count=len(asked))
        else:
            yield say.to_move(who=who) if kind == "turn" else say.to_answer(kind, who=who)

    def board(self, view: TzolkinView) -> str:
        """The whole table."""
        gears_ = "\n".join(self._gear(view, gear) for gear in view.gears)
        players = [
            "\n".join([self._heading(player), *self._player(view, player)])
            for player in view.players
        ]
        return "\n\n".join([gears_, "\n".join(self._common(view)), *players])

    def alt(self, view: TzolkinView, picture: str) -> str:
        """What a picture shows, in a few sentences. What is least important comes last: of long
        ones the end is cut off."""
        page = page_of(picture)
        if page is not None:
            return told(self._words.language, signs.legend(self._words.language), page)
        seat = seat_of(picture)
        if seat is not None:
            player = view.players[seat]
            return " ".join([self._head(player), *self._rank(view, player),
                             *self._player(view, player)])  # fmt: skip
        now = self._say.picture_of_table()
        match picture:
            case "gears":
                gears_ = (self._gear(view, gear) for gear in view.gears)
                rest = (*self._going_on(view), *self._paid(view), self._jungle(view))
                return " ".join([now, *self._calendar(view), *gears_, *rest])
            case "tiles":
                return " ".join([now, *self.tiles(view), *self._deck(view)])
            case sheetnames.LOWER:
                steps = [" ".join([self._head(p), *self._reached(p)]) for p in view.players]
                return " ".join([now, *self._paid(view), *self.tiles(view), *steps])
        figures = map(partial(self._short, view), view.players)
        rest = (*self._going_on(view), *self._paid(view), self._jungle(view))
        return " ".join([now, *self._gears(view), *figures, *rest])

    def picture(self, picture: str) -> str | None:
        """What a picture is called."""
        say, seat = self._words.say, seat_of(picture)
        if seat is not None:
            return say.tableau(who=self._names[seat])
        return say.picture(picture) if picture in say.FAMILIES["picture"] else None

    def _gears(self, view: TzolkinView) -> Iterator[str]:
        """Who stands where, and what belongs to the calendar."""
        yield from self._calendar(view)
        for gear in view.gears:
            yield self._workers_on(gear)

    def _calendar(self, view: TzolkinView) -> Iterator[str]:
        """The teeth with corn, the start, and the skulls."""
        if view.teeth:
            yield self._say.teeth(corn=view.teeth)
        if view.claimant is not None:
            yield self._start(view)
        yield self._first(view)
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
        corn = table.prices(view).get(gear.id)
        if gear.next_space is None or corn is None:
            return said
        space = self._words.space(gears.space(gear.id, gear.next_space))
        return f"{said} {self._say.next_space(space=space, corn=corn)}"

    def _common(self, view: TzolkinView) -> Iterator[str]:
        start = (self._say.teeth(corn=view.teeth), self._start(view), self._first(view))
        yield " ".join([*self._going_on(view), *self._paid(view), *start])
        yield self._jungle(view)
        yield from self.tiles(view)
        yield from self._deck(view)
        yield self._skulls(view)

    def _start(self, view: TzolkinView) -> str:
        if view.claimant is None:
            return self._say.start_free()
        return self._say.start_taken(who=self._names[view.claimant])

    def _jungle(self, view: TzolkinView) -> str:
        return self._say.jungle(fields=self._words.listed(list(self.fields(view))))

    def _deck(self, view: TzolkinView) -> Iterator[str]:
        """The buildings of this age that are face down."""
        yield self._say.deck(age=view.age, count=dict(view.decks).get(view.age, 0))

    def _first(self, view: TzolkinView) -> str:
        return self._say.starts(who=self._names[view.first])

    def _going_on(self, view: TzolkinView) -> Iterator[str]:
        """What the active player is at."""
        if view.phase == "turn":
            calendar = any(kind == "choose_days" for _, kind in view.awaited)
            yield self._say.does("calendar" if calendar else view.mode, who=self._names[view.mover])

    def _paid(self, view: TzolkinView) -> Iterator[str]:
        """What the next Food Day pays."""
        if view.food_day is not None:
            paid = self._say.age_points if view.scoring else self._say.age_goods
            yield paid(age=view.age)

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

    def _rank(self, view: TzolkinView, player: PlayerView) -> Iterator[str]:
        """The place of somebody, and whether the start player marker is theirs."""
        if view.phase != "wealth":
            place = table.place(view, player)
            yield self._say.place(place=place, players=len(view.players))
        if view.first == player.seat:
            yield self._first(view)

    def _short(self, view: TzolkinView, player: PlayerView) -> str:
        """Points, goods and workers in one sentence."""
        if player.resigned:
            return f"{self._head(player)} {self._say.gone()}"
        return self._say.figures(
            who=self._names[player.seat],
            points=self._words.count(player.points, "point"),
            goods=self._words.goods(player.goods),
            hand=player.hand,
            total=player.workers,
            corn=player.hunger.corn,
            lost=table.loses(view, player),
        )

    def _player(self, view: TzolkinView, player: PlayerView) -> Iterator[str]:
        """Everything in front of a player, some lines."""
        say, words = self._say, self._words
        if player.resigned:
            yield say.gone()
            return
        yield f"{say.goods(goods=words.goods(player.goods))} {self.workers(player)}"
        lost = table.loses(view, player)
        if lost:
            yield say.would_lose(points=lost)
        yield " ".join(self._learnt(player))
        built = [*player.buildings, *player.monuments]
        said = [say.built(tiles=words.tiles(built))] if built else []
        if player.wealth:
            said.append(say.wealth(tiles=words.tiles(player.wealth)))
        if player.corn_tiles or player.wood_tiles:
            said.append(say.harvested(corn=player.corn_tiles, wood=player.wood_tiles))
        if not player.light:
            said.append(say.calendar_used())
        if said:
            yield " ".join(said)

    def _reached(self, player: PlayerView) -> Iterator[str]:
        """What is marked of somebody on temples and technologies."""
        yield self._say.gone() if player.resigned else self._climbed(player)
        yield self._known(player)

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
