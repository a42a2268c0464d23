"""Carries out the declared effects of cards (`cards.model.Effect`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from engine.core import Turn
from engine.games.tta import events
from engine.games.tta.cards.model import (
    BuildFree,
    Count,
    Effect,
    Either,
    Gain,
    Good,
    Mixture,
    PerRivalAhead,
    Produce,
    Purse,
    Raid,
    Ranking,
    Spoils,
    Take,
    for_players,
)
from engine.games.tta.change import choices, economy
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, production, ratings

if TYPE_CHECKING:
    from engine.games.tta.state import State

Frames = list[Any]


def frames_of(s: State, card: str, seat: int, target: int = -1) -> Frames:
    """Frames that carry out a card's effects, in order. Everything compared or counted is read
    now (NS-7.9). target: the rival of an aggression."""
    frames: Frames = []
    for effect in rules_of(s).cards[card].effects:
        maker = _MAKERS.get(type(effect))
        if maker is not None:
            frames += maker(s, effect, card, seat, target)
    return frames


def who(s: State, wanted: str, seat: int, target: int) -> list[int]:
    """The seats an effect speaks of, in the order in which they decide (NS-7.1, NS-7.2)."""
    if wanted == "you":
        return [seat]
    if wanted == "rival":
        return [target]
    table = basics.clockwise(s, s.current)
    if wanted == "all":
        return table
    if wanted == "happiest":
        top = max(ratings.happiness(s, x) for x in table)
        return [x for x in table if ratings.happiness(s, x) == top]
    if wanted == "most_discontent":
        top = max(ratings.discontent(s, x) for x in table)
        return [x for x in table if top and ratings.discontent(s, x) == top]
    if wanted == "most_culture":
        return basics.ranked(s, ratings.culture_points)[:1]
    order = basics.ranked(s, ratings.strength)
    chosen = {
        "strongest": order[:1],
        "weakest": order[-1:],
        "two_strongest": order[: basics.few(s)],
        "two_weakest": order[-basics.few(s) :],
    }[wanted]
    return [x for x in table if x in chosen]


def goods_of(goods: Mapping[Good, int]) -> dict[str, int]:
    """Goods as a frame holds them, in printed order."""
    return {str(good): n for good, n in goods.items()}


def _gain(s: State, e: Gain, card: str, seat: int, target: int) -> Frames:
    return [choices.Goods(x, goods_of(e.goods), card) for x in who(s, e.who, seat, target)]


def _either(s: State, e: Either, card: str, seat: int, target: int) -> Frames:
    return [choices.PickGood(x, goods_of(e.goods), card) for x in who(s, e.who, seat, target)]


def _mixture(s: State, e: Mixture, card: str, seat: int, target: int) -> Frames:
    return [choices.Mix(x, e.amount, card) for x in who(s, e.who, seat, target)]


def _count(s: State, e: Count, card: str, seat: int, target: int) -> Frames:
    frames: Frames = []
    for x in who(s, e.who, seat, target):
        amount = sum(ratings.term(s, x, term) for term in e.terms)
        if amount:
            frames.append(choices.Goods(x, {e.good: amount}, card))
    return frames


def _ranking(s: State, e: Ranking, card: str, seat: int, target: int) -> Frames:
    order = basics.ranked(s, ratings.RATINGS[e.rating])
    points = e.culture[len(order) - 2]
    return [choices.Goods(x, {"culture": n}, card) for x, n in zip(order, points, strict=True) if n]


def _produce(s: State, e: Produce, card: str, seat: int, target: int) -> Frames:
    steps = list(choices.with_questions(s, e.steps))
    return [choices.ProduceNow(x, [*steps]) for x in who(s, "all", seat, target)]


def _build_free(s: State, e: BuildFree, card: str, seat: int, target: int) -> Frames:
    return [choices.FreeBuild(x, e.card, card) for x in who(s, "all", seat, target)]


def _take(s: State, e: Take, card: str, seat: int, target: int) -> Frames:
    if e.what == "food_and_resources":
        return [choices.Plunder(seat, target, e.limit, card)]
    return [choices.MoveGoods(target, seat, e.what, e.limit, card)]


def _raid(s: State, e: Raid, card: str, seat: int, target: int) -> Frames:
    return [choices.RaidBuildings(seat, target, list(e.levels), card)]


def finds_nothing(s: State, effect: Effect, target: int) -> bool:
    """Whether what an effect takes from a rival is something of which the rival has nothing."""
    civ = s.players[target]
    if isinstance(effect, Raid):
        return not choices.raidable(s, target, effect.levels)
    if not isinstance(effect, Take):
        return False
    if effect.what == "food_and_resources":
        return not any(production.stored(s, target, kind) for kind in ("farm", "mine"))
    return not (civ.science if effect.what == "science" else civ.culture)


_MAKERS: dict[type, Callable[[State, Any, str, int, int], Frames]] = {
    Gain: _gain,
    Either: _either,
    Mixture: _mixture,
    Count: _count,
    Ranking: _ranking,
    Produce: _produce,
    BuildFree: _build_free,
    Take: _take,
    Raid: _raid,
}


def spoils(e: Spoils, advantage: int) -> int:
    """How much the winner of a war takes."""
    return e.base + e.times * (advantage // e.each)


def play_at_once(t: Turn[State], seat: int, card: str, effect: Effect, choice: str | None) -> None:
    """An effect of an action card that needs no further question (NS-5.14)."""
    s = t.state
    civ = s.players[seat]
    if isinstance(effect, Gain):
        for good, amount in effect.goods.items():
            economy.change(t, seat, good, amount, card)
    elif isinstance(effect, Either):
        good = next(g for g in effect.goods if g == choice)
        economy.change(t, seat, good, effect.goods[good], card)
    elif isinstance(effect, Purse):
        civ.ma += effect.military_actions
        civ.ma_extra += effect.military_actions
        _fill_purse(t, seat, effect.resources, card)
    elif isinstance(effect, PerRivalAhead):
        each = for_players(effect.amount, len(basics.in_game(s)))
        if effect.ahead_in == "strength":
            own = ratings.strength(s, seat)
            ahead = sum(ratings.strength(s, x) > own for x in basics.in_game(s))
        else:
            ahead = sum(s.players[x].culture > civ.culture for x in basics.in_game(s))
        if effect.what == "purse":
            _fill_purse(t, seat, ahead * each, card)
        else:
            economy.change(t, seat, "culture", ahead * each, card)


def _fill_purse(t: Turn[State], seat: int, amount: int, why: str) -> None:
    t.state.players[seat].purse += amount
    if amount:
        t.emit(events.Changed(seat, "purse", amount, why))


def resolve_event(t: Turn[State], card: str) -> None:
    """Carry out an event; the current player counts first in ties (NS-14.9)."""
    s = t.state
    declared = frames_of(s, card, s.current)
    if rules := rules_of(s).code.get(card):
        rules.resolve(t, s.current)
    t.todo(*declared)
