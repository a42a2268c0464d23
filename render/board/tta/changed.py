"""What differs between two views of Through the Ages, by the names of the spots in its pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.games.tta.view import CivView, View

_KINDS = ("civil", "military")


def changed(before: View, after: View) -> frozenset[str]:
    """The names of everything that is not as it was.

    Cards of the row that only moved on to a lower price are not new; nor is what a turn uses up
    and gets back, such as actions. "gone" is where cards were that left and were not replaced.
    """
    found = {"age"} if before.age != after.age else set()
    found |= set(_row(before, after))
    if before.current_events != after.current_events:
        found.add("events-current")
    if before.future_events != after.future_events:
        found.add("events-future")
    if _event(before) != _event(after):
        found.add("event-last")
    found |= {
        f"tactic-{card}"
        for card in after.common_tactics
        if card not in before.common_tactics or _users(before, card) != _users(after, card)
    }
    known = {*before.open_events, *before.offered}
    found |= {f"event-{card}" for card in after.open_events if card not in before.open_events}
    found |= {f"event-{card}" for card in after.offered if card not in known}
    for old, new in zip(before.players, after.players, strict=True):
        found |= set(_civ(old, new))
        was, now = _cards(before, old), _cards(after, new)
        found |= {f"card-{new.seat}-{card}" for card in now if was.get(card) != now[card]}
        if _groups(was) - _groups(now):
            found.add(f"gone-{new.seat}")
    return frozenset(found)


def _event(view: View) -> tuple[object, ...]:
    """The last event, which may be turned over a second time, and what it did."""
    return view.past_events, view.last_event, view.event_effects


def _groups(cards: Mapping[str, tuple[Any, ...]]) -> Counter[str]:
    """How many cards of each group there are; fewer than before means that one left for nothing.

    Technologies with workers are left out: they are outlined by themselves as long as they stay.
    """
    groups = Counter("wonder" if what[0] == "stages" else what[0] for what in cards.values())
    del groups["workers"]
    return groups


def _row(before: View, after: View) -> Iterator[str]:
    """Spaces with cards that were not in the row, and spaces from which one was taken."""
    fresh = Counter(after.row) - Counter(before.row)
    for space, card in reversed(list(enumerate(after.row))):  # new cards come from the right
        if card is None:
            if before.row[space] is not None:
                yield f"row-{space}"
        elif fresh[card]:
            fresh[card] -= 1
            yield f"row-{space}"


def _users(view: View, tactic: str) -> list[int]:
    return [p.seat for p in view.players if p.tactic == tactic and not p.exclusive]


def _civ(old: CivView, new: CivView) -> Iterator[str]:
    """Figures, hands and stocks of a civilization."""
    seat = new.seat
    for what, names in _PARTS.items():
        if any(getattr(old, name) != getattr(new, name) for name in names):
            yield f"{what}-{seat}"
    for kind in _KINDS:
        total = ("ca_total", "ma_total")[kind == "military"]
        if getattr(old, total) != getattr(new, total):
            yield f"actions-{seat}-{kind}"
        if len(getattr(old, kind)) != len(getattr(new, kind)):
            yield f"hand-{seat}-{kind}"
    yield from (f"held-{seat}-{i}" for i in _fresh(old.civil, new.civil))


_PARTS: dict[str, Sequence[str]] = {
    "out": ("out",),
    "culture": ("culture", "culture_rating"),
    "science": ("science", "science_rating"),
    "strength": ("strength", "colonization"),
    "happiness": ("happiness", "required", "discontent"),
    "stock": (
        *("food", "food_made", "consumption", "resources", "resources_made", "corruption"),
        *("yellow_bank", "blue_bank", "idle"),
    ),
    "banks": ("yellow_bank", "blue_bank"),
}


def _fresh(old: Sequence[str | None], new: Sequence[str | None]) -> Iterator[int]:
    """The places of cards in hand that were not there before."""
    more = Counter(new) - Counter(old)
    for i, card in enumerate(new):
        if more[card]:
            more[card] -= 1
            yield i


def _cards(view: View, civ: CivView) -> dict[str, tuple[Any, ...]]:
    """Every card that is before a player, with all that can be seen of it there."""
    tokens = dict(civ.blue)
    found: dict[str, tuple[Any, ...]] = {
        card: ("workers", workers, tokens.get(card, 0)) for card, workers in civ.workers
    }
    found[civ.government] = ("government",)
    found |= dict.fromkeys(civ.specials, ("special",))
    found |= dict.fromkeys(civ.colonies, ("colony",))
    found |= {card: ("wonder", card in civ.ruins, card == civ.homer) for card in civ.wonders}
    if civ.leader:
        found[civ.leader] = ("leader",)
    if civ.wonder:
        found[civ.wonder] = ("stages", civ.stages)
    if civ.tactic:
        found[civ.tactic] = ("tactic", civ.exclusive)
    for pact in view.pacts:
        if civ.seat in (pact.a, pact.b):
            found[pact.card] = ("pact", pact.a, pact.b)
    for attacker in view.players:
        if attacker.war and civ.seat in (attacker.seat, attacker.war_on):
            found[attacker.war] = ("war", attacker.seat, attacker.war_on)
    return found
