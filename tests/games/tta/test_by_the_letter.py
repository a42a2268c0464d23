"""Events and attacks by the letter of the rules, compared with the engine on positions of random
games.

Everything is counted here again, with loops instead of declared effects; only the ratings are the
engine's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

import pytest

from engine.core import Rng, Turn, clone, settle
from engine.core.agenda import asked
from engine.games.tta import RULES
from engine.games.tta.actions import DeclareWar, PlayAggression
from engine.games.tta.change import effects
from engine.games.tta.editions import EDITIONS
from engine.games.tta.query import production, ratings
from engine.games.tta.state import PactInPlay
from engine.selfplay import walk
from tests.conformance.cases import long_options
from tests.games.tta.test_army_search import by_search
from tests.witnesses import witnessed

CARDS = EDITIONS["new_story"].cards
SEEDS = range(6)
UNITS = ("infantry", "cavalry", "artillery", "air_force")
URBAN = ("lab", "temple", "arena", "library", "theater")
STOCKS = ("culture", "science", "food", "yellow", "idle", "placed", "hand", "civil", "colonies")

Figure = TypeVar("Figure")


def printed(figure: Figure | None) -> Figure:
    """A figure that the kind of the card has."""
    assert figure is not None
    return figure


@cache
def positions() -> tuple[Any, ...]:
    """Moments of politics and action phases, also after resignations."""
    found = []
    for seed in SEEDS:
        seats = (2, 3, 4)[seed % 3]
        rng = Rng(seed)
        for ply in walk(RULES, long_options("tta-new-story", seed), seats, seed, wild=250):
            kind = ply.decisions[0].kind
            if kind == "politics" or (kind == "actions" and rng.below(25) == 0):
                found.append(ply.state)
    return tuple(found)


def table_order(s: Any) -> list[int]:
    """Who is still there, the current player first."""
    at = s.order.index(s.current)
    return [x for x in s.order[at:] + s.order[:at] if not s.players[x].out]


def from_most(s: Any, measure: Callable[[int], int]) -> list[int]:
    """Seats from most to least: of two equal ones the nearer one has more (NS-7.2)."""
    rest, found = table_order(s), []
    while rest:
        most = rest[0]
        for seat in rest[1:]:
            if measure(seat) > measure(most):
                most = seat
        found.append(most)
        rest.remove(most)
    return found


def stocks(s: Any, seat: int) -> dict[str, int]:
    civ = s.players[seat]
    return {
        "culture": civ.culture,
        "science": civ.science,
        "food": production.food(s, seat),
        "yellow": civ.yellow_bank,
        "idle": civ.idle,
        "placed": sum(civ.workers.values()),
        "hand": len(civ.military.cards),
        "civil": civ.ca,
        "colonies": len(civ.colonies),
    }


class Letter:
    """What an event changes, written down seat by seat."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.seats = table_order(s)
        self.two = 1 if len(self.seats) == 2 else 2
        self.strong = from_most(s, lambda x: ratings.strength(s, x))
        self.famous = from_most(s, lambda x: s.players[x].culture)
        self.change: dict[int, Counter[str]] = {x: Counter() for x in range(len(s.players))}

    def culture(self, seat: int, n: int) -> None:
        civ = self.s.players[seat]
        self.change[seat]["culture"] += max(n, -civ.culture)

    def population(self, seat: int, n: int) -> None:
        civ, change = self.s.players[seat], self.change[seat]
        if n > 0:
            gained = min(n, civ.yellow_bank)
            change.update({"yellow": -gained, "idle": gained})
        else:
            lost = min(-n, civ.idle + sum(civ.workers.values()))
            unused = min(lost, civ.idle)
            change.update({"yellow": lost, "idle": -unused, "placed": unused - lost})

    def workers(self, seat: int) -> Iterator[tuple[Any, int]]:
        return ((CARDS[c], n) for c, n in self.s.players[seat].workers.items() if n)

    def freed(self, seat: int, kinds: tuple[str, ...]) -> None:
        """One building of these kinds is destroyed, if there is any."""
        if any(card.kind in kinds for card, _ in self.workers(seat)):
            self.change[seat].update({"placed": -1, "idle": 1})


def _all(n: Callable[[Letter, int], int]) -> Callable[[Letter], None]:
    """Everybody scores so much culture."""

    def do(e: Letter) -> None:
        for seat in e.seats:
            e.culture(seat, n(e, seat))

    return do


def _by_rank(measure: Callable[[Any, int], int]) -> Callable[[Letter], None]:
    def do(e: Letter) -> None:
        points = {2: (10, 0), 3: (14, 7, 0), 4: (15, 10, 5, 0)}[len(e.seats)]
        order = from_most(e.s, lambda x: measure(e.s, x))
        for seat, n in zip(order, points, strict=True):
            e.culture(seat, n)

    return do


def _levels(kinds: tuple[str, ...]) -> Callable[[Letter, int], int]:
    return lambda e, x: sum(n * c.level for c, n in e.workers(x) if c.kind in kinds)


def _crusades(e: Letter) -> None:
    e.culture(e.strong[0], 4)
    e.culture(e.strong[-1], -4)


def _barbarians(e: Letter) -> None:
    if e.famous[0] in e.strong[-e.two :]:
        e.population(e.famous[0], -1)


def _refugees(e: Letter) -> None:
    for seat, n in ((e.strong[0], 1), (e.strong[-1], -1)):
        e.culture(seat, 3 * n)
        e.population(seat, n)


def _scientific_breakthrough(e: Letter) -> None:
    for seat in e.seats:
        e.change[seat]["science"] += ratings.science(e.s, seat)


def _immigration(e: Letter) -> None:
    most = max(ratings.happiness(e.s, x) for x in e.seats)
    for seat in e.seats:
        if ratings.happiness(e.s, seat) == most:
            e.population(seat, 1)


def _pestilence(e: Letter) -> None:
    for seat in e.seats:
        e.population(seat, -1)


def _emigration(e: Letter) -> None:
    for seat in e.seats:
        e.population(seat, -((ratings.discontent(e.s, seat) + 1) // 2))


def _rats(e: Letter) -> None:
    for seat in e.seats:
        e.change[seat]["food"] -= production.food(e.s, seat)


def _rebellion(e: Letter) -> None:
    for seat in e.seats:
        due = 2 * ratings.discontent(e.s, seat)
        e.change[seat]["civil"] -= min(due, e.s.players[seat].ca)


def _uncertain_borders(e: Letter) -> None:
    if e.s.players[e.strong[-1]].yellow_bank:
        e.change[e.strong[-1]]["yellow"] -= 1
        e.change[e.strong[0]]["yellow"] += 1


def _cold_war(e: Letter) -> None:
    for seat in e.strong[: e.two]:
        e.change[seat]["science"] += 6


def _terrorism(e: Letter) -> None:
    for seat in e.seats:
        if seat != e.famous[-1]:
            e.freed(seat, URBAN)


def _politics_of_strength(e: Letter) -> None:
    s = e.s
    if s.age == 4:
        e.culture(e.strong[0], 5)
        e.culture(e.strong[-1], -3)
        return
    pile = [c for c in s.discards.cards if CARDS[c].level == s.age and CARDS[c].deck == "military"]
    e.change[e.strong[0]]["hand"] += min(5, len(s.military_deck.cards) + len(pile))
    hand = len(s.players[e.strong[-1]].military.cards)
    e.change[e.strong[-1]]["hand"] -= min(3, hand)


def _variety(e: Letter, seat: int) -> int:
    kinds = {c.kind for c, _ in e.workers(seat)} & {*UNITS, *URBAN}
    return 2 * (len(kinds) + len(e.s.players[seat].specials))


def _technology(e: Letter, seat: int) -> int:
    civ = e.s.players[seat]
    return 4 * sum(CARDS[c].level == 3 for c in (*civ.workers, *civ.specials, civ.government))


def _progress(e: Letter, seat: int) -> int:
    civ = e.s.players[seat]
    return 2 * sum(CARDS[c].level for c in (civ.government, *civ.specials))


def _population_impact(e: Letter, seat: int) -> int:
    civ = e.s.players[seat]
    content = civ.idle + sum(civ.workers.values()) - ratings.discontent(e.s, seat)
    return 2 * max(0, content - 10)


def _happiness_impact(e: Letter, seat: int) -> int:
    return 2 * ratings.happiness(e.s, seat) - 2 * ratings.discontent(e.s, seat)


EVENTS: dict[str, Callable[[Letter], None]] = {
    "crusades": _crusades,
    "barbarians": _barbarians,
    "refugees": _refugees,
    "scientific_breakthrough": _scientific_breakthrough,
    "immigration": _immigration,
    "pestilence": _pestilence,
    "reign_of_terror": lambda e: e.population(e.strong[-1], -1),
    "emigration": _emigration,
    "rats": _rats,
    "rebellion": _rebellion,
    "uncertain_borders": _uncertain_borders,
    "border_conflict": lambda e: e.freed(e.strong[-1], ("farm", "mine", *URBAN)),
    "cold_war": _cold_war,
    "terrorism": _terrorism,
    "politics_of_strength": _politics_of_strength,
    "national_pride": lambda e: e.culture(e.famous[0], 5),
    "cultural_influence": _all(lambda e, x: ratings.culture(e.s, x)),
    "popularization_of_science": _all(lambda e, x: ratings.science(e.s, x)),
    "impact_of_architecture": _all(_levels(URBAN)),
    "impact_of_competition": _all(_levels((*UNITS, "arena"))),
    "impact_of_colonies": _all(lambda e, x: 3 * len(e.s.players[x].colonies)),
    "impact_of_government": _all(
        lambda e, x: 2 * e.s.players[x].ca_total + e.s.players[x].ma_total
    ),
    "impact_of_happiness": _all(_happiness_impact),
    "impact_of_population": _all(_population_impact),
    "impact_of_progress": _all(_progress),
    "impact_of_technology": _all(_technology),
    "impact_of_variety": _all(_variety),
    "impact_of_wonders": _all(
        lambda e, x: sum((5, 4, 3, 2)[CARDS[w].level] for w in e.s.players[x].wonders)
    ),
    "impact_of_science": _by_rank(ratings.science),
    "impact_of_strength": _by_rank(ratings.strength),
}


def resolved(s: Any, event: str, rng: Rng) -> Any:
    """The position after an event, its questions answered by chance."""
    t = Turn(clone(s))
    t.state.agenda.clear()
    effects.resolve_event(t, event)
    settle(t)
    while t.state.agenda:
        (decision,) = asked(t.state)
        t.state.agenda[-1].answer(t, decision.seat, decision.sample(rng))
        settle(t)
    return t.state


@pytest.mark.sliced(10)
@pytest.mark.rule("NS-7.1", "NS-7.2", "NS-7.3", "NS-7.9", "NS-7.10")
@pytest.mark.parametrize("event", EVENTS)
def test_events(event: str) -> None:
    rng = Rng(len(event))
    for s in positions()[rng.below(4) :: 4]:
        letter = Letter(s)
        EVENTS[event](letter)
        after = resolved(s, event, rng)
        for seat in range(len(s.players)):
            before = stocks(s, seat)
            wanted = {what: before[what] + letter.change[seat][what] for what in STOCKS}
            assert stocks(after, seat) == wanted, (event, seat)


# ------------------------------------------------------------------------------------- attacks


def allowed(s: Any, seat: int) -> set[tuple[str, str, int]]:
    """Every aggression and war that the politics phase allows (NS-4.2 to NS-4.5)."""
    civ = s.players[seat]
    found = set()
    for card in civ.military.cards:
        kind = CARDS[card].kind
        if kind not in ("aggression", "war") or civ.leader == "mahatma_gandhi":
            continue
        for rival in table_order(s):
            gandhi = s.players[rival].leader == "mahatma_gandhi"
            price = printed(CARDS[card].military_cost) * (2 if gandhi else 1)
            between = [p for p in s.pacts if {p.a, p.b} == {seat, rival}]
            safe = any(printed(CARDS[p.card].pact).no_attack for p in between)
            if rival == seat or price > civ.ma or safe:
                continue
            if kind == "war":
                immune = any(p.card == "loss_of_sovereignty" and p.b == rival for p in s.pacts)
                late = s.last_round and s.round >= s.last_round
                if not immune and not late:
                    found.add(("declare_war", card, rival))
            elif stronger(s, seat, rival, between):
                found.add(("play_aggression", card, rival))
    return found


def stronger(s: Any, seat: int, rival: int, between: list[PactInPlay]) -> bool:
    """With the bonus of Open Borders, without pacts that end with the attack."""
    ending = [p.card for p in between if printed(CARDS[p.card].pact).ends_on_attack]
    own, other = (
        max(0, sum(n for c, n in ratings.strength_lines(s, x) if c not in ending))
        for x in (seat, rival)
    )
    bonus = 2 if any(p.card == "open_borders_agreement" for p in between) else 0
    return own + bonus > other


HAND = ("plunder_i", "raid_iii", "war_over_territory", "war_over_culture")
PACTS = sorted(c for c, figures in CARDS.items() if figures.pact is not None)


def armed(s: Any, rng: Rng) -> Any:
    """The same position with attacks in hand, some military actions and perhaps a pact; a rival
    may be led by Gandhi, the last round may have come."""
    other = clone(s)
    seat = other.current
    rival = rng.choice(table_order(s)[1:])
    other.players[seat].military.cards = list(HAND)
    other.players[seat].ma = rng.below(7)
    if rng.below(2):
        a, b = (seat, rival) if rng.below(2) else (rival, seat)
        other.pacts = [PactInPlay(rng.choice(PACTS), seat, a, b)]
    if rng.below(5) == 0:
        other.players[rng.choice((seat, rival))].leader = "mahatma_gandhi"
    if rng.below(4) == 0:
        other.last_round = other.round + rng.below(2)
    return other


@pytest.mark.rule("NS-4.2", "NS-4.3", "NS-4.5", "NS-12.13", "NS-12.14")
def test_attacks_that_are_offered() -> None:
    rng = Rng(4)
    looked = 0
    for s in positions():
        if s.agenda[-1].kind != "politics" or s.agenda[-1].owed:
            continue
        now = armed(s, rng)
        (decision,) = asked(now)
        offered = {
            (a.kind, a.card, a.target)
            for a in decision.every()
            if isinstance(a, (PlayAggression, DeclareWar))
        }
        assert offered == allowed(now, decision.seat)
        looked += len(offered)
    witnessed(looked, "attacks that are possible", f"seeds {SEEDS}, 2 to 4 players", least=201)


@pytest.mark.rule("NS-9.5", "NS-10.1")
def test_armies_of_real_positions() -> None:
    for s in positions()[::3]:
        for seat in table_order(s):
            civ = s.players[seat]
            units = {c: n for c, n in civ.workers.items() if n and CARDS[c].kind in UNITS}
            if civ.tactic is not None and sum(units.values()) < 10:
                lines = dict(ratings.strength_lines(s, seat))
                best = by_search(civ.tactic, units, civ.leader == "genghis_khan")
                assert lines.get(civ.tactic, 0) == best
