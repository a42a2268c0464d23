"""Second lines, and warnings: none is missing, and none is given for nothing."""

from __future__ import annotations

from typing import Any

from engine.core import Turn
from engine.games.belfort import collecting, planks
from engine.games.belfort.actions import Activate, EndTurn
from engine.games.belfort.frames.collection import SwapCrests
from engine.games.belfort.goods import GOODS, Goods
from tests.promises.belfort import lab
from tests.promises.belfort.cards import complete, described
from tests.promises.belfort.choices import C, owners
from tests.promises.belfort.things import (
    BOOK,
    answers,
    change,
    district,
    goods,
    markers,
    plank_name,
    there,
)
from tests.promises.case import Case, Sentence

SORTS = {"elf": "elf", "master_elf": "elf", "dwarf": "dwarf", "master_dwarf": "dwarf"}


def standing(case: Case) -> Any:
    """A copy in which the worker stands where he is placed, and nothing else has happened."""
    copy = case.copy()
    planks.put(copy, case.seat or 0, case.action.plank, case.action.worker)
    return copy


def joining(state: Any, seat: Any) -> list[str]:
    """Who joins a seat when the workers come back from the desk."""
    from engine.core.clone import clone

    t = Turn(clone(state))
    collecting.return_from_desk(t)
    found = [n.event for n in t.news]
    return [e.worker for e in found if e.kind == "worker_recruited" and e.seat == seat]


@BOOK.promise(C + "desk-detail")
def desk(case: Case, said: Sentence) -> None:
    case.same("plank", "recruiters_desk", case.action.plank)
    new = joining(standing(case), case.seat)
    for worker in joining(case.state, case.seat):
        new.remove(worker)
    case.holds("somebody else joins", set(new) <= {SORTS[case.action.worker]})
    case.same("workers of the kind that join", len(new), int(in_vain(case) is None))


@BOOK.promise(C + "camp-detail")
def camp(case: Case, said: Sentence) -> None:
    case.same("plank", "kings_camp", case.action.plank)
    copy = standing(case)
    copy.agenda = [SwapCrests()]
    asked = [case.seat]
    while any(p is not None and p.seat != case.seat for p in copy.camp[:1]):
        copy.camp.pop(0)
    case.same("who is asked", asked, [d.seat for d in case.run.rules.decisions(copy)])


@BOOK.promise(C + "pass-detail")
def pass_detail(case: Case, said: Sentence) -> None:
    """Only these workers are sent, then everything is collected."""
    copy = case.copy()
    copy.agenda[-1].answer(Turn(copy), case.seat, case.action)
    t = Turn(copy)
    for area in copy.areas:
        collecting.collect(t, area)
    mine = [n.event for n in t.news if n.event.kind == "collected" and n.event.seat == case.seat]
    bonus = {e.area: e.bonus for e in mine}
    good = {"forest": "wood", "quarry": "stone", "mine": "metal", "gold_mine": "gold"}
    found = {good[e.area]: e.goods.of(good[e.area]) - bonus[e.area] for e in mine}
    case.same("goods", goods(said.values("goods")), Goods(**found))
    case.holds("the bonus is another one", set(bonus.values()) <= {0, 1})


@BOOK.promise(C + "pass-open-detail")
def pass_open_detail(case: Case, said: Sentence) -> None:
    kinds = [kind for kind, n in case.state.players[case.seat].workers.items() if n]
    step, asked = case.step, []
    while step.decisions and step.decisions[0].kind == "send_rest":
        (decision,) = step.decisions
        asked.append(decision.facts["worker"])
        step = case.run.rules.apply(step.state, decision.seat, next(decision.every()))
    case.same("kinds that are asked for", kinds, asked)


@BOOK.promise(C + "crest-detail")
def crest_detail(case: Case, said: Sentence) -> None:
    step = case.step
    mine = step.state.crests[case.seat]
    while step.decisions and step.decisions[0].kind == "swap_crests":
        (decision,) = step.decisions
        takes = [a for a in answers(decision) if a.seat == case.seat]
        case.same("who takes it", [], takes)
        step = case.run.rules.apply(step.state, decision.seat, next(decision.every()))
    case.same("crest", mine, step.state.crests[case.seat])


@BOOK.promise(C + "markers-detail")
def markers_detail(case: Case, said: Sentence) -> None:
    """Where the new marker comes, and who has been there before it."""
    told = said.value("district")
    where = getattr(case.action, "symbol", "") or getattr(case.action, "place", "")
    where = where or case.action.district
    case.same("district", told, district(where))
    case.same("markers", there(said.values("who")), markers(case.state, told))


@BOOK.promise(C + "doubtful", C + "doubtful-price")
def doubtful(case: Case, said: Sentence) -> None:
    case.holds("it is confirmed", uncertain(case))


def uncertain(case: Case) -> bool:
    """Whether nobody has confirmed the cost of an answer."""
    costs, action = case.state.costs, case.action
    match action.kind:
        case "build":
            return any(p.uncertain for p in costs.buildings if p.id == action.building)
        case "build_guild":
            guild = case.state.guilds[action.district]
            return any(p.uncertain for p in costs.guilds if p.id == guild)
        case "buy":
            return any(p.uncertain for p in costs.purchases if p.id == action.good)
        case "sell":
            sold = [good for good, _ in action.goods.listed()]
            return any(s.uncertain for s in costs.sales if set(sold) <= set(s.of))
    return False


@BOOK.promise(C + "free-detail")
def free_detail(case: Case, said: Sentence) -> None:
    (asked,) = case.step.decisions
    case.same("question", "choose_neutral_site", asked.kind)
    found = dict.fromkeys(district(a.symbol) for a in answers(asked))
    case.same("districts", sorted(said.values("districts")), sorted(found))


@BOOK.promise(C + "design-detail")
def design_detail(case: Case, said: Sentence) -> None:
    """Every price that can be chosen with plenty is the usual one, or less by what is told."""
    cost = goods(said.values("cost"))
    copy = lab.rich(case.state, case.seat)
    step = case.run.rules.apply(copy, case.seat or 0, case.action)
    built = [n.event.paid for n in step.news if n.event.kind == "site_built"]
    ways = built or [a.goods for a in answers(step.decisions[0])]
    spared = [{g: cost.of(g) - way.of(g) for g in GOODS if cost.of(g) != way.of(g)} for way in ways]
    whole = [] if not cost.metal else [{"metal": 1}]
    raw = min(2, cost.wood + cost.stone)
    for wood in range(min(raw, cost.wood), -1, -1):
        if raw and raw - wood <= cost.stone:
            mix = {"wood": wood, "stone": raw - wood}
            whole.append({g: n for g, n in mix.items() if n})
    case.same("what is spared", [*whole, {}], spared)


@BOOK.promise(C + "rob-detail")
def rob_detail(case: Case, said: Sentence) -> None:
    changed = change(case.state, case.after, case.seat)
    taken = sum(goods.total for _, goods in case.action.loot)
    case.same("taken at once", taken, sum(changed.values()))


@BOOK.promise(C + "exchange-detail")
def exchange_detail(case: Case, said: Sentence) -> None:
    """Played on until all markers lie, they are those of the other site."""
    first, second = case.action.first, case.action.second
    step = case.step
    while step.decisions[0].kind == "choose_arrival":
        (decision,) = step.decisions
        step = case.run.rules.apply(step.state, decision.seat, next(decision.every()))
    before = {s: sorted(owners(case.state, s)) for s in (first, second)}
    case.same(
        "owners",
        (before[second], before[first]),
        (sorted(owners(step.state, first)), sorted(owners(step.state, second))),
    )


@BOOK.promise(C + "unused")
def unused(case: Case, said: Sentence) -> None:
    told = said.values("planks")
    back = [plank_name(case.state, plank) for plank in unused_planks(case)]
    case.same("planks", (told, said.number("count")), (back, len(back)))


def unused_planks(case: Case) -> tuple[str, ...]:
    """The workers who come back when the turn ends after this answer."""
    events = case.events
    if case.action.kind == "buy_card":
        step = case.run.rules.apply(case.after, case.seat or 0, EndTurn())
        events = [n.event for n in step.news]
    found = [e.planks for e in events if e.kind == "workers_returned"]
    return found[0] if found else ()


# ------------------------------------------------------------------------------------- in vain


@BOOK.promise(C + "vain-*")
def vain(case: Case, said: Sentence) -> None:
    """Tried out as things stand: why nothing comes of it."""
    case.same("why", said.code, in_vain(case))


def in_vain(case: Case) -> str | None:
    """Why an answer brings nothing as things stand; None if it brings something, or if this is not
    told of answers like it."""
    seat, action = case.seat or 0, case.action
    if action.kind in ("hire", "lock_gnome"):
        code = lab.locks(action.card.rpartition("_")[0])
        at = next(b.gnomes for b in case.state.players[seat].built if b.card == action.card)
        if code[at][0].startswith("master_"):
            return None if case.heard("master_made") else "masters"
        half = any(d.kind == "choose_half" for d in case.step.decisions)
        return None if code[at][0] != "other_half" or half else "gatehouse"
    if action.kind == "place" and action.plank == "recruiters_desk":
        more = len(joining(standing(case), seat)) - len(joining(case.state, seat))
        return None if more else "reserve"
    if action.plank == "kings_camp":
        return None
    copy = lab.acting(standing(case) if action.kind == "place" else case.state, seat)
    if action.kind == "activate":
        copy.now = case.copy().now
    step = case.run.rules.apply(copy, seat, Activate(action.plank))
    return _nothing(case, step, action.plank, seat)


def _nothing(case: Case, step: Any, plank: str, seat: int) -> str | None:
    name = plank_name(case.state, plank)
    kind = name if plank.startswith("guild_") else name.partition("_")[0]
    asked = step.decisions[0].kind if step.decisions else ""
    drew = [n.event for n in step.news if n.event.kind == "cards_drawn"]
    why = {"inn": "workers", "tower": "gnomes", "recruiters": "recruiters"}.get(kind)
    if why is not None:
        return None if asked == "choose_recruit" else why
    if kind in ("library", "librarians"):
        return None if drew else "cards"
    return None


@BOOK.closing
def nothing_is_missing(case: Case) -> None:
    """Warnings, doubts and cards that have to be told are told."""
    action, said = case.action, case.said
    warned = {s.removeprefix(C + "vain-") for s in said if s.startswith(C + "vain-")}
    if action.kind in ("place", "activate", "hire", "lock_gnome"):
        why = in_vain(case)
        case.same("warnings", warned, {why} if why else set())
    doubts = {C + "doubtful", C + "doubtful-price"} & said
    case.same("it is called doubtful", bool(doubts), uncertain(case))
    if action.kind in ("end_turn", "buy_card"):
        case.same("unused workers", C + "unused" in said, bool(unused_planks(case)))
    if action.kind == "build":
        complete(case, described(case))
    lines = case.notes.get("lines", [])
    if action.kind in ("keep_cards", "discard"):
        case.same("cards", sorted(lines), sorted(set(action.cards)))
    if action.kind in ("reveal_card", "take_card", "buy_card"):
        case.same("cards", lines, [action.card] if action.card else [])
    _told(case)


TOLD = {
    "desk-detail": lambda a: a.kind == "place" and a.plank == "recruiters_desk",
    "camp-detail": lambda a: a.kind == "place" and a.plank == "kings_camp",
    "pass-detail": lambda a: a.kind == "send" or (a.kind == "pass" and a.spread is not None),
    "pass-open-detail": lambda a: a.kind == "pass" and a.spread is None,
    "crest-detail": lambda a: a.kind == "swap_crest",
    "markers-detail": lambda a: a.kind in ("build", "build_wall", "build_guild", "design", "mark"),
    "free-detail": lambda a: a.kind == "neutral_build" and a.card is not None,
    "design-detail": lambda a: a.kind == "design",
    "rob-detail": lambda a: a.kind == "rob",
    "exchange-detail": lambda a: a.kind == "exchange",
}
"""Second lines by the answers that have them."""


def _told(case: Case) -> None:
    found = {name for name in TOLD if C + name in case.said}
    case.same("second lines", found, {name for name, of in TOLD.items() if of(case.action)})
