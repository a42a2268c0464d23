"""What the pictures of Tzolk'in's questions have to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core import Action, Decision
from engine.games.tzolkin import kinds
from engine.games.tzolkin.actions import Construct, Harvest, MoveCalendar, Perform
from engine.games.tzolkin.components import BOX, BUILDINGS, GEARS, TRACKS, WEALTH, Gear
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.view import DayForecastView, TzolkinView
from render.board.tzolkin import style
from render.board.tzolkin.style import DARK, ON_SLATE, RIM, SEATS, SPENT
from render.theme import ALARM, INK, MUTED, NOW, TEXT
from tests.render import tzolkin_printed as printed
from tests.render.shown import Fact
from tests.render.tzolkin_facts import BLOCKS, FOODS, LAST, SAY, WORDS
from tests.render.tzolkin_pictures import Pictures

COUNTS = {"choose_building": "corn", "choose_action": "corn"}
"""Of which fact the second line tells the number, where it is not `count`."""


class Questions(Pictures):
    """The picture of a question. means: with what only who is asked should see."""

    def __init__(
        self, view: TzolkinView, players: Sequence[str], decision: Decision, means: bool
    ) -> None:
        super().__init__(view, players)
        self.decision, self.means, self.facts = decision, means, decision.facts
        self.me = view.players[decision.seat]
        menus = decision.menus if means else ()
        self.answers: list[Action] = [a for menu in menus for a in getattr(menu, "actions", ())]

    def question(self) -> Iterator[Fact]:
        """All of it."""
        templates: dict[str, Callable[[], Iterator[Fact]]] = {
            "turn": self.turn,
            "choose_wealth": self.wealth,
            "choose_building": self.building,
            "choose_track": self.track,
            "choose_temples": self.climb,
            "choose_offering": self.climb,
            "at_market": self.market,
            "choose_harvest": self.harvest,
            "choose_action": self.actions,
            "pay_any": self.payment,
            "choose_resources": self.payment,
            "choose_days": self.days,
        }
        yield from self.heading()
        yield from templates[self.decision.kind]()

    def heading(self) -> Iterator[Fact]:
        """Who is asked for what, and what it is about."""
        kind, (colour, sign) = self.decision.kind, SEATS[self.me.seat]
        yield "head", "area", None, colour
        yield "head", "icon", sign, INK
        yield "head", "text", SAY.asked(kind, player=self.players[self.me.seat]), INK
        yield "head", "text", self.about(), TEXT

    def about(self) -> str:
        kind = self.decision.kind
        if kind == "turn":
            return SAY.doing(self.view.mode)
        what = str(self.facts.get("what", ""))
        source = WORDS.source(what) if what else ""
        if kind == "choose_harvest":
            source = WORDS.space(f"palenque-{self.facts['group']}")
        count = self.facts.get(COUNTS.get(kind, "count"), 0)
        assert isinstance(count, int)
        return SAY.about(kind, source=source, count=count, free=bool(self.facts.get("free")))

    # ------------------------------------------------------------------------------- a turn

    def turn(self) -> Iterator[Fact]:
        yield from self.goods(self.me)
        yield from self.people(self.me)
        if self.view.prices and self.view.players[self.view.mover].hand:
            yield from self.places()
        yield from self.foresight()

    def places(self) -> Iterator[Fact]:
        """Where the next worker would stand and for how much; red is what cannot be paid."""
        for gear in GEARS.values():
            place, price = f"next.{gear.id}", self.price(gear.id)
            yield place, "area", None, DARK[gear.id]
            yield place, "area", None, style.GEARS[gear.id]
            yield place, "text", WORDS.gear(gear.id), TEXT
            spaces = self.view.gear(gear.id).spaces
            free = [n for n in range(gear.last + 1) if spaces[n] is None]
            if free:
                faint = SPENT if price is None else None
                yield place, "text", str(free[0]), TEXT if price is not None else SPENT
                if free[0]:
                    yield from self.line(place, self.printed(gear, free[0]), faint=faint)
            yield from self.tagged(place, price)
        yield from self.marker("next.start")
        yield from self.line("next.start", (str(self.view.teeth), "corn"))
        yield from self.tagged("next.start", self.price("start"))

    def tagged(self, place: str, price: int | None) -> Iterator[Fact]:
        if price is None:
            yield place, "icon", "tk_cross", SPENT
            return
        tone = ALARM if price > self.me.goods.corn else NOW
        yield place, "icon", "tk_corn", tone
        yield place, "text", str(price), tone

    def printed(self, gear: Gear, space: int) -> list[str]:
        """What stands beside a space."""
        action = self.action(gear, space)
        if isinstance(action, kinds.Harvest):
            wood = ["/", str(action.wood), "wood"] if action.wood else []
            return [str(action.corn), "corn", *wood]
        if isinstance(action, kinds.Skull):
            return [str(action.points), "laurel", action.temple, *["block"] * action.resources]
        return printed.action(gear, space)

    def harvested(self, action: kinds.Harvest) -> tuple[int, int]:
        """Corn and wood with the technologies of who is asked."""
        corn, wood = action.corn, action.wood
        for track in TRACKS.values():
            for level in track.levels[: self.me.level(track.id)]:
                corn += level.jungle_corn
                wood += level.wood if action.wood else 0
        return corn, wood

    def foresight(self) -> Iterator[Fact]:
        """What lies ahead of the own workers."""
        view = self.view
        if not view.foresight:
            return
        for one in view.foresight[0].days:
            place = f"ahead.{one.days}"
            food = view.food_day is not None and view.food_in == one.days
            said = SAY.days_on(days=one.days) if one.days else SAY.now()
            yield place, "text", said, NOW if food else MUTED
            if food:
                yield place, "icon", "tk_bowl", NOW
        for worker in view.foresight:
            gear = next(g for g in GEARS.values() if worker.worker.startswith(g.id))
            place = f"worker.{worker.worker}"
            yield place, "area", None, DARK[gear.id]
            yield place, "area", None, style.GEARS[gear.id]
            yield place, "text", WORDS.space(worker.worker), TEXT
            for day in worker.days:
                yield from self.outlook(f"{worker.worker}.{day.days}", gear, day)

    def outlook(self, place: str, gear: Gear, day: DayForecastView) -> Iterator[Fact]:
        """What a worker would bring on a day; faint is what is not possible as things stand. The
        action ahead that Theology allows instead has its sign."""
        if day.action is None:
            yield place, "icon", "tk_worker", SPENT
            return
        if day.ahead is not None:
            instead = int(day.ahead.removeprefix(f"{gear.id}-"))
            yield from self.line(place, ["theology", *self.printed(gear, instead)])
            return
        space = int(day.action.removeprefix(f"{gear.id}-"))
        if space == 0:
            yield place, "text", "–", SPENT
            return
        action = self.action(gear, space)
        if isinstance(action, kinds.Harvest):
            corn, wood = self.harvested(action)
            line = [str(corn), "corn", *(["/", str(wood), "wood"] if wood else [])]
        elif day.gains != Goods():
            line = list(printed.heap(day.gains))
        else:
            line = self.printed(gear, space)
        yield from self.line(place, line, faint=None if day.possible else SPENT)

    # ----------------------------------------------------------------------------- the tiles

    def wealth(self) -> Iterator[Fact]:
        """Who has chosen; for who is asked the tiles."""
        for player in self.view.players:
            place = f"ask.{player.seat}"
            yield from self.token(place, player.seat)
            yield place, "text", self.players[player.seat], TEXT
            said, tone = (SAY.chosen(), NOW) if player.chosen else (SAY.choosing(), MUTED)
            yield place, "text", said, tone
        for tile in self.me.dealt if self.means else ():
            place, found = f"ask.{tile}", WEALTH[tile]
            yield place, "area", None, style.GEARS[found.gear]
            yield place, "text", WORDS.tile(tile), INK
            yield from self.line(place, printed.wealth(tile), paper=True)

    def building(self) -> Iterator[Fact]:
        """What may be built; gold is what can be paid."""
        yield from self.goods(self.me)
        begun = self.begun()
        skilled = any(getattr(a, "architecture", False) for a in self.answers)
        if not self.means:
            skilled = begun is not None and self.me.level("architecture") > 0
        corn = self.facts.get("corn", 0)
        assert isinstance(corn, int)
        if skilled:
            yield "skill", "icon", "tk_architecture", TEXT
            reached = self.me.level("architecture")
            for level in TRACKS["architecture"].levels[:reached]:
                line = printed.level(level)
                if corn and level.build_resources_less:
                    line = [f"−{level.build_corn_less}", "corn"]
                yield from self.line("skill", line)
        shown = [slot.tile for slot in self.view.display if slot.tile is not None]
        if begun is not None and begun.monument:
            shown += [grand.tile for grand in self.view.monuments if grand.by is None]
        golden = [a.tile for a in self.answers if isinstance(a, Construct)]
        for tile in shown:
            price = None
            if corn and tile in BUILDINGS:
                cost = BUILDINGS[tile].cost
                price = Goods(corn=corn * (cost.wood + cost.stone + cost.gold))
            yield from self.tile(f"ask.{tile}", tile, price, named=True)
            yield from self.rim(f"ask.{tile}", tile in golden)

    def begun(self) -> kinds.Build | None:
        """The action of a gear, while nothing has been built with it."""
        for gear in GEARS.values():
            for number, action in enumerate(gear.actions, 1):
                if isinstance(action, kinds.Build) and self.facts["what"] == f"{gear.id}-{number}":
                    return action if self.facts["left"] == action.most else None
        return None

    def rim(self, place: str, golden: bool) -> Iterator[Fact]:
        """The four lines of a golden rim."""
        if golden:
            yield from ((place, "area", None, NOW),) * 4

    # -------------------------------------------------------------------------------- steps

    def track(self) -> Iterator[Fact]:
        yield from self.goods(self.me)
        yield from self.technologies(False)

    def climb(self) -> Iterator[Fact]:
        yield from self.goods(self.me)
        yield from self.temples()

    # -------------------------------------------------------------------------------- goods

    def market(self) -> Iterator[Fact]:
        yield from self.goods(self.me)
        for good in BLOCKS:
            place = f"market.{good}"
            yield place, "icon", f"tk_{good}", ON_SLATE[good]  # type: ignore[index]
            yield place, "icon", "tk_market", MUTED
            yield from self.line(place, (str(getattr(BOX.market, good)), "corn"))

    def harvest(self) -> Iterator[Fact]:
        """The fields, and for who is asked what each way brings and whom it angers."""
        group = self.facts["group"]
        assert isinstance(group, int)
        yield from self.goods(self.me)
        yield "field", "area", None, DARK["palenque"]
        yield from self.fields("field", group)
        palenque = next(gear for gear in GEARS.values() if gear.id == "palenque")
        action = self.action(palenque, group)
        assert isinstance(action, kinds.Harvest)
        corn, wood = self.harvested(action)
        taken = {"corn": ["corn_tile"], "wood": ["wood_tile"], "free": ["bare"],
                 "burn": ["flame", "corn_tile"]}  # fmt: skip
        for way in self.answers:
            if not isinstance(way, Harvest):
                continue
            place = f"ask.{way.way}.{way.temple or ''}"
            yield from self.line(place, taken[way.way])
            if way.way == "burn":
                yield place, "text", SAY.burn(), MUTED
            line = (str(wood), "wood") if way.way == "wood" else (str(corn), "corn")
            yield from self.line(place, ("right", *line))
            if way.temple is not None:
                yield place, "text", "−1", TEXT
                yield from self.word(place, way.temple, False)

    def payment(self) -> Iterator[Fact]:
        yield from self.goods(self.me)
        yield from self.line("pay", (str(self.facts["count"]), "block"))

    # ------------------------------------------------------------------------------ actions

    def actions(self) -> Iterator[Fact]:
        """The actions of the other gears; gold are those that can be used."""
        yield from self.goods(self.me)
        golden = [a.action for a in self.answers if isinstance(a, Perform)]
        for gear in GEARS.values():
            if gear.id == "chichen_itza":
                continue
            yield f"hub.{gear.id}", "area", None, DARK[gear.id]
            yield f"hub.{gear.id}", "text", WORDS.gear(gear.id), TEXT
            for number, action in enumerate(gear.actions, 1):
                if isinstance(action, kinds.AnyAction):
                    continue
                place = f"ask.{gear.id}-{number}"
                yield place, "area", None, RIM[gear.id]
                yield from self.line(place, self.printed(gear, number), paper=True)
                yield from self.rim(place, f"{gear.id}-{number}" in golden)

    # ------------------------------------------------------------------------- the calendar

    def days(self) -> Iterator[Fact]:
        """The days to come; gold are those to which the calendar can move."""
        view = self.view
        golden = [a.days for a in self.answers if isinstance(a, MoveCalendar)]
        yield "calendar", "area", None, DARK["chichen_itza"]
        for ahead in range(5):
            if view.day + ahead > LAST + 1:
                continue
            place, day = f"ask.{ahead}", min(view.day + ahead, LAST)
            yield place, "area", None, RIM["chichen_itza"]
            yield from self.rim(place, ahead in golden)
            yield place, "text", SAY.days_on(days=ahead) if ahead else SAY.now(), INK
            yield place, "text", str(day), INK
            if day in FOODS:
                yield place, "icon", self.food_sign(day), INK
        if self.means:
            yield from self.foresight()
