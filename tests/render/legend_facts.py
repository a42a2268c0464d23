"""What each sign of the legends looks like, told for each game from what the sign means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.games.antike.view import UnitsView
from engine.games.belfort.components import AREAS, BUILDINGS
from engine.games.tzolkin.components import GEARS, TRACKS
from engine.games.tzolkin.parts import DUMMY
from render.board.antike.style import BORDERS, CASING, GOODS, ROCK, ROCK_LINE, SEA, SITE
from render.board.belfort import style as belfort
from render.board.tta import style as tta
from render.board.tzolkin import style as tzolkin
from render.theme import ALARM, INK, MUTED, NOW, PANEL, PAPER, RGB, TEXT, mix
from tests.render.antike_facts import Table as Antike
from tests.render.antike_tables import WEST
from tests.render.belfort_facts import SIGNS as GUILDS
from tests.render.belfort_facts import Table as Belfort
from tests.render.belfort_tables import crowded
from tests.render.shown import Fact
from tests.render.tzolkin_facts import Table as Tzolkin
from tests.render.tzolkin_tables import POSITIONS

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eva")
Icons = Mapping[str, tuple[str, RGB]]
"""Signs that are one icon: its name and its colour."""
_ANTIKE: Icons = {
    **{sign: (sign, TEXT) for sign in ("legion", "galley", "temple", "wall", "arrow")},
    **{kind: (kind, NOW) for kind in ("king", "scholar", "general", "navigator", "citizen")},
    "plain": ("city", MUTED),
    "sea-points": ("sea", MUTED),
    "track-wall": ("wall", MUTED),
    "clockwise": ("clockwise", MUTED),
    "flag": ("flag", NOW),
    "card": ("card", PAPER),
    "swords": ("general", ALARM),
}
_LINES: Mapping[str, tuple[RGB, ...]] = {
    "rock": (ROCK_LINE, ROCK, ROCK, ROCK),
    "land": (BORDERS["land"],),
    "sea": (SEA, *[BORDERS["sea"]] * 3),
    "gate": (BORDERS["land"], SEA, BORDERS["sea"]),
    "changed": (NOW,),
}
_BELFORT: Icons = {
    **{sign: (f"bf_{sign}", TEXT) for sign in ("elf", "dwarf", "gnome", "hand", "people")},
    **{sign: (f"bf_{sign}", TEXT) for sign in ("trade", "plank", *AREAS)},
    **{good: (f"bf_{good}", tone) for good, tone in belfort.ON_SLATE.items()},
    **{building: (f"bf_{building}", INK) for building in (*BUILDINGS, "wall")},
    "laurel": ("bf_laurel", belfort.LAUREL),
    "desk": ("bf_quill", TEXT),
    "camp": ("bf_crown", TEXT),
    "round": ("clockwise", TEXT),
    "arrow": ("arrow", TEXT),
    "flag": ("flag", belfort.SPENT),
    "chosen": ("bf_disc_full", NOW),
}
_TZOLKIN: Icons = {
    **{track.id: (f"tk_{track.id}", TEXT) for track in TRACKS.values()},
    "laurel": ("tk_laurel", tzolkin.LAUREL),
    "playing": ("tk_worker", mix(PANEL, tzolkin.SEATS[0][0], 0.75)),
    "bowl": ("tk_bowl", NOW),
    "alarm": ("tk_bowl", ALARM),
    "harvest-day": ("tk_pyramid", NOW),
    "sun": ("tk_sun", NOW),
    "moon": ("tk_moon", tzolkin.SPENT),
    "tick": ("tk_tick", NOW),
    "cross": ("tk_cross", tzolkin.SPENT),
    "flag": ("flag", tzolkin.SPENT),
}
_COUNTED = ("culture", "science", "food", "resources", "strength", "colonization")
_TTA: Icons = {
    **{what: (f"count_{what}", tta.ON_SLATE[what]) for what in _COUNTED},
    "happiness": ("count_happiness", tta.FACE),
    "discontent": ("count_discontent", ALARM),
    "hand": ("count_hand", TEXT),
    "defense": ("count_defense", TEXT),
    "civil": ("disc", tta.CIVIL),
    "civil-spent": ("count_ring", tta.SPENT),
    "shield": ("count_shield", tta.MILITARY),
    "shield-spent": ("count_shieldring", tta.SPENT_MILITARY),
    "worker": ("count_worker", tta.YELLOW),
    "limit": ("kind_limit", NOW),
    "right": ("to_right", TEXT),
    "left": ("to_left", TEXT),
    "given-up": ("kind_given_up", tta.ON_SLATE["strength"]),
    "no-politics": ("no_politics", ALARM),
    "leaving": ("leaving", ALARM),
    "doubt": ("doubt", MUTED),
}


def antike_sign(sign: str) -> Iterator[Fact]:
    table, place = Antike(WEST, NAMES[:2]), f"sign.{sign}"
    match sign:
        case _ if sign in _ANTIKE:
            yield place, "icon", *_ANTIKE[sign]
        case _ if sign in GOODS:
            yield from table.chip(place, sign)
        case _ if sign in _LINES:
            yield from ((place, "area", None, tone) for tone in _LINES[sign])
            if sign == "gate":
                yield from ((place, "icon", "disc", tone) for tone in (CASING, INK, CASING))
        case "nation-brown" | "nation-beige":
            yield from table.token(place, ("nation-brown", "nation-beige").index(sign))
        case "badge" | "ready" | "star":
            units = UnitsView(legion=3, general=int(sign == "star"))
            yield from table.badge(place, 0, "legion", units, sign == "ready")
        case "site":
            yield from ((place, "icon", "disc", tone) for tone in (INK, PAPER, SITE, PAPER))
        case "city" | "home":
            yield from table.token(place, 0)
            yield from table.good(place, "marble")
            side = table.side(0)
            rim = (side.text, side.fill) if sign == "home" else ()
            yield from ((place, "icon", side.shape, tone) for tone in rim)
        case _:
            yield from _antike_figure(table, place, sign)


def _antike_figure(table: Antike, place: str, sign: str) -> Iterator[Fact]:
    """What stands on other things; know-how is beige's."""
    match sign:
        case "shield":
            yield from table.shield(place, 3)
        case "price":
            yield place, "text", "2", TEXT
        case "free-field":
            yield from ((place, "icon", "disc", tone) for tone in (NOW, PANEL))
        case "know-how" | "first":
            yield from table.token(place, 1)
            yield place, "icon", "scholar" if sign == "first" else "disc", table.side(1).text
        case "gold-price":
            yield place, "icon", "gold", GOODS["gold"]
            yield place, "text", "6", INK


def belfort_sign(sign: str) -> Iterator[Fact]:
    table, place = Belfort(crowded(5), NAMES), f"sign.{sign}"
    match sign:
        case _ if sign in _BELFORT:
            yield place, "icon", *_BELFORT[sign]
        case _ if sign in GUILDS:
            yield from table.guild(place, sign)
        case "basic" | "resource" | "interactive":
            yield place, "area", None, belfort.CATEGORY[sign]
        case "neutral":
            yield table.token(place, -1)
        case _ if sign.startswith("seat-"):
            yield table.token(place, seat(sign))
        case _:
            yield from _belfort_mark(table, place, sign)


def _belfort_mark(table: Belfort, place: str, sign: str) -> Iterator[Fact]:
    """A mark that other things bear."""
    ground = belfort.GROUND
    match sign:
        case "master":
            yield from table.worker(place, "master_elf")
        case "crest":
            yield from table.crest(place, 1)
        case "number":
            yield place, "icon", "bf_disc_full", INK
            yield place, "text", "1", TEXT
        case "led":
            yield table.token(place, 0)
            yield place, "text", "1", INK
        case "marker":
            yield from table.marker(place, 1, "bf_pub")
        case "free" | "golden":
            yield place, "area", None, NOW if sign == "golden" else mix(ground, INK, 0.30)
            yield place, "area", None, mix(ground, PAPER, 0.36)
            yield place, "icon", "bf_pub", mix(ground, INK, 0.42)
        case "lock":
            yield place, "icon", "bf_disc_full", INK
            yield place, "icon", "bf_lock", PAPER
        case "filled":
            for tone in (INK, NOW, INK, belfort.SPENT):
                yield place, "icon", "bf_disc_full", tone
        case "doubt":
            yield place, "text", "?", MUTED
        case "brings":
            yield place, "text", "+5", NOW


def tzolkin_sign(sign: str) -> Iterator[Fact]:
    table, place = Tzolkin(POSITIONS["4 players"], NAMES[:4]), f"sign.{sign}"
    gear = next((gear for gear in GEARS if sign == f"gear-{gear}"), None)
    match sign:
        case _ if sign in _TZOLKIN:
            yield place, "icon", *_TZOLKIN[sign]
        case _ if gear is not None:
            yield place, "area", None, tzolkin.GEARS[gear]
            yield place, "area", None, tzolkin.DARK[gear]
        case _ if sign.startswith("seat-"):
            yield from table.token(place, seat(sign))
        case "nobody":
            yield from table.token(place, DUMMY)
        case "first":
            yield from ((place, "icon", "tk_first", tone) for tone in (INK, tzolkin.WHEEL))
            yield place, "text", "1", INK
        case "next":
            tones = (NOW, tzolkin.SEAT["tikal"])
            yield from ((place, "icon", "tk_round", tone) for tone in tones)
            yield place, "text", "3", NOW
        case "today":
            yield from ((place, "icon", "tk_round", tone) for tone in (INK, NOW))
            yield place, "text", "5", INK
        case "laid":
            yield place, "area", None, tzolkin.GEARS["chichen_itza"]
            yield place, "icon", "tk_skull", tzolkin.SPENT
        case "taken":
            yield place, "area", None, tzolkin.EMPTY_FIELD
        case _:
            yield from table.word(place, sign, False)


def tta_sign(sign: str) -> Iterator[Fact]:
    place, colour = f"sign.{sign}", tta.PLAYERS[0][0]
    match sign:
        case _ if sign in _TTA:
            yield place, "icon", *_TTA[sign]
        case _ if sign.startswith("kind-"):
            yield place, "badge", sign.removeprefix("kind-"), None
        case _ if sign.startswith("seat-"):
            own, shape = tta.PLAYERS[seat(sign)]
            yield place, "icon", shape, own
        case "yellow" | "blue":
            yield place, "token", (sign, "2"), None
        case "stage":
            yield place, "icon", "count_cube", tta.BLUE
            yield place, "text", "3", tta.CIVIL
        case "price":
            yield place, "area", None, tta.CYAN_TAB
            yield place, "icon", "count_science", tta.ON_PAPER["science"]
            yield place, "text", "4", INK
        case "civil-back" | "military-back" | "event-back":
            looks = {"civil": tta.CIVIL_BACK, "military": tta.MILITARY_BACK}
            look = looks.get(sign.removesuffix("-back"), tta.KINDS["event"])
            yield place, "text", "I", look.text
        case "start" | "turn" | "star":
            yield place, "area", None, colour
            name = {"start": "start_flag", "turn": "to_move"}.get(sign, sign)
            yield place, "icon", name, INK
        case "new":
            yield place, "area", None, NOW
        case "ruin":
            yield place, "icon", "badge_arch", tta.KINDS["wonder"].fill
            yield place, "icon", "kind_ruin", tta.KINDS["wonder"].text
        case "attacker":
            yield place, "icon", "kind_aggression", TEXT
            yield place, "icon", "to_left", TEXT


def seat(sign: str) -> int:
    """The seat whose sign this is, from 0."""
    return int(sign.removeprefix("seat-")) - 1


LOOKS: Mapping[str, Callable[[str], Iterator[Fact]]] = {
    "belfort": belfort_sign,
    "tzolkin": tzolkin_sign,
    "antike-duellum": antike_sign,
    "tta-new-story": tta_sign,
    "tta-first-edition": tta_sign,
}
"""The marks of a sign, for each game."""
