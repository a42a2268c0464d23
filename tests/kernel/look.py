"""The words and the pictures of the toy game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from PIL import Image, ImageDraw

from engine.core import Action, Decision, Outcome, Reason
from render.lang.language import ENGLISH, Language
from render.picture import Painter
from render.standing import Figure, Standing
from render.text.base import Importance, Texts
from tests.kernel import toy_words as toy

SENTENCES = {
    "drew": "{seat} draws {count}.",
    "got": "You get {cards}.",
    "chose": "{seat} has chosen.",
    "attacked": "{seat} attacks {target} with {attack}.",
    "defended": "{seat} defends with {card}.",
    "fought": "{seat} against {target}, won: {won}.",
    "bid_made": "{seat} bids {n}.",
    "passed": "{seat} passes.",
    "bought": "{seat} pays {paid} for a treasure.",
    "buried": "{seat} buries an omen.",
    "omen_turned": "The best omen is {card} of {seat}.",
    "trained": "{seat} trains a {unit} in the {field}.",
    "prayed": "{seat} prays for {count} new cards.",
    "offered": "{seat} offers {coins} coins and {points} points.",
    "discarded": "{seat} discards {card}.",
    "left": "{seat} leaves the game.",
    "ended": "The game ends ({cause}).",
}


class SkirmishTexts(Texts[toy.View]):
    def action(self, view: toy.View, action: Action) -> str:
        match action:
            case toy.Draw():
                return "Draw two cards"
            case toy.Attack(target):
                return f"Attack {self.names[target]}"
            case toy.Explore():
                return "Explore (auction for a treasure)"
            case toy.Bury(card):
                return f"Bury {card} as an omen"
            case toy.Train(unit, place):
                return f"Train a {unit} in the {place}"
            case toy.Defend(card):
                return f"Defend with {card}"
            case toy.Discard(card):
                return f"Discard {card}"
            case toy.Keep(card):
                return f"Keep {card}"
            case toy.Bid(n):
                return f"Bid {n}"
            case toy.Offer(goods):
                return "Offer " + ", ".join(f"{n} {what}" for what, n in goods)
            case toy.Pay(cards):
                return "Pay " + ", ".join(cards)
            case _:
                return action.kind.capitalize()

    def detail(self, view: toy.View, action: Action) -> str | None:
        return f"costs {toy.UNITS[action.unit]}" if isinstance(action, toy.Train) else None

    def prompt(self, view: toy.View, decision: Decision) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in decision.facts.items())
        return f"{decision.kind.capitalize()} ({facts})." if facts else decision.kind.capitalize()

    def event(self, event: Any) -> str:
        facts = {f.name: self._word(f.name, getattr(event, f.name)) for f in fields(event)}
        return SENTENCES[event.kind].format(**facts)

    def importance(self, event: Any) -> Importance:
        grave = ("attacked", "fought", "omen_turned", "left", "ended")
        return Importance.GRAVE if event.kind in grave else Importance.PLAIN

    def _word(self, name: str, value: Any) -> str:
        if name in ("seat", "target"):
            return self.names[value]
        return ", ".join(value) or "nothing" if isinstance(value, tuple) else str(value)

    def reason(self, reason: Reason) -> str:
        facts = reason.facts
        match reason.code:
            case "too_strong":
                return f"With {facts['mine']} you cannot attack {facts['theirs']}; train first."
            case "too_expensive":
                return f"That costs {facts['cost']} and you have {facts['coins']} coins."
            case "no_treasures":
                return "No treasures are left."
            case _:
                return super().reason(reason)

    def headline(self, view: toy.View) -> str:
        return f"Turn {view.turn + 1} of {view.turns}"

    def board(self, view: toy.View) -> str:
        lines = [f"Deck {view.deck}, treasures {view.treasures}."]
        lines += [
            f"{name}: strength {p.strength}, score {p.score}, coins {p.coins}, cards {len(p.hand)}"
            for name, p in zip(self.names, view.players, strict=True)
        ]
        omens = [card or "face down" for _, card in view.omens]
        return "\n".join([*lines, f"Omens: {', '.join(omens) or 'none'}"])

    def hand(self, view: toy.View) -> str | None:
        if view.viewer is None:
            return None
        return ", ".join(str(card) for card in view.players[view.viewer].hand) or "no cards"

    def standing(self, view: toy.View) -> Standing:
        shown = view.cause is not None  # before, treasures lie face down for all others
        worth = [sum(toy.WORTH[t] for t in p.vault if t) if shown else 0 for p in view.players]
        points = tuple(p.score + more for p, more in zip(view.players, worth, strict=True))
        gone = frozenset(seat for seat, p in enumerate(view.players) if p.gone)
        caption = Figure("Points after each turn", points)
        return Standing(view.turn, f"turn {view.turn}", (caption,), gone)

    def outcome(self, view: toy.View, outcome: Outcome) -> str:
        winners = " and ".join(self.names[seat] for seat in outcome.winners)
        how = {"turns": "on points", "glory": "with glory", "alone": "as the last one standing"}
        return f"{winners} won {how[outcome.cause]}."


class SkirmishPainter(Painter):
    """Bars of strength and score; face-down cards are grey, others blue."""

    def paint(
        self, view: toy.View, picture: str, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image:
        image = Image.new("RGB", (400, 60 * len(view.players) + 40), "#f4efe4")
        pen = ImageDraw.Draw(image)
        for row, player in enumerate(view.players):
            y = 60 * row
            pen.rectangle((10, y + 5, 10 + 10 * player.strength, y + 15), "#8a3b2a")
            pen.rectangle((10, y + 20, 10 + 10 * max(0, player.score), y + 30), "#2a6f4f")
            for i, card in enumerate(player.hand):
                pen.rectangle((10 + 22 * i, y + 34, 28 + 22 * i, y + 54), _colour(card))
        for i, (_, card) in enumerate(view.omens):
            pen.rectangle(
                (10 + 22 * i, image.height - 30, 28 + 22 * i, image.height - 10), _colour(card)
            )
        return image

    def changes(
        self,
        before: toy.View,
        view: toy.View,
        picture: str,
        names: Sequence[str],
        legend: str,
        language: Language = ENGLISH,
        *,
        ahead: bool = False,
    ) -> Image.Image:
        image = self.paint(view, picture, names)
        pen = ImageDraw.Draw(image)
        for row, (old, new) in enumerate(zip(before.players, view.players, strict=True)):
            if (old.strength, old.score, old.coins) != (new.strength, new.score, new.coins):
                pen.rectangle((2, 60 * row + 2, 398, 60 * row + 58), outline="#d08000", width=2)
        return image

    def hand(
        self, view: toy.View, names: Sequence[str], language: Language = ENGLISH
    ) -> Image.Image | None:
        if view.viewer is None:
            return None
        image = Image.new("RGB", (240, 40), "#f4efe4")
        pen = ImageDraw.Draw(image)
        for i, card in enumerate(view.players[view.viewer].hand):
            pen.rectangle((10 + 22 * i, 10, 28 + 22 * i, 30), _colour(card))
        return image


def _colour(card: str | None) -> str:
    return "#777777" if card is None else f"#2030{40 + 20 * toy.WORTH[card]:02x}"


TEXTS = SkirmishTexts
PAINTER = SkirmishPainter()
