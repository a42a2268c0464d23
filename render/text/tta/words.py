"""Names of cards and goods, lists of things, and numbers with their nouns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.games.tta.cards.model import AGES, Card
from engine.games.tta.editions import EDITIONS
from engine.games.tta.view import CivView, View

CARDS: dict[str, Card] = {c: figures for e in EDITIONS.values() for c, figures in e.cards.items()}
MINUS = "\u2212"
NUMERALS = (*AGES, "IV")
"""Numerals of the ages by level."""

_TWINS = {name for name, n in Counter(c.name for c in CARDS.values()).items() if n > 1}
_PLURALS = {"library": "libraries", "artillery": "artillery", "infantry": "infantry"}
_MASS = frozenset(
    {"food", "science", "culture", "strength", "population", "infantry", "cavalry", "artillery"}
)
_SMALL = ("no actions", "one action", "two actions", "three actions", "four actions")
_SMALL_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

KINDS = {
    "farm": "Farm",
    "mine": "Mine",
    "lab": "Lab",
    "temple": "Temple",
    "arena": "Arena",
    "library": "Library",
    "theater": "Theater",
    "infantry": "Infantry",
    "cavalry": "Cavalry",
    "artillery": "Artillery",
    "air_force": "Air force",
    "special": "Special technology",
    "government": "Government",
    "leader": "Leader",
    "wonder": "Wonder",
    "action": "Action card",
    "event": "Event",
    "territory": "Territory",
    "tactic": "Tactic",
    "aggression": "Aggression",
    "war": "War",
    "pact": "Pact",
    "bonus": "Bonus card",
}
"""Kinds of cards."""

GOODS = {
    "food": "food",
    "resources": "resource",
    "science": "science",
    "culture": "culture",
    "strength": "strength",
    "happiness": "happy face",
    "civil_actions": "civil action",
    "military_actions": "military action",
    "population": "population",
    "military_cards": "military card",
    "blue_tokens": "blue token",
    "yellow_tokens": "yellow token",
    "colonization": "colonization",
    "hand_limit": "hand card",
}
"""Goods and symbols in the singular."""

SOURCES = {
    "event_prepared": "preparing an event",
    "cards": "cards in play",
    "age_end": "end of the age",
    "resigned": "resignation of a rival",
    "hand_limit": "hand limit",
    "replaced": "replaced leader",
    "yellow_bank": "yellow bank",
    "blue_bank": "blue bank",
    "discount": "discount",
    "space": "space of the row",
    "wonders": "own wonders",
    "happiness": "happiness",
    "civil_actions": "total of civil actions",
    "military_actions": "total of military actions",
    "limit": "never below 0",
}
"""Reasons and parts of numbers that are no cards."""


def known(card: str) -> bool:
    """Whether this is the id of a card."""
    return card in CARDS


def card(name: str) -> str:
    """A card by its name; with its age where several cards share the name: "Raid (II)"."""
    figures = CARDS.get(name)
    if figures is None:
        return name.replace("_", " ")
    return f"{figures.name} ({figures.age})" if figures.name in _TWINS else figures.name


def aged(name: str) -> str:
    """A card with its age: "Iron (I)"."""
    figures = CARDS.get(name)
    return card(name) if figures is None else f"{figures.name} ({figures.age})"


def source(why: str) -> str:
    """What a change or a part of a number comes from."""
    return SOURCES.get(why) or card(why)


def kind(name: str) -> str:
    """ "mine", "special technology"."""
    return KINDS[name].lower()


def cards(names: Iterable[str], nothing: str = "none") -> str:
    """ "Iron, 2 × Raid (I) and Spy"."""
    return listed([_times(c, n) for c, n in Counter(names).items()], nothing)


def _times(name: str, n: int) -> str:
    return f"{n} × {card(name)}" if n > 1 else card(name)


def count(n: int, noun: str) -> str:
    """ "1 worker", "3 happy faces", "2 food" (masses have no plural)."""
    return f"{n} {noun}" if n == 1 or noun in _MASS else f"{n} {plural(noun)}"


def plural(noun: str) -> str:
    """More than one of it."""
    return _PLURALS.get(noun, f"{noun}s")


def good(name: str, n: int) -> str:
    """ "2 resources", "1 blue token"."""
    return count(n, GOODS[name])


def goods(amounts: Iterable[tuple[str, int]], nothing: str = "nothing") -> str:
    """ "1 food and 2 resources", without what is zero."""
    return listed([good(name, n) for name, n in amounts if n], nothing)


def actions(n: int) -> str:
    """ "two actions": a number in letters, for labels in which figures mean something else."""
    return _SMALL[n] if n < len(_SMALL) else f"{spelled(n)} actions"


def spelled(n: int) -> str:
    """A small number in letters."""
    return _SMALL_NUMBERS[n] if 0 <= n < len(_SMALL_NUMBERS) else str(n)


def signed(n: int) -> str:
    """A number with its sign, a true minus."""
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def listed(parts: Sequence[str], nothing: str = "nothing") -> str:
    """ "a", "a and b", "a, b and c"."""
    if not parts:
        return nothing
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def one_of(parts: Sequence[str]) -> str:
    """ "a, b or c"."""
    return " or ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} or {parts[-1]}"


def me(view: View) -> CivView:
    """The civilization of whoever looks, of the current player for a spectator."""
    return view.players[view.current if view.viewer is None else view.viewer]


def gist(name: str) -> str:
    """What a card is, costs and does, as short as it can be told."""
    c = CARDS[name]
    if c.takes_workers:
        cost = f"{c.science_cost} science, " if c.science_cost else ""
        built = good("resources", c.resource_cost or 0)
        return f"{KINDS[c.kind]}: {cost}{built} each; gives {symbols(c)}"
    if c.kind == "government":
        return _government(c)
    text = c.text
    if c.kind == "special":
        return f"{c.science_cost} science. {text.split('. ', 1)[1]}"
    if c.kind == "wonder":
        return f"Stages {'-'.join(map(str, c.stages))}. {text}"
    if c.military_cost and c.kind != "tactic":
        return f"{good('military_actions', c.military_cost)}. {text}"
    if c.bonus is not None:
        return f"Defense +{c.bonus.defense} or colonization +{c.bonus.colonization}"
    return text.removeprefix("Tactic. ").removeprefix("Territory, colonized by auction. ")


def _government(c: Card) -> str:
    by_revolution = f"{c.revolution_cost} by revolution"
    cost = f"{c.science_cost} science, {by_revolution}. " if c.science_cost else ""
    gives = symbols(c, ("science", "culture", "strength", "happiness"))
    more = f", {gives}" if gives != "nothing" else ""
    return (
        f"{cost}{c.gives.civil_actions} civil, {c.gives.military_actions} military actions, "
        f"urban limit {c.urban_limit}{more}"
    )


def symbols(c: Card, names: Sequence[str] = tuple(GOODS)) -> str:
    """ "+2 science and +1 happy face"."""
    found = []
    for name in names:
        n = getattr(c.gives, name, 0)
        if n:
            noun = GOODS[name]
            many = abs(n) != 1 and noun not in _MASS and noun != "colonization"
            found.append(f"{signed(n)} {plural(noun) if many else noun}")
    return listed(found)
