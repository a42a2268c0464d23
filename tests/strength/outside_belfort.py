"""Somebody who plays Belfort as its published guides advise: a few more workers at once, cheap
buildings with income first, gnomes for Tower and Inn, guilds early, and a marker where it changes
most points.

Written from the advice, not from our figures, and not tuned against our computers:

- E. Denbaum and M. Mindes, Belfort Strategy Guide (studylib.net/doc/8991998): the first cards make
  the plan; income from cards frees workers; a balanced start is a Pub or Gardens and a way to
  recruit.
- S. Jaffee, Under the Hood: Belfort (sedjtroll.blogspot.com, 7 May 2012): hire one or two workers
  in the first rounds and none after the fourth; Pub and Gardens are cheap, pay and make masters;
  taxes follow the score.

It sees what its seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Action, Decision, Rng
from engine.games.belfort import actions as a
from engine.games.belfort import ranking
from engine.games.belfort.components import BOX, CARDS
from engine.games.belfort.goods import GOODS, Goods
from engine.games.belfort.view import BelfortView, PlayerView

CARD_ORDER = (
    "pub",
    "gardens",
    "tower",
    "inn",
    "market",
    "bank",
    "blacksmith",
    "keep",
    "library",
    "gatehouse",
)
"""Buildings by how early they should stand."""
GUILD_ORDER = (
    "recruiters",
    "miners",
    "bankers",
    "lumberjacks",
    "masons",
    "traders",
    "architects",
    "librarians",
)
"""Guilds by how gladly a worker goes there; the others are left alone."""
LOCK_ORDER = ("tower", "inn", "pub", "gardens", "bank", "market", "blacksmith", "library")
"""Buildings by how soon they get a gnome."""
HIRING_ENDS = 4
"""The last round in which another worker pays (Jaffee)."""
GATHERERS = 4
"""Workers who go to the areas in any case."""
MARKER, CARD_POINT = 0.6, 0.8
"""What a marker is worth besides the points of its district, and each place in `CARD_ORDER` that
a building stands before the last one, in rounds that are left."""
RATES = {"wood": 0.5, "stone": 0.5, "metal": 0.9, "gold": 0.4}
"""What goods are worth that nothing can be built of yet."""


class Foreman:
    """Chooses by these rules; equals are drawn by chance."""

    def choose(self, view: BelfortView, decision: Decision, rng: Rng) -> Action:
        """Its answer to any question of the game."""
        menus: dict[str, Any] = {m.verb: m for m in decision.menus if not m.confirm}
        table = Table(view, decision.seat)
        match decision.kind:
            case "choose_cards":
                return max(menus["keep"].every(), key=lambda x: _hand_worth(x.cards))
            case "placement":
                return _placed(table, menus)
            case "actions":
                return _acted(table, menus)
            case "discard_cards" if "discard" in menus:
                return min(menus["discard"].every(), key=lambda x: _hand_worth(x.cards))
            case "choose_recruit":
                return max(menus["recruit"].every(), key=table.recruit)
        return table.elsewhere(decision, menus, rng)


class Table:
    """What it reckons from the view of its seat."""

    def __init__(self, view: BelfortView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: PlayerView = view.players[seat]
        self.left = view.rounds - view.round
        self.costs = dict(view.building_costs)
        self.guild_costs = {d.guild: d.guild_cost for d in view.districts}

    def gain(self, district: str, markers: int = 1, seat: int | None = None) -> float:
        """Points more for this seat in the next scoring with so many more markers of somebody in a
        district: its own, less half of those that others lose."""
        found = next(d for d in self.view.districts if d.id == district)
        counts = dict(enumerate(found.markers))
        before = ranking.points(counts, self._places())
        counts[self.seat if seat is None else seat] += markers
        after = ranking.points(counts, self._places())
        own = after[self.seat] - before[self.seat]
        rivals = [s for s in range(len(self.view.players)) if s != self.seat]
        return own - 0.5 * max(after[s] - before[s] for s in rivals)

    def _places(self) -> tuple[int, ...]:
        players = len(self.view.players)
        return next(s for s in BOX.seats if s.players == players).district_points

    def district(self, place: str) -> str:
        """The district of a place: itself, or that of a symbol."""
        known = {symbol.id: symbol.district for symbol in self.view.symbols}
        return known.get(place, place)

    def building(self, kind: str, place: str) -> float:
        """What a building of the hand is worth."""
        markers = 2 if kind == "keep" else 1
        early = CARD_POINT * (len(CARD_ORDER) - CARD_ORDER.index(kind)) * self.left / 7
        return self.gain(self.district(place), markers) + MARKER * markers + early

    def spare(self) -> int:
        """Gold that the next taxes do not take."""
        return self.me.goods.gold - max(0, self.me.tax - self.me.income)

    def recruit(self, action: Any) -> float:
        """Gnomes for a lock that matters before workers; of workers the kind there are fewer of."""
        if isinstance(action, a.LockGnome):
            return 10.0 - _rank(_kind(action.card), LOCK_ORDER)
        return -float(self.count(action.worker))

    def count(self, sort: str) -> int:
        return sum(n for kind, n in self.me.standing if kind.endswith(sort))

    def elsewhere(self, decision: Decision, menus: dict[str, Any], rng: Rng) -> Action:
        """An answer to a small question: a mark where it gains most, for neutral players where it
        gains most for itself; otherwise whatever is not leaving it out."""
        if "mark" in menus:
            marks: list[a.Mark] = list(menus["mark"].every())
            neutral = decision.facts.get("neutral") if "neutral" in decision.kind else None
            whose = len(self.view.players) + neutral if isinstance(neutral, int) else None
            return max(marks, key=lambda x: self.gain(self.district(x.symbol), seat=whose))
        wanted = [m for m in decision.menus if not m.confirm and m.verb != "skip"]
        return (wanted or list(decision.menus))[0].sample(rng)


def _kind(card: str) -> str:
    """The kind of a card: built ones are numbered, those in hands are called by their kind."""
    return CARDS.get(card, card)


def _rank(name: str, order: Sequence[str]) -> int:
    return order.index(name) if name in order else len(order)


def _hand_worth(cards: Sequence[str]) -> float:
    """Cheap starts first; a second one of a kind is worth less."""
    kinds = [_kind(card) for card in cards]
    return sum(len(CARD_ORDER) - _rank(kind, CARD_ORDER) for kind in kinds) + 3 * len(set(kinds))


# ------------------------------------------------------------------------------- Placement


def _placed(table: Table, menus: dict[str, Any]) -> Action:
    """Planks first, as long as enough workers are left for the areas; then the areas."""
    at_hand = sum(n for _, n in table.me.workers)
    if "place" in menus and at_hand > GATHERERS:
        places: list[a.Place] = [x for x in menus["place"].every() if _plank(table, x) > 0]
        if places:
            return max(places, key=lambda x: (_plank(table, x), _common(table, x)))
    spreads = [x for x in menus["pass"].every() if x.spread is not None]
    best: Action = max(spreads, key=lambda x: _harvest(table, x))
    return best


def _plank(table: Table, action: a.Place) -> float:
    """How gladly a worker goes to a plank; 0: not at all."""
    gold, left = table.spare(), table.left
    if action.plank == "recruiters_desk":
        return 20.0 if table.view.round <= HIRING_ENDS and gold >= 2 else 0.0
    if action.plank == "kings_camp":
        return 0.0
    if action.plank.startswith("guild_"):
        district = next(d for d in table.view.districts if f"guild_{d.id}" == action.plank)
        if district.guild not in GUILD_ORDER or gold < 1:
            return 0.0
        own = district.owner == table.seat
        return 10.0 - _rank(district.guild, GUILD_ORDER) + own
    kind = _kind(action.plank)
    if kind in ("tower", "inn"):
        return 18.0 if left and gold >= 1 else 0.0
    return 12.0 if kind in ("blacksmith", "market") else 6.0


def _common(table: Table, action: a.Place) -> int:
    """Of two workers the ordinary one of the kind there are more of."""
    ordinary = not action.worker.startswith("master")
    return 10 * ordinary + dict(table.me.workers).get(action.worker, 0)


def _harvest(table: Table, action: a.Pass) -> float:
    """What can be built of the goods that workers in these areas bring."""
    strength = {"elf": {}, "dwarf": {}}  # type: dict[str, dict[str, int]]
    for name, n in action.spread or ():
        kind, area = _sent(name)
        sort = "elf" if kind.endswith("elf") else "dwarf"
        worth = n * (BOX.collection.master_strength if kind.startswith("master") else 1)
        strength[sort][area] = strength[sort].get(area, 0) + worth
    elves, dwarves = strength["elf"], strength["dwarf"]
    me = table.me.goods
    gold = me.gold + elves.get("gold_mine", 0) + dwarves.get("gold_mine", 0)
    purse = {
        "wood": me.wood + elves.get("forest", 0),
        "stone": me.stone + dwarves.get("quarry", 0),
        "metal": me.metal + min(elves.get("mine", 0), dwarves.get("mine", 0)),
        "gold": gold + table.me.income - table.me.tax,
    }
    due = 3.0 * min(0, purse["gold"])
    return due + _buildable(table, purse) + sum(RATES[good] * n for good, n in purse.items())


def _sent(name: str) -> tuple[str, str]:
    """`master_elf_gold_mine` as its kind and its area."""
    for area in ("gold_mine", "mine", "forest", "quarry"):
        if name.endswith(f"_{area}"):
            return name[: -len(area) - 1], area
    raise ValueError(name)


def _buildable(table: Table, purse: dict[str, int]) -> float:
    """The worth of what these goods pay, the most worthwhile first; pieces bought for gold are left
    out."""
    have, total = dict(purse), 0.0
    for worth, cost in _plans(table):
        if all(cost.of(good) <= have[good] for good in GOODS):
            total += worth
            for good in GOODS:
                have[good] -= cost.of(good)
    return total


def _plans(table: Table) -> list[tuple[float, Goods]]:
    """What could be built in the next Actions, the most worthwhile first."""
    best = max(table.gain(d.id) for d in table.view.districts)
    plans = [
        (best + MARKER + CARD_POINT * (len(CARD_ORDER) - _rank(kind, CARD_ORDER)), cost)
        for kind, cost in ((_kind(card), table.costs[_kind(card)]) for card in table.me.cards)
    ]
    for district in table.view.districts:
        if district.owner is None:
            plans.append((_guild(table, district.id), district.guild_cost))
        plans.append((table.gain(district.id) + MARKER, BOX.actions.wall))
    return sorted(plans, key=lambda plan: -plan[0])


# --------------------------------------------------------------------------------- Actions


def _acted(table: Table, menus: dict[str, Any]) -> Action:
    """One step of a turn: workers act, then buildings, guilds, gnomes, Walls, trade and cards."""
    if "activate" in menus:
        return _first(menus["activate"])
    if "power" in menus:
        return _first(menus["power"])
    if "hire" in menus and _hires(table):
        locks: list[a.Hire] = list(menus["hire"].every())
        return min(locks, key=lambda x: _rank(_kind(x.card), LOCK_ORDER))
    if (found := _best_building(table, menus)) is not None:
        return found
    if "buy" in menus and (wanted := _missing(table)) is not None:
        for x in menus["buy"].every():
            if x.good == wanted:
                return x
    if "hire" in menus and (table.spare() >= BOX.actions.gnome):
        locks = list(menus["hire"].every())
        return min(locks, key=lambda x: _rank(_kind(x.card), LOCK_ORDER))
    if "sell" in menus and table.spare() < 0:
        return min(menus["sell"].every(), key=lambda x: sum(x.goods.of(g) for g in GOODS))
    if "card" in menus and table.left and table.me.hand < 3 and table.spare() >= 1:
        return max(menus["card"].every(), key=lambda x: _hand_worth((x.card,) if x.card else ()))
    return _first(menus["end_turn"])


def _hires(table: Table) -> bool:
    """Early gnomes: before building, where one opens a Tower or an Inn."""
    open_locks = [built for built in table.me.built if built.gnomes < built.locks]
    kinds = {_kind(built.card) for built in open_locks}
    early = table.view.round <= HIRING_ENDS + 1 and bool(kinds & {"tower", "inn"})
    return early and table.spare() >= BOX.actions.gnome


def _best_building(table: Table, menus: dict[str, Any]) -> Action | None:
    found: list[tuple[float, Action]] = []
    if "build" in menus:
        found += [(table.building(x.building, x.place), x) for x in menus["build"].every()]
    if "guild" in menus:
        found += [(_guild(table, x.district), x) for x in menus["guild"].every()]
    if "wall" in menus:
        found += [(table.gain(x.district) + MARKER, x) for x in menus["wall"].every()]
    if not found:
        return None
    return max(found, key=lambda one: one[0])[1]


def _guild(table: Table, district: str) -> float:
    """A guild early: its fees, and a free plank in every round to come."""
    name = next(d.guild for d in table.view.districts if d.id == district)
    liked = len(GUILD_ORDER) - _rank(name, GUILD_ORDER)
    return table.gain(district) + MARKER + 0.15 * liked * table.left / 2


def _missing(table: Table) -> str | None:
    """The one piece that the best building still lacks, if gold is there for it."""
    prices = {good: gold for good, gold in table.view.prices if good != "gold"}
    have = table.me.goods
    for _, cost in _plans(table):
        lacks = [g for g in GOODS for _ in range(cost.of(g) - have.of(g))]
        if len(lacks) == 1 and have.gold - cost.gold >= prices.get(lacks[0], 99):
            return lacks[0]
    return None


def _first(menu: Any) -> Action:
    found: Action = next(iter(menu.every()))
    return found
