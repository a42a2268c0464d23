"""An attack: both strengths with their parts, what is at stake, and what holds."""

from __future__ import annotations

from engine.games.tta.cards.model import Card
from engine.games.tta.query.attacks import Holding
from engine.games.tta.view import CivView, Lines
from render import fonts
from render.board.tta.look import KINDS, ON_SLATE
from render.board.tta.parts import badge
from render.board.tta.phone.kit import name, name_rows
from render.board.tta.plates import plate
from render.board.tta.question.page import HALF, ROW, Page, fitted, joined, name_band
from render.fonts import BOLD
from render.phone import GAP, INNER, MARGIN, RADIUS, TYPE, Piece, icon, line, text, width
from render.text.tta.case import by_kind, fact
from render.text.tta.words import signed
from render.theme import ALARM, INK, NOW, PANEL, PAPER, TEXT

_BAND, _PART = 66, 54
_SUM = 104
_PLATE_H, _SPINE = 64, 66
_SHOWN = 2
"""So many sets of cards that hold are shown."""


def draw(page: Page) -> None:
    """The whole page."""
    page.head()
    _sides(page)
    card, attacker = str(page.decision.facts["card"]), fact(page.decision, "from")
    stake = page.cases.stake(page.view, card, attacker, page.decision.seat, yours=page.means)
    page.paragraph(stake)
    page.verdict()
    if page.means:
        _hand(page)
        _answers(page)


def _sides(page: Page) -> None:
    """Attacker and target side by side."""
    d, rival, say = page.decision, page.rival, page.cases.say
    assert rival is not None
    sides = (
        (rival, fact(d, "attack"), page.case.sides[0], say.attacks()),
        (page.asked, fact(d, "defence"), page.case.sides[1], say.defends()),
    )
    broken = [_parts(page, lines, total) for _, total, lines, _ in sides]
    high = _BAND + max(124, max(len(rows) for rows in broken) * _PART + 20)
    for i, ((civ, total, _, word), rows) in enumerate(zip(sides, broken, strict=True)):
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
    for i, card in enumerate(cards):
        adds = max(card.bonus.defense if card.bonus else 0, down)
        x, y = MARGIN + (i % 2) * (HALF + GAP), page.y + (i // 2) * (_PLATE_H + 8)
        _card(page, x, y, card, signed(adds))
    page.y += -(-len(cards) // 2) * (_PLATE_H + 8) + 2 if cards else 0


def _card(page: Page, x: float, y: float, card: Card, adds: str) -> None:
    c, look, middle = page.c, KINDS[card.kind], y + _PLATE_H / 2
    plate(c, (x, y, HALF, _PLATE_H), PAPER, 12, look.military)
    plate(c, (x, y, _SPINE, _PLATE_H), look.fill, 12, look.military, "left")
    badge(c, x + _SPINE / 2, middle, 54, card.kind, on_colour=True)
    taken = c.mid(x + HALF - 14, middle, adds, 52, INK, BOLD, "r")
    room = HALF - _SPINE - taken - 44
    left = x + _SPINE + 12
    if card.bonus:
        end = fonts.width(card.age, TYPE, BOLD) + 14
        rows, size = name_rows(page.scene, card, room - end, TYPE, BOLD, 1)
        wide = name(c, left, middle, rows, size, room - end, INK, BOLD)
        c.mid(left + wide + 12, middle, card.age, TYPE, INK, BOLD, "l")
        return
    rows, size = name_rows(page.scene, card, room, TYPE, BOLD, 1)
    name(c, left, middle, rows, size, room, INK, BOLD)


def _answers(page: Page) -> None:
    """The sets that hold and waste least, and giving in."""
    d, say = page.decision, page.cases.say
    attack, own = fact(d, "attack"), fact(d, "defence")
    found = [(_set(page, h), own + h.adds, True) for h in page.case.holdings[:_SHOWN]]
    found.append(([text(say.no_card())], own, False))
    top = page.panel(ROW * len(found) + 14)
    for i, (pieces, total, good) in enumerate(found):
        middle = top + 38 + i * ROW
        tone = NOW if good else ALARM
        c = page.c
        c.icon("count_defense" if good else "kind_aggression", MARGIN + 40, middle, 44, tone)
        result = say.total_to(total=total, attack=attack)
        word = say.holds() if good else say.lost()
        taken = c.mid(MARGIN + INNER - 18, middle, word, TYPE, tone, BOLD, "r")
        taken += c.mid(MARGIN + INNER - 34 - taken, middle, result, TYPE, TEXT, BOLD, "r") + 34
        room = INNER - taken - 90
        end = line(c, MARGIN + 78, middle, pieces, fitted(pieces, room, 28))
        if end > MARGIN + INNER - taken - 8:
            c.cut.append(result)


def _set(page: Page, h: Holding) -> list[Piece]:
    """Bonus cards as signs with what they add, and how many lie face down."""
    cards = page.scene.cards
    pieces: list[Piece] = []
    for k in h.cards:
        bonus = cards[k].bonus
        assert bonus is not None
        sign = icon("kind_bonus", 44, TEXT)
        pieces.append(joined([sign, text(signed(bonus.defense), TYPE, TEXT, BOLD)]))
    if h.down:
        pieces.append(text(page.cases.say.face_down(count=h.down)))
    return pieces
