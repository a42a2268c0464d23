"""Not possible because ...: what lacks lacks, and with it the answer is offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.games.tzolkin import gears
from engine.games.tzolkin.parts import Purse
from tests.promises.case import Case, Sentence
from tests.promises.tzolkin.play import rich
from tests.promises.tzolkin.things import BOOK, goods

R = "tzolkin-reasons/"


def _purse(case: Case, **amounts: int) -> Any:
    """The same position with other goods for whoever is asked."""
    copy = case.copy()
    had = copy.players[case.seat].purse
    kept = {kind: getattr(had, kind) for kind in ("corn", "wood", "stone", "gold", "skull")}
    copy.players[case.seat].purse = Purse(**{**kept, **amounts})
    return copy


def _offered(case: Case, state: Any) -> bool:
    """Whether the answer is there, alone or with the first choice that belongs to it."""
    wanted = case.action
    for decision in case.run.rules.decisions(state):
        if decision.seat == case.seat and decision.kind == (case.decision and case.decision.kind):
            answers: Iterator[Any] = decision.every()
            for answer in answers:
                if answer == wanted or (
                    wanted.kind == answer.kind == "take"
                    and (wanted.worker, wanted.action) == (answer.worker, answer.action)
                ):
                    return True
    return False


def _why(case: Case, state: Any) -> str | None:
    """The code of what stands in the way in another state; None if nothing does."""
    if _offered(case, state):
        return None
    for decision in case.run.rules.decisions(state):
        if decision.seat == case.seat:
            return str(decision.refusal(case.action).code)
    return "not asked"


def _enough(case: Case, with_it: Any, with_less: Any) -> None:
    """With what is needed the same reason is gone, with one less it is not."""
    assert case.reason is not None
    case.holds("so much does not do", _why(case, with_it) != case.reason.code)
    if with_less is not None:
        case.holds("less would do, too", _why(case, with_less) is not None)


@BOOK.promise(R + "corn", R + "step-back")
def corn(case: Case, said: Sentence) -> None:
    need, have = said.number("need"), said.number("have")
    case.same("corn", have, case.state.players[case.seat].purse.corn)
    case.holds("there is enough", need > have)
    _enough(case, _purse(case, corn=need), _purse(case, corn=need - 1))
    _label(case, _purse(case, corn=need))


def _label(case: Case, state: Any) -> None:
    """The label that stands beside the reason is true as well, once the answer is possible."""
    if _offered(case, state) and case.offers(state):
        mended = case.in_state("refused", state)
        mended.judge(case.run.texts.action(case.view, case.action))


@BOOK.promise(R + "resources")
def resources(case: Case, said: Sentence) -> None:
    need, have = said.number("need"), said.number("have")
    case.same("resources", have, case.state.players[case.seat].purse.resources)
    case.holds("there is enough", need > have)
    with_it = _purse(case, wood=need, stone=0, gold=0)
    _enough(case, with_it, _purse(case, wood=need - 1, stone=0, gold=0))
    _label(case, with_it)


@BOOK.promise(R + "cost")
def cost(case: Case, said: Sentence) -> None:
    case.same("tile", said.value("tile"), case.action.tile)
    price = goods(said.values("cost"))
    nothing = {"corn": 0, "wood": 0, "stone": 0, "gold": 0, "skull": 0}
    have = case.state.players[case.seat].purse
    case.holds("it can be paid", any(have.of(k) < n for k, n in price.items()))
    case.holds("it cannot be paid with that", _offered(case, _purse(case, **nothing | price)))
    for kind, n in price.items():
        less = _purse(case, **nothing | price | {kind: n - 1})
        case.holds(f"with less {kind}, too", not _offered(case, less))
    _label(case, _purse(case, **nothing | price))


@BOOK.promise(R + "no-worker")
def no_worker(case: Case, said: Sentence) -> None:
    case.same("hand", 0, case.state.players[case.seat].hand)
    copy = case.copy()
    copy.players[case.seat].hand = 1
    case.holds("a worker does not help", _why(case, copy) != "no_worker")


@BOOK.promise(R + "no-room")
def no_room(case: Case, said: Sentence) -> None:
    gear = gears.gear(case.action.gear)
    spaces = case.state.gears[gear.id][: gear.last + 1]
    case.holds("there is room", None not in spaces)
    case.judge(case.run.texts.action(case.view, case.action))


@BOOK.promise(R + "no-harvest")
def no_harvest(case: Case, said: Sentence) -> None:
    copy = case.copy()
    for field in copy.jungle.values():
        field.corn = max(1, field.corn)
        field.wood = 0
    case.holds("corn does not help", _offered(case, rich(copy, case.seat or 0)))


@BOOK.promise(R + "no-building", R + "no-action", R + "nothing-to-trade")
def too_poor(case: Case, said: Sentence) -> None:
    """With plenty it is possible, if there is anything to be had."""
    copy = rich(case.copy(), case.seat or 0)
    shown = any(case.state.display) or case.state.monuments
    case.holds("plenty does not help", _offered(case, copy) or not shown)


@BOOK.promise(R + "no-skull")
def no_skull(case: Case, said: Sentence) -> None:
    case.same("skulls", 0, case.state.players[case.seat].purse.skull)
    case.holds("a skull does not help", _why(case, _purse(case, skull=1)) != "no_skull")


@BOOK.promise(R + "skull-laid")
def skull_laid(case: Case, said: Sentence) -> None:
    name = said.value("space")
    case.same("space", case.action.action, name)
    copy = case.copy()
    case.holds("none lies there", copy.skulls_laid.pop(gears.parse(name)[1], None) is not None)
    case.holds("it is not that", _offered(case, copy))


@BOOK.promise(R + "no-skulls-left")
def no_skulls_left(case: Case, said: Sentence) -> None:
    copy = case.copy()
    case.same("skulls", 0, copy.skulls)
    copy.skulls = 1
    case.holds("a skull does not help", _offered(case, copy))


@BOOK.promise(R + "no-worker-left")
def no_worker_left(case: Case, said: Sentence) -> None:
    copy = case.copy()
    case.same("workers", 0, copy.players[case.seat].supply)
    copy.players[case.seat].supply = 1
    case.holds("a worker does not help", _offered(case, copy))
