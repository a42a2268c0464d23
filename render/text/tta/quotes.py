"""Prices as they stand in the view, for labels and second lines."""

from __future__ import annotations

from engine.games.tta.actions import (
    Build,
    BuildStages,
    Develop,
    Order,
    PlayCard,
    Populate,
    Upgrade,
)
from engine.games.tta.cards.model import URBAN, BuildFree, PerRivalAhead, Raid, Take, for_players
from engine.games.tta.cards.model import Order as OrderEffect
from engine.games.tta.editions import EDITIONS
from engine.games.tta.view import View
from render.text.tta import words

CHEAPER_BY_EVENT = {"development_of_civilization": 1}
"""Events that let people build, grow and develop at a lower price."""
DEARER_TARGETS = {"mahatma_gandhi": 2}
"""Leaders against whom attacks cost a multiple."""
MILITARY_REVOLUTION = frozenset({"maximilien_robespierre"})
"""Leaders who pay revolutions with military actions."""
ATTACK_PACTS = {"open_borders_agreement": 2}
"""Pacts that make whoever attacks the partner stronger."""


def event_discount(view: View) -> int:
    """By how much an event that is being carried out lowers prices."""
    event = _event(view)
    return CHEAPER_BY_EVENT.get(event, 0) if event else 0


def free_by_event(view: View, card: str) -> bool:
    """Whether the event that is being carried out lets this be built for nothing."""
    event = _event(view)
    if event is None:
        return False
    return any(isinstance(e, BuildFree) and e.card == card for e in words.CARDS[event].effects)


def _event(view: View) -> str | None:
    """The event that is being carried out; outside of action phases there is no other reason to
    build."""
    return view.past_events[-1] if view.preview is None and view.past_events else None


def food(view: View, discount: int = 0) -> int | None:
    """Food for one more worker; None with an empty bank."""
    price = words.me(view).price
    return None if price is None else max(0, price - discount)


def growth(view: View) -> str:
    """What everybody needs after one more worker, if that is more (NS-6.6, NS-10.9)."""
    civ, board = words.me(view), EDITIONS[view.edition].board
    left = max(0, civ.yellow_bank - 1)
    eaten, faces = board.consumption(left), board.faces_required(left)
    parts = [f"consumption {eaten}"] if eaten > civ.consumption else []
    if faces > civ.required:
        noun = "happy face" if faces == 1 else "happy faces"
        parts.append(f"{faces} {noun} needed, you have {civ.happiness}")
    return f"then {'; '.join(parts)}" if parts else ""


def build(view: View, card: str, discount: int = 0) -> int:
    """Resources for a building or unit."""
    if free_by_event(view, card):
        return 0
    return max(0, _modified(view, card) - discount)


def upgrade(view: View, action: Upgrade, discount: int = 0) -> int:
    """Resources for an upgrade: the difference of the two prices."""
    difference = _modified(view, action.target) - _modified(view, action.source)
    return max(0, difference - discount)


def _modified(view: View, card: str) -> int:
    return dict(words.me(view).build_prices).get(card, words.CARDS[card].resource_cost or 0)


def stages(view: View, count: int, discount: int = 0) -> int:
    """Resources for the next stages of the unfinished wonder."""
    civ = words.me(view)
    if civ.wonder is None:
        return 0
    costs = words.CARDS[civ.wonder].stages[civ.stages : civ.stages + count]
    return max(0, sum(costs) - discount)


def science(view: View, action: Develop, discount: int = 0) -> int:
    """Science for a technology, by revolution or not."""
    civ, figures = words.me(view), words.CARDS[action.card]
    known = dict(civ.revolution_prices if action.revolution else civ.develop_prices)
    printed = figures.revolution_cost if action.revolution else figures.science_cost
    return max(0, known.get(action.card, printed or 0) - discount)


def revolution(view: View) -> str:
    """What a revolution costs besides science (NS-5.12, NS-12.3)."""
    kind = "military" if words.me(view).leader in MILITARY_REVOLUTION else "civil"
    return f"Takes all your {kind} actions"


def card_discount(action: PlayCard) -> int:
    """By how much an action card lowers the price of what it orders."""
    orders = (e for e in words.CARDS[action.card].effects if isinstance(e, OrderEffect))
    return next((e.discount for e in orders), 0)


def by_rivals(view: View, card: str) -> str | None:
    """What an action card gives now if that depends on how many rivals are ahead; else None."""
    effect = next((e for e in words.CARDS[card].effects if isinstance(e, PerRivalAhead)), None)
    if effect is None:
        return None
    me = words.me(view)
    left = [civ for civ in view.players if not civ.out]
    if effect.ahead_in == "strength":
        ahead, more = sum(civ.strength > me.strength for civ in left), "more strength"
    else:
        ahead, more = sum(civ.culture > me.culture for civ in left), "more culture points"
    n = ahead * for_players(effect.amount, len(left))
    if effect.what == "culture":
        given = words.good("culture", n)
    else:
        given = f"{words.good('resources', n)} for military units this turn"
    rivals = words.count(ahead, "rival") if ahead else "no rival"
    return f"{given if n else 'Nothing'}: {rivals} with {more}"


def order(view: View, action: Order, discount: int = 0) -> str:
    """What an order costs: "2 resources"."""
    match action:
        case Populate():
            price = food(view, discount)
            return "no worker left in the bank" if price is None else words.good("food", price)
        case Build():
            return words.good("resources", build(view, action.card, discount))
        case Upgrade():
            return words.good("resources", upgrade(view, action, discount))
        case BuildStages():
            return words.good("resources", stages(view, action.count, discount))
        case Develop():
            return words.good("science", science(view, action, discount))
        case _:
            return ""


def attack(view: View, card: str, target: int) -> int:
    """Military actions for an attack."""
    times = DEARER_TARGETS.get(view.players[target].leader or "", 1)
    return (words.CARDS[card].military_cost or 0) * times


def attack_strengths(view: View, target: int) -> tuple[int, int]:
    """Both strengths in an attack of the viewer, as NS-4.2 compares them: with the bonuses of an
    attacker, without pacts that end by it."""
    me = words.me(view)
    between = [p.card for p in view.pacts if {p.a, p.b} == {me.seat, target}]
    ending = {c for c in between if (pact := words.CARDS[c].pact) and pact.ends_on_attack}
    own, other = (
        max(0, sum(n for c, n in civ.strength_lines if c not in ending))
        for civ in (me, view.players[target])
    )
    return own + sum(ATTACK_PACTS.get(c, 0) for c in between), other


def nothing_to_lose(view: View, card: str, target: int) -> str | None:
    """What an aggression takes and the rival does not have; None if there is something."""
    rival = view.players[target]
    if card == "annex" and not rival.colonies:
        return "no colony"
    if card == "infiltrate" and rival.leader is None and rival.wonder is None:
        return "no leader and no unfinished wonder"
    top = max((max(e.levels) for e in words.CARDS[card].effects if isinstance(e, Raid)), default=-1)
    staffed = [words.CARDS[c] for c, n in rival.workers if n]
    if top >= 0 and not any(c.kind in URBAN and c.level <= top for c in staffed):
        return "no such building"
    taken = next((e.what for e in words.CARDS[card].effects if isinstance(e, Take)), None)
    if taken == "food_and_resources" and not rival.food and not rival.resources:
        return "no food and no resources"
    if taken in ("science", "culture") and not getattr(rival, taken):
        return f"no {taken}"
    return None
