"""Questions, captions and orders: who is asked for what, and with what in hand."""

from __future__ import annotations

from typing import Any

from engine.core import Share
from engine.games.belfort.actions import Buy, Sell
from tests.promises.belfort import lab
from tests.promises.belfort.things import BOOK, answers, goods, marked, purse, workers
from tests.promises.case import Case, Sentence

Q = "belfort/"


@BOOK.promise(Q + "caption-*")
def caption(case: Case, said: Sentence) -> None:
    """Each menu has one; tests/games/belfort/busy.txt shows which one."""
    assert case.decision is not None
    verbs = [menu.verb for menu in case.decision.menus]
    if case.decision.kind == "choose_neutral_card":
        verbs = [f"neutral_{verb}" for verb in verbs]
    case.holds(f"there is no menu for it, only {verbs}", said.code in verbs)


@BOOK.promise("belfort-names/area-*")
def part(case: Case, said: Sentence) -> None:
    """Workers are shared out among the areas where they may go."""
    assert case.decision is not None
    (menu,) = case.decision.menus
    assert isinstance(menu, Share)
    sort = str(case.decision.facts["worker"]).removeprefix("master_")
    areas = {"elf": "forest", "dwarf": "quarry"}[sort], "mine", "gold_mine"
    case.holds(f"none of {areas}", said.code in areas)
    case.same("number of areas", len(areas), len(menu.parts))


@BOOK.promise(Q + "awaits-*")
def awaits(case: Case, said: Sentence) -> None:
    assert case.decision is not None
    told = said.code, said.seat("who")
    case.same("who is asked for what", told, (case.decision.kind, case.decision.seat))


@BOOK.promise(Q + "prompt-*")
def prompt(case: Case, said: Sentence) -> None:
    asked = case.decision
    assert asked is not None
    player = case.state.players[asked.seat]
    case.same("question", said.code, asked.kind)
    case.same("goods", goods(said.values("goods")), purse(case.state, asked.seat))
    at_hand = {kind: n for kind, n in player.workers.items() if n}
    case.same("workers", workers(said.values("workers")), at_hand)
    first = next(asked.every())
    step = case.run.rules.apply(case.state, asked.seat, first)
    events = [n.event for n in step.news]
    about = ABOUT.get(asked.kind)
    found = about(case, first, step, events) if about is not None else {}
    told = {
        "worker": workers(said.values("worker")) or None,
        "what": said.value("what"),
        "count": said.number("count"),
        "number": said.number("number"),
    }
    case.same("who", said.seat("who"), found.pop("who", None))
    case.same("told", {k: v for k, v in told.items() if v not in (None, 0)}, found)


def _not_zero(**found: Any) -> dict[str, Any]:
    return {k: v for k, v in found.items() if v != 0 or k == "who"}


def _cards(case: Case, first: Any, step: Any, events: Any) -> Any:
    return _not_zero(count=len(first.cards))


def _send(case: Case, first: Any, step: Any, events: Any) -> Any:
    sent: dict[str, int] = {}
    for part, n in first.areas:
        kind = "_".join(part.split("_")[: 2 if part.startswith("master") else 1])
        sent[kind] = sent.get(kind, 0) + n
    return _not_zero(worker=sent, count=sum(sent.values()))


def _actions(case: Case, first: Any, step: Any, events: Any) -> Any:
    """Visits that are left, as often as one can buy, or sell, with plenty."""
    found = []
    for good in (Buy, Sell):
        state = lab.rich(case.state, case.state.mover)
        n = 0
        while True:
            (asked,) = case.run.rules.decisions(state)
            answer = next((a for a in asked.every() if isinstance(a, good)), None)
            if answer is None:
                break
            state, n = case.run.rules.apply(state, asked.seat, answer).state, n + 1
        found.append(n)
    if case.state.now.cards:
        return _not_zero(number=max(case.state.now.purchases, case.state.now.sales))
    return _not_zero(number=max(found))


def _recruit(case: Case, first: Any, step: Any, events: Any) -> Any:
    source = [e.source for e in events if e.kind == "worker_recruited"]
    return _not_zero(what=source[0] if source else case.state.agenda[-1].source)


def _pay(case: Case, first: Any, step: Any, events: Any) -> Any:
    (built,) = [e for e in events if e.kind == "site_built"]
    return _not_zero(what=marked(built))


def _loot(case: Case, first: Any, step: Any, events: Any) -> Any:
    return _not_zero(what=next(e.guild for e in events if e.kind == "robbed"))


def _arrival(case: Case, first: Any, step: Any, events: Any) -> Any:
    return _not_zero(who=step.state.marks[first.symbol])


def _show(case: Case, first: Any, step: Any, events: Any) -> Any:
    return _not_zero(who=case.state.mover)


def _crest(case: Case, first: Any, step: Any, events: Any) -> Any:
    return _not_zero(number=case.state.crests[case.seat])


def _neutral(case: Case, first: Any, step: Any, events: Any) -> Any:
    named = next(e.neutral for e in events if e.kind in ("neutral_drew", "dwarf_placed"))
    return _not_zero(number=named + 1)


def _neutral_site(case: Case, first: Any, step: Any, events: Any) -> Any:
    built = next(e for e in events if e.kind == "site_built")
    who = step.state.marks[built.symbols[0]]
    return _not_zero(number=-who, what=built.building)


ABOUT = {
    "choose_cards": _cards,
    "discard_cards": _cards,
    "send_rest": _send,
    "actions": _actions,
    "choose_recruit": _recruit,
    "pay_architects": _pay,
    "choose_loot": _loot,
    "choose_arrival": _arrival,
    "show_cards": _show,
    "swap_crests": _crest,
    "choose_dwarf": _neutral,
    "choose_neutral_card": _neutral,
    "choose_neutral_site": _neutral_site,
}
"""By kinds of questions: what their facts must be, by what an answer does."""


# ---------------------------------------------------------------------------------------- orders


@BOOK.promise(Q + "orderable-*")
def orderable(case: Case, said: Sentence) -> None:
    case.same("question", said.code, case.decision and case.decision.kind)


@BOOK.promise(Q + "policy-*")
def policy(case: Case, said: Sentence) -> None:
    before, after = case.state.crests[case.seat], case.after.crests[case.seat]
    assert case.decision is not None
    if said.code == "keep":
        case.same("crest", before, after)
    elif said.code == "better":
        others = [a.seat for a in answers(case.decision) if a.seat is not None]
        best = min([before, *(case.state.crests[seat] for seat in others)])
        case.same("crest", best, after)
    else:
        places = [m for m in case.decision.menus if m.verb == "place"]
        case.same("planks that are left", [], places)
        _full(case, said.code)


def _full(case: Case, code: str) -> None:
    """Where all workers go who are passed by an order."""
    sent = case.heard("passed")[0].spread
    total = {"elf": 0, "dwarf": 0}
    found: dict[tuple[str, str], int] = {}
    for part, n in sent:
        sort, _, area = part.removeprefix("master_").partition("_")
        total[sort] += n
        found[sort, area] = found.get((sort, area), 0) + n
    pairs = min(total.values()) if code == "full_metal" else 0
    rest = ("gold_mine", "gold_mine") if code == "full_gold" else ("forest", "quarry")
    wanted = {
        ("elf", "mine"): pairs,
        ("dwarf", "mine"): pairs,
        ("elf", rest[0]): total["elf"] - pairs,
        ("dwarf", rest[1]): total["dwarf"] - pairs,
    }
    case.same("areas", {k: n for k, n in wanted.items() if n}, found)
