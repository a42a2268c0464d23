"""The first edition under a short name."""

from __future__ import annotations

from engine.games.tta import FIRST_EDITION_RULES

FIRST = FIRST_EDITION_RULES
