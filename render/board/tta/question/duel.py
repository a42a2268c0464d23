"""An attack: both strengths with their parts, what is at stake, and what holds."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tta.cards.model import Card
from engine.games.tta.query.attacks import Holding
from engine.games.tta.view import CivView, Lines
from render import fonts
from render.board.tta.parts import badge
from render.board.tta.phone.kit import name, name_rows
from render.board.tta.plates import plate
from render.board.tta.question.page import HALF, LEAST, ROW, Page, fitted, joined, name_band
from render.board.tta.style import KINDS, ON_SLATE
from render.fonts import BOLD
from render.phone import GAP, INNER, MARGIN, RADIUS, TYPE, Piece, icon, line, text, width
from render.text.tta.case import by_kind, fact
from render.text.tta.words import signed
from render.theme import ALARM, INK, NOW, PANEL, PAPER, TEXT

_BAND, _PART = 66, 54
_SUM = 104
_PLATE_H, _SPINE, _ADDS_W, _SECOND = 64, 66, 52, 38
_RESULT_W = 200
_SHOWN = 2
"""So many sets of cards that hold are shown."""


def draw(page: Page) -> None:
    """The whole page."""
    page.head()
    rival = page.rival
    assert rival is not None
    totals = fact(page.decision, "attack"), fact(page.decision, "defence")
    sides(page, (rival, page.asked), totals)
    card = str(page.decision.facts["card"])
    stake = page.cases.stake(page.view, card, rival.seat, page.decision.seat, yours=page.means)
    page.paragraph(stake)
    page.verdict()
    if page.means:
        _hand(page)
        _answers(page)


def sides(page: Page, civs: tuple[CivView, CivView], totals: tuple[int, int]) -> None:
    """Attacker and target side by side, each with its total and what that is made of."""
    say = page.cases.say
    words = (say.attacks(), say.defends())
    found = tuple(zip(civs, totals, page.case.sides, words, strict=True))
    broken = [_parts(page, lines, total) for _, total, lines, _ in found]
    high = _BAND + max(124, max(len(rows) for rows in broken) * _PART + 20)
    for i, ((civ, total, _, word), rows) in enumerate(zip(found, broken, strict=True)):
        _side(page, MARGIN + i * (HALF + GAP), high, civ, total, rows, word)
    page.y += round(high) + GAP


def _left(total: int) -> float:
    """Where the parts of a sum begin in a field."""
    return 110 + fonts.width(str(total), _SUM, BOLD) + 28


def _parts(page: Page, lines: Lines, total: int) -> list[list[list[Piece]]]:
    """The parts of a strength as signs with numbers, in rows."""
    rows: list[list[list[Piece]]] = [[]]
    left = room = HALF - _left(total) - 8
    for kind, n in by_kind(page.cases.words, lines):
        said = str(n) if n > 0 else signed(n)
        pair = [icon(f"kind_{kind}", 42, ON_SLATE["strength"]), text(said, TYPE, TEXT, BOLD)]
        wide = max(width(pair, 6), 80)
        if wide > left:
            rows.append([])
            left = room
        rows[-1].append(pair)
        left -= wide + 12
    return rows


def _side(
    page: Page,
    x: float,
    high: float,
    civ: CivView,
    total: int,
    rows: list[list[list[Piece]]],
    word: str,
) -> None:
    c, y = page.c, page.y
    c.rect(x, y, HALF, high, PANEL, RADIUS)
    c.spot(f"side-{civ.seat}", x, y, HALF, high)
    name_band(c, x, y, HALF, civ.seat, page.scene.names[civ.seat], word)
    middle = y + _BAND + (high - _BAND) / 2
    c.icon("count_strength", x + 54, middle, 70, ON_SLATE["strength"])
    c.mid(x + 100, middle, str(total), _SUM, TEXT, BOLD, "l")
    top = middle - (len(rows) - 1) * _PART / 2
    for i, row in enumerate(rows):
        px = x + _left(total)
        for pair in row:
            line(c, px, top + i * _PART, pair, 6)
            px += max(width(pair, 6), 80) + 12
        if px - 12 > x + HALF + 1:
            c.cut.append(f"{civ.seat}: {total}")


def _hand(page: Page) -> None:
    """One's military cards with what each adds, two on a line."""
    cards = [page.scene.card(k) for k in page.asked.military if k is not None]
    down = page.scene.board.figures.defense_discard
    for pair in (cards[i : i + 2] for i in range(0, len(cards), 2)):
        named = [_named(page, card) for card in pair]
        high = _PLATE_H + _SECOND * (max(len(rows) for rows, _ in named) - 1)
        for i, (card, (rows, size)) in enumerate(zip(pair, named, strict=True)):
            box = (MARGIN + i * (HALF + GAP), page.y, HALF, high)
            adds = max(card.bonus.defense if card.bonus else 0, down)
            _card(page, box, card, rows, size, signed(adds))
            page.answer(*box)
        page.y += high + 8
    page.y += 2 if cards else 0


def _named(page: Page, card: Card) -> tuple[tuple[str, ...], int]:
    """A name in its rows, a bonus card with its age, and the size of the type."""
    room = HALF - _SPINE - _ADDS_W - 44
    end = fonts.width(card.age, TYPE, BOLD) + 14 if card.bonus else 0
    return name_rows(page.scene, card, room - end, TYPE, BOLD)


def _card(
    page: Page,
    box: tuple[float, float, float, float],
    card: Card,
    rows: Sequence[str],
    size: int,
    adds: str,
) -> None:
    x, y, _, high = box
    c, look, middle = page.c, KINDS[card.kind], y + high / 2
    plate(c, box, PAPER, 12, look.military)
    plate(c, (x, y, _SPINE, high), look.fill, 12, look.military, "left")
    badge(c, x + _SPINE / 2, middle, 54, card.kind, on_colour=True)
    c.mid(x + HALF - 14, middle, adds, 52, INK, BOLD, "r")
    left = x + _SPINE + 12
    wide = name(c, left, middle, rows, size, HALF - _SPINE - _ADDS_W - 44, INK, BOLD)
    if card.bonus:
        c.mid(left + wide + 12, middle, card.age, TYPE, INK, BOLD, "l")


def _answers(page: Page) -> None:
    """The sets that hold and waste least, and giving in."""
    own, shown = fact(page.decision, "defence"), page.case.holdings[:_SHOWN]
    sets: list[Holding | None] = [*shown, None]
    top = page.panel(ROW * len(sets) + 14)
    for i, held in enumerate(sets):
        _answer(page, top + 38 + i * ROW, held, own + (held.adds if held else 0))


def _answer(page: Page, y: float, held: Holding | None, total: int) -> None:
    """Cards that hold, or none, and both totals then."""
    c, say = page.c, page.cases.say
    tone = NOW if held else ALARM
    page.answer(MARGIN, y - ROW / 2, INNER, ROW)
    c.icon("count_defense" if held else "kind_aggression", MARGIN + 40, y, 44, tone)
    right = MARGIN + INNER - 18.0
    word = say.holds() if held else say.lost()
    right -= c.mid(right, y, word, c.fit(word, TYPE, BOLD, _RESULT_W, LEAST), tone, BOLD, "r") + 16
    result = say.total_to(attack=fact(page.decision, "attack"), defence=total)
    right -= c.mid(right, y, result, TYPE, TEXT, BOLD, "r") + 16
    x = MARGIN + 78.0
    if held and held.cards:
        signs = [_bonus(page, k) for k in held.cards]
        x = line(c, x, y, signs, fitted(signs, right - x - 240 * bool(held.down), 28)) + 22
    if held is None or held.down:
        said = say.face_down(count=held.down) if held else say.no_card()
        words = text(said)
        if held and words.width > right - x:
            words = joined([icon("count_hand", 44, TEXT), text(f"+{held.down}", TYPE, TEXT, BOLD)])
        if line(c, x, y, [words]) > right:
            c.cut.append(said)


def _bonus(page: Page, card: str) -> Piece:
    bonus = page.scene.card(card).bonus
    assert bonus is not None
    return joined([icon("kind_bonus", 44, TEXT), text(signed(bonus.defense), TYPE, TEXT, BOLD)])
