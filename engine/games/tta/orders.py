"""What can be ordered in advance: answers to the questions that come in other people's turns.

Nothing here sees the table. A policy reads the question and the figures printed on cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core import (
    Action,
    Always,
    Cheapest,
    Decision,
    Fact,
    Least,
    Lightly,
    Order,
    Orderable,
    Subset,
    Turn,
    UpTo,
    settle,
)
from engine.core.agenda import asked
from engine.core.orders import only_answer
from engine.games.tta import pending
from engine.games.tta.actions import (
    DOWN,
    AnswerPact,
    Assemble,
    Choose,
    Decline,
    Defend,
    DiscardCards,
    DropOut,
    FillForce,
    Populate,
    SendForce,
    Split,
    StealTechnologies,
    Take,
)
from engine.games.tta.cards.model import AGES, FARM_MINE, UNITS, URBAN, Card
from engine.games.tta.change import hand, row
from engine.games.tta.editions import EDITIONS, rules_of
from engine.games.tta.frames import politics
from engine.games.tta.frames.ahead import PoliticsAhead
from engine.games.tta.query import basics
from engine.games.tta.turn import steps

if TYPE_CHECKING:
    from engine.games.tta.editions.ruleset import Ruleset
    from engine.games.tta.state import State
    from engine.games.tta.view import View

Rank = Callable[[str], Any]
"""What makes a card more or less worth; the least is given up first."""

ENDING = ("last_event", "last_left")
"""Frames of the end of the game that its own steps put on the agenda."""


# ----------------------------------------------------------------------------------- policies


@dataclass(frozen=True, slots=True)
class AcceptAs:
    """Accept a pact as one of its two sides and refuse it as the other; ask about pacts that are
    the same for both."""

    key: str
    side: str
    pacts: frozenset[str]
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        if decision.facts["card"] not in self.pacts:
            return None
        return AnswerPact(decision.facts["side"] != self.side)


@dataclass(frozen=True, slots=True)
class AcceptEqual:
    """Accept a pact that is the same for both parties; ask about those that are not."""

    key: str
    two_sided: frozenset[str]
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        return None if decision.facts["card"] in self.two_sided else AnswerPact(True)


@dataclass(frozen=True, slots=True)
class LeastForce:
    """Send the cheapest force there is (INT-53).

    cards_first: as in `forces.cheapest`; without cards to add there is no difference.
    """

    key: str
    cards_first: bool
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        wanted = (SendForce(), FillForce(self.cards_first), FillForce(False))
        found = next((action for action in wanted if decision.accepts(action)), None)
        return found or only_answer(decision)


@dataclass(frozen=True, slots=True)
class GiveUp:
    """In an attack, give up what is just enough, the least of what is allowed; otherwise nothing
    (OR-4.8, OR-5.2). Nothing, too, where nothing is missing.

    allowed: whether the number of the order, if it has one, allows these units and cards.
    """

    key: str
    allowed: Callable[[Assemble, int], bool]
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        if self.numbered and amount is None:
            return None
        for menu in decision.menus:
            if menu.verb == "enough":
                enough = (a for a in menu.every() if isinstance(a, Assemble))
                found = next((a for a in enough if self.allowed(a, amount or 0)), None)
                if found is not None:
                    return found
        return SendForce() if decision.accepts(SendForce()) else None


@dataclass(frozen=True, slots=True)
class DiscardLeast:
    """Discard the cards of least rank; what is above the hand limit at the end of one's turn
    is left to the player, who is there."""

    key: str
    rank: Rank
    numbered: bool = False

    def answer(self, decision: Decision, amount: int | None) -> Action | None:
        if decision.facts.get("card") == "hand_limit":
            return None
        for menu in decision.menus:
            if isinstance(menu, Subset) and menu.verb == "discard":
                return DiscardCards(tuple(sorted(sorted(menu.items, key=self.rank)[: menu.low])))
        return None


# ------------------------------------------------------------------------------------- worth


class Worth:
    """What cards are worth by the figures of one edition."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.cards = rules.cards

    def cost(self, card: str) -> tuple[int, int]:
        """Of a building or unit: resources to build it again, then its level."""
        figures = self.cards[card]
        return (figures.resource_cost or 0, figures.level)

    def first(self, kinds: frozenset[str]) -> Rank:
        """Cards of these kinds first, the cheapest of them before the others."""
        return lambda card: (self.cards[card].kind not in kinds, self.cost(card))

    def token(self, card: str) -> int:
        """Of one blue token on a card."""
        gives = self.cards[card].gives
        return gives.food + gives.resources

    def tokens_of(self, kind: str) -> Rank:
        """Tokens on cards of this kind first, those of the least worth before the others."""
        return lambda card: (self.cards[card].kind != kind, self.token(card))

    def hand(self, card: str) -> tuple[int, int]:
        """Of a military card: bonus cards most, newer cards more than older ones."""
        figures = self.cards[card]
        return (figures.bonus.defense if figures.bonus else 0, figures.level)

    def level(self, card: str) -> int:
        return self.cards[card].level

    def culture(self, card: str) -> tuple[int, int]:
        """Of a wonder: the culture printed on it, then its level."""
        return (self.cards[card].gives.culture, self.level(card))

    def defence(self, action: Defend) -> tuple[int, tuple[tuple[int, int], ...]]:
        """Of the cards of a defence: the least surplus, then cards that are worth less."""
        strength = 0
        for item in action.cards:
            bonus = self.cards[item].bonus if not item.startswith(DOWN) else None
            strength += bonus.defense if bonus else self.rules.board.figures.defense_discard
        spent = sorted((self.hand(c.removeprefix(DOWN)) for c in action.cards), reverse=True)
        return (strength, tuple(spent))

    def units(self, units: tuple[str, ...]) -> int:
        """Of units that are given up: resources to build them again."""
        return sum(self.cards[c].resource_cost or 0 for c in units)

    def spoils(self, action: StealTechnologies) -> tuple[int, int]:
        """Of the spoils of a War over Technology: the most technology first, then science."""
        return (-sum(self.cards[c].science_cost or 0 for c in action.cards), -action.science)


def _option(rank: Rank) -> Callable[[Choose], Any]:
    return lambda action: rank(action.option)


def _most(good: str) -> Callable[[Split], int]:
    return lambda split: -int(getattr(split, good))


def _even(split: Split) -> tuple[int, int]:
    """As even as can be; of an odd amount one more in resources."""
    return (abs(split.food - split.resources), split.food)


def _science_only(action: StealTechnologies) -> tuple[int, int]:
    return (len(action.cards), -action.science)


# ---------------------------------------------------------------------------------- orderables


def orderables(edition: str) -> tuple[Orderable, ...]:
    """Every question that may come in another player's turn, and what one gives up for one's own
    attacks."""
    rules = EDITIONS[edition]
    worth = Worth(rules)
    found = (*_attacks_and_pacts(worth), *_colonies(worth), *_losses(worth), *_gains(worth))
    elsewhere = {asked for other in EDITIONS.values() for asked in _asked_by_cards(other)}
    never = elsewhere.difference(_asked_by_cards(rules))
    return tuple(orderable for orderable in found if orderable.kind not in never)


def _asked_by_cards(rules: Ruleset) -> Iterator[str]:
    """Questions that only a card of an edition asks."""
    yield from (code.asks for card, code in rules.code.items() if card in rules.cards)


def _attacks_and_pacts(worth: Worth) -> Iterator[Orderable]:
    two_sided = frozenset(c for c, figures in worth.cards.items() if _sides(figures))
    yield Orderable(
        "answer_pact",
        (
            Always("accept", AnswerPact(True)),
            Always("refuse", AnswerPact(False)),
            AcceptEqual("accept_equal", two_sided),
            AcceptAs("accept_as_a", "a", two_sided),
            AcceptAs("accept_as_b", "b", two_sided),
        ),
        by=("card", "from"),
        guarded=False,
    )
    yield from _sacrifices(worth) if worth.rules.sacrifices else _defence(worth)
    yield Orderable(
        "steal",
        (
            Least("technologies", "steal", worth.spoils),
            Least("science", "steal", _science_only),
        ),
    )


def _defence(worth: Worth) -> Iterator[Orderable]:
    """Of cards alone."""
    yield Orderable(
        "defend",
        (
            Cheapest("fewest", "defend", Decline(), worth.defence),
            Always("decline", Decline()),
        ),
        by=("card", "from"),
    )


def _sacrifices(worth: Worth) -> Iterator[Orderable]:
    """Units, and against an aggression cards. Where units alone can be given up, everybody can
    reckon what an order would do: nothing of it is guarded."""
    within = (
        GiveUp("units", lambda a, most: len(a.units) <= most, numbered=True),
        GiveUp("resources", lambda a, most: worth.units(a.units) <= most, numbered=True),
        GiveUp("enough", lambda a, most: True),
        Always("nothing", SendForce()),
    )
    yield Orderable("sacrifice", within, guarded=False)
    cards = GiveUp("cards", lambda a, most: not a.units)
    yield Orderable("answer_attack", (cards, *within), by=("card", "from"))
    yield Orderable("answer_war", within, by=("card", "from"), guarded=False)


def _sides(figures: Card) -> bool:
    """Whether a card is a pact that is not the same for both parties."""
    return figures.pact is not None and figures.pact.sides


def _colonies(worth: Worth) -> Iterator[Orderable]:
    yield Orderable(
        "bid",
        (
            UpTo("up_to", "bid", DropOut()),
            Lightly("lightly", "bid", DropOut()),
            Always("drop_out", DropOut()),
        ),
        by=("territory",),
        then=Order("send_force", "cards"),
    )
    yield Orderable(
        "send_force",
        (
            LeastForce("units", cards_first=False),
            LeastForce("cards", cards_first=True),
        ),
        by=("territory",),
    )
    yield Orderable(
        "give_up_colony",
        (Least("oldest", "give_up_colony", _option(worth.level)),),
        guarded=False,
    )


def _losses(worth: Worth) -> Iterator[Orderable]:
    workers = (("unit", UNITS), ("urban", URBAN), ("farm_mine", FARM_MINE))
    yield Orderable(
        "lose_worker",
        (
            Least("cheapest", "lose_worker", _option(worth.cost)),
            *(Least(key, "lose_worker", _option(worth.first(kinds))) for key, kinds in workers),
        ),
        guarded=False,
    )
    yield Orderable(
        "destroy_own",
        (
            Least("cheapest", "destroy", _option(worth.cost)),
            *(Least(key, "destroy", _option(worth.first(kinds))) for key, kinds in workers[1:]),
        ),
        guarded=False,
    )
    yield Orderable(
        "lose_token",
        (
            Least("least", "lose_token", _option(worth.token)),
            Least("food", "lose_token", _option(worth.tokens_of("farm"))),
            Least("resources", "lose_token", _option(worth.tokens_of("mine"))),
        ),
        guarded=False,
    )
    yield _mix("lose_mix")
    yield Orderable(
        "discard",
        (
            DiscardLeast("keep_bonus", worth.hand),
            DiscardLeast("oldest", worth.level),
        ),
    )
    yield Orderable(
        "ruin_wonder",
        (
            Least("least_culture", "ruin_wonder", _option(worth.culture)),
            Least("oldest", "ruin_wonder", _option(worth.level)),
        ),
        guarded=False,
    )


def _gains(worth: Worth) -> Iterator[Orderable]:
    goods = ("food", "resources")
    pick = tuple(Always(good, Choose(good)) for good in goods)
    yield Orderable("pick_good", pick, guarded=False)
    yield _mix("gain_mix")
    yield Orderable(
        "free_build",
        (Least("build", "build"), Always("decline", Decline())),
        guarded=False,
    )
    yield Orderable(
        "develops",
        (Always("populate", Populate()), Always("decline", Decline())),
    )
    yield Orderable("take_agreed", (Always("decline", Decline()),))
    yield Orderable(
        "terrorism",
        (Least("highest", "terrorism", _option(lambda card: -worth.level(card))),),
        guarded=False,
    )


def _mix(kind: str) -> Orderable:
    """An amount in food and resources, gained or lost."""
    policies = (
        *(Least(good, kind, _most(good)) for good in ("food", "resources")),
        Least("even", kind, _even),
    )
    return Orderable(kind, policies, guarded=False)


# ------------------------------------------------------------------------------- a sensible set

_SENSIBLE = (
    Order("bid", "lightly"),
    Order("send_force", "cards"),
    Order("defend", "fewest"),
    Order("answer_attack", "cards"),
    Order("answer_war", "units", 1),
    Order("answer_pact", "accept_equal"),
    Order("lose_worker", "cheapest"),
    Order("destroy_own", "cheapest"),
    Order("lose_token", "least"),
    Order("lose_mix", "even"),
    Order("discard", "keep_bonus"),
    Order("ruin_wonder", "least_culture"),
    Order("give_up_colony", "oldest"),
    Order("pick_good", "resources"),
    Order("gain_mix", "even"),
    Order("free_build", "build"),
    Order("develops", "populate"),
    Order("terrorism", "highest"),
)
"""Nothing of it is grave: units only where one is enough, cards where they hold, and what an event
costs or brings as most players would have it. Left to the players are pacts with two sides, cards
to take, spoils, and what they give up for attacks of their own."""


def recommended(found: tuple[Orderable, ...]) -> tuple[Order, ...]:
    """The sensible set, as far as an edition asks such questions."""
    kinds = {orderable.kind for orderable in found}
    return tuple(order for order in _SENSIBLE if order.kind in kinds)


# ------------------------------------------------------------------------------------ subjects

_KIND_OF_CARD = {
    "answer_pact": "pact",
    "defend": "aggression",
    "answer_attack": "aggression",
    "answer_war": "war",
    "bid": "territory",
    "send_force": "territory",
}
"""Which cards a question is about."""


def subjects(v: View, kind: str, fact: str) -> tuple[Fact, ...]:
    """The values of a fact to which an order may be limited, from public knowledge alone."""
    if fact == "from":
        return tuple(x for x in v.order if x != v.viewer and not v.players[x].out)
    return tuple(_still_to_come(v, _KIND_OF_CARD[kind]))


def _still_to_come(v: View, kind: str) -> Iterator[str]:
    """Cards of a kind in this game that may yet be met: not too old, not known to be used up.

    The newest past event counts, for it may be the territory that is auctioned right now; so do
    wars that are declared, and what is asked about.
    """
    rules = EDITIONS[v.edition]
    newest = {*v.past_events[-1:], *(civ.war for civ in v.players)}
    newest.update(str(found) for d in v.asked for name, found in d.facts if name == "card")
    used = {*v.past_events[:-1], *(p.card for p in v.pacts)}
    used.update(c for civ in v.players for c in civ.colonies)
    in_piles = {*v.current_events, *(level for level, _ in v.future_events)}
    for age in range(len(AGES)):
        there = age >= v.age - 1 or (kind == "territory" and age in in_piles)
        for card in dict.fromkeys(row.deck_of(rules, "military", age, len(v.players), v.peaceful)):
            if rules.cards[card].kind == kind and card not in used and (there or card in newest):
                yield card


# -------------------------------------------------------------------------------- a turn ahead


def turn_ahead(s: State, seat: int) -> bool:
    """Whether a turn of this seat is to come, other than the one that is played now."""
    civ = s.players[seat]
    if s.cause or civ.out or civ.leaves or s.current == seat:
        return False
    ending = (*rules_of(s).game_end, *ENDING)
    if any(frame.kind in ending for frame in s.agenda):
        return False
    return not s.last_round or _round_of(s, seat) <= s.last_round


def _round_of(s: State, seat: int) -> int:
    """The round of the seat's next turn."""
    order = basics.clockwise(s, s.start)
    return s.round + (order.index(seat) < order.index(s.current))


_NOT_AHEAD = ("replenish", "own_war")
"""Steps of a turn that bring what nobody can know."""


def begin_turn(s: State, seat: int) -> None:
    """Turn a table into one where the turn of a seat has just begun, for `Rules.simulate_turn`.

    The row slides on and nothing is dealt, a war is left aside, nothing comes of political actions
    (`PoliticsAhead`), and all ends with the action phase and the hand limit: nobody can know what
    happens until then, meanwhile and after that.
    """
    order = basics.clockwise(s, s.current)
    coming = [x for x in order[: order.index(seat) + 1] if x != s.current]
    row.slide_on(s, sum(_round_of(s, x) > 1 for x in coming))
    s.round = _round_of(s, seat)
    s.current = seat
    s.agenda.clear()
    _leave_war_aside(s, seat)
    t = Turn(s)
    rules = rules_of(s)
    known: list[str] = [name for name in rules.turn if name not in _NOT_AHEAD]
    t.todo(*steps([*known, *(name for name in rules.turn_end if name == "hand_limit")], seat))
    settle(t)
    top = s.agenda[-1]
    if isinstance(top, politics.Politics):
        s.agenda[-1] = PoliticsAhead(top)


def _leave_war_aside(s: State, seat: int) -> None:
    civ = s.players[seat]
    if civ.war is not None:
        hand.discard_military(s, [civ.war])
        civ.war, civ.war_on = None, -1


def waits_for_others(s: State, seat: int) -> bool:
    """Whether the turn of this seat waits for answers of others, and its actions are to come."""
    if s.cause or s.current != seat or s.players[seat].out:
        return False
    if seat in {d.seat for d in asked(s)}:
        return False
    return any(frame.kind == "action_phase" and frame.seat == seat for frame in s.agenda)


def resume_turn(s: State, seat: int) -> None:
    """Turn a table into one where the turn of a seat goes on, for `Rules.simulate_rest`: what an
    event still does, or what an attack, an offer or an auction leads to, is left aside."""
    del s.agenda[-max(1, pending.length(s)) :]
    if any(frame.kind == "replenish" for frame in s.agenda):
        row.slide_on(s, int(s.round > 1))
    if any(frame.kind == "own_war" for frame in s.agenda):
        _leave_war_aside(s, seat)
    s.agenda[:] = [frame for frame in s.agenda if frame.kind not in _NOT_AHEAD]
    settle(Turn(s))
    at = next(i for i, frame in enumerate(s.agenda) if frame.kind == "action_phase")
    limited = "hand_limit" in rules_of(s).turn_end
    s.agenda[:at] = steps(["hand_limit"] if limited else [], seat)
    top = s.agenda[-1]
    if isinstance(top, politics.Politics):
        s.agenda[-1] = PoliticsAhead(top)


def rebased(decision: Decision, action: Action) -> Action | None:
    """An action prepared before the row slid on: the same card is taken from where it is now,
    of several copies the first."""
    if isinstance(action, Take):
        same = (a for a in decision.every() if isinstance(a, Take) and a.card == action.card)
        return min(same, key=lambda a: a.slot, default=None)
    return action if decision.accepts(action) else None
