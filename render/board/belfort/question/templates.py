"""Which kind of decision is drawn how."""

from __future__ import annotations

from collections.abc import Callable

from render.blocks import Block
from render.board.belfort.question import cards, goods, planks, sites
from render.board.belfort.question.page import Case, drawn
from render.canvas import Canvas

_TURNS = ("placement", "actions")
"""Players who wait for a turn want to see the table."""


def compose(case: Case) -> Canvas | None:
    """The picture of a question; None for a kind that has none."""
    kind = case.decision.kind
    return drawn(case, TEMPLATES[kind](case)) if has_picture(kind, means=case.means) else None


def has_picture(kind: str, *, means: bool) -> bool:
    """Whether a question of this kind has a picture."""
    return kind in TEMPLATES and (means or kind not in _TURNS)


TEMPLATES: dict[str, Callable[[Case], list[Block]]] = {
    "choose_cards": cards.choose_cards,
    "choose_dwarf": planks.dwarf,
    "placement": planks.placement,
    "send_rest": planks.send_rest,
    "swap_crests": planks.swap_crests,
    "actions": cards.actions,
    "discard_cards": cards.discard,
    "choose_recruit": goods.recruit,
    "choose_half": sites.half,
    "choose_design": sites.design,
    "pay_architects": sites.pay,
    "choose_loot": goods.loot,
    "choose_exchange": sites.exchange,
    "choose_arrival": sites.arrival,
    "show_cards": cards.show_cards,
    "take_shown": cards.take_shown,
    "choose_neutral_card": sites.neutral_card,
    "choose_neutral_site": sites.neutral_site,
}
