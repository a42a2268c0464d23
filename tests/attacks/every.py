"""All attacks by name."""

from __future__ import annotations

from tests.attacks import forged
from tests.attacks.attack import Attack

ATTACKS: dict[str, Attack] = {
    "forged": forged.attack,
}
