"""The few words on the board. Sentences are made in `render.text.antike`."""

from __future__ import annotations

from engine.games.antike.components import BOX, CARDS, FIELDS, KNOW_HOW
from engine.games.antike.view import AntikeView, NationView

KNOW_HOW_NOTES = {
    "strata": f"legions move {BOX.steps.know_how}",
    "navigatio": f"galleys move {BOX.steps.know_how}",
    "moneta": f"+{BOX.production.moneta} in production",
    "res_publica": f"+{BOX.defence.res_publica} city defence",
    "commercium": f"exchange {BOX.exchange.give} for {BOX.exchange.take}",
}
_STEPS = {stack.kind: stack.step for stack in BOX.stacks}
PERSONAGES = {
    "king": ("Kings", f"per {_STEPS['king']} cities"),
    "scholar": ("Scholars", "first know-how"),
    "general": ("Generals", "temple razed"),
    "navigator": ("Navigators", f"per {_STEPS['navigator']} sea points"),
    "citizen": ("Citizens", f"per {_STEPS['citizen']} temples"),
}
"""Name of a stack and what brings one of its cards."""
_DOING = {
    "rondel": "choose a rondel field",
    "production": "production",
    "templum": "building",
    "militia": "placing units",
    "scientia": "know-how and units",
    "movement": "moving units",
    "conquest": "conquering cities",
    "founding": "founding cities",
    "personages": "personages and cards",
    "over": "the game is over",
}
_CAUSES = {
    "personages": f"{BOX.win_at} personages",
    "resigned": "the other side resigned",
    "agreed": "by agreement",
    "turn_limit": "the last turn was played",
}


def card(identity: str) -> str:
    """The name of an event card."""
    return CARDS[identity].name


def card_text(identity: str) -> str:
    """What an event card does."""
    return CARDS[identity].text


def know_how(identity: str) -> str:
    return next(k.name for k in KNOW_HOW.values() if k.id == identity)


def hand(nation: NationView) -> str:
    """The event cards a nation holds, equal ones together."""
    counted = {one: nation.hand.count(one) for one in nation.hand}
    named = [card(one) + (f"\u00a0×{n}" if n > 1 else "") for one, n in counted.items()]
    return ", ".join(name.replace(" ", "\u00a0") for name in named)


def headline(view: AntikeView) -> str:
    """Whose turn it is, or who has won, in the fewest words."""
    if view.outcome is None:
        return f"{view.nations[view.mover].name} to move"
    winners = view.outcome.winners
    return f"{view.nations[winners[0]].name} win" if len(winners) == 1 else "Draw"


def moment(view: AntikeView) -> str:
    """What the mover is doing, an offer to end the game, or how it ended."""
    if view.outcome is not None:
        return _CAUSES.get(view.outcome.cause, view.outcome.cause.replace("_", " "))
    if view.draw_offer is not None:
        return f"{view.nations[view.draw_offer].name} offer a draw"
    doing = _DOING[view.phase]
    field = view.nations[view.mover].rondel
    if view.phase == "rondel" or field is None:
        return doing
    return f"{FIELDS[field].action}, {doing}"


def turn(view: AntikeView) -> str:
    """The number of the turn, and of the last one if there is a limit."""
    return f"Turn {view.turn}" + (f" of {view.turn_limit}" if view.turn_limit else "")
