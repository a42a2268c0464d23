"""What is asked: prompts, captions of menus, and whom the table waits for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core import Decision, Menu
from engine.games.tta.actions import Choose
from engine.games.tta.cards.model import Either, Mixture, Raid, Take
from engine.games.tta.view import View
from render.text.tta import breakdown, choices, words

INFILTRATE_CULTURE = 3
"""For each level of the card that an Infiltrate removes."""
CAPTIONS = {
    "take": "Take a card from the row",
    "populate": "Increase your population",
    "build": "Build farm, mine, urban",
    "build_unit": "Build a military unit",
    "upgrade": "Upgrade farm, mine, urban",
    "upgrade_unit": "Upgrade a military unit",
    "destroy": "Destroy a building",
    "disband": "Disband a military unit",
    "wonder": "Build stages of your wonder",
    "leader": "Elect a leader",
    "develop": "Develop a technology",
    "revolution": "Revolution",
    "card": "Play an action card",
    "tactic": "Play or copy a tactic",
    "ability": "Use an ability",
    "end_turn": "End your turn",
    "look": "Look at the next event",
    "prepare": "Prepare event or territory",
    "aggression": "Play an aggression",
    "aggression_in_vain": "Aggression without effect",
    "war": "Declare a war",
    "pact": "Offer a pact",
    "cancel": "Cancel a pact",
    "pass": "No political action",
    "resign": "Resign and leave the game",
    "answer_pact": "Accept or refuse",
    "defend": "Defend with cards",
    "decline": "Decline",
    "drop_out": "Pass in the auction",
    "bid": "Bid for the territory",
    "fill_force": "Have the force put together",
    "send_unit": "Send a unit",
    "add_card": "Add a card to the force",
    "send_force": "Send the force",
    "lose_worker": "Worker you lose",
    "lose_token": "Token you give up",
    "discard": "Cards to discard",
    "pick_good": "Choose what you gain",
    "gain_mix": "Choose what you gain",
    "lose_mix": "Choose what you lose",
    "plunder": "Choose what your rival loses",
    "plunder_other": "Other amounts",
    "raid": "Rival's building to destroy",
    "give_up_colony": "Colony you give up",
    "ruin_wonder": "Wonder that falls to ruin",
    "terrorism": "Rival's building to destroy",
    "annex": "Choose the colony you take",
    "infiltrate": "Choose what your rival loses",
    "steal": "Choose the spoils of the war",
    "steal_less": "Take less science",
}
"""What each menu is for."""

WAITING = {
    "actions": "take actions",
    "politics": "choose a political action",
    "answer_pact": "answer the offer of {card} by {rival}",
    "defend": "defend against {card} by {rival} (strength {attack} to {defence})",
    "bid": "bid for {territory} ({high})",
    "send_force": "send a force of {bid} to {territory}",
    "lose_worker": "choose a worker to lose ({card})",
    "lose_token": "choose a blue token to give up ({card})",
    "discard": "discard {count} ({card})",
    "pick_good": "choose a gain ({card})",
    "gain_mix": "choose a gain ({card})",
    "lose_mix": "choose a loss ({card})",
    "free_build": "decide about a free building ({card})",
    "destroy_own": "choose a building to destroy ({card})",
    "plunder": "choose what {rival} loses ({card})",
    "raid": "choose a building of {rival} to destroy ({card})",
    "give_up_colony": "choose a colony to give up ({card})",
    "ruin_wonder": "choose a wonder to ruin ({card})",
    "terrorism": "choose a building of {rival} to destroy ({card})",
    "annex": "choose a colony of {rival} ({card})",
    "infiltrate": "choose what {rival} loses ({card})",
    "develops": "use {card} or decline",
    "steal": "choose the spoils of {card} from {rival}",
    "take_agreed": "take cards of the row ({card}, {left} left)",
}
"""What the table waits for, by kind of decision; only facts that everybody knows."""


def caption(decision: Decision, menu: Menu) -> str:
    """What a menu is for. Raises `KeyError` for one that is none of this game."""
    if decision.kind == "free_build" and menu.verb == "build":
        return "Build for free"
    return CAPTIONS[menu.verb]


def waiting(names: Sequence[str], decision: Decision) -> str:
    """Whom the table waits for and why."""
    return f"{names[decision.seat]} to {WAITING[decision.kind].format(**_facts(names, decision))}"


def _facts(names: Sequence[str], decision: Decision) -> dict[str, str]:
    """The facts of a question as words; `rival` is the other player it names."""
    said: dict[str, str] = {}
    for name, fact in decision.facts.items():
        if name in ("from", "target"):
            said["rival"] = names[int(str(fact))]
        elif name in ("card", "territory"):
            said[name] = words.source(str(fact))
        elif name == "count":
            said[name] = words.count(int(str(fact)), "military card")
        elif name == "high":
            said[name] = f"highest bid {fact}" if fact else "no bid yet"
        elif name == "left":
            said[name] = words.good("civil_actions", int(str(fact)))
        else:
            said[name] = str(fact) if fact or fact == 0 else "none"
    return said


# ----------------------------------------------------------------------------------- prompts


def prompt(view: View, names: Sequence[str], decision: Decision) -> str:
    """The question, with the situation and what is at stake."""
    if decision.kind in _LONG:
        return _LONG[decision.kind](view, names, decision)
    return _PROMPTS[decision.kind].format(
        **_facts(names, decision), text=_text(decision.facts.get("card"))
    )


def _text(card: Any) -> str:
    return words.CARDS[card].text if card in words.CARDS else ""


def _actions(view: View, names: Sequence[str], decision: Decision) -> str:
    civ = view.players[decision.seat]
    if not civ.turns:
        return (
            "First round: take cards from the row, then end your turn. "
            f"You have {words.listed(_left(decision))}."
        )
    stock = (("food", civ.food), ("resources", civ.resources), ("science", civ.science))
    goods = [words.good(g, n) for g, n in stock if n]
    lines = [f"You have {words.listed([*_left(decision), *goods, _idle(civ.idle)])}."]
    if civ.purse:
        lines.append(f"For military units only: {words.count(civ.purse, 'resource')} more.")
    if civ.owes_politics:
        lines.append("Next turn you have no political action.")
    if view.preview is not None:
        lines.append(breakdown.preview(view.preview))
    return "\n".join(lines)


def _idle(n: int) -> str:
    return words.count(n, "unused worker") if n else "no unused worker"


def _left(decision: Decision) -> list[str]:
    """The actions that are left, of both kinds."""
    kinds = ("civil", "military")
    return [words.good(f"{kind}_actions", int(str(decision.facts[kind]))) for kind in kinds]


def _politics(view: View, names: Sequence[str], decision: Decision) -> str:
    civ = view.players[decision.seat]
    strengths = [f"you {civ.strength}"]
    strengths += [
        f"{names[p.seat]} {p.strength}" for p in view.players if p is not civ and not p.out
    ]
    if decision.facts.get("owed"):
        return (
            f"{words.card('international_agreement')} has cost you the political action of this "
            "turn. You may still look at the next event."
        )
    lines = [
        "Politics: one political action, or none.",
        f"Strength: {', '.join(strengths)}. You have {words.good('military_actions', civ.ma)}.",
    ]
    for p in view.players:
        if p.war is not None and p.war_on == civ.seat:
            lines.append(f"{names[p.seat]} is waging {words.card(p.war)} on you.")
    top = dict(view.current_seen).get(len(view.current_events) - 1)
    if top is not None:
        lines.append(f"The next current event is {words.card(top)}.")
    return "\n".join(lines)


def _answer_pact(view: View, names: Sequence[str], decision: Decision) -> str:
    card, offerer = str(decision.facts["card"]), names[int(str(decision.facts["from"]))]
    pact = words.CARDS[card].pact
    sides = ""
    if pact is not None and pact.sides:
        own = "B" if decision.facts["side"] == "a" else "A"
        other = "A" if own == "B" else "B"
        sides = f" You would be {own}, {offerer} {other}."
    return f"{offerer} offers you the pact {words.card(card)}.{sides} {words.CARDS[card].text}"


def _defend(view: View, names: Sequence[str], decision: Decision) -> str:
    f = decision.facts
    attack, defence = int(str(f["attack"])), int(str(f["defence"]))
    rival = names[int(str(f["from"]))]
    can = any(m.verb == "defend" for m in decision.menus)
    most = words.count(int(str(f["limit"])), "card")
    ask = (
        f"You need {attack - defence} more, with at most {most}."
        if can
        else "Your cards cannot make up for that."
    )
    return (
        f"{rival} plays {words.card(str(f['card']))} against you: "
        f"attack {attack}, your defence {defence}. {ask}\n"
        f"If it succeeds, {rival} may do this to you: “{_text(f['card'])}”"
    )


def _bid(view: View, names: Sequence[str], decision: Decision) -> str:
    territory, high = str(decision.facts["territory"]), decision.facts["high"]
    amount = next((m for m in decision.menus if m.verb == "bid"), None)
    can = f"You can bid up to {getattr(amount, 'high', 0)}." if amount else "You cannot bid more."
    state = f"The highest bid is {high}." if high else "There is no bid yet."
    return (
        f"{words.card(territory)} is open for colonization. {words.gist(territory)}\n"
        f"{state} {can} Whoever passes is out of the auction."
    )


def _send_force(view: View, names: Sequence[str], decision: Decision) -> str:
    territory, bid = str(decision.facts["territory"]), decision.facts["bid"]
    force = decision.facts.get("force")
    so_far = f" So far: {_pieces(view.force)}, together {force}." if force is not None else ""
    civ = view.players[decision.seat]
    modifier = f" Your cards in play add {civ.colonization}." if civ.colonization else ""
    enough = any(m.verb == "send_force" for m in decision.menus)
    ready = "It is enough now: send it, or add to it." if enough else "Choose what you send."
    return (
        f"You have won {words.card(territory)} for {bid}. The force must reach {bid}, with at "
        f"least one unit; the units are lost.{modifier}{so_far} {ready}"
    )


def _pieces(items: Sequence[str]) -> str:
    """Units and cards of a force, what is discarded last."""
    shown = [item for item in items if not item.startswith(choices.DOWN)]
    down = [item.removeprefix(choices.DOWN) for item in items if item not in shown]
    parts = [words.cards(shown)] if shown else []
    return words.listed([*parts, f"{words.cards(down)} face down"] if down else parts)


def _discard(view: View, names: Sequence[str], decision: Decision) -> str:
    count = words.count(int(str(decision.facts["count"])), "military card")
    if decision.facts["card"] == "hand_limit":
        limit = view.players[decision.seat].military_limit
        return f"Your military hand holds at most {limit}: discard {count}."
    return f"{words.source(str(decision.facts['card']))}: discard {count}."


def _pick_good(view: View, names: Sequence[str], decision: Decision) -> str:
    card = str(decision.facts["card"])
    effects = words.CARDS[card].effects
    either = next((x for x in effects if isinstance(x, Either)), None)
    goods = [words.good(g, n) for g, n in either.goods.items()] if either else []
    return f"{words.card(card)}: you gain {words.one_of(goods)}. Which?"


def _mix(view: View, names: Sequence[str], decision: Decision) -> str:
    card = str(decision.facts["card"])
    amount = next((x.amount for x in words.CARDS[card].effects if isinstance(x, Mixture)), 0)
    verb = "gain" if decision.kind == "gain_mix" else "lose"
    return (
        f"{words.card(card)}: you {verb} {abs(amount)} in food and resources, "
        "mixed as you like. How?"
    )


def _plunder(view: View, names: Sequence[str], decision: Decision) -> str:
    card, rival = str(decision.facts["card"]), view.players[int(str(decision.facts["target"]))]
    limit = next((x.limit for x in words.CARDS[card].effects if isinstance(x, Take)), 0)
    return (
        f"{words.card(card)} succeeds: name an amount of food and one of resources, {limit} in "
        f"all. {names[rival.seat]} has {rival.food} food and "
        f"{words.count(rival.resources, 'resource')}; you gain what is really lost."
    )


def _raid(view: View, names: Sequence[str], decision: Decision) -> str:
    card, rival = str(decision.facts["card"]), names[int(str(decision.facts["target"]))]
    levels = next((x.levels for x in words.CARDS[card].effects if isinstance(x, Raid)), ())
    of = words.listed([f"one of level {words.NUMERALS[n]} or lower" for n in levels])
    return (
        f"{words.card(card)} succeeds: of the urban buildings of {rival} destroy {of}. Which now?"
    )


def _steal(view: View, names: Sequence[str], decision: Decision) -> str:
    f = decision.facts
    return (
        f"You win {words.card(str(f['card']))} against {names[int(str(f['target']))]} by "
        f"{f['advantage']}: take {f['advantage']} science, or special technologies for part of it."
    )


def _infiltrate(view: View, names: Sequence[str], decision: Decision) -> str:
    """The cards with the culture that each would bring (NS-12.12)."""
    rival = names[int(str(decision.facts["target"]))]
    options = [a.option for a in decision.every() if isinstance(a, Choose)]
    worth = [
        f"{words.card(c)} {words.good('culture', INFILTRATE_CULTURE * words.CARDS[c].level)}"
        for c in options
    ]
    return (
        f"{words.card(str(decision.facts['card']))} succeeds: {rival} loses the leader or the "
        f"unfinished wonder, and you score for its level. {'; '.join(worth)}."
    )


def _free_build(view: View, names: Sequence[str], decision: Decision) -> str:
    built = next(m for m in decision.menus if m.verb == "build")
    card = next(built.every()).card  # type: ignore[attr-defined]
    event = words.source(str(decision.facts["card"]))
    return f"{event}: you may build {words.card(card)} for free with an unused worker."


_LONG: dict[str, Callable[[View, Sequence[str], Decision], str]] = {
    "actions": _actions,
    "politics": _politics,
    "answer_pact": _answer_pact,
    "defend": _defend,
    "bid": _bid,
    "send_force": _send_force,
    "discard": _discard,
    "pick_good": _pick_good,
    "gain_mix": _mix,
    "lose_mix": _mix,
    "plunder": _plunder,
    "raid": _raid,
    "steal": _steal,
    "free_build": _free_build,
    "infiltrate": _infiltrate,
}
_PROMPTS = {
    "lose_worker": "{card}: you lose a worker and have no unused one. From which card?",
    "lose_token": "{card}: your blue bank is empty, so a token has to come from a card. Which?",
    "destroy_own": "{card}: you have to destroy a farm, a mine or an urban building. Which?",
    "give_up_colony": "{card}: you have to give up a colony. Which?",
    "ruin_wonder": "{card}: one of your wonders falls to ruin. Which? {text}",
    "terrorism": "{card}: you destroy an urban building of {rival}. Which?",
    "annex": "{card} succeeds: you take a colony of {rival}. Which?",
    "develops": "{card}: once, you may increase your population, build or develop, for 1 less "
    "and without an action.",
    "take_agreed": "{card}: you may take cards of the row for {left} in all. If you take any, "
    "you have no political action in your next turn.",
}
KINDS = frozenset({*_LONG, *_PROMPTS})
"""Every kind of decision that has a prompt."""
