"""Goods, people and tokens change hands: everything that alters a civilization's stocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Turn, clone
from engine.games.tta import events
from engine.games.tta.change import debts, hand, tokens
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, production, ratings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.games.tta.state import State


# ----------------------------------------------------------------------------- food, resources


def spendable(s: State, seat: int, kind: str) -> int:
    """Food (`farm`) or resources (`mine`) that a payment may use, pacts included (INT-10)."""
    have = production.stored(s, seat, kind)
    return have + 1 if s.pacts and _stand_in(s, seat, kind, 1) else have


def _stand_in(s: State, seat: int, kind: str, wish: int) -> bool:
    """Whether one unit of the other good may stand in. wish: 1 if needed, 2 without need."""
    if not s.pacts:
        return False
    other = "mine" if kind == "farm" else "farm"
    return any(r.substitute(s, seat, kind) >= wish for r in basics.speakers(s, seat)) and bool(
        production.stored(s, seat, other)
    )


def payable(s: State, seat: int, food: int, resources: int) -> bool:
    """Whether food and then resources can be paid. Where one good may stand in for the other, the
    payments are tried out on a copy: for want of change the first may take more than its price
    (INT-3), and then there is less to stand in."""
    if not s.pacts:
        return production.food(s, seat) >= food and production.resources(s, seat) >= resources
    trial: Turn[State] = Turn(clone(s))
    for kind, amount in (("farm", food), ("mine", resources)):
        if amount > spendable(trial.state, seat, kind):
            return False
        pay(trial, seat, kind, amount)
    return True


def pay(t: Turn[State], seat: int, kind: str, amount: int) -> None:
    """Pay food or resources, which must be there (`spendable`)."""
    short = amount > production.stored(t.state, seat, kind)
    _take(t, seat, kind, amount, 1 if short else 2)


def _take(t: Turn[State], seat: int, kind: str, amount: int, wish: int) -> int:
    """Return tokens worth `amount`, everything if there is less; one unit of the other good stands
    in if `wish` allows. It comes last: what was returned before may serve as its change."""
    s = t.state
    if not amount or not _stand_in(s, seat, kind, wish):
        return tokens.take(s, seat, kind, amount)
    taken = tokens.take(s, seat, kind, amount - 1)
    if taken >= amount:  # for want of change
        return taken
    for r in basics.speakers(s, seat):
        if r.substitute(s, seat, kind):
            r.substituted(t, seat)
    tokens.take(s, seat, "mine" if kind == "farm" else "farm", 1)
    return taken + 1


def pay_for_units(t: Turn[State], seat: int, amount: int) -> None:
    """Pay resources for military units: what is there for them only is spent first (NS-11.3)."""
    civ = t.state.players[seat]
    for r in basics.speakers(t.state, seat):
        once = r.unit_purse(t.state, seat)
        if once and amount > 0:
            amount -= min(once, amount)
            civ.used.append(r.card)
    own = min(civ.purse, max(0, amount))
    civ.purse -= own
    pay(t, seat, "mine", max(0, amount - own))


# ------------------------------------------------------------------------------------ anything


def change(t: Turn[State], seat: int, good: str, amount: int, why: str) -> int:
    """Gain or (negative) lose some good; the answer is what really changed, where no choice is
    left. Losses stop at nothing (NS-11.5, NS-10.7)."""
    if not amount:
        return 0
    if good == "military_cards":
        if amount > 0:
            return hand.draw_military(t, seat, amount)
        held = t.state.players[seat].military.cards
        if -amount < len(held):
            t.todo(debts.DropCards(seat, -amount, why))
        elif held:
            # Everybody can see that there is no choice (NS-14.25).
            hand.drop_military(t, seat, tuple(held))
        return amount
    if good == "population" and amount < 0:
        lose_population(t, seat, -amount, why)
        return amount
    real = _CHANGES[good](t, seat, amount, why)
    if real:
        t.emit(events.Changed(seat, good, real, why))  # type: ignore[arg-type]
    return real


def _change_population(t: Turn[State], seat: int, amount: int, why: str) -> int:
    civ = t.state.players[seat]
    real = min(amount, civ.yellow_bank)
    civ.yellow_bank -= real
    civ.idle += real
    return real


def _change_food(t: Turn[State], seat: int, amount: int, why: str) -> int:
    return _change_stock(t.state, seat, "farm", amount)


def _change_resources(t: Turn[State], seat: int, amount: int, why: str) -> int:
    return _change_stock(t.state, seat, "mine", amount)


def _change_stock(s: State, seat: int, kind: str, amount: int) -> int:
    if amount > 0:
        return tokens.put(s, seat, kind, amount)
    return -tokens.take(s, seat, kind, -amount)


def _change_science(t: Turn[State], seat: int, amount: int, why: str) -> int:
    return score_science(t.state, seat, max(amount, -t.state.players[seat].science))


def score_science(s: State, seat: int, amount: int) -> int:
    """Science points come or go; those beyond the end of the track are lost (OR-1.9). The answer is
    what really came."""
    civ = s.players[seat]
    most = rules_of(s).board.figures.max_science_points
    real = amount if most is None else min(amount, most - civ.science)
    civ.science += real
    return real


def _change_culture(t: Turn[State], seat: int, amount: int, why: str) -> int:
    civ = t.state.players[seat]
    real = max(amount, -civ.culture)
    civ.culture += real
    return real


def _change_blue(t: Turn[State], seat: int, amount: int, why: str) -> int:
    if amount > 0:
        t.state.players[seat].blue_bank += amount
        t.state.blue_box += amount
    else:
        lose_blue(t, seat, -amount, why)
    return amount


def _change_yellow(t: Turn[State], seat: int, amount: int, why: str) -> int:
    civ = t.state.players[seat]
    real = max(amount, -civ.yellow_bank)
    civ.yellow_bank += real
    t.state.yellow_box += real
    return real


_CHANGES = {
    "population": _change_population,
    "food": _change_food,
    "resources": _change_resources,
    "science": _change_science,
    "culture": _change_culture,
    "blue_tokens": _change_blue,
    "yellow_tokens": _change_yellow,
}


def lose_blue(t: Turn[State], seat: int, count: int, why: str) -> None:
    """Lose blue tokens to the box: from the bank, then from cards of the owner's choice
    (NS-10.7)."""
    civ = t.state.players[seat]
    n = min(count, civ.blue_bank)
    civ.blue_bank -= n
    t.state.blue_box -= n
    if count > n:
        t.todo(debts.LoseTokens(seat, count - n, why))


def lose_population(t: Turn[State], seat: int, count: int, why: str) -> None:
    """Lose workers to the yellow bank: unused ones, then of the owner's choice (NS-10.8)."""
    civ = t.state.players[seat]
    n = min(count, civ.idle)
    civ.idle -= n
    civ.yellow_bank += n
    for _ in range(n):
        t.emit(events.WorkerLost(seat, None))
    if count > n:
        t.todo(debts.LoseWorkers(seat, count - n, why))


def move(t: Turn[State], good: str, source: int, target: int, limit: int, why: str) -> int:
    """Science, culture, or yellow tokens of the bank go from one civilization to another, as much
    as there is up to `limit` (NS-10.11, NS-11.4)."""
    s = t.state
    giver, taker = s.players[source], s.players[target]
    if good == "science":
        n = min(limit, giver.science)
        giver.science -= n
        score_science(s, target, n)
    elif good == "culture":
        n = min(limit, giver.culture)
        giver.culture -= n
        taker.culture += n
    else:
        n = min(limit, giver.yellow_bank)
        giver.yellow_bank -= n
        taker.yellow_bank += n
    if n:
        t.emit(events.Changed(source, good, -n, why))  # type: ignore[arg-type]
        t.emit(events.Changed(target, good, n, why))  # type: ignore[arg-type]
    return n


# ------------------------------------------------------------------------------ cards in play


def refresh(
    t: Turn[State], seat: int, *, civil_gain: bool = True, military_gain: bool = True
) -> None:
    """Settle totals of actions and tokens after cards came into play or left it, as one step
    (NS-10.5, NS-10.10, INT-6). Without a gain, additional actions are spent at once."""
    s = t.state
    civ = s.players[seat]
    civil, military = basics.action_totals(s, seat)
    if civil_gain:
        civ.ca += max(0, civil - civ.ca_total)
    if military_gain:
        civ.ma += max(0, military - civ.ma_total)
    civ.ca_total, civ.ma_total = civil, military
    civ.ca = min(civ.ca, civil)
    civ.ma = min(civ.ma, military + civ.ma_extra)
    blue, yellow = basics.card_tokens(s, seat)
    more_blue, more_yellow = blue - civ.blue_cards, yellow - civ.yellow_cards
    civ.blue_cards, civ.yellow_cards = blue, yellow
    change(t, seat, "yellow_tokens", more_yellow, "cards")
    change(t, seat, "blue_tokens", more_blue, "cards")


# ------------------------------------------------------------------------------- military cards


# ----------------------------------------------------------------------------------- production


def produce_step(t: Turn[State], seat: int, step: str, found: dict[str, int]) -> None:
    """Carry out one step of the production phase and note what came of it (NS-6.3 to NS-6.7)."""
    _STEPS[step](t, seat, found)


def produced(seat: int, found: Mapping[str, int]) -> events.Produced:
    """What came of all steps."""
    return events.Produced(
        seat,
        science=found.get("science", 0),
        culture=found.get("culture", 0),
        corruption=found.get("corruption", 0),
        food=found.get("food", 0),
        consumption=found.get("consumption", 0),
        famine=found.get("famine", 0),
        resources=found.get("resources", 0),
    )


def _points(t: Turn[State], seat: int, found: dict[str, int]) -> None:
    civ = t.state.players[seat]
    found["science"] = ratings.science(t.state, seat)
    found["culture"] = ratings.culture(t.state, seat)
    score_science(t.state, seat, found["science"])
    civ.culture += found["culture"]


def _corruption(t: Turn[State], seat: int, found: dict[str, int]) -> None:
    s = t.state
    due = production.corruption(s, seat)
    lost = _take(t, seat, "mine", due, 2)
    if lost < due and rules_of(s).corruption_eats_food:
        lost += tokens.take(s, seat, "farm", due - lost)
    found["corruption"] = lost


def _food(t: Turn[State], seat: int, found: dict[str, int]) -> None:
    found["food"] = _produce_kind(t.state, seat, "farm")


def _resources(t: Turn[State], seat: int, found: dict[str, int]) -> None:
    found["resources"] = _produce_kind(t.state, seat, "mine")
    t.state.players[seat].left_out = ""


def _farms(t: Turn[State], seat: int, found: dict[str, int]) -> None:
    found["food"] = _produce_on_cards(t.state, seat, "farm")


def _mines(t: Turn[State], seat: int, found: dict[str, int]) -> None:
    found["resources"] = _produce_on_cards(t.state, seat, "mine")
    t.state.players[seat].left_out = ""


def _produce_on_cards(s: State, seat: int, kind: str) -> int:
    return tokens.produce_on(s, seat, production.token_plan(s, seat, kind))


def _produce_kind(s: State, seat: int, kind: str) -> int:
    made = _produce_on_cards(s, seat, kind)
    extra = production.pact_production(s, seat, kind)
    if extra > 0:
        made += tokens.put(s, seat, kind, extra)
    elif extra < 0:
        made -= tokens.take(s, seat, kind, -extra)
    return made


def _consumption(t: Turn[State], seat: int, found: dict[str, int]) -> None:
    """Eat what there is. Another good stands in for missing food only where culture would be lost
    without it, or where the owner has said so (INT-10)."""
    s = t.state
    civ = s.players[seat]
    due = production.consumption(s, seat)
    eaten = min(due, spendable(s, seat, "farm"))
    own = min(due, production.stored(s, seat, "farm"))
    if not _stand_in(s, seat, "farm", 2) and _famine(s, seat, due - own) == _famine(
        s, seat, due - eaten
    ):
        eaten = own
    found["consumption"] = eaten
    pay(t, seat, "farm", eaten)
    found["famine"] = _famine(s, seat, due - eaten)
    civ.culture -= found["famine"]


def _famine(s: State, seat: int, missing: int) -> int:
    """Culture lost for so much missing food (NS-6.6)."""
    return min(missing * rules_of(s).board.figures.famine, s.players[seat].culture)


_STEPS = {
    "points": _points,
    "corruption": _corruption,
    "food": _food,
    "consumption": _consumption,
    "resources": _resources,
    "farms": _farms,
    "mines": _mines,
}
