"""The words of Antike Duellum."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core import Action, Decision, Fact, Menu, Outcome, Reason
from engine.games.antike.view import AntikeView
from render.text.antike import board, choices, news, orders, words
from render.text.antike.reasons import SENTENCES
from render.text.base import ALT, OPTION, Texts, shorten

BOARD = 3500

CAPTIONS = {
    "field": "Choose a rondel field",
    "pay": "Choose what you pay with",
    "temple": "Build a temple",
    "wall": "Build a town wall",
    "quarry": "Build a temple with the card Quarry",
    "deploy": "Deploy a unit: choose a city",
    "develop": "Develop a know-how",
    "recruit": "Recruit units into your box",
    "move": "Move units: choose where from",
    "conquer": "Conquer a city",
    "siege": "Conquer a city with the card Siege Engine",
    "defend": "Answer with Fortress",
    "remove": "Choose the units you remove",
    "found": "Found a city: choose a site",
    "colonists": "Found a city with the card Colonists",
    "coins": "Pay with coins instead of chips",
    "know_how_in_coins": "Develop with coins instead of gold",
    "recruits_in_coins": "Recruit with coins instead of gold",
    "card": "Play an event card",
    "barter": "Play Caravan: exchange chips one for one",
    "exchange": "COMMERCIUM: exchange three chips for two",
    "chip": "Choose a chip",
    "take_card": "Take an event card",
    "done": "Go on",
    "end_turn": "End your turn",
    "offer_draw": "Offer a draw",
    "accept_draw": "Accept the draw",
    "decline_draw": "Decline the draw",
    "resign": "Give up the game",
}
"""What each menu is for."""

PROMPTS = {
    "choose_field": "Move your rondel marker. The next {free} fields are free, each further one "
    "costs one resource of your choice.",
    "pay_for_field": "{field} costs {price}. What do you pay with?",
    "production": "Your production begins. Do you play a card for it?",
    "templum": "TEMPLUM: build temples and town walls in your cities.",
    "militia": "MILITIA: deploy units from your recruitment box to your cities.",
    "scientia": "SCIENTIA: develop know-how and recruit units into your box.",
    "movement": "DUELLUM: move your units. A unit that meets an enemy of its type cancels out "
    "with it.",
    "conquest": "DUELLUM: conquer enemy cities with the units in their regions. Each city can be "
    "attacked once.",
    "fortress": "{region} is attacked: it falls to {need}, and the attacker has {have} there. "
    "Each Fortress adds 1 to its defence.",
    "casualties": "{region} falls. Which of your units do you remove, {need} in all?",
    "founding": "Found cities where your units stand on free sites, or end your turn.",
    "choose_card": "You take an event card {reason}. Which one?",
    "choose_chip": "The bank has no coin for you: take {left} of your choice instead.",
}
"""The question for each kind of decision."""

FIRST_FIELD = "Put your rondel marker on any field; this first time it is free."
NOTHING_TO_FOUND = "You can found no city now. End your turn when you are ready."

WAITING = {
    "choose_field": "choose a rondel field",
    "pay_for_field": "pay for the rondel",
    "production": "produce",
    "templum": "build",
    "militia": "deploy units",
    "scientia": "develop and recruit",
    "movement": "move units",
    "conquest": "conquer cities",
    "fortress": "decide about Fortress for {region}",
    "casualties": "remove units from {region}",
    "founding": "found cities or end the turn",
    "choose_card": "take an event card {reason}",
    "choose_chip": "take a chip in place of a coin",
}
"""What the table waits for, by kind of decision."""


def _facts(decision: Decision) -> Mapping[str, str]:
    """The facts of a question as words."""
    said: dict[str, str] = {}
    for name, fact in decision.facts.items():
        match name:
            case "field":
                said[name] = words.field(str(fact))
            case "region":
                said[name] = words.region(str(fact))
            case "price":
                said[name] = words.count(int(str(fact)), "resource")
            case "need" | "have":
                said[name] = words.count(int(str(fact)), "unit")
            case "left":
                said[name] = words.count(int(str(fact)), "chip")
            case "reason":
                lost = fact == "city"
                said[name] = "for the cities lost" if lost else "for the personage the opponent won"
    return said


class AntikeTexts(Texts[AntikeView]):
    """Everything the game says."""

    def action(self, view: AntikeView, action: Action) -> str:
        return choices.label(view, action)

    def detail(self, view: AntikeView, action: Action) -> str | None:
        said = choices.detail(view, action)
        return None if said is None else shorten(said, OPTION)

    def caption(self, view: AntikeView, decision: Decision, menu: Menu) -> str:
        return CAPTIONS[menu.verb]

    def group(self, view: AntikeView, decision: Decision, menu: Menu, value: Any) -> str:
        return choices.group(value)

    def item(self, view: AntikeView, decision: Decision, menu: Menu, item: str) -> str:
        return f"1 {item}"

    def prompt(self, view: AntikeView, decision: Decision) -> str:
        if decision.kind == "choose_field" and view.nations[decision.seat].rondel is None:
            return FIRST_FIELD
        if decision.kind == "founding" and not any(m.verb == "found" for m in decision.menus):
            return NOTHING_TO_FOUND
        free = sum(1 for p in view.prices if not p.price)
        return PROMPTS[decision.kind].format(**_facts(decision), free=free)

    def waiting(self, view: AntikeView, decision: Decision) -> str:
        what = WAITING[decision.kind].format(**_facts(decision))
        return f"{self.names[decision.seat]} to {what}"

    def orderable(self, kind: str) -> str:
        return orders.HEADINGS[kind]

    def policy(self, kind: str, policy: str, amount: int | None) -> str:
        return orders.policy(kind, policy)

    def subject(self, view: AntikeView, kind: str, fact: str, value: Fact) -> str:
        return orders.subject(value)

    def event(self, event: Any) -> str:
        return news.sentence(self.names, event)

    def reason(self, reason: Reason) -> str:
        if reason.code in SENTENCES:
            return SENTENCES[reason.code](reason.facts)
        return super().reason(reason)

    def sources(self, view: AntikeView, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        kinds = [stack.kind for stack in view.stacks]
        won = [[p.kind for p in nation.personages] for nation in view.nations]
        there = [kind for kind in kinds if any(kind in seat for seat in won)]
        return tuple({f"{kind}s": seat.count(kind) for kind in there} for seat in won)

    def headline(self, view: AntikeView) -> str:
        return board.headline(view, self.names)

    def board(self, view: AntikeView) -> str:
        return shorten(board.full(view, self.names), BOARD)

    def alt(self, view: AntikeView, picture: str) -> str:
        return shorten(board.alt(view, self.names), ALT)

    def hand(self, view: AntikeView) -> str | None:
        return None if view.viewer is None else board.hand(view.nations[view.viewer])

    def outcome(self, view: AntikeView, outcome: Outcome) -> str:
        return news.ended(self.names, outcome.places, outcome.cause)


TEXTS = AntikeTexts
