"""All attacks by name."""

from __future__ import annotations

from tests.attacks import answers, forged, hints, metrics, pings, restored, rooms, worlds
from tests.attacks.attack import Attack

ATTACKS: dict[str, Attack] = {
    "forged": forged.attack,
    "hints": hints.attack,
    "pings": pings.attack,
    "rooms": rooms.attack,
    "worlds": worlds.attack,
    "restored": restored.attack,
    "metrics": metrics.attack,
    "answers": answers.attack,
}
