"""What seats give up of units and cards: what it is worth, the most and the cheapest of it (NS-7.7,
INT-53). For a colony, or, where an edition knows sacrifices, in an attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from engine.games.tta.actions import DOWN
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, ratings
from engine.games.tta.query.armies import army_strength

if TYPE_CHECKING:
    from engine.games.tta.cards.model import Bonus
    from engine.games.tta.state import State

POINT_OF_STRENGTH = 2
"""Resources that a point of strength is worth: what Warriors cost."""


@dataclass(frozen=True, slots=True)
class Purpose:
    """What a force is for.

    needs_unit: whether cards alone are no force. modifier: what a seat adds to any such force.
    half: the half of a bonus card that counts, if one does. discards: whether other cards may be
    discarded for it where a card in play allows that.
    """

    needs_unit: bool
    modifier: Callable[[State, int], int]
    half: Literal["colonization", "defense", ""]
    discards: bool = False

    def points(self, s: State, seat: int, bonus: Bonus) -> int:
        """What a bonus card adds."""
        if not self.half:
            return 0
        printed: int = getattr(bonus, self.half)
        for r in basics.speakers_on(s, seat, "bonus_worth"):
            printed = r.bonus_worth(s, seat, self.half, printed)
        return printed


COLONY = Purpose(True, ratings.colonization, "colonization", discards=True)
DEFENCE = Purpose(False, lambda s, seat: 0, "defense")
STRENGTH = Purpose(False, lambda s, seat: 0, "")
"""Units alone: an attack, or either side of a war."""


def units_of(s: State, seat: int) -> dict[str, int]:
    """Units that may be given up, by card."""
    if not basics.may_sacrifice(s):
        return {}
    civ = s.players[seat]
    return {c: civ.workers[c] for c in basics.staffed(s, seat, basics.UNITS)}


def force(
    s: State,
    seat: int,
    units: Mapping[str, int],
    cards: Sequence[str],
    purpose: Purpose = COLONY,
) -> int:
    """Strength of a force of these units and cards (NS-7.7)."""
    rules = rules_of(s)
    total = sum(n * rules.cards[c].gives.strength for c, n in units.items())
    total += army_strength(s, seat, units) + purpose.modifier(s, seat)
    for r in basics.speakers_on(s, seat, "unit_strength"):
        total += sum(n * r.unit_strength(s, seat, c) for c, n in units.items())
    return total + sum(_points(s, seat, c, purpose) for c in cards)


def most_force(
    s: State, seat: int, committed: Sequence[str] = (), purpose: Purpose = COLONY
) -> int:
    """The strongest force a seat can send, some cards being committed already; 0 without a
    unit that it needs."""
    units = units_of(s, seat)
    if purpose.needs_unit and not units:
        return 0
    cards = rules_of(s).cards
    hand = not_committed(s, seat, committed)
    bonus = [c for c in hand if cards[c].bonus]
    # A discard is worth 1, never more than a bonus card: discard what has no bonus.
    plain = min(discards_left(s, seat, committed, purpose), len(hand) - len(bonus))
    return force(s, seat, units, [*committed, *bonus], purpose) + plain


def light_force(s: State, seat: int) -> int:
    """The strongest force for a colony that a seat can send with a single unit, so with bonuses and
    cards; 0 without a unit."""
    cards = rules_of(s).cards
    hand = not_committed(s, seat, ())
    bonus = [c for c in hand if cards[c].bonus]
    plain = min(discards_left(s, seat, ()), len(hand) - len(bonus))
    alone = (force(s, seat, {unit: 1}, bonus) for unit in units_of(s, seat))
    return max((strength + plain for strength in alone), default=0)


def not_committed(s: State, seat: int, committed: Sequence[str]) -> list[str]:
    """Cards of the hand that are not part of the force yet."""
    rest = Counter(s.players[seat].military.cards)
    rest.subtract(c.removeprefix(DOWN) for c in committed)
    return list(rest.elements())


def discards_left(s: State, seat: int, committed: Sequence[str], purpose: Purpose = COLONY) -> int:
    """Cards that may still be discarded for the force (James Cook)."""
    if not purpose.discards:
        return 0
    most = sum(r.force_discards(s, seat) for r in basics.speakers(s, seat))
    return most - sum(c.startswith(DOWN) for c in committed)


def _points(s: State, seat: int, item: str, purpose: Purpose) -> int:
    """What a card adds to a force."""
    bonus = rules_of(s).cards[item].bonus if not item.startswith(DOWN) else None
    return 1 if item.startswith(DOWN) else purpose.points(s, seat, bonus) if bonus else 0


# --------------------------------------------------------------------------- the cheapest force


@dataclass(frozen=True, slots=True, order=True)
class Cards:
    """Cards that complete a force; the least of them is the cheapest.

    worth: what they would have added to a defence. levels: of all added up.
    """

    worth: int = 0
    number: int = 0
    levels: int = 0
    items: tuple[str, ...] = ()

    def plus(self, other: Cards) -> Cards:
        """Both together."""
        return Cards(
            self.worth + other.worth,
            self.number + other.number,
            self.levels + other.levels,
            tuple(sorted((*self.items, *other.items))),
        )


def cheapest(
    s: State,
    seat: int,
    bid: int,
    units: Mapping[str, int],
    cards: Sequence[str],
    *,
    cards_first: bool,
    purpose: Purpose = COLONY,
) -> tuple[dict[str, int], list[str]]:
    """The cheapest force of at least `bid` that contains these units and cards (INT-53).

    cards_first: whether any cards are given rather than units; otherwise any units rather than
    cards.
    Raises `ValueError` if no force reaches the bid.
    """
    sets = _card_sets(s, seat, cards, purpose)
    best: tuple[tuple[Any, ...], dict[str, int], Cards] | None = None

    def too_dear(price: int, number: int) -> bool:
        """Before cards, and strength lost besides, which make it dearer yet."""
        if best is None:
            return False
        return _rank(price, Cards(), cards_first, {})[:2] > best[0][:2]

    for price, sent in _forces(s, seat, units, purpose, too_dear):
        if best is not None and _rank(price, Cards(), cards_first, sent) >= best[0]:
            continue
        missing = bid - force(s, seat, sent, cards, purpose)
        if missing >= len(sets):
            continue
        added = sets[max(0, missing)]
        if best is not None and _rank(price, added, cards_first, sent) >= best[0]:
            continue
        rank = _rank(price + _weakened(s, seat, sent), added, cards_first, sent)
        if best is None or rank < best[0]:
            best = rank, sent, added
    if best is None:
        raise ValueError(f"no force of seat {seat} reaches {bid}")
    return {c: n for c, n in best[1].items() if n}, [*cards, *best[2].items]


def ways(
    s: State,
    seat: int,
    goal: int,
    units: Mapping[str, int],
    cards: Sequence[str],
    purpose: Purpose,
) -> list[tuple[dict[str, int], list[str]]]:
    """The sensible forces of at least `goal` that contain these units and cards, the one that
    loses least first: for each number of units the cheapest, as long as more of them are cheaper
    than fewer, and the one that spares the cards. None if the goal cannot be reached."""
    sets = _card_sets(s, seat, cards, purpose)
    best: dict[int, tuple[tuple[Any, ...], dict[str, int], Cards]] = {}

    def too_dear(price: int, number: int) -> bool:
        return any(n <= number and price > rank[0] for n, (rank, _, _) in best.items())

    for price, sent in _forces(s, seat, units, purpose, too_dear):
        number = sum(sent.values())
        fewer = [found[0] for n, found in best.items() if n <= number]
        if any(_rank(price, Cards(), True, sent) >= rank for rank in fewer):
            continue
        missing = goal - force(s, seat, sent, cards, purpose)
        if missing >= len(sets):
            continue
        added = sets[max(0, missing)]
        rank = _rank(price + _weakened(s, seat, sent), added, True, sent)
        if all(rank < other for other in fewer):
            best[number] = rank, sent, added
    found = [
        ({c: n for c, n in sent.items() if n}, [*cards, *added.items])
        for number, (rank, sent, added) in sorted(best.items(), key=lambda x: x[1][0])
        if all(rank < best[n][0] for n in best if n < number)
    ]
    if found and any(added for _, added in found):
        spared = cheapest(s, seat, goal, units, cards, cards_first=False, purpose=purpose)
        found += [spared] if spared not in found else []
    return found


def _rank(price: int, added: Cards, cards_first: bool, sent: dict[str, int]) -> tuple[Any, ...]:
    given = (added.worth, added.number)
    loss = (price, given) if cards_first else (given, price)
    return (*loss, added.levels, added.items, tuple(sent.values()))


def _forces(
    s: State,
    seat: int,
    units: Mapping[str, int],
    purpose: Purpose,
    too_dear: Callable[[int, int], bool],
) -> Iterator[tuple[int, dict[str, int]]]:
    """Every choice of units, these among them, each with its price.

    too_dear: whether nothing is worth looking at that costs at least so much and has at least so
    many units. It is asked again and again, for the answer changes with what is found.
    """
    own = units_of(s, seat)
    kinds = [(c, units.get(c, 0), n, _price(s, seat, {c: 1})) for c, n in own.items()]

    def grow(at: int, price: int, number: int, sent: tuple[int, ...]) -> Iterator[Any]:
        if too_dear(price, number):
            return
        if at == len(kinds):
            if number or not purpose.needs_unit:
                yield price, dict(zip(own, sent, strict=True))
            return
        _, low, high, each = kinds[at]
        for n in range(low, high + 1):
            yield from grow(at + 1, price + n * each, number + n, (*sent, n))

    yield from grow(0, 0, 0, ())


def _price(s: State, seat: int, sent: Mapping[str, int]) -> int:
    """Resources to build the units again, and for each the food that a worker costs with one token
    more in the yellow bank."""
    rules = rules_of(s)
    food = rules.board.population_price(s.players[seat].yellow_bank + 1) or 0
    return sum(n * ((rules.cards[c].resource_cost or 0) + food) for c, n in sent.items())


def _weakened(s: State, seat: int, sent: Mapping[str, int]) -> int:
    """What the strength is worth that is lost besides that of the units: armies that break up,
    leaders and wonders that count units."""
    lost = ratings.strength(s, seat) - strength_without(s, seat, sent)
    own = sum(n * rules_of(s).cards[c].gives.strength for c, n in sent.items())
    return POINT_OF_STRENGTH * max(0, lost - own)


def strength_without(s: State, seat: int, sent: Mapping[str, int]) -> int:
    """A seat's strength once these units are gone."""
    civ = s.players[seat]
    rest = replace(civ, workers={c: n - sent.get(c, 0) for c, n in civ.workers.items()})
    players = [rest if x == seat else other for x, other in enumerate(s.players)]
    return ratings.strength(replace(s, players=players), seat)


def _card_sets(s: State, seat: int, committed: Sequence[str], purpose: Purpose) -> list[Cards]:
    """The cheapest cards of the hand that add at least 0, 1, 2 … to the force."""
    figures = rules_of(s).cards
    exact = {0: Cards()}
    rest = not_committed(s, seat, committed)
    for c in rest:
        bonus = figures[c].bonus
        if bonus is not None:
            card = Cards(bonus.defense, 1, figures[c].level, (c,))
            _extend(exact, purpose.points(s, seat, bonus), card)
    plain = sorted((c for c in rest if not figures[c].bonus), key=lambda c: (figures[c].level, c))
    down = rules_of(s).board.figures.defense_discard
    for c in plain[: max(0, discards_left(s, seat, committed, purpose))]:
        _extend(exact, 1, Cards(down, 1, figures[c].level, (DOWN + c,)))
    return [
        min(cards for points, cards in exact.items() if points >= wanted)
        for wanted in range(max(exact) + 1)
    ]


def _extend(exact: dict[int, Cards], points: int, card: Cards) -> None:
    """Add the sums that one more card makes possible, keeping the cheapest for each."""
    for before, cards in list(exact.items()):
        found = cards.plus(card)
        known = exact.get(before + points)
        if known is None or found < known:
            exact[before + points] = found
