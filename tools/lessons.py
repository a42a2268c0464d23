"""The positions at which lessons begin, and the answers among which their ways are looked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core import Action, Decision


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the position of a lesson is to be.

    right: whether it is, told from the view of the seat that is asked alone, and its question.
    uses: answers that the way may hold. least, most: own answers that it may take. follows: the
    level of the thinker whose line is the way, for lessons of several turns; empty: the shortest
    line is. level: of those who play up to the position, and of the others after it. first: the
    first deal that is tried. within: answers after which a game is looked at no more. missed: of a
    dozen lines by chance at least so many miss the goal. shows: whether a way is a good example,
    told from the learner's answers.
    """

    game: str
    lesson: str
    seats: int
    right: Callable[[Any, Decision], bool]
    uses: Callable[[Action], bool] = lambda _: True
    least: int = 1
    most: int = 6
    follows: str = ""
    level: str = "normal"
    options: Mapping[str, Any] = field(default_factory=dict)
    first: int = 1
    within: int = 1_000
    missed: int = 3
    shows: Callable[[Sequence[Mapping[str, Any]]], bool] = lambda _: True


def _own(view: Any) -> Any:
    return view.players[view.viewer]


def _standing(view: Any, gear: str, spaces: range) -> bool:
    """Whether a worker of the viewer stands on one of some spaces of a gear."""
    there = next(g for g in view.gears if g.id == gear).spaces
    return any(there[n] == view.viewer for n in spaces)


def _begins(view: Any, decision: Decision) -> bool:
    """A turn of Tzolk'in begins, and nobody has to beg."""
    return bool(decision.kind == "turn" and view.mode == "open" and _own(view).goods.corn > 2)


def _simple(action: Any) -> bool:
    """Placing where beginners begin, and taking back without any further choice."""
    if action.kind == "take":
        then = getattr(action.then, "way", None)
        return bool(action.action == action.worker and then in (None, "corn"))
    gears = ("palenque", "yaxchilan", "uxmal")
    return action.kind == "end_turn" or getattr(action, "gear", "") in gears


def _kinds(*kinds: str) -> Callable[[Action], bool]:
    return lambda action: action.kind in kinds


TZOLKIN = (
    Wanted(
        "tzolkin", "win", 4,
        lambda v, d: _begins(v, d) and 6 <= v.day <= 16 and _own(v).goods.skull > 0
        and _standing(v, "chichen_itza", range(4, 7)),
        _kinds("take"), most=1,
    ),
    Wanted(
        "tzolkin", "place", 4,
        lambda v, d: _begins(v, d) and v.day == 0 and v.first != v.viewer
        and 5 <= _own(v).goods.corn <= 8 and _own(v).workers == 3,
        _kinds("place", "end_turn"), least=4, most=4, within=20,
        shows=lambda way: [a.get("gear") for a in way[:3]] == ["palenque", "yaxchilan", "uxmal"],
    ),
    Wanted(
        "tzolkin", "take", 4,
        lambda v, d: _begins(v, d) and 3 <= v.day <= 7 and _standing(v, "palenque", range(2, 6)),
        _kinds("take", "harvest"), most=2, within=150,
        shows=lambda way: way[0]["action"] == way[0]["worker"]
        and (way[0]["then"] or {}).get("way") == "corn",
    ),
    Wanted(
        "tzolkin", "signs", 4,
        lambda v, d: _begins(v, d) and 4 <= v.day <= 6 and _own(v).on_gears >= 2
        and _standing(v, "yaxchilan", range(4, 5)),
        _kinds("take"), most=1,
    ),
    Wanted(
        "tzolkin", "food", 4,
        lambda v, d: _begins(v, d) and v.day == 5 and _own(v).hunger.corn == 6
        and _own(v).goods.corn <= 4 and _own(v).hand == 0
        and _standing(v, "palenque", range(2, 4)),
        follows="good", most=12,
    ),
    Wanted(
        "tzolkin", "build", 4,
        lambda v, d: _begins(v, d) and 4 <= v.day <= 9 and _own(v).on_gears >= 2
        and _standing(v, "tikal", range(2, 3)) and _own(v).goods.resources >= 2,
        _kinds("take", "construct", "pay", "skip", "take_resources", "climb", "research"),
        most=4,
    ),
    Wanted(
        "tzolkin", "opening", 4,
        lambda v, d: _begins(v, d) and v.day == 0 and 5 <= _own(v).goods.corn <= 8
        and v.first == v.viewer and _own(v).workers == 3,
        _simple, most=7, within=20,
        shows=lambda way: [a["kind"] for a in way] == [
            "place", "place", "end_turn", "place", "end_turn", "take", "end_turn"
        ] and len({a.get("gear") for a in way[:2]}) == 2,

    ),
    Wanted(
        "tzolkin", "end", 4,
        lambda v, d: _begins(v, d) and v.last_round and v.today and v.held == 3
        and 2 <= _own(v).on_gears <= 4 and _own(v).points < max(p.points for p in v.players) + 6,
        follows="good", least=2, most=8, missed=8,
    ),
)  # fmt: skip


def _acts(view: Any, decision: Decision, *rounds: int) -> bool:
    """The Actions of the viewer begin in one of some rounds of Belfort."""
    return bool(decision.kind == "actions" and view.round in rounds)


def _offers(decision: Decision, verb: str) -> bool:
    return any(menu.verb == verb for menu in decision.menus)


BELFORT = (
    Wanted(
        "belfort", "win", 3,
        lambda v, d: _acts(v, d, 1, 2) and len(_own(v).built) >= 1 and _offers(d, "build"),
        _kinds("build"), most=1, within=160,
    ),
    Wanted(
        "belfort", "place", 3,
        lambda v, d: d.kind == "placement" and v.round == 1
        and sum(n for _, n in _own(v).workers) == 6,
        lambda a: a.kind in ("pass", "send", "swap_crest")
        or (a.kind == "place" and a.plank in ("kings_camp", "guild_d1", "guild_d2")),
        most=4, within=20, missed=1,
        shows=lambda way: way[0]["kind"] == "place" and way[1]["kind"] == "pass",
    ),
    Wanted(
        "belfort", "build", 3,
        lambda v, d: _acts(v, d, 1) and _offers(d, "build"),
        _kinds("build"), most=1, within=80,
    ),
    Wanted(
        "belfort", "gnome", 3,
        lambda v, d: _acts(v, d, 2, 3) and _offers(d, "hire") and len(_own(v).built) >= 2,
        _kinds("hire"), most=1, within=160,
    ),
    Wanted(
        "belfort", "trade", 3,
        lambda v, d: _acts(v, d, 2, 3) and not _offers(d, "build") and _offers(d, "buy"),
        _kinds("buy", "build", "sell"), least=2, most=3, within=160,
    ),
    Wanted(
        "belfort", "opening", 3,
        lambda v, d: d.kind == "placement" and v.round == 1
        and sum(n for _, n in _own(v).workers) == 6,
        follows="good", most=22, within=20,
        shows=lambda way: sum(a["kind"] == "place" for a in way) <= 4
        and [a["kind"] for a in way].index("pass") <= 2,
    ),
    Wanted(
        "belfort", "end", 3,
        lambda v, d: _acts(v, d, 7) and _own(v).score <= 3 + min(p.score for p in v.players),
        follows="good", least=2, most=14, missed=6,
    ),
)  # fmt: skip


def _nation(view: Any) -> Any:
    return view.nations[view.viewer]


def _chooses(view: Any, decision: Decision) -> bool:
    """A turn of Antike Duellum begins."""
    return bool(decision.kind == "choose_field" and view.mover == view.viewer)


def _near(view: Any) -> bool:
    """Whether an own unit stands by a city of the other nation."""
    own = view.viewer
    return any(r.owner == 1 - own and r.units[own].total for r in view.regions)


ANTIKE = (
    Wanted(
        "antike-duellum", "win", 2,
        lambda v, d: _chooses(v, d) and 5 <= v.turn <= 30,
        follows="good", most=7, level="good", within=240,
    ),
    Wanted(
        "antike-duellum", "rondel", 2,
        lambda v, d: _chooses(v, d) and 3 <= v.turn <= 24,
        _kinds("move_marker", "pay_rondel"), most=2, level="good", within=240,
    ),
    Wanted(
        "antike-duellum", "signs", 2,
        lambda v, d: _chooses(v, d) and 3 <= v.turn <= 24 and _nation(v).box.galley
        and _nation(v).purse.iron >= 2,
        _kinds("move_marker", "deploy"), most=2, level="good", within=240,
    ),
    Wanted(
        "antike-duellum", "found", 2,
        lambda v, d: _chooses(v, d) and v.turn <= 24,
        _kinds("move_marker", "found", "done"), most=4, level="good", within=240,
    ),
    Wanted(
        "antike-duellum", "attack", 2,
        lambda v, d: _chooses(v, d) and v.turn > 10 and _near(v),
        _kinds("move_marker", "conquer", "done", "lose_units", "sacrifice"), most=6, level="good",
    ),
    Wanted(
        "antike-duellum", "opening", 2,
        lambda v, d: _chooses(v, d) and v.turn == 1,
        follows="strong", most=30, level="good", within=10,
    ),
    Wanted(
        "antike-duellum", "end", 2,
        lambda v, d: _chooses(v, d) and len(_nation(v).personages) == 8,
        follows="good", most=12, level="good",
    ),
)  # fmt: skip


def _acting(view: Any, decision: Decision) -> bool:
    """The action phase of a civilization begins."""
    own = _own(view)
    return bool(
        decision.kind == "actions"
        and view.current == view.viewer
        and own.ca == own.ca_total
        and own.ma == own.ma_total
    )


TTA = (
    Wanted(
        "tta-new-story", "win", 2,
        lambda v, d: _acting(v, d) and v.round <= 9 and _own(v).stages >= 1,
        _kinds("build_stages"), most=1, within=130,
    ),
    Wanted(
        "tta-new-story", "row", 2,
        lambda v, d: d.kind == "actions" and v.round == 1 and _own(v).ca == 2,
        _kinds("take"), most=1, within=5,
    ),
    Wanted(
        "tta-new-story", "build", 2,
        lambda v, d: _acting(v, d) and v.round == 2,
        _kinds("build", "populate"), least=2, most=2, within=20,
        shows=lambda way: [a["kind"] for a in way] == ["build", "populate"],
    ),
    Wanted(
        "tta-new-story", "signs", 2,
        lambda v, d: _acting(v, d) and 4 <= v.round <= 6 and _own(v).corruption > 0
        and not _own(v).discontent,
        _kinds("build"), most=1, within=80, first=2,
    ),
    Wanted(
        "tta-new-story", "happy", 2,
        lambda v, d: _acting(v, d) and 4 <= v.round <= 6 and _own(v).discontent == 1
        and _own(v).idle == 1,
        _kinds("build"), most=1, within=80,
    ),
    Wanted(
        "tta-new-story", "attack", 2,
        lambda v, d: d.kind == "politics" and v.age <= 2 and _offers(d, "aggression"),
        _kinds("play_aggression"), most=1, within=220,
    ),
    Wanted(
        "tta-new-story", "opening", 2,
        lambda v, d: d.kind == "actions" and v.round == 1 and _own(v).ca == 2,
        follows="good", most=18, within=5,
    ),
    Wanted(
        "tta-new-story", "end", 2,
        lambda v, d: _acting(v, d) and v.round == v.last_round,
        follows="good", least=1, most=6,
    ),
)  # fmt: skip

WANTED = (*TZOLKIN, *BELFORT, *ANTIKE, *TTA)
