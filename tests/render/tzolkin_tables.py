"""Positions of Tzolk'in to draw, put together by hand: openings, ordinary ones, crowded ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core import Outcome
from engine.games.tzolkin.components import (
    BUILDINGS,
    GEARS,
    MONUMENTS,
    SEATS,
    TEMPLES,
    TRACKS,
    WEALTH,
)
from engine.games.tzolkin.goods import Goods
from engine.games.tzolkin.parts import DUMMY
from engine.games.tzolkin.view import (
    AskedView,
    BuildingView,
    DayForecastView,
    GearView,
    HungerView,
    JungleView,
    MonumentView,
    PlayerView,
    TzolkinView,
    WorkerForecastView,
)

NAMES = ("Bartholomew the", "Wolfeschlegelst", "MMMMMMMMMMMMMMM", "Ζωή Őőŵ Έλληνας")
"""Fifteen letters each."""
SHORT = ("Ann", "Bob", "Chloe", "Dimitris")


def gear(identity: str, **standing: int) -> GearView:
    """Who stands where: `gear("tikal", s3=0)`."""
    data = next(g for g in GEARS.values() if g.id == identity)
    spaces: list[int | None] = [None] * data.teeth
    for space, who in standing.items():
        spaces[int(space[1:])] = who
    free = next((n for n in range(data.last + 1) if spaces[n] is None), None)
    return GearView(identity, tuple(spaces), free)


def player(seat: int, **facts: Any) -> PlayerView:
    usual: dict[str, Any] = {
        "seat": seat,
        "points": 21 + 6 * seat,
        "scored": (("tiles", 21 + 6 * seat),),
        "goods": Goods(6 - seat, seat, 2, 1, 1),
        "hand": 1,
        "on_gears": 3,
        "supply": 2,
        "workers": 4,
        "temples": (("chaac", seat), ("quetzalcoatl", 1 + seat), ("kukulkan", 4 - seat)),
        "technologies": tuple((track, (seat + i) % 4) for i, track in enumerate(TRACKS)),
        "light": seat != 1,
        "corn_tiles": seat,
        "wood_tiles": 1,
        "buildings": tuple(BUILDINGS)[seat::9],
        "monuments": (),
        "wealth": tuple(WEALTH)[2 * seat : 2 * seat + 2],
        "chosen": True,
        "dealt": (),
        "kept": (),
        "hunger": HungerView(4, 2, 8, 0 if seat == 0 else 6),
        "resigned": False,
    }
    return PlayerView(**{**usual, **facts})


def table(seats: int, **facts: Any) -> TzolkinView:
    """An ordinary position in the middle of the second age."""
    fields = SEATS[seats].fields
    usual: dict[str, Any] = {
        "viewer": None,
        "phase": "turn",
        "players": tuple(map(player, range(seats))),
        "mover": 1,
        "first": 0,
        "mode": "open",
        "placed": 0,
        "begged": False,
        "day": 17,
        "age": 2,
        "held": 0,
        "food_day": 20,
        "food_in": 3,
        "scoring": False,
        "today": False,
        "teeth": 4,
        "claimant": None,
        "if_claimed": 0,
        "last_round": False,
        "gears": (
            gear("palenque", s0=0, s2=seats - 1, s5=1),
            gear("yaxchilan", s1=0, s4=1, s6=0),
            gear("tikal", s0=0, s2=1, s5=seats - 1),
            gear("uxmal", s0=seats - 1, s1=0, s3=1),
            gear("chichen_itza", s1=0, s4=1, s7=1, s9=0),
        ),
        "prices": (
            *(("palenque", 1), ("yaxchilan", 0), ("tikal", 1)),
            *(("uxmal", 2), ("chichen_itza", 0), ("start", 0)),
        ),
        "jungle": tuple(
            JungleView(n, fields, fields - n % 2, min(fields - n % 2, max(0, n - 3)))
            for n in (2, 3, 4, 5)
        ),
        "skulls": 6,
        "skulls_laid": ((2, 0), (3, 1), (5, 1)),
        "display": tuple(BuildingView(i, t) for i, t in enumerate(tuple(BUILDINGS)[14:20])),
        "monuments": tuple(
            MonumentView(m, 1 if i == 2 else None)
            for i, m in enumerate(tuple(MONUMENTS)[: SEATS[seats].monuments])
        ),
        "decks": ((1, 0), (2, 9)),
        "wanderers": (),
        "foresight": (),
        "asked": AskedView(),
        "outcome": None,
    }
    return TzolkinView(**{**usual, **facts})


def full(seats: int) -> TzolkinView:
    """Everything there can be: every space taken, long numbers, all on one step and one level."""

    def crowded(identity: str) -> GearView:
        data = next(g for g in GEARS.values() if g.id == identity)
        last = {f"s{n}": n % seats if n <= data.last else DUMMY for n in range(1, data.teeth)}
        return gear(identity, **last)

    players = tuple(
        player(
            seat,
            points=(134, 128, -12, 199)[seat],
            goods=Goods(28, 13, 12, 11, 13),
            hand=6,
            workers=6,
            supply=0,
            temples=(("chaac", 0), ("quetzalcoatl", 3), ("kukulkan", 4)),
            technologies=tuple((track, 2) for track in TRACKS),
            corn_tiles=12,
            wood_tiles=10,
            buildings=tuple(BUILDINGS)[seat * 8 : seat * 8 + 18],
            monuments=tuple(MONUMENTS)[seat * 2 : seat * 2 + 2],
            hunger=HungerView(6, 2, 12, 18),
        )
        for seat in range(seats)
    )
    return table(
        seats,
        players=players,
        gears=tuple(crowded(g.id) for g in GEARS.values()),
        prices=(*((g, 5) for g in GEARS), ("start", 5)),
        mode="placing",
        day=26,
        food_day=26,
        food_in=0,
        scoring=True,
        today=True,
        teeth=13,
        claimant=0,
        last_round=True,
        skulls=13,
        skulls_laid=tuple((n, n % seats) for n in range(1, 10)),
        first=seats - 1,
    )


def fresh(seats: int) -> TzolkinView:
    """While the starting wealth is chosen, seen by the first seat."""
    found = table(seats, phase="wealth", viewer=0, day=0, age=1, food_day=7, food_in=7, teeth=0,
                  prices=(), skulls_laid=(), gears=tuple(gear(g) for g in GEARS))  # fmt: skip
    players = tuple(
        player(
            seat, points=0, hand=3, workers=3, supply=3, goods=Goods(), wealth=(), buildings=(),
            temples=tuple((t, 1) for t in TEMPLES), technologies=tuple((t, 0) for t in TRACKS),
            chosen=seat == 1, dealt=tuple(WEALTH)[:4] if seat == 0 else (),
            hunger=HungerView(3, 2, 6, 9),
        )
        for seat in range(seats)
    )  # fmt: skip
    return replace(found, players=players)


def over(seats: int) -> TzolkinView:
    """After the last Food Day; two seats share the first place where there are that many."""
    places = (1, 1, 3, 4)[:seats] if seats > 2 else (1, 2)
    return replace(
        full(seats), phase="over", food_day=None, food_in=None, scoring=False, claimant=None,
        prices=(), outcome=Outcome(places, "calendar"),
    )  # fmt: skip


def ahead(view: TzolkinView, seat: int) -> TzolkinView:
    """The view of a seat with what its workers would bring."""

    def days(name: str, number: int) -> tuple[DayForecastView, ...]:
        last = next(g for g in GEARS.values() if g.id == name).last
        return tuple(
            DayForecastView(
                d,
                f"{name}-{number + d}" if number + d <= last else None,
                number + d != 2,
                Goods(corn=2, stone=1, gold=1) if name == "yaxchilan" else Goods(),
            )
            for d in range(4)
        )

    found = [
        WorkerForecastView(f"{g.id}-{n}", days(g.id, n))
        for g in view.gears
        for n, who in enumerate(g.spaces)
        if who == seat
    ]
    return replace(view, viewer=seat, foresight=tuple(found[:6]))


def learned(view: TzolkinView, seat: int) -> TzolkinView:
    """The same, where Theology allows the action ahead at Chichen Itza instead of each own one."""
    spaces = range(1, 5)
    days = tuple(
        DayForecastView(d, f"chichen_itza-{n}", False, Goods(), ahead=f"chichen_itza-{n + 1}")
        for d, n in enumerate(spaces)
    )
    return replace(view, viewer=seat, foresight=(WorkerForecastView("chichen_itza-1", days),))


POSITIONS = {
    **{f"{n} players": table(n) for n in (2, 3, 4)},
    **{f"full {n}": full(n) for n in (2, 3, 4)},
    **{f"opening {n}": fresh(n) for n in (2, 4)},
    **{f"over {n}": over(n) for n in (2, 3, 4)},
    "resigned": table(4, players=(*map(player, range(3)), player(3, resigned=True))),
    "nobody": table(2, gears=tuple(
        gear(g.id, s0=DUMMY, s3=DUMMY, **{f"s{g.teeth - 1}": DUMMY, f"s{g.teeth - 2}": DUMMY})
        for g in GEARS.values()
    )),
}  # fmt: skip
