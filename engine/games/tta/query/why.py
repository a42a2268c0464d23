"""Where every number comes from: ratings, totals, production and prices taken apart.

Pure questions of a table. `production.preview` says what ending the turn would bring.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine.core import value
from engine.games.tta import pacts
from engine.games.tta.cards.model import Symbols
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, prices, production, ratings
from engine.games.tta.query.production import Preview, preview

if TYPE_CHECKING:
    from engine.games.tta.state import PactInPlay, State

__all__ = ["Breakdown", "Preview", "preview"]


@value
class Breakdown:
    """A number and its parts: (card id or word, amount), one line per source.

    total differs from the sum of the parts where a limit cuts it off, above all at 0.
    """

    total: int
    parts: tuple[tuple[str, int], ...]

    @property
    def uncut(self) -> int:
        """The sum of the parts."""
        return sum(n for _, n in self.parts)


def _breakdown(lines: Iterable[tuple[str, int]], most: int | None = None) -> Breakdown:
    """One line per source; the total is never below 0 or above `most`."""
    merged: Counter[str] = Counter()
    for source, amount in lines:
        merged[source] += amount
    total = max(0, sum(merged.values()))
    return Breakdown(total if most is None else min(total, most), tuple(merged.items()))


# ----------------------------------------------------------------------------------- ratings


def science(s: State, seat: int) -> Breakdown:
    """Science rating (NS-10.1)."""
    return _breakdown(ratings.science_lines(s, seat))


def culture(s: State, seat: int) -> Breakdown:
    """Culture rating (NS-10.1)."""
    return _breakdown(ratings.culture_lines(s, seat))


def strength(s: State, seat: int) -> Breakdown:
    """Strength rating; the tactic stands for all its armies (NS-10.1, NS-9.5)."""
    return _breakdown(ratings.strength_lines(s, seat))


def happiness(s: State, seat: int) -> Breakdown:
    """Happiness, 0 to 8 (NS-10.2)."""
    return _breakdown(ratings.happiness_lines(s, seat), rules_of(s).board.figures.max_happiness)


def discontent(s: State, seat: int) -> Breakdown:
    """Discontent workers: faces that the yellow bank requires, less the happiness (NS-10.9)."""
    required = rules_of(s).board.faces_required(s.players[seat].yellow_bank)
    return _breakdown([("yellow_bank", required), ("happiness", -ratings.happiness(s, seat))])


def colonization(s: State, seat: int) -> Breakdown:
    """Colonization modifier (NS-10.3)."""
    return _breakdown(_symbols(s, seat, lambda gives: gives.colonization, with_pacts=False))


def attack(s: State, attacker: int, target: int) -> tuple[Breakdown, Breakdown]:
    """What an aggression would compare: without pacts that end by it, with what the attacker gets
    for attacking (NS-4.2, NS-4.3)."""
    return _sides(s, attacker, target, {p.card for p in pacts.ending(s, attacker, target)})


def war(s: State, attacker: int, target: int) -> tuple[Breakdown, Breakdown]:
    """What a war would compare if it were resolved now (NS-3.5)."""
    return _sides(s, attacker, target, set())


def _sides(s: State, attacker: int, target: int, gone: set[str]) -> tuple[Breakdown, Breakdown]:
    own, other = (
        [(c, n) for c, n in ratings.strength_lines(s, seat) if c not in gone]
        for seat in (attacker, target)
    )
    for r in basics.speakers(s, attacker):
        if n := r.attack_bonus(s, attacker, target):
            own.append((r.card, n))
    return _breakdown(own), _breakdown(other)


# ------------------------------------------------------------------------------------ totals


def civil_actions(s: State, seat: int) -> Breakdown:
    """Total civil actions (NS-10.4)."""
    return _breakdown(_symbols(s, seat, lambda gives: gives.civil_actions))


def military_actions(s: State, seat: int) -> Breakdown:
    """Total military actions (NS-10.4)."""
    return _breakdown(_symbols(s, seat, lambda gives: gives.military_actions))


def civil_hand(s: State, seat: int) -> Breakdown:
    """Limit of civil cards in hand (NS-8.1)."""
    return _breakdown([("civil_actions", s.players[seat].ca_total), *_hand(s, seat)])


def military_hand(s: State, seat: int) -> Breakdown:
    """Limit of military cards in hand at the end of the turn (NS-6.1)."""
    return _breakdown([("military_actions", s.players[seat].ma_total), *_hand(s, seat)])


def _hand(s: State, seat: int) -> list[tuple[str, int]]:
    cards = rules_of(s).cards
    wonders = basics.intact_wonders(s.players[seat])
    return [(w, n) for w in wonders if (n := cards[w].gives.hand_limit)]


def _symbols(
    s: State, seat: int, pick: Callable[[Symbols], int], *, with_pacts: bool = True
) -> list[tuple[str, int]]:
    """A symbol on cards that show it once, and in pacts."""
    cards = rules_of(s).cards
    lines = [(c, n) for c in basics.single_cards(s.players[seat]) if (n := pick(cards[c].gives))]
    if with_pacts:
        lines += _of_pacts(s, seat, pick)
    return lines


def _of_pacts(s: State, seat: int, pick: Callable[[Symbols], int]) -> list[tuple[str, int]]:
    lines = [(p.card, sum(map(pick, _terms(s, seat, p)))) for p in basics.pacts_of(s, seat)]
    return [(c, n) for c, n in lines if n]


def _terms(s: State, seat: int, pact: PactInPlay) -> tuple[Symbols, Symbols]:
    """What a pact gives a party: to both sides, and to its own side."""
    terms = rules_of(s).cards[pact.card].pact
    assert terms is not None
    return terms.both, terms.a if seat == pact.a else terms.b


# -------------------------------------------------------------------------------- production


def food(s: State, seat: int) -> Breakdown:
    """Food of one production phase with enough tokens in the bank (NS-6.5)."""
    lines = _made(s, seat, "farm") + _of_pacts(s, seat, lambda gives: gives.food)
    return _breakdown(lines)


def resources(s: State, seat: int) -> Breakdown:
    """Resources of one production phase with enough tokens in the bank (NS-6.7)."""
    lines = _made(s, seat, "mine") + _of_pacts(s, seat, lambda gives: gives.resources)
    return _breakdown(lines)


def _made(s: State, seat: int, kind: str) -> list[tuple[str, int]]:
    plan = production.token_plan(s, seat, kind)
    return [(c, n * production.token_value(s, c)) for c, n in plan]


def consumption(s: State, seat: int) -> Breakdown:
    """Food eaten in a production phase (NS-6.6)."""
    return _breakdown([("yellow_bank", production.consumption(s, seat))])


def corruption(s: State, seat: int) -> Breakdown:
    """Resources lost in a production phase (NS-6.4)."""
    return _breakdown([("blue_bank", production.corruption(s, seat))])


# ------------------------------------------------------------------------------------ prices


def population(s: State, seat: int) -> Breakdown | None:
    """Food for one population increase; None with an empty yellow bank (NS-5.5)."""
    lines = prices.population_lines(s, seat)
    return None if lines is None else _breakdown(lines)


def build(s: State, seat: int, card: str) -> Breakdown:
    """Resources for one building or unit (NS-5.6, NS-5.15)."""
    return _breakdown(prices.build_lines(s, seat, card))


def upgrade(s: State, seat: int, source: str, target: str) -> Breakdown:
    """Resources for an upgrade: the price of the better card, and less what the worker's present
    card costs (NS-5.7, NS-5.16). Reductions of that card are part of its line."""
    paid = prices.build_price(s, seat, source)
    better = _breakdown(prices.build_lines(s, seat, target))
    cut = [("limit", better.total - better.uncut)] if better.total != better.uncut else []
    return _breakdown([*better.parts, *cut, (source, -paid)])


def stages(s: State, seat: int, count: int = 1) -> Breakdown | None:
    """Resources for the next stages of the unfinished wonder, one line for each (NS-5.10); None
    without an unfinished wonder."""
    civ = s.players[seat]
    if civ.wonder is None:
        return None
    costs = rules_of(s).cards[civ.wonder].stages[civ.stages :][:count]
    parts = tuple((civ.wonder, n) for n in costs)
    return Breakdown(sum(costs), parts)


def develop(s: State, seat: int, card: str, revolution: bool = False) -> Breakdown:
    """Science for a technology (NS-5.11, NS-5.12)."""
    return _breakdown(prices.develop_lines(s, seat, card, revolution))


def take(s: State, seat: int, slot: int) -> Breakdown:
    """Civil actions for the card in a space of the row, 0 to 12 (NS-5.3, NS-5.4)."""
    return _breakdown(prices.take_lines(s, seat, slot))


def attack_price(s: State, card: str, target: int) -> Breakdown:
    """Military actions for an aggression or a war against a rival (NS-12.14)."""
    lines = [(card, rules_of(s).cards[card].military_cost or 0)]
    for r in basics.speakers(s, target):
        price = sum(n for _, n in lines)
        if more := r.attack_price(s, target, price) - price:
            lines.append((r.card, more))
    return _breakdown(lines)
