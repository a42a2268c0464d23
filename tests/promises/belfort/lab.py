"""Tables at which a card, a guild or a gnome is tried out alone, to hear what it really does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.core.clone import clone
from engine.games.belfort.actions import (
    Activate,
    Barter,
    Build,
    BuildGuild,
    EndTurn,
    Hire,
    UsePower,
)
from engine.games.belfort.costs import Costs
from engine.games.belfort.frames.acting import ActionTurn, EndActions
from engine.games.belfort.goods import Goods
from engine.games.belfort.parts import Built, Placed, Purse, ThisTurn
from engine.games.belfort.rules import RULES
from tests.promises.belfort.things import answers, purse

PLENTY = Purse(30, 30, 30, 30)
Deed = tuple[str, Any]


def acting(state: Any, seat: int) -> Any:
    """A copy in which the Actions of a seat have just begun, and nothing else has happened."""
    copy = clone(state)
    visits = 1 + sum(b.gnomes for b in copy.players[seat].built if b.card.startswith("market"))
    copy.phase, copy.mover = "actions", seat
    copy.now = ThisTurn(purchases=visits, sales=visits)
    for built in copy.players[seat].built:
        built.used = False
    copy.agenda = [EndActions(seat), ActionTurn()]
    return copy


def rich(state: Any, seat: Any) -> Any:
    """A copy in which a seat has plenty of goods."""
    copy = clone(state)
    copy.players[seat].purse = clone(PLENTY)
    return copy


def with_purse(state: Any, seat: Any, goods: Goods) -> Any:
    """A copy in which a seat has exactly these goods."""
    copy = clone(state)
    copy.players[seat].purse = Purse(*(goods.of(g) for g in ("wood", "stone", "metal", "gold")))
    return copy


def less(goods: Goods) -> Iterator[Goods]:
    """The same goods with one piece less, in every way."""
    for good, n in goods.listed():
        yield Goods(**{**dict(goods.listed()), good: n - 1})


def _table(*built: Built, costs: Costs | None = None, by_rulebook: bool = False) -> Any:
    """Three players with plenty of everything; the first one acts."""
    given = {"costs": costs, "guilds": "beginner", "thieves": "rulebook" if by_rulebook else "tile"}
    state = RULES.setup(RULES.options.model_validate(given), 3, 5).state
    for player in state.players:
        player.purse = clone(PLENTY)
        player.hand.cards = player.hand.cards[:3]
    state.round = 1
    state.players[0].built = [clone(b) for b in built]
    state.gnomes -= sum(b.gnomes for b in built)
    state.marks = {"gatehouse_d1_d2_in_d1": 0}
    return acting(state, 0)


@cache
def paid(kind: str, costs: Costs) -> Goods:
    """What a building costs by the purse of somebody who builds it."""
    state = _table(costs=costs)
    state.players[0].hand.cards = [kind]
    answer = next(a for d in RULES.decisions(state) for a in d.every() if isinstance(a, Build))
    after = RULES.apply(state, 0, answer).state
    had, has = purse(state, 0), purse(after, 0)
    return Goods(*(had.of(g) - has.of(g) for g in ("wood", "stone", "metal", "gold")))


@cache
def worked(kind: str, guild: bool = False, by_rulebook: bool = False) -> dict[str, Any]:
    """What a worker does on the plank of a card or on a guild; empty if there is no plank."""
    cards = ("pub_1",) if guild else (f"{kind}_1", "bank_1" if kind == "pub" else "pub_1")
    state = _table(*map(Built, cards), by_rulebook=by_rulebook)
    locked = False
    if guild:
        state.guilds["d1"] = kind
        state.planks["d1"] = Placed(0, "elf")
        plank = "guild_d1"
    else:
        plank = f"{kind}_1"
        built = state.players[0].built[0]
        if not _planks(state, plank):
            locked = True
            built.gnomes, state.gnomes = 1, state.gnomes - 1
        if not _planks(state, plank):
            return {}
        built.worker = "elf"
    state.players[0].workers["elf"] -= 1
    step = RULES.apply(state, 0, Activate(plank))
    events = [n.event for n in step.news]
    (asked,) = step.decisions if len(step.decisions) == 1 else step.decisions[:1]
    now, before = step.state.now, state.now
    return {
        "locked": locked,
        "fee": 0 if guild else _fee(state, plank),
        "took": next((e.goods for e in events if e.kind == "gained"), Goods()),
        "drew": sum(e.count for e in events if e.kind == "cards_drawn"),
        "asked": asked.kind,
        "answers": {a.kind for a in asked.every()},
        "discards": asked.facts.get("count", 0) if asked.kind == "discard_cards" else 0,
        "swaps": now.swaps - before.swaps,
        "visits": (now.purchases - before.purchases, now.sales - before.sales),
        "barter": _barter(step.state) if now.swaps else Goods(),
        "asks": len(step.decisions),
        "loot": [a.loot for a in answers(asked) if a.kind == "rob"],
        "state": step.state,
    }


def _planks(state: Any, plank: str) -> bool:
    """Whether a worker can be put on the plank of a card."""
    from engine.games.belfort import planks

    return plank in planks.listed(state, 0)


def _fee(state: Any, plank: str) -> int:
    from engine.games.belfort import planks

    return planks.fee(state, 0, plank)[0]


def _barter(state: Any) -> Goods:
    """What the Traders give for a wood."""
    (event,) = [n.event for n in RULES.apply(state, 0, Barter("wood")).news]
    assert event.given == Goods(wood=1)
    found: Goods = event.taken
    return found


@cache
def locks(kind: str) -> tuple[Deed, ...]:
    """What each gnome on a card gives, one after the other."""
    found: list[Deed] = []
    state = _table(Built(f"{kind}_1"))
    while True:
        answer = Hire(f"{kind}_1")
        if not any(d.accepts(answer) for d in RULES.decisions(state)):
            return tuple(found)
        step = RULES.apply(state, 0, answer)
        found.append(_gnome(state, step, kind))
        state = clone(step.state)
        state.now.hired = 0
        state.agenda = [EndActions(0), ActionTurn()]


def _gnome(before: Any, step: Any, kind: str) -> Deed:
    """What a gnome has changed, as the messages call it, with what it pays and brings."""
    state, card = step.state, f"{kind}_1"
    for event in (n.event for n in step.news):
        if event.kind == "master_made":
            return f"master_{event.worker}", None
    if step.decisions[0].kind == "choose_half":
        return "other_half", None
    if state.now.purchases - before.now.purchases == state.now.sales - before.now.sales == 1:
        return "visit", None
    power = UsePower(card)
    if any(d.accepts(power) for d in step.decisions):
        (event,) = [n.event for n in RULES.apply(state, 0, power).news]
        return "paid_power" if event.given.total else "power", (event.given, event.taken)
    ended = [n.event for n in RULES.apply(state, 0, EndTurn()).news]
    if sum(e.count for e in ended if e.kind == "cards_drawn") == 1:
        return "draw_last", None
    assert not _planks(before, card)
    assert _planks(state, card)
    return "plank", None


@cache
def coins(kind: str) -> int:
    """The income of a card."""
    from engine.core import Turn
    from engine.games.belfort import collecting

    t = Turn(_table(Built(f"{kind}_1")))
    collecting.pay_income(t)
    income: int = t.news[0].event.income
    return income


@cache
def marks(kind: str) -> int:
    """How many markers a card brings."""
    state = _table()
    state.players[0].hand.cards = [kind]
    answer = next(a for d in RULES.decisions(state) for a in d.every() if isinstance(a, Build))
    (event,) = [n.event for n in RULES.apply(state, 0, answer).news]
    return len(event.symbols)


KINDS = (
    *("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "gatehouse", "library"),
    "keep",
)


@cache
def paid_guild(guild: str, costs: Costs) -> Goods:
    """What a guild costs by the purse of somebody who builds it."""
    state = _table(costs=costs)
    state.guilds["d1"] = guild
    after = RULES.apply(state, 0, BuildGuild("d1")).state
    had, has = purse(state, 0), purse(after, 0)
    return Goods(*(had.of(g) - has.of(g) for g in ("wood", "stone", "metal", "gold")))


@cache
def traded(verb: str, costs: Costs) -> list[tuple[Any, Any]]:
    """Every answer at the Trading Post of somebody with plenty, with what it does."""
    state = _table(costs=costs)
    (asked,) = RULES.decisions(state)
    answers = [a for menu in asked.menus if menu.verb == verb for a in menu.every()]
    return [(a, RULES.apply(state, 0, a).news[0].event) for a in answers]
