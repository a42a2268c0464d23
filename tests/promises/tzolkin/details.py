"""Second lines: what comes with an answer, and what would be wasted."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core import Turn
from engine.core.clone import clone
from engine.games.tzolkin import calendar, feeding, gears
from engine.games.tzolkin.actions import EndTurn, Take
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS
from engine.games.tzolkin.goods import Good, Goods
from engine.games.tzolkin.knowledge import ability, harvest_goods, taken
from engine.games.tzolkin.rules import RULES
from engine.games.tzolkin.view import LAST_DAY
from tests.promises.case import Case, Sentence
from tests.promises.tzolkin.choices import C, done, full
from tests.promises.tzolkin.play import offers, played_on, rich, turn_of, turned
from tests.promises.tzolkin.spaces import T
from tests.promises.tzolkin.things import BOOK, gained, goods

# ------------------------------------------------------------------------------------- placing


@BOOK.promise(C + "on-space")
def on_space(case: Case, said: Sentence) -> None:
    """What is performed."""
    name = said.value("space")
    case.same("space", name, (getattr(case.action, "then", None) or case.action).action)
    case.notes["space"] = name
    case.each(said.inner("does"))


@BOOK.promise(C + "today")
def today(case: Case, said: Sentence) -> None:
    """What can be done where the worker is put."""
    (event,) = case.heard("placed")
    case.notes["space"] = event.space
    case.each(said.inner("does"))


@BOOK.promise(C + "today-nothing")
def today_nothing(case: Case, said: Sentence) -> None:
    (event,) = case.heard("placed")
    name = event.space
    assert case.seat is not None
    copy = rich(turn_of(case.after, case.seat), case.seat)
    for player in copy.players:
        player.technologies["theology"] = 0  # it reaches ahead, which is another thing
    case.same("what can be done there", [Take(name)], offers(copy, lambda a: _of(a, name)))


def _of(action: Any, worker: str) -> bool:
    return getattr(action, "worker", "") == worker


@BOOK.promise(C + "tomorrow")
def tomorrow(case: Case, said: Sentence) -> None:
    """Where the gear carries the worker, and what he can do there."""
    (event,) = case.heard("placed")
    later, _ = turned(case.after, said.number("day"))
    gear, number = gears.parse(event.space)
    name = gears.space(gear.id, number + said.number("day"))
    case.same("who stands there", case.seat, later.gears[gear.id][number + said.number("day")])
    case.notes["space"] = name
    case.each(said.inner("does"))


# ------------------------------------------------------------------------------- the start space


def round_over(state: Any, seat: int) -> Any:
    """The end of the turn of a seat who is the last in this round: the news, and the step."""
    copy = turn_of(state, seat)
    copy.now.mode = "placing"
    return RULES.apply(copy, seat, EndTurn())


def _closed(case: Case) -> Any:
    if "closed" not in case.notes:
        case.notes["closed"] = round_over(case.after, case.seat or 0)
    return case.notes["closed"]


def _told(step: Any, kind: str) -> list[Any]:
    return [n.event for n in step.news if n.event.kind == kind]


@BOOK.promise(C + "teeth-corn")
def teeth_corn(case: Case, said: Sentence) -> None:
    told = [(e.seat, e.corn) for e in _told(_closed(case), "calendar_corn")]
    case.same("corn", [(case.seat, said.number("corn"))], told)


def _marker(case: Case) -> tuple[list[int], list[int]]:
    """Who gets the marker, and who begins the next round."""
    step = _closed(case)
    news = list(step.news)
    while step.decisions and step.decisions[0].kind == "choose_days":
        (decision,) = step.decisions
        answer = next(decision.every())
        step = case.run.rules.apply(step.state, decision.seat, answer)
        news += step.news
    events = [n.event for n in news]
    return (
        [e.seat for e in events if e.kind == "first_player"],
        [e.first for e in events if e.kind == "round_began"],
    )


@BOOK.promise(C + "marker-comes")
def marker_comes(case: Case, said: Sentence) -> None:
    case.same("start player", ([case.seat], [case.seat]), _marker(case))
    case.notes["marker"] = True


@BOOK.promise(C + "marker-goes")
def marker_goes(case: Case, said: Sentence) -> None:
    who = said.seat("who")
    case.same("start player", ([who], [who]), _marker(case))
    case.holds("the mover does not have it", case.state.first == case.seat)
    left = [s for s in range(who + 1, who + len(case.state.players)) if s]
    in_game = [s % len(case.state.players) for s in left]
    last = [s for s in in_game if not case.state.players[s].resigned][-1]
    case.same("last in the next round", case.seat, last)
    case.notes["marker"] = True


@BOOK.promise(C + "claim-light", C + "claim-dark")
def claim_days(case: Case, said: Sentence) -> None:
    """Asked unless somebody would fall; with a dark board never."""
    step = _closed(case)
    asked = [d.seat for d in step.decisions if d.kind == "choose_days"]
    if said.id.endswith("light"):
        falls = any(_second_day_falls(case.after))
        case.same("who is asked", [] if falls else [case.seat], asked)
    else:
        case.same("who is asked", [], asked)
    if step.decisions and not asked:
        case.same("days", 1, step.state.day - case.state.day)


def _second_day_falls(state: Any) -> Any:
    """Whoever would fall on the second day only; the worker on the start space is no matter."""
    _, first = turned(state, 1)
    _, both = turned(state, 2)
    return both[len(first) :]


@BOOK.promise(C + "claim-in-last-round")
def claim_in_last_round(case: Case, said: Sentence) -> None:
    case.holds("another round comes", _closed(case).state.result is not None)
    case.notes["marker"] = True


# ---------------------------------------------------------------------------------- the calendar


@BOOK.promise(C + "day-comes", C + "day-comes-with-food")
def day_comes(case: Case, said: Sentence) -> None:
    (event,) = case.heard("round_began")
    food = said.id.endswith("food")
    case.same("day", (said.number("day"), food), (min(event.day, LAST_DAY), event.food_day))


@BOOK.promise(C + "board-turns")
def board_turns(case: Case, said: Sentence) -> None:
    case.holds("the board stays light", not case.after.players[case.seat].light)
    case.notes["dark"] = True


# ---------------------------------------------------------------------------------- temples, skulls


def temple_points(state: Any, seat: int, temple: str) -> int:
    """What the step of a marker brings at the end of an age, without the bonus for the highest."""
    t = Turn(clone(state))
    calendar._score_temple(t, temple, 1)  # type: ignore[arg-type]
    (event,) = [n.event for n in t.news if n.event.seat == seat]
    points: int = event.points - event.bonus
    return points


@BOOK.promise(C + "up-to")
def up_to(case: Case, said: Sentence) -> None:
    temple = said.value("temple")
    climbed = [e for e in done(case, "climbed") if e.temple == temple]
    case.same("wasted", [False], [e.wasted for e in climbed[:1]])
    after = clone(case.state)
    after.players[case.seat].temples[temple] = climbed[0].step
    case.same("points", said.number("points"), temple_points(after, case.seat or 0, temple))


@BOOK.promise(C + "wasted")
def wasted(case: Case, said: Sentence) -> None:
    temple = said.value("temple")
    case.notes.setdefault("wasted", set()).add(temple)
    climbed = [e for e in done(case, "climbed") if e.temple == temple]
    case.holds("the step is not wasted", any(e.wasted for e in climbed))


@BOOK.promise(C + "partly-wasted")
def partly_wasted(case: Case, said: Sentence) -> None:
    temple = said.value("temple")
    case.notes.setdefault("wasted", set()).add(temple)
    climbed = [e.wasted for e in case.heard("climbed") if e.temple == temple]
    told = said.number("count"), said.number("steps")
    case.same("steps", told, (climbed.count(False), len(climbed)))


def skulls(events: list[Any]) -> int:
    """Skulls gained."""
    return gained(events, "gained").get("skull", 0)


def _with_skulls(case: Case) -> int:
    """Skulls that the answer would bring if there were enough."""
    copy = case.copy()
    copy.skulls += 9
    step = case.run.rules.apply(copy, case.seat or 0, case.action)
    return skulls(played_on(step, case.seat or 0, False)[0])


@BOOK.promise(C + "no-skull")
def no_skull(case: Case, said: Sentence) -> None:
    case.notes["short"] = True
    case.same("skulls", (0, True), (skulls(full(case)[0]), _with_skulls(case) > 0))


@BOOK.promise(C + "no-more-skulls")
def no_more_skulls(case: Case, said: Sentence) -> None:
    case.notes["short"] = True
    got = skulls(full(case)[0])
    case.holds("no skull at all", got > 0)
    case.same("skulls left", 0, full(case)[2].skulls)
    case.holds("there are enough", _with_skulls(case) > got)


@BOOK.promise(C + "all-in-play")
def all_in_play(case: Case, said: Sentence) -> None:
    case.notes["no worker"] = True
    case.same("workers left", 0, case.state.players[case.seat].supply)


@BOOK.promise(C + "takes-tile")
def takes_tile(case: Case, said: Sentence) -> None:
    seat = case.seat or 0
    had, has = case.state.players[seat].corn_tiles, case.after.players[seat].corn_tiles
    case.same("corn tiles", 1, has - had)
    case.notes["tile"] = True


@BOOK.promise(C + "begging")
def begging(case: Case, said: Sentence) -> None:
    case.same("corn", said.number("corn"), case.after.players[case.seat].purse.corn)
    case.holds("no god is angry", case.heard("descended"))


@BOOK.promise(C + "angry")
def angry(case: Case, said: Sentence) -> None:
    case.notes["angry"] = True
    (event,) = case.heard("descended")
    had = case.state.players[event.seat].temples[event.temple]
    case.same("steps down", 1, had - case.after.players[event.seat].temples[event.temple])


# --------------------------------------------------------------------------------- buildings, skill


@BOOK.promise(C + "tile-gives")
def tile_gives(case: Case, said: Sentence) -> None:
    (event,) = case.heard("constructed")
    kinds = {t: b.kind for t, b in BUILDINGS.items()} | {t: m.kind for t, m in MONUMENTS.items()}
    case.same("kind", said.value("kind"), kinds[event.tile])
    case.notes["scored"] = event.tile
    case.each(said.inner("effects"))
    case.notes.setdefault("gives", [])


@BOOK.promise(C + "by-skill")
def by_skill(case: Case, said: Sentence) -> None:
    skill = [e for e in case.events if getattr(e, "source", "") == "architecture"]
    got = [("corn", e.goods.corn) if e.kind == "gained" else ("point", e.points) for e in skill]
    if any(e.kind == "researched" and e.repeat and e.track == "architecture" for e in case.events):
        got.pop()  # the bonus of a step beyond the end has the same source
    case.same("by architecture", said.values("gives"), got)
    case.notes["skill"] = True


@BOOK.promise(T + "gives-*")
def gives(case: Case, said: Sentence) -> None:
    """Kept until all effects are read: they are compared together."""
    told = (
        said.code,
        said.number("count"),
        goods(said.values("goods")),
        said.value("temple"),
        said.value("technology"),
    )
    case.notes.setdefault("gives", []).append(told)


def _sum(given: list[Any], *codes: str) -> int:
    return sum(count for code, count, *_ in given if code in codes)


@BOOK.closing
def all_effects(case: Case) -> None:
    """All that tiles and technologies give, and nothing else."""
    given = case.notes.get("gives")
    if given is None:
        return
    case.place = "effects"
    events, asked, after = _effects(case)
    repeats = [e for e in events if e.kind == "researched" and e.repeat]
    deeper = bool(repeats) and case.action.kind != "research"
    learns = _sum(given, "technology", "any_technology")
    tracks = Counter({t: n for code, n, _, _, t in given if code == "technology"})
    learnt = [e for e in events if e.kind == "researched"]
    if not _is_research(case):
        case.same("steps learnt", learns, len(learnt))
        found = Counter(e.track for e in learnt)
        case.holds("other technologies", not tracks - found)
    if not deeper:
        _immediate(case, given, events)
    _lasting(case, given, after)
    _odd(case, given, asked)


def _is_research(case: Case) -> bool:
    choice = getattr(case.action, "then", None) or case.action
    return bool(choice.kind == "research")


def _immediate(case: Case, given: list[Any], events: list[Any]) -> None:
    """Goods, points, steps, workers."""
    chosen = _sum(given, "resources")
    got = Counter(
        gained([e for e in events if getattr(e, "source", "") != "architecture"], "gained")
    )
    told = Counter(dict.fromkeys(got, 0))
    for code, _, what, *_ in given:
        if code == "gain":
            told.update(what)
    if case.notes.get("short"):
        told["skull"] = got["skull"]
    if chosen:
        more = sum(got[r] - told[r] for r in ("wood", "stone", "gold"))
        case.same("resources of choice", chosen, more)
        for r in ("wood", "stone", "gold"):
            told[r] = got[r]
    case.same("goods", dict(+told), dict(+got))
    sources = ("building", "architecture") if _is_research(case) else ("building",)
    scored = [e for e in events if e.kind == "points_scored" and e.source in sources]
    points = sum(e.points for e in scored)
    case.same("points", _sum(given, "points"), points)
    climbed = [e.temple for e in events if e.kind == "climbed"]
    fixed = Counter({t: n for code, n, _, t, _ in given if code == "temple"})
    case.same("steps", _sum(given, "temple", "any_temple"), len(climbed))
    case.holds("other temples", not fixed - Counter(climbed))
    workers = len([e for e in events if e.kind == "worker_joined"])
    none = bool(case.notes.get("no worker"))
    case.same("workers", 0 if none else _sum(given, "worker"), workers)


def _lasting(case: Case, given: list[Any], after: Any) -> None:
    """What workers eat: compared with a Food Day before and after."""
    seat = case.seat or 0
    free, less = _sum(given, "free_workers"), _sum(given, "cheaper_food")
    had, each = feeding.hunger(case.state, seat)
    joined = after.workers(seat) - case.state.workers(seat)
    told = max(0, had + joined - free) * max(0, each - less)
    copy = rich(clone(after), seat)
    t = Turn(copy)
    calendar._feed(t, seat)
    case.same("corn on Food Days", told, t.news[-1].event.corn)


def _odd(case: Case, given: list[Any], asked: list[Any]) -> None:
    """What may be done besides is asked, where it is possible at all."""
    kinds = {
        "extra_building": "choose_building",
        "market": "at_market",
        "any_action": "choose_action",
    }
    for code, kind in kinds.items():
        told = [count for c, count, *_ in given if c == code]
        found = [d for d in asked if d.kind == kind and d.facts["what"] in BUILDINGS]
        case.holds(f"{kind} is not told of", bool(told) or not found)
        for decision in found:
            if code == "any_action":
                case.same("corn", told, [decision.facts["corn"]])


def _effects(case: Case) -> tuple[list[Any], list[Any], Any]:
    """The answer with all that follows; starting wealth comes when the last has chosen."""
    if case.action.kind != "keep_wealth":
        return full(case)
    step, rules = case.step, case.run.rules
    events = []
    while step.decisions and step.decisions[0].kind == "choose_wealth":
        decision = step.decisions[0]
        step = rules.apply(step.state, decision.seat, next(decision.every()))
    mine = [n.event for n in step.news]
    while step.decisions and step.decisions[0].kind != "turn":
        decision = step.decisions[0]
        answer = next(decision.every())
        step = rules.apply(step.state, decision.seat, answer)
        mine += [n.event for n in step.news]
    events = [e for e in mine if getattr(e, "seat", None) == case.seat]
    return events, [], step.state


@BOOK.closing
def warnings(case: Case) -> None:
    """What would be wasted is said, and everything that a second line owes."""
    case.place = "warnings"
    if case.decision is None or "chosen" in case.notes:
        return
    lost = {e.temple for e in case.heard("climbed") if e.wasted}
    case.holds("a wasted step is not told of", lost <= case.notes.get("wasted", set()))
    if case.state.skulls < 3 and case.action.kind in ("take", "perform", "construct", "research"):
        short = _with_skulls(case) > skulls(full(case)[0])
        case.same("skulls that are not there", bool(case.notes.get("short")), short)
    went_down = bool(case.heard("descended")) and case.action.kind != "beg"
    case.same("an angry god", bool(case.notes.get("angry")), went_down)
    tiles = case.after.players[case.seat].corn_tiles - case.state.players[case.seat].corn_tiles
    case.same("a corn tile", bool(case.notes.get("tile")), bool(tiles))
    skilled = [e for e in case.events if getattr(e, "source", "") == "architecture"]
    choice = getattr(case.action, "then", None) or case.action
    skilled = skilled if choice.kind == "construct" else []
    case.same("by skill", bool(case.notes.get("skill")), bool(skilled))
    if case.action.kind == "claim":
        case.holds("nothing of the marker", case.notes.get("marker"))
        teeth = bool(_told(_closed(case), "calendar_corn"))
        case.same("corn on the calendar", "tzolkin-choices/teeth-corn" in case.said, teeth)
    dark = case.state.players[case.seat].light and not case.after.players[case.seat].light
    case.same("the board turns", bool(case.notes.get("dark")), dark)


# --------------------------------------------------------------------------------- technologies


@BOOK.promise(T + "learns-*")
def learns(case: Case, said: Sentence) -> None:
    """What the player can do behind the step that he could not before."""
    told = said.number("count"), said.number("other")
    before = case.state.players[case.seat]
    learnt = done(case, "researched")[0]
    after = clone(before)
    after.technologies[learnt.track] += 1
    case.same("level", said.code, f"{learnt.track}{learnt.level}")
    case.same("what it adds", told, _ADDS[said.code](before, after))


def _more(before: Any, after: Any, what: Any) -> int:
    more: int = what(after) - what(before)
    return more


def _corn(before: Any, after: Any) -> tuple[int, int]:
    return _more(before, after, lambda p: harvest_goods(p, 3, "corn").corn), 0


def _skill(name: str) -> Any:
    return lambda before, after: (
        _more(before, after, lambda p: getattr(ability(p, "architecture"), name)),
        0,
    )


def _raw(kind: Good) -> Any:
    one = Goods(**{kind: 1})
    return lambda before, after: (
        _more(before, after, lambda p: taken(p, "yaxchilan", one).of(kind)),
        0,
    )


def _fishing(before: Any, after: Any) -> tuple[int, int]:
    assert ability(after, "agriculture").without_tile
    fish = Goods(corn=1)
    return _more(before, after, lambda p: taken(p, "palenque", fish).corn), 0


def _cheaper(before: Any, after: Any) -> tuple[int, int]:
    skill = ability(after, "architecture")
    return skill.build_resources_less, skill.build_corn_less


_ADDS: dict[str, Any] = {
    "agriculture1": _corn,
    "agriculture2": _fishing,
    "agriculture3": _corn,
    "extraction1": _raw("wood"),
    "extraction2": _raw("stone"),
    "extraction3": _raw("gold"),
    "architecture1": _skill("build_corn"),
    "architecture2": _skill("build_points"),
    "architecture3": _cheaper,
    "theology1": lambda _, after: (ability(after, "theology").spaces_ahead, 0),
    "theology2": lambda _, after: (ability(after, "theology").temple_for_resources, 0),
    "theology3": _raw("skull"),
}

BOOK.exempt("a doubt about a printed figure; test_rules_text.py reads them", T + "doubt-*")
