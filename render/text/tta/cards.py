"""Cards by themselves: what is printed on each, in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.games.tta.cards.model import Card, for_players
from render.text.tta import words

PLAYERS = (2, 3, 4)


@cache
def names() -> Mapping[str, str]:
    """All cards by id, with their ages: "Homer (A)"."""
    return {c: words.aged(c) for c in words.CARDS}


def text(card: str) -> str:
    """Kind, age, costs, text and how often it is in the game. Raises `KeyError`."""
    figures = words.CARDS[card]
    kind = words.KINDS[figures.kind]
    if figures.special is not None:
        kind = f"{kind} ({figures.special.replace('_', ' ')})"
    age = words.NUMERALS[figures.level]
    lines = [f"{kind}, age {age}, {_deck(figures)}.", *_costs(figures)]
    return "\n".join([*lines, figures.text.removeprefix(f"{kind}. ")])


def _deck(figures: Card) -> str:
    numbers = [for_players(figures.copies, players) for players in PLAYERS]
    if not any(numbers):
        return "laid out at the start"
    if set(numbers) == {1}:
        return f"{figures.deck} deck"
    if len(set(numbers)) == 1:
        return f"{figures.deck} deck ({numbers[0]} copies)"
    copies = ", ".join(map(str, numbers))
    return f"{figures.deck} deck (with 2, 3, 4 players: {copies} copies)"


def _costs(figures: Card) -> list[str]:
    """One line with everything that has to be paid; none if nothing has."""
    found = []
    if figures.science_cost:
        found.append(f"{figures.science_cost} science to develop")
    if figures.revolution_cost:
        found.append(f"{figures.revolution_cost} science by revolution")
    if figures.resource_cost:
        found.append(f"{words.good('resources', figures.resource_cost)} to build")
    if figures.stages:
        found.append(f"{', '.join(map(str, figures.stages))} resources for its stages")
    if figures.military_cost:
        found.append(f"{words.good('military_actions', figures.military_cost)} to play")
    return [f"Costs {words.listed(found)}."] if found else []
