"""Prices and strengths as they stand in the view, for labels and second lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.games.tta.actions import (
    Build,
    BuildStages,
    Develop,
    Order,
    PlayCard,
    Populate,
    Upgrade,
)
from engine.games.tta.cards.base import CardRules
from engine.games.tta.cards.model import (
    UNITS,
    URBAN,
    BuildFree,
    Card,
    PerRivalAhead,
    Raid,
    Take,
    for_players,
)
from engine.games.tta.cards.model import Order as OrderEffect
from engine.games.tta.cards.table import CardTable, card_table
from engine.games.tta.editions import EDITIONS
from engine.games.tta.view import View
from render.text.tta.words import me

SILENT = CardRules()
"""A card without a sentence of its own."""


def cards(view: View) -> CardTable:
    """The cards of the edition that is played."""
    return card_table(view.printed)


def code(view: View, card: str | None) -> CardRules:
    """What a card says in a sentence of its own."""
    return EDITIONS[view.edition].code.get(card or "", SILENT)


def event_discount(view: View) -> int:
    """By how much an event that is being carried out lowers prices."""
    return code(view, _event(view)).eases


def free_by_event(view: View, card: str) -> bool:
    """Whether the event that is being carried out lets this be built for nothing."""
    event = _event(view)
    if event is None:
        return False
    return any(isinstance(e, BuildFree) and e.card == card for e in cards(view)[event].effects)


def _event(view: View) -> str | None:
    """The event that is being carried out; outside of action phases there is no other reason to
    build."""
    return view.past_events[-1] if view.preview is None and view.past_events else None


def food(view: View, discount: int = 0) -> int | None:
    """Food for one more worker; None with an empty bank."""
    price = me(view).price
    return None if price is None else max(0, price - discount)


def growth(view: View) -> tuple[int, int]:
    """Food and happy faces that one worker more makes necessary; 0 where that is not more than
    now (NS-6.6, NS-10.9), or where nobody is discontent (OR-3.2)."""
    civ, rules = me(view), EDITIONS[view.edition]
    left = max(0, civ.yellow_bank - 1)
    eaten = rules.board.consumption(left)
    faces = rules.board.faces_required(left) if rules.discontent else 0
    return (
        eaten if eaten > civ.consumption else 0,
        faces if faces > civ.required else 0,
    )


def build(view: View, card: str, discount: int = 0) -> int:
    """Resources for a building or unit."""
    if free_by_event(view, card):
        return 0
    return max(0, _modified(view, card) - discount)


def upgrade(view: View, action: Upgrade, discount: int = 0) -> int:
    """Resources for an upgrade: the difference of the two prices."""
    new, old = upgrade_parts(view, action)
    return max(0, new - old - discount)


def upgrade_parts(view: View, action: Upgrade) -> tuple[int, int]:
    """The price of the new building or unit, and that of the old one without what rivals add."""
    added = sum(
        n
        for p in me(view).price_parts
        if (p.what, p.card) == ("build", action.source)
        for source, n in p.lines
        if "burden" in code(view, source).moments
    )
    return _modified(view, action.target), _modified(view, action.source) - added


def _modified(view: View, card: str) -> int:
    return dict(me(view).build_prices).get(card, cards(view)[card].resource_cost or 0)


def stages(view: View, count: int, discount: int = 0) -> int:
    """Resources for the next stages of the unfinished wonder."""
    civ = me(view)
    if civ.wonder is None:
        return 0
    costs = cards(view)[civ.wonder].stages[civ.stages : civ.stages + count]
    return max(0, sum(costs) - discount)


def science(view: View, action: Develop, discount: int = 0) -> int:
    """Science for a technology, by revolution or not."""
    civ, figures = me(view), cards(view)[action.card]
    known = dict(civ.revolution_prices if action.revolution else civ.develop_prices)
    printed = figures.revolution_cost if action.revolution else figures.science_cost
    return max(0, known.get(action.card, printed or 0) - discount)


def old_stays(view: View, old: str, new: str) -> bool:
    """Whether of two special technologies of a type the old one stays (NS-5.11, OR-9.16)."""
    higher = cards(view)[old].level > cards(view)[new].level
    return higher and EDITIONS[view.edition].keeps_higher_special


def refunds(view: View) -> bool:
    """Whether a civil action comes back when a leader is replaced (NS-5.9, OR-2.9)."""
    return bool(EDITIONS[view.edition].leader_refund)


def military_revolution(view: View) -> bool:
    """Whether a revolution takes military actions in place of civil ones (NS-5.12, NS-12.3)."""
    return code(view, me(view).leader).military_revolution


def card_discount(view: View, action: PlayCard) -> int:
    """By how much an action card lowers the price of what it orders."""
    orders = (e for e in cards(view)[action.card].effects if isinstance(e, OrderEffect))
    return next((e.discount for e in orders), 0)


@dataclass(frozen=True, slots=True)
class ByRivals:
    """What an action card gives now that looks at rivals: of what, and for how many ahead."""

    what: Literal["culture", "resources"]
    amount: int
    ahead_in: Literal["strength", "culture"]
    rivals: int


def by_rivals(view: View, card: str) -> ByRivals | None:
    """None for a card that looks at nobody."""
    effect = next((e for e in cards(view)[card].effects if isinstance(e, PerRivalAhead)), None)
    if effect is None:
        return None
    own, left = me(view), [civ for civ in view.players if not civ.out]
    strong = effect.ahead_in == "strength"
    if strong:
        ahead = sum(civ.strength > own.strength for civ in left)
    else:
        ahead = sum(civ.culture > own.culture for civ in left)
    return ByRivals(
        "culture" if effect.what == "culture" else "resources",
        ahead * for_players(effect.amount, len(left)),
        "strength" if strong else "culture",
        ahead,
    )


def order(view: View, action: Order, discount: int = 0) -> tuple[int, str] | None:
    """What an order costs, and in what; None if there is no worker for it."""
    match action:
        case Populate():
            price = food(view, discount)
            return None if price is None else (price, "food")
        case Develop():
            return science(view, action, discount), "science"
        case Build():
            return build(view, action.card, discount), "resources"
        case Upgrade():
            return upgrade(view, action, discount), "resources"
        case BuildStages():
            return stages(view, action.count, discount), "resources"
        case _:
            return None


def attack(view: View, card: str, target: int) -> int:
    """Military actions for an attack."""
    rival, own = view.players[target], code(view, card)
    removed = {"leader": rival.leader, "wonder": rival.wonder}.get(own.strikes)
    level = 0 if removed is None else cards(view)[removed].level
    price = cards(view)[card].military_cost or level
    return price * code(view, rival.leader).attack_times


def attack_strengths(view: View, target: int) -> tuple[int, int]:
    """Both strengths in an attack of the viewer, as NS-4.2 compares them: with the bonuses of an
    attacker, without pacts that end by it."""
    own_civ = me(view)
    between = [p.card for p in view.pacts if {p.a, p.b} == {own_civ.seat, target}]
    ending = {c for c in between if (pact := cards(view)[c].pact) and pact.ends_on_attack}
    own, other = (
        max(0, sum(n for c, n in civ.strength_lines if c not in ending))
        for civ in (own_civ, view.players[target])
    )
    return own + sum(code(view, c).ambush for c in between), other


def too_weak(view: View, target: int) -> bool:
    """Whether an aggression of the viewer falls short even if all units are given up, which then
    count twice (OR-4.8). A leader may add to units: then all that he adds is taken to be that."""
    if EDITIONS[view.edition].weaker_target:
        return False
    own, figures = me(view), cards(view)
    attack, defence = attack_strengths(view, target)
    again = (own.tactic, own.leader)
    twice = sum(n for c, n in own.strength_lines if c in again or figures[c].kind in UNITS)
    return attack + twice <= defence


def nothing_to_lose(view: View, card: str, target: int) -> str | None:
    """The code of what an aggression takes and the rival does not have; None if there is
    something."""
    rival, effects = view.players[target], cards(view)[card].effects
    takes = code(view, card).takes
    if takes == "colony" and not rival.colonies:
        return takes
    if takes == "leader_or_wonder" and rival.leader is None and rival.wonder is None:
        return takes
    top = max((max(e.levels) for e in effects if isinstance(e, Raid)), default=-1)
    staffed = [cards(view)[c] for c, n in rival.workers if n]
    if top >= 0 and not any(c.kind in URBAN and c.level <= top for c in staffed):
        return "building"
    taken = next((e.what for e in effects if isinstance(e, Take)), None)
    if taken == "food_and_resources" and not rival.food and not rival.resources:
        return taken
    if taken in ("science", "culture") and not getattr(rival, taken):
        return taken
    return None


def defence_worth(view: View, figures: Card) -> int:
    """What a card adds to the defence against an aggression; 0 if it is no bonus card."""
    fight = view.case.fight if view.case is not None else None
    printed = figures.bonus.defense if figures.bonus else 0
    return dict(fight.worth).get(figures.id, printed) if fight is not None else printed
