"""No lawful answer is missing and no other one is offered: the rules of answers, once more.

Written from docs/rules/belfort.md without the functions of the engine; figures stand here again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import comb
from typing import Any

from engine.games.belfort import actions as a
from engine.games.belfort.components import SITES
from engine.games.belfort.goods import Goods
from tests.promises.belfort.table import in_order
from tests.promises.belfort.things import BOOK, DISTRICTS, district, kind_of, purse
from tests.promises.case import Case

KINDS = ("elf", "dwarf", "master_elf", "master_dwarf")
AREAS = {"elf": ("forest", "mine", "gold_mine"), "dwarf": ("quarry", "mine", "gold_mine")}
OPEN = ("blacksmith", "market", "library")
LOCKED = ("tower", "inn")
LOCKS = {"keep": 0, "market": 2}
RAW = ("wood", "stone")


def pays(have: Goods, cost: Goods) -> bool:
    return all(have.of(g) >= n for g, n in cost.listed())


def built_cost(state: Any, kind: str, place: str) -> Goods:
    """The cost of a site at this table."""
    if kind == "wall":
        return Goods(wood=3, stone=3)
    if kind == "guild":
        guild = state.guilds[place]
        return next(p.cost for p in state.costs.guilds if p.id == guild)
    return next(p.cost for p in state.costs.buildings if p.id == kind)


def free_places(state: Any, kind: str) -> set[str]:
    """Where a kind can be built: districts, of Gatehouses the symbols."""
    found = set()
    for site in SITES.values():
        if site.kind != kind:
            continue
        left = [s.id for s in site.symbols if s.id not in state.marks]
        shared = kind == "gatehouse" and state.gatehouses_shared
        if left and (len(left) == len(site.symbols) or shared):
            found |= set(left) if kind == "gatehouse" else {district(left[0])}
    return found


def mixes(kinds: tuple[str, ...], count: int, have: Goods) -> Iterator[Goods]:
    """Every heap of so many goods of these kinds."""
    ranges = [range(min(count, have.of(kind)) + 1) for kind in kinds]  # type: ignore[arg-type]
    for amounts in product(*ranges):
        if sum(amounts) == count:
            yield Goods(**dict(zip(kinds, amounts, strict=True)))


def subsets(cards: list[str], count: int) -> set[tuple[str, ...]]:
    return {tuple(sorted(found)) for found in combinations(cards, count)}


def free_locks(player: Any) -> set[tuple[str, int]]:
    """Cards with room for a gnome, equal ones once."""
    return {
        (kind_of(b.card), b.gnomes)
        for b in player.built
        if b.gnomes < LOCKS.get(kind_of(b.card), 1)
    }


# ---------------------------------------------------------------------------------- by questions


def placement(state: Any, seat: int, found: list[Any]) -> tuple[Any, Any]:
    player, gold = state.players[seat], purse(state, seat).gold
    planks = set()
    if None in state.desk and gold >= 2:
        planks.add("recruiters_desk")
    if None in state.camp and all(p is None or p.seat != seat for p in state.camp):
        planks.add("kings_camp")
    for where in DISTRICTS:
        fee = 0 if state.marks.get(f"guild_{where}") == seat else 1
        if state.planks[where] is None and where not in state.dwarves and gold >= fee:
            planks.add(f"guild_{where}")
    for b in player.built:
        kind = kind_of(b.card)
        usable = kind in OPEN or (kind in LOCKED and b.gnomes)
        if usable and b.worker is None and gold >= (1 if kind in LOCKED else 0):
            planks.add(kind)
    workers = [kind for kind in KINDS if player.workers[kind]]
    told = set()
    for answer in found:
        if answer.kind == "place":
            own = not answer.plank.startswith(("guild_", "kings_", "recruiters_"))
            told.add((kind_of(answer.plank) if own else answer.plank, answer.worker))
    return told, {(plank, kind) for plank in planks for kind in workers}


def passes(state: Any, seat: int, found: list[Any]) -> tuple[Any, Any]:
    """Every way to pass sends all workers to places where they may go; one may choose, too."""
    at_hand = {kind: n for kind, n in state.players[seat].workers.items() if n}
    spreads = [p.spread for p in found if p.kind == "pass"]
    told = []
    for spread in spreads:
        sent: Counter[str] = Counter()
        for part, n in spread or ():
            kind = next(k for k in reversed(KINDS) if part.startswith(f"{k}_"))
            assert part.removeprefix(f"{kind}_") in AREAS[kind.removeprefix("master_")]
            sent[kind] += n
        told.append({k: n for k, n in sent.items() if n})
    return told, [{} if spread is None else at_hand for spread in spreads]


def built(state: Any, seat: int) -> set[Any]:
    """Cards of the hand, Walls and guilds that can be paid, with every place that is free."""
    found: set[Any] = set()
    have = purse(state, seat)
    for kind in set(state.players[seat].hand.cards):
        if pays(have, built_cost(state, kind, "")):
            found |= {("build", kind, place) for place in free_places(state, kind)}
    if pays(have, Goods(wood=3, stone=3)):
        found |= {("build_wall", place) for place in free_places(state, "wall")}
    for place in free_places(state, "guild"):
        if pays(have, built_cost(state, "guild", place)):
            found.add(("build_guild", place))
    return found


def traded(state: Any, have: Goods) -> set[Any]:
    """What can be bought and sold at the Trading Post."""
    found: set[Any] = set()
    if state.now.purchases:
        found |= {("buy", p.id) for p in state.costs.purchases if have.gold >= p.gold}
    if state.now.sales:
        for sale in state.costs.sales:
            found |= {("sell", heap) for heap in mixes(sale.of, sale.count, have)}
    return found


def actions(state: Any, seat: int) -> set[Any]:
    """Everything that the rules of Actions allow; equal cards once, by their kind."""
    player, have, now = state.players[seat], purse(state, seat), state.now
    found: set[Any] = {("end_turn",)}
    if now.cards:
        return found
    found |= {("activate", f"guild_{d}") for d, p in state.planks.items() if p and p.seat == seat}
    found |= {("activate", b.card) for b in player.built if b.worker is not None}
    found |= built(state, seat) | traded(state, have)
    if now.swaps:
        found |= {("barter", good) for good in RAW if have.of(good)}  # type: ignore[arg-type]
    if have.gold >= 3 and not now.hired and state.gnomes:
        found |= {("hire", *lock) for lock in free_locks(player)}
    for b in player.built:
        kind = kind_of(b.card)
        pay = {"bank": 0, "blacksmith": 1}.get(kind)
        if pay is not None and b.gnomes and not b.used and have.gold >= pay:
            found.add(("use_power", kind))
    if have.gold >= 1:
        found |= {("buy_card", card) for card in state.display}
        if state.deck.cards or state.discards.cards:
            found.add(("buy_card", None))
    return found


def called(state: Any, seat: int, action: Any) -> Any:
    """An answer as `actions` lists it."""
    locks = {b.card: b.gnomes for b in state.players[seat].built}
    match action:
        case a.Hire(card=card) | a.LockGnome(card=card):
            return action.kind, kind_of(card), locks[card]
        case a.UsePower(card=card):
            return action.kind, kind_of(card)
        case a.Build(building=building, place=place):
            return action.kind, building, place
        case a.EndTurn():
            return (action.kind,)
    field = next(name for name in FIELDS if hasattr(action, name))
    return action.kind, getattr(action, field)


FIELDS = ("plank", "district", "goods", "good", "card", "cards", "symbol", "worker", "what", "seat")


def prices(cost: Goods, have: Goods) -> set[Goods]:
    """What the Architects make of a cost: a metal less, or two of wood and stone less, or all."""
    ways = {cost}
    if cost.metal:
        ways.add(Goods(cost.wood, cost.stone, cost.metal - 1, cost.gold))
    for less in mixes(RAW, min(2, cost.wood + cost.stone), cost):
        ways.add(Goods(cost.wood - less.wood, cost.stone - less.stone, cost.metal, cost.gold))
    return {way for way in ways if pays(have, way)}


def designs(state: Any, seat: int) -> set[Any]:
    have = purse(state, seat)
    return {
        (kind, place)
        for kind in {site.kind for site in SITES.values()}
        for place in free_places(state, kind)
        if prices(built_cost(state, kind, place), have)
    }


def loot(state: Any, source: str) -> set[Any]:
    """Every loot of Thieves or Bandits, from whom there is something to take."""
    ways: list[tuple[int, int, tuple[str, ...]]] = [
        (1, 3 if state.by_rulebook else 2, ("gold",)),
        (3, 1, ("gold",)),
    ]
    if source == "bandits":
        ways = [(1, 1, ("metal",)), (1, 2, RAW), (3, 1, RAW)]
    found = set()
    for opponents, most, kinds in ways:
        heaps = {
            seat: [h for n in range(1, most + 1) for h in mixes(kinds, n, purse(state, seat))]
            for seat, p in enumerate(state.players)
            if seat != state.mover and not p.resigned
        }
        for size in range(1, opponents + 1):
            for victims in combinations(heaps, size):
                for taken in product(*(heaps[v] for v in victims)):
                    found.add(tuple(zip(victims, taken, strict=True)))
    return found


def exchanges(state: Any) -> set[frozenset[str]]:
    """Sites of a kind whose exchange can change something."""
    found = set()
    for one, two in combinations(SITES.values(), 2):
        if one.kind != two.kind:
            continue
        mine = sorted(state.marks[s.id] for s in one.symbols if s.id in state.marks)
        theirs = sorted(state.marks[s.id] for s in two.symbols if s.id in state.marks)
        turns = one.kind == "gatehouse" and bool(mine) and (len(mine) < 2 or len(set(mine)) > 1)
        if mine != theirs or turns:
            found.add(frozenset((one.id, two.id)))
    return found


def lawful(state: Any, decision: Any) -> Any:
    """The answers that the rules allow to a question, as `called` calls them."""
    seat, frame = decision.seat, state.agenda[-1]
    hand = state.players[seat].hand.cards
    match decision.kind:
        case "choose_cards":
            return {("keep_cards", cards) for cards in subsets(hand, 3)}
        case "choose_dwarf":
            return {("place_dwarf", d) for d in DISTRICTS if d not in state.dwarves}
        case "swap_crests":
            free = [s for s in in_order(state) if s != seat and state.crests[s] not in state.shut]
            return {("swap_crest", s) for s in (*free, None)}
        case "actions":
            return actions(state, seat)
        case "discard_cards":
            due = len(hand) - 5 if frame.count is None else min(frame.count, len(hand))
            found = {("discard", cards) for cards in subsets(hand, due)}
            return found | ({("skip", "discard")} if frame.in_vain else set())
    return more(state, decision)


def more(state: Any, decision: Any) -> Any:
    """The same for questions that come in between."""
    seat, frame = decision.seat, state.agenda[-1]
    player = state.players[seat]
    match decision.kind:
        case "choose_recruit":
            found: set[Any] = {("skip", "recruit")}
            if frame.source != "tower":
                found |= {("recruit_worker", w) for w in AREAS if player.reserve[w]}
            if frame.source != "inn" and state.gnomes:
                found |= {("lock_gnome", *lock) for lock in free_locks(player)}
            return found
        case "choose_half":
            mine = {s.partition("_in_")[0] for s, w in state.marks.items() if w == seat}
            halves = [s for s in HALVES if s not in state.marks]
            return {("mark", s) for s in halves if s.partition("_in_")[0] in mine}
        case "choose_arrival":
            return {
                ("mark", s)
                for s in HALVES
                if s.startswith(frame.site + "_in") and s not in state.marks
            }
        case "choose_neutral_site":
            return {("mark", place) for place in free_places(state, frame.building)}
        case "choose_neutral_card":
            found = {("neutral_build", c) for c in state.display if free_places(state, c)}
            return found | (
                {("neutral_build", None)} if state.deck.cards or state.discards.cards else set()
            )
        case "show_cards":
            return {("reveal_card", card) for card in player.hand.cards}
    return None


HALVES = [s.id for site in SITES.values() if site.kind == "gatehouse" for s in site.symbols]


def special(state: Any, decision: Any, answers: list[Any]) -> tuple[Any, Any]:
    """The same for answers that are made of several parts: those offered, and the lawful ones."""
    seat, frame = decision.seat, state.agenda[-1]
    rest = [x for x in answers if x.kind != "skip"]
    match decision.kind:
        case "choose_design":
            return {(x.building, x.place) for x in rest}, designs(state, seat)
        case "pay_architects":
            cost = built_cost(state, frame.building, frame.place)
            return {x.goods for x in rest}, prices(cost, purse(state, seat))
        case "choose_loot":
            return {x.loot for x in rest}, loot(state, frame.source)
        case "choose_exchange":
            return {frozenset((x.first, x.second)) for x in rest}, exchanges(state)
        case "take_shown":
            there = {(s, c) for s, c in frame.shown if not state.players[s].resigned}
            return {(x.seat, x.card) for x in rest}, there
        case "send_rest":
            n = state.players[seat].workers[decision.facts["worker"]]
            return len({x.areas for x in rest}), comb(n + 2, 2)
    raise LookupError(decision.kind)


@BOOK.look
def every_lawful_answer_is_offered(case: Case) -> None:
    if case.seat is not None:
        return
    for decision in case.run.rules.decisions(case.state):
        answers = [x for menu in decision.menus for x in menu.every()]
        if decision.kind == "placement":
            _same(case, decision, *placement(case.state, decision.seat, answers))
            _same(case, decision, *passes(case.state, decision.seat, answers))
            case.holds("one cannot choose freely", any(x == a.Pass() for x in answers))
            continue
        wanted = lawful(case.state, decision)
        if wanted is None:
            _same(case, decision, *special(case.state, decision, answers))
        else:
            offered = {called(case.state, decision.seat, x) for x in answers}
            _same(case, decision, offered, wanted)
        skips = [x for x in answers if x.kind == "skip"]
        effects = (
            "choose_recruit",
            "choose_design",
            "choose_loot",
            "choose_exchange",
            "take_shown",
        )
        case.holds("it cannot be left out", skips or decision.kind not in effects)


def _same(case: Case, decision: Any, offered: Any, wanted: Any) -> None:
    case.same(f"answers to {decision.kind} of {decision.seat}", offered, wanted)
