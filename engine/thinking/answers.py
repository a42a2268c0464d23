"""The answers of a question that are worth trying. Long menus are never listed to their end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from engine.core.action import Action
from engine.core.decision import SMALL_SUBSET, Amount, Decision, Menu, Pick, Subset
from engine.core.rng import Rng
from engine.core.share import SMALL_SHARE, Share
from engine.players import commitment

LISTED = 40
"""Answers of one list that are tried; of a longer one some from all over it."""
SHORT = 2000
"""Answers at which a list is cut off."""
DRAWN = 12
"""Answers of one long menu that are drawn by chance."""
BIDS = 6
"""Numbers of an `Amount` that are tried: the lowest ones, and the ends."""


def answers(
    decision: Decision,
    rng: Rng,
    leave_out: Callable[[Action], bool] | None = None,
    reach: float = 1.0,
) -> list[Action]:
    """What may be answered, nothing twice. Nothing grave, and nothing that is to be left out, where
    anything else is possible. reach: the part of the highest `Amount` (a bid) up to which one goes;
    what begins beyond it is left out."""
    calm = [menu for menu in decision.menus if not menu.confirm]
    found = list(dict.fromkeys(action for menu in calm for action in _of(menu, rng, reach)))
    if leave_out is not None:
        found = [action for action in found if not leave_out(action)] or found
    return found or list(islice(decision.every(), LISTED))


def least_first(decision: Decision, found: Iterable[Action]) -> list[Action]:
    """Answers to a question, those first that commit to least."""
    return sorted(found, key=lambda action: _commits(decision, action))


def _commits(decision: Decision, action: Action) -> tuple[bool, int, int, bool]:
    menu = next(menu for menu in decision.menus if menu.accepts(action))
    return commitment(menu, action)


def way_out(decision: Decision) -> Action | None:
    """The answer that closes what was chosen step by step, if the question has such steps."""
    ways = (menu for menu in decision.menus if isinstance(menu, Pick) and menu.ends_step)
    return next((action for menu in ways for action in menu.every()), None)


def _of(menu: Menu, rng: Rng, reach: float) -> Iterator[Action]:
    if isinstance(menu, Amount):
        return _amounts(menu, int(menu.high * reach))
    if isinstance(menu, Subset) and (len(menu.items) > SMALL_SUBSET):
        return _drawn(menu, rng)
    if isinstance(menu, Share):
        if menu.combinations() > SMALL_SHARE:
            return _shares(menu, rng)
        return iter(_spread(menu.every()))
    return iter(_spread(menu.every()))


def _amounts(menu: Amount, high: int) -> Iterator[Action]:
    if high < menu.low:
        return iter(())
    chosen = {*range(menu.low, min(high, menu.low + BIDS - 2) + 1), high}
    if menu.light is not None and menu.low <= menu.light <= high:
        chosen.add(menu.light)
    return (menu.build(n) for n in sorted(chosen) if n <= menu.high)


def _drawn(menu: Subset | Share, rng: Rng) -> Iterator[Action]:
    if next(menu.every(), None) is None:
        return iter(())
    return (menu.sample(rng) for _ in range(DRAWN))


def _spread(every: Iterable[Action]) -> list[Action]:
    """Some of a list from all over it, the ends among them: such lists mostly rise."""
    listed = list(islice(every, SHORT))
    stride = -(-len(listed) // LISTED)
    return [*listed[:: stride or 1], *listed[-1:]]


def _shares(menu: Share, rng: Rng) -> Iterator[Action]:
    for preset in menu.presets:
        numbers = {part: preset.get(part, 0) for part in menu.parts}
        if menu.obstacle(numbers) is None:
            yield menu.built(numbers)
    yield from _drawn(menu, rng)
