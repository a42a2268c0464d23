"""Who may look at which cards, written down by hand from the rulebooks.

The states say it themselves (`Pile.sight`), and every view and every test that deals cards again
believes them. So it is said here once more, without them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Literal

from engine.core import Pile
from engine.games.antike.components import CARDS
from engine.games.belfort.components import DECK
from engine.games.tta.change.bonuses import LAST_AGE, taken_out
from engine.games.tta.change.row import deck_of
from engine.games.tta.editions import EDITIONS
from engine.games.tzolkin.components import BUILDINGS, MONUMENTS, WEALTH
from tests.conformance.cases import row
from tests.kernel.toy_words import COPIES, TREASURES

Who = Literal["everyone", "nobody", "owner", "placer"]
"""placer: whoever laid the card there, or was shown it there; nobody else."""

SIGHTS: dict[str, dict[str, Who]] = {
    "skirmish": {
        "players.hand": "owner",
        "players.vault": "owner",
        "deck": "nobody",
        "treasures": "nobody",
        "discards": "everyone",
        "omens": "placer",
    },
    "antike-duellum": {
        "pile": "nobody",
        "row": "everyone",
        "discards": "everyone",
        "players.hand": "everyone",
    },
    "tta-new-story": {
        "players.civil": "everyone",
        "players.military": "owner",
        "civil_deck": "nobody",
        "military_deck": "nobody",
        "discards": "nobody",
        "current_events": "placer",
        "future_events": "placer",
    },
}

SIGHTS["tzolkin"] = {
    "players.dealt": "owner",
    "players.kept": "owner",
    "decks": "nobody",
    "box": "nobody",
}
SIGHTS["belfort"] = {
    "players.hand": "owner",
    "players.dropped": "owner",
    "deck": "nobody",
    "discards": "everyone",
    "agenda.chosen": "owner",
}
SIGHTS["tta-first-edition"] = {
    **SIGHTS["tta-new-story"],
    "bonuses": "nobody",
    "players.bonuses": "owner",
}

SOMETIMES: dict[str, set[str]] = {"belfort": {"agenda.chosen"}}
"""Piles that are there while something rare goes on; a game may do without them."""
BY_SEAT = ("players", "agenda.chosen")
"""Lists of which each entry belongs to the seat of its number."""

AT_THE_END: dict[str, dict[str, Who]] = {"skirmish": {"players.vault": "everyone"}}
"""What is turned over when the game is over."""


def _hidden_hands(options: Any) -> Mapping[str, Who]:
    return {"players.civil": "owner"} if options.hands == "hidden" else {}


BY_OPTION: dict[str, Callable[[Any], Mapping[str, Who]]] = {
    "tta-new-story": _hidden_hands,
    "tta-first-edition": _hidden_hands,
}
"""What an option changes."""


def sights(key: str, options: Any, over: bool) -> dict[str, Who]:
    """Who may look at the piles of a game, by their names."""
    always = row(SIGHTS, key, "SIGHTS of sights.py", "who may see which pile")
    found = {**always, **BY_OPTION.get(key, lambda _: {})(options)}
    return {**found, **AT_THE_END.get(key, {})} if over else found


@dataclass(frozen=True)
class Named:
    """A pile of a state. seat: of the player in whose part of the state it lies."""

    name: str
    seat: int | None
    pile: Pile

    def known(self, who: Who, index: int, viewer: int | None) -> bool:
        """Whether a viewer may know a card, as it is written down here."""
        if who == "everyone":
            return True
        if who == "owner":
            return viewer is not None and viewer == self.seat
        if who == "placer":
            return viewer is not None and viewer == self.pile.placed_by[index]
        return False


def named_piles(x: Any, name: str = "", seat: int | None = None) -> Iterator[Named]:
    """Every pile of a state with its name, such as "players.hand"."""
    if isinstance(x, Pile):
        yield Named(name, seat, x)
    elif is_dataclass(x):
        for f in fields(x):
            yield from named_piles(getattr(x, f.name), f"{name}.{f.name}".lstrip("."), seat)
    elif isinstance(x, (list, tuple)):
        for i, inner in enumerate(x):
            yield from named_piles(inner, name, i if name in BY_SEAT else seat)
    elif isinstance(x, Mapping):
        for inner in x.values():
            yield from named_piles(inner, name, seat)


def copies(key: str, state: Any) -> Counter[str]:
    """How many of each card there are at this table."""
    return row(PRINTED, key, "PRINTED of sights.py", "how many there are of each card")(state)


def _tta(state: Any) -> Counter[str]:
    found = Counter[str]()
    for age, players in enumerate(state.built_for):
        for which in ("civil", "military"):
            if players:
                rules = EDITIONS[state.edition]
                found.update(deck_of(rules, which, age, players, state.peaceful))
    if state.bonuses is not None and not state.built_for[LAST_AGE]:
        found.update(taken_out(EDITIONS[state.edition], len(state.players)))
    return found


PRINTED: dict[str, Callable[[Any], Counter[str]]] = {
    "skirmish": lambda _: Counter(COPIES) + Counter(TREASURES),
    "antike-duellum": lambda _: Counter({c.id: c.count for c in CARDS.values()}),
    "tta-new-story": _tta,
    "tta-first-edition": _tta,
    "tzolkin": lambda _: Counter((*BUILDINGS, *MONUMENTS, *WEALTH)),
    "belfort": lambda _: Counter(DECK),
}
"""How many there are of each card, by the state of a table."""


RESEEDED: dict[str, frozenset[str]] = {
    "skirmish": frozenset({"deck", "treasures"}),
    "antike-duellum": frozenset({"pile"}),
    "tta-new-story": frozenset({"civil_deck", "military_deck", "discards", "current_events"}),
}
RESEEDED["tzolkin"] = frozenset({"decks", "box"})
RESEEDED["belfort"] = frozenset({"deck"})
RESEEDED["tta-first-edition"] = RESEEDED["tta-new-story"] | {"bonuses"}
"""The piles whose order nobody may know, so it must be another one when a table goes back."""

_ATTACK = "an aggression is shown when it is played, and lies on the discards at once"
_NO_CARD = "Architects and gnomes mark sites of a kind without a card of that kind"
_SPIES = "what is shown to the Spies is shown to all, and goes back to the hand"
_PACT = "a pact is offered aloud and stays in hand until it is accepted"

TOLD: dict[str, dict[str, str]] = {
    "skirmish": {},
    "antike-duellum": {},
    "tzolkin": {},
    "belfort": {
        **dict.fromkeys(("site_built", "choose_design", "pay_architects"), _NO_CARD),
        **dict.fromkeys(("cards_revealed", "take_shown", "card_taken"), _SPIES),
    },
    "tta-new-story": {
        **dict.fromkeys(("attacked", "defended", "changed", "defend"), _ATTACK),
        **dict.fromkeys(("worker_freed", "plunder", "infiltrate", "left", "stolen"), _ATTACK),
        **dict.fromkeys(("pact_offered", "answer_pact", "pact_answered"), _PACT),
        "force_sent": "bonus cards are shown when a force is sent, and discarded then",
    },
}
TOLD["tta-first-edition"] = {
    **TOLD["tta-new-story"],
    **dict.fromkeys(("sacrifice", "sacrificed", "answer_attack", "answer_war"), _ATTACK),
}
"""Events and questions that name a card that lies face down, and why everybody may know it."""

RETOLD: dict[str, dict[str, Any]] = {
    "tta-new-story": {"changed": (), "asked": ()},
    "tta-first-edition": {"changed": (), "asked": ()},
    "belfort": {"building_costs": (), "symbols": (), "shown": ()},
    "antike-duellum": {"reconstructed": ()},
}
"""Parts of views, and what they are without what only repeats the cards that news and questions
named; those are looked at themselves. Cards of Belfort are called like the kinds of buildings, of
which the board and the list of costs tell everybody. Which cards of Antike are reconstructed is
known of the box, wherever they lie."""
