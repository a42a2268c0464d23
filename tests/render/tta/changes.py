"""What differs between two views of Through the Ages, by the places of the pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.games.tta.view import CivView, View

FIGURES = {
    "out": ["out"],
    "culture": ["culture", "culture_rating"],
    "science": ["science", "science_rating"],
    "strength": ["strength", "colonization"],
    "happiness": ["happiness", "required", "discontent"],
    "banks": ["yellow_bank", "blue_bank"],
    "stock": ["food", "food_made", "consumption", "resources", "resources_made", "corruption",
              "yellow_bank", "blue_bank", "idle"],
}  # fmt: skip


def changes(before: View, after: View) -> set[str]:
    """What looks otherwise than before, wherever it stands."""
    found = {f"row-{space}" for space in _row(before, after)}
    for name, parts in (
        ("age", ["age"]),
        ("events-current", ["current_events"]),
        ("events-future", ["future_events"]),
        ("event-last", ["past_events", "last_event", "event_effects"]),
    ):
        if any(getattr(before, part) != getattr(after, part) for part in parts):
            found.add(name)
    for card in after.common_tactics:
        if card not in before.common_tactics or _use(before, card) != _use(after, card):
            found.add(f"tactic-{card}")
    found |= {f"event-{card}" for card in after.open_events if card not in before.open_events}
    for card in after.open_events + after.offered:
        if card not in before.open_events + before.offered:
            found.add(f"event-{card}")
    for was, now in zip(before.players, after.players, strict=True):
        found |= set(_civ(was, now)) | set(_table(before, after, now.seat))
    return found


def _row(before: View, after: View) -> Iterator[int]:
    """Spaces that were emptied, and, seen from the right, those with cards that were not there."""
    left = Counter(card for card in after.row if card)
    left.subtract(card for card in before.row if card)
    for space in reversed(range(len(after.row))):
        card = after.row[space]
        if card is None and before.row[space] is not None:
            yield space
        elif card is not None and left[card] > 0:
            left[card] -= 1
            yield space


def _use(view: View, tactic: str) -> set[int]:
    return {p.seat for p in view.players if p.tactic == tactic and not p.exclusive}


def _civ(was: CivView, now: CivView) -> Iterator[str]:
    for what, parts in FIGURES.items():
        if any(getattr(was, part) != getattr(now, part) for part in parts):
            yield f"{what}-{now.seat}"
    if was.ca_total != now.ca_total:
        yield f"actions-{now.seat}-civil"
    if was.ma_total != now.ma_total:
        yield f"actions-{now.seat}-military"
    if len(was.civil) != len(now.civil):
        yield f"hand-{now.seat}-civil"
    if len(was.military) != len(now.military):
        yield f"hand-{now.seat}-military"
    had = list(was.civil)
    kept = Counter(now.civil) & Counter(had)
    for i, card in reversed(list(enumerate(now.civil))):  # the first copies are the new ones
        if kept[card]:
            kept[card] -= 1
        else:
            yield f"held-{now.seat}-{i}"


def _table(before: View, after: View, seat: int) -> Iterator[str]:
    """Cards before a player that are not as they were, and that some have gone."""
    was, now = _cards(before, seat), _cards(after, seat)
    yield from (f"card-{seat}-{card}" for card, how in now.items() if was.get(card) != how)
    groups = [Counter(how[0] for how in cards.values() if how[0]) for cards in (was, now)]
    if groups[0] - groups[1]:
        yield f"gone-{seat}"


def _cards(view: View, seat: int) -> dict[str, tuple[Any, ...]]:
    """Each with its group, empty for what is seen by itself, and all that can be seen of it."""
    p = view.players[seat]
    found: dict[str, tuple[Any, ...]] = {p.government: ("government",)}
    found |= {card: ("", n, dict(p.blue).get(card, 0)) for card, n in p.workers}
    found |= dict.fromkeys(p.specials, ("special",))
    found |= dict.fromkeys(p.colonies, ("colony",))
    found |= {card: ("wonder", card in p.ruins, card == p.homer) for card in p.wonders}
    if p.leader:
        found[p.leader] = ("leader",)
    if p.wonder:
        found[p.wonder] = ("wonder", "built", p.stages)
    if p.tactic:
        found[p.tactic] = ("tactic", p.exclusive)
    found |= {
        pact.card: ("pact", pact.a, pact.b) for pact in view.pacts if seat in (pact.a, pact.b)
    }
    for attacker in view.players:
        if attacker.war and seat in (attacker.seat, attacker.war_on):
            found[attacker.war] = ("war", attacker.seat, attacker.war_on)
    return found
