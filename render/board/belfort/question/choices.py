"""Pictures of the questions: who is asked for what, what one has, and what the answer hangs on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core import Decision
from engine.games.belfort.components import SYMBOLS
from engine.games.belfort.view import BelfortView
from render import phone
from render.board.belfort import closer, grid
from render.board.belfort.marks import icon, name, sign
from render.board.belfort.phone import table
from render.board.belfort.words import Words
from render.canvas import Canvas
from render.fonts import BOLD, MEDIUM
from render.phone import GAP, INNER, LOWEST, MARGIN, RADIUS, WIDTH
from render.theme import INK, SEATS, SLATE, TEXT

Block = tuple[float, Callable[[Canvas, float], None]]
"""How high, and what draws it from its upper edge."""


@dataclass(frozen=True)
class Case:
    """A question as it is drawn. means: with what only who is asked should see."""

    view: BelfortView
    decision: Decision
    players: tuple[str, ...]
    words: Words
    means: bool


def compose(case: Case) -> Canvas | None:
    """The picture of a question; None for a kind that the table shows best."""
    template = TEMPLATES.get(case.decision.kind)
    if template is None or (template is _own and not case.means):
        return None
    parts: list[Block] = [(162, lambda c, y: _head(c, y, case)), *template(case)]
    high = sum(h + GAP for h, _ in parts) - GAP + 2 * MARGIN
    c = Canvas(WIDTH, max(LOWEST, round(high)), SLATE)
    y = float(MARGIN)
    for h, draw in parts:
        draw(c, y)
        y += h + GAP
    return c


def _head(c: Canvas, y: float, case: Case) -> None:
    seat, kind, say = case.decision.seat, case.decision.kind, case.words.say
    c.rect(MARGIN, y, INNER, 162, SEATS[seat][0], RADIUS)
    sign(c, MARGIN + 54, y + 48, seat, 58)
    said, size = phone.headline(
        c, lambda who: say.asked(kind, player=who), case.players[seat], INNER - 126
    )
    c.mid(MARGIN + 104, y + 47, said, size, INK, BOLD, "l")
    c.rect(MARGIN + 6, y + 98, INNER - 12, 58, INK, 9)
    fact = case.decision.facts.get("crest" if kind == "swap_crests" else "count", 0)
    about = say.about(kind, count=fact if isinstance(fact, int) else 0)
    name(c, MARGIN + 24, y + 127, about, (52, 40), INNER - 48, TEXT, "l", MEDIUM)


def _purse(case: Case) -> Block:
    return 88, lambda c, y: table.purse(c, y, case.view, case.decision.seat)


def _faces(case: Case, found: tuple[str, ...]) -> Block:
    rows = -(-len(found) // 2)
    seat = case.decision.seat
    return rows * (closer.CARD_H + GAP), lambda c, y: closer.cards(
        c, y, case.view, found, case.words, seat
    )


def _own(case: Case) -> list[Block]:
    """Goods and the own hand, which nobody else sees."""
    return [_purse(case), _faces(case, case.view.players[case.decision.seat].cards)]


def _shown(case: Case) -> list[Block]:
    """The cards that lie open for everybody."""
    return [_purse(case), _faces(case, tuple(card for _, card in case.view.shown))]


def _display(case: Case) -> list[Block]:
    """The cards on display."""
    return [_purse(case), _faces(case, case.view.display)]


def _sites(case: Case) -> list[Block]:
    """The city; golden are the symbols that can be marked."""
    can = {
        str(symbol)
        for menu in (case.decision.menus if case.means else ())
        for action in getattr(menu, "actions", ())
        if (symbol := getattr(action, "symbol", None)) in SYMBOLS
    }

    def draw(c: Canvas, y: float) -> None:
        x = MARGIN + (INNER - grid.PHONE.width) / 2
        for kind in grid.KINDS:
            icon(c, kind, x + grid.PHONE.middle(kind), y + 32, 54, TEXT)
        grid.draw(c, x, y + 68, case.view, grid.PHONE, can)

    return [_purse(case), (68 + grid.PHONE.height, draw)]


def _everybody(case: Case) -> list[Block]:
    """Crests, goods, workers and areas of all."""
    high = table.FIGURES_H
    return [(high, lambda c, y: table.figures(c, y, case.view))]


TEMPLATES: dict[str, Callable[[Case], list[Block]]] = {
    "choose_cards": _own,
    "discard_cards": _own,
    "show_cards": _own,
    "actions": _own,
    "take_shown": _shown,
    "choose_neutral_card": _display,
    "placement": _sites,
    "choose_half": _sites,
    "choose_design": _sites,
    "choose_exchange": _sites,
    "choose_arrival": _sites,
    "choose_dwarf": _sites,
    "choose_neutral_site": _sites,
    "send_rest": _everybody,
    "swap_crests": _everybody,
    "choose_loot": _everybody,
    "choose_recruit": _everybody,
    "pay_architects": _everybody,
}
"""How each kind of decision is drawn."""
