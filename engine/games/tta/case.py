"""What the open question depends on, as its viewer may know it (`View.case`).

It is worked out for questions alone, not for the ordinary turn. A spectator is told what everybody
knows; what comes from a hand only the one whose hand it is, while that player is asked or may
answer in advance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, Any, cast

from engine.core import Action, Decision, Pick, Turn, clone, value
from engine.games.tta import pending
from engine.games.tta.actions import AnyAction, Assemble
from engine.games.tta.change import hand
from engine.games.tta.editions import rules_of
from engine.games.tta.query import attacks, forces, production, ratings
from engine.games.tta.query.armies import army_strength

if TYPE_CHECKING:
    from engine.games.tta.state import State

Lines = tuple[tuple[str, int], ...]
ORDINARY = frozenset({"action_phase", "politics", "politics_ahead"})
"""Frames whose question is about the whole table."""
WEIGHED = frozenset(
    {
        *("pick_good", "gain_mix", "lose_mix", "lose_worker", "lose_token", "destroy_own"),
        *("give_up_colony", "ruin_wonder", "raid", "terrorism", "annex", "infiltrate", "plunder"),
        *("steal", "answer_pact", "free_build", "develops", "leave_token"),
    }
)
"""Questions of which every answer is tried out."""
OFFERS = 2
"""So many ways to decide an attack are drawn."""
TRIED = 40
"""So many answers of a question are tried out at most."""


@value
class Change:
    """A public number of a civilization that an answer changes; `what` is one of `NUMBERS`."""

    seat: int
    what: str
    before: int
    after: int


@value
class AnswerForecast:
    """An answer and what comes of it at once."""

    action: AnyAction
    changes: tuple[Change, ...]


@value
class Bids:
    """The bids of an auction. holder: of the highest bid, -1 without one. inside: the seats that
    may still bid or hold the highest bid, in the order in which they are asked. open_force: what
    each seat can send without cards, 0 without a unit."""

    holder: int
    high: int
    inside: tuple[int, ...]
    open_force: tuple[int, ...] = ()


@value
class Force:
    """A colonization force and what is left. cards: bonus cards and (marked) discards. worth: of
    the force. strength: of the civilization once the units are gone."""

    units: Lines
    cards: tuple[str, ...]
    worth: int
    strength: int


@value
class Means:
    """What the viewer could send to a colony. army: what tactics add if every unit is sent.
    most: the strongest force. offers: the cheapest force for some bids, (bid, force)."""

    units: Lines
    army: int
    cards: tuple[str, ...]
    most: int
    offers: tuple[tuple[int, Force], ...]


@value
class Fight:
    """An attack in which units may be given up, as both sides have announced it.

    war: whether it is one; otherwise an aggression. given_up: what the units are worth that the
    attacker has given up already. can_add: the most that the units of the one who is asked can add,
    as everybody may reckon it. so_far: what the viewer has put together; means: with what, and what
    each way leads to: the `offers` are (total, force), the first one as things are.
    """

    war: bool
    attack: int
    defence: int
    given_up: int
    can_add: int
    so_far: int = 0
    means: Means | None = None
    worth: Lines = ()


@value
class Case:
    """What a question depends on besides `Decision.facts`; each question has some of it.

    seat: who is asked. sides: parts of the attacker's and the target's strength. holdings: the
    viewer's sets of cards that hold. fight: where units may be given up. event: one in progress,
    with what is still `to_come` and the seats it is `through` with. draw: cards drawn once the turn
    has ended.
    """

    seat: int
    sides: tuple[Lines, Lines] = ((), ())
    holdings: tuple[attacks.Holding, ...] = ()
    fight: Fight | None = None
    bids: Bids | None = None
    means: Means | None = None
    event: str | None = None
    to_come: tuple[pending.Effect, ...] = ()
    through: tuple[int, ...] = ()
    forecasts: tuple[AnswerForecast, ...] = ()
    draw: int = 0


def case(s: State, viewer: int | None) -> Case | None:
    """What the open question depends on; None in the ordinary course of a turn."""
    if not s.agenda or s.agenda[-1].kind in ORDINARY:
        return None
    decisions: tuple[Decision, ...] = s.agenda[-1].ask(s)
    if not decisions:
        return None
    d = decisions[0]
    found: dict[str, Any] = {}
    if maker := _MAKERS.get(d.kind):
        found |= maker(s, d, viewer)
    if (event := pending.event(s)) is not None and d.facts.get("card") == event:
        found |= {
            "event": event,
            "to_come": pending.to_come(s),
            "through": pending.through(s, event),
        }
    if d.kind in WEIGHED and (viewer == d.seat or d.kind == "answer_pact"):
        found["forecasts"] = forecasts(s, d)
    return Case(d.seat, **found)


# -------------------------------------------------------------------------- what an answer changes

NUMBERS: dict[str, Callable[[State, int], int]] = {
    "food": production.food,
    "resources": production.resources,
    "science": lambda s, seat: s.players[seat].science,
    "culture": ratings.culture_points,
    "idle": lambda s, seat: s.players[seat].idle,
    "food_made": production.food_made,
    "resources_made": production.resources_made,
    "science_rating": ratings.science,
    "culture_rating": ratings.culture,
    "strength": ratings.strength,
    "happiness": ratings.happiness,
    "discontent": ratings.discontent,
    "civil_actions": lambda s, seat: s.players[seat].ca_total,
    "military_actions": lambda s, seat: s.players[seat].ma_total,
    "colonization": ratings.colonization,
    "yellow_bank": lambda s, seat: s.players[seat].yellow_bank,
    "blue_bank": lambda s, seat: s.players[seat].blue_bank,
}
"""Numbers of a civilization that everybody can see, in the order in which they are told."""


def forecasts(s: State, d: Decision) -> tuple[AnswerForecast, ...]:
    """Every answer of the main menus of a question with what it changes, tried out on copies."""
    seats = [d.seat, *(x for x in _others(d) if x != d.seat)]
    before = [_numbers(s, x) for x in seats]
    return tuple(
        AnswerForecast(cast("AnyAction", a), _changes(s, d.seat, a, seats, before))
        for a in _answers(d)
    )


def _others(d: Decision) -> Iterator[int]:
    for name in ("from", "target"):
        if isinstance(seat := d.facts.get(name), int):
            yield seat


def _answers(d: Decision) -> list[Action]:
    main = (m for m in d.menus if isinstance(m, Pick) and not m.collapsed)
    return [action for menu in main for action in menu.actions][:TRIED]


def _numbers(s: State, seat: int) -> dict[str, int]:
    return {what: read(s, seat) for what, read in NUMBERS.items()}


def _changes(
    s: State, asked: int, action: Action, seats: Sequence[int], before: Sequence[dict[str, int]]
) -> tuple[Change, ...]:
    t: Turn[State] = Turn(clone(s))
    frame = t.state.agenda[-1]
    frame.answer(t, asked, action)
    # What the same frame does without a further question belongs to the answer: the spoils of a
    # raid. Frames below it are the business of those whom they ask, but for the production that
    # has stopped to ask.
    while t.state.agenda and t.state.agenda[-1] is frame and not frame.ask(t.state):
        t.state.agenda.pop()
        frame.run(t)
    if frame.kind == "leave_token" and t.state.agenda[-1].kind == "produce_now":
        t.state.agenda.pop().run(t)
    return tuple(
        Change(seat, what, old[what], new)
        for seat, old in zip(seats, before, strict=True)
        for what, new in _numbers(t.state, seat).items()
        if new != old[what]
    )


# --------------------------------------------------------------------------- by kind of question


def _duel(s: State, d: Decision, viewer: int | None) -> dict[str, Any]:
    attacker = next(_others(d))
    own, other = attacks.parts(s, attacker, d.seat)
    found: dict[str, Any] = {"sides": (tuple(own), tuple(other))}
    if viewer == d.seat:
        cards, values = s.players[viewer].military.cards, attacks.defence_values(s, viewer)
        gap = _number(d, "attack") - _number(d, "defence")
        found["holdings"] = attacks.holdings(cards, values, gap, _number(d, "limit"))
    return found


def _fight(s: State, d: Decision, viewer: int | None) -> dict[str, Any]:
    """An attack with sacrifices: what is announced to everybody, the rest to the player asked."""
    top = s.agenda[-1]
    fight = top.fight
    sides = attacks.war_parts if fight.war else attacks.parts
    own, other = sides(s, fight.attacker, fight.target)
    given_up = forces.force(s, fight.attacker, Counter(fight.sent), (), forces.STRENGTH)
    own += _rest(own, fight.attack - given_up)
    other += _rest(other, fight.defence)
    if given_up:
        own.append(("given_up", given_up))
    can_add = forces.most_force(s, d.seat, (), forces.STRENGTH)
    found = Fight(fight.war, fight.attack, fight.defence, given_up, can_add)
    if viewer == d.seat:
        means = _answers_to_attack(s, top, d)
        worth = tuple((c, forces.force(s, viewer, {}, (c,), top.purpose)) for c in {*means.cards})
        found = replace(found, so_far=top.strength(s), means=means, worth=tuple(sorted(worth)))
    return {"sides": (tuple(own), tuple(other)), "fight": found}


def _rest(lines: Sequence[tuple[str, int]], total: int) -> list[tuple[str, int]]:
    """What a limit cuts off."""
    cut = total - sum(n for _, n in lines)
    return [("limit", cut)] if cut else []


def _answers_to_attack(s: State, top: Any, d: Decision) -> Means:
    """Nothing more, the cheapest that decides it, everything: each with the total then."""
    seat, purpose = top.seat, top.purpose
    units = forces.units_of(s, seat)
    base = top.fight.attack if seat == top.fight.attacker else top.fight.defence
    figures = rules_of(s).cards
    bonus = [c for c in s.players[seat].military.cards if figures[c].bonus and purpose.half]
    ways: list[tuple[dict[str, int], list[str]]] = [(top.units, top.cards)]
    enough = (a for menu in d.menus if menu.verb == "enough" for a in menu.every())
    for action in islice(enough, OFFERS):
        assert isinstance(action, Assemble)
        ways.append((dict(Counter(action.units)), list(action.cards)))
    ways.append((units, bonus))
    offers = dict.fromkeys(_way(s, seat, base, purpose, *way) for way in ways)
    most = base + forces.force(s, seat, units, bonus, purpose)
    army = army_strength(s, seat, units)
    return Means(tuple(units.items()), army, tuple(bonus), most, tuple(offers))


def _way(
    s: State,
    seat: int,
    base: int,
    purpose: forces.Purpose,
    units: dict[str, int],
    cards: Sequence[str],
) -> tuple[int, Force]:
    worth = forces.force(s, seat, units, cards, purpose)
    left = forces.strength_without(s, seat, units)
    given = tuple((c, n) for c, n in units.items() if n)
    return base + worth, Force(given, tuple(sorted(cards)), worth, left)


def _number(d: Decision, name: str) -> int:
    n = d.facts[name]
    assert isinstance(n, int)
    return n


def _auction(s: State, d: Decision, viewer: int | None) -> dict[str, Any]:
    inside = tuple(s.agenda[-1].bidders)
    high = _number(d, "high")
    open_force = tuple(_open_force(s, x) for x in range(len(s.players)))
    found: dict[str, Any] = {"bids": Bids(inside[-1] if high else -1, high, inside, open_force)}
    if viewer in inside and viewer is not None:
        most = forces.most_force(s, viewer)
        bids = sorted({b for b in (high + 1, high + 2, (high + most) // 2, most) if b > high})
        found["means"] = _means(s, viewer, most, _offers(s, viewer, bids, most))
    return found


def _open_force(s: State, seat: int) -> int:
    units = forces.units_of(s, seat)
    return forces.force(s, seat, units, ()) if units else 0


def _offers(s: State, seat: int, bids: Iterable[int], most: int) -> Iterator[tuple[int, Force]]:
    for bid in bids:
        if bid <= most:
            sent, cards = forces.cheapest(s, seat, bid, {}, (), cards_first=True)
            yield bid, _force(s, seat, sent, cards)


def _send(s: State, d: Decision, viewer: int | None) -> dict[str, Any]:
    if viewer != d.seat:
        return {}
    top, bid = s.agenda[-1], _number(d, "bid")
    fills = (
        forces.cheapest(s, viewer, bid, top.units, top.cards, cards_first=first)
        for first in (False, True)
    )
    offers = dict.fromkeys((bid, _force(s, viewer, sent, cards)) for sent, cards in fills)
    most = forces.most_force(s, viewer, top.cards)
    return {"means": _means(s, viewer, most, offers)}


def _means(s: State, seat: int, most: int, offers: Iterable[tuple[int, Force]]) -> Means:
    units, figures = forces.units_of(s, seat), rules_of(s).cards
    bonus = [c for c in s.players[seat].military.cards if figures[c].bonus]
    army = army_strength(s, seat, units)
    return Means(tuple(units.items()), army, tuple(bonus), most, tuple(offers))


def _force(s: State, seat: int, units: dict[str, int], cards: Sequence[str]) -> Force:
    worth = forces.force(s, seat, units, cards)
    left = forces.strength_without(s, seat, units)
    return Force(tuple(units.items()), tuple(cards), worth, left)


def _discard(s: State, d: Decision, viewer: int | None) -> dict[str, Any]:
    return {"draw": hand.due(s, d.seat)} if d.facts["card"] == "hand_limit" else {}


_MAKERS: dict[str, Callable[[State, Decision, int | None], dict[str, Any]]] = {
    "defend": _duel,
    "sacrifice": _fight,
    "answer_attack": _fight,
    "answer_war": _fight,
    "bid": _auction,
    "send_force": _send,
    "discard": _discard,
}
