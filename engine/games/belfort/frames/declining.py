"""The effect of an activated worker may be left out (BF-8.4.1)."""

from __future__ import annotations

from engine.core import Pick
from engine.games.belfort.actions import Skip
from engine.games.belfort.components import BOX


def declined(skip: Skip) -> tuple[Pick, ...]:
    """The menu by which an effect is declined; none if the effects are compulsory (INT-19)."""
    if not BOX.readings.activation_may_be_declined:
        return ()
    return (Pick("skip", (skip,), ends_step=True),)
