"""Invented positions of Antike Duellum, written as views: pictures need nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core import Outcome
from engine.games.antike.components import BOX, CARDS, FIELDS
from engine.games.antike.maps import MAPS, Region
from engine.games.antike.view import (
    AntikeView,
    BankView,
    GoalView,
    KnowHowView,
    NationView,
    PersonageView,
    PriceView,
    PurseView,
    RegionView,
    StackView,
    UnitsView,
)

COLOURS = ("brown", "beige")
NONE = UnitsView()


def region(
    here: Region, city: str, units: tuple[UnitsView, UnitsView], has_res_publica: set[int]
) -> RegionView:
    """A region; `city` reads like "brown gold temple wall"."""
    words = city.split()
    owner = COLOURS.index(words[0]) if words else None
    defence = 0
    if owner is not None:
        defence = 3 if "temple" in words else 1
        defence += units[owner].total + ("wall" in words) + (owner in has_res_publica)
    return RegionView(
        id=here.id,
        owner=owner,
        resource=words[1] if words else None,
        temple="temple" in words,
        wall="wall" in words,
        units=units,
        defence=defence,
    )


def nation(
    seat: int,
    name: str,
    regions: tuple[RegionView, ...],
    *,
    purse: tuple[int, int, int, int],
    box: UnitsView,
    supply: UnitsView,
    personages: str,
    hand: str,
    rondel: str | None,
    sea_points: int,
    walls: int,
    know_how: tuple[str, ...],
) -> NationView:
    won = personages.split()
    mine = [r for r in regions if r.owner == seat]
    have = {
        "king": len(mine),
        "navigator": sea_points,
        "citizen": sum(r.temple for r in mine),
    }
    steps = {s.kind: s.step for s in BOX.stacks}
    goals = tuple(
        GoalView(kind=kind, have=n, goal=(steps[kind] or 0) * (won.count(kind) + 1))  # type: ignore[arg-type, index]
        for kind, n in have.items()
    )
    return NationView(
        seat=seat,
        id=name.lower(),
        name=name,
        colour=COLOURS[seat],  # type: ignore[arg-type]
        purse=PurseView(*purse),
        box=box,
        supply=supply,
        walls=walls,
        know_how=know_how,
        personages=tuple(PersonageView(f"{kind}_1", kind, kind) for kind in won),
        track=len(won),
        hand=tuple(hand.split()),
        rondel=rondel,
        cities=len(mine),
        temples=have["citizen"],
        sea_points=sea_points,
        goals=goals,
        resigned=False,
    )


def table(
    name: str,
    cities: Mapping[str, str],
    units: Mapping[str, tuple[UnitsView, UnitsView]],
    know_how: Mapping[str, tuple[int, ...]],
    nations: tuple[dict[str, Any], dict[str, Any]],
    *,
    mover: int = 0,
    row: str = "levy colonists academy",
    **other: Any,
) -> AntikeView:
    """A view of a table before the mover chooses a rondel field."""
    board = MAPS[name]
    republics = set(know_how.get("res_publica", ()))
    regions = tuple(
        region(here, cities.get(here.id, ""), units.get(here.id, (NONE, NONE)), republics)
        for here in board.regions.values()
    )
    sides = tuple(
        nation(
            seat,
            board.nations[seat].name,
            regions,
            know_how=tuple(k for k, by in know_how.items() if seat in by),
            **nations[seat],
        )
        for seat in (0, 1)
    )
    fields = list(FIELDS)
    at = sides[mover].rondel
    start = fields.index(at) if at else -1
    prices = tuple(
        PriceView(fields[(start + n) % 8], n, max(0, n - 3) if at else 0) for n in range(1, 9)
    )
    won = [p.kind for side in sides for p in side.personages]
    used = [r.resource for r in regions]
    view = AntikeView(
        viewer=None,
        map=name,
        variant=False,
        nations=sides,  # type: ignore[arg-type]
        regions=regions,
        mover=mover,
        start=0,
        turn=17,
        turn_limit=None,
        phase="rondel",
        prices=prices,
        unmoved=(),
        know_how=tuple(
            KnowHowView(
                id=k.id,
                by=know_how.get(k.id, ()),
                first_price=k.first_price,
                later_price=k.later_price,
                price=k.later_price if know_how.get(k.id) else k.first_price,
            )
            for k in BOX.know_how
        ),
        stacks=tuple(StackView(s.kind, s.count - won.count(s.kind)) for s in BOX.stacks),
        row=tuple(row.split()),
        pile=12,
        discards=("academy", "levy"),
        homes=tuple(home.city for home in board.homes),
        bank=BankView(
            coins=17,
            temples=BOX.temples - sum(r.temple for r in regions),
            walls=2,
            tokens=tuple((kind, n - used.count(kind)) for kind, n in BOX.tokens.items()),
        ),
        changed=(),
        draw_offer=None,
        outcome=None,
    )
    return replace(view, **other)


def brown(legion: int = 0, galley: int = 0, general: int = 0) -> tuple[UnitsView, UnitsView]:
    return UnitsView(legion=legion, galley=galley, general=general), NONE


def beige(legion: int = 0, galley: int = 0, admiral: int = 0) -> tuple[UnitsView, UnitsView]:
    return NONE, UnitsView(legion=legion, galley=galley, admiral=admiral)


OPENING = table(
    "west",
    {home.city: f"{colour} {home.resource}" for home, colour in zip(
        MAPS["west"].homes, ("brown",) * 3 + ("beige",) * 3, strict=True
    )},
    {},
    {},
    tuple(  # type: ignore[arg-type]
        {
            "purse": (3, 3, 3, seat),
            "box": UnitsView(legion=1, galley=1),
            "supply": UnitsView(legion=11, galley=11),
            "personages": "",
            "hand": "",
            "rondel": None,
            "sea_points": 0,
            "walls": 1,
        }
        for seat in (0, 1)
    ),
    turn=1,
)  # fmt: skip

WEST = table(
    "west",
    {
        "carthago": "brown gold temple wall",
        "caesarea": "brown marble",
        "zama": "brown iron",
        "tingis": "brown gold",
        "siga": "brown iron",
        "baecula": "brown marble wall",
        "carthago_nova": "brown gold",
        "saguntum": "brown iron",
        "carales": "brown marble temple",
        "agrigentum": "brown iron",
        "roma": "beige gold temple wall",
        "neapolis": "beige marble temple",
        "genua": "beige iron",
        "ancona": "beige gold",
        "brundisium": "beige iron wall",
        "croton": "beige marble",
        "syracusae": "beige gold",
        "massilia": "beige marble temple",
        "aquileia": "beige iron",
    },
    {
        "saguntum": brown(legion=2, general=1),
        "agrigentum": brown(legion=1),
        "carthago": brown(legion=1),
        "mare_sardoum": brown(galley=2),
        "carales": brown(galley=1),
        "mare_ibericum": brown(galley=1),
        "mare_africum": brown(galley=1),
        "massilia": beige(legion=3),
        "cremona": beige(legion=1),
        "croton": beige(legion=2),
        "mare_tyrrhenum": beige(galley=3),
        "syracusae": (UnitsView(legion=1), UnitsView(galley=2)),
        "mare_adriaticum": beige(galley=1),
        "corsica": beige(admiral=1),
    },
    {"strata": (1, 0), "navigatio": (0, 1), "moneta": (1,), "res_publica": (0,)},
    (
        {
            "purse": (4, 2, 5, 3),
            "box": UnitsView(legion=3, galley=2),
            "supply": UnitsView(legion=5, galley=5),
            "personages": "scholar king scholar navigator king",
            "hand": "fortress storm rich_vein",
            "rondel": "scientia",
            "sea_points": 7,
            "walls": 3,
        },
        {
            "purse": (2, 6, 3, 4),
            "box": UnitsView(legion=2, galley=1),
            "supply": UnitsView(legion=4, galley=4),
            "personages": "king scholar citizen scholar navigator general",
            "hand": "siege_engine tribute rich_vein rich_vein",
            "rondel": "militia",
            "sea_points": 7,
            "walls": 3,
        },
    ),
    mover=1,
    variant=True,
    changed=("saguntum", "mare_sardoum", "carthago_nova"),
)

EAST = table(
    "east",
    {
        "korinthos": "brown gold temple wall",
        "athenai": "brown marble temple wall",
        "sparta": "brown iron",
        "delphi": "brown marble",
        "olympia": "brown iron",
        "pylos": "brown gold",
        "larisa": "brown iron",
        "pella": "brown marble temple",
        "abdera": "brown gold",
        "oreos": "brown marble",
        "cythera": "brown iron",
        "naxos": "brown gold",
        "sardes": "beige gold temple",
        "ephesos": "beige marble temple wall",
        "miletos": "beige iron",
        "halikarnassos": "beige gold",
        "rhodos": "beige marble",
        "patara": "beige iron",
        "pergamon": "beige marble temple wall",
        "kyzikos": "beige iron",
        "byzantion": "beige gold",
        "lesbos": "beige iron",
        "ainos": "beige marble temple wall",
        "abydos": "beige gold",
        "kelainai": "beige marble",
    },
    {
        "abdera": brown(legion=2),
        "larisa": brown(legion=1),
        "athenai": brown(legion=1),
        "mare_aegaeum": brown(galley=2),
        "mare_thracium": brown(galley=1),
        "mare_myrtoum": brown(galley=2),
        "naxos": brown(galley=1),
        "mare_creticum": brown(galley=1),
        "abydos": beige(legion=2),
        "ainos": beige(legion=1),
        "pergamon": (NONE, UnitsView(legion=2, galley=1)),
        "byzantion": beige(legion=1),
        "lesbos": beige(galley=2),
        "lemnos": (UnitsView(galley=0), UnitsView(galley=1)),
        "mare_chium": beige(galley=2),
        "mare_icarium": beige(galley=1),
        "mare_carpathium": beige(galley=1),
        "propontis": beige(galley=1),
    },
    {
        "strata": (1, 0),
        "navigatio": (0, 1),
        "moneta": (0,),
        "res_publica": (1,),
        "commercium": (0,),
    },
    (
        {
            "purse": (5, 7, 1, 2),
            "box": UnitsView(legion=2, galley=2),
            "supply": UnitsView(legion=6, galley=3),
            "personages": "king scholar scholar citizen navigator scholar king general",
            "hand": "forced_march burglary",
            "rondel": "duellum_a",
            "sea_points": 9,
            "walls": 4,
        },
        {
            "purse": (3, 4, 12, 6),
            "box": UnitsView(legion=1, galley=2),
            "supply": UnitsView(legion=5, galley=2),
            "personages": "scholar king scholar citizen navigator king general",
            "hand": "fortress mutiny quarry",
            "rondel": "templum",
            "sea_points": 10,
            "walls": 3,
        },
    ),
    row="herald earthquake fair_wind",
    turn=21,
    phase="movement",
    prices=(),
    unmoved=(("abdera", UnitsView(legion=2)), ("mare_aegaeum", UnitsView(galley=1))),
    changed=("ainos", "naxos"),
)

OVER = replace(EAST, phase="over", unmoved=(), outcome=Outcome((1, 2), "personages", ({}, {})))

POSITIONS = {"opening": OPENING, "west": WEST, "east": EAST, "over": OVER}
NAMES = ("Őszi Ádám", "Ζωή Παπαδοπούλου")


def with_nation(view: AntikeView, seat: int, **changes: Any) -> AntikeView:
    """The view with another player's mat."""
    one, two = (
        replace(nation, **changes) if at == seat else nation
        for at, nation in enumerate(view.nations)
    )
    return replace(view, nations=(one, two))


def with_region(view: AntikeView, name: str, **changes: Any) -> AntikeView:
    """The view with another region."""
    regions = tuple(replace(r, **changes) if r.id == name else r for r in view.regions)
    return replace(view, regions=regions)


ALL_CARDS = tuple(CARDS)
