"""The first edition as a game of its own. It is not listed before it plays in all its lengths."""

from __future__ import annotations

from dataclasses import replace

from engine.games.tta import RULES, TtaRules
from engine.games.tta.options import FirstOptions

FIRST = TtaRules("first_edition", replace(RULES.meta, key="tta-first-edition"), FirstOptions)
