"""What the pictures of Tzolk'in have to show, told from the view alone.

It knows the palette, the signs, what is printed and where things stand, but none of the code that
draws: who is in front, ranks, prices and what will be paid are worked out here a second time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.tzolkin import kinds
from engine.games.tzolkin.components import BOX, BUILDINGS, GEARS, MONUMENTS, TEMPLES, TRACKS, Gear
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.view import PlayerView, TzolkinView
from render.board.tzolkin import style
from render.board.tzolkin.marks import SIGNS
from render.board.tzolkin.style import (
    CORN_TILE,
    DARK,
    EMPTY_FIELD,
    FAINT,
    GODS,
    GOLD_PART,
    KINDS,
    LAUREL,
    NOBODY,
    ON_PAPER,
    ON_SLATE,
    RIM,
    SEATS,
    SPENT,
    STEP,
    STEP_TEXT,
    STEP_TOP,
    STONE_PART,
    WHEEL,
    WHEEL_DARK,
    WHEEL_LIGHT,
    WOOD_TILE,
    on,
)
from render.board.tzolkin.tiles import _title
from render.board.tzolkin.words import Words
from render.phone import GAP, INNER
from render.theme import ALARM, INK, LINE, MUTED, NOW, PANEL, PAPER, RGB, TEXT, mix
from tests.render import tzolkin_printed as printed
from tests.render.shown import Fact

WORDS = Words()
SAY = WORDS.say
GOODS = ("corn", "wood", "stone", "gold", "skull")
BLOCKS = ("wood", "stone", "gold")
LAST = 26
"""The last day of the calendar."""
FOODS = {food.day: food.kind for food in BOX.calendar.food_days}
EMBLEMS = {"palenque": "farm", "tikal": "monument"}
GROUNDS: dict[str, RGB] = {**dict(GODS.items()), **dict(KINDS.items())}
"""Of temples and of kinds of tiles."""
SKULLS = 9
"""Places for skulls at Chichen Itza."""


class Table:
    """The facts of one table. players: the names of the seats."""

    def __init__(self, view: TzolkinView, players: Sequence[str]) -> None:
        self.view, self.players = view, players

    # ------------------------------------------------------------------------- what is small

    def token(self, place: str, who: int) -> Iterator[Fact]:
        if who == DUMMY:
            yield place, "icon", "tk_round", INK
            yield place, "icon", "tk_round", NOBODY
            yield place, "icon", "tk_cross", INK
        else:
            yield place, "icon", SEATS[who][1], SEATS[who][0]

    def word(self, place: str, word: str, paper: bool) -> Iterator[Fact]:
        """A sign or a figure of what something gives."""
        if word == "block":
            for part in (WOOD_TILE, STONE_PART, GOLD_PART):
                yield place, "area", None, part
        elif word in GODS or word in KINDS:
            ground = GROUNDS[word]
            yield place, "area", None, ground
            yield place, "icon", f"tk_{word}", on(ground)
        elif word in ("corn_tile", "wood_tile"):
            yield place, "area", None, CORN_TILE if word == "corn_tile" else WOOD_TILE
            yield place, "icon", f"tk_{word.removesuffix('_tile')}", INK
        else:
            plain = INK if paper else TEXT
            tone = (ON_PAPER if paper else ON_SLATE)[word] if word in GOODS else plain  # type: ignore[index]
            sign = word in SIGNS
            yield place, "icon" if sign else "text", f"tk_{word}" if sign else word, tone

    def line(
        self, place: str, line: Sequence[str], paper: bool = False, faint: RGB | None = None
    ) -> Iterator[Fact]:
        """Signs and figures. faint: all of them in this colour."""
        for word in line:
            if word == " ":
                continue
            if faint is None:
                yield from self.word(place, word, paper)
            else:
                sign = word in SIGNS
                yield place, "icon" if sign else "text", f"tk_{word}" if sign else word, faint

    def number(self, points: int) -> str:
        return str(points).replace("-", "−")

    def price(self, place: str) -> int | None:
        """What the next worker costs there, while one is in hand."""
        hand = self.view.players[self.view.mover].hand
        return dict(self.view.prices).get(place) if hand else None

    def front(self) -> int | None:
        view = self.view
        if view.outcome is not None:
            first = [seat for seat, place in enumerate(view.outcome.places) if place == 1]
            return first[0] if len(first) == 1 else None
        if len(view.awaited) == 1:
            return view.awaited[0][0]
        return None if view.phase == "wealth" else view.mover

    def headline(self) -> str:
        view, front = self.view, self.front()
        player = "" if front is None else self.players[front]
        if view.outcome is not None:
            return SAY.shared_victory() if front is None else SAY.wins(player=player)
        if len(view.awaited) == 1:
            return SAY.asked(view.awaited[0][1], player=player)
        return SAY.starting_wealth() if view.phase == "wealth" else SAY.to_play(player=player)

    def food(self) -> str | None:
        """When the next Food Day is."""
        view = self.view
        if view.food_in is None or view.phase == "over":
            return None
        return SAY.food_in(days=view.food_in)

    def hungry(self, player: PlayerView) -> bool:
        return player.hunger.lost > 0 and self.view.phase != "wealth"

    # ----------------------------------------------------------------------------- the head

    def head(self) -> Iterator[Fact]:
        view, front = self.view, self.front()
        ink = TEXT if front is None else INK
        if front is not None:
            yield "head", "area", None, SEATS[front][0]
            yield "head", "icon", SEATS[front][1], INK
        yield "head", "text", self.headline(), ink
        doing = {"wealth": "wealth", "over": "over"}.get(view.phase, view.mode)
        said = SAY.doing(doing)
        if view.awaited and view.awaited[0][1] == "choose_days":
            said = SAY.about("choose_days", source="", count=0, free=False)
        yield "head", "text", said, ink
        yield "head", "text", SAY.age(age=view.age), TEXT
        yield "head", "text", SAY.day_of(day=min(view.day, LAST), last=LAST), MUTED

    # ---------------------------------------------------------------------------- the gears

    def gears(self) -> Iterator[Fact]:
        """Who stands where; in gold what the next place costs."""
        view = self.view
        for wheel in GEARS.values():
            gear, found = wheel.id, view.gear(wheel.id)
            open_ = [n for n in range(wheel.last + 1) if found.spaces[n] is None]
            price = self.price(gear)
            for n in range(wheel.teeth):
                place, who = f"{gear}.{n}", found.spaces[n]
                if who is not None:
                    yield from self.token(place, who)
                elif open_[:1] == [n]:
                    tone = FAINT[gear] if price is None else NOW
                    yield place, "text", str(n if price is None else price), tone
                    yield place, "icon", "tk_round", tone
                    yield place, "icon", "tk_round", DARK[gear]
                elif n <= wheel.last:
                    yield place, "text", str(n), FAINT[gear]
            for n in range(1, wheel.last + 1):
                yield from self.badge(f"badge.{gear}.{n}", wheel, n)
            yield from self.hub(f"hub.{gear}", wheel)

    def hub(self, place: str, gear: Gear) -> Iterator[Fact]:
        """The name of a gear, and what belongs to all of it."""
        for row in WORDS.gear(gear.id).split(" "):
            yield place, "text", row, TEXT
        if gear.id == "yaxchilan":
            yield from self.line(place, (str(self.view.skulls), "skull"))
        elif gear.id == "chichen_itza":
            yield place, "icon", "tk_skull", ON_SLATE["skull"]
            yield place, "text", self.laid(), TEXT
        elif gear.id == "uxmal":
            for good in BLOCKS:
                yield place, "icon", f"tk_{good}", ON_SLATE[good]  # type: ignore[index]
                yield place, "text", str(getattr(BOX.market, good)), ON_SLATE["corn"]
        else:
            yield place, "icon", f"tk_{EMBLEMS[gear.id]}", mix(style.GEARS[gear.id], TEXT, 0.35)

    def laid(self) -> str:
        return SAY.skulls_laid(laid=len(self.view.skulls_laid), places=SKULLS)

    def action(self, gear: Gear, space: int) -> kinds.Action | None:
        return gear.actions[space - 1] if space <= len(gear.actions) else None

    def badge(self, place: str, gear: Gear, space: int) -> Iterator[Fact]:
        """What a space brings, and what is left of it."""
        action = self.action(gear, space)
        if isinstance(action, kinds.Skull):
            if space in dict(self.view.skulls_laid):
                yield place, "area", None, style.GEARS[gear.id]
                yield from self.line(place, ("skull", str(action.points)), faint=SPENT)
                return
            yield place, "area", None, RIM[gear.id]
            yield from self.line(place, (str(action.points), action.temple), paper=True)
            if action.resources:
                yield from self.line(place, ("+", *["block"] * action.resources), paper=True)
            return
        yield place, "area", None, RIM[gear.id]
        if isinstance(action, kinds.Harvest):
            yield from self.line(place, (str(action.corn), "corn"), paper=True)
            if action.wood:
                yield from self.line(place, (str(action.wood), "wood"), paper=True)
            yield from self.fields(place, space)
            return
        yield from self.line(place, printed.action(gear, space), paper=True)

    def fields(self, place: str, space: int) -> Iterator[Fact]:
        """Tiles of the jungle: with wood, without, and taken."""
        (found,) = [field for field in self.view.jungle if field.space == space]
        tones = [WOOD_TILE] * found.wood + [CORN_TILE] * (found.corn - found.wood)
        for tone in (*tones, *[EMPTY_FIELD] * (found.fields - found.corn)):
            yield place, "area", None, tone

    def calendar(self) -> Iterator[Fact]:
        """Days that are gone, Food Days, and today."""
        view = self.view
        today = min(view.day, LAST)
        for day in range(1, LAST + 1):
            if day % LAST == today % LAST:
                continue
            place, past = f"day.{day}", day < today
            if day in FOODS:
                yield place, "icon", "tk_round", INK
                yield place, "icon", "tk_round", SPENT if past else PAPER
                yield place, "icon", self.food_sign(day), INK
            else:
                yield place, "icon", "tk_round", WHEEL_LIGHT if past else WHEEL_DARK
        yield "wheel.day", "icon", "tk_round", INK
        yield "wheel.day", "icon", "tk_round", NOW
        yield "wheel.day", "text", str(today), INK
        yield "wheel", "text", SAY.day_heading(), MUTED
        yield "wheel", "text", str(today), TEXT
        if self.food() is not None:
            yield "wheel", "icon", "tk_bowl", NOW
            yield "wheel", "text", self.food(), NOW

    def food_sign(self, day: int) -> str:
        return "tk_bowl" if FOODS[day] == "mid_age" else "tk_pyramid"

    def start(self) -> Iterator[Fact]:
        """Who stands on the start player space or what it costs, and the corn on the teeth."""
        view, price = self.view, self.price("start")
        yield "start", "icon", "tk_first", WHEEL
        yield "start", "icon", "tk_first", WHEEL_DARK
        if view.claimant is not None:
            yield from self.token("start", view.claimant)
            if view.players[view.claimant].light:
                yield "start", "icon", "tk_sun", INK
                yield "start", "icon", "tk_sun", NOW
        else:
            yield "start", "text", SAY.first_player(), WHEEL
            if price is not None:
                yield "start", "text", str(price), NOW
        yield from self.line("teeth", (str(view.teeth), "corn"))

    # ------------------------------------------------------------------ temples, technologies

    def temples(self) -> Iterator[Fact]:
        """Who stands where; bright is what the next Food Day pays."""
        view = self.view
        goods = view.food_day is not None and not view.scoring
        points = view.food_day is not None and view.scoring
        for temple in TEMPLES.values():
            for n, step in enumerate(temple.steps):
                place, tone = f"step.{temple.id}.{n}", STEP_TEXT[temple.id]
                top = n == len(temple.steps) - 1
                yield place, "area", None, (STEP_TOP if top else STEP)[temple.id]
                yield place, "text", self.number(step.points), TEXT if points else tone
                if step.reward:
                    good = ON_SLATE[step.reward] if goods else tone
                    yield place, "icon", f"tk_{step.reward}", good
            for player in view.players:
                if not player.resigned:
                    yield from self.token(f"{temple.id}.{player.seat}", player.seat)
            place = f"temple.{temple.id}"
            yield from self.word(place, temple.id, True)
            yield place, "text", WORDS.temple(temple.id), TEXT
            yield place, "text", f"+{temple.highest[view.age - 1]}", NOW if points else MUTED

    def technologies(self, named: bool) -> Iterator[Fact]:
        for level, price in enumerate(BOX.technology.prices, 1):
            yield from self.line(f"price.{level}", (str(price), "block"))
        yield from self.line("price.again", ("again", str(BOX.technology.repeat_price), "block"))
        for track in TRACKS.values():
            yield f"track.{track.id}", "icon", f"tk_{track.id}", TEXT
            if named:
                yield f"track.{track.id}", "text", WORDS.track(track.id), TEXT
            for n, found in enumerate(track.levels, 1):
                yield from self.line(f"level.{track.id}.{n}", printed.level(found))
            yield from self.line(f"repeat.{track.id}", printed.repeat(track.id))
            for player in self.view.players:
                yield from self.token(f"{track.id}.{player.seat}", player.seat)

    def stands(self) -> Iterator[tuple[str, str]]:
        """Within which place each marker stands, if it is on a picture."""
        yield "first", f"seat.{self.view.first}"
        for player in self.view.players:
            if not player.resigned:
                for temple, step in player.temples:
                    yield f"{temple}.{player.seat}", f"step.{temple}.{step}"
            for track, level in player.technologies:
                yield f"{track}.{player.seat}", f"level.{track}.{level}"

    # -------------------------------------------------------------------------------- tiles

    def cost(self, tile: str) -> Goods:
        return MONUMENTS[tile].cost if tile in MONUMENTS else BUILDINGS[tile].cost

    def tile(
        self, place: str, tile: str, price: Goods | None = None, named: bool = False
    ) -> Iterator[Fact]:
        """A building or monument: its kind, its price, and what it does."""
        grand = tile in MONUMENTS
        kind = MONUMENTS[tile].kind if grand else BUILDINGS[tile].kind
        colour = KINDS[kind]
        for _ in range(1 + named):
            yield place, "area", None, colour
        if named:
            yield from self.title(place, tile, INK)
        yield place, "icon", f"tk_{kind}", on(colour)
        if grand:
            yield place, "icon", "tk_monument", on(colour)
        yield from self.line(place, printed.heap(price or self.cost(tile)), paper=True)
        yield place, "area", None, EMPTY_FIELD
        yield from self.does(place, tile, paper=True)

    def title(self, place: str, tile: str, tone: RGB) -> Iterator[Fact]:
        """The name of a tile, on as many lines as it takes where two stand side by side."""
        for row in _title(WORDS.tile(tile), (INNER - GAP) / 2)[0]:
            yield place, "text", row, tone

    def does(self, place: str, tile: str, paper: bool) -> Iterator[Fact]:
        yield from self.line(place, printed.tile(tile, len(self.view.players)), paper)

    def gone(self, place: str, by: int) -> Iterator[Fact]:
        """The place of a monument that is built."""
        yield place, "icon", "tk_monument", SPENT
        yield from self.token(place, by)

    def offered(self, named: bool = False) -> Iterator[Fact]:
        for slot in self.view.display:
            if slot.tile is not None:
                yield from self.tile(f"tile.{slot.slot}", slot.tile, named=named)
        for grand in self.view.monuments:
            place = f"monument.{grand.tile}"
            if grand.by is None:
                yield from self.tile(place, grand.tile, named=named)
                continue
            if named:
                yield from self.title(place, grand.tile, MUTED)
            yield from self.gone(place, grand.by)

    # -------------------------------------------------------------------------- the players

    def goods(self, player: PlayerView) -> Iterator[Fact]:
        for good in GOODS:
            n, place = getattr(player.goods, good), f"{player.seat}.{good}"
            yield place, "icon", f"tk_{good}", ON_SLATE[good]  # type: ignore[index]
            yield place, "text", str(n), TEXT if n else SPENT

    def points(self, player: PlayerView) -> Iterator[Fact]:
        yield f"{player.seat}.points", "icon", "tk_laurel", LAUREL
        yield f"{player.seat}.points", "text", self.number(player.points), TEXT

    def light(self, player: PlayerView) -> Iterator[Fact]:
        """The side of the calendar."""
        sign, tone = ("tk_sun", NOW) if player.light else ("tk_moon", SPENT)
        yield f"{player.seat}.light", "icon", sign, tone

    def hunger(self, place: str, player: PlayerView) -> Iterator[Fact]:
        if self.view.food_day is not None:
            lost = self.hungry(player)
            yield place, "icon", "tk_bowl", ALARM if lost else MUTED
            yield place, "text", str(player.hunger.corn), ALARM if lost else TEXT

    def workers(self, player: PlayerView) -> Iterator[Fact]:
        """White are those in hand, in their colour those on gears, dots those not in play."""
        place, colour = f"{player.seat}.workers", mix(PANEL, SEATS[player.seat][0], 0.75)
        for k in range(6):
            if k < player.hand:
                yield place, "icon", "tk_worker", TEXT
            elif k < player.workers:
                yield place, "icon", "tk_worker", colour
            else:
                yield place, "icon", "tk_round", LINE

    def strip(self, player: PlayerView) -> Iterator[Fact]:
        """The rest of a strip: name, who has left, what feeding asks for, what is built."""
        view, seat = self.view, player.seat
        place, (colour, sign) = f"seat.{seat}", SEATS[seat]
        if self.front() == seat:
            yield place, "area", None, colour
        yield from ((place, "area", None, colour),) * 2
        yield place, "icon", sign, INK
        yield place, "text", self.players[seat], SPENT if player.resigned else TEXT
        if player.resigned:
            yield place, "icon", "flag", SPENT
        if view.first == seat:
            yield "first", "icon", "tk_first", WHEEL
            yield "first", "text", SAY.first_player(), INK
        yield from self.hunger(place, player)
        if view.phase == "wealth" and player.chosen:
            yield f"{seat}.buildings", "icon", "tk_tick", NOW
        owned = [BUILDINGS[tile].kind for tile in player.buildings]
        for kind in set(owned):
            yield f"{seat}.buildings", "area", None, KINDS[kind]
            yield f"{seat}.buildings", "icon", f"tk_{kind}", on(KINDS[kind])
            yield f"{seat}.buildings", "text", str(owned.count(kind)), TEXT
        for tile in player.monuments:
            colour = KINDS[MONUMENTS[tile].kind]
            yield f"{seat}.monuments", "area", None, colour
            yield f"{seat}.monuments", "icon", "tk_monument", on(colour)
        for colour, count in ((CORN_TILE, player.corn_tiles), (WOOD_TILE, player.wood_tiles)):
            yield f"{seat}.jungle", "area", None, colour
            yield f"{seat}.jungle", "text", str(count), INK

    def board(self) -> Iterator[Fact]:
        """The main picture."""
        yield from self.head()
        yield from self.gears()
        yield from self.calendar()
        yield from self.start()
        yield from self.temples()
        yield from self.technologies(True)
        yield from self.offered()
        for player in self.view.players:
            yield from self.points(player)
            yield from self.goods(player)
            yield from self.light(player)
            yield from self.workers(player)
            yield from self.strip(player)
