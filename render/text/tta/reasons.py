"""Why something is not possible, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from render.text.tta import words

Facts = Mapping[str, Any]
Sentence = Callable[[Sequence[str], Facts], str]


def _lack(noun: str) -> Sentence:
    return lambda names, f: (
        f"This costs {words.count(f['need'], noun)}, and you have {f['have'] or 'none'}."
    )


def _card(text: str) -> Sentence:
    return lambda names, f: text.format(card=words.card(str(f["card"])))


def _plain(text: str) -> Sentence:
    return lambda names, f: text


def _revolution(names: Sequence[str], f: Facts) -> str:
    sort = "military" if f["military"] else "civil"
    return (
        f"A revolution takes all {f['need']} {sort} actions of the turn, and you have "
        f"{f['have'] or 'none'} left; develop the government peacefully or wait for your next turn."
    )


def _phase(names: Sequence[str], f: Facts) -> str:
    if f["phase"] == "politics":
        return "This belongs to the action phase; end the politics phase first."
    return "This belongs to the politics phase at the beginning of your turn, which is over."


SENTENCES: dict[str, Sentence] = {
    "civil_actions": _lack("civil action"),
    "military_actions": _lack("military action"),
    "food": _lack("food"),
    "resources": lambda names, f: (
        f"{words.card(f['card'])} takes {words.count(f['need'], 'resource')}, "
        f"and you have {f['have'] or 'none'} for it."
    ),
    "science": lambda names, f: (
        f"{words.card(f['card'])} takes {f['need']} science, and you have {f['have'] or 'none'}."
    ),
    "partner_science": lambda names, f: (
        f"{names[f['partner']]} would have to pay {f['need']} science for your pact and has "
        f"{f['have'] or 'none'}; no technology can be developed until then."
    ),
    "revolution_actions": _revolution,
    "no_blue_token": _plain(
        "No blue token is left to cover the stage; spend food or resources first."
    ),
    "no_unused_worker": _plain("You have no unused worker; increase your population first."),
    "no_worker_there": _card("No worker stands on {card}."),
    "empty_yellow_bank": _plain("Your yellow bank is empty, so your population cannot grow."),
    "not_in_hand": _card("{card} is not in your hand."),
    "not_in_play": _card("You have no {card} in play."),
    "not_in_row": _card("{card} is not in the card row."),
    "other_space": _card("{card} lies on another space of the row; name that one."),
    "already_have": _card("You have {card} already, in hand or in play."),
    "wrong_card": _card("That cannot be done with {card}; choose another card."),
    "taken_this_turn": _card("{card} was taken in this turn; it can be played from the next on."),
    "order_needed": _card("Say what {card} shall be used for."),
    "order_impossible": _card("Nothing that {card} orders is possible for you now."),
    "not_ordered": _card("{card} does not allow that; choose something its text names."),
    "hand_full": lambda names, f: (
        f"Your civil hand is full ({words.count(f['limit'], 'card')}); play a card first."
    ),
    "urban_limit": lambda names, f: (
        f"Your government allows only {f['limit']} urban "
        f"{'building' if f['limit'] == 1 else 'buildings'} of the type {words.kind(f['type'])}; "
        "upgrade or destroy one, or change your government."
    ),
    "leader_age": lambda names, f: (
        f"You have taken a leader of age {words.NUMERALS[f['level']]} already; "
        "one of each age is allowed."
    ),
    "wonder_unfinished": _card("Finish {card} first; only one wonder can be under construction."),
    "no_wonder": _plain("You have no unfinished wonder; take one from the card row."),
    "stages_left": lambda names, f: f"The wonder has {words.count(f['left'], 'stage')} left.",
    "stages_at_once": lambda names, f: (
        f"One civil action builds at most {words.count(f['most'], 'stage')}; "
        "construction technologies allow more."
    ),
    "other_type": lambda names, f: (
        f"{words.card(f['source'])} and {words.card(f['target'])} are of different types; "
        "workers are upgraded within a type."
    ),
    "not_higher": lambda names, f: (
        f"{words.card(f['target'])} is not of a higher level than {words.card(f['source'])}."
    ),
    "tactic_done": _plain(
        "You have played or copied a tactic in this turn; the next one is for next turn."
    ),
    "tactic_in_use": _card("{card} is your current tactic."),
    "not_common": _card("{card} does not lie in the common area; play it from your hand."),
    "ability_used": _card("You have used {card} already."),
    "ability_not_now": _card("{card} cannot be used now."),
    "first_turn": _plain("In the first round only cards are taken; after that end your turn."),
    "wrong_phase": _phase,
    "last_round": _plain("In the last round no war can be declared; it could not be resolved."),
    "no_resigning": _plain("In age IV nobody can resign; the game is nearly over."),
    "no_target": _plain("Name another player who is still in the game."),
    "may_not_attack": _card("{card} does not let you attack."),
    "pact_forbids": lambda names, f: (
        f"Your pact with {names[f['target']]} forbids it; cancel the pact in an earlier turn."
    ),
    "not_weaker": lambda names, f: (
        f"An aggression needs a weaker rival: you have {f['attack']}, "
        f"{names[f['target']]} has {f['defence']}."
    ),
    "immune": lambda names, f: f"A pact protects {names[f['target']]} from wars.",
    "no_sides": _card("{card} has no sides to choose."),
    "no_such_pact": _card("You are not party to {card}."),
    "politics_owed": _plain("You gave up this political action for cards of the row."),
    "no_events": _plain("No current event is left to be revealed, so none can be prepared."),
}
"""One sentence for each code; `names` are those of the seats."""
