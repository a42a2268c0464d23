"""What a test has to see in games by chance, and what to do when it sees it no longer.

A change of rules leads every game by chance elsewhere, and then a test may look at games that show
nothing of what it is about. It would prove nothing, so it fails; but nothing need be wrong.
`witnessed` says so, where a bare `assert seen` would name no cause.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

LOST = (
    "{what}: {lack} in {where}. Nothing that was compared is wrong: these games no longer show what"
    " the test is about. If a rule has changed, take other seeds or more games in this test, or set"
    " the scene by hand with the table of the game (tests/games/<game>/table.py). Seeds of games"
    " that show a kind of frame, action, event or card: python -m tests.conformance.rare KEY 100"
    " KIND. If nothing should have changed what happens, look there first."
)


def witnessed(
    found: int | Collection[Any],
    what: str,
    where: str,
    *,
    least: int = 1,
    every: Collection[Any] = (),
) -> None:
    """Fail where games by chance did not show what a test is about.

    found: how often they did, or the different things they showed. what: they should have shown.
    where: which games were looked through, by seats and seeds. least: so often, or so many
    different things. every: things that must be among those found."""
    __tracebackhide__ = True
    many = found if isinstance(found, int) else len(found)
    missing = (
        sorted(map(str, set(every) - set(() if isinstance(found, int) else found))) if every else []
    )
    if missing:
        raise lost(what, where, f"no {', '.join(missing)}")
    if many < least:
        raise lost(what, where, f"{many} seen, {least} needed")


def lost(what: str, where: str, lack: str = "none") -> AssertionError:
    """The failure of a search through games by chance that ended without what it looked for."""
    return AssertionError(LOST.format(what=what, lack=lack, where=where))
