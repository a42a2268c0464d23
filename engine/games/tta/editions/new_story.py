"""A New Story of Civilization (2015)."""

from __future__ import annotations

from engine.games.tta.cards.base import code_of
from engine.games.tta.cards.table import card_table
from engine.games.tta.editions.ruleset import Ruleset

_TABLE = card_table("new_story")

NEW_STORY = Ruleset(
    key="new_story",
    last_age=3,
    table=_TABLE,
    cards=dict(_TABLE.cards),
    code=code_of("new_story"),
    board=_TABLE.board,
    production=("points", "corruption", "food", "consumption", "resources"),
    corruption_eats_food=True,
    leader_refund=1,
    weaker_target=True,
    defence_discards=True,
    keeps_higher_special=True,
)
