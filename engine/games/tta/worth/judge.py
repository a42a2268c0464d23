"""The value of a position as named parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.core.action import Action
from engine.games.tta import actions as a
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, production, ratings
from engine.games.tta.worth import cards
from engine.games.tta.worth.course import turns_left
from engine.games.tta.worth.prices import Prices
from engine.games.tta.worth.wars import wars
from engine.games.tta.worth.weights import Weights, weights

if TYPE_CHECKING:
    from engine.games.tta.state import State

BOLD = (a.PlayAggression, a.DeclareWar, a.OfferPact, a.CancelPact)


class Look(NamedTuple):
    """What is looked at: one civilization of a position. due: whether its production of this turn
    is still to come and will come (no uprising). spare: happy faces beyond those asked for."""

    s: State
    seat: int
    p: Prices
    due: bool
    discontent: int
    spare: int


class TtaJudge:
    """Judges by figures that may be given, or by those of the number of players."""

    def __init__(self, given: Weights | None = None) -> None:
        self._given = given
        self._prices: dict[tuple[str, int, int], Prices] = {}

    def figures(self, players: int) -> Weights:
        """By what it judges at a table of so many."""
        return self._given or weights(players)

    def with_figures(self, figures: Weights) -> TtaJudge:
        """Somebody who judges by other figures."""
        return TtaJudge(figures)

    def moment(self, s: State) -> tuple[int, int]:
        """Whose turn it is, and in which round."""
        return s.current, s.round

    def bold(self, state: State, action: Action) -> bool:
        """Aggressions, wars and pacts, whoever offers them."""
        return isinstance(action, BOLD) or (isinstance(action, a.AnswerPact) and action.accept)

    def seldom(self, action: Action) -> bool:
        """Taking workers off cards."""
        return isinstance(action, (a.Destroy, a.Disband))

    def worth(self, s: State, seat: int) -> dict[str, float]:
        """The parts for one civilization, what its rivals have among them."""
        if s.players[seat].out:
            return {"out": -500.0}
        if s.cause:
            return self._final(s, seat)
        look = self._look(s, seat)
        strength, best = self._strengths(s, seat)
        parts = {
            **_culture(look),
            **_goods(look),
            **_people(look),
            "actions": _actions(look),
            "strength": _strength(look, strength, best),
            "wars": wars(s, seat, look.p),
            "technologies": cards.technologies(s, seat, look.p),
            "wonder": cards.unfinished_wonder(s, seat, look.p),
            "cards": cards.civil_hand(s, seat, look.p) + cards.leader(s, seat, look.p),
            "military_cards": cards.military_hand(s, seat, look.p, due=_open(s, seat)),
        }
        parts["rivals"] = -look.p.weights.rival * self._rivals(s, seat)
        return parts

    def _final(self, s: State, seat: int) -> dict[str, float]:
        others = [civ.culture for i, civ in enumerate(s.players) if i != seat and not civ.out]
        return {
            "culture": float(s.players[seat].culture),
            "rivals": -float(max(others, default=0)),
        }

    def _look(self, s: State, seat: int) -> Look:
        asked, faces = ratings.required_faces(s, seat), ratings.happiness(s, seat)
        discontent = max(0, asked - faces) if asked else 0
        due = _open(s, seat) and discontent <= s.players[seat].idle
        return Look(s, seat, self._priced(s, turns_left(s, seat)), due, discontent, faces - asked)

    def _priced(self, s: State, turns: int) -> Prices:
        key = (s.edition, len(s.players), turns)
        found = self._prices.get(key)
        if found is None:
            w = self._given or weights(len(s.players))
            found = self._prices[key] = Prices(w, turns, rules_of(s).cards)
        return found

    def _strengths(self, s: State, seat: int) -> tuple[int, int]:
        """Of the civilization and of its strongest rival."""
        rivals = [i for i, civ in enumerate(s.players) if i != seat and not civ.out]
        best = max((ratings.strength(s, i) for i in rivals), default=0)
        return ratings.strength(s, seat), best

    def _rivals(self, s: State, seat: int) -> float:
        """What the rivals have, roughly, in the middle."""
        found = [
            civ.culture
            + ratings.culture(s, i) * turns_left(s, i)
            + sum(civ.workers.values()) * 2.0
            + civ.science * 0.5
            for i, civ in enumerate(s.players)
            if i != seat and not civ.out
        ]
        return sum(found) / len(found) if found else 0.0


def _open(s: State, seat: int) -> bool:
    """Whether the production of this civilization's present turn is to come."""
    if s.current != seat:
        return False
    return any(frame.kind in ("end_sequence", "production") for frame in s.agenda)


def _culture(look: Look) -> dict[str, float]:
    s, seat, p = look.s, look.seat, look.p
    civ, rate = s.players[seat], ratings.culture(s, seat)
    return {
        "culture": float(civ.culture + (rate if look.due else 0)),
        "culture_rate": float(rate * p.turns),
    }


def _goods(look: Look) -> dict[str, float]:
    """Science, food and resources: in store once the turn is over, and made from then on."""
    s, seat, p = look.s, look.seat, look.p
    w, civ = p.weights, s.players[seat]
    science = ratings.science(s, seat)
    food_made, made = production.food_made(s, seat), production.resources_made(s, seat)
    eaten, corruption = production.consumption(s, seat), production.corruption(s, seat)
    food, stock = production.food(s, seat), production.resources(s, seat)
    if look.due:
        food += food_made - eaten
        stock += max(0, made - corruption)
    lacking = max(0, -food)
    food_net = food_made - eaten
    hunger = max(0, -(food + 2 * food_net)) if p.turns > 1 else 0
    store = civ.science + (science if look.due else 0)
    tokens = civ.blue_bank + civ.stages + sum(civ.blue.values())
    lasting = _lasting_corruption(s, seat, tokens)
    return {
        "science": p.science * _stored(store, w.hoard, w),
        "science_rate": p.science_rate * curved(w, science, w.science_wanted[s.age]),
        "food": p.food * _stored(max(0, food), w.hoard / 2, w)
        - w.famine * (lacking + 0.7 * hunger),
        "food_rate": p.food_rate * curved(w, food_net, w.food_wanted[s.age]),
        "resources": p.resources * _stored(stock, w.hoard, w),
        "resources_rate": p.resources_rate
        * curved(w, made - 0.8 * lasting, w.resources_wanted[s.age]),
    }


def _stored(amount: int, soon: float, w: Weights) -> float:
    """What is in store, less counted where it is more than is soon used."""
    return min(amount, soon) + w.plenty * max(0.0, amount - soon)


def _lasting_corruption(s: State, seat: int, tokens: int) -> int:
    """Resources lost a turn if half of what farms and mines make is spent."""
    rules = rules_of(s)
    if "corruption" not in rules.production:
        return 0
    makers = basics.workers_on(s, seat, basics.FARM_MINE)
    return rules.board.corruption(max(0, tokens - makers - makers // 2))


def curved(w: Weights, amount: float, wanted: float) -> float:
    """The first half of what can be used counts more, what is beyond it less; lack counts fully."""
    half = wanted / 2
    if amount <= half:
        return w.scarce * amount
    if amount <= wanted:
        return w.scarce * half + amount - half
    return w.scarce * half + half + w.plenty * (amount - wanted)


def _people(look: Look) -> dict[str, float]:
    """Unused workers, content or not."""
    s, seat, p = look.s, look.seat, look.p
    w, civ = p.weights, s.players[seat]
    free = civ.idle - look.discontent
    each = (w.worker + w.worker_round * p.turns) * min(1.0, p.turns / 2)
    idle = sum(each * w.crowd**i for i in range(max(0, free)))
    unrest = look.discontent * w.discontent
    if free < 0:
        unrest += w.discontent * (3 + ratings.culture(s, seat) + ratings.science(s, seat))
    return {
        "workers": idle,
        "happiness": w.spare_face * min(4, p.turns) * max(0, min(2, look.spare)) - unrest,
    }


def _actions(look: Look) -> float:
    p, civ = look.p, look.s.players[look.seat]
    tokens = civ.blue_bank + civ.yellow_bank
    return (
        civ.ca_total * p.civil_action
        + civ.ma_total * p.military_action
        + tokens * p.weights.tokens * min(1.0, p.turns / 4)
    )


def _strength(look: Look, own: int, best: int) -> float:
    w = look.p.weights
    lead = min(w.feared, own - best)
    each = w.strong if lead > 0 else w.weak
    guard = w.guard * curved(w, own, w.strength_wanted[look.s.age])
    return look.p.strength * (each * lead + guard)


JUDGE = TtaJudge()
