"""Which state a step led to, where the form of states has changed since it was stored.

The hash of a step belongs to the state in the form of its time, so it cannot be compared with a
state of the present form. The save of the step can, once it is lifted to that form.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core import Rules, SaveError, save
from tables.model.stored import StoredSave


def present_hashes(
    rules: Rules[Any], hashes: Iterable[tuple[int, str]], saves: Mapping[int, StoredSave]
) -> dict[int, str | None]:
    """The hash of each step in the present form; None where it is known only in an older one.

    hashes: steps in their order, from one with a save, each with its stored hash. saves: what is
    left of their states. A step without a save may be of the form of the last save before it. A
    save that cannot be read counts as none.
    """
    made: dict[int, str | None] = {}
    current = True
    for seq, stored in hashes:
        kept = saves.get(seq)
        lifted = None
        if kept is not None:
            try:
                document = kept.document()
                current = save.is_current(rules, document)
                lifted = None if current else lifted_hash(rules, document)
            except SaveError:
                pass
        made[seq] = stored if current else lifted
    return made


def lifted_hash(rules: Rules[Any], document: bytes) -> str:
    """The hash, in the present form, of the state of a save. Raises `SaveError`."""
    return save.state_hash(rules, save.read(rules, document))
