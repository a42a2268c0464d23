"""The picture of a question in words: what an answer hangs on."""

from __future__ import annotations

from typing import Any

from engine.core import Decision
from engine.core.clone import clone
from engine.games.tzolkin import calendar, gears
from engine.games.tzolkin.components import BOX, WEALTH
from engine.games.tzolkin.goods import RESOURCES
from engine.games.tzolkin.rules import RULES
from engine.games.tzolkin.view import LAST_DAY
from tests.promises.case import Case, Sentence
from tests.promises.tzolkin.details import all_effects
from tests.promises.tzolkin.play import rich
from tests.promises.tzolkin.things import BOOK, goods, heap

Q = "tzolkin-question/"


@BOOK.look
def every_question(case: Case) -> None:
    """All that is said beside the picture of a question, to who is asked and to everybody."""
    texts = case.run.texts
    for asked in RULES.decisions(case.state):
        means = asked.seat == case.seat
        if not means and case.seat is not None:
            continue
        about = Case(case.run, "question", case.state, case.seat, asked)
        about.notes |= {"who": asked.seat, "seat": asked.seat}
        shown = asked if means else Decision(asked.seat, asked.kind, (), asked.facts)
        about.judge(texts.question_alt(about.view, shown, means=means))
        _complete(about, means)


def _complete(case: Case, means: bool) -> None:
    """Everybody, every tile, every way, every action and every worker is told of."""
    asked = _asked(case)
    notes, seats = case.notes, range(len(case.state.players))
    if asked.kind == "choose_wealth":
        found = [s for s in seats if not case.state.players[s].resigned]
        case.same("who chooses", found, sorted(notes.get("chosen", []) + notes.get("choosing", [])))
        if means:
            _wealth(case)
    if means and asked.kind in ("turn", "choose_days"):
        standing = [gears.space(g, n) for g, n in gears.standing(case.state, asked.seat)]
        case.same("workers", sorted(standing), sorted(notes.get("workers", [])))
    if means and asked.kind == "choose_action":
        offered = sorted(a.action for a in _answers(case, "perform"))
        case.same("actions", offered, sorted(notes.get("usable", [])))


def _wealth(case: Case) -> None:
    """Each pair of tiles gives what both their lines say."""
    asked, told = _asked(case), case.notes["gives of"]
    case.same("tiles", sorted(case.state.players[asked.seat].dealt.cards), sorted(told))
    for answer in _answers(case, "keep_wealth"):
        kept = Case(case.run, "question", case.state, asked.seat, asked, answer)
        kept.notes["gives"] = [given for tile in answer.tiles for given in told[tile]]
        all_effects(kept)


def _asked(case: Case) -> Decision:
    assert case.decision is not None
    return case.decision


def _answers(case: Case, kind: str) -> list[Any]:
    return [a for a in _asked(case).every() if a.kind == kind]


def _events(step: Any) -> list[Any]:
    return [news.event for news in step.news]


@BOOK.promise("tzolkin-pictures/asked-*")
def asked_(case: Case, said: Sentence) -> None:
    asked = _asked(case)
    case.same("question", (said.code, said.seat("player")), (asked.kind, asked.seat))


@BOOK.promise(Q + "purse")
def purse(case: Case, said: Sentence) -> None:
    held = case.state.players[_asked(case).seat].purse
    case.same("goods", goods(said.values("goods")), heap(held))


@BOOK.promise(Q + "rates")
def rates(case: Case, said: Sentence) -> None:
    case.each(said.inner("rates"))
    case.same("rates of", list(RESOURCES), case.notes.get("rates"))


@BOOK.promise(Q + "rate")
def rate(case: Case, said: Sentence) -> None:
    """By what is paid for one block, or brought in by it."""
    ((kind, count),) = said.values("block")
    corn = said.number("corn")
    case.notes.setdefault("rates", []).append(kind)
    case.same("blocks", 1, count)
    asked = _asked(case)
    for answer in _answers(case, "trade"):
        if len(answer.change) == 1 and answer.change[0][0] == kind:
            step = RULES.apply(case.state, asked.seat, answer)
            (event,) = [e for e in _events(step) if e.kind == "traded"]
            case.same("corn", -corn * answer.change[0][1], event.corn)


@BOOK.promise(Q + "blocks")
def blocks(case: Case, said: Sentence) -> None:
    answers: list[Any] = [a for m in _asked(case).menus if m.verb != "skip" for a in m.every()]
    case.same("number", {said.number("count")}, {a.goods.resources for a in answers})


@BOOK.promise(Q + "have-chosen", Q + "are-choosing")
def choosing(case: Case, said: Sentence) -> None:
    """Who is still asked, and who of the others plays on."""
    who, state = said.values("who"), case.state
    still = sorted(d.seat for d in RULES.decisions(state) if d.kind == "choose_wealth")
    others = [s for s, p in enumerate(state.players) if s not in still and not p.resigned]
    chosen = said.id.endswith("have-chosen")
    case.same("who", who, others if chosen else still)
    case.same("how many", said.number("count"), len(who))
    case.notes["chosen" if chosen else "choosing"] = who


@BOOK.promise(Q + "tile")
def tile(case: Case, said: Sentence) -> None:
    dealt = case.state.players[_asked(case).seat].dealt.cards
    name = said.value("tile")
    found = [t for t in dealt if f"{WEALTH[t].gear}-{WEALTH[t].space}" == name]
    case.same("tiles", 1, len(found))
    case.notes["gives"] = []
    case.each(said.inner("gives"))
    case.notes.setdefault("gives of", {})[found[0]] = case.notes.pop("gives")


@BOOK.promise(Q + "next-worker")
def next_worker(case: Case, said: Sentence) -> None:
    """With plenty of corn, every place that is offered, and what is paid there."""
    case.each(said.inner("places"))
    seat = _asked(case).seat
    copy = rich(case.copy(), seat)
    found = {}
    for answer in (a for d in RULES.decisions(copy) for a in d.every()):
        if answer.kind in ("place", "claim"):
            step = RULES.apply(copy, seat, answer)
            (event,) = [e for e in _events(step) if e.kind in ("placed", "claimed")]
            found[getattr(event, "space", gears.START)] = event.corn
    case.same("places", case.notes.get("places"), found)


@BOOK.promise(Q + "place")
def place(case: Case, said: Sentence) -> None:
    case.notes.setdefault("places", {})[said.value("space")] = said.number("corn")


@BOOK.promise(Q + "ahead")
def ahead(case: Case, said: Sentence) -> None:
    case.each(said.inner("outlook"))


@BOOK.promise(Q + "affordable")
def affordable(case: Case, said: Sentence) -> None:
    offered = dict.fromkeys(a.tile for a in _answers(case, "construct"))
    told = [v for v in said.values("tiles") if v != ("nothing", 0)]
    case.same("tiles", sorted(told), sorted(offered))


@BOOK.promise(Q + "field")
def field(case: Case, said: Sentence) -> None:
    """The field on which the harvest takes place."""
    asked = _asked(case)
    step = RULES.apply(case.state, asked.seat, _answers(case, "harvest")[0])
    (group,) = [e.group for e in _events(step) if e.kind == "harvested"]
    it = case.state.jungle[group]
    found = {f"palenque-{group}": (it.corn - it.wood, it.wood)}
    case.same("tiles", dict(said.values("field")), found)


@BOOK.promise(Q + "ways")
def ways(case: Case, said: Sentence) -> None:
    """Each way by the answer that is called so."""
    answers, told = _answers(case, "harvest"), said.inner("ways")
    case.same("ways", len(told), len(answers))
    for answer, way in zip(answers, told, strict=False):
        Case(case.run, "question", case.state, case.seat, case.decision, answer).each([way])


@BOOK.promise(Q + "of-gears")
def of_gears(case: Case, said: Sentence) -> None:
    """Of these gears somebody with plenty can use an action."""
    copy = rich(case.copy(), _asked(case).seat)
    every: list[Any] = [a for d in RULES.decisions(copy) for a in d.every()]
    found = {gears.parse(a.action)[0].id for a in every if a.kind == "perform"}
    case.same("gears", sorted(said.values("gears")), sorted(found))


@BOOK.promise(Q + "usable")
def usable(case: Case, said: Sentence) -> None:
    name = said.value("space")
    case.notes.setdefault("usable", []).append(name)
    case.notes["space"] = name
    case.each(said.inner("does"))


@BOOK.promise(Q + "days")
def days(case: Case, said: Sentence) -> None:
    """The days to come in a row, and which of them are Food Days."""
    told = dict(said.values("days"))
    first = case.state.day
    case.same("days", list(told), list(range(first, LAST_DAY + 1))[: len(told)])
    held = clone(case.state)
    food = set()
    for held.held in range(len(BOX.calendar.food_days)):
        coming = calendar.next_food_day(held)
        food |= {coming.day} if coming else set()
    case.same("Food Days", [d for d, is_food in told.items() if is_food], sorted(food & set(told)))
    reached = {_reached(case, a) for a in _answers(case, "move_calendar")}
    case.holds("a day that can be reached is left out", reached <= set(told))


@BOOK.thing(Q + "calendar-day")
def calendar_day(said: Sentence) -> tuple[int, bool]:
    return said.number("day"), said.yes("food")


@BOOK.promise(Q + "moves-to")
def moves_to(case: Case, said: Sentence) -> None:
    found = [_reached(case, a) for a in _answers(case, "move_calendar")]
    case.same("days", [int(day) for day in said.words("days")], found)


def _reached(case: Case, answer: Any) -> int:
    step = RULES.apply(case.state, _asked(case).seat, answer)
    return min(step.state.day, LAST_DAY)
