"""A pact that is offered: both sides in one's own terms, and what follows from yes and no."""

from __future__ import annotations

from engine.games.tta import actions as a
from engine.games.tta.case import Change
from engine.games.tta.view import CivView
from render.board.tta.parts import item_width, items_row
from render.board.tta.question.page import HALF, LEAST, ROW, Page, name_band
from render.board.tta.style import ON_SLATE
from render.board.tta.words import sign
from render.canvas import label
from render.fonts import BOLD, MEDIUM
from render.phone import (
    FIGURE,
    GAP,
    INNER,
    KEY,
    MARGIN,
    RADIUS,
    TYPE,
    Piece,
    icon,
    line,
    text,
    width,
)
from render.text.tta.case import BANKS, fact, sides
from render.text.tta.words import signed
from render.theme import ALARM, MUTED, NOW, PANEL, TEXT

_BAND, _LINE = 66, 76
_RATES = ("food_made", "resources_made", "science_rating", "culture_rating")
_TOKENS = {"civil_actions": "civil", "military_actions": "military"}


def draw(page: Page) -> None:
    """The whole page."""
    page.head()
    _sides(page)
    page.paragraph(page.cases.terms(str(page.decision.facts["card"]), *sides(page.decision)))
    _answers(page)


def _changes(page: Page, seat: int) -> list[Change]:
    """What the pact would change for a seat."""
    for look in page.forecasts:
        if look.action == a.AnswerPact(True):
            return [c for c in look.changes if c.seat == seat and c.what not in BANKS]
    return []


def _sides(page: Page) -> None:
    """The player who is asked at the left."""
    rival = page.rival
    assert rival is not None
    civs = (page.asked, rival)
    found = [_changes(page, civ.seat) for civ in civs]
    high = _BAND + 18 + _LINE * (1 + max(1, *(len(x) for x in found)))
    for i, (civ, changes) in enumerate(zip(civs, found, strict=True)):
        _side(page, MARGIN + i * (HALF + GAP), high, civ, changes)
    page.y += high + GAP


def _side(page: Page, x: float, high: float, civ: CivView, changes: list[Change]) -> None:
    c, y, say = page.c, page.y, page.cases.say
    c.rect(x, y, HALF, high, PANEL, RADIUS)
    c.spot(f"side-{civ.seat}", x, y, HALF, high)
    name = page.scene.names[civ.seat]
    if page.means and civ is page.asked:
        name = say.yourself(who=name)
    name_band(c, x, y, HALF, civ.seat, name)
    middle = y + _BAND + 10 + _LINE / 2
    for change in changes:
        _change(page, x, middle, change)
        middle += _LINE
    if not changes:
        label(c, x + 22, middle, say.no_number(), (TYPE, TYPE - 4), HALF - 44, MUTED, "l", MEDIUM)
        middle += _LINE
    line(c, x + 22, y + high - 8 - _LINE / 2, _own(civ))


def _change(page: Page, x: float, y: float, change: Change) -> None:
    """What changes, by how much, from what to what."""
    rate = change.what in _RATES
    good = change.what.partition("_")[0] if rate else change.what
    by = signed(change.after - change.before)
    tone = ALARM if change.after < change.before else NOW
    pieces: list[Piece] = []
    if good in _TOKENS:
        item = (sign(good), by)
        pieces.append(
            Piece(item_width(item, 62), lambda c, px, py: items_row(c, px, py, (item,), 62, 0))
        )
    else:
        pieces += [
            icon(f"count_{good}", 58, ON_SLATE.get(good, TEXT)),
            text(by, KEY - 8, tone, BOLD),
        ]
    end = line(page.c, x + 22, y, pieces, 14)
    then = [
        text(str(change.before), FIGURE, TEXT, BOLD),
        icon("to_right", 32, MUTED),
        text(str(change.after), FIGURE, tone, BOLD),
    ]
    each = text(page.cases.say.each_turn(), TYPE, MUTED)
    if rate and end + 26 + width([*then, each], 10) <= x + HALF - 8:
        then.append(each)
    if line(page.c, end + 26, y, then, 10) > x + HALF - 8:
        page.c.cut.append(change.what)


def _own(civ: CivView) -> list[Piece]:
    """The figures by which one knows a partner."""
    found: list[Piece] = []
    for what in ("strength", "culture"):
        found.append(icon(f"count_{what}", 46, ON_SLATE[what]))
        found.append(text(str(getattr(civ, what)), FIGURE, TEXT, BOLD))
        found.append(Piece(18, lambda c, x, y: None))
    return found


def _answers(page: Page) -> None:
    """Yes and no, each with what follows."""
    c, say, d, view = page.c, page.cases.say, page.decision, page.view
    giver = fact(d, "from")
    old = next((p.card for p in view.pacts if p.owner == giver), None)
    starts = say.starts_now()
    if old is not None:
        starts = say.starts_instead(card=page.cases.words.short(old), who=page.scene.names[giver])
    top = page.panel(2 * ROW + 14)
    for i, (answer, follows) in enumerate(((say.yes(), starts), (say.no(), say.nothing_changes()))):
        middle = top + 38 + i * ROW
        page.answer(MARGIN, middle - ROW / 2, INNER, ROW)
        c.mid(MARGIN + 22, middle, answer, 54, TEXT if i else NOW, BOLD, "l")
        size = c.fit(follows, TYPE, MEDIUM, INNER - 160, LEAST)
        c.mid(MARGIN + 140, middle, follows, size, TEXT, MEDIUM, "l")
