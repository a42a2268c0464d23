"""What the signs on the pictures of Through the Ages mean, in one edition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.games.tta.cards.model import FARM_MINE, UNITS, URBAN
from engine.games.tta.editions.ruleset import Ruleset
from render.lang.catalogue.tta import Tta
from render.lang.catalogue.tta_signs import TtaSigns
from render.lang.language import Language
from render.text.legend import Group, Legend, group, seats

KIND = "kind-"
"""Before a kind of card."""
SEATS = 4
_COUNTED = ("culture", "science", "food", "resources", "strength", "happiness", "hand")
_TOKENS = (
    *("civil", "civil-spent", "shield", "shield-spent", "worker", "yellow", "blue"),
    *("stage", "price"),
)
_MARKS = ("start", "turn", "star", "new", "limit", "right")
_WORKED = FARM_MINE | URBAN | UNITS
_CIVIL = frozenset({"special", "government", "leader", "wonder", "action"})


def legend(language: Language, rules: Ruleset) -> Legend:
    """All signs of the game; those of what a length of it does not know are left out."""
    say, names = TtaSigns(language), Tta(language)
    order = [kind for kind in names.FAMILIES["kind"] if kind in _there(rules)]

    def kinds(title: str, found: Iterable[str]) -> Group:
        return Group(say.group(title), tuple((f"{KIND}{one}", names.kind(one)) for one in found))

    return (
        (
            group(say.group("counted"), (*_COUNTED, *_counted(rules)), say.sign),
            group(say.group("tokens"), _TOKENS, say.sign),
        ),
        (
            kinds("buildings", (kind for kind in order if kind in _WORKED)),
            kinds("civil", (kind for kind in order if kind in _CIVIL)),
            *([kinds("military", _others(order))] if _others(order) else []),
        ),
        (
            group(say.group("backs"), _backs(rules), say.sign),
            group(say.group("marks"), (*_MARKS, *_marks(rules)), say.sign),
            Group(say.group("players"), seats(language, SEATS)),
        ),
    )


def _there(rules: Ruleset) -> frozenset[str]:
    """The kinds of cards of a game. Without military cards it still has events."""
    found = frozenset(card.kind for card in rules.cards.values()) - rules.without
    return found if rules.military else found & (_WORKED | _CIVIL | {"event"})


def _others(order: Iterable[str]) -> list[str]:
    return [kind for kind in order if kind not in _WORKED | _CIVIL]


def _counted(rules: Ruleset) -> Iterator[str]:
    if rules.discontent:
        yield "discontent"
    if rules.military:
        yield from ("colonization", "defense")


def _backs(rules: Ruleset) -> Iterator[str]:
    yield "civil-back"
    if rules.military:
        yield "military-back"
    yield "event-back"


def _marks(rules: Ruleset) -> Iterator[str]:
    if rules.military:
        yield from ("left", "given-up", "ruin", "no-politics")
    if rules.resigns_ahead:
        yield "leaving"
    if rules.markers:
        yield "attacker"
    if any(card.doubt for card in rules.cards.values()):
        yield "doubt"
