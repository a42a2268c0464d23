"""What the pictures of Tzolk'in for phones, of gears, tiles and players have to show."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.tzolkin import kinds
from engine.games.tzolkin.components import (
    BOX,
    BUILDINGS,
    GEARS,
    MONUMENTS,
    TEMPLES,
    TRACKS,
    WEALTH,
    Gear,
)
from engine.games.tzolkin.view import PlayerView
from render.board.tzolkin import style
from render.board.tzolkin.style import (
    DARK,
    FAINT,
    KINDS,
    LAUREL,
    ON_SLATE,
    RIM,
    SEAT,
    SEATS,
    SPENT,
    STEP,
    STEP_TEXT,
    STEP_TOP,
    WHEEL,
    on,
)
from render.theme import ALARM, INK, MUTED, NOW, PANEL, PAPER, TEXT, WELL, mix
from tests.render import tzolkin_printed as printed
from tests.render.shown import Fact
from tests.render.tzolkin_facts import BLOCKS, FOODS, LAST, SAY, WORDS, Table


class Pictures(Table):
    """All pictures of one table."""

    # ------------------------------------------------------------------- gears as rows

    def hidden(self, gear: Gear) -> Iterator[Fact]:
        """Teeth on which only workers of nobody stand; with four players there are none."""
        if len(self.view.players) == 4:
            return
        for n in range(gear.last + 1, gear.teeth):
            place, who = f"{gear.id}.{n}", self.view.gear(gear.id).spaces[n]
            if who is None:
                yield place, "icon", "tk_round", SEAT[gear.id]
            else:
                yield from self.token(place, who)

    def row(self, gear: Gear, phone: bool) -> Iterator[Fact]:
        """The spaces of a gear with who stands there, or in gold what the next one costs."""
        spaces, price = self.view.gear(gear.id).spaces, self.price(gear.id)
        open_ = [n for n in range(gear.last + 1) if spaces[n] is None]
        for n in range(gear.last + 1):
            place, who = f"{gear.id}.{n}", spaces[n]
            yield place, "icon", "tk_round", SEAT[gear.id]
            if who is not None:
                yield from self.token(place, who)
            elif open_[:1] == [n] and price is not None:
                yield place, "icon", "tk_round", NOW
                yield place, "icon", "tk_round", (SEAT if phone else DARK)[gear.id]
                yield place, "text", str(price), NOW
            else:
                yield place, "text", str(n), FAINT[gear.id]
            if n:
                badge = self.short if phone else self.badge
                yield from badge(f"badge.{gear.id}.{n}", gear, n)
        yield from self.hidden(gear)

    def short(self, place: str, gear: Gear, space: int) -> Iterator[Fact]:
        """A badge where there is little room: a sign for itself stands for one."""
        action = self.action(gear, space)
        if isinstance(action, kinds.Harvest):
            yield place, "area", None, RIM[gear.id]
            yield from self.line(place, (str(action.corn), "corn"), paper=True)
            yield from self.fields(place, space)
        elif isinstance(action, kinds.Skull) and space in dict(self.view.skulls_laid):
            yield place, "area", None, RIM[gear.id]
            yield place, "area", None, style.GEARS[gear.id]
            yield place, "icon", "tk_skull", SPENT
        elif isinstance(action, kinds.Skull):
            yield from self.badge(place, gear, space)
        else:
            yield place, "area", None, RIM[gear.id]
            words = [word for word in printed.action(gear, space) if word != "1"]
            yield from self.line(place, words, paper=True)

    def rows(self) -> Iterator[Fact]:
        """All gears on a phone."""
        for gear in GEARS.values():
            place = f"hub.{gear.id}"
            yield place, "area", None, DARK[gear.id]
            for _ in range(3 if gear.last >= 10 else 1):
                yield place, "area", None, style.GEARS[gear.id]
            yield place, "text", WORDS.gear(gear.id), TEXT
            if gear.id == "yaxchilan":
                yield from self.line(place, (str(self.view.skulls), "skull"))
            elif gear.id == "chichen_itza":
                yield place, "icon", "tk_skull", ON_SLATE["skull"]
                yield place, "text", self.laid(), TEXT
            elif gear.id == "uxmal":
                for good in BLOCKS:
                    yield from self.line(place, (good, str(getattr(BOX.market, good))))
            yield from self.row(gear, phone=True)

    def large(self) -> Iterator[Fact]:
        """The picture of the gears: the calendar as a line, and every gear as a row."""
        yield from self.head()
        yield from self.dates()
        for gear in GEARS.values():
            place = f"hub.{gear.id}"
            yield place, "area", None, DARK[gear.id]
            yield from ((place, "area", None, style.GEARS[gear.id]),) * 2
            yield place, "text", WORDS.gear(gear.id), TEXT
            if gear.id == "yaxchilan":
                yield place, "text", SAY.left(count=self.view.skulls), TEXT
                yield place, "icon", "tk_skull", ON_SLATE["skull"]
            elif gear.id == "chichen_itza":
                yield place, "text", self.laid(), TEXT
                yield place, "icon", "tk_skull", ON_SLATE["skull"]
            elif gear.id == "uxmal":
                for good in BLOCKS:
                    yield from self.line(place, (good, str(getattr(BOX.market, good))))
                yield from self.line(place, ("corn",))
            yield from self.row(gear, phone=False)

    def dates(self) -> Iterator[Fact]:
        """The calendar with the start player space."""
        view, today = self.view, min(self.view.day, LAST)
        yield "calendar", "text", SAY.day(day=today), TEXT
        if self.food() is not None:
            yield "calendar", "icon", "tk_bowl", NOW
            yield "calendar", "text", self.food(), NOW
        yield "start", "icon", "tk_first", WHEEL
        yield "start", "text", SAY.first_player(), INK
        price = self.price("start")
        if view.claimant is not None:
            yield from self.token("claimant", view.claimant)
            if view.players[view.claimant].light:
                yield "claimant", "icon", "tk_sun", NOW
        elif price is not None:
            yield "claimant", "text", str(price), NOW
        yield from self.line("teeth", (str(view.teeth), "corn"))
        for day in range(LAST + 1):
            place = "wheel.day" if day == today else f"day.{day}"
            ink = SPENT if day < today else INK
            if day == today:
                yield place, "area", None, NOW
            elif day > today and day not in FOODS:
                yield place, "area", None, mix(WELL, PAPER, 0.35)
            if day in FOODS:
                yield place, "icon", self.food_sign(day), ink
            else:
                yield place, "text", str(day), ink

    # ------------------------------------------------------------------ pictures for phones

    def banner(self) -> Iterator[Fact]:
        """Whose turn it is, the day, the next Food Day, and the start player space."""
        view, front = self.view, self.front()
        if front is not None:
            yield "head", "area", None, SEATS[front][0]
            yield "head", "icon", SEATS[front][1], INK
        yield "head", "text", self.headline(), TEXT if front is None else INK
        yield "wheel.day", "text", SAY.day(day=min(view.day, LAST)), TEXT
        yield "wheel.day", "text", f"/{LAST}", MUTED
        if self.food() is not None and view.food_day is not None:
            yield "head", "icon", "tk_bowl", NOW
            if FOODS[view.food_day] != "mid_age":
                yield "head", "icon", "tk_pyramid", NOW
            yield "head", "text", self.food(), NOW
        if view.phase == "over":
            return
        price = self.price("start")
        if view.claimant is not None:
            yield from self.token("start", view.claimant)
            if view.players[view.claimant].light:
                yield "start", "icon", "tk_sun", NOW
        else:
            yield from self.marker("start")
            if price is not None:
                yield "start", "text", str(price), NOW
        yield from self.line("teeth", (str(view.teeth), "corn"))

    def marker(self, place: str) -> Iterator[Fact]:
        """The marker of the first player."""
        yield place, "icon", "tk_first", INK
        yield place, "icon", "tk_first", WHEEL
        yield place, "text", "1", INK

    def rank(self, player: PlayerView) -> int:
        view = self.view
        if view.outcome is not None:
            return view.outcome.places[player.seat]
        better = [p for p in view.players if p.points > player.points and not p.resigned]
        return 1 + len(better)

    def column(self, player: PlayerView) -> Iterator[Fact]:
        """The figures of one player."""
        view, seat, (colour, sign) = self.view, player.seat, SEATS[player.seat]
        place = f"seat.{seat}"
        for _ in range(3 if self.front() == seat else 2):
            yield place, "area", None, colour
        yield place, "icon", sign, INK
        yield place, "text", self.players[seat], INK
        if player.resigned:
            yield place, "icon", "flag", INK
        elif view.first == seat:
            yield from self.marker("first")
        yield from self.points(player)
        if view.phase != "wealth":
            yield f"{seat}.points", "text", SAY.rank(place=self.rank(player)), MUTED
        elif player.chosen:
            yield f"{seat}.points", "icon", "tk_tick", NOW
        yield from self.goods(player)
        yield from self.light(player)
        tone = TEXT if player.hand else mix(PANEL, colour, 0.75)
        yield f"{seat}.workers", "icon", "tk_worker", tone
        yield f"{seat}.workers", "text", str(player.hand), TEXT if player.hand else SPENT
        yield f"{seat}.workers", "text", f"/{player.workers}", MUTED
        yield from self.hunger(place, player)

    def phone(self) -> Iterator[Fact]:
        yield from self.banner()
        yield from self.rows()
        for player in self.view.players:
            yield from self.column(player)

    def phone_more(self) -> Iterator[Fact]:
        yield from self.temples()
        yield from self.technologies(False)
        yield from self.offered()

    # ------------------------------------------------------------------------- the tiles

    def tiles(self) -> Iterator[Fact]:
        view = self.view
        left = dict(view.decks).get(view.age, 0)
        yield "", "text", SAY.buildings(), TEXT
        yield "", "text", SAY.deck(age=view.age, count=left), MUTED
        yield "", "text", SAY.monuments(), TEXT
        yield "", "text", "", MUTED
        yield from self.offered(named=True)

    # --------------------------------------------------------------------------- a player

    def people(self, player: PlayerView) -> Iterator[Fact]:
        """Workers, what they will eat, the side of the calendar, tiles of the jungle."""
        seat = player.seat
        yield from self.workers(player)
        yield from self.hunger(f"food.{seat}", player)
        if self.view.food_day is not None and self.hungry(player):
            yield f"food.{seat}", "icon", "tk_laurel", ALARM
            yield f"food.{seat}", "text", f"−{player.hunger.lost}", ALARM
        yield from self.light(player)
        for tile, n in (("corn_tile", player.corn_tiles), ("wood_tile", player.wood_tiles)):
            yield from self.word(f"{seat}.jungle", tile, False)
            yield f"{seat}.jungle", "text", str(n), TEXT if n else SPENT

    def tableau(self, player: PlayerView) -> Iterator[Fact]:
        """All that lies in front of a player."""
        view, seat, (colour, sign) = self.view, player.seat, SEATS[player.seat]
        yield "head", "area", None, colour
        yield "head", "icon", sign, INK
        yield "head", "text", self.players[seat], INK
        yield f"{seat}.points", "icon", "tk_laurel", LAUREL
        yield f"{seat}.points", "text", self.number(player.points), TEXT
        if view.phase != "wealth":
            yield "head", "text", SAY.rank(place=self.rank(player)), MUTED
        if player.resigned:
            yield "head", "icon", "flag", INK
        elif view.first == seat:
            yield from self.marker("head")
        yield from self.goods(player)
        yield from self.people(player)
        yield from self.climbed(player)
        yield from self.learnt(player)
        for tile in (*player.buildings, *player.monuments):
            yield from self.owned(f"built.{seat}.{tile}", tile)
        for tile in player.wealth:
            place = f"kept.{tile}"
            yield place, "area", None, RIM[WEALTH[tile].gear]
            yield place, "text", WORDS.tile(tile), TEXT
            yield from self.line(place, printed.wealth(tile))

    def climbed(self, player: PlayerView) -> Iterator[Fact]:
        """The steps; goods that are reached are bright."""
        for temple in TEMPLES.values():
            yield from self.word(f"temple.{temple.id}", temple.id, True)
            at, faint = player.temple(temple.id), STEP_TEXT[temple.id]
            for n, step in enumerate(temple.steps):
                place = f"step.{temple.id}.{n}"
                top = n == len(temple.steps) - 1
                yield place, "area", None, (STEP_TOP if top else STEP)[temple.id]
                yield place, "text", self.number(step.points), TEXT if n == at else faint
                if n == at:
                    yield from self.token(place, player.seat)
                elif step.reward:
                    tone = ON_SLATE[step.reward] if n < at else faint
                    yield place, "icon", f"tk_{step.reward}", tone

    def learnt(self, player: PlayerView) -> Iterator[Fact]:
        """The levels; those that are reached are bright."""
        for track in TRACKS.values():
            yield f"track.{track.id}", "icon", f"tk_{track.id}", TEXT
            yield f"track.{track.id}", "text", WORDS.track(track.id), TEXT
            at = player.level(track.id)
            for n, level in enumerate(track.levels, 1):
                place = f"level.{track.id}.{n}"
                yield from self.line(place, printed.level(level), faint=None if n <= at else SPENT)
                if n == at:
                    yield from self.token(place, player.seat)

    def owned(self, place: str, tile: str) -> Iterator[Fact]:
        """A tile without its price."""
        grand = tile in MONUMENTS
        kind = MONUMENTS[tile].kind if grand else BUILDINGS[tile].kind
        yield place, "area", None, KINDS[kind]
        yield place, "icon", f"tk_{kind}", on(KINDS[kind])
        if grand:
            yield place, "icon", "tk_monument", on(KINDS[kind])
        yield from self.does(place, tile, paper=True)

    # ------------------------------------------------------------------------- all pictures

    def pictures(self) -> Iterator[tuple[str, Iterator[Fact]]]:
        """Every public picture with its facts."""
        yield "board", self.board()
        yield "gears", self.large()
        yield "tiles", self.tiles()
        for player in self.view.players:
            yield f"seat-{player.seat + 1}", self.tableau(player)
        yield "phone", self.phone()
        yield "phone-more", self.phone_more()
