"""Maps controls to the answers of a menu: by number, by ticks and by typed numbers.

Pure: knows menus, but no words and nothing of Discord's library.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice
from math import prod

from bot.widgets import limits
from engine.core import Action, Amount, Menu, Pick, Share, Subset

SMALL_CHOICES = 4_096
"""The most combinations that we try to find out whether a `Subset` has few answers."""


class InvalidChoice(ValueError):
    """No panel of this position has this control: its id is damaged or forged."""


def answer_count(menu: Menu) -> int:
    """How many answers a menu lists one by one; 0 if it is filled in another way."""
    if isinstance(menu, Pick):
        return len(menu.actions)
    if isinstance(menu, Amount):
        n = menu.high - menu.low + 1
        return n if n <= limits.OPTIONS else 0
    return len(few_answers(menu))


def few_answers(menu: Subset | Share) -> tuple[Action, ...]:
    """All answers if there are at most 25, else nothing."""
    if isinstance(menu, Share):
        combinations = menu.combinations()
    else:
        combinations = prod(copies + 1 for copies in Counter(menu.items).values())
    if combinations > SMALL_CHOICES or (isinstance(menu, Subset) and len(menu.items) > 16):
        return ()
    found = tuple(islice(menu.every(), limits.OPTIONS + 1))
    return found if len(found) <= limits.OPTIONS else ()


def built(menu: Subset, chosen: tuple[str, ...]) -> Action:
    return menu.build(tuple(sorted(chosen)))


def ticked(menu: Subset, chosen: int) -> tuple[str, ...]:
    return tuple(item for i, item in enumerate(menu.items) if chosen >> i & 1)


def share_code(menu: Share, numbers: Mapping[str, int]) -> int:
    """The numbers of a share as one, for the id of a control; `shared` takes it apart."""
    code = 0
    for part, (low, high) in menu.parts.items():
        code = code * (high - low + 1) + numbers[part] - low
    return code


def shared(menu: Share, code: int) -> dict[str, int]:
    """The number of each part. Raises `InvalidChoice` if the code does not fit this menu."""
    found: dict[str, int] = {}
    for part, (low, high) in reversed(tuple(menu.parts.items())):
        code, n = divmod(code, high - low + 1)
        found[part] = low + n
    if code or menu.obstacle(found) is not None:
        raise InvalidChoice("there is no such share")
    return found


def nth(menu: Menu, n: int) -> Action:
    found = next(islice(menu.every(), n, None), None)
    if found is None:
        raise InvalidChoice("there is no such answer")
    return found
