"""The value of a position as named parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine.core.action import Action
from engine.games.tta import actions as a
from engine.games.tta.editions import rules_of
from engine.games.tta.query import production, ratings
from engine.games.tta.worth import cards, growth, leaders, people
from engine.games.tta.worth.action_cards import Stores
from engine.games.tta.worth.made import Made, made_by
from engine.games.tta.worth.prices import Prices, curved
from engine.games.tta.worth.turns_left import turns_left
from engine.games.tta.worth.wars import wars
from engine.games.tta.worth.weights import Weights, weights

if TYPE_CHECKING:
    from engine.games.tta.state import State

BOLD = (a.PlayAggression, a.DeclareWar, a.OfferPact, a.CancelPact)


class Look(NamedTuple):
    """What is looked at: one civilization of a position.

    to_come: whether the end of its turn is still to come. due: whether that will bring production
    (no uprising). spare: happy faces beyond those asked for. made: what it makes; rivals: what they
    make. eaten: food eaten in a production phase, in the middle of now and after the end of this
    age. unrest: workers that will be missing for an uprising not to come when this age ends. food,
    resources: in store.
    """

    s: State
    seat: int
    p: Prices
    to_come: bool
    due: bool
    discontent: int
    spare: int
    made: Made
    rivals: Sequence[tuple[int, Made]]
    eaten: float
    unrest: int
    food: int
    resources: int


class TtaEvaluator:
    """Judges by figures that may be given, or by those of the number of players."""

    def __init__(self, given: Weights | None = None) -> None:
        self._given = given
        self._prices: dict[tuple[str, int, int], Prices] = {}

    def figures(self, players: int) -> Weights:
        """By what it judges at a table of so many."""
        return self._given or weights(players)

    def with_figures(self, figures: Weights) -> TtaEvaluator:
        """Somebody who judges by other figures."""
        return TtaEvaluator(figures)

    def moment(self, s: State) -> tuple[int, int]:
        """Whose turn it is, and in which round."""
        return s.current, s.round

    def is_aggressive(self, state: State, action: Action) -> bool:
        """Aggressions, wars and pacts, no matter who offers them."""
        return isinstance(action, BOLD) or (isinstance(action, a.AnswerPact) and action.accept)

    def rarely_useful(self, state: State, action: Action) -> bool:
        """Taking workers off cards, unless an uprising has to be prevented."""
        if not isinstance(action, (a.Destroy, a.Disband)):
            return False
        seat = state.current
        asked = ratings.required_faces(state, seat)
        return asked - made_by(state, seat).happiness <= state.players[seat].idle

    def evaluate(self, s: State, seat: int) -> dict[str, float]:
        """The parts for one civilization, what its rivals have among them."""
        civ = s.players[seat]
        if civ.out:
            return {"out": -500.0}
        if s.cause:
            return self._final(s, seat)
        look = self._look(s, seat)
        parts = {
            **_culture(look),
            **_goods(look),
            **_people(look),
            "actions": _actions(look),
            "strength": _strength(look),
            "wars": wars(s, seat, look.p),
            "technologies": cards.technologies(civ, look.p),
            "wonder": cards.unfinished_wonder(s, seat, look.p),
            "cards": cards.civil_cards(civ, _stores(look), len(s.players), look.p)
            + leaders.in_play(s, seat, look.p)
            + leaders.in_hand(s, seat, look.p),
            "military_cards": cards.military_hand(s, seat, look.p, due=look.to_come),
        }
        parts["rivals"] = -look.p.weights.rival * _rivals(look)
        return parts

    def _final(self, s: State, seat: int) -> dict[str, float]:
        others = [civ.culture for i, civ in enumerate(s.players) if i != seat and not civ.out]
        return {
            "culture": float(s.players[seat].culture),
            "rivals": -float(max(others, default=0)),
        }

    def _look(self, s: State, seat: int) -> Look:
        civ, own = s.players[seat], made_by(s, seat)
        asked, faces = ratings.required_faces(s, seat), own.happiness
        discontent = max(0, asked - faces) if asked else 0
        to_come = _open(s, seat)
        due = to_come and discontent <= civ.idle
        rivals = [
            (i, made_by(s, i)) for i, other in enumerate(s.players) if i != seat and not other.out
        ]
        p = self._priced(s, turns_left(s, seat))
        later = _after_age(s, civ.yellow_bank)
        board = rules_of(s).board
        eaten = (board.consumption(civ.yellow_bank) + board.consumption(later)) / 2
        unrest = max(0, board.faces_required(later) - faces - civ.idle) if asked else 0
        stores = production.food(s, seat), production.resources(s, seat)
        spare = faces - asked
        return Look(
            s, seat, p, to_come, due, discontent, spare, own, rivals, eaten, unrest, *stores
        )

    def _priced(self, s: State, turns: int) -> Prices:
        key = (s.edition, len(s.players), turns)
        found = self._prices.get(key)
        if found is None:
            w = self._given or weights(len(s.players))
            found = self._prices[key] = Prices(w, turns, rules_of(s).cards)
        return found


def _after_age(s: State, tokens: int) -> int:
    """Tokens of a yellow bank that are left when this age has ended."""
    if s.last_round or not s.age:
        return tokens
    return max(0, tokens - rules_of(s).board.figures.age_end_yellow)


def _open(s: State, seat: int) -> bool:
    """Whether the production of this civilization's present turn is to come."""
    if s.current != seat:
        return False
    return any(frame.kind in ("end_sequence", "production") for frame in s.agenda)


def _rivals(look: Look) -> float:
    """What the rivals have, roughly, in the middle."""
    s = look.s
    found = [
        s.players[i].culture
        + made.culture * turns_left(s, i)
        + made.workers * 2.0
        + s.players[i].science * 0.5
        for i, made in look.rivals
    ]
    return sum(found) / len(found) if found else 0.0


def _culture(look: Look) -> dict[str, float]:
    s, seat, p = look.s, look.seat, look.p
    civ, rate = s.players[seat], look.made.culture
    return {
        "culture": float(civ.culture + (rate if look.due else 0)),
        "culture_rate": float(rate * p.turns),
    }


def _goods(look: Look) -> dict[str, float]:
    """Science, food and resources: in store once the turn is over, and made from then on."""
    s, seat, p = look.s, look.seat, look.p
    w, civ = p.weights, s.players[seat]
    science, food_made, made = look.made.science, look.made.food, look.made.resources
    eaten, corruption = production.consumption(s, seat), production.corruption(s, seat)
    food, stock = look.food, look.resources
    if look.due:
        food += food_made - eaten
        stock += made
    lacking = max(0, -food)
    food_net = food_made - look.eaten
    hunger = max(0, -(food + min(2, p.turns) * food_net))
    store = civ.science + (science if look.due else 0)
    tokens = civ.blue_bank + civ.stages + sum(civ.blue.values())
    growing = _growth(look, 0)
    lasting = _lasting_corruption(s, look.made.makers, tokens)
    return {
        "science": p.science * _stored(store, w.hoard, w),
        "science_rate": p.science_rate * curved(w, science, w.science_wanted[s.age]),
        "food": _growth(look, food) - growing - w.famine * (lacking + 0.7 * hunger),
        "food_rate": growing,
        "resources": p.resources
        * (_stored(stock, w.hoard, w) - w.corruption * min(stock, corruption) * look.due),
        "resources_rate": p.resources_rate
        * curved(w, made - 0.8 * lasting, w.resources_wanted[s.age]),
    }


def _growth(look: Look, store: int, more: int = 0) -> float:
    """What the workers are worth that will be bought with so much food in store and so much more of
    it made."""
    s = look.s
    board, bank = rules_of(s).board, s.players[look.seat].yellow_bank
    ages = 0 if s.last_round else rules_of(s).last_age + 1 - max(1, s.age)
    fewer = growth.leaving(board, ages, look.p.turns)
    found = growth.Growth(bank, max(0, store), look.made.food + more, fewer)
    return growth.outlook(board, found, look.p)


def _stored(amount: int, soon: float, w: Weights) -> float:
    """What is in store, less counted where it is more than is soon used."""
    return min(amount, soon) + w.surplus * max(0.0, amount - soon)


def _stores(look: Look) -> Stores:
    """Of what there is more than is soon used."""
    hoard, civ = look.p.weights.hoard, look.s.players[look.seat]
    building = civ.wonder is not None
    return Stores(civ.science > hoard, look.resources > hoard, look.food > hoard / 2, building)


def _lasting_corruption(s: State, makers: int, tokens: int) -> int:
    """Resources lost a turn if half of what farms and mines make is spent."""
    rules = rules_of(s)
    if "corruption" not in rules.production:
        return 0
    return rules.board.corruption(max(0, tokens - makers - makers // 2))


def _people(look: Look) -> dict[str, float]:
    """All workers, those without work, and how content they are."""
    p = look.p
    w, civ = p.weights, look.s.players[look.seat]
    free = civ.idle - look.discontent
    unrest = look.discontent * w.discontent + look.unrest * w.unrest * min(1.0, p.turns / 3)
    if free < 0:
        unrest += w.discontent * (3 + look.made.culture + look.made.science)
    return {
        "workers": people.hands(civ, p)
        + (people.unused(look.s, free, _work(look), p) if free > 0 else 0.0),
        "happiness": w.spare_face * min(4, p.turns) * max(0, min(2, look.spare)) - unrest,
    }


def _work(look: Look) -> people.Work:
    s, seat = look.s, look.seat
    civ = s.players[seat]
    return people.Work(
        tuple(civ.workers.items()),
        rules_of(s).cards[civ.government].urban_limit or 0,
        s.age,
        look.made,
        max([made.strength for _, made in look.rivals], default=0),
        look.discontent if look.discontent else -look.spare,
        rules_of(s).board.population_price(civ.yellow_bank),
        round(_growth(look, look.food, 1) - _growth(look, look.food), 1),
    )


def _actions(look: Look) -> float:
    p, civ = look.p, look.s.players[look.seat]
    tokens = civ.blue_bank + civ.yellow_bank
    return (
        civ.ca_total * p.civil_action
        + civ.ma_total * p.military_action
        + tokens * p.weights.tokens * min(1.0, p.turns / 4)
    )


def _strength(look: Look) -> float:
    """Against the strongest rival, and by itself."""
    w, own = look.p.weights, look.made.strength
    best = max([made.strength for _, made in look.rivals], default=0)
    lead = min(w.feared, own - best)
    each = w.strong if lead > 0 else w.weak
    guard = w.guard * curved(w, own, w.strength_wanted[look.s.age])
    return look.p.strength * (each * lead + guard)


EVALUATOR = TtaEvaluator()
