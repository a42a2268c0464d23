"""What the last event did to whom, as signs with numbers."""

from __future__ import annotations

from collections.abc import Iterator

from render.board.tta.scene import Scene
from render.board.tta.words import Item, sign
from render.text.tta.words import signed

Group = tuple[tuple[int, ...], tuple[Item, ...]]
"""Seats to which the same was done, and what."""


def groups(scene: Scene) -> list[Group]:
    """What the last event did, in the order of the seats; those with the same share a group."""
    found: dict[tuple[Item, ...], list[int]] = {}
    for seat in scene.view.order:
        items = tuple(of_seat(scene, seat))
        if items:
            found.setdefault(items, []).append(seat)
    return [(tuple(seats), items) for items, seats in found.items()]


def of_seat(scene: Scene, seat: int) -> Iterator[Item]:
    """What it did to one seat: goods with their signs, cards by their names."""
    for effect in scene.view.event_effects:
        if effect.seat == seat and effect.amount:
            yield _item(scene, effect.what, effect.amount)


def _item(scene: Scene, what: str, amount: int) -> Item:
    if what not in scene.cards:
        return (sign(what), signed(amount))
    prefix = signed(amount) if abs(amount) > 1 else signed(amount)[0]
    return ("", f"{prefix}\u00a0{scene.words.short(scene.card(what))}")
