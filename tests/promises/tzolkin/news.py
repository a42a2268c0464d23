"""The log: each line agrees with its event, and all lines add up to what everybody has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.games.tzolkin.components import MONUMENTS, WEALTH
from engine.games.tzolkin.goods import GOODS
from engine.games.tzolkin.view import LAST_DAY
from tests.promises.book import Change
from tests.promises.case import Case, Sentence
from tests.promises.tzolkin.things import BOOK, goods, heap

N = "tzolkin-news/"


def _cause(code: str) -> str:
    """What is named as the cause of goods."""
    return "starting wealth" if code in WEALTH else code


def _who(case: Case, said: Sentence) -> None:
    case.same("who", said.seat("who"), case.event.seat)


@BOOK.promise(N + "game-began")
def game_began(case: Case, said: Sentence) -> None:
    case.same("start player", said.seat("who"), case.event.first)
    case.same("start player", case.state.first, case.event.first)


@BOOK.promise(N + "dummies")
def dummies(case: Case, said: Sentence) -> None:
    case.same("spaces", tuple(said.values("spaces")), case.event.dummies)


@BOOK.promise(
    N + "wealth-chosen", N + "turn-began", N + "light-regained", N + "worker-joined", N + "resigned"
)
def only_who(case: Case, said: Sentence) -> None:
    _who(case, said)


@BOOK.promise(N + "first-player")
def first_player(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("who has it", case.event.seat, case.after.first)


@BOOK.promise(N + "wealth-shown")
def wealth_shown(case: Case, said: Sentence) -> None:
    _who(case, said)
    kept = [WEALTH[tile] for tile in case.event.tiles]
    case.same("tiles", said.values("tiles"), [f"{tile.gear}-{tile.space}" for tile in kept])


@BOOK.promise(N + "round-began")
def round_began(case: Case, said: Sentence) -> None:
    event = case.event
    told = said.number("day"), said.seat("first"), said.yes("food_day")
    case.same("round", told, (min(event.day, LAST_DAY), event.first, event.food_day))


@BOOK.promise(N + "begged")
def begged(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("corn", said.number("corn"), case.event.corn)


@BOOK.promise(N + "placed", N + "placed-mercy")
def placed(case: Case, said: Sentence) -> None:
    _who(case, said)
    told = said.value("space"), said.number("corn"), said.id.endswith("mercy")
    case.same("place", told, (case.event.space, case.event.corn, case.event.mercy))


@BOOK.promise(N + "claimed")
def claimed(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("corn", said.number("corn"), case.event.corn)


@BOOK.promise(N + "taken-for-nothing", N + "taken", N + "taken-for-other")
def taken(case: Case, said: Sentence) -> None:
    _who(case, said)
    event, worker = case.event, said.value("space")
    kind = "taken-for-nothing" if event.action is None else "taken"
    other = event.action not in (None, event.worker)
    case.same("form", said.id, N + ("taken-for-other" if other else kind))
    case.same("worker", worker, event.worker)
    if other:
        case.same("action", (said.value("action"), said.number("corn")), (event.action, event.corn))


@BOOK.promise(N + "gained", N + "paid")
def gained(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("goods", goods(said.values("goods")), heap(case.event.goods))
    name = "source" if said.id == N + "gained" else "what"
    case.same("cause", said.value(name), _cause(getattr(case.event, name)))


@BOOK.promise(N + "harvested-*")
def harvested(case: Case, said: Sentence) -> None:
    _who(case, said)
    event = case.event
    told = said.code, goods(said.values("goods")), said.value("group")
    case.same("harvest", told, (event.way, heap(event.goods), f"palenque-{event.group}"))


@BOOK.promise(N + "climbed", N + "climbed-wasted", N + "descended")
def climbed(case: Case, said: Sentence) -> None:
    _who(case, said)
    event = case.event
    case.same("temple", said.value("temple"), event.temple)
    case.same("wasted", said.id.endswith("wasted"), getattr(event, "wasted", False))
    down = event.kind == "descended"
    case.same("down", down, said.id == N + "descended")
    if "step" in said:
        case.same("step", said.number("step"), event.step)


@BOOK.promise(N + "researched", N + "researched-repeat")
def researched(case: Case, said: Sentence) -> None:
    _who(case, said)
    event = case.event
    told = said.value("track")
    found = event.track if event.repeat else (event.track, event.level)
    case.same("technology", told, found)
    case.same("again", said.id.endswith("repeat"), event.repeat)


@BOOK.promise(N + "constructed", N + "monument-built")
def constructed(case: Case, said: Sentence) -> None:
    _who(case, said)
    event, paid = case.event, goods(said.values("paid"))
    case.same("tile", said.value("tile"), event.tile)
    case.same("paid", paid, heap(event.paid))
    case.same("monument", said.id.startswith(N + "mon"), event.tile in MONUMENTS)
    if "free" in said:
        case.same("free", said.yes("free"), not paid)


@BOOK.promise(N + "traded-*")
def traded(case: Case, said: Sentence) -> None:
    _who(case, said)
    event = case.event
    told = goods(said.values("sold")), goods(said.values("bought"))
    case.same("trade", told, (heap(event.sold), heap(event.bought)))
    case.same("corn", said.number("gained") - said.number("paid"), event.corn)
    case.same("way", said.code, "both" if all(told) else "sell" if told[0] else "buy")


@BOOK.promise(N + "skull-laid")
def skull_laid(case: Case, said: Sentence) -> None:
    _who(case, said)
    told = said.value("space"), said.number("points")
    case.same("skull", told, (f"chichen_itza-{case.event.space}", case.event.points))


@BOOK.promise(N + "points-scored")
def points_scored(case: Case, said: Sentence) -> None:
    _who(case, said)
    told = said.value("points"), said.value("source")
    case.same("points", told, (("point", case.event.points), case.event.source))


@BOOK.promise(N + "display-filled")
def display_filled(case: Case, said: Sentence) -> None:
    case.same("tiles", tuple(said.values("tiles")), case.event.tiles)


@BOOK.promise(N + "age-began")
def age_began(case: Case, said: Sentence) -> None:
    case.same("tiles", tuple(said.values("display")), case.event.display)


@BOOK.promise(N + "calendar-corn")
def calendar_corn(case: Case, said: Sentence) -> None:
    _who(case, said)
    case.same("corn", said.number("corn"), case.event.corn)


@BOOK.promise(N + "food-day-began")
def food_day(case: Case, said: Sentence) -> None:
    told = said.number("number"), said.yes("scoring")
    case.same("Food Day", told, (case.event.number, case.event.scoring))
    kinds = {e.kind for e in case.events}
    given = kinds & {"rewarded", "temple_scored"}
    case.holds("points", given <= {"temple_scored" if told[1] else "rewarded"})


@BOOK.promise(N + "fed", N + "fed-hungry")
def fed(case: Case, said: Sentence) -> None:
    _who(case, said)
    event = case.event
    case.same("corn", said.number("corn"), event.corn)
    case.same("hungry", said.id.endswith("hungry"), event.hungry > 0)
    if "hungry" in said:
        told = said.number("hungry"), said.number("points")
        case.same("hungry", told, (event.hungry, -event.points))


@BOOK.promise(N + "rewarded")
def rewarded(case: Case, said: Sentence) -> None:
    _who(case, said)
    told = goods(said.values("goods")), said.value("temple")
    case.same("reward", told, (heap(case.event.goods), case.event.temple))


@BOOK.promise(N + "skulls-short")
def skulls_short(case: Case, said: Sentence) -> None:
    told = said.number("due"), said.number("left")
    case.same("skulls", told, (case.event.due, case.event.left))
    got = [e for e in case.heard("rewarded") if e.goods.skull]
    case.holds("somebody got one", not got)


@BOOK.promise(N + "temple-scored", N + "temple-lost")
def temple_scored(case: Case, said: Sentence) -> None:
    _who(case, said)
    event = case.event
    sign = -1 if said.id.endswith("lost") else 1
    ((kind, points),) = said.values("points")
    told = said.value("temple"), (kind, sign * points), said.number("bonus")
    case.same("temple", told, (event.temple, ("point", event.points), event.bonus))


@BOOK.promise(N + "calendar-advanced", N + "calendar-advanced-twice")
def calendar_advanced(case: Case, said: Sentence) -> None:
    event = case.event
    case.same("day", said.number("day"), min(event.day, LAST_DAY))
    if said.id.endswith("twice"):
        case.same("who", (said.seat("who"), 2), (event.by, event.days))
    else:
        case.same("corn", (said.number("corn"), 1), (event.corn_laid, event.days))


@BOOK.promise(N + "calendar-ends")
def calendar_ends(case: Case, said: Sentence) -> None:
    case.holds("the game goes on", case.after.result is not None)


@BOOK.promise(N + "fell")
def fell(case: Case, said: Sentence) -> None:
    _who(case, said)
    spaces = tuple(said.values("spaces"))
    case.same("spaces", spaces, case.event.spaces)
    case.same("workers", said.number("count"), len(spaces))


@BOOK.thing(N + "scored")
def scored(said: Sentence) -> tuple[Any, int]:
    return said.value("what"), said.number("points")


@BOOK.promise(N + "final-scored", N + "final-lost")
def final_scored(case: Case, said: Sentence) -> None:
    _who(case, said)
    event = case.event
    sources = dict(said.values("sources"))
    found = {"corn": event.corn_points, "skulls": event.skull_points} | dict(event.monument_points)
    case.same("sources", sources, found)
    sign = -1 if said.id.endswith("lost") else 1
    ((_, points),) = said.values("points")
    case.same("points", sign * points, sum(found.values()))
    case.same("corn", said.number("corn"), event.corn)


@BOOK.promise(N + "ended-*")
def ended(case: Case, said: Sentence) -> None:
    result, players = case.after.result, case.after.players
    winners = [s for s, place in enumerate(result.places) if place == 1]
    case.same("winners", said.values("who"), winners)
    case.same("winners", said.number("count"), len(winners))
    case.same("cause", said.code, result.cause)
    told = said.values("scores")
    case.same("points", dict(told), {s: p.points for s, p in enumerate(players)})
    places = [result.places[s] for s, _ in told]
    case.same("order", places, sorted(places))


# ------------------------------------------------------------------------------------ adding up


@BOOK.adds_up
def holdings(state: Any) -> dict[tuple[int, str], int]:
    """Goods, and points by source."""
    found: dict[tuple[int, str], int] = {}
    for seat, player in enumerate(state.players):
        found |= {(seat, kind): player.purse.of(kind) for kind in GOODS}
        found |= {(seat, f"points: {s}"): n for s, n in player.scored.items()}
    return found


def _gains(said: Sentence, name: str = "goods", sign: int = 1) -> Iterator[Change]:
    who = said.seat("who")
    return ((who, kind, sign * n) for kind, n in goods(said.values(name)).items())


@BOOK.ledger(N + "gained", N + "harvested-*", N + "rewarded")
def gains(case: Case, said: Sentence) -> Iterable[Change]:
    return _gains(said)


@BOOK.ledger(N + "paid")
def pays(case: Case, said: Sentence) -> Iterable[Change]:
    return _gains(said, sign=-1)


@BOOK.ledger(N + "constructed", N + "monument-built")
def builds(case: Case, said: Sentence) -> Iterable[Change]:
    return _gains(said, "paid", -1)


@BOOK.ledger(N + "traded-*")
def trades(case: Case, said: Sentence) -> Iterable[Change]:
    yield from _gains(said, "bought")
    yield from _gains(said, "sold", -1)
    yield said.seat("who"), "corn", said.number("gained") - said.number("paid")


@BOOK.ledger(N + "begged", N + "calendar-corn")
def more_corn(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "corn", said.number("corn")


@BOOK.ledger(N + "placed", N + "placed-mercy", N + "claimed", N + "taken-for-other", N + "fed")
def less_corn(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "corn", -said.number("corn")


@BOOK.ledger(N + "fed-hungry")
def hungry(case: Case, said: Sentence) -> Iterable[Change]:
    yield from less_corn(case, said)
    yield said.seat("who"), "points: hunger", -said.number("points")


@BOOK.ledger(N + "skull-laid")
def lays(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "points: chichen_itza", said.number("points")
    yield said.seat("who"), "skull", -1


@BOOK.ledger(N + "points-scored")
def points(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), f"points: {said.value('source')}", said.value("points")[1]


@BOOK.ledger(N + "temple-scored")
def temples(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "points: temples", said.value("points")[1]


@BOOK.ledger(N + "temple-lost")
def temples_lost(case: Case, said: Sentence) -> Iterable[Change]:
    yield said.seat("who"), "points: temples", -said.value("points")[1]


@BOOK.ledger(N + "final-scored", N + "final-lost")
def finally_(case: Case, said: Sentence) -> Iterable[Change]:
    """Resources are sold: the corn told is what there is then."""
    who = said.seat("who")
    for what, n in said.values("sources"):
        source = what if what in ("corn", "skulls") else "monuments"
        yield who, f"points: {source}", n
    had = case.state.players[who].purse
    for kind in ("wood", "stone", "gold"):
        yield who, kind, -had.of(kind)
    eaten = sum(e.corn for e in case.heard("fed") if e.seat == who)
    found = sum(e.corn for e in case.heard("calendar_corn") if e.seat == who)
    yield who, "corn", said.number("corn") - (had.corn + found - eaten)


BOOK.exempt(
    "only in logs of games begun before the calendar itself asked; test_tzolkin_words.py",
    N + "claimed-advance-*",
    N + "advance-set-*",
)


@BOOK.total
def table_of_points(case: Case, seat: int, sources: Any) -> None:
    scored_ = case.state.players[seat].scored
    case.same(
        "sources", {s: n for s, n in sources.items() if n}, {s: n for s, n in scored_.items() if n}
    )
